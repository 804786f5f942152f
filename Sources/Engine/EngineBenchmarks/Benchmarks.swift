import Reconciler

/// Measures the engine on lists of rows; see `Benchmarks/README.md`.
///
///     Benchmarks [COUNT…] [WORKLOAD…]
@main
@MainActor
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let counts = arguments.compactMap { Int($0) }
    let chosen = arguments.compactMap(Workload.init(rawValue:))
    let workloads = chosen.isEmpty ? Workload.allCases : chosen
    let memory = try memoryPerRow(count: counts.max() ?? 100_000)
    var measurements: [Measurement] = []
    for count in counts.isEmpty ? [1_000, 10_000, 100_000] : counts {
      for workload in workloads {
        measurements.append(try Bench(count: count).measure(workload))
      }
    }
    for line in Report(measurements: measurements).lines { print(line) }
    print("memory per mounted row: \(memory.map { "\($0) bytes" } ?? "unknown")")
  }
}
