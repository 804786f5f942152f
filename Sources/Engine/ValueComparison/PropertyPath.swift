/// A key path as `Self._printChanges()` prints it: the root's type without modules, then the names.
///
/// The standard library knows a computed property, such as those of `@Observable`, only by its getter.
/// Its name comes from the symbol table of the file that contains the getter. A property whose name
/// cannot be found is `<computed>`, because an address would differ from run to run.
///
/// - Parameter keyPath: Any key path; `\Model.items.count` gives `\Model.items.count`.
/// - Returns: The spelling, the same in every run.
package func propertyPath(of keyPath: AnyKeyPath) -> String {
  let root = type(of: keyPath).rootType
  let description = keyPath.debugDescription
  let prefix = "\\" + String(describing: root)
  let names = description.hasPrefix(prefix) ? description.dropFirst(prefix.count) : ".<computed>"
  return "\\" + typeName(of: root) + namingGetters(names)
}

/// Replaces each `<computed 0x… (Type)>` with a name.
private func namingGetters(_ description: Substring) -> String {
  let mark = "<computed "
  var result = ""
  var rest = description
  while let start = rest.firstIndex(of: "<") {
    result += rest[..<start]
    rest = rest[start...]
    let end = endOfBrackets(rest)
    let item = rest[..<end]
    rest = rest[end...]
    if item.hasPrefix(mark) {
      let address = item.dropFirst(mark.count).prefix { $0 != " " }.dropFirst("0x".count)
      result += UInt(address, radix: 16).flatMap(getterName) ?? "<computed>"
    } else {
      result += item
    }
  }
  return result + rest
}

/// The end of the brackets that open the text; the `>` of an arrow does not close a bracket.
private func endOfBrackets(_ text: Substring) -> Substring.Index {
  var depth = 0
  var previous: Character = " "
  for index in text.indices {
    if text[index] == "<" { depth += 1 }
    if text[index] == ">", previous != "-" { depth -= 1 }
    if depth == 0 { return text.index(after: index) }
    previous = text[index]
  }
  return text.endIndex
}

/// The name of the property whose getter is at an address, if all symbols there agree.
private func getterName(at address: UInt) -> String? {
  let names = Set(LoadedSymbols.names(at: address).compactMap { demangled($0) }.map(propertyName))
  return names.count == 1 ? names.first ?? nil : nil
}

/// The name in `key path getter for Module.Type.name : Swift.Int : Module.Type`.
///
/// - Parameter symbol: A demangled name.
/// - Returns: The property's own name, or `nil` for a subscript or anything that is not a getter.
package func propertyName(_ symbol: String) -> String? {
  let prefix = "key path getter for "
  guard symbol.hasPrefix(prefix) else { return nil }
  var component = ""
  var depth = 0
  var isQuoted = false
  for character in symbol.dropFirst(prefix.count) {
    if character == "`" { isQuoted.toggle() }
    if isQuoted {
      component.append(character == "\u{A0}" ? " " : character)
      continue
    }
    if "([<".contains(character) { depth += 1 }
    if ")]>".contains(character) { depth -= 1 }
    if depth == 0, character == " " { break }
    if depth == 0, character == "." { component = "" } else { component.append(character) }
  }
  // A private name is spelled `(name in _0123…)`.
  if component.hasPrefix("(") {
    return component.dropFirst().split(separator: " ").first.map { String($0) }
  }
  return component.isEmpty || component.contains("(") ? nil : component
}
