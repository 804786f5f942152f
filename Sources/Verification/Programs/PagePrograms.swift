import Diagnostics
import Guidelines

/// Reads the files that scenarios name with `sources=`.
package struct PagePrograms: Sendable {
  /// The most bytes of code of a program from files: far more than most apps have, and little enough to parse.
  static let maxCodeSize = 2 << 20

  /// The site's root, to which the paths of pages and messages are relative.
  private let root: String
  /// The folder that the files must be in.
  private let boundary: String
  private let disk: ProgramDisk

  /// - Parameters:
  ///   - root: The site's root.
  ///   - boundary: The folder that the files must be in.
  ///   - folders: Folders with files of no program, such as the pages themselves.
  package init(root: String, boundary: String, excluding folders: [String] = []) {
    self.root = normalized(root)
    self.boundary = normalized(boundary)
    disk = ProgramDisk(below: boundary, excluding: folders, maxCodeSize: Self.maxCodeSize)
  }

  /// The files of a scenario's program; `nil` if all of it is on the page.
  /// - Throws: `ProgramProblem`.
  package func sources(
    of scenario: Scenario,
    on page: Page
  ) throws(ProgramProblem) -> ProgramSources? {
    guard let files = scenario.files else { return nil }
    return try sources(at: path(of: files, on: page), target: files.target)
  }

  /// The files of the program at an absolute path.
  /// - Throws: `ProgramProblem`.
  package func sources(
    at path: String,
    target: String?
  ) throws(ProgramProblem) -> ProgramSources {
    let operand = relative(path, to: root)
    guard mayRead(path) else { throw .outside(operand) }
    let start = Self.start(of: path)
    guard disk.exists(start) else { throw .notFound(operand) }
    let sources = try ProgramFolder.sources(
      at: [operand],
      target: target,
      on: disk,
      absolute: { _ in path }
    )
    let size = sources.files.reduce(0) { $0 + $1.source.bytes.count }
    guard size <= Self.maxCodeSize else { throw .tooLong(operand, size) }
    return sources
  }

  /// Whether a page may name a path; whether something is there is said of what is inside only.
  package func mayRead(_ path: String) -> Bool {
    let start = Self.start(of: path)
    return disk.allows(start) || start.hasPrefix(boundary + "/") && !disk.exists(start)
  }

  /// The readable pieces of code that a scenario is compiled from.
  package func fragments(
    of scenario: Scenario,
    on page: Page
  ) -> [ScenarioProgram.Fragment] {
    page.fragments(of: scenario, with: (try? sources(of: scenario, on: page)) ?? nil)
  }

  /// A scenario's program with the page's parts of it, each line at its position on the page.
  /// - Throws: `ProgramProblem`.
  package func whole(
    _ scenario: Scenario,
    on page: Page
  ) throws(ProgramProblem) -> ProgramSources {
    let own = page.fragments(of: scenario)
    var lines: [Substring] = []
    for fragment in own {
      lines += Array(repeating: "", count: max(0, fragment.line - 1 - lines.count))
      lines += fragment.code.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
    }
    let text = SourceText(path: page.path, text: lines.map { $0 + "\n" }.joined())
    var whole = try sources(of: scenario, on: page) ?? ProgramSources(text)
    if scenario.files != nil {
      let first = whole.files.firstIndex { $0.module == nil } ?? whole.files.endIndex
      if !own.allSatisfy(\.code.isEmpty) {
        whole.files.insert(.init(source: text, module: nil), at: first)
      }
    }
    whole.name = scenario.name
    whole.path = page.path + "#" + scenario.name
    return whole
  }

  /// The folders with the files that pages name.
  package func folders(of pages: [Page]) -> [String] {
    let paths = pages.flatMap { page in
      page.scenarios.compactMap { $0.files.map { path(of: $0, on: page) } }
    }
    let folders = paths.map { path in
      let start = Self.start(of: path)
      return disk.isFile(start) || start.hasSuffix(".xcodeproj") ? parent(of: start) : start
    }
    return Set(folders.filter(disk.isFolder)).sorted()
  }

  private func path(of files: Scenario.Files, on page: Page) -> String {
    normalized(
      files.pattern.hasPrefix("/")
        ? files.pattern : root + "/" + parent(of: page.path) + "/" + files.pattern
    )
  }

  /// What must exist for a path or pattern to name anything.
  static func start(of path: String) -> String {
    PathPattern.isPattern(path) ? fixedPart(of: path) : path
  }

  /// The folder before the first part that stands for several.
  static func fixedPart(of pattern: String) -> String {
    let count = PathPattern(pattern).fixedCount
    return "/" + pattern.split(separator: "/").prefix(count).joined(separator: "/")
  }
}

extension Page {
  /// The pieces of code that a scenario is compiled from: modules, the page's own code, the program's files.
  func fragments(
    of scenario: Scenario,
    with sources: ProgramSources?
  ) -> [ScenarioProgram.Fragment] {
    let files = sources?.fragments ?? []
    return files.filter { $0.module != nil } + fragments(of: scenario)
      + files.filter { $0.module == nil }
  }
}

extension Diagnostic.Message {
  static func unreadableProgram(_ problem: ProgramProblem) -> Self {
    Self(id: "program-files", what: problem.what, why: problem.why, fix: problem.fix)
  }
}
