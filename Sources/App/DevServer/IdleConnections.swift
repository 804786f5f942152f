import Glibc
import Synchronization

/// The connections on which no request has arrived yet, the oldest first.
final class IdleConnections: Sendable {
  private let descriptors = Mutex<[Int32]>([])

  func add(_ descriptor: Int32) { descriptors.withLock { $0.append(descriptor) } }

  /// Must come before the descriptor is closed.
  func remove(_ descriptor: Int32) {
    descriptors.withLock { $0.removeAll { $0 == descriptor } }
  }

  /// Ends the oldest, whose thread then finds no request.
  /// - Returns: Whether there was one.
  func endFirst() -> Bool {
    descriptors.withLock { descriptors in
      guard !descriptors.isEmpty else { return false }
      shutdown(descriptors.removeFirst(), Int32(SHUT_RDWR))
      return true
    }
  }
}
