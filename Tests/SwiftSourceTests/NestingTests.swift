import Testing

@testable import SwiftSource

/// What repetitions the parser can be given: without a bound, those with `[` take twice as long for each level.
///
/// Longer ones, which could overflow the stack of a test, are in `ReadingTests`.
@Suite struct `Deeply nested code` {
  /// Beginnings to repeat, and the ends that close them.
  static let units: [(String, String)] = [
    ("[", "]"), ("(", ")"), ("{", "}"), ("<", ">"), ("a<", ">"), ("[a<", ">]"), ("([", "])"),
    ("[(", ")]"),
    ("a<[", "]>"), ("[a: [", "]]"), ("[a, [", "]]"), ("{[", "]}"), ("[{", "}]"), ("[/*]*/", "]"),
    ("[//]\n", "]"),
    ("\"\\(", ")\""), ("[\"\\(", ")\"]"), ("\"\"\"\n\\(", ")\n\"\"\""), ("#/", "/#"),
    ("[#/]/#, ", "]"), ("a(", ")"),
    ("a[", "]"), ("if a {", "}"), ("{ a in ", "}"), ("{ [a] in ", "}"),
    ("switch a { case ", ": a }"), ("(a: ", ")"),
    ("let a: [", "]"), ("[a of ", "]"), ("[1 of ", "]"), ("a as [", "]"), ("@a(", ")"),
    ("#if a\n", "\n#endif"),
    ("try ", ""), ("await ", ""), ("a -> ", ""), ("a ? ", ""), ("if a {} else ", ""),
    ("async ", ""),
    ("#if a\n#elseif b\n", ""), ("a ? [", "] : a"), ("borrowing ", ""), ("some ", ""),
    ("-a ? try\n", ""),
    ("!", ""), ("- ", ""), ("a<a", ""), ("a.", ""), ("a()", ""), ("a!", ""), ("\n.a()", ""),
    ("if let a {} else ", ""), ("if case let a = a {} else ", ""), ("a\n+ ", ""),
    ("/*", "*/"),
  ]

  @Test(arguments: units.indices)
  func `is read in a bounded time and stack, or refused`(_ index: Int) {
    let (start, end) = Self.units[index]
    let clock = ContinuousClock()
    for count in [11, 13, 40] {
      let code = String(repeating: start, count: count) + "a" + String(repeating: end, count: count)
      let time = clock.measure {
        for prefix in ["", "let x = ", "let x: "] { _ = SourceOutline(prefix + code) }
        _ = highlightedSpans(of: code)
      }
      #expect(time < .seconds(60), "\(start) \(count)")
    }
  }

  @Test func `is refused in its line, and no comment or string hides it`() {
    let deep = String(repeating: "[", count: 13) + String(repeating: "]", count: 13)
    #expect(lineOfDeepNesting(in: "let a = 1\nlet b = \(deep)\n") == 2)
    #expect(refusedCode(in: "let a = 1\nlet b = \(deep)\n", .swift5).map(\.line) == [2])
    #expect(lineOfDeepNesting(in: String(repeating: "[/*]*/", count: 13)) == 1)
    #expect(lineOfDeepNesting(in: String(repeating: "[#/]/#.a(", count: 13)) == 1)
    #expect(lineOfDeepNesting(in: "let a = \"\\(\(deep))\"") == 1)
    #expect(throws: ExpressionProblem.self) { try singleExpression(deep, .swift5) }
    #expect(withoutEntryPoints("@main " + deep, .swift5) == "@main " + deep)
  }

  @Test func `is what nobody writes`() {
    let shallow = String(repeating: "[", count: 12) + String(repeating: "]", count: 12)
    #expect(lineOfDeepNesting(in: "let b = \(shallow)") == nil)
    #expect(
      lineOfDeepNesting(in: "let b = \"\(shallow)[[[[[[[[\" // [[[[[[[[[[[[[[[[[[[[[[[[[") == nil
    )
    let modifiers = String(repeating: "\n    .padding(a.b)", count: 1000)
    let views = String(
      repeating: "Text(\"a\").bold().padding()\nif a, let b { c.d() }\n",
      count: 250
    )
    let rows = String(repeating: "Row(a.b, c: d.e), ", count: 3000)
    #expect(lineOfDeepNesting(in: "a\(modifiers)\n\(views)\nlet rows = [\(rows)]") == nil)
    let members = String(repeating: "@State private var a = b.c()\n", count: 3000)
    #expect(lineOfDeepNesting(in: members) == nil)
    for chain in [".a", "()", "\n.a()", "[0]", "!", "\n+ a"] {
      #expect(lineOfDeepNesting(in: "a" + String(repeating: chain, count: 3000)) != nil, "\(chain)")
    }
    let branches = String(repeating: "if let a { b } else ", count: 600)
    #expect(lineOfDeepNesting(in: branches + "{}") != nil)
    let table = String(repeating: "[[1, 2, 3], [4, 5, 6]],\n", count: 2000)
    #expect(lineOfDeepNesting(in: "let b = [\(table)]") == nil)
    let assignments = String(
      repeating: "self.a = try await a ? nil : true\nlet a = some\n",
      count: 2000
    )
    #expect(lineOfDeepNesting(in: assignments) == nil)
    let comparisons = String(repeating: "if a < b, c < d { f(a < b) }\n", count: 500)
    #expect(lineOfDeepNesting(in: comparisons) == nil)
    #expect(lineOfDeepNesting(in: String(repeating: "[[[[a]]]]\n", count: 5000)) != nil)
  }
}
