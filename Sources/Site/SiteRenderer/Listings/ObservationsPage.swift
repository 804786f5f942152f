import Guidelines
import Mustache

/// The list of all observations of Apple's SwiftUI, with the engine's results.
struct ObservationsPage {
  let context: RenderContext

  private let path = SiteMap.observations

  func file() throws(TemplateProblem) -> OutputFile {
    let records = context.evidenceIndex.records
    let quoted = context.map.pages.filter { $0.observation == nil }.flatMap(quotedCounts)
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "observations",
      title: "Engine and SwiftUI, side by side",
      description:
        "What published logs, tests and articles report about Apple's SwiftUI, beside the results of this engine."
    )
    return try layout.file(
      "observations",
      [
        "tally": .string(tally(records)),
        "matrix": EvidenceMatrix(context: context).value(from: path),
        "hasTables": .boolean(isWhole(records)),
        "tables": .list(tables(records)),
        "subjects": .list(options(records.map(\.observation.subject))),
        "systems": .list(options(records.map(\.observation.os))),
        "kinds": .list(
          Observation.Evidence.allCases.filter { kind in
            records.contains { $0.observation.evidence == kind }
          }.map { .string($0.words) }
        ),
        "outcomes": .list(
          ObservationRecord.Outcome.allCases.filter { outcome in
            records.contains { $0.outcome == outcome }
          }.map { .string($0.rawValue) }
        ),
        "sections": .list(sections(records)),
        "hasQuoted": .boolean(!quoted.isEmpty),
        "quoted": .list(quoted),
      ]
    )
  }

  private func options(_ names: [String]) -> [Value] { Set(names).sorted().map { .string($0) } }

  // MARK: Sums

  /// Whether every observation was run; otherwise totals would be misleading.
  private func isWhole(_ records: [ObservationRecord]) -> Bool {
    !records.isEmpty && !records.contains { $0.outcome == .notRun }
  }

  private func tally(_ records: [ObservationRecord]) -> String {
    guard isWhole(records) else {
      return "Not every observation was run for this build, so there are no totals."
    }
    let count = { (outcome: ObservationRecord.Outcome) in records.count { $0.outcome == outcome } }
    let compared = count(.agrees) + count(.differs)
    return "The engine agrees with \(count(.agrees)) of \(compared) observations and differs from"
      + " \(count(.differs)). \(count(.contested)) more are contested and count for neither side;"
      + " \(count(.notExpressible)) cannot be expressed on the engine."
  }

  private func tables(_ records: [ObservationRecord]) -> [Value] {
    guard isWhole(records) else { return [] }
    return [
      table("By subject", "Subject", Dictionary(grouping: records, by: \.observation.subject)),
      table("By system", "System", Dictionary(grouping: records, by: \.observation.os)),
    ]
  }

  private func table(
    _ title: String,
    _ header: String,
    _ groups: [String: [ObservationRecord]]
  ) -> Value {
    [
      "title": .string(title),
      "header": .string(header),
      "rows": .list(
        groups.sorted { $0.key < $1.key }.map { name, records in
          let count = { (outcome: ObservationRecord.Outcome) -> Value in
            .integer(records.count { $0.outcome == outcome })
          }
          return [
            "name": .string(name),
            "compared": .integer(records.count { [.agrees, .differs].contains($0.outcome) }),
            "agrees": count(.agrees),
            "differs": count(.differs),
            "contested": count(.contested),
            "notExpressible": count(.notExpressible),
          ]
        }
      ),
    ]
  }

  // MARK: Observations

  /// The disagreements first, then the agreements by subject.
  private func sections(_ records: [ObservationRecord]) -> [Value] {
    let first: [(String, ObservationRecord.Outcome)] = [
      ("The engine differs", .differs), ("Cannot be expressed", .notExpressible),
      ("Contested", .contested), ("Not run", .notRun),
    ]
    let disagreeing = first.map { title, outcome in
      (title, records.filter { $0.outcome == outcome })
    }
    let agreeing = Dictionary(grouping: records.filter { $0.outcome == .agrees }) {
      $0.observation.subject
    }
    return disagreeing.filter { !$0.1.isEmpty }.map { section($0, of: nil, $1) }
      + agreeing.sorted { $0.key < $1.key }.map { section("\($0): agrees", of: $0, $1) }
  }

  /// A section; the agreements of a subject are short, because there are many.
  private func section(
    _ title: String,
    of subject: String?,
    _ records: [ObservationRecord]
  ) -> Value {
    let system = mostFrequent(records.map(\.observation.os))
    let kind = mostFrequent(records.map { $0.observation.evidence?.words ?? "" })
    return [
      "title": .string(title),
      "id": .string("observed-" + slug(title)),
      "agrees": .boolean(subject != nil),
      "subject": subject.map { .string($0) } ?? false,
      "system": .string(system),
      "kind": .string(kind),
      "entries": .list(records.map { entry($0, in: (system, kind)) }),
    ]
  }

  private func mostFrequent(_ names: [String]) -> String {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }

  /// An entry, with its own system and kind where they are not those of most in its section.
  private func entry(
    _ record: ObservationRecord,
    in section: (system: String, kind: String)
  ) -> Value {
    let observation = record.observation
    let kind = observation.evidence?.words ?? ""
    let source = record.page.sourceLink
    return [
      "title": .string(record.page.title),
      "href": .string(path.link(to: record.page.sitePath)),
      "subject": .string(observation.subject),
      "system": .string(observation.os),
      "ownSystem": observation.os == section.system ? false : .string(observation.os),
      "ownKind": kind == section.kind ? false : .string(kind),
      "device": observation.device.map { .string($0) } ?? false,
      "kind": .string(kind),
      "confidence": .string(observation.confidence?.rawValue ?? ""),
      "mark": record.outcome.value,
      "outcomeName": .string(record.outcome.rawValue),
      // An observation that agrees names its source only on its page, which keeps the list small.
      "source": record.outcome == .agrees ? false : .string(source.title),
      "sourceHref": record.outcome == .agrees ? false : source.href.map { .string($0) } ?? false,
      "reason": record.reason.isEmpty ? false : .string(record.reason),
      "isOpen": .boolean(record.outcome == .differs),
      "tables": .list(
        record.scenario.observed.map {
          $0.model(record.comparison.counts, caption: "Observed: \(record.page.title)")
        }
      ),
      "logs": .list(record.comparison.logs.map(\.model)),
    ]
  }

  // MARK: Counts that other pages quote

  private func quotedCounts(on page: Page) -> [Value] {
    page.scenarios.flatMap { scenario in
      scenario.observed.enumerated().map { index, observed in
        let run = context.outcome(of: scenario, on: page)?.run
        let counts = observed.compared(with: run, of: scenario)
        let outcome: ObservationRecord.Outcome =
          counts.contains { $0.agrees == false }
          ? .differs : counts.allSatisfy { $0.agrees == true } ? .agrees : .notRun
        let name = observed.citation?.source ?? ""
        let source = context.map.page(slug: "sources/" + name)
        return [
          "title": .string("\(page.title): \(scenario.name)"),
          "href": .string(
            path.link(to: page.sitePath, anchor: page.anchor(ofObserved: index, of: scenario))
          ),
          "mark": outcome.value,
          "outcomeName": .string(outcome.rawValue),
          "source": .string(source?.title ?? name),
          "sourceHref": source.map { .string(path.link(to: $0.sitePath)) } ?? false,
        ]
      }
    }
  }
}

extension Page {
  /// Who published an observation and when, with its address.
  fileprivate var sourceLink: (title: String, href: String?) {
    let details = [frontMatter[.author], frontMatter[.published]].compactMap { $0 }
    let url = frontMatter[.url].flatMap { $0.hasPrefix("https://") ? $0 : nil }
    let host = url.map { $0.dropFirst("https://".count).prefix { $0 != "/" } }
    return (details.isEmpty ? String(host ?? "source") : details.joined(separator: ", "), url)
  }

  /// The anchor of one of a scenario's tables of observed counts.
  func anchor(ofObserved index: Int, of scenario: Scenario) -> String {
    anchor(ofScenario: scenario.name) + "-observed" + (index == 0 ? "" : "-\(index + 1)")
  }
}

extension ObservedComparison.Log {
  /// The observed lines, and the engine's where these differ.
  var model: Value {
    [
      "step": console.step.map { .string($0.step.description) } ?? false,
      "lines": .string(console.lines.isEmpty ? "nothing" : console.lines.joined(separator: "\n")),
      "agrees": .boolean(agrees == true),
      "engine": agrees == false ? .string((printed ?? []).joined(separator: "\n")) : false,
    ]
  }
}
