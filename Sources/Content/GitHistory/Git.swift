import FileSystem
import FoundationEssentials
import Subprocess

/// Runs git in the repository of a folder; without a repository, the output is empty.
///
/// A repository that someone else packed can name programs in its configuration, for `log` and other commands to
/// start. So the configuration is read only by commands that start none; the others get its objects alone.
struct Git {
  let root: String
  let environment: [String: String]

  /// A repository with a commit and its complete history; `nil` without one.
  var history: GitCommits? {
    let question = [
      "rev-parse", "--path-format=absolute", "--is-shallow-repository", "--git-common-dir", "HEAD",
    ]
    let lines = output(question).split(separator: "\n").map(String.init)
    guard lines.count == 3, lines[0] == "false" else { return nil }
    return GitCommits(git: self, objects: lines[1] + "/objects", head: lines[2], prefix: prefix)
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

  /// The tracked files in git's folder.
  var trackedFiles: String { output(["ls-files"]) }

  private func line(_ arguments: [String]) -> String {
    String(output(arguments).prefix { $0 != "\n" })
  }

  private func output(_ arguments: [String]) -> String {
    // A folder of pages that looks like a bare repository is none.
    let settings = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]
    return output(of: ["/usr/bin/env", "git", "-C", root] + settings + arguments)
  }

  /// What a command prints; `prepare` fills its empty working folder, and returns more of its environment.
  fileprivate func output(
    of command: [String],
    prepare: (_ scratch: String) throws -> [String: String] = { _ in [:] }
  ) -> String {
    let kept = environment.filter { ["HOME", "PATH"].contains($0.key) }
    let output = try? withTemporaryDirectory { scratch in
      let process = ChildProcess(
        command: command,
        environment: kept.merging(["LC_ALL": "C"]) { $1 }.merging(try prepare(scratch)) { $1 },
        folder: scratch,
        limits: ProcessLimits(wallClock: 120)
      )
      let report = try process.run()
      return report.ending == .exited(0) ? report.output.text : ""
    }
    return output ?? ""
  }
}

/// The commits of a repository, without its configuration: git gets a new repository with the same objects.
struct GitCommits {
  fileprivate let git: Git
  /// The folder of the objects.
  let objects: String
  /// The id of the last commit.
  let head: String
  /// The path of git's folder in the repository: empty, or with a trailing `/`.
  let prefix: String

  /// Each commit's time, id and files, newest first; paths are relative to git's folder.
  func log(of folder: String) -> String {
    let command = ["/usr/bin/env", "git", "-c", "core.quotePath=false", "log", "--format=@%cI %H"]
    let files = ["--name-only", "--relative=" + prefix, "--", prefix + folder]
    return output(of: command + files)
  }

  /// Files before these commits, by their paths from git's folder, in the output format of `git cat-file --batch`.
  func contents(_ files: [(path: String, commit: String)]) -> String {
    // A shell passes the names on, because they may exceed our limit for standard input.
    let script = "printf '%s\\n' \"$@\" | git cat-file --batch"
    let names = files.map { "\($0.commit)^:\(prefix)\($0.path)" }
    return names.isEmpty ? "" : output(of: ["/bin/sh", "-c", script, "sh"] + names)
  }

  private func output(of command: [String]) -> String {
    git.output(of: command) { scratch in
      let folder = URL(fileURLWithPath: scratch + "/repository")
      for name in ["refs", "objects"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name),
          withIntermediateDirectories: true
        )
      }
      try Data((head + "\n").utf8).write(to: folder.appendingPathComponent("HEAD"))
      return ["GIT_DIR": folder.path, "GIT_OBJECT_DIRECTORY": objects]
    }
  }
}

/// Whether git tracks files in a folder.
package func hasTrackedFiles(in folder: String, environment: [String: String]) -> Bool {
  !Git(root: folder, environment: environment).trackedFiles.isEmpty
}
