import SwiftSource
import Testing

@Suite struct `A single expression` {
  static let expressions = [
    ("Screen(model: .init())", "Screen(model: .init())"),
    (" Screen() // the root", "Screen()"),
    ("Screen { Text(\"}\") }.padding()", "Screen { Text(\"}\") }.padding()"),
    ("if a { B() } else { C() }", "if a { B() } else { C() }"),
  ]

  @Test(arguments: expressions)
  func `is given back without what surrounds it`(_ text: String, _ expected: String) throws {
    #expect(try singleExpression(text, .swift5) == expected)
  }

  static let others = [
    ("A() }) } }; func evil() {", 4),
    ("A(); B()", 3),
    ("A(), B()", 3),
    ("A() B()", 4),
    ("a in A()", 2),
    ("A(", 2),
    ("", 0),
    ("struct A {}", 0),
  ]

  @Test(arguments: others)
  func `is not what has more or less`(_ text: String, _ offset: Int) {
    let problem = #expect(throws: ExpressionProblem.self) { try singleExpression(text, .swift5) }
    #expect(problem?.offset == offset)
  }
}
