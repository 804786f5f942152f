import SwiftSource
import Testing

@Suite struct `Main attribute` {
  static let cases = [
    ("@main struct A: App {}", "      struct A: App {}"),
    ("@MainActor @main\nstruct A {}", "@MainActor      \nstruct A {}"),
    ("let x = \"@main\" // @main", "let x = \"@main\" // @main"),
    ("struct é {}; @main enum B {}", "struct é {};       enum B {}"),
  ]

  @Test(arguments: cases)
  func `gives way to spaces and nothing else moves`(_ source: String, _ expected: String) {
    #expect(withoutMainAttribute(source) == expected)
  }
}
