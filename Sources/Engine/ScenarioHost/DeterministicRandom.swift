import Glibc

/// The chance of a scenario, in place of the machine's: the same numbers in every run, so that a page
/// shows what its reader sees.
///
/// All code of the process that asks the system for random bytes is given these: the standard
/// library's generator, and `UUID()`.
enum DeterministicRandom {
  private static nonisolated(unsafe) var state: UInt64 = 0
  /// Whether the machine's bytes have been replaced: in scenarios they are, in other programs that
  /// link the engine they are not.
  private(set) static nonisolated(unsafe) var isInstalled = false

  static func install() { isInstalled = true }

  /// Fills memory with the next bytes.
  fileprivate static func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: next() >> 32) }
  }

  /// The generator known as SplitMix64.
  private static func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Stands before the function of the C library by which the standard library asks for random bytes;
/// all other requests to the system pass.
@_cdecl("syscall")
public func _virtualSystemCall(
  _ number: Int,
  _ first: Int,
  _ second: Int,
  _ third: Int,
  _ fourth: Int,
  _ fifth: Int,
  _ sixth: Int
) -> Int {
  guard DeterministicRandom.isInstalled, number == SystemRandom.requestNumber else {
    return SystemRandom.call(number, first, second, third, fourth, fifth, sixth)
  }
  let bytes = UnsafeMutableRawPointer(bitPattern: first)
  DeterministicRandom.fill(UnsafeMutableRawBufferPointer(start: bytes, count: second))
  return second
}

/// Stands before the function of Foundation that makes the bytes of `UUID()`.
@_cdecl("_foundation_uuid_generate_random")
public func _virtualUUID(_ bytes: UnsafeMutablePointer<UInt8>) {
  guard DeterministicRandom.isInstalled else { return SystemRandom.makeUUID(bytes) }
  DeterministicRandom.fill(UnsafeMutableRawBufferPointer(start: bytes, count: 16))
  // Version 4, of the variant that RFC 9562 describes.
  bytes[6] = bytes[6] & 0x0F | 0x40
  bytes[8] = bytes[8] & 0x3F | 0x80
}

/// The functions before which those above stand.
///
/// Nothing here may be initialized lazily: the runtime calls `syscall` for that.
private enum SystemRandom {
  private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  private typealias MakeUUID = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void

  /// The address of the C library's `syscall`, once it has been called.
  private static nonisolated(unsafe) var callAddress = 0

  /// The number of the request for random bytes.
  static var requestNumber: Int {
    #if arch(x86_64)
    318
    #else
    278
    #endif
  }

  static func call(
    _ number: Int,
    _ first: Int,
    _ second: Int,
    _ third: Int,
    _ fourth: Int,
    _ fifth: Int,
    _ sixth: Int
  ) -> Int {
    if callAddress == 0 { callAddress = address(of: "syscall") }
    let call = unsafeBitCast(callAddress, to: Call.self)
    return call(number, first, second, third, fourth, fifth, sixth)
  }

  static func makeUUID(_ bytes: UnsafeMutablePointer<UInt8>) {
    unsafeBitCast(address(of: "_foundation_uuid_generate_random"), to: MakeUUID.self)(bytes)
  }

  /// Where the function of a name is that would be called if this library had none.
  private static func address(of name: String) -> Int {
    guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
      fatalError("the system has no \(name)")
    }
    return Int(bitPattern: function)
  }
}
