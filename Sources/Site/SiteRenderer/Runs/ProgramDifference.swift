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
    let (oldLines, newLines) = (PlacedLine.all(of: old), PlacedLine.all(of: new))
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    removed = Self.settled(removed, in: oldLines) { Self.alike(old, $0, new, added) }
    added = Self.settled(added, in: newLines) { Self.alike(old, removed, new, $0) }
    lines = Self.merged(removed: removed, of: old.count, added: added, of: new.count)
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

  /// The text of a line that is compared: without indentation, except that of a modifier, which
  /// shows what it modifies.
  fileprivate static func compared(_ line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    return text.hasPrefix(".") ? line : text
  }

  /// Moves each run of changed lines to where the programs are most alike, and there as far down as possible.
  ///
  /// A view that is wrapped then ends with the brace of what wraps it, and a new type with its own brace, not with that
  /// of the type above.
  private static func settled(
    _ changed: Set<Int>,
    in lines: [PlacedLine],
    by alike: (Set<Int>) -> Int
  ) -> Set<Int> {
    var result = changed
    for start in changed.sorted().reversed() where !result.contains(start - 1) {
      var run = start..<start
      while result.contains(run.upperBound) { run = run.lowerBound..<run.upperBound + 1 }
      let others = result.subtracting(run)
      let isFree = { (line: Int) in lines.indices.contains(line) && !others.contains(line) }
      while isFree(run.lowerBound - 1), lines[run.lowerBound - 1] == lines[run.upperBound - 1] {
        run = run.lowerBound - 1..<run.upperBound - 1
      }
      var best = (place: run, alike: alike(others.union(run)))
      while isFree(run.upperBound), lines[run.lowerBound] == lines[run.upperBound] {
        run = run.lowerBound + 1..<run.upperBound + 1
        let found = alike(others.union(run))
        if found >= best.alike { best = (run, found) }
      }
      result = others.union(best.place)
    }
    return result
  }

  /// How many of the unchanged lines have the same indentation in both programs.
  private static func alike(
    _ old: [Substring],
    _ removed: Set<Int>,
    _ new: [Substring],
    _ added: Set<Int>
  ) -> Int {
    let left = old.indices.lazy.filter { !removed.contains($0) }
    let right = new.indices.lazy.filter { !added.contains($0) }
    return zip(left, right).count { old[$0] == new[$1] }
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

/// A line of a program, with what it is in.
///
/// A line that moves into another type is a new one there, and a brace is the same only if it closes the same.
private struct PlacedLine: Equatable {
  let text: Substring
  /// The declarations around it, as `struct Row` and `var body`.
  let place: [String]
  /// The line whose brace it closes, if it does nothing else.
  let opening: Substring?

  static func all(of lines: [Substring]) -> [Self] {
    var open: [(text: Substring, declaration: String?)] = []
    return lines.map { line in
      let text = ProgramDifference.compared(line)
      let bare = withoutTexts(line)
      var closed: Substring?
      if bare.drop(while: \.isWhitespace).first == "}" { closed = open.last?.text }
      let place = open.dropLast(closed == nil ? 0 : 1).compactMap(\.declaration)
      for character in bare {
        if character == "{" { open.append((text, declaration(in: bare))) }
        if character == "}" { _ = open.popLast() }
      }
      return Self(text: text, place: place, opening: closed)
    }
  }

  private static func declaration(in line: String) -> String? {
    line.firstMatch(of: /\b(?:struct|class|enum|extension|actor|protocol|func|var|init)\b ?\w*/)
      .map { String($0.output) }
  }

  /// A line without what is in quotation marks or a comment.
  private static func withoutTexts(_ line: Substring) -> String {
    String(line).replacing(/"(?:\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
  }
}
