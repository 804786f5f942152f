import Foundation
import Guidelines

extension PageHistory {
  /// Asks git, once for all pages, when the files of a folder were committed.
  ///
  /// Without git, outside a repository and in a clone that lacks older commits the history is empty:
  /// no date is better than a wrong one.
  /// - Parameters:
  ///   - folder: The content folder, relative to the root.
  ///   - root: The site's root.
  ///   - environment: The environment variables, of which git gets the path and the home folder.
  package init(ofFolder folder: String, root: String, environment: [String: String]) {
    let script = """
      git -C "$0" rev-parse --is-shallow-repository &&
      git -C "$0" -c core.quotePath=false log --format='@%cI %H' --name-only --relative -- "$1"
      """
    let log = GitLog(output(of: script, [root, folder], environment: environment))
    let names = log.latest.map { "\($0.commit)^:./\($0.path)" }
    let show = "printf '%s\\n' \"$@\" | git -C \"$0\" cat-file --batch"
    let shown = names.isEmpty ? "" : output(of: show, [root] + names, environment: environment)
    let former = zip(log.latest, GitLog.contents(shown)).compactMap { file, text in
      text.map { (file.path, $0) }
    }
    self.init(log.entries, formerTexts: Dictionary(uniqueKeysWithValues: former))
  }

  /// Changes whenever the history of a file may have; empty where there is none.
  package static func state(ofRoot root: String, environment: [String: String]) -> String {
    let script = "exec git -C \"$0\" rev-parse --is-shallow-repository HEAD"
    return output(of: script, [root], environment: environment)
  }
}

/// The commits of the files of a folder.
struct GitLog {
  /// How many files' former texts are asked for: as many as a feed can list.
  private static let mostFormerTexts = 30

  private(set) var entries: [String: PageHistory.Entry] = [:]
  /// The files that were changed last, the latest first, each with its last commit.
  private(set) var latest: [(path: String, commit: String)] = []

  /// Reads whether the repository lacks commits, then each commit's time, name and files, the
  /// latest first.
  init(_ log: String) {
    var lines = log.split(separator: "\n").makeIterator()
    guard lines.next() == "false" else { return }
    var time = ""
    var commit = ""
    while let line = lines.next() {
      if line.hasPrefix("@") {
        let parts = line.dropFirst().split(separator: " ").map(String.init)
        (time, commit) = (parts.first ?? "", parts.last ?? "")
      } else {
        let path = String(line)
        if entries[path] == nil, latest.count < Self.mostFormerTexts {
          latest.append((path, commit))
        }
        entries[path] = .init(first: time, last: entries[path]?.last ?? time)
      }
    }
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

/// What a script of git's commands prints, or nothing where it fails.
private func output(
  of script: String,
  _ arguments: [String],
  environment: [String: String]
) -> String {
  let kept = environment.filter { ["HOME", "PATH"].contains($0.key) }
  let output = try? withScratchFolder { scratch in
    // A shell starts what it takes, so that one process is watched and one file is read.
    let process = ChildProcess(
      command: ["/bin/sh", "-c", script] + arguments,
      environment: kept.merging(["LC_ALL": "C"]) { _, fixed in fixed },
      folder: scratch,
      limits: .compiler
    )
    guard try process.run() == .exited(0) else { return "" }
    return try String(contentsOfFile: process.outputPath, encoding: .utf8)
  }
  return output ?? ""
}
