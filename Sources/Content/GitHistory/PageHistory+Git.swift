import FileSystem
import Guidelines
import Subprocess

extension PageHistory {
  /// Runs git once for all pages to find when the files of a folder were committed.
  ///
  /// Without git, outside a repository and in a shallow clone the history is empty: no date is better
  /// than a wrong one.
  /// - Parameters:
  ///   - folder: The content folder, relative to the root.
  ///   - root: The site's root.
  ///   - environment: The environment variables; git gets the path and the home folder.
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

/// Runs git in the repository of a folder; without a repository, the output is empty.
private struct Git {
  let root: String
  let environment: [String: String]

  /// Whether there is a repository with a commit and its complete history.
  var hasAllCommits: Bool {
    output(["rev-parse", "--is-shallow-repository", "HEAD"]).hasPrefix("false\n")
  }

  /// Each commit's time, id and files, newest first.
  func log(of folder: String) -> String {
    let log = ["log", "--format=@%cI %H", "--name-only", "--relative", "--", folder]
    return output(["-c", "core.quotePath=false"] + log)
  }

  /// Files of commits, in the output format of `git cat-file --batch`.
  func contents(_ names: [String]) -> String {
    // A shell passes the names on, because they may exceed our limit for standard input.
    let script = "printf '%s\\n' \"$@\" | git -C \"$0\" cat-file --batch"
    return names.isEmpty ? "" : output(of: ["/bin/sh", "-c", script, root] + names)
  }

  private func output(_ arguments: [String]) -> String {
    output(of: ["/usr/bin/env", "git", "-C", root] + arguments)
  }

  private func output(of command: [String]) -> String {
    let kept = environment.filter { ["HOME", "PATH"].contains($0.key) }
    let output = try? withTemporaryDirectory { scratch in
      let process = ChildProcess(
        command: command,
        environment: kept.merging(["LC_ALL": "C"]) { _, fixed in fixed },
        folder: scratch,
        limits: ProcessLimits(wallClock: 120)
      )
      let report = try process.run()
      return report.ending == .exited(0) ? report.output.text : ""
    }
    return output ?? ""
  }
}
