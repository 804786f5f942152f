import ContentHash
import ScenarioTrace
import Subprocess
import Testing

@testable import Verification

@Suite struct `A trace with tags` {
  private static let key = [UInt8](0..<32)
  private static let lines = ["step\t0\n", "mount\t1\tScreen\t0\nend\t0\t0\n", "step\t1\n"]

  /// Each of the texts as a message of the engine.
  private static func sent(_ texts: [String], key: [UInt8] = key) -> [[UInt8]] {
    let ratchet = key.withUnsafeBytes { TraceRatchet(key: $0) }
    return texts.map { text in
      var message = Array(text.utf8)
      for line in text.split(separator: "\n") {
        Array("\(line)\n".utf8).withUnsafeBytes { ratchet.add($0) }
      }
      ratchet.appendTag(to: &message)
      return message
    }
  }

  private static let genuine = sent(lines)

  @Test func `is believed as the engine wrote it, a step that broke off included`() {
    let trace = Self.read(Self.genuine)
    #expect(!trace.isForged && trace.text == Self.lines.joined())
  }

  @Test func `is believed as far as it goes if its end is missing`() {
    let trace = Self.read(Self.genuine.dropLast())
    #expect(!trace.isForged && trace.text == Self.lines[0] + Self.lines[1])
  }

  static let forgeries: [(name: String, messages: [[UInt8]], believed: Int)] = [
    ("a message less", Array(genuine.dropFirst()), 0),
    ("a message twice", [genuine[0]] + genuine, 1),
    ("another order", [genuine[1], genuine[0]], 0),
    ("messages as one", [genuine[0] + genuine[1]], 0),
    ("a message without its last byte", [genuine[0], genuine[1].dropLast()], 1),
    ("a line more", [genuine[0], Array("body\t1\t0\n".utf8) + genuine[1]], 1),
    ("a line less", [genuine[0], Array(genuine[1].dropFirst(18))], 1),
    ("another line", [genuine[0], [genuine[1][0] ^ 1] + genuine[1].dropFirst()], 1),
    ("another tag", [genuine[0], genuine[1].dropLast() + [genuine[0][0]]], 1),
    ("an end without a tag", genuine + [Array("finished\n".utf8)], 3),
    ("a tag without a line", genuine + [genuine[2].suffix(32)], 3),
    ("another key", sent(lines, key: key.reversed()), 0),
    ("a byte", genuine + [[10]], 3),
  ]

  @Test(arguments: forgeries)
  func `is believed up to what is forged`(_ name: String, _ messages: [[UInt8]], _ believed: Int) {
    let trace = Self.read(messages)
    #expect(trace.isForged && trace.text == Self.lines.prefix(believed).joined(), "\(name)")
  }

  /// What finds the present state, but no earlier one, is in the same place as the engine: the state follows
  /// from a piece by this hash alone.
  @Test func `protects what was reported before somebody knows the state`() {
    let piece = Array("body\t1\t0\n".utf8)
    var hash = SHA256()
    ([0] + Self.key + piece).withUnsafeBytes { hash.update($0) }
    let digest = hash.finish()
    let state = digest.indices.map { digest[$0] }
    let honest = piece + Self.sent(["end\t0\t0\n"], key: state)[0]
    #expect(Self.read([honest]).text == "body\t1\t0\nend\t0\t0\n")
    let rest = Self.sent(["end\t0\t0\n"], key: state)[0]
    let other = Array("body\t2\t0\n".utf8)
    for forged in [rest, other + rest, piece + piece + rest] {
      #expect(Self.read([forged]).isForged)
    }
  }

  @Test func `leaves out a line whose end is missing`() {
    let ratchet = Self.key.withUnsafeBytes { TraceRatchet(key: $0) }
    var message = Array("step\t0\nwarning\tlong".utf8)
    message[..<7].withUnsafeBytes { ratchet.add($0) }
    message[7...].withUnsafeBytes { ratchet.add($0) }
    ratchet.appendTag(to: &message)
    let trace = Self.read([message])
    #expect(!trace.isForged && trace.text == "step\t0\n")
  }

  private static func read(_ messages: some Sequence<[UInt8]>) -> CheckedTrace {
    var sent = Messages()
    for message in messages { sent.append(message) }
    return CheckedTrace(sent, key: key)
  }
}
