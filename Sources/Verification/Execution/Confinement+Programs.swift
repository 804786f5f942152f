import FoundationEssentials
import Subprocess

extension Confinement {
  /// What a scenario's program may reach: the libraries that it is linked with, and its resources.
  ///
  /// It can write only to the descriptors that it receives, and to no folder.
  /// - Parameters:
  ///   - executable: The program, in a folder that it cannot change.
  ///   - toolchain: The engine and the runtime libraries.
  ///   - resources: The folder with its resources, if it has any.
  /// - Returns: The confinement.
  static func scenario(
    _ executable: String,
    toolchain: Toolchain,
    reading resources: String? = nil
  ) -> Confinement {
    Confinement(
      readable: libraries + toolchain.runtimeFolders + (resources.map { [$0] } ?? []) + [
        toolchain.engineLibrary, "/usr/share/zoneinfo", "/dev/null",
      ],
      executable: [executable] + loaders,
      calls: .scenario
    )
  }

  /// What the compiler may reach besides its inputs and its folder: the toolchain, the system's headers and
  /// libraries, the engine.
  static func compiler(_ toolchain: Toolchain, reading readable: [String] = []) -> Confinement {
    Confinement(
      readable: readable + stageFiles(toolchain) + toolchain.releasedLibraries + [
        "/usr/include", toolchain.engineFolder + "/Modules", toolchain.macroLibrary,
        "/etc/os-release", "/etc/debian_version",
        // The compiler asks where its stack is.
        "/proc/self/maps",
      ],
      executable: [toolchain.frontend] + loaders,
      calls: .compiler
    )
  }

  /// What the linker may reach besides its inputs and its folder: the libraries of the toolchain and of the system,
  /// the engine.
  static func linker(_ program: String, _ toolchain: Toolchain) -> Confinement {
    Confinement(
      readable: stageFiles(toolchain) + [toolchain.engineLibrary],
      executable: [program] + loaders,
      calls: .compiler
    )
  }

  private static func stageFiles(_ toolchain: Toolchain) -> [String] {
    libraries + (toolchain.root.map { [$0 + "/lib"] } ?? []) + ["/dev/urandom", "/dev/null"]
  }

  private static let libraries = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
  ]

  /// The loader that the kernel starts for the libraries of a program.
  static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
}

/// The kernel cannot confine programs of pages.
package struct ConfinementProblem: Error, Equatable, CustomStringConvertible {
  /// What the kernel lacks, such as `Landlock`.
  package let missing: [String]

  /// What is wrong, then how to fix it.
  package var description: String {
    "this kernel has no \(missing.joined(separator: " and no ")), so programs of pages could read and"
      + " change your files: use Linux 5.13 or newer with both enabled ('bodycheck doctor' shows them), or"
      + " give '--trust-pages' if you trust every page"
  }
}
