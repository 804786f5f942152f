import Foundation
import TestSupport
import Testing

@testable import DevServer

@Suite struct `A listener` {
  @Test func `takes the next free port`() throws {
    let first = try Listener(port: 0)
    let second = try Listener(port: first.port)
    #expect(second.port > first.port)
  }

  @Test func `says which ports are taken`() throws {
    let first = try Listener(port: 0)
    let problem = #expect(throws: ListenerProblem.self) {
      try Listener(port: first.port, attempts: 0)
    }
    #expect(problem == .allTaken(from: first.port))
  }

  @Test func `is reached at 127.0.0.1 and at no other address`() throws {
    let listener = try Listener(port: 0)
    #expect(connection(to: 0x7F00_0001, port: listener.port) != nil)
    // An address of this machine too, which one that listens at all addresses answers.
    #expect(connection(to: 0x7F00_0002, port: listener.port) == nil)
  }

  @Test func `is reached at all addresses of the machine if asked for`() throws {
    let listener = try Listener(address: "0.0.0.0", port: 0)
    for address in [0x7F00_0001, 0x7F00_0002] as [UInt32] {
      #expect(connection(to: address, port: listener.port) != nil)
    }
    for wrong in ["localhost", "::1", "256.0.0.1", ""] {
      #expect(throws: ListenerProblem.noAddress(wrong)) { try Listener(address: wrong, port: 0) }
    }
    // Addresses of documentation are no machine's.
    let problem = #expect(throws: ListenerProblem.self) {
      try Listener(address: "192.0.2.1", port: 0)
    }
    #expect("\(problem, default: "")".contains("does not have the address given with '--host'"))
  }

  @Test func `refuses more connections than it may answer, until one has ended`() throws {
    let listener = try Listener(port: 0, maxConnections: 1)
    let revision = Revision()
    let service = SiteService(revision: revision) { _ in SiteService.File(bytes: []) }
    Thread.detachNewThread { try? listener.serve(service) }
    do {
      let subscription = try TestConnection(port: listener.port, asking: "GET /-/events")
      _ = try subscription.line(startingWith: "data: ")
      let refused = try TestConnection(port: listener.port, asking: "GET /a.css")
      #expect(refused.rest().hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    }
    // The server notices that the subscriber has gone when it sends to it.
    var answer = ""
    while !answer.hasPrefix("HTTP/1.1 200 OK\r\n") {
      revision.advance()
      answer = try TestConnection(port: listener.port, asking: "GET /a.css").rest()
    }
  }

  @Test func `answers beside connections that ask nothing, of which the oldest ends`() throws {
    let listener = try Listener(port: 0, maxConnections: 2)
    let service = SiteService(revision: Revision()) { _ in SiteService.File(bytes: []) }
    Thread.detachNewThread { try? listener.serve(service) }
    var idle: [TestConnection] = []
    for _ in 0..<6 {
      idle.append(try TestConnection(port: listener.port, asking: nil))
      let answer = try TestConnection(port: listener.port, asking: "GET /a.css").rest()
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    #expect(idle[0].rest() == "")
  }

  @Test func `answers a head that is too long`() throws {
    let listener = try Listener(port: 0)
    let service = SiteService(revision: Revision()) { _ in SiteService.File(bytes: []) }
    Thread.detachNewThread { try? listener.serve(service) }
    let long = String(repeating: "a", count: 200_000)
    let connection = try TestConnection(port: listener.port, asking: "GET /\(long)")
    #expect(connection.rest().hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
  }

  private func connection(to address: UInt32, port: UInt16) -> TestConnection? {
    try? TestConnection(address: address, port: port, asking: "GET /")
  }
}

@Suite struct `Accepting connections` {
  /// What accepting gives one after the other: a connection, or the negated code of a failure.
  @Test func `goes on after one that was aborted, and pauses where too many files are open`() {
    var outcomes = [3, -ECONNABORTED, -EMFILE, -EINTR, 4, -ENFILE, -EBADF]
    var pauses = 0
    var handled: [Int32] = []
    let problem = #expect(throws: ListenerProblem.self) {
      try acceptConnections {
        let outcome = outcomes.removeFirst()
        if outcome < 0 { errno = -outcome }
        return outcome < 0 ? -1 : outcome
      } pause: {
        pauses += 1
      } handle: {
        handled.append($0)
      }
    }
    #expect(problem == .stopped(code: EBADF))
    #expect(handled == [3, 4] && pauses == 2)
  }
}
