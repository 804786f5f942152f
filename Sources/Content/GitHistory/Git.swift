import FileSystem
import Subprocess

/// Runs git in the repository of a folder; without a repository, the output is empty.
struct Git {
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

  /// The address of the remote that the repository was cloned from; empty if there is none.
  var remote: String { line(["config", "--get", "remote.origin.url"]) }

  /// The remote's main branch; empty if it has not been looked up.
  var mainBranch: String {
    String(
      line(["symbolic-ref", "--short", "refs/remotes/origin/HEAD"]).drop { $0 != "/" }.dropFirst()
    )
  }

  /// The folder's path in the repository: empty, or with a trailing `/`.
  var prefix: String { line(["rev-parse", "--show-prefix"]) }

  private func line(_ arguments: [String]) -> String {
    String(output(arguments).prefix { $0 != "\n" })
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
