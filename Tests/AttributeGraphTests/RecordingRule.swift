import AttributeGraph

/// Counts how often rules ran.
final class RunLog {
  private(set) var runs: [String] = []

  func note(_ name: String) { runs.append(name) }

  /// The rules that run while something happens, in order.
  func runs(during action: () -> Void) -> [String] {
    let start = runs.count
    action()
    return Array(runs[start...])
  }
}

/// A rule that notes each of its runs.
struct Recording<Value>: Rule {
  let name: String
  let log: RunLog
  let compute: () -> Value

  var value: Value {
    log.note(name)
    return compute()
  }
}

extension Attribute {
  /// An attribute computed by a closure, whose runs are noted.
  init(_ name: String, _ log: RunLog, in subgraph: Subgraph, _ compute: @escaping () -> Value) {
    self.init(Recording(name: name, log: log, compute: compute), in: subgraph)
  }
}
