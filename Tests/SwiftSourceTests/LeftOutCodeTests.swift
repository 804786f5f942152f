import Testing

@testable import SwiftSource

/// `📍` marks where the compiler reports the error.
@Suite struct `Code that is left out` {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let code: String
    let result: String
    var view: String?
    var message = "cannot find 'Missing' in scope"
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "f(a:)",
      code: "func f(a: Int) -> Int { 📍Missing() }",
      result: "func f(a: Int) -> Int { return _leftOutValue(3) }"
    ),
    Case(
      name: "Store.load()",
      code: "class Store {\n  func load() {\n    📍Missing()\n  }\n  func save() {}\n}",
      result: "class Store {\n  func load() { _leftOutStop(3) \n\n}\n  func save() {}\n}"
    ),
    Case(
      name: "Store.init()",
      code: "class Store { init() { 📍Missing() } }",
      result: "class Store { init() { _leftOutStop(3) } }"
    ),
    Case(
      name: "Store.count",
      code: "class Store { var count: Int { get { 📍Missing() } set {} } }",
      result: "class Store { var count: Int { get { return _leftOutValue(3) } set {} } }"
    ),
    Case(
      name: "Store.count",
      code: "class Store { var count = 1 { didSet { 📍Missing() } } }",
      result: "class Store { var count = 1 { didSet { _leftOutStop(3) } } }"
    ),
    Case(
      name: "Screen.body",
      code: "struct Screen: View { var body: some View { 📍Missing.view } }",
      result:
        "struct Screen: View { var body: some View { return _leftOutValue(3) as EmptyView } }",
      view: "Screen"
    ),
    Case(
      name: "Screen.header",
      code: "struct Screen: View { var header: some View { 📍Missing.view } }",
      result:
        "struct Screen: View { var header: some View { return _leftOutValue(3) as EmptyView } }",
      view: "Screen"
    ),
    Case(
      name: "f(a:)",
      code: "func f(a: Int = 📍Missing.one) {}",
      result: "func f(a: Int = _leftOutValue(3)) {}"
    ),
    Case(
      name: "Store.manager",
      code: "class Store { let manager = 📍Missing() }",
      result: "class Store { let manager: Missing = _leftOutInitial(3) }"
    ),
    Case(
      name: "Store.manager",
      code: "class Store { let manager: Int = 📍Missing() }",
      result: "class Store { let manager: Int = _leftOutInitial(3) }"
    ),
    Case(
      name: "Store.manager",
      code: "class Store { let manager = try! 📍Missing.make().shared! }",
      result: "class Store { let manager: _LeftOutObject = _leftOutInitial(3) }"
    ),
    Case(
      name: "Store.manager",
      code: "class Store { lazy var manager = 📍Missing { print(1) } }",
      result: "class Store { lazy var manager: _LeftOutObject = { _leftOutValue(3) }() }"
    ),
    Case(
      name: "Store.manager",
      code: "class Store { let manager = Own(📍Missing()) }",
      result: "class Store { let manager: _LeftOutObject = _leftOutValue(3) }"
    ),
    Case(
      name: "Screen.place",
      code:
        "struct Screen: View { @State private var place = 📍Missing()\n var body: some View { Text(\"\") } }",
      result:
        "struct Screen: View { @State private var place: Missing = _leftOutInitial(3)\n var body: some View { Text(\"\") } }"
    ),
    Case(
      name: "Screen.place",
      code:
        "struct Screen: View { @StateObject private var place = 📍Missing()\n var body: some View { Text(\"\") } }",
      result:
        "struct Screen: View { private var place: _LeftOutObject = _leftOutInitial(3)\n var body: some View { return _leftOutValue(3) as EmptyView } }",
      view: "Screen"
    ),
    Case(
      name: "Fetch.context",
      code: "struct Fetch: DynamicProperty { @📍Missing private var context }",
      result:
        "struct Fetch: DynamicProperty { init(leftOut: ()) { _leftOutStop(3) } private var context: _LeftOutObject = _leftOutInitial(3) }",
      view: "Fetch",
      message: "unknown attribute 'Missing'"
    ),
    Case(
      name: "Screen.items",
      code:
        "struct Screen: View { @📍Missing var items: [Int]\n var body: some View { Text(\"\") } }",
      result:
        "struct Screen: View {  var items: _LeftOutObject = _leftOutInitial(3)\n var body: some View { return _leftOutValue(3) as EmptyView } }",
      view: "Screen",
      message: "unknown attribute 'Missing'"
    ),
    Case(
      name: "Item",
      code: "@📍Missing final class Item { var a = 1 }",
      result: " final class Item { init(leftOut: ()) { _leftOutStop(3) } var a = 1 }",
      message: "unknown attribute 'Missing'"
    ),
    Case(
      name: "Service: Missing",
      code: "class Service: NSObject, 📍Missing { func a() {} }",
      result: "class Service: NSObject { func a() {} }",
      message: "cannot find type 'Missing' in scope"
    ),
    Case(
      name: "Game: Missing",
      code: "class Game: 📍Missing { init(a: Int) { print(a) } }",
      result: "class Game { init(a: Int) { _leftOutStop(3) } }",
      message: "cannot find type 'Missing' in scope"
    ),
    Case(
      name: "Game.tick()",
      code: "class Game { override func 📍tick() {} }",
      result: "class Game {  func tick() {} }",
      message: "method does not override any method from its superclass"
    ),
    Case(
      name: "Reader",
      code: "struct 📍Reader: UIViewRepresentable {}",
      result:
        "struct Reader: View { var body: some View { return _leftOutValue(3) as EmptyView }}",
      view: "Reader",
      message: "type 'Reader' does not conform to protocol 'UIViewRepresentable'"
    ),
    Case(
      name: "Screen.body: Button",
      code:
        "struct Screen: View { let id: Int\n var body: some View { Button(\"a\") { 📍Missing(id) } } }",
      result:
        "struct Screen: View { let id: Int\n var body: some View { Button(\"a\") { _ = self; _leftOutStop(3) } } }"
    ),
    Case(
      name: "Screen.body: onChange",
      code:
        "struct Screen: View { var body: some View { Text(\"\").onChange(of: 1) { a, b in 📍Missing() } } }",
      result:
        "struct Screen: View { var body: some View { Text(\"\").onChange(of: 1) { a, b in _leftOutStop(3) } } }"
    ),
    Case(
      name: "Screen.row(item:): onTapGesture",
      code:
        "struct Screen: View { func row(item: Int) -> some View { Text(\"\").onTapGesture { let b = 1; 📍Missing(item + b) } } }",
      result:
        "struct Screen: View { func row(item: Int) -> some View { Text(\"\").onTapGesture { _ = item; _leftOutStop(3) } } }"
    ),
    Case(
      name: "Screen.body: Button",
      code:
        "struct Screen: View { var body: some View { Button { 📍Missing() } label: { Text(\"\") } } }",
      result:
        "struct Screen: View { var body: some View { Button { _leftOutStop(3) } label: { Text(\"\") } } }"
    ),
    Case(
      name: "inner()",
      code: "let a: Int = { func inner() { 📍Missing() }\n return 1 }()",
      result: "let a: Int = { func inner() { _leftOutStop(3) }\n return 1 }()"
    ),
    Case(
      name: "extension Missing",
      code: "extension 📍Missing where T == Int { static var a: T { 1 } }\nlet b = 1",
      result: "\nlet b = 1",
      message: "cannot find type 'Missing' in scope"
    ),
    Case(
      name: "Item: Hashable",
      code: "struct 📍Item: Identifiable, Hashable { let a: Missing }",
      result:
        "struct Item: Identifiable, Hashable { public nonisolated static func == (first: Self, second: Self)"
        + " -> Bool { _leftOutValue(3) }; public nonisolated func hash(into _: inout Hasher) { _leftOutStop(3) };"
        + " let a: Missing }",
      message: "type 'Item' does not conform to protocol 'Hashable'"
    ),
    Case(
      name: "Item: Codable",
      code: "struct 📍Item: Codable { let a: Missing }",
      result: "struct Item { let a: Missing }",
      message: "type 'Item' does not conform to protocol 'Decodable'"
    ),
    element("body", "📍Missing(a)", "({ _ = a; return EmptyView() }())"),
    element("header", "return 📍Missing()", "return EmptyView()"),
    element(
      "body",
      "VStack { Text(a)\n 📍Missing(data: model.items, in: $a).style(.b) { c in d } }",
      "VStack { Text(a)\n ({ _ = model.items; _ = $a; return EmptyView() }()) }"
    ),
    element(
      "body",
      "List(0..<3) { row in if row > 1 { 📍Missing { ForEach(model.items.sorted()) { $0 } } } }",
      "List(0..<3) { row in if row > 1 { ({ _ = model.items; return EmptyView() }()) } }"
    ),
    element(
      "body",
      "Button { } label: { 📍Missing(a) { Button(\"\") { model.add() } } }",
      "Button { } label: { ({ _ = a; return EmptyView() }()) }"
    ),
    element(
      "body",
      "Text(a).📍popoverTip(tip).bold()",
      "Text(a).bold()",
      api: "popoverTip",
      message: "value of type 'Text' has no member 'popoverTip'"
    ),
  ]

  private static func element(
    _ name: String,
    _ code: String,
    _ result: String,
    api: String = "Missing",
    message: String = "cannot find 'Missing' in scope"
  ) -> Case {
    let start =
      "struct Screen: View { @State var a = 1; let model: Model\n var \(name): some View { "
    return Case(
      name: "Screen.\(name): \(api)",
      code: start + code + " } }",
      result: start + result + " } }",
      message: message
    )
  }

  /// What is not clear from the file: a member of an extension elsewhere, and `item`, which can mean two things.
  @Test(arguments: [
    "Button(\"a\") { 📍Missing(elsewhere) }", "Button(\"a\") { let item = item; 📍Missing(item) }",
    "Text(\"\").onReceive(a) { 📍Missing($0) }", "Button { save() } label: { 📍Missing.a }",
    "Button(action: save) { 📍Missing() }", "List(📍Missing()) { _ in Text(\"\") }",
    "Text(\"\").custom { 📍Missing() }", "VStack { 📍Missing().a }",
  ])
  func `is the whole body, unless only an action is concerned`(_ view: String) throws {
    let (source, line, column) = marked(
      "struct Screen: View { let item = 1\n func save() {}\n var body: some View { \(view) } }"
    )
    let code = try #require(LeftOutCode(source, .swift5, importsOthers: true))
    let part = code.part(
      line: line,
      column: column,
      message: "cannot find 'Missing' in scope"
    )
    #expect(part?.name == "Screen.body")
  }

  @Test func `is what is around it, where both are left out`() throws {
    let text =
      "struct A: View { var body: some View { let a = Missing()\n Button(\"\") { Missing() } } }"
    var code = try #require(LeftOutCode(text, .swift5, importsOthers: true))
    for (line, column, number) in [(1, 48, 1), (2, 15, 2)] {
      let message = "cannot find 'Missing' in scope"
      _ = code.leaveOut(line: line, column: column, message: message, number: number)
    }
    #expect(
      code.finished()
        == "struct A: View { var body: some View { return _leftOutValue(1) as EmptyView \n} }"
    )
  }

  @Test func `is an element with all that is in it`() throws {
    let text = "struct A: View { var body: some View { Missing { Other() } } }"
    var code = try #require(LeftOutCode(text, .swift5, importsOthers: true))
    let message = "cannot find 'Missing' in scope"
    #expect(!code.isRemoved(line: 1, column: 50))
    _ = code.leaveOut(line: 1, column: 40, message: message, number: 1)
    #expect(code.isRemoved(line: 1, column: 50))
    #expect(!code.isRemoved(line: 1, column: 30))
  }

  @Test func `is a body, not a view in it, where no other framework is imported`() throws {
    let (source, line, column) = marked("struct A: View { var body: some View { 📍Missing() } }")
    let message = "cannot find 'Missing' in scope"
    for importsOthers in [true, false] {
      let code = try #require(LeftOutCode(source, .swift5, importsOthers: importsOthers))
      let part = code.part(line: line, column: column, message: message)
      #expect(part?.name == (importsOthers ? "A.body: Missing" : "A.body"))
    }
  }

  @Test(arguments: cases + representables)
  func `becomes a stop, and all else stays`(_ test: Case) throws {
    let (source, line, column) = marked(test.code)
    var code = try #require(LeftOutCode(source, .swift5, importsOthers: true))
    let part = try #require(code.part(line: line, column: column, message: test.message))
    #expect(part.name == test.name)
    #expect(part.view == test.view)
    let isLeftOut = code.leaveOut(line: line, column: column, message: test.message, number: 3)
    #expect(isLeftOut)
    #expect(code.finished() == test.result)
  }

  @Test(arguments: [
    "typealias A = 📍Missing", "enum A { case a(📍Missing) }", "protocol A { func f(a: 📍Missing) }",
    "struct A { var a: 📍Missing }", "func f() { 📍_leftOutStop(1) }",
    "struct A: View { @StateObject var a = 📍Missing() }", "import 📍Missing",
  ])
  func `is never a declaration`(_ text: String) throws {
    let (source, line, column) = marked(text)
    let code = try #require(LeftOutCode(source, .swift5, importsOthers: true))
    #expect(code.part(line: line, column: column, message: "cannot find 'Missing' in scope") == nil)
  }

  static let uses: [(code: String, arguments: Int, isProtocol: Bool)] = [
    ("let a: 📍Missing", 0, false), ("let a: 📍Missing<Int>", 1, false),
    ("let a: [📍Missing<Int, String>]?", 2, false), ("let a: any 📍Missing", 0, true),
    ("func f(a: some 📍Missing) {}", 0, false), ("func f() -> 📍Missing<Int> { f() }", 1, false),
    ("let a: Other.📍Missing", 0, false), ("let a: Other.📍Missing<Int, Int>", 2, false),
    ("let a: Other<📍Missing>", 0, false),
  ]

  @Test(arguments: uses.indices)
  func `has a type that is used with these arguments`(_ index: Int) throws {
    let (text, arguments, isProtocol) = Self.uses[index]
    let (source, line, column) = marked(text)
    let code = try #require(LeftOutCode(source, .swift5, importsOthers: true))
    let use = try #require(code.typeUse(line: line, column: column))
    #expect(use.arguments == arguments)
    #expect(use.isProtocol == isProtocol)
  }

  @Test func `has no place in a source with errors of syntax`() {
    #expect(LeftOutCode("func f( {", .swift5, importsOthers: true) == nil)
  }

  @Test func `keeps the lines behind it`() throws {
    let (source, line, column) = marked("func f() {\n  📍Missing()\n  \n}\nlet last = 1")
    var code = try #require(LeftOutCode(source, .swift5, importsOthers: true))
    _ = code.leaveOut(line: line, column: column, message: "", number: 0)
    #expect(
      code.finished().split(separator: "\n", omittingEmptySubsequences: false)[4] == "let last = 1"
    )
  }

  private func marked(_ text: String) -> (source: String, line: Int, column: Int) {
    let parts = text.split(separator: "📍", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    return (parts.joined(), lines.count, (lines.last?.utf8.count ?? 0) + 1)
  }
}
