import SwiftSource
import Testing

@Suite struct `Source in a shared module` {
  static let cases = [
    ("struct A {}", "fileprivate struct A {}"),
    ("@MainActor let steps = 1", "@MainActor fileprivate let steps = 1"),
    ("@Observable\nfinal class A {}", "@Observable\nfileprivate final class A {}"),
    ("private func a() {}", "private func a() {}"),
    ("private(set) var a = 1", "fileprivate private(set) var a = 1"),
    ("extension A { var b: Int { 1 } }", "fileprivate extension A { var b: Int { 1 } }"),
    ("struct A {}\nextension A: P {}", "fileprivate struct A {}\nextension A: P {}"),
    (
      "enum A { struct B {} }\nextension A.B: P {}",
      "fileprivate enum A { struct B {} }\nextension A.B: P {}"
    ),
    (
      "@propertyWrapper struct A {}\nstruct B { @A var a: Int }",
      "@propertyWrapper fileprivate struct A {}\nfileprivate struct B { @A var a: Int }"
    ),
    ("// é\nvar a: Int { 1 } // b", "// é\nfileprivate var a: Int { 1 } // b"),
    ("#sourceLocation(file: \"a\", line: 1)", "#sourceLocation(file: \"a\", line: 1)"),
  ]

  @Test(arguments: cases)
  func `keeps every declaration to its file and every line in its place`(
    _ source: String,
    _ expected: String
  ) throws {
    #expect(try SharedModuleSource(source, .swift5).text == expected)
  }

  @Test func `tells what it imports`() throws {
    let source = "import SwiftUI\nimport struct Foundation.Date\nstruct C {}"
    let imports = try SharedModuleSource(source, .swift5).imports
    #expect(imports == ["import SwiftUI", "import struct Foundation.Date"])
  }

  static let obstacles: [(source: String, expected: SharingObstacle)] = [
    ("infix operator |>", .declaresOperator),
    ("precedencegroup P {}", .declaresOperator),
    // A conformance is seen without being named.
    ("extension Int: Identifiable {}", .conformsForeignType("Int")),
    ("protocol P: Equatable {}\nextension AnySequence: P {}", .conformsForeignType("AnySequence")),
    ("extension Int: @retroactive Identifiable {}", .conformsForeignType("Int")),
    ("typealias N = Int\nextension N: P {}", .conformsForeignType("N")),
    ("enum A { typealias B = Int }\nextension A.B: P {}", .conformsForeignType("A.B")),
    ("func AnySequence() {}\nextension AnySequence: P {}", .conformsForeignType("AnySequence")),
    (
      "func a() { struct AnySequence {} }\nextension AnySequence: P {}",
      .conformsForeignType("AnySequence")
    ),
    ("#if false\nstruct Int {}\n#endif\nextension Int: P {}", .isUnclear),
    // An access level makes a member visible wherever its type is.
    ("extension View { public func a() {} }", .uses("public")),
    ("extension View { internal var a: Int { 1 } }", .uses("internal")),
    ("public struct A {}", .uses("public")),
    ("struct A { public internal(set) var a = 1 }", .uses("public")),
    ("@_cdecl(\"a\") func a() {}", .uses("@_cdecl")),
    ("@_exported import A", .uses("@_exported")),
    ("struct A { struct B { @_used static let c = 1 } }", .uses("@_used")),
    ("func a() { @section(\"b\") let c = 1 }", .uses("@section")),
    ("@Foreign struct A {}", .uses("@Foreign")),
    ("struct A { #make() }", .uses("#make")),
    ("let a = #make()", .uses("#make")),
    ("struct A {\n#if DEBUG\nvar a = 1\n#endif\n}", .uses("#if")),
    ("let a = #column", .uses("#column")),
    ("let a = String(reflecting: Int.self)", .uses("String(reflecting:")),
    ("@freestanding(expression) macro a() = b", .isUnclear),
    ("print(1)", .isUnclear),
    ("struct A {", .isUnclear),
  ]

  @Test(arguments: obstacles.indices)
  func `says what keeps a source from sharing`(_ index: Int) {
    let (source, expected) = Self.obstacles[index]
    #expect(throws: expected) { try SharedModuleSource(source, .swift5) }
  }
}
