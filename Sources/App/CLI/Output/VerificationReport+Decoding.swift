import Diagnostics
import FoundationEssentials
import Guidelines
import Verification

extension VerificationReport {
  /// Reads a report that `verify --format json` wrote.
  /// - Throws: `DecodingError` if it is not a report, or has another version.
  init(json: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
  }

  /// Merges the reports of several shards.
  /// - Throws: `ShardProblem` unless every shard is present exactly once.
  init(merging reports: [VerificationReport]) throws(ShardProblem) {
    let counts = Set(reports.map(\.shard.count))
    guard let count = counts.first, counts.count == 1 else {
      throw .differentCounts(counts.sorted())
    }
    for number in 1...count {
      let found = reports.count { $0.shard.number == number }
      if found == 0 { throw .missing(number, of: count) }
      if found > 1 { throw .repeated(number, of: count) }
    }
    self.init(
      entries: reports.flatMap(\.entries).sorted {
        ($0.page, $0.line, $0.configuration) < ($1.page, $1.line, $1.configuration)
      },
      pageFindings: Set(reports.flatMap(\.pageFindings)).sorted(),
      missingConfinement: Set(reports.flatMap(\.missingConfinement)).sorted()
    )
  }
}

/// Why reports cannot be merged.
enum ShardProblem: Error, Equatable {
  case differentCounts([Int])
  case missing(Int, of: Int)
  case repeated(Int, of: Int)
}

extension ShardProblem: CustomStringConvertible {
  /// The problem, then the fix.
  var description: String {
    switch self {
    case .differentCounts(let counts):
      "the results are of runs with \(counts.map { "\($0)" }.joined(separator: " and ")) shards:"
        + " give the files of one run"
    case .missing(let number, let count):
      "the results of shard \(number)/\(count) are missing: give its file too"
    case .repeated(let number, let count):
      "the results of shard \(number)/\(count) are duplicated: leave out one file"
    }
  }
}

extension VerificationReport: Decodable {
  private enum Key: String, CodingKey {
    case version, shard, scenarios, findings, unconfined
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.formatVersion else {
      throw values.fault(.version, "it has version \(version) of the format")
    }
    let shard = try values.decodeIfPresent(String.self, forKey: .shard).map { text in
      guard let shard = Shard(text) else { throw values.fault(.shard, "'\(text)' is not a shard") }
      return shard
    }
    self.init(
      shard: shard ?? .all,
      entries: try values.decode([Entry].self, forKey: .scenarios),
      pageFindings: try values.decodeFindings(.findings),
      missingConfinement: try values.decodeIfPresent([String].self, forKey: .unconfined) ?? []
    )
  }
}

extension VerificationReport.Entry: Decodable {
  private enum Key: String, CodingKey {
    case page, line, scenario, verdict, configuration, status, performed, compilerErrors, steps
    case console, findings, compiled, reason, seconds, cached, languageMode, toolchain, profile
    case sdk, assumptions, consoleByStep, rawAccess
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    page = try values.decode(String.self, forKey: .page)
    line = try values.decodeNumber(.line)
    scenario = try values.decode(String.self, forKey: .scenario)
    verdict = try values.contains(.verdict) ? values.decodeWord(.verdict) : nil
    configuration = try values.decodeWord(.configuration)
    let status: ScenarioStatus = try values.decodeWord(.status)
    performed = try values.decodeNumberIfPresent(.performed)
    compilerErrors = try values.decodeNumberIfPresent(.compilerErrors)
    counts = try values.decode([VerificationReport.Count].self, forKey: .steps)
    // The numbers count, not what a document says about them.
    let differs = counts.contains { $0.stated?.contains($0.measured) == false }
    self.status = status == .verified && differs ? .failed : status
    // Absent in documents of earlier versions, which did not tell whose lines they were.
    consoleByStep =
      try values.decodeIfPresent([WrittenLines].self, forKey: .consoleByStep)?
      .map { PrintedStep(step: $0.step, lines: $0.lines) }
      ?? [PrintedStep(step: "", lines: try values.decode([String].self, forKey: .console))]
    assumptions = try values.decodeIfPresent([String].self, forKey: .assumptions) ?? []
    rawAccess = try values.decodeIfPresent([RawAccess].self, forKey: .rawAccess) ?? []
    findings = try values.decodeFindings(.findings)
    // A run of a file has neither these three members nor stated counts.
    let compiled = try values.decodeIfPresent(String.self, forKey: .compiled) ?? "single"
    let reason = try values.decodeIfPresent(String.self, forKey: .reason)
    guard let mode = CompilationMode(name: compiled, reason: reason) else {
      throw values.fault(.compiled, "'\(compiled)' is not a way to compile")
    }
    self.mode = mode
    duration = try values.decodeIfPresent(Double.self, forKey: .seconds) ?? 0
    guard (0...Double(maxNumber)).contains(duration) else {
      throw values.fault(.seconds, "its 'seconds' is \(duration)")
    }
    isCached = try values.decodeIfPresent(Bool.self, forKey: .cached) ?? false
    // Absent in documents of earlier versions.
    settings = RunSettings(
      configuration: configuration,
      languageMode: try values.contains(.languageMode)
        ? values.decodeWord(.languageMode) : .swift5,
      profile: try values.contains(.profile) ? values.decodeWord(.profile) : .standard,
      sdk: try values.contains(.sdk) ? values.decodeWord(.sdk) : nil,
      toolchain: try values.decodeIfPresent(String.self, forKey: .toolchain) ?? ""
    )
  }
}

extension VerificationReport.Count: Decodable {
  private enum Key: String, CodingKey {
    case step, view, stated, budget, measured
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    step = try values.decode(String.self, forKey: .step)
    view = try values.decode(String.self, forKey: .view)
    measured = try values.decodeNumber(.measured)
    let budget = try values.decodeIfPresent(String.self, forKey: .budget).map { text in
      guard let range = CountRange(text) else {
        throw values.fault(.budget, "'\(text)' is not a budget")
      }
      return range
    }
    stated = try values.decodeNumberIfPresent(.stated).map(CountRange.init(exactly:)) ?? budget
  }
}

/// The printed lines of a step in JSON form.
private struct WrittenLines: Decodable {
  var step: String
  var lines: [String]
}

/// A finding in JSON form.
private struct WrittenFinding: Decodable {
  var path: String
  var line: Int
  var column: Int
  var length: Int
  var severity: String
  var id: String
  var what: String
  var why: String?
  var fix: String?
  var quoted: String?
  var quotedShift: Int?
}

extension KeyedDecodingContainer {
  fileprivate func fault(_ key: Key, _ message: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }

  /// Decodes a count or a line.
  fileprivate func decodeNumber(_ key: Key) throws -> Int {
    guard let number = try decodeNumberIfPresent(key) else {
      throw fault(key, "it has no '\(key.stringValue)'")
    }
    return number
  }

  fileprivate func decodeNumberIfPresent(_ key: Key) throws -> Int? {
    guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard (0...maxNumber).contains(number) else {
      throw fault(key, "its '\(key.stringValue)' is \(number)")
    }
    return number
  }

  /// Decodes one of a fixed set of words.
  fileprivate func decodeWord<Word: RawRepresentable<String>>(_ key: Key) throws -> Word {
    let text = try decode(String.self, forKey: key)
    guard let word = Word(rawValue: text) else { throw fault(key, "'\(text)' is not known") }
    return word
  }

  fileprivate func decodeFindings(_ key: Key) throws -> [Diagnostic] {
    let written = try decodeIfPresent([WrittenFinding].self, forKey: key) ?? []
    return try written.map { finding in
      let shift = finding.quotedShift
      let numbers = [
        finding.line, finding.column, finding.length,
        shift.map { $0.magnitude > maxNumber ? -1 : 0 } ?? 0,
      ]
      guard numbers.allSatisfy((0...maxNumber).contains) else {
        throw fault(key, "a finding of it has a position outside of any file")
      }
      guard let severity = Diagnostic.Severity(rawValue: finding.severity) else {
        throw fault(key, "'\(finding.severity)' is not a severity")
      }
      return Diagnostic(
        severity,
        Diagnostic.Message(
          id: finding.id,
          what: finding.what,
          why: finding.why,
          fix: finding.fix
        ),
        at: SourceLocation(path: finding.path, line: finding.line, column: finding.column),
        length: finding.length,
        quotedLine: finding.quoted.map {
          QuotedLine(text: $0, shift: finding.quotedShift ?? 0)
        }
      )
    }
  }
}
