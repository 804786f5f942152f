import SwiftIfConfig
import SwiftSyntax

/// What decides `#if`, `#available` and what `@State` is: the build, and the system that a profile stands for.
package struct CompilationConditions: Hashable, Sendable {
  /// Whether `DEBUG` is set.
  package var isDebug: Bool
  /// The major version of iOS; the profile has all its minor versions.
  package var systemVersion: Int
  /// Whether `@State` with a default value is a `LazyState`, as with Xcode 27.
  package var hasLazyStates: Bool
  /// The parts of the version for `swift(>=…)`.
  package var languageVersion: [Int]
  /// The parts of the version for `compiler(>=…)`.
  package var compilerVersion: [Int]

  package init(
    isDebug: Bool,
    systemVersion: Int,
    hasLazyStates: Bool = false,
    languageVersion: [Int],
    compilerVersion: [Int]
  ) {
    self.isDebug = isDebug
    self.systemVersion = systemVersion
    self.hasLazyStates = hasLazyStates
    self.languageVersion = languageVersion
    self.compilerVersion = compilerVersion
  }
}

/// The conditions in the form that SwiftIfConfig requests.
struct BuildSettings: BuildConfiguration {
  let conditions: CompilationConditions
  /// The value of what the conditions do not decide.
  var assumption = false
  /// Called with each of these.
  var report: (String) -> Void = { _ in }

  private func assume(_ condition: String) -> Bool {
    report(condition)
    return assumption
  }

  func isCustomConditionSet(name: String) -> Bool {
    switch name {
    case "DEBUG": conditions.isDebug
    // Exported programs do not claim to run on a device here.
    case "BODYCHECK": true
    case "SWIFT_PACKAGE", "COCOAPODS", "RELEASE", "NDEBUG": false
    default: assume(name)
    }
  }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    let name = importPath.first?.1 ?? ""
    if SystemModules.elsewhere.contains(name) { return false }
    if case .unversioned = version, SystemModules.ofPhones.contains(name) { return true }
    return assume("canImport(\(importPath.map(\.1).joined(separator: ".")))")
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  func hasFeature(name: String) -> Bool { assume("hasFeature(\(name))") }
  func hasAttribute(name: String) -> Bool { assume("hasAttribute(\(name))") }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(components: conditions.languageVersion) }
  var compilerVersion: VersionTuple { VersionTuple(components: conditions.compilerVersion) }
}
