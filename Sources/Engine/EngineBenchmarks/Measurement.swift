import Reconciler

/// The cost of one operation of a workload.
struct Measurement {
  let workload: Workload
  /// Rows in the list.
  let count: Int
  /// The median, in seconds.
  let seconds: Double
  let evaluations: Int
  let comparisons: Int
}

/// Runs a workload several times and takes the median.
@MainActor
struct Bench {
  let count: Int
  /// How often an operation is timed: more often if it is short.
  let repetitions: Int

  init(count: Int) {
    self.count = count
    repetitions = max(5, min(51, 200_000 / count))
  }

  /// Measures a workload on a new list.
  func measure(_ workload: Workload) throws -> Measurement {
    try workload == .mount ? measureMount() : measureChange(workload)
  }

  private func measureMount() throws -> Measurement {
    let items = Item.list(count: count)
    var samples: [Sample] = []
    for _ in 0...repetitions {
      let host = ViewHost()
      samples.append(try sample(host) { try host.present(ListScreen(items: items)) })
      host.close()
    }
    return summary(.mount, samples)
  }

  private func measureChange(_ workload: Workload) throws -> Measurement {
    var items = Item.list(count: count)
    let host = ViewHost()
    try host.present(ListScreen(items: items))
    guard let list = Probe.items, let leaf = Probe.leaf else {
      preconditionFailure("a mounted list has told of its state")
    }
    var samples: [Sample] = []
    for _ in 0...repetitions {
      items = workload.changed(items)
      let change = {
        if workload == .leaf { leaf.wrappedValue += 1 } else { list.wrappedValue = items }
      }
      samples.append(try sample(host) { try host.perform(change) })
    }
    host.close()
    return summary(workload, samples)
  }

  private struct Sample {
    let seconds: Double
    let evaluations: Int
    let comparisons: Int
  }

  private func sample(_ host: ViewHost, _ operation: () throws -> Void) rethrows -> Sample {
    let (evaluations, comparisons) = (Probe.evaluations, host.graph.comparisons)
    let seconds = try processorTime(of: operation)
    return Sample(
      seconds: seconds,
      evaluations: Probe.evaluations - evaluations,
      comparisons: host.graph.comparisons - comparisons
    )
  }

  /// The first sample warms up caches and does not count.
  private func summary(_ workload: Workload, _ samples: [Sample]) -> Measurement {
    let sorted = samples.dropFirst().sorted { $0.seconds < $1.seconds }
    let median = sorted[sorted.count / 2]
    return Measurement(
      workload: workload,
      count: count,
      seconds: median.seconds,
      evaluations: median.evaluations,
      comparisons: median.comparisons
    )
  }
}
