import FileSystem
import Guidelines

/// Remembers slow answers about files for as long as the files stay what they are.
///
/// The compiler's version costs a process, the engine's digest a read of many megabytes; both are
/// looked up here, by file identity. A damaged or missing memory is an empty one.
struct Fingerprints {
  private let memory: ByteFolder
  private var known: [String: String]
  private var used: [String: String] = [:]

  /// Reads the memory in a cache folder; without a folder nothing is remembered.
  init(folder: String?) {
    memory = ByteFolder(path: folder)
    var reader = ByteReader(memory[Self.name, of: Self.form] ?? [])
    known = reader.dictionary() ?? [:]
  }

  /// The answer to a question about files, worked out only if one of them has changed.
  mutating func answer(
    _ question: String,
    about files: [FileIdentity],
    working: () throws -> String
  ) rethrows -> String {
    let key = ([question] + files.map(\.key)).joined(separator: "\n")
    let answer = try known[key] ?? working()
    used[key] = answer
    return answer
  }

  /// Keeps all answers for the next run, also those that are not asked for in this one.
  mutating func keepAll() { used.merge(known) { own, _ in own } }

  /// A text that stays here until there is another of its name.
  mutating func note(_ text: String, as name: String) { used[name] = text }

  /// The text that was noted last under a name.
  mutating func noted(_ name: String) -> String? {
    used[name] = known[name]
    return known[name]
  }

  /// Writes the answers that were asked for in this run, if that changes anything.
  ///
  /// A folder that cannot be written only costs time, so that is no error.
  func save() {
    guard used != known else { return }
    var writer = ByteWriter()
    writer.add(used)
    memory.store(writer.bytes, as: Self.name, of: Self.form)
  }

  private static let name = "fingerprints"
  /// Another one wherever the memory is read in another way.
  private static let form = "1"
}
