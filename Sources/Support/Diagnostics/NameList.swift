extension [String] {
  /// The names with a separator between them, as a sentence of a finding has them: no more than
  /// anyone reads.
  package func listed(separator: String = ", ") -> String {
    let longest = 20
    guard count > longest else { return joined(separator: separator) }
    return prefix(longest).joined(separator: separator) + " and \(count - longest) more"
  }
}
