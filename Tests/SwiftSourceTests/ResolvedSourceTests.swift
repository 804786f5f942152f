import SwiftSource
import Testing

@Suite struct `Resolved source` {
  private static let conditions = CompilationConditions(
    isDebug: true,
    systemVersion: 18,
    languageVersion: [5, 10],
    compilerVersion: [6, 3, 1]
  )

  static let decided: [(condition: String, holds: Bool)] = [
    ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(watchOS)", true),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Glibc)", false),
    ("canImport(SwiftUI) && DEBUG", true), ("targetEnvironment(simulator)", false),
    ("targetEnvironment(macCatalyst)", false), ("DEBUG", true), ("arch(arm64)", true),
    ("swift(>=5.9)", true), ("swift(>=6.0)", false), ("compiler(>=6.2)", true),
    ("compiler(>=9)", false), ("false", false), ("os(iOS) || FLAG", true),
    ("os(macOS) && canImport(Sparkle)", false),
    ("os(iOS) || os(visionOS) || os(xrOS)", true), ("os(Unknown)", false),
    ("canImport(UIKit.UIView)", true), ("_runtime(_ObjC)", true), ("_endian(little)", true),
    ("targetEnvironment(simulator) || os(iOS)", true), ("arch(wasm32)", false),
  ]

  @Test(arguments: decided.indices)
  func `keeps what the build and the profile's system compile`(_ index: Int) {
    let row = Self.decided[index]
    let resolved = source("#if \(row.condition)\nyes\n#else\nno\n#endif")
    let words = resolved.text.split { $0 == " " || $0 == "\n" }
    #expect(words == [row.holds ? "yes" : "no"], "\(row.condition)")
    #expect(resolved.assumptions.isEmpty)
  }

  static let states: [(written: String, lazy: String)] = [
    ("@State private var a = Model()", "@LazyState private var a = Model()"),
    ("@State var a: Int = 1", "@LazyState var a: Int = 1"),
    ("@SwiftUI.State var a = 1", "@SwiftUI.LazyState var a = 1"),
    ("@MainActor @State\nvar a = 1", "@MainActor @LazyState\nvar a = 1"),
    ("@State var a = 1; @State var b = 2", "@LazyState var a = 1; @LazyState var b = 2"),
    ("@State var a: Int?", "@State var a: Int?"),
    ("@State var a: Int", "@State var a: Int"),
    ("@State(initialValue: 1) var a", "@State(initialValue: 1) var a"),
    ("@StateObject var a = Model()", "@StateObject var a = Model()"),
    (
      "@State var a = 1; init() { _a = State(initialValue: 2) }",
      "@State var a = 1; init() { _a = State(initialValue: 2) }"
    ),
    ("let State = 1", "let State = 1"),
    (
      "@State @Published var a = 1",
      "@State @Published var a = 1; private var _a: Never { fatalError() }"
    ),
    (
      "@propertyWrapper struct P {}\n@P @State var a: Int",
      "@propertyWrapper struct P {}\n@P @State var a: Int; private var _a: Never { fatalError() }"
    ),
    ("@Other @State var a = 1", "@Other @LazyState var a = 1"),
  ]

  @Test(arguments: states.indices)
  func `makes a state with a default value lazy, as Xcode 27 does`(_ index: Int) {
    let (written, lazy) = Self.states[index]
    let text = "struct é {\n\(written)\n#if os(macOS)\n@State var z = 1\n#endif\n}"
    let rest = "\n             \n                \n      \n}"
    var conditions = Self.conditions
    #expect(ResolvedSource(text, for: conditions).text == "struct é {\n\(written)" + rest)
    conditions.hasLazyStates = true
    #expect(ResolvedSource(text, for: conditions).text == "struct é {\n\(lazy)" + rest)
  }

  @Test func `makes an app's delegate with a closure`() {
    let written = "@UIApplicationDelegateAdaptor(D.self) var d"
    let made = "@UIApplicationDelegateAdaptor(D.self, { D() }) var d"
    #expect(source(written).text == made)
    #expect(
      source("@UIApplicationDelegateAdaptor private var d: D").text
        == "@UIApplicationDelegateAdaptor(D.self, { D() }) private var d: D"
    )
    let elsewhere = source("#if os(macOS)\n@NSApplicationDelegateAdaptor var d: D\n#endif").text
    #expect(elsewhere.allSatisfy { $0 == " " || $0 == "\n" })
  }

  static let methods: [(written: String, resolved: String)] = [
    ("@objc func tick() {}", "      func tick() {}"),
    ("@objc(tock) private func tick() {}", "            private func tick() {}"),
    ("@objcMembers class Model {}", "             class Model {}"),
    ("a(#selector(Model.tick(_:)))", "a( Selector(Model.tick(_:)))"),
    ("a(#selector(tick(_:)), 1)", "a( Selector(Self.tick(_:)), 1)"),
    ("a(#selector(self.tick))", "a( Selector(Self.tick))"),
    ("a(#selector(getter: Model.x))", "a(#selector(getter: Model.x))"),
    ("@objc protocol P { @objc func f() }", "@objc protocol P { @objc func f() }"),
    ("let text = \"#selector(a) @objc\"", "let text = \"#selector(a) @objc\""),
    ("#if os(macOS)\na(#selector(b))\n#endif", "             \n               \n      "),
  ]

  @Test(arguments: methods.indices)
  func `names methods without Objective-C`(_ index: Int) {
    let (written, resolved) = Self.methods[index]
    #expect(source(written).text == resolved)
  }

  @Test func `is a release build without DEBUG`() {
    var release = Self.conditions
    release.isDebug = false
    let text = ResolvedSource("#if DEBUG\na\n#endif", for: release).text
    #expect(text == "         \n \n      ")
  }

  static let faulty = [
    "#if os(iOS)\nlet a = 1", "#if os(iOS)\nlet a = 1\n#elif os(macOS)\n#endif",
    "#if os(iOS)\nlet a = 1\n#else if DEBUG\n#endif", "#if os(iOS)\nlet a = 1\n#else x\n#endif",
    "#if os(iOS)\nlet a = 1\n#endif x", "#if os(iOS) x\nlet a = 1\n#endif",
    "#if (os(iOS)\nlet a = 1\n#endif",
    "#if os(iOS)\nlet a = 1\n#else\n#else\n#endif", "#if os(iOS)\nstruct Q {\n#endif\n}",
    "#if os(iOS)\npublic\n#endif\nstruct Q {}", "struct Q\n#if os(iOS)\n: Equatable\n#endif\n{}",
    "let a = [\n#if os(iOS)\n1\n#endif\n]", "let a = 1 +\n#if os(iOS)\n1\n#endif",
    "#if os(macOS)\nfunc f( {}\n#endif", "#if os(macOS)\nlet a = \"x\n#endif",
    "#if os(macOS)\n}\n#endif",
  ]

  @Test(arguments: faulty)
  func `leaves what no compiler accepts to the compiler`(_ text: String) {
    #expect(source(text).text == text)
  }

  @Test func `leaves out what another version of the compiler may understand`() {
    let text = source("#if compiler(>=99)\nlet a = $$ 1 2\n#else\nlet a = 1\n#endif").text
    #expect(text.split { $0 == " " || $0 == "\n" } == ["let", "a", "=", "1"])
  }

  @Test func `keeps every line and column`() {
    let text = """
      let é = 1
      #if os(macOS)
      let a = "é" // é
      #elseif os(iOS)
        #if DEBUG
          let b = 2
        #endif
      let c = 3
      #endif
      let d = 4
      """
    let resolved = source(text).text
    #expect(resolved.utf8.count == text.utf8.count)
    let kept = resolved.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.contains("let") ? String($0) : ""
    }
    #expect(
      kept == ["let é = 1", "", "", "", "", "    let b = 2", "", "let c = 3", "", "let d = 4"]
    )
  }

  @Test func `reaches branches within expressions, cases and attributes`() {
    let text = """
      let view = Text("").bold()
      #if os(iOS)
        .padding()
      #else
        .frame()
      #endif
      switch x {
      #if os(macOS)
      case 1: break
      #endif
      default: break
      }
      """
    let resolved = source(text).text
    #expect(resolved.contains(".padding()"))
    #expect(!resolved.contains(".frame()") && !resolved.contains("case 1"))
  }

  static let unknown: [(condition: String, name: String)] = [
    ("FLAG", "FLAG"), ("!FLAG", "FLAG"), ("canImport(Sparkle)", "canImport(Sparkle)"),
    ("os(iOS) && canImport(Lottie)", "canImport(Lottie)"),
    ("hasFeature(Embedded)", "hasFeature(Embedded)"),
  ]

  @Test(arguments: unknown.indices)
  func `says what it takes as false`(_ index: Int) {
    let row = Self.unknown[index]
    let resolved = source("let é = 1\n#if \(row.condition)\na\n#endif")
    #expect(resolved.assumptions.map(\.condition) == [row.name])
    #expect(resolved.assumptions.first?.range.lowerBound == 15)
  }

  @Test func `says nothing about conditions in code that is left out`() {
    #expect(source("#if os(macOS)\n#if FLAG\na\n#endif\n#endif").assumptions.isEmpty)
  }

  static let availability: [(source: String, expected: String)] = [
    ("if #available(iOS 18, *) {}", "if #available(iOS 18, *) {}"),
    ("if #available(iOS 18.4, *) {}", "if #available(iOS 18.4, *) {}"),
    ("if #available(iOS 26, *) {}", "if #available(*),false   {}"),
    ("if #available(macOS 26, *) {}", "if #available(macOS 26, *) {}"),
    ("if #available(macOS 15, iOS 26, *) {}", "if #available(*),false             {}"),
    ("if #unavailable(iOS 26) {}", "if true                 {}"),
    ("if #unavailable(iOS 17) {}", "if #unavailable(iOS 17) {}"),
    ("guard a, #available(iOS 26.1, *), b else {}", "guard a, #available(*),false    , b else {}"),
    ("let s = \"#available(iOS 26, *)\"", "let s = \"#available(iOS 26, *)\""),
  ]

  @Test(arguments: availability.indices)
  func `has the interface of the profile's system`(_ index: Int) {
    let row = Self.availability[index]
    #expect(source(row.source).text == row.expected)
  }

  private func source(_ text: String) -> ResolvedSource {
    ResolvedSource(text, for: Self.conditions)
  }
}
