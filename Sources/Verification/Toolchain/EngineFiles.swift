import ContentHash
import FileSystem
import FoundationEssentials

/// The libraries and the modules, whose interfaces determine what a scenario's code means.
/// - Throws: `ToolchainProblem` for the first missing file that scenarios require.
func engineFiles(in folder: String) throws -> [FileIdentity] {
  let libraries = ["ScenarioEngine", "EngineMacros"]
  let names =
    libraries.map { "lib\($0).so" }
    + ["Reconciler", "CombineShim", "ScenarioHost"].map(modulePath)
  let needed = try names.map { name in
    guard let file = FileIdentity(folder + "/" + name) else {
      throw ToolchainProblem.engineIncomplete(missing: name)
    }
    return file
  }
  let standIns = [
    "AppKitShim", "CoreDataShim", "EntryMacroDeclarations", "CoreGraphicsShim", "DispatchShim",
    "FoundationShim", "SwiftDataShim", "UIKitShim",
  ]
  return needed + standIns.compactMap { FileIdentity(folder + "/" + modulePath($0)) }
}

private func modulePath(_ module: String) -> String { "Modules/\(module).swiftmodule" }

/// One hash of what all files contribute to a program, in this order.
func contentHash(of files: [FileIdentity]) throws -> String {
  contentHash(
    of: try files.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: file.path), options: .mappedIfSafe)
      let parts = loadedSections(of: data) ?? [0..<data.count]
      return data.withUnsafeBytes { bytes in
        contentHash(of: parts.map { contentHash(of: UnsafeRawBufferPointer(rebasing: bytes[$0])) })
      }
    }
  )
}
