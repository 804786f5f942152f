import Foundation
import Testing

@testable import SwiftSource

@Suite struct `Coloring without a tree` {
  /// Shapes in which a word's color depends on what is around it.
  static let shapes = [
    "if let x = y.first { f { } }", "let f = map(Item.init(id:))",
    "case .a(let x) where x > 3: g()",
    "enum E: Int { case a(x: Int), B = 3\n func f() { switch self { case .a(let b): c(b) } } }",
    "func f<A: B, C>(_ a: [A: C], b c: Result<A, any Error> = .d, e: Int) async throws -> some V {}",
    "init<A>(a: A) { self.init(b: a) }",
    "@A(b: c) @MainActor private(set) weak var d: E?",
    "@available(iOS 17, *) final class func f() {}",
    "g(b ? c : d, e: [f: h], in: i) { a in b } onEnd: { c }", "x = \\A.b.self; y = \\.c.d",
    "for await _ in a.b(c) { await d() }", "{ [weak self, x = y] a, b in async let z = a }",
    "\"a \\(b.c(d: \"e\"), f: 3)\" // g", "/* a /* b */ c */ import A.B\nA.b.default(1.5).in",
    "typealias A<B> = (a: B, c: D) -> E<[F]>",
    "actor A<B> {}; extension c.D: @unchecked Sendable {}",
    "let (a, b): (c: D, E) = (c: 1, 2)", "#expect(a == b) ; #Preview(\"c\") { D() }",
    "protocol P { associatedtype A: B\n var a: A { get set } }",
    "func f(_ a: @escaping (B) -> C, d: @A (E, F) -> Void) {}",
    "nonisolated(unsafe) let a = b!.c?.d()", "package(set) var a = 1",
    "switch a { case .b: open(c)\n case .d: break }", "open(a)\nlet b = 1",
    "é.ü(Ä: Ö) + Ünder(ß)",
  ]

  /// Shapes that only the parser knows.
  static let puzzles = [
    "a } b", "f(", "f(a: { (b: C) in })", "f { @A (b: C) in }", "var a = b { didSet { } }",
    "#if A\nb()\n#endif",
    "subscript(a: Int) -> Int { get { 1 } set { b = 2 } }", "let a: B.Type", "discard self; copy a",
    "let a = \"\"\"\n  b\n  \"\"\"", "let a = /b/", "func a(b: pid_t) -> pid_t {}",
    "let a = B<(c: D, e: F)>((g, h))",
  ]

  @Test(arguments: shapes)
  func `gives what the tree gives`(_ source: String) {
    #expect(spansOfLexemes(in: Array(source.utf8)) == spansOfSyntax(in: source))
  }

  @Test(arguments: puzzles)
  func `leaves to the tree what it cannot tell`(_ source: String) {
    #expect(spansOfLexemes(in: Array(source.utf8)) == nil)
    #expect(highlightedSpans(of: Array(source.utf8)) == spansOfSyntax(in: source))
  }

  @Test func `colors nearly all code of the pages`() throws {
    let fences = try Self.files("content", suffix: ".md").flatMap(Self.fences)
    let known = fences.filter { spansOfLexemes(in: Array($0.utf8)) != nil }
    #expect(fences.count > 200 && known.count * 20 >= fences.count * 19)
    for source in known {
      #expect(spansOfLexemes(in: Array(source.utf8)) == spansOfSyntax(in: source))
    }
  }

  @Test func `colors this package as its syntax does`() throws {
    for source in try Self.files("Sources", suffix: ".swift") {
      let spans = spansOfLexemes(in: Array(source.utf8))
      #expect(spans == nil || spans == spansOfSyntax(in: source), "\(source.prefix(300))")
    }
  }

  @Test func `cuts code into the words of SwiftSyntax's lexer`() throws {
    let fences = try Self.files("content", suffix: ".md").flatMap(Self.fences)
    let sources = try Self.files("Sources", suffix: ".swift")
      .flatMap { $0.components(separatedBy: "\n\n") }
    for texts in [fences, sources] {
      var knownCount = 0
      for text in texts {
        let source = Array(text.utf8)
        guard let lexemes = PlainLexer.lexemes(of: source) else { continue }
        knownCount += 1
        #expect(lexemes == SyntaxReader.shared.lexemes(source))
      }
      #expect(texts.count > 200 && knownCount * 10 >= texts.count * 9)
    }
  }

  private static func files(_ folder: String, suffix: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(suffix) }
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The Swift code of a page.
  private static func fences(_ page: String) -> [String] {
    page.components(separatedBy: "\n```swift").dropFirst().compactMap { rest in
      let code = rest.drop { $0 != "\n" }.dropFirst()
      return code.range(of: "\n```").map { String(code[..<$0.lowerBound]) + "\n" }
    }
  }
}
