import Testing

@testable import SwiftSource

@Suite struct `Imported modules` {
  static let sources: [(written: String, compiled: String)] = [
    ("import SwiftUI", "import SwiftUI"),
    ("import Foundation", "import FoundationShim"),
    ("@preconcurrency import Foundation", "@preconcurrency import FoundationShim"),
    ("import struct Foundation.Date", "import struct FoundationShim.Date"),
    ("import Cocoa", "import AppKit"),
    ("import SwiftUICore", "import SwiftUI"),
    (
      "import Foundation\nlet a: Foundation.Date = b.Foundation.c",
      "import FoundationShim\nlet a: FoundationShim.Date = b.Foundation.c"
    ),
    ("let a = \"import Foundation\"", "let a = \"import Foundation\""),
    ("import Sparkle\nimport Foundation", "import Sparkle\nimport FoundationShim"),
  ]

  @Test(arguments: sources.indices)
  func `are those that stand for what a program means`(_ index: Int) {
    let row = Self.sources[index]
    #expect(ImportedModules.renamed(in: row.written, .swift5) == row.compiled)
  }

  @Test func `are removed where nothing has them, with their lines in place`() {
    let source = "import Sparkle\nimport Own\nimport Foundation"
    #expect(
      ImportedModules.renamed(in: source, .swift5, removingAllBut: ["Own"])
        == "              \nimport Own\nimport FoundationShim"
    )
  }
}
