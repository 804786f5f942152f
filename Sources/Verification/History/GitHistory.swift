import FileSystem
import Guidelines
import Subprocess

extension PageHistory {
  /// Asks git, once for all pages, when the files of a folder were committed.
  ///
  /// Without git, outside a repository and in a clone that lacks older commits the history is empty:
  /// no date is better than a wrong one.
  /// - Parameters:
  ///   - folder: The content folder, relative to the root.
  ///   - root: The site's root.
  ///   - environment: The environment variables, of which git gets the path and the home folder.
  package init(
    ofFolder folder: String,
    root: String,
    environment: [String: String]
  ) {
    let git = Git(root: root, environment: environment)
    guard git.hasAllCommits else {
      self.init()
      return
    }
    let log = GitLog(git.log(of: folder))
    let contents = git.contents(log.latest.map { "\($0.commit)^:./\($0.path)" })
    let former = zip(log.latest, GitLog.contents(contents)).compactMap { file, text in
      text.map { (file.path, $0) }
    }
    self.init(log.entries, formerTexts: Dictionary(uniqueKeysWithValues: former))
  }
}

/// Asks git about the repository of a folder; an answer is empty where there is none.
private struct Git {
  let root: String
  let environment: [String: String]

  /// Whether there is a repository with a commit, which lacks no older ones.
  var hasAllCommits: Bool {
    output(["rev-parse", "--is-shallow-repository", "HEAD"]).hasPrefix("false\n")
  }

  /// Each commit's time, name and files, the latest first.
  func log(of folder: String) -> String {
    let log = ["log", "--format=@%cI %H", "--name-only", "--relative", "--", folder]
    return output(["-c", "core.quotePath=false"] + log)
  }

  /// Files of commits, as `git cat-file --batch` gives them.
  func contents(_ names: [String]) -> String {
    // A shell hands the names on, which may be more than a process takes as its input.
    let script = "printf '%s\\n' \"$@\" | git -C \"$0\" cat-file --batch"
    return names.isEmpty ? "" : output(of: ["/bin/sh", "-c", script, root] + names)
  }

  private func output(_ arguments: [String]) -> String {
    guard let git = firstExecutable(named: "git", in: environment["PATH"] ?? "") else { return "" }
    return output(of: [git.path, "-C", root] + arguments)
  }

  private func output(of command: [String]) -> String {
    let kept = environment.filter { ["HOME", "PATH"].contains($0.key) }
    let output = try? withTemporaryDirectory { scratch in
      let process = ChildProcess(
        command: command,
        environment: kept.merging(["LC_ALL": "C"]) { _, fixed in fixed },
        folder: scratch,
        limits: .compiler
      )
      guard try process.run() == .exited(0) else { return "" }
      return try String(contentsOfFile: process.outputPath, encoding: .utf8)
    }
    return output ?? ""
  }
}

/// The commits of the files of a folder.
struct GitLog {
  /// How many files' former texts are asked for: as many as a feed can list.
  private static let mostFormerTexts = 30

  private(set) var entries: [String: PageHistory.Entry] = [:]
  /// The files that were changed last, the latest first, each with its last commit.
  private(set) var latest: [(path: String, commit: String)] = []

  /// Reads each commit's time, name and files, the latest first.
  init(_ log: String) {
    var time = ""
    var commit = ""
    for line in Array(log.utf8).split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "@") {
        let parts = line.dropFirst().split(separator: UInt8(ascii: " "))
        time = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        commit = parts.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      } else {
        add(String(decoding: line, as: UTF8.self), of: commit, at: time)
      }
    }
  }

  /// Adds a file of a commit; later ones have come before.
  private mutating func add(_ path: String, of commit: String, at time: String) {
    if let known = entries[path] {
      entries[path] = .init(first: time, last: known.last)
      return
    }
    entries[path] = .init(first: time, last: time)
    if latest.count < Self.mostFormerTexts { latest.append((path, commit)) }
  }

  /// The files that `git cat-file --batch` gives, in the order in which they were asked for.
  ///
  /// Each is a line that ends with the file's size and then the file; `nil` where there is none.
  static func contents(_ output: String) -> [String?] {
    var rest = Array(output.utf8)[...]
    var contents: [String?] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      let size = header.split(separator: " ").last.flatMap { Int($0) }
      contents.append(size.map { String(decoding: rest.prefix($0), as: UTF8.self) })
      if let size { rest = rest.dropFirst(size + 1) }
    }
    return contents
  }
}
