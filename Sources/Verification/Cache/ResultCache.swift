import Guidelines
import Subprocess

/// What earlier runs found out, in a folder.
struct ResultCache: Sendable {
  /// Recordings by what decided the run.
  var recordings: EntryFolder<Recording>
  /// What syntax says about scenarios, by their code: reading it again costs more than all else.
  var facts: EntryFolder<CodeFacts>

  /// Opens a cache.
  /// - Parameter folder: The folder, or `nil` to remember nothing.
  init(folder: String?) {
    recordings = EntryFolder(path: folder.map { $0 + "/results" })
    facts = EntryFolder(path: folder.map { $0 + "/facts" })
  }

  /// Removes what no run has used for long, and what is too much.
  func prune() {
    recordings.prune()
    facts.prune()
  }

  /// Changes whenever recordings change their form or scenarios are run in another way.
  private static let format = "3"

  /// The name of a run: a digest of the source, the steps, the compiler, the engine and the flags.
  static func key(
    of request: ScenarioRequest,
    toolchain: Toolchain,
    flags: [String],
    limits: ProcessLimits
  ) -> String {
    var digest = ContentDigest()
    let fixed = [format, toolchain.version, toolchain.engineDigest, request.profile ?? "default"]
    for text in fixed { digest.add(text) }
    digest.add("\(limits)")
    for text in flags { digest.add(text) }
    digest.add(request.program.source)
    for step in request.steps { digest.add(step.description) }
    return digest.hexadecimal
  }

  /// The name of what syntax says about a piece of code that is to show a root.
  ///
  /// What it says about an example stands for the rules by which it is read: where they change, the
  /// answers of before are not asked for any more.
  static func key(of code: ScenarioCode) -> String {
    var digest = ContentDigest()
    digest.add(CodeFacts.rules)
    digest.add("\(code.root), \(code.needsRoot)")
    for fragment in code.fragments {
      digest.add(fragment.code)
      digest.add("\(fragment.line)")
    }
    return digest.hexadecimal
  }
}
