import SwiftSource
import Testing

@Suite struct `Entry points` {
  static let cases = [
    ("@main enum A {}", "      enum A {}"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    ("@NSApplicationMain class A {}", "                   class A {}"),
    ("@MainActor @main\nstruct A {}", "@MainActor      \nstruct A {}"),
    ("let x = \"@main\" // @main App", "let x = \"@main\" // @main App"),
    ("struct é {}; @main enum B {}", "struct é {};       enum B {}"),
    ("@main struct A: App {}", "                      "),
    ("struct A: App {\n  let é = 1\n}\nlet x = 1", "               \n            \n \nlet x = 1"),
    ("struct A: PreviewProvider {} // end", "                             // end"),
    ("#Preview { A() }\nlet x = 1", "                \nlet x = 1"),
    (
      "#Preview(\"a\", traits: .portrait) {\n  A()\n}",
      "\(String(repeating: " ", count: 34))\n     \n "
    ),
    ("struct Apple: View {}", "struct Apple: View {}"),
    ("@main enum A {}; @main enum B {}", "      enum A {}; @main enum B {}"),
    ("#Preview { A( }", "#Preview { A( }"),
    ("struct A: App { let = 1 }", "struct A: App { let = 1 }"),
  ]

  @Test(arguments: cases)
  func `give way to spaces and nothing else moves`(_ source: String, _ expected: String) {
    #expect(withoutEntryPoints(source, .swift5) == expected)
  }

  @Test func `give way except for the one that is shown`() {
    let source = "@main struct A: App {}; struct B: App {}; struct P: PreviewProvider {}"
    let kept = withoutEntryPoints(source, .swift5, keeping: "A")
    #expect(kept.split(separator: " ").joined(separator: " ") == "struct A: App {}; ;")
    #expect(
      withoutEntryPoints(source, .swift5, keeping: "P").hasSuffix("struct P: PreviewProvider {}")
    )
  }
}
