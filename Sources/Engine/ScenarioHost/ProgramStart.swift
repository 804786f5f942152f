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
    _ = withUnsafeMutableBytes(of: &ProgramStart.key) {
      read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
  }
