import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `A program of many files` {
  /// An app in three files, of which two have a private type of the same name.
  static let app = [
    "App.swift": """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { ShopScreen() } } }
    """,
    "Screens/ShopScreen.swift": """
    import SwiftUI
    struct ShopScreen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Label()
          Amount(count: count)
          Button("Add") { count += 1 }
        }
      }
    }
    private struct Label: View { var body: some View { Text("Shop") } }
    """,
    "Amount.swift": """
    import SwiftUI
    struct Amount: View {
      let count: Int
      var body: some View { HStack { Label(); Text("\\(count)") } }
    }
    private struct Label: View { var body: some View { Text("Amount") } }
    #Preview { Amount(count: 1) }
    """,
  ]

  /// The lines that `run` prints of the table.
  private func table(_ output: String) -> [String] {
    output.split(separator: "\n").prefix { !$0.hasPrefix("root") }.map(String.init)
  }

  private let counts = [
    "Step       Amount  Label  Shop  ShopScreen",
    "─────────  ──────  ─────  ────  ──────────",
    "present         1      2     1           1",
    "tap \"Add\"       1      0     0           1",
  ]

  @Test func `is a folder, or a list of files`() throws {
    let program = try TestProgram(Self.app)
    for operands in [["."], ["App.swift", "Screens", "Amount.swift"]] {
      let result = program.run(["run", "--step", "tap \"Add\""] + operands)
      #expect(result.code == .success, "\(result.output)\(result.errors)")
      #expect(table(result.output).starts(with: counts), "\(result.output)")
    }
  }

  @Test func `has the texts of its catalog and the values of its property list`() throws {
    let program = try TestProgram([
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          let _ = print(String(localized: "sum"), Bundle.main.infoDictionary?["Colors"] ?? "none")
          Button("add") { count += 1 }
          Text("\\(count)")
        }
      }
      """,
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "de", "version": "1.0", "strings": {"add": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Mehr"}},
        "en": {"stringUnit": {"state": "translated", "value": "Add one"}}}},
      "sum": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Summe"}}}}, "new": {}}}
      """,
      "App/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Colors</key><array><integer>3</integer></array></dict></plist>
      """,
    ])
    let result = program.run("run", "--step", "tap \"Add one\"", "App")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("Summe [3]"), "\(result.output)")
  }

  @Test func `has the texts of a strings file`() throws {
    let program = try TestProgram([
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View { var body: some View { Button("add") { print("added") } } }
      """,
      "App/en.lproj/Localizable.strings": "/* A button. */\n\"add\" = \"Add one\";\n",
    ])
    let result = program.run("run", "--step", "tap \"Add one\"", "App")
    #expect(result.output.contains("  added\n"), "\(result.output)\(result.errors)")
  }

  @Test func `has Foundation in each file that imports UIKit or AppKit`() throws {
    let program = try TestProgram([
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View { var body: some View { Text(address.path + delay.description) } }
      """,
      "App/Address.swift": "import UIKit\nlet address = URL(fileURLWithPath: \"/a\")",
      "App/Delay.swift": "import AppKit\nlet delay: TimeInterval = 1",
    ])
    let result = program.run("run", "App")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
  }

  @Test func `is read from standard input`() throws {
    let code = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }\n"
    var program = try TestProgram()
    program.input = code
    let result = program.run("run", "-")
    #expect(result.code == .success)
    #expect(result.output.contains("present     1"), "\(result.output)")
  }

  @Test func `names the file of each message`() throws {
    var files = Self.app
    files["Amount.swift"] = """
      import SwiftUI
      struct Amount: View {
        let count: Int
        var body: some View { Missing() }
      }
      """
    let result = try TestProgram(files).run("run", ".")
    #expect(result.code == .findings)
    #expect(
      result.output.contains("Amount.swift:4:3: error: step 'present' reaches 'Amount.body'"),
      "\(result.output)"
    )
    files["Amount.swift"] = """
      import SwiftUI
      struct Amount: View {
        let count: Int
        var body: some View {
          if count > 0 { fatalError("too many") }
          return Text("")
        }
      }
      """
    let crash = try TestProgram(files).run("run", ".", "--step", "tap \"Add\"")
    #expect(crash.output.contains("Amount.swift:5:1: error: too many [crash]"), "\(crash.output)")
  }

  @Test func `names the file of each view that it explains`() throws {
    let result = try TestProgram(Self.app).run("explain", ".", "--step", "tap \"Add\"")
    #expect(
      result.output.contains("Amount (Amount.swift:2) ran: ShopScreen's body gave it a different"),
      "\(result.output)"
    )
  }

  @Test func `has one entry point`() throws {
    var files = Self.app
    files["Other.swift"] = """
      import SwiftUI
      @main struct Other: App { var body: some Scene { WindowGroup { Text("") } } }
      """
    let program = try TestProgram(files)
    let result = program.run("run", ".")
    #expect(result.code == .usageError)
    let fault = "'Shop', 'Other' are all marked '@main': give '--root Shop' or another"
    #expect(result.errors.contains(fault), "\(result.errors)")
    #expect(program.run("run", ".", "--root", "Shop").code == .success)
  }

  @Test func `leaves tests out`() throws {
    var files = Self.app
    files["ShopTests/ShopTests.swift"] = "import XCTest\nfinal class ShopTests: XCTestCase {}\n"
    let result = try TestProgram(files).run("run", ".")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("runs without tests [left-out]"))
  }

  @Test func `is a package with local dependencies as modules`() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(path: "Kit")],
        targets: [
          .executableTarget(
            name: "Shop", dependencies: ["Model", .product(name: "ShopKit", package: "Kit")]
          ),
          .target(name: "Model"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ]
      )
      """,
      "Sources/Shop/App.swift": """
      import Model
      import Kit
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Price(item: Item(name: "tea")) } }
      }
      """,
      "Sources/Model/Item.swift": """
      public struct Item {
        public let name: String
        public init(name: String) { self.name = name }
      }
      extension String { var helper: Int { 1 } }
      """,
      "Tests/ShopTests/ShopTests.swift": "import XCTest\n",
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [.library(name: "ShopKit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: "Code")]
      )
      """,
      "Kit/Code/Price.swift": """
      import SwiftUI
      public struct Price<Item>: View {
        let item: Item
        public init(item: Item) { self.item = item }
        public var body: some View { Text("\\("".helper) for \\("\\(item)")") }
      }
      extension String { var helper: Int { 2 } }
      """,
    ]
    let program = try TestProgram(files)
    let result = program.run("run", ".")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("present      1     1"), "\(result.output)")
    #expect(result.output.contains("'Shop' runs without tests 'ShopTests' [left-out]"))
    try program.scratch.write("public let wrong: Int = \"\"\n", to: "Kit/Code/Wrong.swift")
    let wrong = program.run("run", ".")
    let fault = "Kit/Code/Wrong.swift:1:25: error: cannot convert"
    #expect(wrong.output.contains(fault), "\(wrong.output)")
  }

  @Test func `is what a folder has the only one of`() throws {
    let package = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "A", targets: [.executableTarget(name: "A", path: ".")])
      """
    let program = try TestProgram([
      "deep/A/Package.swift": package, "deep/A/Main.swift": Self.app["Amount.swift"] ?? "",
    ])
    let result = program.run("run", ".")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("root preview 1"))
    try program.scratch.write(package, to: "B/Package.swift")
    let several = program.run("run", ".")
    #expect(several.code == .usageError)
    #expect(several.errors.contains("'.' has several programs: name one of 'B', 'deep/A'"))
    let missing = program.run("run", "nowhere")
    #expect(missing.errors.contains("there is no 'nowhere'"))
  }
}
