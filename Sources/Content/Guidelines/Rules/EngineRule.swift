import Diagnostics
import Markdown
import Spelling

/// A rule of the engine, as defined on a page of `content/rules/`.
///
/// ```
/// ## CMP-4: An Equatable view decides with its own ==
///
/// Confidence: high. Sources: [View Invalidation](../sources/view-invalidation.md).
/// ```
package struct EngineRule: Sendable {
  /// How certain it is that SwiftUI follows the rule too.
  package enum Confidence: String, CaseIterable, Sendable {
    case high
    case medium
    case low
    case contested
  }

  package let id: RuleID
  /// The statement, without the id.
  package let title: String
  /// `nil` if the page does not state it, which is a finding.
  package let confidence: Confidence?
  package let heading: Heading
  /// The paragraph with confidence and sources.
  package let facts: Paragraph?

  /// What the paragraph cites: the addresses of links, and the names of sources without a link.
  package var sources: (addresses: [String], names: [String]) {
    var addresses: [String] = []
    var text = ""
    for inline in facts.map({ Array($0.inlines) }) ?? [] {
      switch inline.kind {
      case .link(let link): addresses.append(link.destination)
      case .text(let words), .code(let words): text += String(decoding: words, as: UTF8.self)
      default: text += " "
      }
    }
    let label = text.firstRange(of: "Sources:")?.upperBound ?? text.endIndex
    let names = text[label...].split { ",;.".contains($0) }
      .map { $0.trimmingPrefix { $0 == " " } }.filter { $0.count { $0.isLetter } > 3 }
    return (addresses, names.map(String.init))
  }
}

/// Finds the rules that a page of `content/rules/` defines.
struct EngineRuleReader {
  static let label = "Confidence:"

  let source: SourceText
  private(set) var findings: FindingList

  init(source: SourceText) {
    self.source = source
    findings = FindingList(of: source)
  }

  /// The anchor of a rule's heading, or `nil` for any other heading.
  static func anchor(ofHeading text: String) -> String? { parts(ofHeading: text)?.id.anchor }

  mutating func rules(in document: Document) -> [EngineRule] {
    let blocks = Array(document.blocks)
    return blocks.indices.compactMap { index in
      guard case .heading(let heading) = blocks[index], heading.level == 2 else { return nil }
      guard let (id, title) = Self.parts(ofHeading: heading.text) else {
        if heading.text.contains(":") {
          findings.report(.notARule(heading.text), at: heading.range)
        }
        return nil
      }
      var facts: Paragraph?
      if case .paragraph(let paragraph)? = blocks.element(at: index + 1),
        source[paragraph.range].hasPrefix(Self.label)
      {
        facts = paragraph
      } else {
        findings.report(.noConfidence(id), at: heading.range)
      }
      return EngineRule(
        id: id,
        title: title,
        confidence: facts.flatMap { confidence(in: $0) },
        heading: heading,
        facts: facts
      )
    }
  }

  private mutating func confidence(in paragraph: Paragraph) -> EngineRule.Confidence? {
    let rest = source[paragraph.range].dropFirst(Self.label.count)
    let word = rest.drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" }
    if let confidence = EngineRule.Confidence(rawValue: String(word)) { return confidence }
    let start =
      paragraph.range.lowerBound + Self.label.utf8.count
      + rest.utf8.distance(from: rest.startIndex, to: word.startIndex)
    findings.report(.unknownConfidence(String(word)), at: start..<start + word.utf8.count)
    return nil
  }

  private static func parts(ofHeading text: String) -> (id: RuleID, title: String)? {
    guard let colon = text.firstIndex(of: ":"), let id = RuleID(text[..<colon]) else { return nil }
    let title = text[text.index(after: colon)...].drop { $0 == " " }
    return title.isEmpty ? nil : (id, String(title))
  }
}

extension Diagnostic.Message {
  fileprivate static func notARule(_ heading: String) -> Self {
    Self(
      id: "rule-heading",
      what: "'\(heading)' does not state a rule",
      why: "on a page of rules, a heading with a colon consists of an id and a statement",
      fix: "write a heading such as '## CMP-4: An Equatable view decides with its own =='"
    )
  }

  fileprivate static func noConfidence(_ id: RuleID) -> Self {
    Self(
      id: "rule-confidence",
      what: "\(id) does not state its confidence",
      why: "the paragraph below its heading does not begin with '\(EngineRuleReader.label)'",
      fix: "begin it with '\(EngineRuleReader.label) high.'"
    )
  }

  fileprivate static func unknownConfidence(_ word: String) -> Self {
    let known = EngineRule.Confidence.allCases.map(\.rawValue)
    return Self(
      id: "rule-confidence",
      what: "'\(word)' is not a level of confidence",
      why: "the valid values are \(known.joined(separator: ", "))",
      fix: nearestName(to: word, among: known).map { "write '\($0)'" } ?? "write one of them"
    )
  }
}
