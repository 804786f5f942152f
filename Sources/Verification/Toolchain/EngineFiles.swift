import Foundation

/// The libraries and the modules, whose interfaces decide what a scenario's code means.
/// - Throws: `ToolchainProblem` for the first that is missing.
func engineFiles(in folder: String) throws -> [FileIdentity] {
  let modules = ["Reconciler", "ReconcilerCombine", "ScenarioHost"]
  let names =
    ["ScenarioEngine", "ReconcilerMacros"].map { "lib\($0).\(libraryExtension)" }
    + modules.map { "Modules/\($0).swiftmodule" }
  return try names.map { name in
    guard let file = FileIdentity(folder + "/" + name) else {
      throw ToolchainProblem.engineIncomplete(missing: name)
    }
    return file
  }
}

/// The extension of dynamic libraries on this system.
let libraryExtension: String = {
  #if canImport(Darwin)
  "dylib"
  #else
  "so"
  #endif
}()

/// One fingerprint of the content of all the files, in this order.
func contentDigest(of files: [FileIdentity]) throws -> String {
  var digest = ContentDigest()
  for file in files {
    let data = try Data(contentsOf: URL(fileURLWithPath: file.path), options: .mappedIfSafe)
    data.withUnsafeBytes { digest.add($0) }
  }
  return digest.hexadecimal
}
