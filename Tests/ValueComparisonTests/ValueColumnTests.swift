import Testing
import ValueComparison

@Suite struct `A column of values` {
  private let column = ValueColumn<Sample>()

  @Test func `keeps each value in a place of its own`() {
    let storages = (0..<100).map { add(Sample(number: $0, object: Object())) }
    for (number, storage) in storages.enumerated() {
      #expect(storage.load(as: Sample.self).number == number)
    }
  }

  @Test func `takes a value that was made elsewhere, and ends it with its storage`() {
    let lives = Lives()
    let storages = (0..<5).map { column.store(Sample(number: $0, object: Object(lives))) }
    #expect(storages.map { $0.load(as: Sample.self).number } == [0, 1, 2, 3, 4])
    storages[2].end()
    #expect(lives.count == 4)
    #expect(column.store(Sample(number: 9, object: Object(lives))).place != nil)
    #expect(lives.count == 5)
  }

  @Test func `replaces a value in its place, which is then compared part by part`() throws {
    let object = Object()
    let storage = add(Sample(number: 1, object: object))
    let place = try #require(storage.place)
    make(Sample(number: 2, object: object))
    #expect(differingFields(place) == ["number"])
    column.replace(at: place)
    #expect(storage.load(as: Sample.self).number == 2)
  }

  @Test func `lets go of a value that is replaced, taken, or ends with its storage`() throws {
    let lives = Lives()
    func sample() -> Sample { Sample(number: 0, object: Object(lives)) }
    let storage = add(sample())
    let place = try #require(storage.place)
    make(sample())
    #expect(lives.count == 2)
    column.replace(at: place)
    #expect(lives.count == 1)
    make(sample())
    _ = column.take()
    #expect(lives.count == 1)
    storage.end()
    #expect(lives.count == 0)
  }

  @Test func `lets go of all values in the end, but not twice of any`() {
    let lives = Lives()
    var column: ValueColumn<Sample>? = ValueColumn()
    let make = column?.making { (number: Int) in Sample(number: number, object: Object(lives)) }
    var storages: [ValueStorage] = []
    Array(0..<40).visitElements { _, number in
      make?(number)
      if let storage = column?.place() { storages.append(storage) }
      return true
    }
    storages[7].end()
    #expect(lives.count == 39)
    column = nil
    storages = []
    #expect(lives.count == 0)
  }

  @Test func `takes places again, without what was noted of them`() throws {
    let first = add(Sample(number: 1, object: Object()))
    let place = try #require(first.place)
    first.setMark(true)
    #expect(place.isMarked)
    first.end()
    #expect(!place.isMarked)
    let second = add(Sample(number: 2, object: Object()))
    #expect(second.place?.isMarked == false)
    second.setMark(true)
    #expect(place.isMarked)
  }

  @Test func `aligns values as their type asks`() {
    let column = ValueColumn<SIMD8<Float>>()
    let numbers = (0..<50).map { SIMD8<Float>(repeating: Float($0)) }
    var storages: [ValueStorage] = []
    let make = column.making { (number: SIMD8<Float>) in number }
    numbers.visitElements { _, number in
      make(number)
      storages.append(column.place())
      return true
    }
    #expect(storages.map { $0.load(as: SIMD8<Float>.self) } == numbers)
  }

  @Test func `notes nothing of values that lie elsewhere`() {
    let storage = ValueStorage(1)
    storage.setMark(true)
    #expect(storage.place == nil)
    #expect(storage.load(as: Int.self) == 1)
  }

  private func add(_ sample: Sample) -> ValueStorage {
    make(sample)
    return column.place()
  }

  private func make(_ sample: Sample) {
    let make = column.making { (sample: Sample) in sample }
    [sample].visitElements { _, element in
      make(element)
      return true
    }
  }

  private func differingFields(_ place: ValuePlace) -> [String] {
    storedFields(of: Sample.self)
      .filter { field in
        let part = ComparedPart(field.type, at: field.offset, mode: .equatableUnlessPOD)
        return !column.isUnchanged(part, at: place, closures: .capturesInspected)
      }
      .map(\.name)
  }
}

private struct Sample {
  let number: Int
  let object: Object
}

/// Counts the objects that are alive.
private final class Lives {
  var count = 0
}

private final class Object {
  private let lives: Lives

  init(_ lives: Lives = Lives()) {
    self.lives = lives
    lives.count += 1
  }

  deinit { lives.count -= 1 }
}
