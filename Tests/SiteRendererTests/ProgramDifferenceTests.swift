import Testing

@testable import SiteRenderer

@Suite struct `The difference of two programs, line by line` {
  private static func lines(_ code: String) -> [Substring] { code.split(separator: "|") }

  private static func text(_ old: String, _ new: String) -> String {
    let (old, new) = (lines(old), lines(new))
    return ProgramDifference(from: old, to: new).lines.map { line -> String in
      switch line {
      case .removed(let number): "-\(old[number])"
      case .added(let number): "+\(new[number])"
      case .same(let number): String(new[number])
      }
    }
    .joined(separator: "|")
  }

  static let cases = [
    ("a|b|c", "a|x|c", "a|-b|+x|c"),
    ("a|b", "a|b", "a|b"),
    ("a", "a|b", "a|+b"),
    ("a|  b", "a|    b|c", "a|    b|+c"),
    ("S {|  T|}|.m", "S {|  T|  .m|}", "S {|  T|+  .m|}|-.m"),
    // What wraps a view ends with its own brace.
    (
      "B {|  S {|    T|  }|}", "B {|  S {|    V {|      T|    }|  }|}",
      "B {|  S {|+    V {|      T|+    }|  }|}"
    ),
    ("B {|  V {|    T|  }|}", "B {|  T|}", "B {|-  V {|  T|-  }|}"),
    // What moves into another type is new there, and each type keeps its braces.
    (
      "struct A {|  x|}",
      "struct A {|  B()|}|struct B {|  x|}",
      "struct A {|-  x|+  B()|}|+struct B {|+  x|+}"
    ),
    (
      "f(\"{\") { // }|  a|}", "f(\"{\") { // }|  b|}", "f(\"{\") { // }|-  a|+  b|}"
    ),
    // A new type ends with its own brace.
    ("A {|}|C {|}", "A {|}|B {|}|C {|}", "A {|}|+B {|+}|C {|}"),
    ("A {|}|B {|}|C {|}", "A {|}|C {|}", "A {|}|-B {|-}|C {|}"),
  ]

  @Test(arguments: cases)
  func `says what is removed, added and left`(old: String, new: String, expected: String) {
    #expect(Self.text(old, new) == expected)
  }

  @Test func `folds what is far from every change`() {
    let old = (0..<12).map { Substring("line \($0)") }
    var new = old
    new[4] = "other"
    let parts = ProgramDifference(from: old, to: new).parts
    #expect(
      parts == [
        .shown([.same(0), .same(1), .same(2), .same(3), .removed(4), .added(4), .same(5), .same(6)]
        ),
        .folded((7..<12).map { .same($0) }),
      ]
    )
  }

  @Test func `is shown with every line of both programs`() {
    let html = differenceHTML(from: "let a = 1\nlet b = 2\n", to: "let a = 1\nlet c = 3\n")
    #expect(html.hasPrefix(#"<pre><code><span class="keyword">let</span> a"#))
    #expect(html.contains(#"<del><span class="keyword">let</span> b"#))
    #expect(html.contains(#"<ins><span class="keyword">let</span> c"#))
  }
}
