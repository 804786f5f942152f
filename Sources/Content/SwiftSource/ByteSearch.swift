extension String {
  /// Whether the UTF-8 bytes of another text occur here, whatever characters they are part of.
  ///
  /// - Complexity: O(*n*) where the other text's first byte is rare; far below the standard library's
  ///   search by characters.
  func containsBytes(of other: String) -> Bool {
    guard let first = other.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
