import SwiftSource
import Testing

@Suite struct `Source outline` {
  static let roots: [(id: String, source: String, expected: [String])] = [
    ("one view", "struct A: View { var body: some View { Text(\"\") } }", ["A"]),
    ("a child is no root", view("A", "B()") + view("B"), ["A"]),
    ("a recursive view stays a root", view("A", "A()"), ["A"]),
    ("two unrelated views are both listed", view("A") + view("B"), ["A", "B"]),
    ("a preview decides", view("A") + view("B") + "#Preview { B() }", ["B"]),
    ("an app decides", view("A") + view("B") + app("B"), ["B"]),
    ("a preview alone makes no child", view("A") + "#Preview(\"x\") { A() }", ["A"]),
    ("a preview provider makes no child", view("A") + provider("A"), ["A"]),
    ("a global function does", view("A") + "func f() -> some View { A() }" + view("B"), ["B"]),
    ("conformance by extension", "struct A {}\nextension A: View {}", ["A"]),
    ("conformance through a protocol", "protocol P: View {}\nstruct A: P {}", ["A"]),
    ("conformance by composition", "struct A: Equatable & View {}", ["A"]),
    ("conformance with attribute", "struct A: @MainActor SwiftUI.View {}", ["A"]),
    ("nested", "enum Outer { struct A: View {} }", ["Outer.A"]),
    ("nested by extension", "enum Outer {}\nextension Outer { struct A: View {} }", ["Outer.A"]),
    ("a nested child", "struct A: View { struct B: View {}; var body: B { B() } }", ["A"]),
    ("private and nested is out of reach", "enum O { private struct A: View {} }", []),
    ("generic", "struct A<T>: View { var body: some View { EmptyView() } }", []),
    ("a modifier is no root", "struct A: ViewModifier {}", []),
    ("representable", "struct A: UIViewRepresentable {}", ["A"]),
  ]

  @Test(arguments: roots.indices)
  func `finds the views that can stand on their own`(_ index: Int) {
    let row = Self.roots[index]
    #expect(SourceOutline(row.source).rootCandidates == row.expected, "\(row.id)")
  }

  @Test func `lists what a value holds, with wrappers and lines`() {
    let source = """
      struct A: View {
        @State private var x = 1, y = 2
        static let z = 0
        let title: String
        var body: some View { Text("") }
        @MainActor
        @ViewBuilder var content: () -> Text
      }
      """
    let properties = SourceOutline(source).types.first?.properties ?? []
    #expect(properties.map(\.name) == ["x", "y", "title", "content"])
    #expect(properties.map(\.wrapper) == ["State", "State", nil, nil])
    #expect(properties.map(\.line) == [2, 2, 4, 7])
  }

  static let members: [(members: String, isParameterless: Bool)] = [
    ("let x = 1", true),
    ("let x: Int", false),
    ("var x: Int?", true),
    ("let x: Int?", false),
    ("var x: Int { 1 }", true),
    ("var x: Int { get { 1 } set {} }", true),
    ("var x: Int { didSet {} }", false),
    ("static let x: Int = 1", true),
    ("lazy var x: Int = 1", true),
    ("@State private var x = 1", true),
    ("@State private var x: Int", false),
    ("@State private var x: Int?", true),
    ("@State(initialValue: 1) private var x: Int", true),
    ("@Binding var x: Int", false),
    ("@Binding var x: Int?", false),
    ("@Environment(\\.locale) var x", true),
    ("@Environment(Model.self) private var x", true),
    ("@EnvironmentObject var x: Model", true),
    ("@ObservedObject var x: Model", false),
    ("@StateObject private var x = Model()", true),
    ("@FocusState private var x: Bool", true),
    ("@AppStorage(\"x\") var x: Bool", false),
    ("@AppStorage(\"x\") var x = true", true),
    ("@ViewBuilder var x: () -> Text", false),
    ("@ViewBuilder var x: some View { Text(\"\") }", true),
    ("init() {}", true),
    ("init(x: Int = 1) {}", true),
    ("init(x: Int) {}", false),
    ("let x: Int; init() { x = 1 }", true),
    ("private init() {}", false),
    ("@Own var x: Int", true),
    ("@Needy var x: Int", false),
    ("@Implicit var x: Int", true),
    ("@Extended var x: Int", true),
    ("@Generic<Int> var x: Int", true),
    ("@Valued var x: Int", false),
  ]

  @Test(arguments: members)
  func `knows which views need no arguments`(_ members: String, _ isParameterless: Bool) {
    let wrappers = """
      @propertyWrapper struct Own { init() {}; var wrappedValue: Int { 1 } }
      @propertyWrapper struct Needy { init(_ x: Int) {}; var wrappedValue: Int { 1 } }
      @propertyWrapper struct Implicit { @State private var x = 1; var wrappedValue: Int { x } }
      @propertyWrapper struct Extended { var wrappedValue: Int }
      extension Extended { init() { wrappedValue = 1 } }
      @propertyWrapper struct Generic<T> { init() {}; var wrappedValue: Int { 1 } }
      @propertyWrapper struct Valued { var wrappedValue: Int }
      """
    let outline = SourceOutline("struct A: View { \(members) }\n" + wrappers)
    #expect(outline.types.first?.hasParameterlessInitializer == isParameterless)
  }

  @Test func `an initializer in an extension keeps the implicit one`() {
    let outline = SourceOutline("struct A: View {}\nextension A { init(x: Int) {} }")
    #expect(outline.rootCandidates == ["A"])
  }

  @Test func `counts views, modifiers and representables`() {
    let outline = SourceOutline(
      """
      import SwiftUI
      import Observation
      @Observable final class Model {}
      struct Screen: View {}
      struct Frame: ViewModifier {}
      struct Map: NSViewRepresentable {}
      @main struct Main: App {}
      """
    )
    #expect(outline.countedTypes == ["Screen", "Frame", "Map"])
    #expect(outline.imports == ["Observation", "SwiftUI"])
    #expect(outline.types.map(\.line) == [3, 4, 5, 6, 7])
  }

  static let appearing: [(id: String, source: String, expected: Set<String>)] = [
    ("none", view("A") + view("B"), []),
    ("its own body", view("A", "Text(\"\").onAppear {}") + view("B"), ["A"]),
    ("its own extension", view("A") + "extension A { var b: some View { onAppear {} } }", ["A"]),
    (
      "a nested view's body", "struct A: View { struct B: View { var c: C { onAppear {} } } }",
      ["A.B"]
    ),
    (
      "code of all", view("A") + view("B") + "extension View { var c: C { onAppear {} } }",
      ["A", "B"]
    ),
    (
      "a helper that is no view", view("A") + "enum E { static let c = Text(\"\").onAppear {} }",
      ["A"]
    ),
    ("a preview", view("A") + "#Preview { A().onAppear {} }", []),
    ("a modifier", view("A") + "struct M: ViewModifier { var c: C { d.onAppear {} } }", ["M"]),
  ]

  @Test(arguments: appearing.indices)
  func `knows in whose body an onAppear may be`(_ index: Int) {
    let row = Self.appearing[index]
    #expect(SourceOutline(row.source).appearingTypes == row.expected, "\(row.id)")
  }

  static let steps = [
    ("@MainActor let steps: [String: @MainActor () -> Void] = [:]", true),
    ("struct A: View { let steps = 1 }", false),
    ("func f() { let steps = 1 }", false),
    ("let stepsTaken = 1", false),
  ]

  @Test(arguments: steps)
  func `sees the scenario's own steps only at the top level`(_ source: String, _ expected: Bool) {
    #expect(SourceOutline(source).declaresSteps == expected)
  }

  @Test func `outlines a source that does not parse`() {
    #expect(SourceOutline("struct A: View { var body: some View { ").rootCandidates == ["A"])
  }
}

private func view(_ name: String, _ body: String = "Text(\"\")") -> String {
  "struct \(name): View { var body: some View { \(body) } }\n"
}

private func app(_ root: String) -> String {
  "@main struct Main: App { var body: some Scene { WindowGroup { \(root)() } } }\n"
}

private func provider(_ view: String) -> String {
  "struct Previews: PreviewProvider { static var previews: some View { \(view)() } }\n"
}
