/// `bodycheck diff`: reports what differs between two verifications, two runs of a program, or two audits.
enum DiffCommand: Command {
  struct Options: Sendable {}

  static let name = "diff"
  static let summary = "report as Markdown what changed between two JSON results"
  static let operands = Operands(form: .file("OLD.json NEW.json"), count: 2...2)
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if let new = try? ComparedAudit(reading: operands[1], in: context) {
      let old = try ComparedAudit(reading: operands[0], in: context, or: FileProblem.notAnAudit)
      context.write(AuditChanges(from: old, to: new).text)
      return .success
    }
    let old = try ComparableReport(reading: operands[0], in: context)
    let new = try ComparableReport(reading: operands[1], in: context)
    context.write(CountChanges(from: old, to: new).text)
    return .success
  }
}

/// What `verify --format json` or `run --format json` wrote.
struct ComparableReport: Decodable {
  let report: VerificationReport
  /// Whether it is the run of one program.
  let isRun: Bool

  private enum Key: String, CodingKey {
    case version, scenario
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    isRun = values.contains(.scenario)
    guard isRun else {
      report = try VerificationReport(from: decoder)
      return
    }
    let version = try values.decode(Int.self, forKey: .version)
    guard version == RunReport.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: values,
        debugDescription: "it has version \(version) of the format"
      )
    }
    let entry = try VerificationReport.Entry(from: decoder)
    report = VerificationReport(entries: [entry], pageFindings: [])
  }
}
