import Foundation

/// Recordings of earlier runs in a folder, one file for each, named by what decided the run.
///
/// An entry that is missing, damaged or of another version is a run that has yet to be made. The
/// folder can be copied between machines and used by several runs at once: an entry means the same
/// wherever it is made, and it appears as a whole.
struct ResultCache: Sendable {
  /// The folder, or `nil` to remember nothing.
  let folder: String?
  var limits = CacheLimits()

  /// Changes whenever recordings change their form or scenarios are run in another way.
  private static let format = "2"

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

  /// The recording of a run, if it has been made before.
  subscript(key: String) -> Recording? {
    guard let folder, let data = FileManager.default.contents(atPath: path(key, folder)) else {
      return nil
    }
    guard let content = CacheEntry.content(of: data) else { return nil }
    markAsUsed(path(key, folder))
    return try? JSONDecoder().decode(Recording.self, from: content)
  }

  /// Keeps a recording; a folder that cannot be written only costs time, so that is no error.
  func store(_ recording: Recording, as key: String) {
    guard let folder else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(recording) else { return }
    try? writeAtomically(CacheEntry.data(of: data), to: path(key, folder))
  }

  private func path(_ key: String, _ folder: String) -> String { "\(folder)/results/\(key)" }
}
