/// What a compiler that crashed printed about it.
struct CompilerCrash: Equatable {
  /// The assertion that failed, or another reason; empty if none is printed.
  var reason: String
  /// The place in the code that the compiler was working on, innermost.
  var location: (file: String, line: Int, column: Int)?

  /// Reads the output of a compiler; `nil` if it did not crash.
  init?(output: String) {
    let lines = output.split(separator: "\n")
    guard let dump = lines.firstIndex(where: { $0.hasPrefix("Stack dump:") }) else { return nil }
    reason =
      lines[..<dump].first { line in
        ["Assertion", "ssertion `", "Fatal error", "fatal error"].contains { line.contains($0) }
      }
      .map(String.init) ?? ""
    let work = lines[dump...].prefix { !$0.hasPrefix(" #0 ") }
    location = work.reversed().lazy.compactMap { Self.location(in: $0) }.first
  }

  /// How the message begins; its line is that of the author's file, under the name of the generated one.
  static let start = "the compiler crashed on this"

  /// The compiler's message about itself, at the code that it could not compile.
  var message: CompilerOutput.Message {
    CompilerOutput.Message(
      severity: .error,
      path: location?.file,
      line: location?.line ?? 0,
      column: location?.column ?? 0,
      text: Self.start + (reason.isEmpty ? "" : ": \(reason)")
    )
  }

  /// Reads `[file.swift:12:3 - line:12:20]`.
  private static func location(in line: Substring) -> (file: String, line: Int, column: Int)? {
    for part in line.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      let fields = part.prefix { $0 != " " && $0 != "]" }.split(separator: ":")
      guard fields.count >= 3, let line = Int(position: fields[fields.count - 2]),
        let column = Int(position: fields[fields.count - 1])
      else { continue }
      return (fields.dropLast(2).joined(separator: ":"), line, column)
    }
    return nil
  }

  static func == (first: Self, second: Self) -> Bool { first.message == second.message }
}
