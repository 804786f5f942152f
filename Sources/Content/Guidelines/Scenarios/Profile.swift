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
    let words = system.split(separator: " ")
    guard words.count == 2, var version = words[1].split(separator: ".").first.flatMap({ Int($0) })
    else { return nil }
    // Apple numbers all systems alike since version 26.
    if words[0] == "macOS", version < 26 { version += 3 }
    if words[0] == "watchOS", version < 26 { version += 7 }
    self = Self.allCases.last { $0.systemVersion <= version } ?? Self.allCases[0]
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
