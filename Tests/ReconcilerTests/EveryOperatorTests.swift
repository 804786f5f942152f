import CombineShim
import Reconciler
import Testing

/// What operators deliver for no value, one value, several values and a failure.
@MainActor
@Suite(.serialized)
struct `Every operator` {
  enum Fault: Error { case odd, other }

  typealias Numbers = AnyPublisher<Int, Fault>

  /// An operator with the events that it delivers for each of the inputs, which are separated by `|`.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: String
    let apply: @Sendable @MainActor (Numbers) -> AnyPublisher<String, any Error>
    var testDescription: String { name }

    init<P: Publisher>(
      _ name: String,
      _ expected: String,
      _ apply: @escaping @Sendable @MainActor (Numbers) -> P
    ) {
      (self.name, self.expected) = (name, expected)
      self.apply = {
        apply($0).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
      }
    }
  }

  /// No value, one value, several values, values before a failure.
  private static let inputs: [(values: [Int], end: Subscribers.Completion<Fault>)] = [
    ([], .finished), ([1], .finished), ([1, 2, 2, 3], .finished), ([1, 2], .failure(.odd)),
  ]

  nonisolated private static let rows: [Row] = [
    Row("map", "end | 10 end | 10 20 20 30 end | 10 20 odd") { $0.map { $0 * 10 } },
    Row("map, path", "end | 1 end | 1 2 2 3 end | 1 2 odd") { $0.map(\.description) },
    Row("tryMap", "end | 1 end | 1 other | 1 other") { $0.tryMap(failing) },
    Row("mapError", "end | 1 end | 1 2 2 3 end | 1 2 other") { $0.mapError { _ in Fault.other } },
    Row("scan", "end | 1 end | 1 3 5 8 end | 1 3 odd") { $0.scan(0, +) },
    Row("tryScan", "end | 1 end | 1 other | 1 other") { $0.tryScan(0) { try failing($1) + $0 } },
    Row("filter", "end | end | 2 2 end | 2 odd") { $0.filter { $0 == 2 } },
    Row("tryFilter", "end | end | other | other") { $0.tryFilter { try failing($0) > 1 } },
    Row("compactMap", "end | end | 2 2 end | 2 odd") { $0.compactMap { $0 == 2 ? $0 : nil } },
    Row("tryCompactMap", "end | end | other | other") {
      $0.tryCompactMap { try failing($0) > 1 ? $0 : nil }
    },
    Row("removeDuplicates", "end | 1 end | 1 2 3 end | 1 2 odd") { $0.removeDuplicates() },
    Row("tryRemoveDuplicates", "end | 1 end | 1 other | 1 other") {
      $0.tryRemoveDuplicates { try failing($1) == $0 }
    },
    Row("collect", "[] end | [1] end | [1, 2, 2, 3] end | odd") { $0.collect() },
    Row("collect, count", "end | [1] end | [1, 2, 2] [3] end | odd") { $0.collect(3) },
    Row("collect, full", "end | [1] end | [1, 2] [2, 3] end | [1, 2] odd") { $0.collect(2) },
    Row("ignoreOutput", "end | end | end | odd") { $0.ignoreOutput() },
    Row("reduce", "0 end | 1 end | 8 end | odd") { $0.reduce(0, +) },
    Row("tryReduce", "0 end | 1 end | other | other") { $0.tryReduce(0) { try $0 + failing($1) } },
    Row("count", "0 end | 1 end | 4 end | odd") { $0.count() },
    Row("max", "end | 1 end | 3 end | odd") { $0.max() },
    Row("max, by", "end | 1 end | 1 end | odd") { $0.max(by: >) },
    Row("tryMax", "end | 1 end | other | other") { $0.tryMax { try failing($1) > $0 } },
    Row("min", "end | 1 end | 1 end | odd") { $0.min() },
    Row("min, by", "end | 1 end | 3 end | odd") { $0.min(by: >) },
    Row("tryMin", "end | 1 end | other | other") { $0.tryMin { try failing($0) > $1 } },
    Row("contains", "false end | false end | true end | true end") { $0.contains(2) },
    Row("contains, where", "false end | true end | true end | true end") { $0.contains { $0 < 3 } },
    Row("contains, none", "false end | false end | false end | odd") { $0.contains(9) },
    Row("tryContains", "false end | false end | other | other") {
      $0.tryContains { try failing($0) > 2 }
    },
    Row("allSatisfy", "true end | true end | true end | odd") { $0.allSatisfy { $0 < 4 } },
    Row("allSatisfy, not", "true end | true end | false end | false end") {
      $0.allSatisfy { $0 < 2 }
    },
    Row("tryAllSatisfy", "true end | true end | other | other") {
      $0.tryAllSatisfy { try failing($0) < 9 }
    },
    Row("last", "end | 1 end | 3 end | odd") { $0.last() },
    Row("last, where", "end | 1 end | 2 end | odd") { $0.last { $0 < 3 } },
    Row("tryLast", "end | 1 end | other | other") { $0.tryLast { try failing($0) < 9 } },
    Row("replaceEmpty", "7 end | 1 end | 1 2 2 3 end | 1 2 odd") { $0.replaceEmpty(with: 7) },
    Row("drop", "end | end | 2 2 3 end | 2 odd") { $0.drop { $0 < 2 } },
    Row("tryDrop", "end | end | other | other") { $0.tryDrop { try failing($0) < 2 } },
    Row("dropFirst", "end | end | 2 2 3 end | 2 odd") { $0.dropFirst() },
    Row("dropFirst, count", "end | end | 3 end | odd") { $0.dropFirst(3) },
    Row("prefix", "end | 1 end | 1 2 end | 1 2 end") { $0.prefix(2) },
    Row("prefix, while", "end | 1 end | 1 end | 1 end") { $0.prefix { $0 < 2 } },
    Row("tryPrefix", "end | 1 end | 1 other | 1 other") { $0.tryPrefix { try failing($0) < 9 } },
    Row("first", "end | 1 end | 1 end | 1 end") { $0.first() },
    Row("first, where", "end | end | 2 end | 2 end") { $0.first { $0 > 1 } },
    Row("tryFirst", "end | end | other | other") { $0.tryFirst { try failing($0) > 1 } },
    Row("output, at", "end | end | 2 end | 2 end") { $0.output(at: 1) },
    Row("output, in", "end | end | 2 2 end | 2 odd") { $0.output(in: 1..<3) },
    Row("append", "4 5 end | 1 4 5 end | 1 2 2 3 4 5 end | 1 2 odd") { $0.append(4, 5) },
    Row("prepend", "4 5 end | 4 5 1 end | 4 5 1 2 2 3 end | 4 5 1 2 odd") { $0.prepend(4, 5) },
    Row("replaceError", "end | 1 end | 1 2 2 3 end | 1 2 9 end") { $0.replaceError(with: 9) },
    Row("catch", "end | 1 end | 1 2 2 3 end | 1 2 5 6 end") { $0.catch { _ in [5, 6].publisher } },
    Row("tryCatch", "end | 1 end | 1 2 2 3 end | 1 2 5 end") { $0.tryCatch { _ in Just(5) } },
    Row("tryCatch, throwing", "end | 1 end | 1 2 2 3 end | 1 2 other") {
      $0.tryCatch { _ -> Just<Int> in throw Fault.other }
    },
    Row("retry", "end | 1 end | 1 2 2 3 end | 1 2 1 2 1 2 odd") { $0.retry(2) },
    Row("flatMap", "end | 1 10 end | 1 10 2 20 2 20 3 30 end | 1 10 2 20 odd") {
      $0.flatMap { [$0, $0 * 10].publisher }
    },
    Row("flatMap, one by one", "end | 1 10 end | 1 10 2 20 2 20 3 30 end | 1 10 2 20 odd") {
      $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    },
    Row("switchToLatest", "end | 1 end | 1 2 2 3 end | 1 2 odd") {
      $0.map { Just($0) }.switchToLatest()
    },
    Row("zip", "end | (1, 7) end | (1, 7) (2, 8) end | odd") {
      $0.zip([7, 8].publisher.setFailureType(to: Fault.self))
    },
    Row("combineLatest", "end | (1, 7) end | (1, 7) (2, 7) (2, 7) (3, 7) end | (1, 7) (2, 7) odd") {
      [7].publisher.setFailureType(to: Fault.self).combineLatest($0) { ($1, $0) }
    },
    Row("merge", "7 end | 7 1 end | 7 1 2 2 3 end | 7 1 2 odd") {
      Just(7).setFailureType(to: Fault.self).merge(with: $0)
    },
    Row("handleEvents", "end | 1 end | 1 2 2 3 end | 1 2 odd") { $0.handleEvents() },
    Row("breakpoint", "end | 1 end | 1 2 2 3 end | 1 2 odd") { $0.breakpoint() },
    Row("buffer", "end | 1 end | 1 2 2 3 end | 1 2 odd") {
      $0.buffer(size: 9, prefetch: .keepFull, whenFull: .dropOldest)
    },
  ]

  nonisolated private static func failing(_ number: Int) throws -> Int {
    if number == 2 { throw Fault.other }
    return number
  }

  /// Logs what it receives, and requests as many values as it is made for at once.
  private final class Log: Subscriber {
    typealias Input = String
    typealias Failure = any Error
    var events: [String] = []
    var subscription: (any Subscription)?
    let (first, next): (Subscribers.Demand, Subscribers.Demand)
    init(first: Subscribers.Demand, next: Subscribers.Demand = .none) {
      (self.first, self.next) = (first, next)
    }
    func receive(subscription: Subscription) {
      self.subscription = subscription
      subscription.request(first)
    }
    func receive(_ input: String) -> Subscribers.Demand {
      events.append(input)
      return next
    }
    func receive(completion: Subscribers.Completion<any Error>) {
      if case .failure(let error) = completion {
        events.append("\(error)")
      } else {
        events.append("end")
      }
    }
  }

  private func published(_ index: Int) -> Numbers {
    Record(output: Self.inputs[index].values, completion: Self.inputs[index].end)
      .eraseToAnyPublisher()
  }

  @Test(arguments: rows) func `delivers values and the end, however many are requested`(row: Row) {
    let all = Self.inputs.indices.map { index in
      let log = Log(first: .unlimited)
      row.apply(published(index)).subscribe(log)
      return log.events.joined(separator: " ")
    }
    #expect(all.joined(separator: " | ") == row.expected)
    let oneByOne = Self.inputs.indices.map { index in
      let log = Log(first: .max(1), next: .max(1))
      row.apply(published(index)).subscribe(log)
      return log.events.joined(separator: " ")
    }
    #expect(oneByOne == all, "when each value is followed by a request for one")
    let later = Self.inputs.indices.map { index in
      let log = Log(first: .none)
      row.apply(published(index)).subscribe(log)
      // A failure and the end need no request; each value needs one.
      for count in 1...12 {
        log.subscription?.request(.max(1))
        #expect(log.events.count <= count + 1, "more than requested")
      }
      return log.events.joined(separator: " ")
    }
    // A failure overtakes the values that have not been requested.
    for (index, events) in later.enumerated() where index < 3 && !all[index].hasSuffix("other") {
      #expect(events == all[index], "when values are requested afterward")
    }
  }

  @Test(arguments: rows) func `lets go of its source once it has ended`(row: Row) {
    let source = PassthroughSubject<Int, Fault>()
    var log: [String] = []
    let numbers = source.handleEvents(receiveCancel: { log.append("cancelled") })
      .eraseToAnyPublisher()
    let line = row.apply(numbers).sink { _ in
      log.append("end")
    } receiveValue: { _ in
    }
    for number in [1, 2, 2, 3] { source.send(number) }
    let hasEnded = log.contains("end")
    // Whatever has ended before its source has cancelled it; the order of both is not documented.
    #expect(log.contains("cancelled") == hasEnded)
    line.cancel()
    #expect(log.filter { $0 == "cancelled" }.count == 1)
    source.send(9)
    source.send(completion: .finished)
    #expect(log.filter { $0 == "end" }.count == (hasEnded ? 1 : 0))
  }
}

/// Operators that join two to eight publishers.
@MainActor
@Suite(.serialized)
struct `Joined publishers` {
  typealias Source = PassthroughSubject<Int, `Every operator`.Fault>
  typealias Joined = AnyPublisher<String, `Every operator`.Fault>

  enum Kind: CaseIterable { case merge, zip, combineLatest }

  /// All forms of an operator, each with the number of publishers that it joins.
  private func forms(_ kind: Kind, _ s: [Source]) -> [(count: Int, publisher: Joined)] {
    func text<P: Publisher>(_ publisher: P) -> Joined where P.Failure == `Every operator`.Fault {
      publisher.map { value in
        let parts = Mirror(reflecting: value).children.map { "\($0.value)" }
        return parts.isEmpty ? "\(value)" : parts.joined(separator: ",")
      }.eraseToAnyPublisher()
    }
    switch kind {
    case .merge:
      return [
        (2, text(s[0].merge(with: s[1]))), (2, text(s[0].map { $0 }.merge(with: s[1]))),
        (3, text(s[0].merge(with: s[1], s[2]))), (4, text(s[0].merge(with: s[1], s[2], s[3]))),
        (5, text(s[0].merge(with: s[1], s[2], s[3], s[4]))),
        (6, text(s[0].merge(with: s[1], s[2], s[3], s[4], s[5]))),
        (7, text(s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]))),
        (8, text(s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]))),
        (8, text(CombineShim.Publishers.MergeMany(s))),
      ]
    case .zip:
      return [
        (2, text(s[0].zip(s[1]))), (2, text(s[0].zip(s[1]) { "\($0),\($1)" })),
        (3, text(s[0].zip(s[1], s[2]))), (3, text(s[0].zip(s[1], s[2]) { "\($0),\($1),\($2)" })),
        (4, text(s[0].zip(s[1], s[2], s[3]))),
        (4, text(s[0].zip(s[1], s[2], s[3]) { "\($0),\($1),\($2),\($3)" })),
      ]
    case .combineLatest:
      return [
        (2, text(s[0].combineLatest(s[1]))), (2, text(s[0].combineLatest(s[1]) { "\($0),\($1)" })),
        (3, text(s[0].combineLatest(s[1], s[2]))),
        (3, text(s[0].combineLatest(s[1], s[2]) { "\($0),\($1),\($2)" })),
        (4, text(s[0].combineLatest(s[1], s[2], s[3]))),
        (4, text(s[0].combineLatest(s[1], s[2], s[3]) { "\($0),\($1),\($2),\($3)" })),
      ]
    }
  }

  /// The events of each form while something happens to the publishers that it joins.
  private func log(_ kind: Kind, form: Int, _ act: ([Source]) -> Void) -> [String] {
    let sources = (0..<8).map { _ in Source() }
    let (count, publisher) = forms(kind, sources)[form]
    var log: [String] = []
    let line = publisher.sink {
      if case .failure(let error) = $0 { log.append("\(error)") } else { log.append("end") }
    } receiveValue: {
      log.append($0)
    }
    act(Array(sources.prefix(count)))
    line.cancel()
    for source in sources { source.send(99) }
    return log
  }

  private func counts(_ kind: Kind) -> [Int] {
    forms(kind, (0..<8).map { _ in Source() }).map(\.count)
  }

  private func list(_ numbers: some Sequence<Int>) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  @Test(arguments: Kind.allCases) func `deliver the values of all`(kind: Kind) {
    for (form, count) in counts(kind).enumerated() {
      let sent = log(kind, form: form) { sources in
        for (index, source) in sources.enumerated() { source.send(index) }
        for (index, source) in sources.enumerated().reversed() { source.send(10 + index) }
      }
      let expected =
        switch kind {
        case .merge: (0..<count).map { "\($0)" } + (0..<count).reversed().map { "\(10 + $0)" }
        case .zip: [list(0..<count), list(10..<10 + count)]
        case .combineLatest:
          (0...count).map { new in list((0..<count).map { $0 < count - new ? $0 : 10 + $0 }) }
        }
      #expect(sent == expected, "form \(form)")
    }
  }

  @Test(arguments: Kind.allCases) func `fail as soon as one fails`(kind: Kind) {
    for (form, count) in counts(kind).enumerated() {
      for failing in 0..<count {
        let events = log(kind, form: form) { sources in
          sources[failing].send(completion: .failure(.odd))
          for source in sources { source.send(1) }
        }
        #expect(events == ["odd"], "form \(form), publisher \(failing)")
      }
    }
  }

  @Test(arguments: Kind.allCases) func `end when nothing more can come`(kind: Kind) {
    for (form, count) in counts(kind).enumerated() {
      let events = log(kind, form: form) { sources in
        for source in sources.dropLast() { source.send(completion: .finished) }
        sources[count - 1].send(1)
        sources[count - 1].send(completion: .finished)
      }
      #expect(events == (kind == .merge ? ["1", "end"] : ["end"]), "form \(form)")
      for ending in 0..<count {
        let events = log(kind, form: form) { sources in
          for source in sources { source.send(1) }
          sources[ending].send(completion: .finished)
          for source in sources { source.send(2) }
        }
        let first = list(Array(repeating: 1, count: count))
        switch kind {
        case .zip: #expect(events == [first, "end"], "form \(form), publisher \(ending)")
        case .merge: #expect(events.count == 2 * count - 1 && !events.contains("end"))
        case .combineLatest:
          #expect(events.first == first && events.count == count && !events.contains("end"))
        }
      }
    }
  }

  @Test func `a publisher that ended keeps what waits for a partner`() {
    for (form, count) in counts(.zip).enumerated() {
      for ending in 0..<count {
        let events = log(.zip, form: form) { sources in
          sources[ending].send(5)
          sources[ending].send(completion: .finished)
          for (index, source) in sources.enumerated() where index != ending { source.send(index) }
        }
        let expected = list((0..<count).map { $0 == ending ? 5 : $0 })
        #expect(events == [expected, "end"], "form \(form), publisher \(ending)")
      }
    }
  }
}
