/// The SwiftUI versions that the engine has a profile for.
enum Profile: String, CaseIterable, Sendable {
  case ios17
  case ios18
  case ios26
}
