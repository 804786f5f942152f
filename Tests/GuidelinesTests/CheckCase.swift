import Diagnostics
import Guidelines
import TestSupport
import Testing

/// A page with one fault, and what is said of it.
struct CheckCase: Sendable, CustomTestStringConvertible {
  private let id: String
  /// The page, what is at fault between marks 1 and 2.
  let page: String
  private let what: String
  private let fix: String

  init(_ id: String, _ page: String, _ what: String, _ fix: String) {
    self.id = id
    self.page = page
    self.what = what
    self.fix = fix
  }

  var testDescription: String { what }

  /// Expects what is said of the page where it is, and nothing else.
  /// - Returns: What is said of it and of the files beside it.
  @discardableResult
  func findings(at path: String, beside others: [String: String]) -> [Diagnostic] {
    let marked = MarkedText(page)
    var files = others
    files[path] = marked.text
    let place = SourceText(path: path, text: marked.text).location(at: marked["1️⃣"])
    let findings = Site(files: files).findings
    #expect(findings.map(\.what) == [what])
    #expect(findings.first?.fix == fix)
    #expect(findings.first?.id == id)
    #expect(findings.first?.location == place)
    #expect(findings.first?.length == marked["2️⃣"] - marked["1️⃣"])
    return findings
  }
}

extension Site {
  /// Its findings, but for those about topics, which most pages of tests do not have.
  var findings: [Diagnostic] { diagnostics.filter { $0.id != "missing-topic" } }
}
