import Guidelines

/// An audit as it is compared with another: what `audit --format json` wrote, or one that has just ended.
struct ComparedAudit: Equatable {
  /// What stays the same while a finding does, whatever its numbers and lines are.
  struct Key: Hashable, Decodable {
    let kind: String
    let root: String
    let view: String
    let item: String

    /// Such as `wasted: Row.onToggle`.
    var name: String {
      kind + ": " + [view, item].filter { !$0.isEmpty }.joined(separator: ".")
    }
  }

  let wasted: Int
  /// What each finding costs, worst first.
  let costs: [(key: Key, cost: Int)]

  init(_ report: AuditReport) {
    wasted = report.wasted
    costs = (report.findings + report.others).map { finding in
      let key = Key(
        kind: finding.kind.rawValue,
        root: finding.root,
        view: finding.view,
        item: finding.item
      )
      return (key, finding.cost)
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.wasted == other.wasted && one.costs.map(\.key) == other.costs.map(\.key)
      && one.costs.map(\.cost) == other.costs.map(\.cost)
  }
}

extension ComparedAudit: Decodable {
  private enum MemberKey: String, CodingKey {
    case version, audit, wasted, findings, others
  }

  private struct Entry: Decodable {
    let key: Key
    let cost: Int

    private enum MemberKey: String, CodingKey { case cost }

    init(from decoder: any Decoder) throws {
      key = try Key(from: decoder)
      cost = try decoder.container(keyedBy: MemberKey.self).decode(Int.self, forKey: .cost)
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: MemberKey.self)
    _ = try values.decode(String.self, forKey: .audit)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Audit.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: values,
        debugDescription: "it has version \(version) of the format"
      )
    }
    wasted = try values.decode(Int.self, forKey: .wasted)
    let entries =
      try values.decode([Entry].self, forKey: .findings)
      + values.decode([Entry].self, forKey: .others)
    costs = entries.map { ($0.key, $0.cost) }
  }
}

/// How the findings of two audits differ.
struct AuditChanges: Equatable {
  /// One finding; `nil` in the audit that does not have it.
  struct Change: Equatable {
    let key: ComparedAudit.Key
    let old: Int?
    let new: Int?

    var growth: Int { (new ?? 0) - (old ?? 0) }
  }

  let old: ComparedAudit
  let new: ComparedAudit
  /// What grew most comes first.
  let changes: [Change]

  init(from old: ComparedAudit, to new: ComparedAudit) {
    (self.old, self.new) = (old, new)
    let before = Dictionary(old.costs.map { ($0.key, $0.cost) }) { first, _ in first }
    let after = Dictionary(new.costs.map { ($0.key, $0.cost) }) { first, _ in first }
    let changes = (new.costs + old.costs).map(\.key).unique
      .map { Change(key: $0, old: before[$0], new: after[$0]) }
      .filter { $0.old != $0.new }
    self.changes = changes.enumerated().sorted {
      ($1.element.growth, $0.offset) < ($0.element.growth, $1.offset)
    }.map(\.element)
  }

  /// The findings that are new or cost more.
  var worse: [Change] { changes.filter { $0.growth > 0 } }

  /// Markdown for a pull request, with a final newline.
  var text: String {
    guard !changes.isEmpty || old.wasted != new.wasted else { return "No finding changed.\n" }
    let summary =
      "\(count(changes.count, "finding")) changed, \(worse.count) of them for the worse;"
      + " evaluations that changed nothing: \(old.wasted) → \(new.wasted).\n"
    guard !changes.isEmpty else { return summary }
    let rows = changes.map { change in
      let numbers = [change.old, change.new].map { $0.map { "\($0)" } ?? "–" }
      return markdownRow([markdownCode(change.key.root), markdownCode(change.key.name)] + numbers)
    }
    return summary + "\n| Root | Finding | Before | After |\n| --- | --- | ---: | ---: |\n"
      + rows.joined()
  }
}
