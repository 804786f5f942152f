internal import ContentHash
internal import Glibc

/// The secret state by which the reader of a trace knows that the engine wrote it.
///
/// Writer and reader start from the same random key. Each piece of the trace replaces the state by a hash of
/// the state and the piece, and a tag is another hash of the state. A hash cannot be undone, so code that
/// finds the present state in the memory of its process cannot change, drop or reorder what was reported
/// before, whether it was sent or not. It can only continue from there.
public final class TraceRatchet {
  private var state: InlineArray<32, UInt8>

  /// The number of bytes in a key and in a tag.
  public static let size = 32

  /// The first byte of what is hashed, so that no state can be computed from a tag.
  private enum Purpose: UInt8 {
    case state, tag
  }

  /// Starts a trace.
  /// - Parameter key: `size` random bytes; the caller erases its own copy.
  public init(key: UnsafeRawBufferPointer) {
    precondition(key.count == Self.size, "the key of a trace has \(Self.size) bytes")
    state = InlineArray(repeating: 0)
    withUnsafeMutableBytes(of: &state) { $0.copyMemory(from: key) }
  }

  /// Adds a piece of the trace.
  /// - Complexity: O(*n*); about 0.2 µs for a short line.
  public func add(_ piece: UnsafeRawBufferPointer) {
    state = hash(for: .state, piece)
    eraseStack()
  }

  /// Appends the tag that authenticates all pieces so far.
  public func appendTag(to bytes: inout [UInt8]) {
    let tag = hash(for: .tag, UnsafeRawBufferPointer(start: nil, count: 0))
    eraseStack()
    withUnsafeBytes(of: tag) { bytes += $0 }
  }

  private func hash(
    for purpose: Purpose,
    _ piece: UnsafeRawBufferPointer
  ) -> InlineArray<32, UInt8> {
    var hash = SHA256()
    withUnsafeBytes(of: purpose.rawValue) { hash.update($0) }
    withUnsafeBytes(of: &state) { hash.update($0) }
    hash.update(piece)
    return hash.finish()
  }

  /// Overwrites what the functions that were called before have left on the stack: the state before this one.
  @inline(never)
  private func eraseStack() {
    withUnsafeTemporaryAllocation(byteCount: 2048, alignment: 16) { bytes in
      bytes.baseAddress.map { explicit_bzero($0, bytes.count) }
    }
  }
}
