import Glibc

/// One connection, for a single request.
struct Connection {
  let descriptor: Int32

  /// Reads the request, sends the response and closes the connection.
  /// - Parameters:
  ///   - service: What answers.
  ///   - afterHead: Called once, when the head has arrived or never will.
  func answer(with service: SiteService, afterHead: () -> Void) {
    defer { close(descriptor) }
    // A client that is idle for this long must not block a thread.
    var timeout = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
    do throws(HTTPResponse.Status) {
      guard let head = try receivedHead(then: afterHead) else { return }
      let request = try HTTPRequest(head: head)
      if service.isSubscription(request) {
        service.sendRevisions { send(Array($0.utf8)) }
      } else {
        _ = send(service.response(to: request).bytes(withBody: request.method != "HEAD"))
      }
    } catch {
      _ = send(HTTPResponse(error, text: error.reason + ".").bytes(withBody: true))
      drain()
    }
  }

  /// Responds that too many connections are open and closes, without waiting for the request.
  func refuse() {
    let text = "Too many connections: close other pages of this site."
    _ = send(HTTPResponse(.serviceUnavailable, text: text).bytes(withBody: true))
    close(descriptor)
  }

  /// The bytes up to the first empty line; `nil` if it does not arrive in half a minute.
  /// - Throws: The status for one that is too long.
  private func receivedHead(then: () -> Void) throws(HTTPResponse.Status) -> String? {
    defer { then() }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        return String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      }
      if bytes.count >= HTTPRequest.longestHead { throw .headTooLarge }
    }
    return nil
  }

  /// Reads what the client is still sending, up to a megabyte: if the connection closed earlier,
  /// the client would lose the response.
  private func drain() {
    shutdown(descriptor, Int32(SHUT_WR))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<16 where recv(descriptor, &chunk, chunk.count, 0) <= 0 { return }
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
