import Testing
import ValueComparison

private struct Padded {
  var flag: Int8
  var number: Int64
  var tail: Int16
}

private struct PaddedWithText {
  var padded: Padded
  var text: String
}

private struct Holder {
  weak var weakly: Model?
  unowned var unowned: Model
  unowned(unsafe) var unsafely: Model
}

private struct Pack<each Element> {
  var elements: (repeat each Element)
}

/// Counts how often it is asked.
private struct Counted: Equatable {
  final class Log { var count = 0 }
  let log: Log
  var value: Int

  static func == (first: Self, second: Self) -> Bool {
    first.log.count += 1
    return first.value == second.value
  }
}

/// Plain data, and counts through a global which only one test uses.
private struct PlainCounted: Equatable {
  nonisolated(unsafe) static var count = 0
  var value: Int

  static func == (first: Self, second: Self) -> Bool {
    count += 1
    return first.value == second.value
  }
}

private enum Nested<Content> {
  case some(Content)
  case none
}

/// Writes a value over bytes that all have one value, so that padding shows.
private func padded(_ filler: UInt8, flag: Int8 = 1, tail: Int16 = 3) -> Padded {
  var value = Padded(flag: 0, number: 0, tail: 0)
  withUnsafeMutableBytes(of: &value) { bytes in
    for index in bytes.indices { bytes[index] = filler }
  }
  value.flag = flag
  value.number = 2
  value.tail = tail
  return value
}

@Suite struct `Layouts` {
  @Test func `CMP-5: padding never makes values differ`() {
    #expect(isEqual(padded(0), padded(0xFF)))
    #expect(!isEqual(padded(0), padded(0, flag: 2)))
    #expect(!isEqual(padded(0), padded(0, tail: 2)))
  }

  @Test func `CMP-5: nor inside a value that is asked elsewhere`() {
    let old = PaddedWithText(padded: padded(0), text: "a")
    var new = PaddedWithText(padded: padded(0xFF), text: "a")
    #expect(isEqual(old, new))
    new.padded.number = 3
    #expect(!isEqual(old, new))
  }

  @Test func `CMP-8: bytes behind an inactive case never make values differ`() {
    var old: Pair<Int?, Int> = Pair(5, 1)
    let new: Pair<Int?, Int> = Pair(nil, 1)
    old.first = nil
    #expect(isEqual(old, new))
  }

  @Test func `CMP-8: enums nested deeper than eight are compared by bytes`() {
    typealias Two<Content> = Nested<Nested<Content>>
    typealias Eight = Two<Two<Two<Two<Caseless>>>>
    func eight(_ content: Caseless) -> Eight {
      .some(.some(.some(.some(.some(.some(.some(.some(content))))))))
    }
    #expect(isEqual(eight(Caseless("a")), eight(Caseless("A"))))
    let nine = { Nested.some(eight(Caseless($0))) }
    #expect(!isEqual(nine("a"), nine("A")))
    #expect(isEqual(nine("a"), nine("a")))
  }

  @Test func `CMP-9: a shared box is not opened`() {
    let log = Counted.Log()
    indirect enum Boxed { case value(Counted) }
    let boxed = Boxed.value(Counted(log: log, value: 1))
    #expect(isEqual(boxed, boxed))
    #expect(log.count == 0)
    #expect(isEqual(boxed, .value(Counted(log: log, value: 1))))
    #expect(log.count == 1)
  }

  @Test func `CMP-9: a chain of boxes is followed, but not for ever`() {
    indirect enum Chain {
      case link(Int, Chain)
      case end(Caseless)
    }
    func chain(_ end: String, links: Int = 200) -> Chain {
      (0..<links).reduce(.end(Caseless(end))) { .link($1, $0) }
    }
    #expect(isEqual(chain("a"), chain("A")))
    #expect(!isEqual(chain("a"), chain("b")))
    #expect(!isEqual(chain("a", links: 2000), chain("a", links: 2000)))
  }

  @Test func `CMP-2: == is called once for a value that is not plain data`() {
    let log = Counted.Log()
    let value = Pair(1, Counted(log: log, value: 1))
    #expect(isEqual(value, value))
    #expect(log.count == 1)
  }

  @Test func `CMP-2: == is never called for plain data, but in equatableAlways`() {
    let value = Pair("a", PlainCounted(value: 1))
    #expect(isEqual(value, value))
    #expect(PlainCounted.count == 0)
    #expect(isEqual(value, value, options: ComparisonOptions(mode: .equatableAlways)))
    #expect(PlainCounted.count == 1)
  }

  @Test func `CMP-5: fields after a difference are not asked`() {
    let log = Counted.Log()
    let value = Counted(log: log, value: 1)
    #expect(!isEqual(Pair(1, value), Pair(2, value)))
    #expect(log.count == 0)
  }

  @Test func `CMP-11: weak and unowned references are compared by their bits`() {
    let first = Model(1)
    let second = Model(1)
    let old = Holder(weakly: first, unowned: first, unsafely: first)
    #expect(isEqual(old, Holder(weakly: first, unowned: first, unsafely: first)))
    #expect(!isEqual(old, Holder(weakly: second, unowned: first, unsafely: first)))
    #expect(!isEqual(old, Holder(weakly: nil, unowned: first, unsafely: first)))
    #expect(!isEqual(old, Holder(weakly: first, unowned: second, unsafely: first)))
    #expect(!isEqual(old, Holder(weakly: first, unowned: first, unsafely: second)))
    withExtendedLifetime((first, second)) {}
  }

  @Test func `CMP-11: not even an Equatable class is asked through them`() {
    struct Weak { weak var object: Numbered? }
    let first = Numbered(1)
    let second = Numbered(1)
    #expect(!isEqual(Weak(object: first), Weak(object: second)))
    #expect(isEqual(Unmanaged.passUnretained(first), Unmanaged.passUnretained(first)))
    #expect(!isEqual(Unmanaged.passUnretained(first), Unmanaged.passUnretained(second)))
    withExtendedLifetime((first, second)) {}
  }

  @Test func `CMP-5: parameter packs are compared element by element`() {
    let old = Pack(elements: (1, Caseless("a"), Direction.up))
    #expect(isEqual(old, Pack(elements: (1, Caseless("A"), Direction.up))))
    #expect(!isEqual(old, Pack(elements: (1, Caseless("a"), Direction.down))))
  }

  @Test func `CMP-13: errors are compared by type and value`() {
    struct Failure: Error { var reason: Caseless }
    struct Refusal: Error { var reason: Caseless }
    let error: any Error = Failure(reason: Caseless("a"))
    #expect(isEqual(error, error))
    #expect(isEqual(error, Failure(reason: Caseless("A")) as any Error))
    #expect(!isEqual(error, Failure(reason: Caseless("b")) as any Error))
    #expect(!isEqual(error, Refusal(reason: Caseless("a")) as any Error))
    #expect(!isEqual(Pair(error, 1), Pair(error, 2)))
  }

  @Test func `CMP-13: existentials with a constrained associated type`() {
    let old: any Collection<Int> = [1, 2]
    #expect(isEqual(old, Array(1...2) as any Collection<Int>))
    #expect(!isEqual(old, [1, 3] as any Collection<Int>))
    #expect(!isEqual(old, Set([1, 2]) as any Collection<Int>))
  }

  @Test func `CMP-20: on request the first comparison is of all bytes`() {
    struct Fresh { var value: Caseless }
    let options = ComparisonOptions(firstComparisonIsBitwise: true)
    let old = Fresh(value: Caseless("a"))
    let new = Fresh(value: Caseless("A"))
    #expect(!isEqual(old, new, options: options))
    #expect(isEqual(old, new, options: options))
  }

  @Test func `CMP-22: a field that cannot be described falls back to bytes, alone`() {
    struct Fixed {
      var texts: InlineArray<2, Caseless>
      var title: Caseless
    }
    let old = Fixed(texts: [Caseless("a"), Caseless("b")], title: Caseless("c"))
    #expect(isEqual(old, Fixed(texts: old.texts, title: Caseless("C"))))
    #expect(!isEqual(old, Fixed(texts: [Caseless("A"), Caseless("b")], title: Caseless("c"))))
    #expect(!isEqual(old, Fixed(texts: old.texts, title: Caseless("d"))))
  }

  @Test func `says which method decides`() {
    #expect(comparisonMethod(of: Int.self) == .bytes)
    #expect(comparisonMethod(of: Parity.self) == .bytes)
    #expect(comparisonMethod(of: Parity.self, mode: .equatableAlways) == .equality)
    #expect(comparisonMethod(of: Padded.self) == .bytes)
    #expect(comparisonMethod(of: Empty.self) == .bytes)
    #expect(comparisonMethod(of: Model.self) == .bytes)
    #expect(comparisonMethod(of: String.self) == .equality)
    #expect(comparisonMethod(of: Caseless?.self) == .equality)
    #expect(comparisonMethod(of: Pair<Int, String>.self) == .fieldByField)
    #expect(comparisonMethod(of: Pair<Empty, String>.self) == .fieldByField)
    #expect(comparisonMethod(of: Message.self) == .fieldByField)
    #expect(comparisonMethod(of: (() -> Void).self) == .fieldByField)
  }
}
