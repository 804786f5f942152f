/// The SwiftUI versions that the engine has a profile for, oldest first.
enum Profile: String, CaseIterable, Sendable {
  case ios17
  case ios18
  case ios26

  /// The version that the engine behaves as unless a scenario or a flag names another.
  static let newest = Profile.ios26
}
