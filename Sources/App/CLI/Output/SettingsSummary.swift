import Guidelines

extension Sequence<RunSettings> {
  /// One line with a newline, such as `Swift 6.3.1, language mode 5, debug, ios27`; empty without settings.
  ///
  /// If results differ, the line lists all values in order. The Xcode is named if it is not that of the
  /// profile.
  var summary: String {
    let settings = Array(self)
    guard !settings.isEmpty else { return "" }
    let versions = settings.map(\.toolchain).filter { !$0.isEmpty }
    let parts = [
      versions.isEmpty ? nil : "Swift " + Self.list(versions),
      "language mode " + Self.list(settings.map(\.languageMode.rawValue)),
      Self.list(settings.map(\.configuration.rawValue)),
      Self.list(settings.map(\.profile.rawValue)),
      settings.allSatisfy { $0.sdk == $0.profile.sdk }
        ? nil : Self.list(settings.map(\.sdk.rawValue)),
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "\n"
  }

  private static func list(_ values: [String]) -> String {
    Set(values).sorted().joined(separator: " and ")
  }
}
