import Diagnostics
import FileSystem
import FoundationEssentials
import Guidelines
import ScenarioTrace
import Verification

/// What a run does with its baseline.
enum BaselineUse: Sendable {
  /// Compares the counts with it.
  case check
  /// Writes the counts into it.
  case update
}

/// The file of budgets beside a program.
struct BaselineFile {
  /// As the user writes it.
  private let path: String
  private let location: URL
  private let purpose: BaselineUse
  /// The file's current contents; `nil` if there is no file.
  private let source: SourceText?
  private let baseline: Baseline?
  /// Whether a path is where a stranger's file must not lead.
  private let isOutside: (String) -> Bool

  /// Reads the baseline that a run needs.
  /// - Returns: `nil` if it needs none.
  /// - Throws: `BaselineProblem` or `BaselineFileProblem`.
  init?(for operands: [String], _ options: RunCommand.Options, in context: Context) throws {
    guard let purpose = options.baseline else { return nil }
    self.purpose = purpose
    guard let path = options.baselinePath ?? Self.path(beside: operands),
      let location = Self.location(for: operands, options, in: context)
    else { throw BaselineFileProblem.noName }
    self.path = path
    self.location = location
    isOutside = { context.disk(for: operands).isOutside(normalized(context.absolute($0))) }
    // A stranger's link would let '--update' overwrite another file.
    source = try contents(ofFile: location.path, followsLink: false).map {
      SourceText(path: path, bytes: $0)
    }
    baseline = try source.map { try Baseline($0) }
    if baseline == nil, purpose == .check {
      throw BaselineFileProblem.missing(path, operands: operands)
    }
  }

  /// The baseline of `Screen.swift` is `Screen.budgets`, that of a folder `bodycheck.budgets` inside.
  private static func path(beside operands: [String]) -> String? {
    guard operands.count == 1, let operand = operands.first,
      operand.split(separator: "/").last != "-"
    else { return nil }
    if operand.hasSuffix(".swift") { return operand.dropLast(6) + ".budgets" }
    let folder = operand.last == "/" ? String(operand.dropLast()) : operand
    if folder.hasSuffix(".xcodeproj") { return folder.dropLast(10) + ".budgets" }
    return folder + "/bodycheck.budgets"
  }

  /// Where the baseline is or would be; `nil` if it has no name.
  static func location(
    for operands: [String],
    _ options: RunCommand.Options,
    in context: Context
  ) -> URL? {
    if let named = options.baselinePath {
      return URL(
        fileURLWithPath: named,
        relativeTo: URL(fileURLWithPath: context.startFolder)
      ).absoluteURL
    }
    return path(beside: operands.map(context.absolute)).map { URL(fileURLWithPath: $0) }
  }

  /// The options of a run, completed with the steps and the flags of the baseline.
  /// - Throws: `BaselineFileProblem` if the requested check cannot succeed.
  func applied(to given: RunCommand.Options) throws -> RunCommand.Options {
    guard let baseline else { return given }
    var options = given
    let recorded = Dictionary(baseline.flags.map { ($0.name, $0.value) }) { $1 }
    if options.decisive.isEmpty {
      for flag in baseline.flags { try apply(flag, to: &options) }
    } else if purpose == .check, options.decisive != recorded {
      throw BaselineFileProblem.otherFlags(path, baseline.flags)
    }
    let steps = UserProgram.withPresent(baseline.steps.map(\.step))
    if options.steps.isEmpty {
      options.steps = steps
    } else if purpose == .check, UserProgram.withPresent(options.steps) != steps {
      throw BaselineFileProblem.otherSteps(path, steps)
    }
    return options
  }

  private func apply(_ flag: Baseline.Flag, to options: inout RunCommand.Options) throws {
    let flags = RunCommand.decisiveFlags
    guard let known = flags.first(where: { $0.form.name == flag.name }) else {
      let names = flags.map(\.form.name).joined(separator: ", ")
      let problem = "'\(flag.name)' decides no count: write one of \(names)"
      throw BaselineProblem(path: path, line: flag.line, problem: problem)
    }
    guard flag.name != "--responses" || !isOutside(flag.value) else {
      let problem =
        "'\(flag.value)' is outside of the program's repository or folder: give the flags"
      throw BaselineProblem(path: path, line: flag.line, problem: problem + " to read it")
    }
    try known.apply(&options, flag.value)
  }

  /// Where the steps of a check are written.
  var stepLocations: (file: SourceText, lines: [Int])? {
    guard purpose == .check, let source, let baseline else { return nil }
    let hasPresent = if case .present = baseline.steps.first?.step { true } else { false }
    return (source, (hasPresent ? [] : [1]) + baseline.steps.map(\.line))
  }

  /// Compares a run with the baseline, or writes the baseline, and adds what came of it to the report.
  func use(
    _ options: RunCommand.Options,
    _ budgets: BudgetFindings,
    in report: inout RunReport,
    _ context: Context
  ) throws {
    switch purpose {
    case .check:
      guard let source, let baseline else { return }
      report.findings += budgets.findings(about: baseline, in: source)
      guard !report.findings.hasErrors else { return }
      let room = budgets.roomyBudgets(of: baseline)
      report.notes.append(
        "\(path): all budgets hold"
          + (room == 0 ? "" : ", \(room) with room that '--update' would take away")
      )
    case .update:
      guard case .completed(let run) = report.outcome else { return }
      let flags = options.decisive.sorted { $0.key < $1.key }
        .map { Baseline.Flag(name: $0.key, value: $0.value) }
      let new = Baseline(of: run, flags: flags, replacing: baseline, isExact: options.isExact)
      guard new.text != source?.text else {
        report.notes.append("\(path) is up to date")
        return
      }
      try context.replace(location.path, with: new.text, named: path)
      report.notes.append("wrote \(path)")
    }
  }
}

/// Why a run cannot use a baseline.
enum BaselineFileProblem: Error, Equatable {
  case noName
  case missing(String, operands: [String])
  case otherFlags(String, [Baseline.Flag])
  case otherSteps(String, [Step])
}

extension BaselineFileProblem: CustomStringConvertible {
  /// The problem, then the fix.
  var description: String {
    switch self {
    case .noName: "several files have no baseline of their own: name it with '--baseline FILE'"
    case .missing(let path, let operands):
      "there is no baseline '\(path)': write it with"
        + " 'bodycheck run \(operands.joined(separator: " ")) --step … --update'"
    case .otherFlags(let path, let flags):
      "'\(path)' has the counts of "
        + (flags.isEmpty
          ? "a run without flags"
          : "'\(flags.map { "\($0.name) \($0.value)" }.joined(separator: " "))'")
        + ": leave out your flags, or name another file with '--baseline FILE'"
    case .otherSteps(let path, let steps):
      "'\(path)' has other steps: leave out '--step' to perform them"
        + " (\(steps.map(\.description).joined(separator: "; "))), or rewrite the file with '--update'"
    }
  }
}
