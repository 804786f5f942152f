import Foundation
import FuzzSurfaces

/// What `make fuzz` runs beside libFuzzer.
///
/// `FuzzInputs corpus FOLDER` writes the texts that libFuzzer begins with, `FuzzInputs pages FOLDER`
/// a megabyte of each of the worst pages; `FuzzInputs worst` reads such a megabyte and an ordinary
/// page of 50 MB, and says how long that took; `FuzzInputs worst NAME` does so with the inputs that are
/// named so.
@main
enum FuzzInputs {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("corpus", 2): try writeCorpus(into: arguments[2])
    case ("pages", 2): try writePages(into: arguments[2])
    case ("worst", 1): exit(measureWorst() ? 0 : 1)
    case ("worst", 2):
      let inputs = WorstInput.all.filter { $0.name.contains(arguments[2]) }
      exit(measureWorst(inputs) ? 0 : 1)
    default:
      print("usage: FuzzInputs corpus FOLDER | FuzzInputs pages FOLDER | FuzzInputs worst [NAME]")
      exit(2)
    }
  }

  /// Writes each seed behind the byte that leads libFuzzer's entry point to its surface.
  private static func writeCorpus(into folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, surface) in Surface.allCases.enumerated() {
      for (number, seed) in (surface.seeds + surface.tokens).enumerated() {
        let url = URL(fileURLWithPath: "\(folder)/\(surface)-\(number)")
        try Data([UInt8(index)] + Array(seed.utf8)).write(to: url)
      }
    }
  }

  /// Writes each worst page, named by what it is made of.
  private static func writePages(into folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for input in WorstInput.all where input.surface == .page {
      let name = input.name.split { !$0.isLetter }.joined(separator: "-")
      let url = URL(fileURLWithPath: "\(folder)/\(name).md")
      try Data(input.text(byteCount: 1_000_000).utf8).write(to: url)
    }
  }

  /// - Returns: Whether every input kept its surface's promises within the time.
  private static func measureWorst() -> Bool {
    let isGood = measureWorst(WorstInput.all)
    let ordinary = ordinarySeconds
    return measure(.longPage, byteCount: 50_000_000, limit: 100 * ordinary) && isGood
  }

  private static func measureWorst(_ inputs: [WorstInput]) -> Bool {
    var isGood = true
    let ordinary = ordinarySeconds
    for input in inputs {
      isGood = measure(input, byteCount: 1_000_000, limit: 12 * ordinary) && isGood
    }
    return isGood
  }

  /// A busy machine is slower for all inputs, and a share of an ordinary page's time stays the same: some
  /// 0.07 s where nothing else is at work, so that twelve times that is less than the second that a page may take.
  private static var ordinarySeconds: Double { read(.longPage, byteCount: 1_000_000).seconds }

  /// Reads a fourth of an input, then all of it, within a limit in seconds of this process.
  ///
  /// All of it may take ten times as long as the fourth, since less of it lies in the processor's caches:
  /// what is quadratic takes sixteen times.
  /// What takes longer is read twice more, since a busy machine makes one reading slow and seldom
  /// three.
  private static func measure(_ input: WorstInput, byteCount: Int, limit: Double) -> Bool {
    var part = 0.0
    var whole = 0.0
    var fault: String?
    for _ in 0..<3 {
      let first = read(input, byteCount: byteCount / 4)
      let second = read(input, byteCount: byteCount)
      (part, whole) = (first.seconds, second.seconds)
      let isSteep = whole > 0.2 && whole > 10 * part
      fault =
        first.broken ?? second.broken
        ?? (whole > limit ? "over \(String(format: "%.2f", limit)) s" : nil)
        ?? (isSteep ? "grows faster than its length" : nil)
      if fault == nil { break }
    }
    let size = String(
      format: "%5.1f MB in %6.2f s, %4.1f times a fourth of it",
      Double(byteCount) / 1e6,
      whole,
      whole / part
    )
    print(
      "\(fault == nil ? "ok  " : "FAIL") \(size), \(input.name)\(fault.map { ": \($0)" } ?? "")"
    )
    return fault == nil
  }

  private static func read(
    _ input: WorstInput,
    byteCount: Int
  ) -> (broken: String?, seconds: Double) {
    let text = input.text(byteCount: byteCount)
    let start = clock()
    let broken = input.surface.brokenPromise(for: text)
    return (broken, max(Double(clock() - start), 1) / Double(CLOCKS_PER_SEC))
  }
}
