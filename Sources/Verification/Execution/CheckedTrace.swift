import ScenarioTrace
import Subprocess

/// A trace, reduced to what the engine wrote.
struct CheckedTrace: Equatable {
  /// The lines of all messages before the first one whose tag is wrong.
  private(set) var text = ""
  /// Whether the program itself wrote into the trace, or changed what the engine had not sent yet.
  private(set) var isForged = false
  /// Whether the trace is longer than the limit, so that its end is missing.
  let isTooLong: Bool

  /// Reads the messages of a program that was started with this key.
  init(_ messages: Messages, key: [UInt8]) {
    isTooLong = messages.isTooLong
    let ratchet = key.withUnsafeBytes { TraceRatchet(key: $0) }
    var bytes: [UInt8] = []
    for message in messages.all {
      guard let pieces = ratchet.authenticated(message) else {
        isForged = true
        break
      }
      bytes += pieces
    }
    // A line that is longer than a message can lack its end.
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1
    text = String(decoding: bytes[...end], as: UTF8.self)
  }
}

extension TraceRatchet {
  /// The pieces in a message, or `nil` if another than the engine sent it, or not in this order.
  fileprivate func authenticated(_ message: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard message.count > Self.size else { return nil }
    let pieces = message.dropLast(Self.size)
    var rest = pieces
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex - 1
      rest[...end].withUnsafeBytes { add($0) }
      rest = rest[(end + 1)...]
    }
    var tag: [UInt8] = []
    appendTag(to: &tag)
    return message.suffix(Self.size) == tag[...] ? pieces : nil
  }
}
