import Testing
import ValueComparison

private struct Outer<Value> {
  struct Inner {
    var value: Value
    weak var model: Model?
    var both: (first: Value, Int8)
  }

  enum Choice {
    case value(Value)
    case boxed(Model)
    case nothing
  }
}

private struct Many<each Element> {
  var elements: (repeat each Element)
}

extension Array {
  fileprivate struct Cursor {}
}

private func localTypes() -> [Any.Type] {
  struct Local<Content> { struct Inner {} }
  return [Local<Int>.Inner.self, Local<Outer<Int>.Choice>.self]
}

private struct `Raw. name` {}

@Suite struct `Fields` {
  @Test func `are listed in the order of declaration`() {
    let fields = storedFields(of: Outer<String>.Inner.self)
    #expect(fields.map(\.name) == ["value", "model", "both"])
    #expect(fields.map(\.offset) == [0, 16, 24])
    #expect(fields[0].type == String.self)
    #expect(fields[1].type == Model?.self)
    #expect(fields[2].type == (first: String, Int8).self)
  }

  @Test func `tuples have elements with labels`() {
    #expect(
      storedFields(of: (first: String, Int8, third: Bool).self).map(\.name) == [
        "first", "", "third",
      ]
    )
    let elements = tupleElements(of: (Int8, String, Int8).self)
    #expect(elements.map(\.offset) == [0, 8, 24])
    #expect(elements.map { typeName(of: $0.type) } == ["Int8", "String", "Int8"])
    #expect(tupleElements(of: Many<Int, String>.self).isEmpty)
    #expect(storedFields(of: Many<Int, String>.self).map(\.name) == ["elements"])
    #expect(tupleElements(of: storedFields(of: Many<Int, String>.self)[0].type).count == 2)
  }

  @Test func `no other type has any`() {
    for type in [Model.self, Direction.self, Int?.self, (() -> Void).self, Any.self] as [Any.Type] {
      #expect(storedFields(of: type).isEmpty)
      #expect(tupleElements(of: type).isEmpty)
    }
  }

  @Test func `DP-3: are changed in place, in a copy`() {
    let original = Pair("a", [1])
    var copy = original
    let field = storedFields(of: Pair<String, [Int]>.self)[1]
    let count = updateField(in: &copy, at: field.offset, as: [Int].self) { numbers in
      numbers.append(2)
      return numbers.count
    }
    #expect(count == 2)
    #expect(copy.second == [1, 2])
    #expect(original.second == [1])
  }
}

@Suite struct `Enum cases` {
  @Test func `DP-5: are listed by tag`() {
    let cases = enumCases(of: Message.self)
    #expect(cases.map(\.name) == ["text", "number", "caseless", "pair", "nothing", "silence"])
    #expect(cases.map(\.tag) == [0, 1, 2, 3, 4, 5])
    #expect(cases[0].payload == String.self)
    #expect(cases[3].payload == (Int8, Int64).self)
    #expect(cases[4].payload == nil)
    #expect(enumCases(of: Outer<Int>.Choice.self)[0].payload == Int.self)
    #expect(enumCases(of: Empty.self).isEmpty)
  }

  @Test func `DP-5: the active one is known`() {
    #expect(activeCase(of: Message.number(1))?.name == "number")
    #expect(activeCase(of: Message.silence)?.name == "silence")
    #expect(activeCase(of: Outer<Int>.Choice.boxed(model))?.name == "boxed")
    #expect(activeCase(of: Direction.down)?.name == "down")
    #expect(activeCase(of: String?.none)?.name == "none")
    #expect(activeCase(of: 5) == nil)
  }

  @Test func `DP-5: payloads are copied out`() {
    #expect(payload(of: Message.text("a"), as: String.self) == "a")
    #expect(payload(of: Message.text("a"), as: Int.self) == nil)
    #expect(payload(of: Message.nothing, as: Int.self) == nil)
    #expect(payload(of: Reference.numbered(numbered), as: Numbered.self) === numbered)
    #expect(payload(of: Tree.leaf(Caseless("a")), as: Caseless.self)?.text == "a")
    #expect(payload(of: String?.some("a"), as: String.self) == "a")
  }

  @Test func `DP-5: payloads are changed in place`() {
    var message = Message.text("a")
    #expect(updatePayload(in: &message, as: String.self) { $0 += "b" } != nil)
    #expect(payload(of: message, as: String.self) == "ab")
    var reference = Reference.numbered(numbered)
    #expect(updatePayload(in: &reference, as: Numbered.self) { $0 = Renumbered(9) } != nil)
    #expect(payload(of: reference, as: Numbered.self)?.number == 9)
    #expect(updatePayload(in: &reference, as: Model.self) { _ in } == nil)
    var optional: String? = "a"
    #expect(updatePayload(in: &optional, as: String.self) { $0 += "b" } != nil)
    #expect(optional == "ab")
    var tree = Tree.leaf(Caseless("a"))
    #expect(updatePayload(in: &tree, as: Caseless.self) { _ in } == nil)
  }
}

@Suite struct `Type names` {
  @Test func `LOG-6: have no module, but enclosing types and arguments`() {
    let names: [(Any.Type, String)] = [
      (Int.self, "Int"),
      (Outer<String>.Inner.self, "Outer<String>.Inner"),
      (Outer<[Direction?]>.self, "Outer<Array<Optional<Direction>>>"),
      (localTypes()[0], "Local<Int>.Inner"),
      (localTypes()[1], "Local<Outer<Int>.Choice>"),
      (`Raw. name`.self, "`Raw. name`"),
      ((first: Int, Model).self, "(first: Int, Model)"),
      ((any Shape & Service).self, "Service & Shape"),
      ((any Shape.Type).self, "Shape.Type"),
      (Model.Type.self, "Model.Type"),
      (
        (@MainActor (inout Int, Model) async throws -> Model).self,
        "@MainActor (inout Int, Model) async throws -> Model"
      ),
      ((() -> Void).self, "() -> ()"),
      ([Int].Cursor.self, "Array<Int>.Cursor"),
      (Many<Int, Model>.self, "Many<Pack{Int, Model}>"),
      ([String: Any].self, "Dictionary<String, Any>"),
    ]
    for (type, name) in names { #expect(typeName(of: type) == name) }
  }
}
