import Testing
import ValueComparison

@Suite struct `Value comparison` {
  static let wholeValues = [
    ComparisonCase("CMP-2: plain data ignores its ==", Parity(2), Parity(4), unchanged: false),
    ComparisonCase("CMP-2: equal bytes are unchanged", Parity(2), Parity(2), unchanged: true),
    ComparisonCase("CMP-2: other data is asked", Caseless("Ada"), Caseless("ADA"), unchanged: true),
    ComparisonCase("CMP-2: and may deny", Caseless("Ada"), Caseless("Bob"), unchanged: false),
    ComparisonCase(
      "CMP-1: equatableAlways asks plain data too",
      Parity(2),
      Parity(4),
      mode: .equatableAlways,
      unchanged: true
    ),
    ComparisonCase(
      "CMP-1: bitwise never calls ==",
      Caseless("Ada"),
      Caseless("ADA"),
      mode: .bitwise,
      unchanged: false
    ),
    ComparisonCase(
      "CMP-1: indirect never calls ==",
      Caseless("Ada"),
      Caseless("ADA"),
      mode: .indirect,
      unchanged: false
    ),
    ComparisonCase("CMP-7: an empty struct never changes", Empty(), Empty(), unchanged: true),
    ComparisonCase("CMP-7: neither does Void", (), (), unchanged: true),
    ComparisonCase("CMP-2: NaN has equal bytes", Double.nan, Double.nan, unchanged: true),
    ComparisonCase("CMP-2: zeros of either sign differ", 0.0, -0.0, unchanged: false),
  ]

  @Test(arguments: wholeValues)
  func `CMP-1, CMP-2, CMP-7: the mode decides between bytes and ==`(_ c: ComparisonCase) {
    #expect(c.compare() == c.expected)
  }

  static let fields = [
    ComparisonCase(
      "CMP-3: a field is asked",
      Pair(Caseless("a"), 1),
      Pair(Caseless("A"), 1),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-3: a plain field is not",
      Pair("a", Parity(2)),
      Pair("a", Parity(4)),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-3: a plain field is, in equatableAlways",
      Pair("a", Parity(2)),
      Pair("a", Parity(4)),
      mode: .equatableAlways,
      unchanged: true
    ),
    ComparisonCase("CMP-5: first field", Pair(1, "a"), Pair(2, "a"), unchanged: false),
    ComparisonCase("CMP-5: last field", Pair(1, "a"), Pair(1, "b"), unchanged: false),
    ComparisonCase("CMP-5: tuples", (1, "a", 2), (1, "a", 2), unchanged: true),
    ComparisonCase("CMP-5: tuples differ", (1, "a", 2), (1, "a", 3), unchanged: false),
    ComparisonCase(
      "CMP-5: a tuple has no ==",
      (Parity(2), "a"),
      (Parity(4), "a"),
      unchanged: false
    ),
    ComparisonCase("CMP-6: every field counts", Pair(1, model), Pair(2, model), unchanged: false),
    ComparisonCase(
      "CMP-7: an empty field never changes",
      Pair(Empty(), "a"),
      Pair(Empty(), "a"),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-7: the field before an empty one counts",
      Ended(count: 1, title: Caseless("a"), nothing: Empty()),
      Ended(count: 1, title: Caseless("b"), nothing: Empty()),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-12: equal arrays of Equatable",
      Pair([1, 2], "a"),
      Pair(Array(1...2), "a"),
      unchanged: true
    ),
    ComparisonCase("CMP-12: rebuilt array of others", [Empty()], [Empty()], unchanged: false),
    ComparisonCase("CMP-12: both empty", [] as [Pair<Int, Int>], [], unchanged: true),
    ComparisonCase("CMP-12: dictionaries", ["a": 1], ["a": 1], unchanged: true),
    ComparisonCase("CMP-12: sets differ", Set([1]), Set([2]), unchanged: false),
    ComparisonCase(
      "CMP-12: long strings",
      String(repeating: "long", count: 9),
      String(repeating: "long", count: 9),
      unchanged: true
    ),
  ]

  @Test(arguments: fields)
  func `CMP-3, CMP-5, CMP-6, CMP-12: fields are compared by their own rules`(_ c: ComparisonCase) {
    #expect(c.compare() == c.expected)
  }

  static let enums = [
    ComparisonCase("CMP-8: same case", Direction.up, .up, unchanged: true),
    ComparisonCase("CMP-8: other case", Direction.up, .down, unchanged: false),
    ComparisonCase("CMP-8: payload ==", Message.text("a"), .text("a"), unchanged: true),
    ComparisonCase("CMP-8: payload differs", Message.text("a"), .text("b"), unchanged: false),
    ComparisonCase(
      "CMP-8: payload is asked",
      Message.caseless(Caseless("a")),
      .caseless(Caseless("A")),
      unchanged: true
    ),
    ComparisonCase("CMP-8: cases differ", Message.text("a"), .number(1), unchanged: false),
    ComparisonCase("CMP-8: plain payload", Message.number(7), .number(7), unchanged: true),
    ComparisonCase("CMP-8: tuple payload", Message.pair(1, 2), .pair(1, 2), unchanged: true),
    ComparisonCase("CMP-8: tuple payload 2", Message.pair(1, 2), .pair(1, 3), unchanged: false),
    ComparisonCase("CMP-8: no payloads", Message.nothing, .nothing, unchanged: true),
    ComparisonCase("CMP-8: no payloads 2", Message.nothing, .silence, unchanged: false),
    ComparisonCase("CMP-8: nil", Int?.none, nil, unchanged: true),
    ComparisonCase("CMP-8: nil and a value", Int?.none, 0, unchanged: false),
    ComparisonCase("CMP-8: plain optionals", Int?.some(3), 3, unchanged: true),
    ComparisonCase(
      "CMP-8: an optional without ==",
      Pair<Int, Caseless>?.some(Pair(1, Caseless("a"))),
      Pair(1, Caseless("A")),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-8: a plain optional ignores ==",
      Parity?.some(Parity(2)),
      Parity(4),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-8: spare bits",
      Reference.numbered(Numbered(4)),
      .numbered(Numbered(4)),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-8: spare bits differ",
      Reference.model(Model(4)),
      .model(Model(4)),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-9: box contents",
      Tree.node(.leaf(Caseless("a")), .leaf(Caseless("b"))),
      .node(.leaf(Caseless("A")), .leaf(Caseless("B"))),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-9: box contents differ",
      Tree.node(.leaf(Caseless("a")), .leaf(Caseless("b"))),
      .node(.leaf(Caseless("a")), .leaf(Caseless("c"))),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-9: bitwise knows boxes only by address",
      Tree.leaf(Caseless("a")),
      .leaf(Caseless("a")),
      mode: .bitwise,
      unchanged: false
    ),
  ]

  @Test(arguments: enums)
  func `CMP-8, CMP-9: enums are compared by case, then by payload`(_ c: ComparisonCase) {
    #expect(c.compare() == c.expected)
  }

  static let references = [
    ComparisonCase("CMP-10: one object", Pair(1, model), Pair(1, model), unchanged: true),
    ComparisonCase("CMP-10: two objects", Model(1), Model(1), unchanged: false),
    ComparisonCase("CMP-10: Equatable class", Numbered(1), Numbered(1), unchanged: true),
    ComparisonCase("CMP-10: its subclass", Renumbered(1), Renumbered(1), unchanged: true),
    ComparisonCase("CMP-10: unequal", Renumbered(1), Renumbered(2), unchanged: false),
    ComparisonCase(
      "CMP-10: identity below equatableUnlessPOD",
      Numbered(1),
      Numbered(1),
      mode: .indirect,
      unchanged: false
    ),
    ComparisonCase("CMP-10: actors", Worker(), Worker(), unchanged: false),
    ComparisonCase(
      "CMP-13: any, same type and value",
      1 as Any,
      1 as Any,
      unchanged: true
    ),
    ComparisonCase("CMP-13: any, other value", 1 as Any, 2 as Any, unchanged: false),
    ComparisonCase("CMP-13: any, other type", 1 as Any, 1.0 as Any, unchanged: false),
    ComparisonCase(
      "CMP-13: associated types",
      Circle(unit: "a") as any Shape,
      Circle(unit: "a") as any Shape,
      unchanged: true
    ),
    ComparisonCase(
      "CMP-13: associated types differ",
      Circle(unit: "a") as any Shape,
      Square(unit: 1) as any Shape,
      unchanged: false
    ),
    ComparisonCase(
      "CMP-13: boxed",
      Prism(unit: "a") as any Shape,
      Prism(unit: "a") as any Shape,
      unchanged: true
    ),
    ComparisonCase(
      "CMP-13: boxed and different",
      Prism(unit: "a") as any Shape,
      Prism(unit: "b") as any Shape,
      unchanged: false
    ),
    ComparisonCase(
      "CMP-13: bitwise knows boxes only by address",
      Prism(unit: "a") as any Shape,
      Prism(unit: "a") as any Shape,
      mode: .bitwise,
      unchanged: false
    ),
    ComparisonCase(
      "CMP-13: sendable",
      Pair<any Sendable, Int>("a", 1),
      Pair<any Sendable, Int>("a", 1),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-13: Equatable objects in Any",
      Numbered(1) as Any,
      Numbered(1) as Any,
      unchanged: true
    ),
    ComparisonCase(
      "CMP-13: class-bound, by reference",
      Account(1) as any Service,
      Account(1) as any Service,
      unchanged: false
    ),
    ComparisonCase(
      "CMP-13: class-bound, same object",
      numbered as AnyObject,
      numbered as AnyObject,
      unchanged: true
    ),
    ComparisonCase("CMP-14: metatypes", Int.self as Any.Type, Int.self, unchanged: true),
    ComparisonCase("CMP-14: other metatype", Int.self as Any.Type, Bool.self, unchanged: false),
    ComparisonCase(
      "CMP-14: a metatype that takes no memory",
      Pair(Caseless.self, 1).counted,
      Pair(Caseless.self, 1).counted,
      unchanged: true
    ),
    ComparisonCase(
      "CMP-14: the property before a metatype that takes no memory",
      Titled(title: Caseless("A"), kind: Caseless.self, count: 1),
      Titled(title: Caseless("a"), kind: Caseless.self, count: 1),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-14: another property before one",
      Titled(title: Caseless("A"), kind: Caseless.self, count: 1),
      Titled(title: Caseless("b"), kind: Caseless.self, count: 1),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-14: a class metatype behind the other properties",
      Shelved(title: Caseless("A"), kind: Numbered.self),
      Shelved(title: Caseless("a"), kind: Numbered.self),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-14: another class metatype behind the other properties",
      Shelved(title: Caseless("A"), kind: Numbered.self),
      Shelved(title: Caseless("a"), kind: Renumbered.self),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-14: a metatype that takes no memory in an enum",
      Kind.single(Caseless.self),
      Kind.single(Caseless.self),
      unchanged: true
    ),
    ComparisonCase(
      "CMP-14: other than one in an enum",
      Kind.single(Caseless.self),
      Kind.none,
      unchanged: false
    ),
    ComparisonCase(
      "CMP-14, CMP-22: a tuple with one is not described",
      Kinds(pair: (Caseless.self, "A"), kind: nil),
      Kinds(pair: (Caseless.self, "A"), kind: nil),
      unchanged: false
    ),
    ComparisonCase(
      "CMP-14, CMP-22: an optional one is not described",
      MaybeKind(kind: Caseless.self, name: "A"),
      MaybeKind(kind: Caseless.self, name: "A"),
      unchanged: false
    ),
    ComparisonCase("CMP-14: key paths", \Pair<Int, Int>.first, \.first, unchanged: true),
    ComparisonCase("CMP-14: other key path", \Pair<Int, Int>.first, \.second, unchanged: false),
  ]

  @Test(arguments: references)
  func `CMP-10, CMP-13, CMP-14: objects, existentials, metatypes`(_ c: ComparisonCase) {
    #expect(c.compare() == c.expected)
  }
}

/// The compiler gives `kind` no memory, since it has one value only.
private struct Counted {
  let kind: Caseless.Type
  let count: Int
}

/// The metadata place `kind` where `title` lies.
private struct Titled {
  let title: Caseless
  let kind: Caseless.Type
  let count: Int
}

private struct Shelved {
  let title: Caseless
  let kind: Numbered.Type
}

/// The metadata place `nothing` where `title` lies.
private struct Ended {
  let count: Int
  let title: Caseless
  let nothing: Empty
}

extension Pair where First == Caseless.Type, Second == Int {
  fileprivate var counted: Counted { Counted(kind: first, count: second) }
}

private enum Kind {
  case single(Caseless.Type)
  case named(Caseless.Type, String)
  case none
}

private struct Kinds {
  let pair: (Caseless.Type, String)
  let kind: (Caseless.Type, String)?
}

private struct MaybeKind {
  let kind: Caseless.Type?
  let name: String
}
