import Observation
import Testing
import ValueComparison

@Observable private final class Album {
  var title = ""
  private var songs: [Int] = []
  static var hidden: AnyKeyPath { \Album.songs }
}

extension Album {
  fileprivate var isEmpty: Bool { title.isEmpty }
  fileprivate subscript(index: Int) -> Int { index }
}

@Observable private class Base { var inherited = 0 }
@Observable private final class Derived: Base { var own = 0 }

@Observable private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var path: AnyKeyPath { \Box.value }
}

private enum Space {
  @Observable final class Inner { var names: [String: [Int]] = [:] }
  struct Plain {
    var stored: Album?
    let action: () -> Void
    var computed: (Int) -> Bool { { $0 > 0 } }
  }
}

private func localPath() -> AnyKeyPath {
  struct Local { var `my name`: Int { 1 } }
  return \Local.`my name`
}

@Suite struct `LOG-10: a key path` {
  static let cases: [(AnyKeyPath, String)] = [
    (\Album.title, #"\Album.title"#),
    (Album.hidden, #"\Album.songs"#),
    (\Album.isEmpty, #"\Album.isEmpty"#),
    (\Album[2], #"\Album.<computed>"#),
    (\Base.inherited, #"\Base.inherited"#),
    (\Derived.inherited, #"\Derived.inherited"#),
    (\Derived.own, #"\Derived.own"#),
    (Box([1]).path, #"\Box<Array<Int>>.value"#),
    (Box([Space.Inner?]()).path, #"\Box<Array<Optional<Space.Inner>>>.value"#),
    (\Space.Inner.names, #"\Space.Inner.names"#),
    (\Space.Plain.action, #"\Space.Plain.action"#),
    (\Space.Plain.computed, #"\Space.Plain.computed"#),
    (\Space.Plain.stored?.isEmpty, #"\Space.Plain.stored?.isEmpty?"#),
    (\Album.self, #"\Album.self"#),
  ]

  @Test func `reads as it is written, by desugared types and names`() {
    for (keyPath, expected) in Self.cases { #expect(propertyPath(of: keyPath) == expected) }
  }

  @Test func `is the same however often it is asked for`() {
    #expect(propertyPath(of: \Album.title) == propertyPath(of: \Album.title))
    #expect(!propertyPath(of: \Album[1]).contains("0x"))
  }

  @Test func `in a local type has its own name`() {
    #expect(propertyPath(of: localPath()) == #"\Local.`my name`"#)
  }
}

@Suite struct `LOG-10: a getter's symbol` {
  @Test func `gives the name of the property only`() {
    let cases: [(String, String?)] = [
      ("M.OB.a : Swift.Int : M.OB", "a"),
      ("M.(S in _D9BC).(c in _D9BC) : Swift.Int : M.(S in _D9BC)", "c"),
      ("(extension in M):Swift.Array< where A: P>.first2 : A : [A]", "first2"),
      ("loc : Swift.Int in Local #1 in M.mk() -> [Swift.AnyKeyPath]", "loc"),
      ("`a : b.c` : Swift.Int in Local #1 in M.mk() -> ()", "`a : b.c`"),
      ("M.OB.subscript(Swift.Int) -> Swift.Int : M.OB", nil),
      ("", nil),
    ]
    for (symbol, name) in cases { #expect(propertyName("key path getter for " + symbol) == name) }
    #expect(propertyName("M.OB.a.getter : Swift.Int") == nil)
  }
}

@Suite struct `LOG-10: a symbol table` {
  /// A file with one loaded segment at 0x1000 and one getter at 0x1010.
  static let file: [UInt8] = {
    func bytes(_ parts: (UInt64, Int)...) -> [UInt8] {
      parts.flatMap { part in (0..<part.1).map { UInt8(truncatingIfNeeded: part.0 >> ($0 * 8)) } }
    }
    let identity: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 26)
    let header =
      identity
      + bytes((64, 8), (120, 8), (0, 4), (64, 2), (56, 2), (1, 2), (64, 2), (2, 2), (0, 2))
    let segment = bytes((1, 4), (0, 4), (0, 8), (0x1000, 8), (0, 32))
    let symbols = bytes((0, 4), (2, 4), (0, 16), (248, 8), (24, 8), (1, 4), (0, 20))
    let text = bytes((0, 4), (3, 4), (0, 16), (272, 8), (6, 8), (0, 24))
    let symbol = bytes((1, 4), (2, 4), (0x1010, 8), (0, 8))
    return header + segment + symbols + text + symbol + [0] + Array("$xTK".utf8) + [0]
  }()

  static func names(_ file: [UInt8]) -> [String] {
    let table = SymbolTable { offset, count in
      let end = UInt64(file.count)
      guard offset <= end, count <= end - offset else { return nil }
      return Array(file[Int(offset)..<Int(offset + count)])
    }
    return table.names(at: 0x10)
  }

  @Test func `names what begins at an offset`() {
    #expect(Self.names(Self.file) == ["$xTK"])
  }

  @Test func `of a file cut short has no names`() {
    for count in 0..<Self.file.count { #expect(Self.names(Array(Self.file.prefix(count))) == []) }
  }

  @Test func `survives any damaged byte`() {
    for index in Self.file.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var file = Self.file
        file[index] = value
        #expect(Self.names(file).count <= 1)
      }
    }
  }
}
