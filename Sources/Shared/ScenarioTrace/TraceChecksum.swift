/// A running checksum of a trace under a key that only its writer and its reader have.
///
/// The engine closes every step with one, so that a line which the scenario's own code writes into
/// the trace does not pass for the engine's. It is no secret from code that searches the memory of
/// its own process.
public struct TraceChecksum {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private let key: [UInt8]

  /// Begins a trace.
  public init(key: [UInt8]) {
    self.key = key
    mix(key)
  }

  /// Takes in a line, without its newline.
  /// - Complexity: O(*n*), one multiplication for each byte.
  public mutating func add(_ line: some StringProtocol) {
    mix(line.utf8)
    mix(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// The line that confirms all lines so far.
  public var line: String {
    var end = self
    end.mix(key)
    return Self.tag + String(end.state, radix: 16)
  }

  /// How a checksum's line begins.
  public static let tag = "checksum\t"

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
