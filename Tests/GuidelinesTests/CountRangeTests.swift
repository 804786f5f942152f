import Guidelines
import Testing

/// What a cell of a table allows.
@Suite struct `Count ranges` {
  /// A text, the smallest and the largest of the counts from 0 to 9 that it allows, and its spelling.
  static let texts: [(text: String, allowed: ClosedRange<Int>?, spelling: String)] = [
    ("0", 0...0, "0"), ("3", 3...3, "3"), ("≥ 2", 2...9, "≥ 2"), ("≥2", 2...9, "≥ 2"),
    ("≤ 3", 0...3, "≤ 3"), ("≤3", 0...3, "≤ 3"), ("2–4", 2...4, "2–4"), ("0–1", 0...1, "0–1"),
    ("", nil, ""), ("-1", nil, ""), ("2-4", nil, ""), ("4–2", nil, ""), ("3–3", nil, ""),
    ("2–", nil, ""), ("–2", nil, ""), ("1–2–3", nil, ""), ("≥", nil, ""), ("≤ x", nil, ""),
    ("1.5", nil, ""), ("> 2", nil, ""), ("+3", nil, ""),
  ]

  @Test(arguments: texts.indices) func `allow the counts that they state`(index: Int) {
    let (text, allowed, spelling) = Self.texts[index]
    let range = CountRange(text)
    #expect((range != nil) == (allowed != nil))
    guard let range, let allowed else { return }
    #expect((0...9).filter(range.contains) == Array(allowed))
    #expect("\(range)" == spelling)
    #expect(CountRange(range.description) == range)
    #expect(range.only == (allowed.count == 1 ? allowed.lowerBound : nil))
    #expect(range.budget == (allowed.count == 1 ? nil : spelling))
  }

  static let sums: [(first: String, second: String, sum: String)] = [
    ("2", "3", "5"), ("2", "≤ 3", "≤ 5"), ("≤ 2", "3", "≤ 5"), ("≥ 2", "3", "≥ 5"),
    ("2", "≥ 3", "≥ 5"), ("1–2", "3", "4–5"), ("1–2", "3–5", "4–7"),
  ]

  @Test(arguments: sums.indices) func `of two rows add up`(index: Int) throws {
    let (first, second, sum) = Self.sums[index]
    let (one, other) = (try #require(CountRange(first)), try #require(CountRange(second)))
    #expect("\(one + other)" == sum)
  }

  static let fixes: [(text: String, measured: Int, fixed: String)] = [
    ("3", 5, "5"), ("≤ 3", 5, "≤ 5"), ("≤ 3", 2, "≤ 3"), ("≥ 3", 2, "≥ 2"), ("≥ 3", 9, "≥ 3"),
    ("2–4", 1, "1–4"), ("2–4", 6, "2–6"), ("2–4", 3, "2–4"),
  ]

  @Test(arguments: fixes.indices) func `grow just enough for what was measured`(index: Int) throws {
    let (text, measured, fixed) = Self.fixes[index]
    #expect("\(try #require(CountRange(text)).fixed(for: measured))" == fixed)
  }

  @Test func `at most a number are its budget`() {
    #expect(CountRange(atMost: 3) == CountRange("≤ 3"))
    #expect(CountRange(exactly: 3) == CountRange("3"))
  }
}
