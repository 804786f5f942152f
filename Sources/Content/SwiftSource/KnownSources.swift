import Synchronization

/// A source and how it is divided into tokens.
struct SourceKey: Hashable, Sendable {
  let source: String
  let grammar: SwiftGrammar

  init(_ source: String, _ grammar: SwiftGrammar) {
    (self.source, self.grammar) = (source, grammar)
  }
}

/// What was found out about the last sources; all of it is forgotten when there are too many.
final class KnownSources<Value: Sendable>: Sendable {
  private let max: Int
  private let values = Mutex<[SourceKey: Value]>([:])

  init(max: Int) { self.max = max }

  /// The value for a source, found out if it is not known.
  func value(for key: SourceKey, orFind find: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let found = find()
    values.withLock { values in
      if values.count == max { values.removeAll(keepingCapacity: true) }
      values[key] = found
    }
    return found
  }
}
