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
      git -C "$0" -c core.quotePath=false log --format=@%cI --name-only --relative -- "$1"
      """
    self.init(gitLog: output(of: script, [root, folder], environment: environment))
  }

  /// Changes whenever the history of a file may have; empty where there is none.
  package static func state(ofRoot root: String, environment: [String: String]) -> String {
    let script = "exec git -C \"$0\" rev-parse --is-shallow-repository HEAD"
    return output(of: script, [root], environment: environment)
  }

  /// Reads whether the repository lacks commits, then each commit's time and files, the latest first.
  init(gitLog: String) {
    var lines = gitLog.split(separator: "\n").makeIterator()
    guard lines.next() == "false" else {
      self.init()
      return
    }
    var entries: [String: Entry] = [:]
    var time = ""
    while let line = lines.next() {
      if line.hasPrefix("@") {
        time = String(line.dropFirst())
      } else {
        let path = String(line)
        entries[path] = Entry(first: time, last: entries[path]?.last ?? time)
      }
    }
    self.init(entries)
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
