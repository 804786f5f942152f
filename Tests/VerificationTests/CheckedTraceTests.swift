import ScenarioTrace
import Testing

@testable import Verification

@Suite struct `A trace with checksums` {
  private static let key: [UInt8] = [1, 2, 3]
  private static let lines = ["step\t0", "mount\t1\tScreen\t0", "end\t0\t0", "step\t1"]

  /// The lines, with a checksum after the first three.
  private static var genuine: [String] {
    var checksum = TraceChecksum(key: key)
    for line in lines.prefix(3) { checksum.add(line) }
    return lines.prefix(3) + [checksum.line] + lines.dropFirst(3)
  }

  @Test func `is believed as the engine wrote it, a step that broke off included`() {
    let trace = Self.read(Self.genuine)
    #expect(!trace.isForged && trace.text == Self.text(Self.lines))
  }

  static let forgeries: [(name: String, trace: [String])] = [
    ("a line more", Array(genuine.prefix(2)) + ["body\t1\t0"] + genuine.dropFirst(2)),
    ("a line less", Array(genuine.dropFirst())),
    ("another line", ["step\t1"] + genuine.dropFirst()),
    ("an end without a checksum", genuine + ["end\t1\t0"]),
    ("another key's checksum", genuine + ["checksum\t1"]),
    ("nothing but an end", ["finished"]),
  ]

  @Test(arguments: forgeries)
  func `is not believed when it is another`(_ name: String, _ trace: [String]) {
    #expect(Self.read(trace).isForged, "\(name)")
  }

  @Test func `keeps what was confirmed before the forgery`() {
    let trace = Self.read(Self.genuine + ["finished"])
    #expect(trace.isForged && trace.text == Self.text(Array(Self.lines.prefix(3))))
  }

  private static func read(_ lines: [String]) -> CheckedTrace {
    CheckedTrace(text(lines), key: key)
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
