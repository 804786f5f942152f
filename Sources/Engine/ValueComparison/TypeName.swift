import Synchronization

/// The name of a type as `Self._printChanges()` prints it: enclosing types, but no module.
///
/// Generic arguments are printed, their modules dropped too, and so is what tells private and local
/// types of the same name apart.
package func typeName(of type: Any.Type) -> String {
  if let name = knownNames.withLock({ $0[ObjectIdentifier(type)] }) { return name }
  var shortener = TypeNameShortener(_typeName(type, qualified: true))
  let name = shortener.shortened()
  knownNames.withLock { $0[ObjectIdentifier(type)] = name }
  return name
}

/// The names worked out so far: each mounted view asks for that of its type.
private let knownNames = Mutex<[ObjectIdentifier: String]>([:])

/// Drops the first component of each dotted path in a type's full name.
private struct TypeNameShortener {
  private let text: [Character]
  private var index = 0
  private var result = ""
  /// Whether the path at hand has had its module dropped, or never had one.
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

  /// A component that a dot follows and no dot precedes is the module.
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

  /// A raw identifier; the runtime puts no-break spaces in place of its spaces.
  private mutating func quotedComponent() -> String {
    let end = text[(index + 1)...].firstIndex(of: "`") ?? text.count - 1
    defer { index = end + 1 }
    return String(text[index...end].map { $0 == "\u{A0}" ? " " : $0 })
  }

  /// In optimized programs a private type reads `(Name in _0123…)`.
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
