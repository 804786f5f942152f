import Testing
import ValueComparison

/// A small generator of numbers that is the same in every run.
struct SampleGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// One of few numbers, so that equal values are not rare.
  mutating func small() -> Int { Int.random(in: 0..<3, using: &self) }
}

/// A value that can be made at random, and that describes itself as an update should see it.
protocol Describable {
  /// Equal for two values if and only if nothing changed: written by hand, not by metadata.
  var description: String { get }
  static func random(_ generator: inout SampleGenerator) -> Self
}

private let models = [Model(0), Model(1), Model(2)]
private let texts = ["a", "A", "another text that needs memory of its own"]

extension Int8: Describable {
  static func random(_ generator: inout SampleGenerator) -> Int8 { Int8(generator.small()) }
}

extension Int64: Describable {
  static func random(_ generator: inout SampleGenerator) -> Int64 { Int64(generator.small()) << 40 }
}

extension Double: Describable {
  static func random(_ generator: inout SampleGenerator) -> Double {
    [0, 0.5, .nan][generator.small()]
  }
}

extension Caseless: Describable {
  var description: String { text.lowercased() }
  static func random(_ generator: inout SampleGenerator) -> Self {
    Self(texts[generator.small()] + "")
  }
}

extension Parity: Describable {
  var description: String { "\(number)" }
  static func random(_ generator: inout SampleGenerator) -> Self { Self(generator.small()) }
}

extension Model: Describable {
  var description: String { "model \(id)" }

  static func random(_ generator: inout SampleGenerator) -> Self {
    guard let model = models[generator.small()] as? Self else {
      preconditionFailure("Model has no subclass in this test")
    }
    return model
  }
}

extension Direction: Describable {
  var description: String { self == .up ? "up" : "down" }
  static func random(_ generator: inout SampleGenerator) -> Self {
    generator.small() == 0 ? .up : .down
  }
}

extension Optional: Describable where Wrapped: Describable {
  var description: String { map { "some(\($0.description))" } ?? "nil" }

  static func random(_ generator: inout SampleGenerator) -> Self {
    generator.small() == 0 ? nil : .some(.random(&generator))
  }
}

extension Pair: Describable where First: Describable, Second: Describable {
  var description: String { "(\(first.description), \(second.description))" }

  static func random(_ generator: inout SampleGenerator) -> Self {
    Self(.random(&generator), .random(&generator))
  }
}

private enum Either<First: Describable, Second: Describable>: Describable {
  case first(First)
  case second(Second)
  indirect case boxed(First, Second)
  case neither

  var description: String {
    switch self {
    case .first(let value): "first \(value.description)"
    case .second(let value): "second \(value.description)"
    case .boxed(let first, let second): "boxed \(first.description) \(second.description)"
    case .neither: "neither"
    }
  }

  static func random(_ generator: inout SampleGenerator) -> Self {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .first(.random(&generator))
    case 1: .second(.random(&generator))
    case 2: .boxed(.random(&generator), .random(&generator))
    default: .neither
    }
  }
}

/// A value behind an existential, in its buffer or in a box.
private struct Anything<Content: Describable>: Describable {
  var content: any Describable

  var description: String { "\(typeName(of: type(of: content))) \(content.description)" }

  static func random(_ generator: inout SampleGenerator) -> Self {
    Self(content: generator.small() == 0 ? Int64.random(&generator) : Content.random(&generator))
  }
}

/// Two values that a closure captured.
private struct Capturing: Describable {
  let describe: () -> String

  var description: String { describe() }

  static func random(_ generator: inout SampleGenerator) -> Self {
    make(.random(&generator), .random(&generator))
  }

  @inline(never)
  private static func make(_ number: Int8, _ content: Either<Caseless, Model>) -> Self {
    Self { "\(number) \(content.description)" }
  }
}

@Suite struct `Random values` {
  private static let types: [any Describable.Type] = [
    Pair<Int8, Int64>.self,
    Pair<Pair<Int8, Double>, Pair<Int64, Int8>>.self,
    Pair<Caseless, Parity>.self,
    Pair<Pair<Int8?, Caseless?>, Model>.self,
    Either<Int8, Int64>.self,
    Either<Model, Caseless>.self,
    Either<Either<Int8, Caseless>, Either<Model, Model>>.self,
    Either<Pair<Int64, Model?>, Either<Direction, Parity?>>.self,
    Pair<Int8???, Either<Direction, Direction>??>.self,
    Anything<Caseless>.self,
    Pair<Anything<Pair<Caseless, Pair<Caseless, Caseless>>>, Int8>.self,
    Either<Anything<Model>, Anything<Either<Caseless, Int64>>>.self,
    Capturing.self,
    Either<Pair<Capturing, Caseless>, Anything<Capturing>>.self,
  ]

  @Test(arguments: types.indices)
  func `CMP-3: are unchanged exactly when their descriptions are`(index: Int) {
    compareMany(Self.types[index], seed: UInt64(index))
  }

  private func compareMany<Value: Describable>(_: Value.Type, seed: UInt64) {
    var generator = SampleGenerator(state: seed)
    let values = (0..<60).map { _ in Value.random(&generator) }
    let storages = values.map(ValueStorage.init)
    var faults: [String] = []
    for (old, oldStorage) in zip(values, storages) {
      for (new, newStorage) in zip(values, storages) {
        let unchanged = old.description == new.description
        let isRight =
          isEqual(old, new) == unchanged
          && oldStorage.isEqual(to: newStorage, type: Value.self) == unchanged
        if !isRight { faults.append("\(old.description) and \(new.description)") }
      }
    }
    #expect(faults.isEmpty)
  }
}
