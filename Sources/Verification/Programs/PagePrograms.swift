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
  package init(root: String, boundary: String) {
    self.root = normalized(root)
    self.boundary = normalized(boundary)
    disk = ProgramDisk(below: boundary, maxCodeSize: Self.maxCodeSize)
  }

  /// The files of a scenario's program; `nil` if all of it is on the page.
  /// - Throws: `ProgramProblem`.
  package func sources(
    of scenario: Scenario,
    on page: Page
  ) throws(ProgramProblem) -> ProgramSources? {
    guard let files = scenario.files else { return nil }
    let path = path(of: files, on: page)
    let operand = relative(path, to: root)
    let start = PathPattern.isPattern(path) ? Self.fixedPart(of: path) : path
    guard disk.allows(start) else {
      // Whether something is there is said of what is inside only.
      let isMissing = start.hasPrefix(boundary + "/") && !disk.exists(start)
      throw isMissing ? .notFound(operand) : .outside(operand)
    }
    let sources = try ProgramFolder.sources(
      at: [operand],
      target: files.target,
      on: disk,
      absolute: { _ in path }
    )
    let size = sources.files.reduce(0) { $0 + $1.source.bytes.count }
    guard size <= Self.maxCodeSize else { throw .tooLong(operand, size) }
    return sources
  }

  /// The pieces of code that a scenario is compiled from, as far as they can be read.
  package func fragments(
    of scenario: Scenario,
    on page: Page
  ) -> [ScenarioProgram.Fragment] {
    page.fragments(of: scenario, with: (try? sources(of: scenario, on: page)) ?? nil)
  }

  /// The folders with the files that pages name.
  package func folders(of pages: [Page]) -> [String] {
    let paths = pages.flatMap { page in
      page.scenarios.compactMap { $0.files.map { path(of: $0, on: page) } }
    }
    let folders = paths.map { path in
      let start = PathPattern.isPattern(path) ? Self.fixedPart(of: path) : path
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
