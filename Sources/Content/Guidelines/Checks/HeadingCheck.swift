import Diagnostics
import Markdown

/// Checks that a page has one first-level heading and that no heading skips a level.
struct HeadingCheck {
  let source: SourceText

  func diagnose(_ headings: [Heading]) -> [Diagnostic] {
    var findings = FindingList(of: source)
    var previous = 0
    var first: Heading?
    for heading in headings {
      if heading.inlines.plainText.allSatisfy(\.isWhitespace) {
        findings.report(.emptyHeading, at: heading.range)
      }
      if heading.level == 1, let first {
        let line = source.line(at: first.range.lowerBound)
        findings.report(.secondTitle(line: line), at: heading.range)
      }
      if heading.level == 1, first == nil { first = heading }
      if previous > 0, heading.level > previous + 1 {
        findings.report(.skippedLevel(heading.level, after: previous), at: heading.range)
      }
      previous = heading.level
    }
    return findings.diagnostics
  }
}

extension Diagnostic.Message {
  fileprivate static func secondTitle(line: Int) -> Self {
    Self(
      id: "second-title",
      what: "the page has a second first-level heading",
      why: "the first one, on line \(line), is the page's title",
      fix: "add a '#' to this heading"
    )
  }

  fileprivate static let emptyHeading = Self(
    id: "empty-heading",
    what: "the heading has no words",
    why: "the table of contents and screen readers would name nothing",
    fix: "write what the section is about, or remove the '#'"
  )

  fileprivate static func skippedLevel(_ level: Int, after previous: Int) -> Self {
    Self(
      id: "skipped-level",
      what: "a heading of level \(level) follows one of level \(previous)",
      why: "people with screen readers navigate by heading levels",
      fix: "write \(String(repeating: "#", count: previous + 1))"
    )
  }
}
