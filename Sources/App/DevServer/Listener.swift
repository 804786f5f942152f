import Dispatch
import Glibc
import Threads

/// A port of this machine; other machines can reach it only if the address is one that they know.
package struct Listener: Sendable {
  private let descriptor: Int32
  /// The port in use.
  package let port: UInt16

  /// The maximum number of concurrent connections; an open page keeps one.
  private let maxConnections: Int

  /// Opens the requested port, or the next one that is free.
  /// - Parameters:
  ///   - address: The address to listen at, in the form `127.0.0.1`.
  ///   - port: The requested port; 0 for any free one.
  ///   - attempts: How many further ports to try.
  ///   - maxConnections: The maximum number of concurrent connections.
  /// - Throws: `ListenerProblem`.
  package init(
    address: String = "127.0.0.1",
    port: UInt16,
    attempts: UInt16 = 20,
    maxConnections: Int = 200
  ) throws {
    self.maxConnections = maxConnections
    var host = in_addr()
    guard inet_pton(AF_INET, address, &host) == 1 else { throw ListenerProblem.noAddress(address) }
    for candidate in port...(port > UInt16.max - attempts ? .max : port + attempts) {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
      guard descriptor >= 0 else { throw ListenerProblem.noSocket(code: errno) }
      if listens(descriptor, at: host, candidate) {
        self.descriptor = descriptor
        self.port = boundPort(of: descriptor)
        return
      }
      let code = errno
      close(descriptor)
      guard code == EADDRINUSE else { throw ListenerProblem.refused(port: candidate, code: code) }
    }
    throw ListenerProblem.allTaken(from: port)
  }

  /// Handles each request on a separate thread, for as long as connections can be accepted.
  /// - Throws: `ListenerProblem`.
  package func serve(_ service: SiteService) throws(ListenerProblem) -> Never {
    let slots = DispatchSemaphore(value: maxConnections)
    let idle = IdleConnections()
    try acceptConnections {
      accept(descriptor, nil, nil)
    } pause: {
      usleep(50_000)
    } handle: { accepted in
      let connection = Connection(descriptor: accepted)
      // Browsers open connections ahead, and so can the pages of others.
      guard
        slots.wait(timeout: .now()) == .success
          || idle.endFirst() && slots.wait(timeout: .now() + 1) == .success
      else {
        connection.refuse()
        return
      }
      idle.add(accepted)
      do {
        // A preview reads and renders its page on this thread, as `build` does.
        try startThread(stackSize: 8 << 20) {
          connection.answer(with: service) { idle.remove(accepted) }
          slots.signal()
        }
      } catch {
        idle.remove(accepted)
        connection.refuse()
        slots.signal()
      }
    }
  }
}

/// Accepts connections one after another.
/// - Parameters:
///   - accept: Waits for a connection, like the system call.
///   - pause: Waits briefly if too many files are open, so that other code can close some.
///   - handle: Handles each connection.
/// - Throws: `ListenerProblem` when no more connections can be accepted.
func acceptConnections(
  _ accept: () -> Int32,
  pause: () -> Void,
  handle: (Int32) -> Void
) throws(ListenerProblem) -> Never {
  while true {
    let connection = accept()
    let code = errno
    if connection >= 0 {
      handle(connection)
    } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) {
      pause()
    } else if ![EINTR, ECONNABORTED, EPROTO, ENETDOWN, ENETUNREACH, EHOSTUNREACH].contains(code) {
      throw ListenerProblem.stopped(code: code)
    }
  }
}

/// Why a port could not be opened, or no more connections can be accepted.
package enum ListenerProblem: Error, Equatable, CustomStringConvertible {
  case noSocket(code: Int32)
  case noAddress(String)
  case refused(port: UInt16, code: Int32)
  case allTaken(from: UInt16)
  case stopped(code: Int32)

  package var description: String {
    switch self {
    case .noSocket(let code):
      "no socket can be opened (\(systemMessage(code))): close other programs"
    case .noAddress(let text) where text.contains(":"):
      "'\(text)' is an address of IPv6, which is not supported: write one such as '127.0.0.1'"
    case .noAddress(let text):
      "'\(text)' is not an address to listen on: write one such as '127.0.0.1', or '0.0.0.0' for all"
    case .refused(let port, EADDRNOTAVAIL):
      "port \(port) cannot be used: this machine does not have the address given with '--host'"
    case .refused(let port, let code):
      "port \(port) cannot be used (\(systemMessage(code))): give another with '--port'"
    case .allTaken(let port):
      "port \(port) and those after it are in use: give another with '--port'"
    case .stopped(let code):
      "no more connections can be accepted (\(systemMessage(code))): restart 'bodycheck serve'"
    }
  }
}

/// The system's message for an `errno`.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

private func listens(_ descriptor: Int32, at host: in_addr, _ port: UInt16) -> Bool {
  var yes: Int32 = 1
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr = host
  let isBound = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
  return isBound && listen(descriptor, SOMAXCONN) == 0
}

private func boundPort(of descriptor: Int32) -> UInt16 {
  var address = sockaddr_in()
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  _ = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      getsockname(descriptor, $0, &length)
    }
  }
  return UInt16(bigEndian: address.sin_port)
}
