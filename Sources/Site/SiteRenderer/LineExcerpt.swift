/// The changed lines of a program with the lines around them; the rest is represented by gaps.
struct LineExcerpt: Equatable {
  enum Part: Equatable {
    case lines(Range<Int>)
    /// This many lines are left out.
    case gap(Int)
  }

  let parts: [Part]

  /// The number of lines to keep on each side of a changed line, and the minimum length of a gap.
  private static let context = 1
  private static let shortestGap = 3

  /// Keeps the changed lines, their neighbors, and the lines that open the enclosing scopes.
  ///
  /// - Parameters:
  ///   - lines: The program.
  ///   - changed: The changed lines, counted from 0; if empty, the whole program is kept.
  init(of lines: [Substring], changed: Set<Int>) {
    var kept = changed.isEmpty ? Set(lines.indices) : []
    for line in changed where lines.indices.contains(line) {
      kept.formUnion(max(0, line - Self.context)..<min(lines.count, line + Self.context + 1))
      kept.formUnion(Self.openings(of: line, in: lines))
    }
    var parts: [Part] = []
    var end = 0
    for line in kept.sorted() + [lines.count] {
      let gap = line - end
      let start = gap < Self.shortestGap ? end : line
      if start > end { parts.append(.gap(gap)) }
      end = min(lines.count, line + 1)
      guard start < end else { continue }
      if case .lines(let last) = parts.last {
        parts[parts.count - 1] = .lines(last.lowerBound..<end)
      } else {
        parts.append(.lines(start..<end))
      }
    }
    self.parts = parts
  }

  /// The nearest earlier lines with less and less indentation.
  private static func openings(of line: Int, in lines: [Substring]) -> [Int] {
    var openings: [Int] = []
    var depth = indentation(of: lines[line])
    for earlier in (0..<line).reversed() where depth > 0 && !lines[earlier].isEmpty {
      let own = indentation(of: lines[earlier])
      guard own < depth else { continue }
      openings.append(earlier)
      depth = own
    }
    return openings
  }

  private static func indentation(of line: Substring) -> Int {
    line.prefix { $0 == " " }.count
  }
}
