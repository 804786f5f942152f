import ContentHash
import FileSystem
import Guidelines
import Subprocess

/// The cached results of earlier runs.
struct ResultCache: Sendable {
  /// Recordings, keyed by everything that determines the run.
  let recordings: CacheFolder<Recording>
  /// Syntax facts about scenarios, keyed by code: parsing it would take half of the time of a cached `verify`.
  let facts: CacheFolder<CodeFacts>
  /// Answers about files, keyed by file identity: the compiler's version takes a process, the engine's hash
  /// means reading many megabytes.
  let answers: CacheFolder<String>

  /// Opens a cache.
  /// - Parameter location: Where it is, or `nil` to cache nothing.
  init(_ location: CacheLocation?) {
    recordings = CacheFolder("results", in: location)
    facts = CacheFolder("facts", in: location)
    answers = CacheFolder("answers", in: location)
  }

  /// Removes entries unused for a long time, then the least recently used ones over the limit.
  func prune() {
    recordings.prune()
    facts.prune()
    answers.prune()
  }

  /// Change this whenever the format of recordings or the way scenarios run changes.
  private static let format = "8"

  /// The key of a run: everything that determines its result.
  ///
  /// What may be left out, and how, depends on this program.
  static func key(
    of request: ScenarioRequest,
    toolchain: Toolchain,
    flags: [String],
    limits: ProcessLimits,
    program: String = thisProgram
  ) -> String {
    contentHash(
      of: [
        format, toolchain.version, toolchain.engineDigest, request.profile ?? "default",
        "\(limits)", "\(request.comparesVersions)", request.leavesOut ? program : "",
        "\(flags.count)",
      ] + flags + request.steps.map(\.description) + request.program.contents
    )
  }

  /// The key of a run of a program that shared its module with others of its page, each of which could take over the
  /// compiler or linker and change it.
  /// - Parameters:
  ///   - key: The key of the program by itself.
  ///   - group: The programs of the page.
  /// - Returns: The key.
  static func key(_ key: String, in group: ProgramGroup) -> String {
    contentHash(of: [key, group.digest])
  }

  /// The key of the syntax facts about a piece of code, as this program finds them.
  static func key(of code: ScenarioCode) -> String {
    contentHash(
      of: [
        thisProgram,
        "\(code.settings), \(code.root), \(code.needsRoot)",
      ]
        + code.fragments.flatMap { [$0.code, $0.path, $0.module ?? "", "\($0.line)"] }
    )
  }

  /// Identifies the running program; another one may read code in another way.
  static let thisProgram = FileIdentity("/proc/self/exe")?.key ?? ""

  /// The key of the answer to a question about files, valid while the files stay unchanged.
  static func key(of question: String, about files: [FileIdentity]) -> String {
    contentHash(of: [question] + files.map(\.key))
  }
}
