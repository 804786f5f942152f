import SwiftSource
import Testing

@Suite struct `Source in a shared module` {
  static let cases = [
    ("struct A {}", "fileprivate struct A {}"),
    ("@MainActor let steps = 1", "@MainActor fileprivate let steps = 1"),
    ("@Observable\nfinal class A {}", "@Observable\nfileprivate final class A {}"),
    ("public struct A {}", "fileprivate struct A {}"),
    ("open class A {}\ninternal enum B {}", "fileprivate class A {}\nfileprivate enum B {}"),
    ("private func a() {}", "private func a() {}"),
    ("private(set) var a = 1", "fileprivate private(set) var a = 1"),
    ("public private(set) var a = 1", "fileprivate private(set) var a = 1"),
    ("extension A { var b: Int { 1 } }", "fileprivate extension A { var b: Int { 1 } }"),
    ("struct A {}\nextension A: P {}", "fileprivate struct A {}\nextension A: P {}"),
    (
      "protocol P {}\nextension Int: P { public var a: Int { 1 } }",
      "fileprivate protocol P {}\nextension Int: P { public var a: Int { 1 } }"
    ),
    ("struct A { public struct B {} }", "fileprivate struct A { public struct B {} }"),
    ("// é\nvar a: Int { 1 } // b", "// é\nfileprivate var a: Int { 1 } // b"),
    (
      "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif",
      "#if DEBUG\nfileprivate let a = 1\n#else\nfileprivate let a = 2\n#endif"
    ),
    ("#Preview { A() }", "#Preview { A() }"),
    ("#sourceLocation(file: \"a\", line: 1)", "#sourceLocation(file: \"a\", line: 1)"),
  ]

  @Test(arguments: cases)
  func `keeps every declaration to its file and every line in its place`(
    _ source: String,
    _ expected: String
  ) throws {
    #expect(try SharedModuleSource(source).text == expected)
  }

  @Test func `tells what it imports`() throws {
    let source = "import SwiftUI\nimport struct Foundation.Date\n@_spi(A) import B\nstruct C {}"
    let imports = try SharedModuleSource(source).imports
    #expect(imports == ["@_spi(A) import B", "import SwiftUI", "import struct Foundation.Date"])
  }

  static let obstacles: [(source: String, expected: SharingObstacle)] = [
    ("infix operator |>", .declaresOperator),
    ("precedencegroup P {}", .declaresOperator),
    ("extension Int: Identifiable {}", .conformsForeignType("Int")),
    ("protocol P {}\nextension Date.Style: P, Hashable {}", .conformsForeignType("Date.Style")),
    ("typealias N = Int\nextension N: Identifiable {}", .conformsForeignType("N")),
    ("@_cdecl(\"a\") public func a() {}", .exports(attribute: "_cdecl")),
    ("@_exported import A", .exports(attribute: "_exported")),
    ("let a = #column", .tellsNames("#column")),
    ("let a = String(reflecting: Int.self)", .tellsNames("String(reflecting:")),
  ]

  @Test(arguments: obstacles.indices)
  func `says what keeps a source from sharing`(_ index: Int) {
    let (source, expected) = Self.obstacles[index]
    #expect(throws: expected) { try SharedModuleSource(source) }
  }
}
