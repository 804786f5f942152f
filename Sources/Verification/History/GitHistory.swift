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
    let show = "for name; do git -C \"$0\" cat-file blob \"$name\" 2>/dev/null; printf '\\0'; done"
    let texts = names.isEmpty ? "" : output(of: show, [root] + names, environment: environment)
    let former = zip(log.latest, texts.split(separator: "\0", omittingEmptySubsequences: false))
      .compactMap { file, text in text.isEmpty ? nil : (file.path, String(text)) }
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
