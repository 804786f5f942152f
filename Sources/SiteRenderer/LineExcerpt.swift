/// The changed lines of a program with what stands around them; the rest is told as gaps.
struct LineExcerpt: Equatable {
  enum Part: Equatable {
    case lines(Range<Int>)
    /// So many lines are left out.
    case gap(Int)
  }

  let parts: [Part]

  /// How many lines are kept on each side of a changed one, and the shortest gap worth making.
  private static let context = 1
  private static let shortestGap = 3

  /// - Parameters:
  ///   - lineCount: How many lines the program has.
  ///   - changed: The changed ones, counted from 0; without any the whole program is kept.
  init(lineCount: Int, changed: Set<Int>) {
    guard !changed.isEmpty else {
      parts = [.lines(0..<lineCount)]
      return
    }
    var kept: [Range<Int>] = []
    for line in changed.sorted() {
      let start = max(0, line - Self.context)
      let end = min(lineCount, line + Self.context + 1)
      let gapStart = kept.last?.upperBound ?? 0
      if start - gapStart < Self.shortestGap {
        let first = kept.popLast()?.lowerBound ?? 0
        kept.append(first..<max(end, gapStart))
      } else {
        kept.append(start..<end)
      }
    }
    if let last = kept.last, lineCount - last.upperBound < Self.shortestGap {
      kept[kept.count - 1] = last.lowerBound..<lineCount
    }
    var parts: [Part] = []
    var end = 0
    for range in kept {
      if range.lowerBound > end { parts.append(.gap(range.lowerBound - end)) }
      parts.append(.lines(range))
      end = range.upperBound
    }
    if end < lineCount { parts.append(.gap(lineCount - end)) }
    self.parts = parts
  }
}
