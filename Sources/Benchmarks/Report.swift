import FoundationEssentials

/// The measurements beside React's, as a table.
struct Report {
  let measurements: [Measurement]
  /// React's medians in seconds, by workload and number of rows; empty where React did not run.
  let react: [String: Double]

  /// One line for each measurement.
  var lines: [String] {
    let header = ["rows", "workload", "time", "bodies", "comparisons", "React", "React / ours"]
    let rows = [header] + measurements.map(cells)
    let widths = header.indices.map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      row.indices.map { padded(row[$0], to: widths[$0], isText: $0 == 1) }.joined(separator: "  ")
    }
  }

  private func cells(_ measurement: Measurement) -> [String] {
    let other = react["\(measurement.workload.rawValue) \(measurement.count)"]
    return [
      "\(measurement.count)", measurement.workload.title, duration(measurement.seconds),
      "\(measurement.evaluations)", "\(measurement.comparisons)",
      other.map(duration) ?? "–", other.map { fixed($0 / measurement.seconds) + "×" } ?? "–",
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

/// The medians in a file that `Benchmarks/react.js` wrote: workload, rows and seconds on each line.
func reactMedians(at path: String) throws -> [String: Double] {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  var medians: [String: Double] = [:]
  for line in text.split(separator: "\n") {
    let words = line.split(separator: " ")
    guard words.count == 3, let seconds = Double(words[2]) else { continue }
    medians["\(words[0]) \(words[1])"] = seconds
  }
  return medians
}
