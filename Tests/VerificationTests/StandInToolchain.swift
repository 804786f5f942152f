import Foundation
import TestSupport

@testable import Verification

/// A compiler that is a shell script, and an engine of empty files.
struct StandInToolchain {
  let scratch: ScratchFolder

  /// Writes both.
  /// - Parameter compiler: What the compiler does, or `nil` for none.
  /// - Throws: An error of the file system.
  init(compiler: String? = "echo 'Swift version 6.9'") throws {
    scratch = try ScratchFolder([
      "engine/libScenarioEngine.so": "engine",
      "engine/libEngineMacros.so": "macros",
      "engine/Modules/Reconciler.swiftmodule": "1",
      "engine/Modules/CombineShim.swiftmodule": "2",
      "engine/Modules/ScenarioHost.swiftmodule": "3",
    ])
    guard let compiler else { return }
    try scratch.write("#!/bin/sh\n\(compiler)\n", to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: scratch.path + "/bin/swiftc"
    )
  }

  /// What the program finds.
  func toolchain(needsCompiler: Bool = true) throws -> Toolchain {
    try Toolchain(
      environment: ["PATH": scratch.path + "/bin:/nowhere"],
      engineFolder: scratch.path + "/engine",
      cache: CacheLocation(testing: scratch.path + "/cache"),
      needsCompiler: needsCompiler
    )
  }
}
