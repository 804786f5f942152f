import Testing
import ValueComparison

@Suite struct `Value storage` {
  private struct Row {
    var number = 1
    var title = "one"
    var model: Model
  }

  @Test func `holds a value and its parts`() {
    let storage = ValueStorage(Row(model: model))
    #expect(storage.type == Row.self)
    #expect(storage.load(as: Row.self).title == "one")
    for field in storedFields(of: Row.self) where field.name == "title" {
      #expect(storage.load(as: String.self, at: field.offset) == "one")
    }
  }

  @Test func `lets go of its value`() {
    var object: Model? = Model(1)
    weak let reference = object
    var storage: ValueStorage? = ValueStorage(Row(model: Model(2)))
    if let object { storage?.replace(with: Row(model: object)) }
    object = nil
    #expect(reference != nil)
    #expect(storage?.load(as: Row.self).model.id == 1)
    storage = nil
    #expect(reference == nil)
  }

  @Test func `the replaced value goes at once`() {
    weak var reference: Model?
    let storage: ValueStorage
    do {
      let object = Model(1)
      reference = object
      storage = ValueStorage(Row(model: object))
    }
    #expect(reference != nil)
    storage.replace(with: Row(model: model))
    #expect(reference == nil)
  }

  @Test func `AG-12: a change is compared part by part`() {
    let storage = ValueStorage(Row(model: model))
    let changed = storage.replace(with: Row(number: 2, model: model)) { change in
      #expect(!change.isUnchanged())
      return storedFields(of: Row.self)
        .filter { !change.isUnchanged($0.type, at: $0.offset) }
        .map(\.name)
    }
    #expect(changed == ["number"])
    #expect(storage.load(as: Row.self).number == 2)
  }

  @Test func `compares parts of two storages`() {
    let old = ValueStorage(Pair(1, "a"))
    let new = ValueStorage(Pair(2, "a"))
    #expect(!old.isEqual(to: new, type: Pair<Int, String>.self))
    #expect(!old.isEqual(to: new, type: Int.self, at: 0))
    #expect(old.isEqual(to: new, type: String.self, at: 8))
  }

  @Test func `keeps alignments larger than a word`() {
    for value in 0..<8 {
      let wide = SIMD8<Int64>(repeating: Int64(value))
      let storage = ValueStorage(Pair(Int8(value), wide))
      #expect(storage.load(as: Pair<Int8, SIMD8<Int64>>.self).second == wide)
    }
  }

  @Test func `holds values of no size`() {
    let storage = ValueStorage(Empty())
    #expect(storage.isEqual(to: ValueStorage(Empty()), type: Empty.self))
    storage.replace(with: Empty()) { #expect($0.isUnchanged()) }
  }
}
