import DevServer
import Foundation
import Testing

@Suite struct `A listener` {
  @Test func `takes the next free port`() throws {
    let first = try Listener(port: 8730)
    let second = try Listener(port: first.port)
    #expect(second.port > first.port)
  }

  @Test func `says which ports are taken`() throws {
    let last = try? Listener(port: .max)
    let problem = #expect(throws: ListenerProblem.self) { try Listener(port: .max) }
    #expect(problem == .allTaken(from: .max))
    _ = last
  }
}
