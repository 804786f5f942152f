import SwiftSource
import Testing

@Suite struct `Refused code` {
  static let refused: [(source: String, expected: [String])] = [
    ("@_silgen_name(\"fork\") func a() -> Int32", ["@_silgen_name"]),
    (
      "@_cdecl(\"a\") func a() {}\n@c func b() {}\n@_extern(c, \"read\") func c()",
      ["@_cdecl", "@c", "@_extern"]
    ),
    ("@_section(\".init_array\") @_used let a = 1", ["@_section", "@_used"]),
    ("@section(\".init_array\") @used let a = 1", ["@section", "@used"]),
    ("struct A { @ _dynamicReplacement(for: b) func a() {} }", ["@_dynamicReplacement"]),
    ("@`_silgen_name`(\"fork\") func a() -> Int32", ["@_silgen_name"]),
    ("@_specialize(where T == Int) func a<T>(_: T) {}", ["@_specialize"]),
    ("@_spi(Reflection) import Swift", ["@_spi"]),
    ("@testable import SwiftUI", ["@testable"]),
    ("import Glibc", ["Glibc"]),
    ("import /* a */ func `Darwin`.fork", ["Darwin"]),
    ("#if canImport(Glibc)\nimport Glibc\n#endif", ["Glibc"]),
    (
      "import CSystem; import ScenarioTrace\nimport Reconciler",
      ["CSystem", "ScenarioTrace", "Reconciler"]
    ),
    ("let a = dlsym(nil, \"fork\")", ["dlsym"]),
    ("let a = \"\\(`dlopen`(nil, 0))\"", ["dlopen"]),
    (
      "@freestanding(expression) macro a() = #externalMacro(module: \"A\", type: \"B\")",
      ["externalMacro"]
    ),
    (
      "enum ScenarioProgram {}; let ScenarioHost = `BodycheckScenario`",
      ["ScenarioProgram", "ScenarioHost", "BodycheckScenario"]
    ),
    ("#sourceLocation(file: \"other.md\", line: 1)", ["#sourceLocation"]),
    // What the parser does not understand is looked through, too.
    ("struct A { ] @_silgen_name(\"a\") }", ["@_silgen_name"]),
  ]

  @Test(arguments: [
    ("App/View+Rows (2), it's.swift", false), ("a/b*/c.swift", true), ("a/#b.swift", true),
    ("a`.md", true), ("a\".md", true), ("a\\.md", true), ("a\nb.md", true),
  ])
  func `is the name of a file that could end a comment or a text`(path: String, isRefused: Bool) {
    #expect(RefusedCode(nameOf: path)?.text == (isRefused ? path : nil))
  }

  @Test(arguments: refused)
  func `is found wherever it is written`(_ source: String, _ expected: [String]) {
    #expect(refusedCode(in: source, .swift5).map(\.text) == expected)
  }

  static let harmless = [
    "import SwiftUI\nimport struct Foundation.Date\nimport Observation",
    "@MainActor @Observable final class A { @ObservationIgnored var used = 1 }",
    "struct A: View { @State private var c = 0; func section() {} }",
    "@_disfavoredOverload func a() {}",
    "// @_silgen_name, dlsym, import Glibc\nlet a = \"@_cdecl dlsym\"",
  ]

  @Test(arguments: harmless)
  func `is not what a view needs`(_ source: String) {
    #expect(refusedCode(in: source, .swift5).isEmpty)
  }

  @Test func `is not hidden by what another language mode reads as text`() {
    let division = "let a = b / c; @_cdecl(\"d\") func d() {}; let e = f / g"
    let operators = "let a = /b; @_cdecl(\"d\") func d() {}; let e = f/"
    #expect(refusedCode(in: division, .swift5).count == 1)
    #expect(refusedCode(in: division, .swift6).count == 1)
    #expect(refusedCode(in: operators, .swift5).map(\.text) == ["/"])
    #expect(refusedCode(in: operators, .swift6).isEmpty)
    #expect(refusedCode(in: "let a = #/b/#", .swift5).isEmpty)
    let quote = "let a = /\"/; @_cdecl(\"d\") func d() {}"
    #expect(refusedCode(in: quote, .swift6).count == 1)
  }

  @Test func `has the line on which it stands`() {
    #expect(
      refusedCode(in: "let a = 1\n\n  @_cdecl(\"b\") func b() {}", .swift5).map(\.line) == [3]
    )
  }
}
