import Synchronization

/// A value that is computed when it is first needed, on any thread.
final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  func value<Problem: Error>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    try made.withLock { (made) throws(Problem) in
      if let made { return made }
      let value = try make()
      made = value
      return value
    }
  }
}
