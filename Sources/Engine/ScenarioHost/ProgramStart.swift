import Glibc
import ScenarioTrace

/// What a scenario is started with: its arguments, and the key of the trace on standard input.
///
/// The loader initializes this library before the executable that is linked with it. So the key is already
/// taken when a scenario's own initializers run.
enum ProgramStart {
  fileprivate static nonisolated(unsafe) var key: InlineArray<32, UInt8> = .init(repeating: 0)
  fileprivate static nonisolated(unsafe) var count = 0
  fileprivate static nonisolated(unsafe) var vector: UnsafePointer<UnsafePointer<CChar>?>?

  /// The arguments after `--scenario`.
  ///
  /// The standard library would read them from `/proc`, which a confined program cannot reach.
  static var arguments: [String] {
    (2..<max(2, count)).compactMap { index in vector?[index].map { String(cString: $0) } }
  }

  /// The start of the trace; the key is erased here.
  static func takeRatchet() -> TraceRatchet {
    withUnsafeMutableBytes(of: &key) { key in
      defer { key.baseAddress.map { explicit_bzero($0, key.count) } }
      return TraceRatchet(key: UnsafeRawBufferPointer(key))
    }
  }
}

/// One of the functions that the loader calls with the arguments of the program.
///
/// It does nothing in other programs that link the engine, which keep their input.
@section(".init_array") @used
private let readStart:
  @convention(c) (CInt, UnsafePointer<UnsafePointer<CChar>?>, UnsafeRawPointer?) -> Void = {
    count,
    arguments,
    _ in
    guard count > 1, let first = arguments[1], strcmp(first, "--scenario") == 0 else { return }
    ProgramStart.count = Int(count)
    ProgramStart.vector = arguments
    alignHeap()
    _ = withUnsafeMutableBytes(of: &ProgramStart.key) {
      read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
  }

/// Makes the heap begin at the same address for executables of different sizes and for paths of different lengths,
/// as the order of a set of objects depends on their addresses.
private func alignHeap() {
  let (mapThreshold, boundary, size): (CInt, Int, Int) = (-3, 16 << 20, 1 << 16)
  // Until an allocation is larger, it comes from the heap and not from a mapping of its own.
  _ = setAllocation(mapThreshold, 32 << 20)
  guard let first = malloc(size), let second = malloc(size) else { return }
  let next = Int(bitPattern: second) + (second - first)
  // Never used, so that it takes addresses but no memory.
  _ = malloc(boundary - next % boundary + 8)
}

/// A function of the C library that Swift does not import.
@_silgen_name("mallopt")
private func setAllocation(_ parameter: CInt, _ value: CInt) -> CInt
