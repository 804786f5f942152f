import FoundationShim
import Testing

@Suite struct `A predicate` {
  static let cases: [(String, [Any?], Bool)] = [
    ("name == %@", ["Ann"], true), ("name = 'ann'", [], false), ("name ==[c] \"ann\"", [], true),
    ("name != %@ && age > %d", ["Bea", 20], true), ("age <= 30 AND age >= 30", [], true),
    ("NOT (age < 40 OR name == 'Ann')", [], false), ("!(age > 40)", [], true),
    ("%K CONTAINS[cd] %@", ["city", "ZÜRI"], true), ("city BEGINSWITH 'Z'", [], true),
    ("city ENDSWITH[c] 'ICH'", [], true), ("name LIKE 'A*n'", [], true),
    ("name LIKE 'A?'", [], false), ("name MATCHES '[A-Z][a-z]+'", [], true),
    ("nick == nil", [], true), ("nick != NULL", [], false),
    ("isOn == YES AND isOn == TRUE", [], true),
    ("isOn == %@", [NSNumber(value: true)], true), ("name IN %@", [["Ann", "Bea"]], true),
    ("age IN {10, 30}", [], true), ("age BETWEEN {20, 40}", [], true),
    ("born < %@", [Date(timeIntervalSince1970: 10)], true), ("TRUEPREDICATE", [], true),
    ("FALSEPREDICATE || age == -30", [], false), ("ANY tags == 'b'", [], true),
    ("ALL tags BEGINSWITH 'b'", [], false), ("tags.@count == 2", [], true),
    ("tags CONTAINS %@", ["a"], true), ("home.zip == 8000", [], true),
    ("nick CONTAINS 'a'", [], false),
  ]

  @Test(arguments: cases.indices)
  func `reads the formats that programs use`(_ index: Int) {
    let (format, arguments, expected) = Self.cases[index]
    let object: [String: Any] = [
      "name": "Ann", "age": Int16(30), "city": "Zurich", "isOn": true, "tags": ["a", "b"],
      "born": Date(timeIntervalSince1970: 5), "home": ["zip": 8000] as [String: Any],
    ]
    let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 as Any })
    #expect(predicate.evaluate(with: object) == expected, "\(format)")
  }

  @Test func `tests a text itself, and is equal to one that tests the same`() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.org")
    #expect(mail.evaluate(with: "ann@example.org"))
    #expect(!mail.evaluate(with: "ann"))
    #expect(mail == NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.org"))
    #expect(mail != NSPredicate(format: "SELF MATCHES %@", "a"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [mail, NSPredicate(value: false)])
    #expect(!both.evaluate(with: "ann@example.org"))
  }

  @Test func `a sort descriptor puts nothing first, and keeps the order of equal values`() {
    let people: [[String: Any]] = [
      ["n": 1, "a": 2], ["n": 2], ["n": 3, "a": 1], ["n": 4, "a": 2],
    ]
    let order = [NSSortDescriptor(key: "a", ascending: true) { orderOfInts($0, $1) }]
    #expect(people.sorted(by: order).map { $0["n"] as? Int } == [2, 3, 1, 4])
    let texts = ["b", "a"].sorted(by: [NSSortDescriptor(keyPath: \String.self, ascending: true)])
    #expect(texts == ["a", "b"])
  }
}

private func orderOfInts(_ first: Any, _ second: Any) -> ComparisonResult {
  let (first, second) = (first as? Int ?? 0, second as? Int ?? 0)
  return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
}
