import Glibc
import Threads

/// A port of this machine that no other machine can reach.
package struct Listener: Sendable {
  private let descriptor: Int32
  /// The port in use.
  package let port: UInt16

  /// How many ports are tried after the wished one.
  private static let attempts: UInt16 = 20

  /// Takes the wished port, or the next one that is free.
  /// - Throws: `ListenerProblem`.
  package init(port: UInt16) throws {
    for candidate in port...(port > UInt16.max - Self.attempts ? .max : port + Self.attempts) {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
      guard descriptor >= 0 else { throw ListenerProblem.noSocket(code: errno) }
      if listens(descriptor, at: candidate) {
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

  /// Answers requests, each on a thread of its own, until the program ends.
  package func serve(_ service: SiteService) -> Never {
    while true {
      let connection = accept(descriptor, nil, nil)
      guard connection >= 0 else { continue }
      do {
        try startThread { Connection(descriptor: connection).answer(with: service) }
      } catch {
        close(connection)
      }
    }
  }
}

/// Why no port could be taken.
package enum ListenerProblem: Error, Equatable, CustomStringConvertible {
  case noSocket(code: Int32)
  case refused(port: UInt16, code: Int32)
  case allTaken(from: UInt16)

  package var description: String {
    switch self {
    case .noSocket(let code): "no socket can be opened (\(words(for: code))): close other programs"
    case .refused(let port, let code):
      "port \(port) cannot be used (\(words(for: code))): give another with '--port'"
    case .allTaken(let port):
      "port \(port) and those after it are in use: give another with '--port'"
    }
  }

  private func words(for code: Int32) -> String { String(cString: strerror(code)) }
}

private func listens(_ descriptor: Int32, at port: UInt16) -> Bool {
  var yes: Int32 = 1
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
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
