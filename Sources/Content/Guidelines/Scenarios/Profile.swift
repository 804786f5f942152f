/// The SwiftUI versions that the engine can behave as.
package enum Profile: String, CaseIterable, Sendable {
  case ios17
  case ios18
  case ios26
  case ios27

  /// The profile of a run that names none.
  package static let standard = ios27

  /// The profile of a system such as `iOS 16` or `macOS 15`: the newest that is not newer than it, or the
  /// oldest; `nil` if the text names no system.
  package init?(system: String) {
    guard system.split(separator: " ").count == 2, let version = Self.version(ofSystem: system)
    else { return nil }
    self = Self.allCases.last { $0.systemVersion <= version } ?? Self.allCases[0]
  }

  /// The major version of iOS that was released with a system such as `macOS 15`, which a text begins with.
  package static func version(ofSystem text: String) -> Int? {
    let words = text.split(separator: " ").prefix(2)
    guard words.count == 2, let version = words[1].split(separator: ".").first.flatMap({ Int($0) })
    else { return nil }
    // Apple numbers all systems alike since version 26.
    guard version < 26 else { return version }
    return switch words[0] {
    case "macOS": version + 3
    case "watchOS": version + 7
    default: version
    }
  }

  /// The major version of iOS.
  package var systemVersion: Int {
    switch self {
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    case .ios27: 27
    }
  }
}
