import Foundation

/// A request to a port of this machine.
package final class TestConnection {
  private let stream: UnsafeMutablePointer<FILE>

  /// Connects and sends a request, or nothing.
  /// - Parameters:
  ///   - address: The address to connect to: 127.0.0.1 unless given.
  ///   - port: The port.
  ///   - line: Method and target, such as `GET /`; `nil` to ask nothing.
  /// - Throws: If nothing listens there.
  package init(address: UInt32 = 0x7F00_0001, port: UInt16, asking line: String?) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = address.bigEndian
    let status = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0, let stream = fdopen(descriptor, "r+") else {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    self.stream = stream
    guard let line else { return }
    fputs("\(line) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", stream)
    fflush(stream)
  }

  deinit { fclose(stream) }

  /// Waits for the next line that begins so.
  package func line(startingWith mark: String) throws -> String {
    while let line = nextLine() {
      if line.hasPrefix(mark) { return line }
    }
    throw POSIXError(.ECONNRESET)
  }

  /// Everything up to the end.
  package func rest() -> String {
    var text = ""
    while let line = nextLine() { text += line }
    return text
  }

  private func nextLine() -> String? {
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    guard fgets(&buffer, Int32(buffer.count), stream) != nil else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
