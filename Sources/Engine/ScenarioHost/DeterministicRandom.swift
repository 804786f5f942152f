import Glibc
import ValueComparison

/// The scenario's random numbers: the same in every run, so that a page shows what its readers see.
///
/// They replace the system's random bytes for all code of the process, including the standard library's
/// generator and `UUID()`.
enum DeterministicRandom {
  private static nonisolated(unsafe) var state: UInt64 = 0
  /// Whether the system's random bytes are replaced; true in scenarios, false in other programs that
  /// link the engine.
  private(set) static nonisolated(unsafe) var isInstalled = false

  static func install() { isInstalled = true }

  /// Fills memory with the next random bytes.
  fileprivate static func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: next() >> 32) }
  }

  /// The SplitMix64 generator.
  private static func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Replaces the C library function through which the standard library requests random bytes; other
/// system calls are passed on.
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

/// Replaces the Foundation function that generates the bytes of `UUID()`.
@_cdecl("_foundation_uuid_generate_random")
public func _virtualUUID(_ bytes: UnsafeMutablePointer<UInt8>) {
  guard DeterministicRandom.isInstalled else { return SystemRandom.makeUUID(bytes) }
  DeterministicRandom.fill(UnsafeMutableRawBufferPointer(start: bytes, count: 16))
  // Version 4, in the variant that RFC 9562 describes.
  bytes[6] = bytes[6] & 0x0F | 0x40
  bytes[8] = bytes[8] & 0x3F | 0x80
}

/// The functions that the ones above replace.
///
/// Nothing here may be initialized lazily, because the runtime calls `syscall` to do that.
private enum SystemRandom {
  private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  private typealias MakeUUID = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void

  /// The address of the C library's `syscall`, once it has been called.
  private static nonisolated(unsafe) var callAddress = 0

  /// The number of the system call for random bytes.
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

  /// The address of the function that would be called if this library did not define the name.
  private static func address(of name: String) -> Int {
    guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
      fault("the system has no \(name)")
    }
    return Int(bitPattern: function)
  }
}
