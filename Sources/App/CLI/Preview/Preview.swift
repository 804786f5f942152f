import DevServer
import Diagnostics
import Dispatch
import Guidelines
import SiteRenderer
import Synchronization
import Verification

/// The site as `serve` shows it: each file is rendered from the pages as they are now, when a browser
/// asks for it.
///
/// A saved page is shown first and verified afterwards, since the reader of prose need not wait for
/// the compiler.
final class Preview: Sendable {
  private struct State {
    var content: PreviewContent
    /// The paths of pages whose scenarios have yet to run as they are now.
    var unverified: Set<String>
  }

  let revision = Revision()

  private let source: PreviewSource
  private let verifier: Verifier
  private let toolchain: Toolchain
  private let state: Mutex<State>
  private let work = DispatchSemaphore(value: 1)

  /// Reads the site.
  /// - Throws: `FileProblem` or `ThemeProblem`.
  init(source: PreviewSource, verifier: Verifier, toolchain: Toolchain) throws {
    self.source = source
    self.verifier = verifier
    self.toolchain = toolchain
    let content = try PreviewContent(source: source, toolchain: toolchain)
    state = Mutex(State(content: content, unverified: Set(content.pages.map(\.path))))
  }

  /// The file at a path of the site, if there is one.
  func file(at path: String) -> SiteService.File? {
    current.file(at: path)
  }

  /// Takes in what was saved, removed or added, and shows it.
  func update(_ changed: Set<String>) {
    guard let next = current.updated(changed, from: source) else { return }
    state.withLock { state in
      state.content = next.content
      state.unverified.formUnion(next.changedPages)
    }
    revision.advance()
    work.signal()
  }

  /// Checks and verifies whatever changed, for ever, and shows what came of it.
  /// - Parameter tell: Takes the findings for the terminal.
  func keepVerifying(_ tell: ([Diagnostic], _ summary: String) -> Void) -> Never {
    while true {
      work.wait()
      let pages = takeUnverified()
      let results = verifier.results(for: pages)
      let shown = current
      let site = shown.checkedSite()
      state.withLock { $0.content.take(results, of: pages, checked: site) }
      let findings = current.findings
      // Prose in which nothing is wrong is shown already.
      if !results.isEmpty || findings != shown.findings { revision.advance() }
      tell(findings, summary(of: results))
    }
  }

  private var current: PreviewContent { state.withLock { $0.content } }

  private func takeUnverified() -> [Page] {
    state.withLock { state in
      let paths = state.unverified
      state.unverified = []
      return state.content.pages.filter { paths.contains($0.path) }
    }
  }

  private func summary(of results: [ScenarioResult]) -> String {
    let verified = results.count { $0.status == .verified }
    return "\(verified) of \(count(results.count, "scenario")) verified"
  }
}
