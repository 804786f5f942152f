extension [String] {
  /// The names with a separator between them, as a sentence of a finding has them: no more than
  /// anyone reads.
  package func listed(separator: String = ", ") -> String {
    let maxCount = 20
    guard count > maxCount else { return joined(separator: separator) }
    return prefix(maxCount).joined(separator: separator) + " and \(count - maxCount) more"
  }
}
