import ValueComparison

struct Caseless: Equatable {
  var text: String
  init(_ text: String) { self.text = text }
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
}

struct Parity: Equatable {
  var number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
}

final class Numbered: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: Numbered, b: Numbered) -> Bool { a.number % 2 == b.number % 2 }
}

struct Pair<First, Second> {
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

final class Object {}
struct Empty {}
enum Direction { case up, down }

let objects = [Object(), Object(), Object()]
let numbered = [Numbered(0), Numbered(1), Numbered(2)]

/// Keeps a capture from being dropped.
@inline(never) func use<Value>(_: Value) -> Int { 0 }

/// An array with storage of its own, also where the compiler could share that of a literal.
@inline(never) func anew<Element>(_ elements: [Element]) -> [Element] { elements.map { $0 } }

/// Bytes that are not zero, so that a comparison which reads padding is found out.
func poisoned<Value>(_ value: Value, _ byte: UInt8) -> UnsafeMutablePointer<Value> {
  let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  UnsafeMutableRawPointer(memory)
    .initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Value>.size)
  memory.initialize(to: value)
  return memory
}

nonisolated(unsafe) var compared = 0
nonisolated(unsafe) var faults = 0

/// Compares every value with every value made anew, and holds the answers against the keys.
func check<Value>(_ name: String, _ keys: [String], _ old: [Value], _ new: [Value]) {
  let oldMemory = old.map { poisoned($0, 0xA5) }
  let newMemory = new.map { poisoned($0, 0x5A) }
  for (i, first) in oldMemory.enumerated() {
    let storage = ValueStorage(first.pointee)
    for (j, second) in newMemory.enumerated() {
      let firstKey = keys[i].replacingAnew("old \(i)")
      let secondKey = keys[j].replacingAnew("new \(j)")
      compared += 1
      let answers = [
        isEqual(first.pointee, second.pointee),
        storage.isEqual(to: ValueStorage(second.pointee), type: Value.self),
      ]
      guard answers != [firstKey == secondKey, firstKey == secondKey] else { continue }
      faults += 1
      print("\(name): \(firstKey) and \(secondKey) give \(answers)")
    }
  }
  for memory in oldMemory + newMemory {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}

extension String {
  func replacingAnew(_ name: String) -> String {
    split(separator: "§", omittingEmptySubsequences: false).joined(separator: name)
  }
}
