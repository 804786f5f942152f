/// `bodycheck diff`: reports which counts differ between two verifications.
enum DiffCommand: Command {
  struct Options: Sendable {}

  static let name = "diff"
  static let summary = "report as Markdown which counts changed between two JSON results"
  static let operands = Operands(form: .file("OLD.json NEW.json"), count: 2...2)
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let old = try VerificationReport(reading: operands[0], in: context)
    let new = try VerificationReport(reading: operands[1], in: context)
    context.write(CountChanges(from: old, to: new).text)
    return .success
  }
}
