/// The SwiftUI versions that the engine can behave as.
package enum Profile: String, CaseIterable, Sendable {
  case ios17
  case ios18
  case ios26
  case ios27

  /// The profile of a run that names none.
  package static let standard = ios26

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
