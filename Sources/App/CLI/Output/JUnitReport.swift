import Diagnostics
import Guidelines

/// Writes a report as XML for test dashboards: a suite per page, a case per scenario, and a case for
/// problems with the page itself.
struct JUnitReport {
  private let suites: [Suite]

  init(_ report: VerificationReport) {
    let pages = Set(report.entries.map(\.page) + report.pageFindings.map(\.location.path)).sorted()
    suites = pages.map { page in
      let entries = report.entries.filter { $0.page == page }
      let faults = report.pageFindings.filter {
        $0.location.path == page && $0.severity == .error
      }
      let own = faults.isEmpty ? [] : [Case(page: page, faults: faults)]
      return Suite(page: page, cases: own + entries.map { Case($0) })
    }
  }

  /// The document with a final newline.
  var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites\(Case.sums(of: suites.flatMap(\.cases)))>\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  private struct Suite {
    let page: String
    let cases: [Case]

    var text: String {
      "  <testsuite name=\"\(escaped(page))\"\(Case.sums(of: cases))>\n"
        + cases.map(\.text).joined() + "  </testsuite>\n"
    }
  }

  private struct Case {
    /// How a dashboard classifies a finding.
    enum Fault: String {
      case failure
      case error
    }

    let page: String
    let name: String
    let line: Int
    let seconds: Double
    let fault: Fault?
    let findings: [Diagnostic]

    init(_ entry: VerificationReport.Entry) {
      page = entry.page
      name = "\(entry.scenario) (\(entry.configuration.rawValue))"
      line = entry.line
      seconds = entry.duration
      fault =
        switch entry.status {
        case .verified: nil
        case .failed: .failure
        case .error: .error
        }
      findings = entry.findings.filter { $0.severity == .error }
    }

    init(page: String, faults: [Diagnostic]) {
      self.page = page
      name = "page"
      line = faults.first?.location.line ?? 1
      seconds = 0
      fault = .failure
      findings = faults
    }

    var text: String {
      let start =
        "    <testcase classname=\"\(escaped(page))\" name=\"\(escaped(name))\""
        + " file=\"\(escaped(page))\" line=\"\(line)\" time=\"\(decimal(seconds, scale: 1000))\""
      guard let fault else { return start + "/>\n" }
      guard let first = findings.first else {
        return start + "><\(fault.rawValue)/></testcase>\n"
      }
      let text = escaped(DiagnosticFormat().text(findings))
      return start + ">\n      <\(fault.rawValue) type=\"\(escaped(first.id))\""
        + " message=\"\(escaped(first.what))\">\(text)</\(fault.rawValue)>\n    </testcase>\n"
    }

    static func sums(of cases: [Case]) -> String {
      " tests=\"\(cases.count)\" failures=\"\(cases.count { $0.fault == .failure })\""
        + " errors=\"\(cases.count { $0.fault == .error })\""
        + " time=\"\(decimal(cases.reduce(0) { $0 + $1.seconds }, scale: 1000))\""
    }
  }
}

/// A text escaped for XML, which cannot represent most control characters.
private func escaped(_ text: String) -> String {
  var result = ""
  var last: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case "\t": result += "&#9;"
    case "[" where last == "#" || last.isHidden: result += "&#91;"
    case "\u{2028}", "\u{2029}": result += "&#\(scalar.value);"
    case _ where scalar.isControl || scalar.changesDirection || scalar.value & 0xFFFE == 0xFFFE:
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
    last = scalar
  }
  return result
}
