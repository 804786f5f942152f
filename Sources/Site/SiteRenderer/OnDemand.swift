import Synchronization

/// A value that is made when it is first asked for, on whatever thread.
final class OnDemand<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  func value<Problem: Error>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    try known.withLock { (known) throws(Problem) in
      if let known { return known }
      let value = try make()
      known = value
      return value
    }
  }
}
