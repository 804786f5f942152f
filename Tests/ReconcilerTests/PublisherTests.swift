import CombineShim
import Reconciler
import Testing

/// Each operator is given values and an end, and what comes out of it is compared.
@MainActor
@Suite(.serialized)
struct `Publishers` {
  private enum Fault: Error { case odd }

  /// All that a publisher delivers while something is sent, with its end.
  private func deliveries<P: Publisher>(
    of publisher: P,
    while send: () -> Void = {}
  ) -> [String] {
    var log: [String] = []
    let line = publisher.sink {
      if case .failure(let error) = $0 { log.append("\(error)") } else { log.append("end") }
    } receiveValue: {
      log.append("\($0)")
    }
    send()
    line.cancel()
    return log
  }

  @Test func `deliver one value, several, none or an error`() {
    #expect(deliveries(of: Just(1)) == ["1", "end"])
    #expect(deliveries(of: [1, 2].publisher) == ["1", "2", "end"])
    #expect(deliveries(of: Empty<Int, Never>()) == ["end"])
    #expect(deliveries(of: Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(deliveries(of: Fail<Int, Fault>(error: .odd)) == ["odd"])
    #expect(deliveries(of: Future<Int, Never> { $0(.success(1)) }) == ["1", "end"])
  }

  @Test func `a future asks once and tells late subscribers`() {
    var promise: Future<Int, Never>.Promise?
    var asked = 0
    let future = Future<Int, Never> {
      asked += 1
      promise = $0
    }
    #expect(deliveries(of: future, while: { promise?(.success(3)) }) == ["3", "end"])
    promise?(.success(4))
    #expect(deliveries(of: future) == ["3", "end"])
    #expect(asked == 1)
    let deferred = Deferred { () -> Just<Int> in
      asked += 1
      return Just(asked)
    }
    #expect(deliveries(of: deferred) + deliveries(of: deferred) == ["2", "end", "3", "end"])
  }

  @Test func `flatMap keeps all publishers and switchToLatest the last one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let send = {
      outer.send(a)
      a.send(1)
      outer.send(b)
      a.send(2)
      b.send(3)
      outer.send(completion: .finished)
      b.send(completion: .finished)
    }
    #expect(deliveries(of: outer.switchToLatest(), while: send) == ["1", "3", "end"])
    let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let inner = [c, d].publisher.flatMap { $0 }
    let log = deliveries(of: inner) {
      c.send(1)
      d.send(2)
      c.send(completion: .finished)
      d.send(3)
      d.send(completion: .finished)
    }
    #expect(log == ["1", "2", "3", "end"])
  }

  @Test func `an error ends, is replaced or is another`() {
    let odd = [1, 2].publisher.tryMap { number -> Int in
      if number == 2 { throw Fault.odd }
      return number
    }
    #expect(deliveries(of: odd) == ["1", "odd"])
    #expect(deliveries(of: odd.replaceError(with: 9)) == ["1", "9", "end"])
    #expect(deliveries(of: odd.catch { _ in [5, 6].publisher }) == ["1", "5", "6", "end"])
    let typed = Just(1).setFailureType(to: Fault.self)
    #expect(deliveries(of: typed) == ["1", "end"])
    #expect(deliveries(of: odd.mapError { _ in CancellationError() }).last == "CancellationError()")
  }

  @Test func `values are counted, collected and paired`() {
    let numbers = [1, 2, 3].publisher
    #expect(deliveries(of: numbers.prefix(2)) == ["1", "2", "end"])
    #expect(deliveries(of: numbers.first()) == ["1", "end"])
    #expect(deliveries(of: numbers.prefix(0)) == ["end"])
    #expect(deliveries(of: numbers.collect()) == ["[1, 2, 3]", "end"])
    #expect(deliveries(of: numbers.collect(2)) == ["[1, 2]", "[3]", "end"])
    #expect(deliveries(of: numbers.collect(3)) == ["[1, 2, 3]", "end"])
    let failing = PassthroughSubject<Int, Fault>()
    let fail = {
      failing.send(1)
      failing.send(completion: .failure(.odd))
    }
    #expect(deliveries(of: failing.collect(2), while: fail) == ["odd"])
    var seen: [Int] = []
    #expect(deliveries(of: numbers.handleEvents(receiveOutput: { seen.append($0) })).count == 4)
    #expect(seen == [1, 2, 3])
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let log = deliveries(of: a.zip(b)) {
      a.send(1)
      a.send(2)
      b.send("x")
      b.send("y")
    }
    #expect(log == ["(1, \"x\")", "(2, \"y\")"])
  }
}
