/// Two programs as one list of lines: those that the second removes from the first, adds to it and
/// leaves unchanged.
struct ProgramDifference: Equatable {
  /// Line numbers are counted from 0.
  enum Line: Equatable {
    case removed(Int)
    case added(Int)
    /// A line of both programs, by its number in the second one; its indentation may differ.
    case same(Int)
  }

  enum Part: Equatable {
    case shown([Line])
    /// Unchanged lines that are far from every change.
    case folded([Line])
  }

  let lines: [Line]

  /// The number of unchanged lines to show on each side of a change, and the minimum length of a fold.
  private static let context = 2
  private static let shortestFold = 3

  init(from old: [Substring], to new: [Substring]) {
    let difference = new.map(Self.compared).difference(from: old.map(Self.compared))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    lines = Self.merged(
      removed: Self.slidDown(removed, in: old),
      of: old.count,
      added: Self.slidDown(added, in: new),
      of: new.count
    )
  }

  /// The lines in order, with unchanged ones folded away from changes.
  var parts: [Part] {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var kept: Set<Int> = []
    for index in changed {
      kept.formUnion(max(0, index - Self.context)...min(lines.count - 1, index + Self.context))
    }
    var parts: [Part] = []
    var start = 0
    while start < lines.count {
      let isKept = kept.contains(start)
      let end = lines[start...].indices.first { kept.contains($0) != isKept } ?? lines.count
      let isShown = isKept || end - start < Self.shortestFold
      if isShown, case .shown(let before) = parts.last {
        parts[parts.count - 1] = .shown(before + lines[start..<end])
      } else {
        parts.append(
          isShown ? .shown(Array(lines[start..<end])) : .folded(Array(lines[start..<end]))
        )
      }
      start = end
    }
    return parts
  }

  /// The part of a line that is compared: without indentation, except that of a modifier, which
  /// shows what it modifies.
  private static func compared(_ line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    return text.hasPrefix(".") ? line : text
  }

  /// Moves each run of changed lines as far down as the program stays the same.
  ///
  /// A new type then ends with its own closing brace and not with that of the type above.
  private static func slidDown(_ changed: Set<Int>, in lines: [Substring]) -> Set<Int> {
    var result = changed
    for start in changed.sorted().reversed() where !result.contains(start - 1) {
      var (first, end) = (start, start)
      while result.contains(end) { end += 1 }
      while end < lines.count, !result.contains(end), lines[first] == lines[end] {
        result.remove(first)
        result.insert(end)
        first += 1
        end += 1
      }
    }
    return result
  }

  private static func merged(
    removed: Set<Int>,
    of oldCount: Int,
    added: Set<Int>,
    of newCount: Int
  ) -> [Line] {
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < oldCount || new < newCount {
      if removed.contains(old) {
        lines.append(.removed(old))
        old += 1
      } else if added.contains(new) {
        lines.append(.added(new))
        new += 1
      } else {
        lines.append(.same(new))
        old += 1
        new += 1
      }
    }
    return lines
  }
}
