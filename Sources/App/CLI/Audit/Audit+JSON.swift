import Diagnostics
import Guidelines

extension Audit {
  /// The version of the JSON format, incremented when old readers would misread it.
  static let formatVersion = 1

  /// One object, the same for the same app.
  var json: JSONValue {
    .object([
      "version": .integer(Self.formatVersion),
      "audit": .string(name),
      "path": .string(path),
      "configuration": .string(settings.configuration.rawValue),
      "languageMode": .string(settings.languageMode.rawValue),
      "toolchain": .string(settings.toolchain),
      "profile": .string(settings.profile.rawValue),
      "sdk": .string(settings.sdk.rawValue),
      "roots": .array(screens.screens.map { .string("\($0.exploration.program.program.root)") }),
      "performed": .array(
        performed.map {
          .object([
            "root": .string($0.root), "steps": .array($0.steps.map { .string($0) }),
          ])
        }
      ),
      "steps": .integer(report.steps),
      "bodies": .integer(report.bodies),
      "wasted": .integer(report.wasted),
      "findings": .array(report.findings.map { json(of: $0) }),
      "others": .array(report.others.map { .object(Self.identity(of: $0)) }),
      "unreached": .array(
        report.unreached.map { .object(["name": .string($0.name), "why": .string($0.why)]) }
      ),
      "assumptions": .array(assumptions.map { .string($0) }),
      "leftOut": leftOut.isEmpty ? nil : .array(leftOut.map { JSONValue($0) }),
    ])
  }

  private func json(of finding: AuditFinding) -> JSONValue {
    let members: KeyValuePairs<String, JSONValue?> = [
      "steps": .array(finding.path.map { .string($0) }),
      "bodies": .integer(finding.bodies),
      "wasted": .integer(finding.wasted),
      "without": .integer(finding.without),
      "otherSteps": .integer(finding.otherSteps),
      "cause": .string(finding.sentence),
      "path": finding.location.map { .string($0.path) },
      "line": finding.location.map { .integer($0.line) },
      "column": finding.location.map { .integer($0.column) },
      "advice": .array(
        finding.advice.map {
          .object(["title": .string($0.title), "address": .string(address($0))])
        }
      ),
    ]
    let own = members.compactMap { key, value in value.map { JSONValue.Member(key: key, value: $0) }
    }
    return .object(Self.identity(of: finding) + own)
  }

  /// What tells findings apart, and how much one costs.
  private static func identity(of finding: AuditFinding) -> [JSONValue.Member] {
    [
      .init(key: "kind", value: .string(finding.kind.rawValue)),
      .init(key: "root", value: .string(finding.root)),
      .init(key: "view", value: .string(finding.view)),
      .init(key: "item", value: .string(finding.item)),
      .init(key: "cost", value: .integer(finding.cost)),
    ]
  }
}
