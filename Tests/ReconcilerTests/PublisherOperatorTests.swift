import CombineShim
import Reconciler
import Testing

/// Apple's list of operators: each is in the table with what it delivers, or left out with a reason.
///
/// The names are those of the pages "Publisher" and "Publisher Operators" of Apple's documentation of
/// Combine.
@MainActor
@Suite(.serialized)
struct `Publisher operators` {
  private enum Fault: Error { case odd }

  /// All that a publisher delivers while something happens, with its end.
  private func log<P: Publisher>(_ publisher: P, while send: () -> Void = {}) -> [String] {
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

  private func failing(_ limit: Int) -> (Int) throws -> Bool {
    { if $0 == limit { throw Fault.odd } else { $0 < limit } }
  }

  /// The names of Apple's operators.
  private static let names = """
    map tryMap mapError replaceNil scan tryScan setFailureType
    filter tryFilter compactMap tryCompactMap removeDuplicates tryRemoveDuplicates replaceEmpty
    replaceError
    collect ignoreOutput reduce tryReduce
    count max tryMax min tryMin
    contains tryContains allSatisfy tryAllSatisfy
    drop dropFirst tryDrop append prepend prefix tryPrefix
    first tryFirst last tryLast output
    combineLatest merge zip flatMap switchToLatest
    assertNoFailure catch tryCatch retry
    measureInterval debounce delay throttle timeout
    encode decode
    multicast share
    subscribe receive
    buffer handleEvents print breakpoint breakpointOnError
    eraseToAnyPublisher makeConnectable
    sink assign values
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func `every operator of Apple's list is in the table`() {
    let known = Set(table().map(\.name)).union(inOtherTests)
    #expect(Self.names.filter { !known.contains($0) } == [])
    #expect(known.filter { !Self.names.contains($0) } == [])
  }

  /// Those whose subject is time or the subscription.
  private let inOtherTests: Set<String> = [
    "measureInterval", "debounce", "delay", "throttle", "timeout", "subscribe", "receive", "sink",
    "assign", "values", "multicast", "share", "makeConnectable", "buffer", "decode", "encode",
    "handleEvents", "print",
  ]

  @Test func `each delivers what Apple's documentation says`() {
    for row in table() { #expect(row.delivered == row.expected, "\(row.name)") }
  }

  private struct Row {
    let name: String
    let delivered: [String]
    let expected: [String]
    init(_ name: String, _ delivered: [String], _ expected: [String]) {
      (self.name, self.delivered, self.expected) = (name, delivered, expected)
    }
  }

  private func table() -> [Row] { values() + results() + sequences() + joints() + errors() }

  private func values() -> [Row] {
    let numbers = [1, 2, 2, 3].publisher
    return [
      Row("map", log(numbers.map { $0 * 10 }), ["10", "20", "20", "30", "end"]),
      Row("map", log(["ab"].publisher.map(\.count)), ["2", "end"]),
      Row("map", log(["ab"].publisher.map(\.count, \.isEmpty)), ["(2, false)", "end"]),
      Row("tryMap", log(numbers.tryMap(failing(3))), ["true", "true", "true", "odd"]),
      Row("replaceNil", log([1, nil].publisher.replaceNil(with: 0)), ["1", "0", "end"]),
      Row("scan", log(numbers.scan(0, +)), ["1", "3", "5", "8", "end"]),
      Row(
        "tryScan",
        log(numbers.tryScan(0) { if $1 == 3 { throw Fault.odd } else { $0 + $1 } }),
        ["1", "3", "5", "odd"]
      ),
      Row("filter", log(numbers.filter { $0 != 2 }), ["1", "3", "end"]),
      Row("tryFilter", log(numbers.tryFilter(failing(2))), ["1", "odd"]),
      Row("compactMap", log(["1", "x"].publisher.compactMap { Int($0) }), ["1", "end"]),
      Row(
        "tryCompactMap",
        log(numbers.tryCompactMap { if $0 == 3 { throw Fault.odd } else { $0 == 2 ? nil : $0 } }),
        ["1", "odd"]
      ),
      Row("removeDuplicates", log(numbers.removeDuplicates()), ["1", "2", "3", "end"]),
      Row(
        "tryRemoveDuplicates",
        log(numbers.tryRemoveDuplicates { if $1 == 3 { throw Fault.odd } else { $0 == $1 } }),
        ["1", "2", "odd"]
      ),
      Row("eraseToAnyPublisher", log(numbers.eraseToAnyPublisher()).suffix(2), ["3", "end"]),
      Row("breakpoint", log(numbers.breakpoint(receiveOutput: { _ in false })).suffix(1), ["end"]),
      Row("breakpointOnError", log(numbers.breakpointOnError()).suffix(1), ["end"]),
    ]
  }

  private func results() -> [Row] {
    let (numbers, none) = ([1, 2, 3].publisher, Empty<Int, Never>())
    let later: (Int, Int) throws -> Bool = { if $1 == 3 { throw Fault.odd } else { $0 < $1 } }
    return [
      Row("collect", log(numbers.collect()), ["[1, 2, 3]", "end"]),
      Row("collect", log(numbers.collect(2)), ["[1, 2]", "[3]", "end"]),
      Row("ignoreOutput", log(numbers.ignoreOutput()), ["end"]),
      Row("reduce", log(numbers.reduce(0, +)), ["6", "end"]),
      Row(
        "tryReduce",
        log(numbers.tryReduce(0) { if $1 == 3 { throw Fault.odd } else { $0 + $1 } }),
        ["odd"]
      ),
      Row("count", log(numbers.count()), ["3", "end"]),
      Row("count", log(none.count()), ["0", "end"]),
      Row("max", log(numbers.max()), ["3", "end"]),
      Row("max", log(none.max()), ["end"]),
      Row("max", log(numbers.max { $0 > $1 }), ["1", "end"]),
      Row("tryMax", log(numbers.tryMax(by: later)), ["odd"]),
      Row("min", log(numbers.min()), ["1", "end"]),
      Row("tryMin", log([2, 1].publisher.tryMin(by: later)), ["1", "end"]),
      Row("contains", log(numbers.contains(2)), ["true", "end"]),
      Row("contains", log(numbers.contains { $0 > 3 }), ["false", "end"]),
      Row("tryContains", log(numbers.tryContains { $0 == 3 }), ["true", "end"]),
      Row("allSatisfy", log(numbers.allSatisfy { $0 < 3 }), ["false", "end"]),
      Row("tryAllSatisfy", log(numbers.tryAllSatisfy(failing(3))), ["odd"]),
      Row("last", log(numbers.last()), ["3", "end"]),
      Row("last", log(numbers.last { $0 < 3 }), ["2", "end"]),
      Row("tryLast", log(numbers.tryLast(where: failing(3))), ["odd"]),
      Row("replaceEmpty", log(none.replaceEmpty(with: 7)), ["7", "end"]),
      Row("replaceEmpty", log(numbers.replaceEmpty(with: 7)), ["1", "2", "3", "end"]),
    ]
  }

  private func sequences() -> [Row] {
    let numbers = [1, 2, 3].publisher
    let (source, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let send = {
      source.send(1)
      trigger.send()
      source.send(2)
      source.send(completion: .finished)
    }
    let (other, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let sendOther = {
      other.send(1)
      second.send()
      other.send(2)
    }
    return [
      Row("drop", log(numbers.drop { $0 < 2 }), ["2", "3", "end"]),
      Row("drop", log(source.drop(untilOutputFrom: trigger), while: send), ["2", "end"]),
      Row("tryDrop", log(numbers.tryDrop(while: failing(2))), ["odd"]),
      Row("dropFirst", log(numbers.dropFirst(2)), ["3", "end"]),
      Row("append", log(numbers.append(4, 5)), ["1", "2", "3", "4", "5", "end"]),
      Row("append", log(numbers.append([4])), ["1", "2", "3", "4", "end"]),
      Row("append", log(numbers.append(Just(4))).suffix(2), ["4", "end"]),
      Row("prepend", log(numbers.prepend(-1, 0)), ["-1", "0", "1", "2", "3", "end"]),
      Row("prepend", log(Just(3).prepend(1...2).prepend(0)), ["0", "1", "2", "3", "end"]),
      Row("prepend", log(numbers.prepend(Just(0))).prefix(2) + [], ["0", "1"]),
      Row("prefix", log(numbers.prefix(2)), ["1", "2", "end"]),
      Row("prefix", log(numbers.prefix { $0 < 3 }), ["1", "2", "end"]),
      Row("prefix", log(other.prefix(untilOutputFrom: second), while: sendOther), ["1", "end"]),
      Row("tryPrefix", log(numbers.tryPrefix(while: failing(2))), ["1", "odd"]),
      Row("first", log(numbers.first()), ["1", "end"]),
      Row("first", log(numbers.first { $0 > 1 }), ["2", "end"]),
      Row("tryFirst", log(numbers.tryFirst(where: failing(1))), ["odd"]),
      Row("output", log(numbers.output(at: 1)), ["2", "end"]),
      Row("output", log(numbers.output(in: 1...)), ["2", "3", "end"]),
      Row("output", log((1...).publisher.output(in: 2..<4)), ["3", "4", "end"]),
    ]
  }

  private func joints() -> [Row] {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    let send = {
      a.send(1)
      b.send(2)
      c.send(3)
      a.send(4)
    }
    return [
      Row("combineLatest", log(a.combineLatest(b), while: send), ["(1, 2)", "(4, 2)"]),
      Row("combineLatest", log(a.combineLatest(b, c), while: send), ["(1, 2, 3)", "(4, 2, 3)"]),
      Row("combineLatest", log(a.combineLatest(b) { $0 + $1 }, while: send), ["3", "6"]),
      Row(
        "combineLatest",
        log(CombineShim.Publishers.CombineLatest3(a, b, c), while: send),
        ["(1, 2, 3)", "(4, 2, 3)"]
      ),
      Row("merge", log(a.merge(with: b), while: send), ["1", "2", "4"]),
      Row("merge", log(a.merge(with: b, c), while: send), ["1", "2", "3", "4"]),
      Row(
        "merge",
        log(CombineShim.Publishers.MergeMany(a, b, c), while: send),
        ["1", "2", "3", "4"]
      ),
      Row("zip", log(a.zip(b), while: send), ["(1, 2)"]),
      Row("zip", log(a.zip(b, c), while: send), ["(1, 2, 3)"]),
      Row("zip", log([1, 2].publisher.zip([3].publisher)), ["(1, 3)", "end"]),
      Row(
        "flatMap",
        log([1, 2].publisher.flatMap { [$0, $0].publisher }).prefix(3) + [],
        ["1", "1", "2"]
      ),
      Row(
        "flatMap",
        log([a, b].publisher.flatMap(maxPublishers: .max(1)) { $0 }, while: send),
        ["1", "4"]
      ),
      Row("switchToLatest", log([a, b].publisher.switchToLatest(), while: send), ["2"]),
    ]
  }

  private func errors() -> [Row] {
    let odd = [1, 2].publisher.tryMap { if $0 == 2 { throw Fault.odd } else { $0 } }
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Fault.odd).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    return [
      Row(
        "mapError",
        log(odd.mapError { _ in CancellationError() }),
        ["1", "CancellationError()"]
      ),
      Row("setFailureType", log(Just(1).setFailureType(to: Fault.self)), ["1", "end"]),
      Row("replaceError", log(odd.replaceError(with: 9)), ["1", "9", "end"]),
      Row("catch", log(odd.catch { _ in [5, 6].publisher }), ["1", "5", "6", "end"]),
      Row(
        "tryCatch",
        log(odd.tryCatch { _ -> Just<Int> in throw CancellationError() }),
        ["1", "CancellationError()"]
      ),
      Row("assertNoFailure", log(Just(1).assertNoFailure()), ["1", "end"]),
      Row("retry", log(flaky.retry(2)), ["3", "end"]),
      Row("retry", log(Fail<Int, Fault>(error: .odd).retry(1)), ["odd"]),
    ]
  }
}

/// Subscriptions, demand and sharing.
@MainActor
@Suite(.serialized)
struct `Publisher subscriptions` {
  /// Requests a number of values, and one more when it is told.
  private final class Slow: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var log: [String] = []
    var subscription: (any Subscription)?
    let first: Subscribers.Demand
    init(_ first: Subscribers.Demand) { self.first = first }

    func receive(subscription: Subscription) {
      self.subscription = subscription
      subscription.request(first)
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      log.append("\(input)")
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
    func more(_ demand: Subscribers.Demand = .max(1)) -> [String] {
      subscription?.request(demand)
      defer { log = [] }
      return log
    }
  }

  @Test func `a publisher delivers as many values as its subscriber requests`() {
    let numbers = (1...).publisher
    let plain = Slow(.max(2))
    numbers.map { $0 * 10 }.subscribe(plain)
    #expect(plain.more(.none) == ["10", "20"])
    #expect(plain.more() == ["30"])
    let even = Slow(.max(1))
    numbers.filter { $0.isMultiple(of: 2) }.subscribe(even)
    #expect(even.more() == ["2", "4"])
    let pairs = Slow(.max(1))
    [1, 2, 3].publisher.merge(with: [4].publisher).subscribe(pairs)
    #expect(pairs.more(.max(2)) == ["1", "2", "3"])
    #expect(pairs.more(.max(2)) == ["4", "end"])
    let single = Slow(.none)
    Just(1).subscribe(single)
    #expect(single.more(.none) == [])
    #expect(single.more() == ["1", "end"])
    let sum = Slow(.none)
    [1, 2].publisher.reduce(0, +).subscribe(sum)
    #expect(sum.more() == ["3", "end"])
  }

  @Test func `what has ended requests nothing from the publishers that are left`() {
    var requested: [Int] = []
    let rest = [2, 3].publisher.map { number in
      requested.append(number)
      return number
    }
    var delivered: [Int] = []
    let cancellable = Just(1).merge(with: rest).prefix(1).sink { delivered.append($0) }
    #expect(delivered == [1] && requested == [])
    cancellable.cancel()
  }

  @Test func `a demand is compared with a number of values`() {
    let (two, all) = (Subscribers.Demand.max(2), Subscribers.Demand.unlimited)
    #expect(two == 2 && two > 1)
    #expect(!(two == 1) && !(two > 2) && !(all == 2) && all > 2)
  }

  @Test func `a subject drops what nobody requested, or keeps the current value`() {
    let (passing, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (first, second) = (Slow(.max(1)), Slow(.max(1)))
    passing.subscribe(first)
    current.subscribe(second)
    for number in 1...3 {
      passing.send(number)
      current.send(number)
    }
    #expect(first.more() == ["1"])
    #expect(second.more() == ["0", "3"])
    passing.send(completion: .finished)
    #expect(first.more() == ["end"])
    let late = Slow(.unlimited)
    passing.subscribe(late)
    #expect(late.more() == ["end"])
    current.send(completion: .finished)
    current.send(9)
    #expect(current.value == 3)
  }

  @Test func `cancelling ends what is upstream, once`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let line = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { _ in log.append("completion") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    )
    .prefix(2).sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("value \($0)")
    }
    for number in 1...3 { subject.send(number) }
    line.cancel()
    #expect(
      log == [
        "subscription", "request unlimited", "output 1", "value 1", "output 2", "value 2", "cancel",
        "end",
      ]
    )
    log = []
    let chain = subject.map { $0 }.merge(with: subject.filter { $0 > 0 })
      .handleEvents(receiveCancel: { log.append("cancel") }).sink { log.append("\($0)") }
    subject.send(4)
    chain.cancel()
    chain.cancel()
    subject.send(5)
    #expect(log == ["4", "4", "cancel"])
  }

  @Test func `print writes each event`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1, 2].publisher.print("numbers", to: lines).sink { _ in }
    #expect(
      lines.text == """
        numbers: receive subscription: ([1, 2])
        numbers: request unlimited
        numbers: receive value: (1)
        numbers: receive value: (2)
        numbers: receive finished

        """
    )
  }

  @Test func `share subscribes once, and again after the last subscriber has left`() {
    var count = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    var log: [String] = []
    let first = shared.sink { log.append("a\($0)") }
    let second = shared.sink { log.append("b\($0)") }
    source.send(1)
    first.cancel()
    source.send(2)
    second.cancel()
    source.send(3)
    #expect(log == ["a1", "b1", "b2"])
    #expect(count == 1)
    let third = shared.sink { log.append("c\($0)") }
    source.send(4)
    #expect(log.last == "c4" && count == 2)
    third.cancel()
  }

  @Test func `multicast and makeConnectable deliver once they are connected`() {
    var log: [String] = []
    let several = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
    let line = several.sink { log.append("\($0)") }
    #expect(log == [])
    let connection = several.connect()
    #expect(log == ["1", "2"])
    let waiting = Just(3).makeConnectable()
    let other = waiting.sink { log.append("\($0)") }
    #expect(log == ["1", "2"])
    let second = waiting.connect()
    #expect(log == ["1", "2", "3"])
    for cancellable in [connection, second] { cancellable.cancel() }
    for cancellable in [line, other] { cancellable.cancel() }
  }

  @Test func `a buffer keeps values that are not requested, up to its size`() {
    let source = PassthroughSubject<Int, Never>()
    let (oldest, newest) = (Slow(.none), Slow(.none))
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(newest)
    for number in 1...4 { source.send(number) }
    #expect(oldest.more(.unlimited) == ["3", "4"])
    #expect(newest.more(.unlimited) == ["1", "2"])
  }

  @Test func `subjects can be subscribers, and values assigned`() {
    final class Model { var number = 0 }
    let (model, subject) = (Model(), CurrentValueSubject<Int, Never>(0))
    let source = PassthroughSubject<Int, Never>()
    let line = source.subscribe(subject)
    source.send(2)
    #expect(subject.value == 2)
    let assignment = subject.assign(to: \.number, on: model)
    #expect(model.number == 2)
    source.send(3)
    #expect(model.number == 3)
    assignment.cancel()
    source.send(4)
    #expect(model.number == 3 && subject.value == 4)
    line.cancel()
    source.send(5)
    #expect(subject.value == 4)
    var seen: [Int] = []
    let any = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        seen.append($0)
        return .max(1)
      }
    )
    [1, 2].publisher.subscribe(any)
    #expect(seen == [1, 2])
  }

  @Test func `values are awaited one after another`() async throws {
    var seen: [Int] = []
    for await number in [1, 2].publisher.values { seen.append(number) }
    #expect(seen == [1, 2])
    await #expect(throws: CancellationError.self) {
      for try await _ in Fail<Int, CancellationError>(error: .init()).values {}
    }
    let subject = PassthroughSubject<Int, Never>()
    let task = Task { @MainActor in
      var sum = 0
      for await number in subject.values { sum += number }
      return sum
    }
    for _ in 0..<10 { await Task.yield() }
    subject.send(1)
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    #expect(await task.value == 1)
  }
}
