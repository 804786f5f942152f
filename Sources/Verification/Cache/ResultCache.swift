import ContentHash
import FileSystem
import Guidelines
import Subprocess

/// What earlier runs found out, in a folder.
struct ResultCache: Sendable {
  /// Recordings by everything that decided the run.
  let recordings: CacheFolder<Recording>
  /// What syntax says about scenarios, by their code: reading it again costs more than all else.
  let facts: CacheFolder<CodeFacts>
  /// Answers about files, by the files' identities: the compiler's version costs a process, the engine's
  /// hash a read of many megabytes.
  let answers: CacheFolder<String>

  /// Opens a cache.
  /// - Parameter folder: The folder, or `nil` to cache nothing.
  init(folder: String?) {
    recordings = CacheFolder(path: folder.map { $0 + "/results" })
    facts = CacheFolder(path: folder.map { $0 + "/facts" })
    answers = CacheFolder(path: folder.map { $0 + "/answers" })
  }

  /// Removes entries that no run has used for long, and the least recently used ones of too many.
  func prune() {
    recordings.prune()
    facts.prune()
    answers.prune()
  }

  /// Changes whenever recordings change their form or scenarios are run in another way.
  private static let format = "4"

  /// The key of a run: everything that decides what it gives.
  static func key(
    of request: ScenarioRequest,
    toolchain: Toolchain,
    flags: [String],
    limits: ProcessLimits
  ) -> String {
    contentHash(
      of: [
        format, toolchain.version, toolchain.engineDigest, request.profile ?? "default",
        "\(limits)", request.program.source, "\(flags.count)",
      ] + flags + request.steps.map(\.description)
    )
  }

  /// The key of what syntax says about a piece of code that is to show a root.
  ///
  /// What it says about an example stands for the rules by which it is read: when they change, so do all
  /// keys.
  static func key(of code: ScenarioCode) -> String {
    contentHash(
      of: [CodeFacts.rules, "\(code.root), \(code.needsRoot)"]
        + code.fragments.flatMap { [$0.code, "\($0.line)"] }
    )
  }

  /// The key of the answer to a question about files, which holds while the files stay as they are.
  static func key(of question: String, about files: [FileIdentity]) -> String {
    contentHash(of: [question] + files.map(\.key))
  }
}
