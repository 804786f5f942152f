extension [String] {
  /// The first names with a separator between them, then how many more there are, for a finding's message.
  package func listed(separator: String = ", ") -> String {
    let maxCount = 20
    guard count > maxCount else { return joined(separator: separator) }
    return prefix(maxCount).joined(separator: separator) + " and \(count - maxCount) more"
  }
}
