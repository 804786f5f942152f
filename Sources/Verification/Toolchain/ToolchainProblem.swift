/// Why scenarios cannot be compiled.
package enum ToolchainProblem: Error, Equatable {
  case compilerNotFound
  case compilerTooOld(version: String, path: String)
  case compilerBroken(path: String, printed: String)
  case incomplete(missing: String)
  case engineOfAnotherCompiler(needed: String, version: String, path: String)
  case engineIncomplete(missing: String)
}

extension ToolchainProblem: CustomStringConvertible {
  /// One sentence that ends with the fix.
  package var description: String {
    switch self {
    case .compilerNotFound: "no 'swiftc' on PATH: \(Self.compilerFix)"
    case .compilerTooOld(let version, let path):
      "'\(path)' is Swift \(version), but scenarios need \(Toolchain.oldestVersion) or newer:"
        + " install a newer toolchain from swift.org/install and put it first on PATH"
    case .compilerBroken(let path, ""):
      "'\(path) -print-target-info' reports no version: reinstall the toolchain from swift.org/install"
    case .compilerBroken(let path, let printed):
      "'\(path) -print-target-info' reports no version, but prints '\(printed)': install what is missing, or"
        + " reinstall the toolchain from swift.org/install"
    case .incomplete(let missing):
      "the Swift toolchain has no working '\(missing)': reinstall it from swift.org/install"
    case .engineOfAnotherCompiler(let needed, let version, let path):
      "'\(path)' is Swift \(version), but this Bodycheck was built with \(needed) and its modules need the same:"
        + " put a Swift \(needed) toolchain first on PATH, or install a Bodycheck for Swift \(version)"
    case .engineIncomplete(let missing):
      "the engine's '\(missing)' is missing beside bodycheck: build everything with 'swift build'"
    }
  }

  /// What to do without a compiler.
  static let compilerFix =
    "install a Swift \(Toolchain.oldestVersion) toolchain from swift.org/install and add its"
    + " 'usr/bin' to PATH"
}
