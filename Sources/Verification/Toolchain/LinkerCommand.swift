import FileSystem
import Subprocess

/// How the linker of a toolchain makes an executable for this system.
///
/// The linker is started directly, with libraries that are listed here: nothing in an object file chooses them.
struct LinkerCommand: Equatable, Sendable {
  /// The linker and its arguments, with marks for the inputs and the output.
  private let words: [String]

  private static let inputs = "-l:bodycheck-inputs"
  private static let output = "bodycheck-output"

  /// The libraries of the toolchain that a program can use; those that it does not use are left out.
  private static let libraries = [
    "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftSwiftOnoneSupport", "swiftObservation", "swiftSynchronization", "swiftRegexBuilder",
    "swiftGlibc", "swiftDispatch", "swift_Builtin_float", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "m",
  ]

  /// Reads what `clang -###` prints.
  init?(_ printed: String) {
    guard let line = printed.split(separator: "\n").last(where: { $0.hasPrefix(" \"") }) else {
      return nil
    }
    words = line.dropFirst(2).dropLast().replacing("\" \"", with: "\n").split(separator: "\n")
      .map(String.init)
    guard words.contains(Self.inputs), words.contains(Self.output) else { return nil }
  }

  /// What the engine and other libraries can find in a program: nothing.
  ///
  /// Otherwise a program's function would replace one of the same name that the engine calls, such as the one that reads
  /// the key of the trace.
  static let exports = "{ local: *; };\n"

  /// The linker.
  var program: String { words[0] }

  /// The command that makes an executable.
  /// - Parameters:
  ///   - objects: What the compiler made.
  ///   - exports: The file with `exports`.
  ///   - output: The executable.
  ///   - toolchain: The toolchain, with the engine.
  /// - Returns: The linker and its arguments.
  func words(
    linking objects: [String],
    exporting exports: String,
    into output: String,
    for toolchain: Toolchain
  ) -> [String] {
    let runtime = toolchain.runtimeFolder
    // The engine is before the toolchain's libraries: it replaces some of their functions.
    let inputs =
      ["\(runtime)/\(toolchain.architecture)/swiftrt.o"] + objects + [toolchain.engineLibrary]
      + [
        "--version-script", exports, "-rpath", runtime, "-rpath", toolchain.engineFolder, "-L",
        runtime, "--as-needed",
      ]
      + Self.libraries.map { "-l" + $0 } + ["--no-as-needed"]
      + (program.hasSuffix("ld.lld") ? ["--no-dependent-libraries"] : [])
    return words.flatMap { word in
      switch word {
      case Self.inputs: inputs
      case Self.output: [output]
      default: [word]
      }
    }
  }

  /// Asks a C compiler how it links.
  /// - Parameters:
  ///   - compiler: The C compiler.
  ///   - target: The system to link for.
  ///   - linker: The linker to use, or `nil` for the system's.
  ///   - environment: The environment.
  /// - Returns: What it prints.
  /// - Throws: `ToolchainProblem` if that is no command, `ProcessProblem`, or an error of the file system.
  static func asked(
    of compiler: String,
    target: String,
    linker: String?,
    environment: [String: String]
  ) throws -> String {
    try withTemporaryDirectory { folder in
      let process = ChildProcess(
        command: [
          compiler, "-###", "--target=\(target)", "-pie", "-Xlinker", "--build-id", inputs, "-o",
          output,
        ] + (linker.map { ["--ld-path=" + $0] } ?? []),
        environment: compilerEnvironment(environment, folder: folder),
        folder: folder,
        limits: .compiler
      )
      let printed = try process.run().errors.text
      guard Self(printed) != nil else { throw ToolchainProblem.incomplete(missing: compiler) }
      return printed
    }
  }
}
