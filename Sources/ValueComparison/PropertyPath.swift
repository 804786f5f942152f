/// A key path to a property as `_printChanges` spells it: `\\Model.count`, without the module
/// (LOG-10).
///
/// A property whose name cannot be found is written `<computed>`: the standard library would show an
/// address, which differs from run to run.
package func propertyPath(of keyPath: AnyKeyPath) -> String {
  let root = typeName(of: type(of: keyPath).rootType)
  return "\\\(root).\(propertyName(in: keyPath.debugDescription))"
}

/// The last property of a described key path.
private func propertyName(in description: String) -> String {
  guard let marker = description.range(of: "<computed ") else {
    return description.split(separator: ".").last.map(String.init) ?? "<computed>"
  }
  return computedName(at: description[marker...].dropFirst(2)) ?? "<computed>"
}

/// The property whose getter is at an address, which the text starts with in hexadecimal digits.
///
/// Linkers leave the getter's symbol out of what `dladdr` sees on Linux, so it is looked up in the
/// program's own file.
private func computedName(at address: Substring) -> String? {
  #if os(Linux)
  guard let address = UInt(address.prefix { $0.isHexDigit }, radix: 16),
    let symbol = SymbolTable.program.name(at: address),
    let words = demangled(symbol)
  else { return nil }
  return name(inGetter: words)
  #else
  return nil
  #endif
}

/// The property in words such as `key path getter for Scenario.Model.count : Swift.Int : …`; one
/// that is private to its file is written `(count in _6F12…)`.
private func name(inGetter words: String) -> String? {
  guard let start = words.range(of: "key path getter for "),
    let end = words[start...].range(of: " : ")
  else { return nil }
  var path = words[start...].prefix(upTo: words.index(end, offsetBy: -3))
  if path.hasSuffix(")"), let open = path.lastIndex(of: "(") {
    path = path[open...].dropFirst().prefix { $0 != " " }
  }
  return path.split(separator: ".").last.map(String.init)
}

extension StringProtocol {
  /// The index behind the first occurrence of a text.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
      .flatMap { index($0, offsetBy: text.count, limitedBy: endIndex) }
  }
}
