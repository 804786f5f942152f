import Diagnostics
import Mustache
import Testing

@Suite struct `A faulty template` {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let expected: [String]
  }

  static let cases = [
    Case(
      testDescription: "a tag without its end",
      source: "one\n  {{name",
      expected: [#"2:3 unclosedTag(closing: "}}")"#]
    ),
    Case(
      testDescription: "a triple tag without its end",
      source: "{{{name}}",
      expected: [#"1:1 unclosedTag(closing: "}}}")"#]
    ),
    Case(
      testDescription: "a tag without a name",
      source: "é {{# }}{{/ }}",
      expected: ["1:4 emptyTag", "1:10 emptyTag"]
    ),
    Case(
      testDescription: "delimiters that are not two",
      source: "{{=<%=}}",
      expected: [#"1:1 faultyDelimiters("<%")"#]
    ),
    Case(
      testDescription: "a section that stays open",
      source: "a\n{{#list}}\nb\n",
      expected: [#"2:1 unclosedSection("list")"#]
    ),
    Case(
      testDescription: "an end of nothing",
      source: "{{/list}}",
      expected: [#"1:1 unexpectedEnd("list", open: nil)"#]
    ),
    Case(
      testDescription: "an end of nothing before a tag without its end",
      source: "{{/list}}\n{{name",
      expected: [
        #"1:1 unexpectedEnd("list", open: nil)"#, #"2:1 unclosedTag(closing: "}}")"#,
      ]
    ),
    Case(
      testDescription: "a misspelt end, once",
      source: "{{#list}}\n{{/lsit}}",
      expected: [#"2:1 unexpectedEnd("lsit", open: Optional("list"))"#]
    ),
    Case(
      testDescription: "a section deep inside of others, once",
      source: String(repeating: "{{#a}}", count: 100) + "\n{{#b}}{{/c}}",
      expected: [#"2:1 tooDeep("b")"#]
    ),
    Case(
      testDescription: "a fault behind a carriage return",
      source: "a\r\n{{/list}}",
      expected: [#"2:1 unexpectedEnd("list", open: nil)"#]
    ),
    Case(
      testDescription: "a template that does not exist",
      source: "{{#list}}{{>itme}}{{/list}}",
      expected: [#"1:10 unknownPartial("itme", known: ["item", "page"])"#]
    ),
    Case(
      testDescription: "keys that no model has",
      source: "{{name}} {{nmae}}\n{{#list}}{{^name.lits}}{{/name.lits}}{{/list}}{{>*item}}",
      expected: [
        #"1:10 unknownKey("nmae", nearest: Optional("name"))"#,
        #"2:10 unknownKey("lits", nearest: Optional("list"))"#,
        #"2:47 unknownKey("item", nearest: nil)"#,
      ]
    ),
  ]

  @Test(arguments: cases)
  func `is reported where the fault is`(_ test: Case) {
    let library = Library(["page": test.source, "item": ""], keys: ["a", "b", "list", "name"])
    let problems = library.problems.map { _, problem in
      "\(problem.position.line):\(problem.position.column) \(problem.fault)"
    }
    #expect(problems == test.expected)
  }

  @Test func `is told with its line and the mend`() throws {
    let source = "<ul>\n  {{#list}}<li>{{/lsit}}\n"
    let problem = try #require(Template(parsing: source).problems.first)
    let diagnostic = problem.diagnostic(path: "templates/page.mustache", source: source)
    #expect(
      DiagnosticFormat().text(diagnostic) == """
        templates/page.mustache:2:16: error: 'lsit' ends here, but 'list' is open [unexpected-end]
         2 |   {{#list}}<li>{{/lsit}}
           |                ^^^^^^^^^
        fix: write '{{/list}}'

        """
    )
  }

  @Test func `names the tag that an end lacks`() throws {
    let problem = try #require(Template(parsing: "{{/list}}").problems.first)
    let diagnostic = problem.diagnostic(path: "templates/page.mustache", source: "{{/list}}")
    #expect(diagnostic.fix == "remove the tag, or open '{{#list}}' before it")
  }

  @Test func `still shows what can be made of it`() throws {
    let template = Template(parsing: "{{#list}}{{.}};{{/lsit}}!")
    #expect(try template.render(["list": [1, 2]]) == "1;2;!")
  }

  @Test func `that uses itself without an end stops`() {
    let library = Library(["a": "{{>b}}", "b": "\n{{>a}}"])
    #expect(throws: TemplateProblem.self) {
      try library.template("a")?.render([:], library: library)
    }
  }
}

@Suite struct `Templates that use others` {
  @Test func `twice each make no page that takes all memory`() throws {
    let sources = (0..<60).map { ("t\($0)", "text {{>t\($0 + 1)}} {{>t\($0 + 1)}}") }
    let library = Library(Dictionary(uniqueKeysWithValues: sources))
    let problem = #expect(throws: TemplateProblem.self) { try library.render("t0", [[:]]) }
    #expect(problem.map { "\($0.fault)" }?.hasPrefix("tooMuch") == true)
  }

  @Test func `twice each take no time where nothing is shown of them`() throws {
    let sources = (0..<60).map { number in
      ("t\(number)", "{{#none}}{{>t\(number + 1)}}{{>t\(number + 1)}}{{/none}}{{$b}}{{/b}}")
    }
    let library = Library(Dictionary(uniqueKeysWithValues: sources))
    #expect(try library.render("t0", [[:]]) == [])
  }

  @Test func `for each level of a tree show all of it`() throws {
    let library = Library(["tree": "{{name}}({{#inner}}{{>tree}}{{/inner}})"])
    let leaf: Value = ["name": "c", "inner": false]
    let tree: Value = ["name": "a", "inner": ["name": "b", "inner": [leaf, leaf]]]
    #expect(try String(decoding: library.render("tree", [tree]), as: UTF8.self) == "a(b(c()c()))")
  }
}

@Suite struct `A shown value` {
  @Test(
    arguments: [
      ("text is escaped", "{{x}}", "a<b & \"c\" 'd'", "a&lt;b &amp; &quot;c&quot; &#39;d&#39;"),
      ("markup is not", "{{x}}", .html("<b>"), "<b>"),
      ("nor what asks for it", "{{{x}}}{{&x}}", "<", "<<"),
      ("a number is a condition that holds", "{{#x}}{{.}}{{/x}}", 0, "0"),
      ("an empty text hides its section", "{{#x}}shown{{/x}}{{^x}}hidden{{/x}}", "", "hidden"),
      ("a list repeats", "{{#x}}{{.}},{{/x}}", [1, 2], "1,2,"),
    ] as [(String, String, Value, String)]
  )
  func `follows its kind`(_: String, template: String, value: Value, expected: String) throws {
    #expect(try Template(parsing: template).render(["x": value]) == expected)
  }
}
