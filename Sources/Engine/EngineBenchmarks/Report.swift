/// The measurements as a table, which `Benchmarks/engine` reads.
struct Report {
  let measurements: [Measurement]

  /// One line for each measurement.
  var lines: [String] {
    let header = ["rows", "workload", "time", "bodies", "comparisons"]
    let rows = [header] + measurements.map(cells)
    let widths = header.indices.map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      row.indices.map { padded(row[$0], to: widths[$0], isText: $0 == 1) }.joined(separator: "  ")
    }
  }

  private func cells(_ measurement: Measurement) -> [String] {
    [
      "\(measurement.count)", measurement.workload.title, duration(measurement.seconds),
      "\(measurement.evaluations)", "\(measurement.comparisons)",
    ]
  }

  private func padded(_ cell: String, to width: Int, isText: Bool) -> String {
    let space = String(repeating: " ", count: width - cell.count)
    return isText ? cell + space : space + cell
  }

  private func duration(_ seconds: Double) -> String { fixed(seconds * 1e6) + " µs" }

  private func fixed(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
