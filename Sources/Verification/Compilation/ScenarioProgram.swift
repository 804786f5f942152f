import ContentHash
import Diagnostics
import Guidelines
import SwiftSource

/// The Swift program that runs a scenario: its code, and an entry point that hosts its root.
///
/// The compiler's messages refer to lines of the page, because each fragment of code states its origin.
/// Errors in the root expression appear at the scenario's fence.
package struct ScenarioProgram: Equatable, Sendable {
  /// A piece of code with the location of its first line.
  package struct Fragment: Equatable, Codable, Sendable {
    package let code: String
    package let path: String
    /// Counted from 1.
    package let line: Int
    /// The module that it belongs to, or `nil` for the program itself.
    package let module: String?
    /// The modules that it imports and that the engine does not have.
    package let missingModules: [String]

    package init(
      code: String,
      path: String,
      line: Int,
      module: String? = nil,
      missingModules: [String] = []
    ) {
      self.code = code
      self.path = path
      self.line = line
      self.module = module
      self.missingModules = missingModules
    }
  }

  /// A file as the compiler reads it.
  struct File: Equatable, Sendable {
    /// The path that the author knows.
    let path: String
    let module: String?
    /// An import of the host, then pieces of code that each follow a line with their origin.
    private(set) var text = "import ScenarioHost\n"
    private var origins: [Origin] = []

    /// Where the code after a row of this file is from.
    private struct Origin: Equatable, Sendable {
      let row: Int
      let path: String
      let line: Int
    }

    init(path: String, module: String?) { (self.path, self.module) = (path, module) }

    /// Adds code, which must end its last line.
    mutating func append(_ code: String, from path: String, _ line: Int) {
      let row = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      origins.append(Origin(row: row, path: path, line: line))
      text += location(path, line) + code
    }

    /// The page or file and the line where a row of this file is from, or `nil` if it is ours.
    func source(ofRow row: Int) -> SourceLocation? {
      guard let origin = origins.last(where: { $0.row <= row }), origin.row < row else {
        return nil
      }
      return SourceLocation(path: origin.path, line: origin.line + row - origin.row - 1, column: 1)
    }

    /// Where the author finds what the compiler says of a row of the file itself: of the end of the code, if the row is
    /// behind it, because a declaration or a comment that is not closed goes on to the end of the file.
    func place(ofRow row: Int, _ column: Int) -> SourceLocation {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let last = lines.lastIndex { $0.contains { !$0.isWhitespace } } ?? 0
      let isBehind = row > last + 1
      let found = source(ofRow: isBehind ? last + 1 : row)
      return SourceLocation(
        path: path,
        line: found?.line ?? 1,
        column: isBehind ? max(1, lines[last].utf8.count) : column
      )
    }
  }

  /// The pieces in the order in which they are compiled.
  package let fragments: [Fragment]
  /// How the compiler divides them into tokens.
  package let grammar: SwiftGrammar
  /// What the program shows.
  package let root: ProgramRoot
  /// The files that the program can read while it runs.
  let resources: [ProgramResource]
  /// What the author's project adds to the compiler's flags.
  let flags: [String]
  /// Where errors in the root expression are reported.
  let rootPath: String
  let rootLine: Int
  /// The files before the entry point is added: one for each path.
  ///
  /// If the code has its own entry point, such as an app, the scenario's entry point replaces it.
  let bodies: [File]
  /// The page or file where the entry point says it is.
  private let origin: String
  /// The index of the file with the root.
  private let rootIndex: Int
  private let start: String
  private let rootFile: String?
  private let declaresSteps: Bool

  /// Creates a program.
  /// - Parameters:
  ///   - fragments: The pieces of code in order; those of a module stand before the code that imports it.
  ///   - grammar: How the compiler divides them into tokens.
  ///   - root: What the program shows.
  ///   - rootPath: The page or file to report errors in the root expression in.
  ///   - rootLine: The line to report them at.
  ///   - rootFile: The file that declares the root, if that is another; it can be private there.
  ///   - declaresSteps: Whether the code declares its own steps.
  ///   - resources: The files that the program can read while it runs.
  ///   - flags: What the author's project adds to the compiler's flags.
  package init(
    fragments: [Fragment],
    grammar: SwiftGrammar,
    root: ProgramRoot,
    rootPath: String,
    rootLine: Int,
    rootFile: String? = nil,
    declaresSteps: Bool,
    resources: [ProgramResource] = [],
    flags: [String] = []
  ) {
    self.fragments = fragments
    self.grammar = grammar
    self.root = root
    self.resources = resources
    self.flags = flags
    self.rootPath = rootPath
    (self.rootFile, self.declaresSteps) = (rootFile, declaresSteps)
    self.rootLine = root.line ?? rootLine
    var files: [File] = []
    for fragment in fragments {
      let isMain = fragment.module == nil
      let code = withoutEntryPoints(
        fragment.code,
        grammar,
        keeping: isMain ? root.entryPoint : nil
      )
      if files.last.map({ $0.path == fragment.path && $0.module == fragment.module }) != true {
        files.append(File(path: fragment.path, module: fragment.module))
      }
      files[files.count - 1].append(code + "\n", from: fragment.path, fragment.line)
    }
    let own = files.indices.filter { files[$0].module == nil }
    rootIndex = own.first { files[$0].path == rootFile ?? rootPath } ?? own.last ?? 0
    let (declarations, argument) = root.code
    // What a preview shows is in the file of the preview.
    origin = root.line == nil ? rootPath : rootFile ?? rootPath
    if !declarations.isEmpty { files[rootIndex].append(declarations, from: origin, self.rootLine) }
    bodies = files
    start = "ScenarioHost.ScenarioProgram.run(\(argument)\(declaresSteps ? ", steps: steps" : ""))"
  }

  /// What makes `/` begin a regular expression in language mode 5.
  package static let regexLiteralFlag = "-enable-bare-slash-regex"

  /// The same program with other code in its pieces.
  func replacing(_ fragments: [Fragment]) -> ScenarioProgram {
    ScenarioProgram(
      fragments: fragments,
      grammar: grammar,
      root: root,
      rootPath: rootPath,
      rootLine: rootLine,
      rootFile: rootFile,
      declaresSteps: declaresSteps,
      resources: resources,
      flags: flags
    )
  }

  /// The files to compile; those of a module stand before the files that import it.
  var files: [File] {
    var files = bodies
    let entry = "@main enum BodycheckScenario { @MainActor static func main() { \(start) } }\n"
    files[rootIndex].append(entry, from: origin, rootLine)
    return files
  }

  /// The page or the files that the code is from, each once.
  var paths: [String] { bodies.map(\.path) }

  /// What could report false counts, in the text that is compiled.
  var rawAccess: [RawAccess] {
    rawCode(in: files.map(\.text), grammar).map {
      RawAccess(name: $0.name, path: $0.path, line: $0.line)
    }
  }

  /// All that decides what the program does.
  var contents: [String] {
    let files = files
    return ["\(files.count)"] + files.flatMap { [$0.module ?? "", $0.text] } + flags
      + resources.flatMap { [$0.name, $0.bytes.withUnsafeBytes { contentHash(of: $0) }] }
  }

  /// The program as one of several files of a module, with its entry point as a separate function.
  /// - Throws: `SharingObstacle` if it needs a separate module.
  func sharedSource(entry: String) throws(SharingObstacle) -> (
    text: String, imports: [String]
  ) {
    guard bodies.count == 1, resources.isEmpty, flags.isEmpty else { throw .hasSeveralFiles }
    let shared = try SharedModuleSource(bodies[0].text, grammar)
    let text =
      shared.text + location(origin, rootLine) + "@MainActor func \(entry)() { \(start) }\n"
    return (text, shared.imports)
  }
}

/// A file that a program can read while it runs, such as one of its bundle.
package struct ProgramResource: Equatable, Sendable {
  /// The path in the bundle.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

private func location(_ path: String, _ line: Int) -> String {
  let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
  return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
}
