import Testing

@testable import Verification

/// Files of a project that a stranger wrote to exhaust the stack or the memory of whoever reads them.
@Suite struct `A hostile project` {
  @Test func `has targets in circles and long chains`() {
    let circle = ["a": ["b"], "b": ["c", "a"], "c": []]
    #expect(postOrder(from: ["a"], id: { $0 }, next: { circle[$0] ?? [] }) == ["c", "b", "a"])
    let chain = postOrder(from: [0], id: { "\($0)" }, next: { $0 < 100_000 ? [$0 + 1] : [] })
    #expect(chain.count == 100_001 && chain.first == 100_000 && chain.last == 0)
  }

  @Test(arguments: [(90, "", true), (101, "", false), (20_000, "", false), (50, "x", false)])
  func `has groups in groups`(_ depth: Int, _ path: String, _ isReadable: Bool) {
    let name = String(repeating: path, count: 100)
    let groups = (1...depth)
      .map { "G\($0) = { path = \"\(name)\"; children = ( G\($0 + 1) ); };\n" }
    let text =
      "{ objects = { P = { mainGroup = G1; targets = ( ); };\n\(groups.joined()) }; rootObject = P; }"
    #expect(
      (XcodeProject(text, in: "/nowhere", on: ProgramDisk(for: ["/nowhere"])) != nil) == isReadable
    )
  }

  private static func list(_ values: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist><dict><key>a</key>\(values)</dict></plist>"
  }

  private static func nested(_ depth: Int, _ between: String = "") -> String {
    let start = String(repeating: "<array>" + between, count: depth)
    return list(start + String(repeating: "</array>", count: depth))
  }

  @Test(arguments: [
    (nested(20), true), (nested(20, "<!-- <dict> -->"), true), (nested(40), false),
    (nested(60_000), false), (nested(40, "<!-- </array> -->"), false),
    (nested(40, "<!-- a <b </array> -->"), false),
    (nested(40, "<!--></array>-->"), false), (nested(40, "<? </array> ?>"), false),
    (nested(40, "<![CDATA[</array>]]>"), false), (nested(2, "<array a=''/>"), false),
    (list("<string>" + String(repeating: "x", count: 300_000) + "</string>"), false),
    ("<!DOCTYPE plist [<!ENTITY b \"c\">]>" + list("<string>&b;</string>"), false),
    ("bplist00" + nested(1), false), ("{ a = ((((((", false),
  ])
  func `has property lists`(_ text: String, _ isRead: Bool) {
    #expect((BuiltResource.info(Array(text.utf8), settings: [:]) != nil) == isRead)
  }
}
