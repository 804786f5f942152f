/// The lines of two programs that have no counterpart in the other program.
struct LineDifference: Equatable {
  /// Line numbers counted from 0.
  let removed: Set<Int>
  let added: Set<Int>

  /// Computes a shortest edit; ignores indentation and lines that contain only closing characters.
  ///
  /// - Returns: `nil` if less than half of either program is unchanged, because marking nearly every
  ///   line is pointless.
  init?(from old: String, to new: String) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): if Self.tells(line) { removed.insert(offset) }
      case .insert(let offset, let line, _): if Self.tells(line) { added.insert(offset) }
      }
    }
    guard removed.count * 2 <= old.count, added.count * 2 <= new.count else { return nil }
    self.removed = removed
    self.added = added
  }

  private static func tells(_ line: Substring) -> Bool {
    line.contains { !")}]".contains($0) }
  }

  private static func lines(of code: String) -> [Substring] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
  }
}
