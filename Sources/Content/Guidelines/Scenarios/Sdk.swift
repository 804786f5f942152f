/// The versions of Xcode that a program can be built with; they differ in what SwiftUI declares, whatever the
/// system does.
package enum Sdk: String, CaseIterable, Sendable {
  case xcode26
  case xcode27

  /// Whether `@State` with a default value stores a closure that makes the value (STATE-10).
  package var hasLazyStates: Bool { self == .xcode27 }
}

extension Profile {
  /// The Xcode of a run that names none: that of its system, or the oldest one there is.
  package var sdk: Sdk { self == .ios27 ? .xcode27 : .xcode26 }
}
