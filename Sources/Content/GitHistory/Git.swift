import FileSystem
import FoundationEssentials
import Guidelines
import Subprocess

/// Runs git in the repository of a folder; without a repository, the output is empty.
///
/// A repository that someone else packed can name programs in its configuration, for `log` and other commands to
/// start. So the configuration is read only by commands that start none; the others get its objects alone.
struct Git {
  let root: String
  let environment: [String: String]

  /// A repository with a commit and its complete history.
  func history() throws(MissingHistory) -> GitCommits {
    guard let report = report(on: ["rev-parse", "--is-shallow-repository", "HEAD"]) else {
      throw .noGit
    }
    guard report.ending != .timedOut else { throw .noAnswer }
    let lines = report.output.text.split(separator: "\n").map(String.init)
    guard report.ending == .exited(0), lines.count == 2 else {
      let text = report.errors.text
      // What 'env' says, and git.
      if report.ending == .exited(127) { throw .noGit }
      if text.contains("dubious ownership") { throw .foreign(checkout ?? root) }
      throw text.contains("not a git repository") ? .noRepository : .noCommit
    }
    guard lines[0] == "false" else { throw .shallow }
    guard let folder = repository, hasOwnObjects(folder) else { throw .otherRepository }
    return GitCommits(git: self, objects: folder + "/objects", head: lines[1], prefix: prefix)
  }

  /// The folder of the repository's commits; `nil` without one, or if it is not the repository of this checkout.
  private var repository: String? {
    let lines = lines(["rev-parse", "--path-format=absolute", "--git-common-dir", "--git-dir"])
    guard lines.count == 2, let common = realPath(lines[0]), let own = realPath(lines[1]),
      isOwn(common, own)
    else { return nil }
    return common
  }

  /// Whether a repository is that of this folder, and not one that a stranger's `.git` names to publish from it.
  /// - Parameters:
  ///   - common: The folder of the commits.
  ///   - own: The one of this checkout: another one for a linked worktree.
  /// - Returns: `true` if the repository knows this checkout.
  private func isOwn(_ common: String, _ own: String) -> Bool {
    guard let checkout else { return false }
    if common == checkout + "/.git" { return true }
    // A linked worktree or a submodule, which its repository knows.
    if own == common {
      let path = line(["config", "--file", common + "/config", "--get", "core.worktree"])
      return !path.isEmpty && realPath(path.hasPrefix("/") ? path : common + "/" + path) == checkout
    }
    let file = (try? contents(ofFile: own + "/gitdir")) ?? nil
    let target = file.map { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) }
    return own.hasPrefix(common + "/worktrees/") && target == checkout + "/.git"
  }

  /// The folder around git's folder that has a `.git`.
  private var checkout: String? {
    var folder = realPath(root) ?? ""
    while !folder.isEmpty {
      if realPath(folder + "/.git") != nil { return folder }
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    return nil
  }

  /// Whether the objects are in the repository itself: no link and no `alternates` leads to those of another one.
  private func hasOwnObjects(_ common: String) -> Bool {
    let objects = common + "/objects"
    return realPath(objects) == objects && realPath(objects + "/info/alternates") == nil
      && (try? files(below: objects, includesHidden: true))?.allSatisfy { !$0.isLink } == true
  }

  /// The address of the remote that the repository was cloned from; empty if there is none.
  var remote: String {
    repository == nil ? "" : line(["config", "--no-includes", "--get", "remote.origin.url"])
  }

  /// The remote's main branch; empty if it has not been looked up.
  var mainBranch: String {
    String(
      line(["symbolic-ref", "--short", "refs/remotes/origin/HEAD"]).drop { $0 != "/" }.dropFirst()
    )
  }

  /// The folder's path in the repository: empty, or with a trailing `/`.
  var prefix: String { line(["rev-parse", "--show-prefix"]) }

  /// The tracked files in git's folder; `nil` if git fails.
  var trackedFiles: String? { outputIfAny(["ls-files"]) }

  private func line(_ arguments: [String]) -> String { lines(arguments).first ?? "" }

  private func lines(_ arguments: [String]) -> [String] {
    output(arguments).split(separator: "\n").map(String.init)
  }

  private func output(_ arguments: [String]) -> String { outputIfAny(arguments) ?? "" }

  private func outputIfAny(_ arguments: [String]) -> String? {
    report(on: arguments).flatMap { $0.ending == .exited(0) ? $0.output.text : nil }
  }

  /// What the environment also has: a configuration may name programs that fetch missing objects.
  private static let variables = [
    "LC_ALL": "C", "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1",
  ]

  /// How long git may take for a question about the repository's own files, of which a stranger's can be pipes.
  fileprivate static let questionSeconds = 10.0

  private func report(on arguments: [String]) -> ChildProcess.Report? {
    // A folder of pages that looks like a bare repository is none.
    let settings = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]
    return report(
      of: ["/usr/bin/env", "git", "-C", root] + settings + arguments,
      seconds: Self.questionSeconds
    )
  }

  /// How a command ended and what it printed, `nil` if it cannot be started; `prepare` fills its empty working folder,
  /// and returns more of its environment.
  fileprivate func report(
    of command: [String],
    seconds: Double,
    prepare: (_ scratch: String) throws -> [String: String] = { _ in [:] }
  ) -> ChildProcess.Report? {
    let kept = environment.filter { ["HOME", "PATH"].contains($0.key) }
    return try? withTemporaryDirectory { scratch in
      let process = ChildProcess(
        command: command,
        environment: kept.merging(Self.variables) { $1 }.merging(try prepare(scratch)) { $1 },
        folder: scratch,
        limits: ProcessLimits(wallClock: seconds)
      )
      return try process.run()
    }
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
    let command = [
      "/usr/bin/env", "git", "-c", "core.quotePath=false", "log", "--format=@%cI %H %s",
    ]
    let files = ["--name-only", "--relative=" + prefix, "--", prefix + folder]
    return output(of: command + files)
  }

  /// Files before these commits, by their paths from git's folder, in the output format of `git cat-file --batch`.
  func contents(_ files: [(path: String, commit: String)]) -> String {
    // A shell passes the names on, because they may exceed our limit for standard input. A repository of 1 MB can have a
    // file of 1 GB.
    let size = files.count * (Page.maxSize + 100)
    let script = "printf '%s\\n' \"$@\" | git cat-file --batch | head -c \(size)"
    let names = files.map { "\($0.commit)^:\(prefix)\($0.path)" }
    return names.isEmpty ? "" : output(of: ["/bin/sh", "-c", script, "sh"] + names)
  }

  private func output(of command: [String]) -> String {
    let report = git.report(of: command, seconds: 120) { scratch in
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
    return report.flatMap { $0.ending == .exited(0) ? $0.output.text : nil } ?? ""
  }
}

/// Whether git tracks files in a folder; `nil` if git cannot tell.
package func hasTrackedFiles(in folder: String, environment: [String: String]) -> Bool? {
  Git(root: folder, environment: environment).trackedFiles.map { !$0.isEmpty }
}

/// Why a repository's history cannot be read.
enum MissingHistory: Error, CustomStringConvertible {
  case noGit, noAnswer, noRepository, noCommit, shallow, otherRepository
  /// The checkout of another user.
  case foreign(String)

  var description: String {
    switch self {
    case .noGit: "there is no 'git' on PATH: install it"
    case .noAnswer:
      "git did not answer within \(Int(Git.questionSeconds)) s: see whether a pipe or a device is in '.git', or is named by its"
        + " 'config'"
    case .noRepository: "they are in no git repository: run 'git init' and commit them"
    case .noCommit: "their repository has no commit: commit them"
    case .shallow:
      "this clone lacks older commits: run 'git fetch --unshallow', or set 'fetch-depth: 0' for actions/checkout or"
        + " 'GIT_DEPTH: 0' for GitLab"
    case .otherRepository:
      "their '.git' leads to a repository that does not know this checkout, or that borrows its commits from another"
        + " one: clone it anew"
    case .foreign(let folder):
      "the repository belongs to another user: run 'git config --global --add safe.directory \(folder)'"
    }
  }
}
