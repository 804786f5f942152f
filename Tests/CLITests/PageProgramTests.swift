import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `A scenario whose program is in files` {
  private static let page = "kb/content/guidelines/shop.md"

  /// A page beside the app, with the attributes, the code and the statements of its scenario.
  private static func page(_ attributes: String, _ code: String = "", _ rest: String) -> String {
    """
    ---
    title: Our shop
    summary: Counts of our screens.
    ---

    # Our shop

    ```swift scenario=shop \(attributes)
    \(code)```

    \(rest)
    """
  }

  private static let table = """
    | Interaction | ShopScreen | Amount |
    | ----------- | ---------: | -----: |
    | present     |          1 |      1 |
    | tap "Add"   |          1 |      1 |

    """

  /// A repository with an app and a knowledge base.
  private func program(
    _ attributes: String = "sources=\"../../../App\"",
    _ code: String = "",
    _ rest: String = table,
    files: [String: String] = [:]
  ) throws -> TestProgram {
    var all = Dictionary(`A program of many files`.app.map { ("App/" + $0, $1) }) { $1 }
    all[".git/HEAD"] = ""
    all["kb/content/index.md"] = "---\ntitle: Ours\n---\n\n# Ours\n"
    all[Self.page] = Self.page(attributes, code, rest)
    let scratch = try ScratchFolder(all.merging(files) { $1 })
    return TestProgram(root: scratch.path + "/kb", keeping: scratch)
  }

  @Test(arguments: [
    "sources=\"../../../App\"", "sources=\"../../../App/**\"",
    "sources=\"../../../App/**/*.swift\" root=ShopScreen", "sources=../../../App root=Shop",
  ]) func `is verified as one on the page`(_ attributes: String) throws {
    let program = try program(attributes)
    let result = program.run("verify", "content/guidelines/shop.md#shop")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("✔ content/guidelines/shop.md:8: shop (debug): verified"))
    #expect(program.run("check").code == .success)
    #expect(program.run("verify").output.contains("1 verified; 1 from the cache"))
  }

  @Test func `runs again after one of its files has changed`() throws {
    let program = try program()
    #expect(program.run("verify").code == .success)
    let screen = try program.scratch.read("App/Screens/ShopScreen.swift")
    try program.scratch.write(
      screen.replacing("Amount(count: count)", with: "Amount(count: 1)"),
      to: "App/Screens/ShopScreen.swift"
    )
    let result = program.run("verify", "--format", "github")
    #expect(result.code == .findings)
    #expect(
      result.output.contains("'Amount' body ran 0 times in step 'tap \"Add\"'"),
      "\(result.output)"
    )
    #expect(program.run("verify", "--fix").code == .success)
    let text = try program.scratch.read(Self.page)
    #expect(text.contains("| tap \"Add\"   |          0 |      0 |"), "\(text)")
  }

  @Test func `takes what the page adds, and measures a page without a table`() throws {
    let code = "import SwiftUI\nstruct Frame: View { var body: some View { Amount(count: 3) } }\n"
    let program = try program("sources=\"../../../App\" root=Frame", code, "")
    #expect(program.run("verify", "--fix").code == .success)
    let text = try program.scratch.read(Self.page)
    #expect(text.contains("| present     |      1 |"), "\(text)")
    #expect(text.contains("Frame"))
  }

  @Test func `names the file and the line of each fault`() throws {
    let faults = [
      "Text(\"\").missing()": "../App/Amount.swift:4:34: error: value of type 'Text' has no member",
      "Text(\"\").onAppear { fatalError(\"no\") }":
        "../App/Amount.swift:4:1: error: 'shop' crashes: no",
      "Text(\"\\(dlsym)\")": "../App/Amount.swift:4:33: error: a scenario cannot use 'dlsym'",
    ]
    for (body, message) in faults {
      let text =
        "import SwiftUI\nstruct Amount: View {\n  let count: Int\n  var body: some View { \(body) }\n}\n"
      let result = try program(files: ["App/Amount.swift": text]).run("verify")
      #expect(result.code == .findings)
      #expect(result.output.contains(message), "\(result.output)")
    }
    let root = try program("sources=\"../../../App\" root=\"Amount(cost: 1)\"").run("verify")
    #expect(root.output.contains("content/guidelines/shop.md:8:"), "\(root.output)")
    #expect(root.output.contains("incorrect argument label"), "\(root.output)")
  }

  @Test func `is a package with its modules and resources`() throws {
    let files = [
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.executableTarget(name: "Shop", dependencies: ["Model"]), .target(name: "Model")]
      )
      """,
      "App/Sources/Shop/Main.swift": """
      import Foundation
      import Model
      import SwiftUI
      struct ShopScreen: View {
        var body: some View {
          let file = Bundle.main.url(forResource: "a", withExtension: "txt")!
          let _ = print(Item().name, (try? String(contentsOf: file, encoding: .utf8)) ?? "-")
          Text("")
        }
      }
      """,
      "App/Sources/Shop/a.txt": "!",
      "App/Sources/Model/Item.swift": """
      public struct Item {
        public let name = "tea"
        public init() {}
      }
      """,
    ]
    let table = """
      | Interaction | ShopScreen |
      | ----------- | ---------: |
      | present     |          1 |

      ```console
      tea !
      ```
      """
    let program = try program("sources=\"../../../App\"", "", table, files: files)
    let result = program.run("verify")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("language mode 6"), "\(result.output)")
    let wrong = try self.program("sources=\"../../../App\" target=Shap", "", table, files: files)
      .run("verify")
    #expect(wrong.output.contains("there is no target 'Shap' [program-files]"), "\(wrong.output)")
  }

  @Test func `is explained, and shown on the site with its path`() throws {
    let program = try program()
    let result = program.run("explain", "content/guidelines/shop.md#shop", "--step", "2")
    #expect(result.output.contains("Amount (Amount.swift:2) ran: ShopScreen's body"), "\(result)")
    #expect(program.build().code == .success)
    let html = try program.scratch.read("kb/public/guidelines/shop.html")
    #expect(html.contains("The program is in <code>../../../App</code>."))
    #expect(!html.contains("<pre class=\"code\" tabindex=\"0\" role=\"region\""))
    #expect(program.run("export", "content/guidelines/shop.md#shop").code == .usageError)
  }

  @Test(arguments: [
    ("/etc", "is an absolute path"), ("", "'sources' names no files"),
    ("../../../Missing", "there is no '../Missing'"), ("../../../kb", "has no Swift file"),
  ]) func `is a fault if there is none`(_ path: String, _ what: String) throws {
    let result = try program("sources=\"\(path)\"").run("verify")
    #expect(result.code == .findings)
    #expect(result.output.contains(what), "\(result.output)")
    #expect(result.output.contains("[program-files]"))
  }
}

/// What a stranger's page may try.
@Suite(.runsScenarios) struct `A page that names files of others` {
  private static let secret =
    "import SwiftUI\nstruct Secret: View { var body: some View { Text(\"\") } }\n"

  private func output(_ pattern: String, _ prepare: (ScratchFolder) throws -> Void) throws -> String
  {
    let page = """
      ---
      title: A
      summary: B.
      ---

      # A

      ```swift scenario=a sources="\(pattern)"
      ```
      """
    let scratch = try ScratchFolder([
      "outside/Secret.swift": Self.secret, "repository/content/guidelines/a.md": page,
      "repository/content/index.md": "---\ntitle: A\n---\n\n# A\n",
      "repository/App/Own.swift": "import Foundation\nlet own = 1\n",
      "repository/.private/Secret.swift": Self.secret,
    ])
    try prepare(scratch)
    let result = TestProgram(root: scratch.path + "/repository", keeping: scratch).run("verify")
    #expect(result.output.contains("error, not run"), "\(result.output)")
    #expect(result.code == .findings)
    return result.output
  }

  private func addRepository(_ scratch: ScratchFolder) throws {
    try scratch.write("", to: "repository/.git/HEAD")
  }

  @Test(arguments: [
    "../../../outside", "../../../outside/*.swift", "../../../**", "../../.private",
    "../../.private/*.swift", "../../.git", "../../../../../../../../etc",
  ]) func `gets none outside of its repository, and no hidden ones`(_ pattern: String) throws {
    for isRepository in [true, false] where isRepository || !pattern.hasSuffix(".git") {
      let text = try output(pattern) { if isRepository { try addRepository($0) } }
      #expect(text.contains("error: a page cannot read '"), "\(text)")
    }
  }

  @Test func `gets none through links`() throws {
    for (pattern, name) in [
      ("../../App/Link", "Link"), ("../../App/Link/Secret.swift", "Link"), ("../../App", "Link"),
      ("../../App/Secret.swift", "Secret.swift"), ("../../App/*.swift", "Secret.swift"),
    ] {
      let text = try output(pattern) { scratch in
        try addRepository(scratch)
        let target = scratch.path + "/outside" + (name == "Link" ? "" : "/Secret.swift")
        try FileManager.default.createSymbolicLink(
          atPath: "\(scratch.path)/repository/App/\(name)",
          withDestinationPath: target
        )
      }
      #expect(!text.contains("Secret'"), "\(text)")
      let isFolder = pattern.hasSuffix("App") || pattern.hasSuffix("*.swift")
      let why = isFolder ? "the code declares no view" : "error: a page cannot read '"
      #expect(text.contains(why), "\(text)")
    }
  }

  @Test func `gets none through a package or a project`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", dependencies: [.package(path: "../../outside")],
        targets: [.executableTarget(name: "A", path: "../../outside")]
      )
      """
    let package = try output("../../App") { scratch in
      try addRepository(scratch)
      try scratch.write(manifest, to: "repository/App/Package.swift")
    }
    #expect(
      package.contains("takes all its code from outside of its repository or folder"),
      "\(package)"
    )
    let project = try output("../../App") { scratch in
      try addRepository(scratch)
      try scratch.write(
        """
        { rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( T, ); };
          G = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
          F = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(scratch.path)/outside";
            sourceTree = "<absolute>"; };
          T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = ( F, ); };
        }; }
        """,
        to: "repository/App/A.xcodeproj/project.pbxproj"
      )
    }
    #expect(
      project.contains("takes all its code from outside of its repository or folder"),
      "\(project)"
    )
  }

  @Test func `gets no more code than can be parsed`() throws {
    let text = try output("../../App") { scratch in
      try addRepository(scratch)
      let lines = String(repeating: "// \(String(repeating: "x", count: 96))\n", count: 15_000)
      try scratch.write(lines, to: "repository/App/Long.swift")
      try scratch.write(lines, to: "repository/App/Longer.swift")
    }
    #expect(text.contains("bytes of code"), "\(text)")
  }

  @Test func `gets none from the repository of another user`() throws {
    let scratch = try ScratchFolder([".git/HEAD": "", "kb/content/index.md": ""])
    #expect(KnowledgeBase.repository(around: scratch.path + "/kb") == scratch.path)
    if geteuid() == 0, chown(scratch.path, 12_345, 12_345) == 0 {
      #expect(KnowledgeBase.repository(around: scratch.path + "/kb") == nil)
    }
  }
}
