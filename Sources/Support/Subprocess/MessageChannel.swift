import Dispatch
import Glibc
import Synchronization
import Threads

/// The messages that a child sent, in order; a message is what it wrote at once.
package struct Messages: Equatable, Sendable {
  private var bytes: [UInt8] = []
  /// The end of each message in the bytes.
  private var ends: [Int] = []
  /// Whether there were more messages than the limit.
  package fileprivate(set) var isTooLong = false

  package init() {}

  /// Adds a message.
  package mutating func append(_ message: some Collection<UInt8>) {
    bytes += message
    ends.append(bytes.count)
  }

  /// The bytes of each message.
  package var all: some Sequence<ArraySlice<UInt8>> {
    zip([0] + ends, ends).lazy.map { bytes[$0..<$1] }
  }
}

/// A one-way channel from a child, which can neither read back what it sent nor open its end again.
///
/// The child's end is a socket: reading from it is shut down, and Linux opens no socket through `/proc`. A
/// thread receives while the child runs, up to the limit; then the child can send no more (`EPIPE`).
final class MessageChannel: Sendable {
  /// The child's end.
  let writer: Int32
  private let reader: Int32
  private let limit: Int
  private let messages = Mutex(Messages())
  private let isEnding = Atomic(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// The most bytes of a message that are kept.
  private static let maxMessage = 1 << 16
  /// What a message counts beyond its bytes, so that their number is limited, too.
  private static let messageCost = 64

  /// - Parameter limit: The most bytes of all messages together.
  /// - Throws: `ProcessProblem` if the system has no socket or thread left.
  init(limit: Int) throws(ProcessProblem) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw ProcessProblem(command: "a socket", code: errno)
    }
    (reader, writer) = (ends[0], ends[1])
    self.limit = limit
    // Of the other end, this ends the writing.
    shutdown(writer, Int32(SHUT_RD))
    do {
      try startThread { [self] in
        receive()
        hasEnded.signal()
      }
    } catch {
      throw ProcessProblem(command: "a thread", code: error.code)
    }
  }

  deinit {
    Glibc.close(reader)
    Glibc.close(writer)
  }

  /// Ends the channel when the child has ended, and returns everything that it sent.
  @discardableResult
  func close() -> Messages {
    guard !isEnding.exchange(true, ordering: .sequentiallyConsistent) else {
      return messages.withLock { $0 }
    }
    // An empty message wakes up the thread that receives.
    send(writer, nil, 0, Int32(MSG_NOSIGNAL))
    hasEnded.wait()
    return messages.withLock { $0 }
  }

  private func receive() {
    var received = Messages()
    var size = 0
    var flags = Int32(0)
    withUnsafeTemporaryAllocation(byteCount: Self.maxMessage, alignment: 1) { buffer in
      while true {
        let length = recv(reader, buffer.baseAddress, buffer.count, flags)
        if length < 0, errno == EINTR { continue }
        guard length >= 0 else { break }
        // Then the child sends nothing more, and all that it sent is here.
        if isEnding.load(ordering: .sequentiallyConsistent) { flags = Int32(MSG_DONTWAIT) }
        guard length > 0 else { continue }
        size += length + Self.messageCost
        guard size <= limit else {
          received.isTooLong = true
          shutdown(reader, Int32(SHUT_RD))
          break
        }
        received.append(buffer[..<length])
      }
    }
    messages.withLock { $0 = received }
  }
}
