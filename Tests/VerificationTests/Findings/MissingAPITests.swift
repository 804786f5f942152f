import Testing

@testable import Verification

@Suite struct `Missing API` {
  static let cases: [(String, String?, isType: Bool)] = [
    ("cannot find 'Map' in scope", "Map", false),
    ("cannot find type 'CLLocation' in scope", "CLLocation", true),
    ("'Status' is not a member type of class 'Scenario.Manager'", "Manager.Status", true),
    ("'Port' is not a member type of class 'FoundationShim.Session'", "Session.Port", true),
    ("type 'Color' has no member 'rde'", "Color.rde", false),
    ("value of type 'some View' has no member 'chartXAxis'", "chartXAxis", false),
    ("no macro named 'Tip'", "#Tip", false),
    ("value of type '_LeftOutObject' has no member 'startRunning'", "startRunning", false),
    (
      "'init(key:)' has been renamed to 'init(keyPath:)': Key-value coding is not available in swift-corelibs-foundation.",
      "init(key:)", false
    ),
    ("cannot convert value of type 'Int' to expected argument type 'String'", nil, false),
  ]

  @Test(arguments: cases)
  func `is found in the compiler's words`(_ message: String, _ api: String?, _ isType: Bool) {
    let missing = MissingAPI(in: message)
    #expect(missing?.api == api)
    #expect(missing?.isType ?? false == isType)
  }

  @Test func `that is a type gets a placeholder without values`() throws {
    let type = try #require(MissingAPI(in: "cannot find type 'Box' in scope"))
    #expect(
      type.placeholder(2, (arguments: 1, isProtocol: false), isPublic: false)
        == "final class Box<T0>: _LeftOutObject, @unchecked Sendable"
        + " { nonisolated required init(leftOut part: Int) { super.init(leftOut: part) };"
        + " nonisolated required init(from decoder: any Decoder) throws { _leftOutStop(2) } }"
    )
    #expect(
      type.placeholder(
        2,
        (arguments: 0, isProtocol: false),
        base: "_LeftOutUIView",
        isPublic: false
      ) == "final class Box: _LeftOutUIView {}"
    )
    #expect(
      type.placeholder(2, (arguments: 0, isProtocol: true), isPublic: true)
        == "public protocol Box {}"
    )
  }

  @Test(arguments: [
    ("cannot find 'apiKey' in scope", true), ("cannot find 'kCGColorBlack' in scope", false),
    ("cannot find 'vDSP_add' in scope", false), ("cannot find 'Map' in scope", false),
    ("value of type 'some View' has no member 'chartXAxis'", false),
  ])
  func `is of no framework if its name is not one of theirs`(_ message: String, _ isOwn: Bool) {
    #expect(MissingAPI(in: message)?.isOfProgram == isOwn)
  }

  @Test func `is no code, whatever a message says`() throws {
    let type = try #require(MissingAPI(in: "cannot find type 'A {} ; struct B' in scope"))
    #expect(type.placeholder(2, (arguments: 0, isProtocol: false), isPublic: false).isEmpty)
  }
}
