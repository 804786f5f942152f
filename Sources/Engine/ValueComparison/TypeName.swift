import Synchronization

/// The name of a type as `Self._printChanges()` prints it: with enclosing types, without modules.
///
/// Generic arguments are printed without their modules. The discriminators of private and local types
/// are dropped.
package func typeName(of type: Any.Type) -> String {
  if let name = knownNames.withLock({ $0[ObjectIdentifier(type)] }) { return name }
  var shortener = TypeNameShortener(_typeName(type, qualified: true))
  let name = shortener.shortened()
  knownNames.withLock { $0[ObjectIdentifier(type)] = name }
  return name
}

/// A cache of names: each mounted view looks up the name of its type.
private let knownNames = Mutex<[ObjectIdentifier: String]>([:])

/// Drops the first component of each dotted path in a type's full name.
private struct TypeNameShortener {
  private let text: [Character]
  private var index = 0
  private var result = ""
  /// Whether the current path has no module left to drop.
  private var isInsidePath = false

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func shortened() -> String {
    while index < text.count {
      let character = text[index]
      if skip(prefix: "(unknown context at ", through: ").") { continue }
      if skip(prefix: "(extension in ", through: "):") { continue }
      if isName(character) {
        copyComponent()
      } else if character == "(", let name = discriminatedName() {
        result += name
      } else {
        isInsidePath = character == "." || character == ")" || character == ">"
        result.append(character)
        index += 1
      }
    }
    return result
  }

  /// A component followed by a dot but not preceded by one is the module.
  private mutating func copyComponent() {
    var component = ""
    if text[index] == "`" {
      component = quotedComponent()
    } else {
      while index < text.count, isName(text[index]) {
        component.append(text[index])
        index += 1
      }
    }
    if !isInsidePath, index < text.count, text[index] == "." {
      index += 1
      isInsidePath = true
    } else {
      result += component
      isInsidePath = false
    }
  }

  /// A raw identifier, in which the runtime replaces spaces with no-break spaces.
  private mutating func quotedComponent() -> String {
    let end = text[(index + 1)...].firstIndex(of: "`") ?? text.count - 1
    defer { index = end + 1 }
    return String(text[index...end].map { $0 == "\u{A0}" ? " " : $0 })
  }

  /// In optimized programs a private type is spelled `(Name in _0123…)`.
  private mutating func discriminatedName() -> String? {
    guard let end = text[index...].firstIndex(of: ")") else { return nil }
    let words = String(text[(index + 1)..<end]).split(separator: " ")
    guard words.count == 3, words[1] == "in", words[2].hasPrefix("_") else { return nil }
    index = end + 1
    isInsidePath = false
    return String(words[0])
  }

  private mutating func skip(prefix: String, through suffix: String) -> Bool {
    guard text[index...].starts(with: prefix) else { return false }
    let suffix = Array(suffix)
    for start in index..<text.count where text[start...].starts(with: suffix) {
      index = start + suffix.count
      return true
    }
    return false
  }

  private func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }
}
