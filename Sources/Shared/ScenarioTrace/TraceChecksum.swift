/// A running checksum of a trace, with a key that only its writer and its reader know.
///
/// The engine ends every step with a checksum, so that a line that the scenario's own code writes to the
/// trace can't pass as the engine's. It isn't secure against code that searches the memory of its own
/// process.
public struct TraceChecksum {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private let key: [UInt8]

  /// Starts a trace.
  public init(key: [UInt8]) {
    self.key = key
    mix(key)
  }

  /// Adds a line, without its newline, to the checksum.
  /// - Complexity: O(*n*), with one multiplication per byte.
  public mutating func add(_ line: some StringProtocol) {
    mix(line.utf8)
    mix(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// The line that authenticates all previous lines.
  public var line: String {
    var end = self
    end.mix(key)
    return Self.tag + String(end.state, radix: 16)
  }

  /// The prefix of a checksum line.
  public static let tag = "checksum\t"

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
