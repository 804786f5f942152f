/// Plain data whose `==` looks at parity only.
struct Parity: Equatable {
  var number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (first: Self, second: Self) -> Bool {
    first.number % 2 == second.number % 2
  }
}

/// Not plain data, and equal whatever the letter case.
struct Caseless: Equatable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (first: Self, second: Self) -> Bool {
    first.text.lowercased() == second.text.lowercased()
  }
}

/// Compared property by property.
struct Pair<First, Second> {
  var first: First
  var second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

struct Empty {}

/// A class without `==`.
class Model {
  let id: Int

  init(_ id: Int) {
    self.id = id
  }

  func method() -> Int { id }
}

/// A class whose objects are equal by their number.
class Numbered: Equatable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (first: Numbered, second: Numbered) -> Bool {
    first.number == second.number
  }
}

final class Renumbered: Numbered {}

actor Worker {}

protocol Shape {
  associatedtype Unit
  var unit: Unit { get }
}

struct Circle: Shape, Equatable {
  var unit: String
}

struct Square: Shape {
  var unit: Int
}

/// Too large for the buffer of an existential.
struct Prism: Shape {
  var unit: String
  var depths: (Int, Int, Int) = (1, 2, 3)
}

protocol Service: AnyObject {}

final class Account: Numbered, Service {}

final class Session: Service {}

enum Direction {
  case up
  case down
}

enum Message {
  case text(String)
  case number(Int)
  case caseless(Caseless)
  case pair(Int8, Int64)
  case nothing
  case silence
}

indirect enum Tree {
  case leaf(Caseless)
  case node(Tree, Tree)
}

/// Several payloads that leave spare bits for the tag.
enum Reference {
  case model(Model)
  case numbered(Numbered)
  case none
}

let model = Model(1)
let numbered = Numbered(1)
