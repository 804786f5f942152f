import Diagnostics
import Foundation
import FuzzSurfaces
import Markdown
import Testing

@testable import Guidelines

/// The site's own pages with small damages; `make fuzz` tries 10,000.
///
/// After a damage, one of these must hold:
///
/// - `check` reports an error;
/// - the page states the same as before, and shows no other numbers;
/// - it states something else, which `verify` compares, and shows no number that nothing compares and that the page
///   did not show before as one of those. Where a console fence changed, numbers may have left it: `verify` compares
///   all of its lines, so one that is missing fails.
@Suite struct `Damaged pages` {
  private static let count =
    ProcessInfo.processInfo.environment["BODYCHECK_DAMAGES"].flatMap { Int($0) } ?? 500
  private static let seed =
    ProcessInfo.processInfo.environment["BODYCHECK_SEED"].flatMap { UInt64($0) } ?? 1

  /// What a damage led to.
  private enum Outcome: String, CaseIterable {
    case error, same, compared
  }

  @Test func `never show a number unchecked that was a statement`() throws {
    let pages = try Self.pages()
    #expect(pages.count > 100)
    var random = SplitMix(state: Self.seed)
    var tally: [Outcome: Int] = [:]
    for _ in 0..<Self.count {
      let original = pages[Int(random.next() % UInt64(pages.count))]
      let (text, what) = PageDamage(of: original).damaged(by: &random)
      let damaged = Page(path: original.path, text: text)
      if let outcome = outcome(of: damaged, from: original) {
        tally[outcome, default: 0] += 1
      } else {
        let (before, after) = (PageStatements(of: original), PageStatements(of: damaged))
        Issue.record("\(original.path): \(what): \(after.looseNumbers(beyond: before))")
      }
    }
    print("damages:", Outcome.allCases.map { "\(tally[$0] ?? 0) \($0)" }.joined(separator: ", "))
    // Each outcome occurs, so none of the conditions above is empty.
    for outcome in Outcome.allCases { #expect(tally[outcome] ?? 0 > 0) }
  }

  private func outcome(of damaged: Page, from original: Page) -> Outcome? {
    if damaged.diagnostics.hasErrors { return .error }
    let known = Set(linkFindings(original).map(\.what))
    if linkFindings(damaged).contains(where: { $0.severity == .error && !known.contains($0.what) })
    {
      return .error
    }
    let (before, after) = (PageStatements(of: original), PageStatements(of: damaged))
    if before == after { return .same }
    let isConsole =
      before.consoles != after.consoles && before.consoles.count == after.consoles.count
    return isConsole || after.looseNumbers(beyond: before).isEmpty ? .compared : nil
  }

  /// What the check of links says of a page on its own.
  private func linkFindings(_ page: Page) -> [Diagnostic] {
    LinkCheck(site: Site(unchecked: [page])).diagnose(page)
  }

  /// The pages of `content/` that have something to damage and no errors.
  private static func pages() throws -> [Page] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let files = try #require(FileManager.default.enumerator(atPath: root + "/content"))
    let paths = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
    let pages = try paths.map { path in
      Page(
        path: "content/" + path,
        text: try String(contentsOfFile: "\(root)/content/\(path)", encoding: .utf8)
      )
    }
    return pages.filter { !$0.diagnostics.hasErrors && PageDamage(of: $0).isPossible }
  }
}
