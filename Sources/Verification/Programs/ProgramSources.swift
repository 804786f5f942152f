import Diagnostics
import Guidelines

/// A program as its author keeps it: the files of its modules, and what it can read while it runs.
package struct ProgramSources: Sendable {
  /// A file of Swift code.
  package struct File: Sendable {
    package let source: SourceText
    /// The module that it belongs to, or `nil` for the program itself.
    package let module: String?
  }

  /// The program's name, such as that of its target or file.
  package var name: String
  /// The path to show in messages about the whole program.
  package var path: String
  /// The files; a module's files precede the files that import it.
  package var files: [File] = []
  /// The bytes of code that were added from folders so far.
  var codeSize = 0
  package var resources: [ProgramResource] = []
  /// What was left out of the program, such as `tests 'AppTests'`.
  package var leftOut: [String] = []
  /// What its package or project names, as absolute paths.
  var named: [String] = []
  /// The part of that which must not be read.
  var outside: [String] = []
  /// The language mode that the project states.
  package var languageMode: Scenario.LanguageMode?
  /// The view that the user means, if it is one of a file in a larger program.
  package var view: String?
  /// Whether `/` begins a regular expression, as in what Xcode builds unless a project says otherwise.
  package var hasRegexLiterals = true
  /// The compiler flags that the project adds.
  package var flags: [String] = []

  /// The pieces of code to compile.
  package var fragments: [ScenarioProgram.Fragment] {
    files.map { file in
      .init(code: file.source.text, path: file.source.path, line: 1, module: file.module)
    }
  }

  /// A program of one file.
  package init(_ source: SourceText) {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    path = source.path
    files = [File(source: source, module: nil)]
  }

  init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// Says what was left out.
  package var notes: [Diagnostic] {
    guard !leftOut.isEmpty else { return outsideNotes }
    let message = Diagnostic.Message(
      id: "left-out",
      what: "'\(name)' runs without \(leftOut.joined(separator: ", "))",
      why: "they are not part of the program's user interface, or cannot be read"
    )
    return [note(message)] + outsideNotes
  }

  /// Says what must not be read.
  package var outsideNotes: [Diagnostic] {
    guard !outside.isEmpty else { return [] }
    let message = Diagnostic.Message(
      id: Self.outsideID,
      what: "'\(name)' runs without \(ProgramProblem.few(outside))",
      why: "a project can name files in its repository, or else in the folder, that are not hidden",
      fix: "name the file or folder as well, after the program, if the program may read it"
    )
    return [note(message)]
  }

  package static let outsideID = "outside"

  private func note(_ message: Diagnostic.Message) -> Diagnostic {
    Diagnostic(.note, message, at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// Whether its package or project names a path, or something below it.
  func names(_ path: String) -> Bool {
    named.contains { $0 == path || $0.hasPrefix(path + "/") }
  }
}

/// Why no program could be gathered from what the user named.
package enum ProgramProblem: Error, Equatable {
  case notFound(String)
  case notText(String)
  case noCode(String)
  case unreadableProject(String)
  /// A folder has several projects or packages.
  case several(String, candidates: [String])
  /// A project or package has several targets that could run.
  case severalTargets(String, names: [String])
  case unknownTarget(String, known: [String])
  /// What a page names must not be read.
  case outside(String)
  /// All code that a package or project names is where it must not be read.
  case elsewhere(String, names: [String])
  /// Code that the parser cannot read; the text is the file with the line.
  case tooDeep(String)
  /// A page names this many bytes of code.
  case tooLong(String, Int)
  /// A program has more of something than any app: files or targets.
  case tooMany(String, String, most: Int)
}

extension ProgramProblem: CustomStringConvertible {
  /// The problem, then the fix.
  package var description: String {
    switch self {
    case .notFound(let path):
      "there is no '\(path)': check the path, which is relative to this folder"
    case .severalTargets(let path, let names):
      "'\(path)' has several targets that can run: add '--target \(Self.word(names[0]))' or another of \(list(names))"
    default: "\(what): \(fix)"
    }
  }

  /// The problem alone.
  var what: String {
    switch self {
    case .notFound(let path): "there is no '\(path)'"
    case .notText(let path): "'\(path)' is not UTF-8 text"
    case .noCode(let path): "'\(path)' has no Swift file of a program"
    case .unreadableProject(let path): "'\(path)' cannot be read"
    case .several(let path, _): "'\(path)' has several programs"
    case .severalTargets(let path, _): "'\(path)' has several targets that can run"
    case .unknownTarget(let name, _): "there is no target '\(name)'"
    case .outside(let path): "a page cannot read '\(path)'"
    case .elsewhere(let path, let names):
      "'\(path)' takes all its code from outside of its repository or folder: \(Self.few(names))"
    case .tooDeep(let place): "the code at \(place) is nested too deeply"
    case .tooLong(let path, let size): "'\(path)' has \(size) bytes of code or more"
    case .tooMany(let path, let things, let most): "'\(path)' has more than \(most) \(things)"
    }
  }

  /// Why a page with this problem cannot be verified, where the problem itself does not say it.
  var why: String? {
    switch self {
    case .notFound: "the path of 'sources' is relative to the page"
    case .outside:
      "its files must be in the page's repository, or else beside 'content', and not hidden"
    case .tooLong: "a program of a page has at most \(PagePrograms.maxCodeSize)"
    default: nil
    }
  }

  /// What to do, on a page.
  var fix: String {
    switch self {
    case .notFound: "check the path"
    case .notText: "save it as UTF-8"
    case .noCode: "name a file, or a folder with an app"
    case .unreadableProject: "name the folder with its Swift files"
    case .several(_, let candidates): "name one of \(list(candidates))"
    case .severalTargets(_, let names): "add 'target=\(names[0])' or another of \(list(names))"
    case .unknownTarget(_, let known): "name one of \(list(known))"
    case .outside: "name files of the repository"
    case .elsewhere: "name that file or folder as well, after the program, if it may be read"
    case .tooDeep: "give inner parts names of their own"
    case .tooLong, .tooMany: "name only the files that the screen needs"
    }
  }

  /// The first of many paths.
  static func few(_ paths: [String]) -> String {
    (paths.prefix(4).map { "'\($0)'" } + (paths.count > 4 ? ["…"] : [])).joined(separator: ", ")
  }

  /// A name as a shell takes it.
  private static func word(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) } ? name : "\"\(name)\""
  }

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
