import DevServer
import Diagnostics
import Dispatch
import Guidelines
import SiteRenderer
import Synchronization
import Verification

/// The site as `serve` shows it: each file is rendered from the pages as they are now, when a browser
/// requests it.
///
/// A saved page is shown first and verified afterwards, so that a change of the text does not wait for
/// the compiler.
final class Preview: Sendable {
  private struct State {
    var snapshot: PreviewSnapshot
    /// How many snapshots came before this one.
    var number = 0
  }

  let revision = Revision()

  private let source: PreviewSource
  private let verify: @Sendable ([Page]) -> [ScenarioResult]
  private let state: Mutex<State>
  private let work = DispatchSemaphore(value: 1)

  /// Reads the site.
  /// - Parameters:
  ///   - source: Where its files are.
  ///   - engine: Says in a few words what made the site of some pages.
  ///   - verify: Runs the scenarios of some pages.
  /// - Throws: `FileProblem` or `ThemeProblem`.
  init(
    source: PreviewSource,
    engine: @escaping @Sendable ([Page]) -> String,
    verify: @escaping @Sendable ([Page]) -> [ScenarioResult]
  ) throws {
    self.source = source
    self.verify = verify
    let theme = try source.readTheme()
    let snapshot = PreviewSnapshot(theme: theme, engine: engine).replacing(
      try source.texts(),
      folder: source.folder.location.folder,
      images: try source.images(),
      theme: theme
    )
    state = Mutex(State(snapshot: snapshot))
  }

  /// The site as it is now.
  var snapshot: PreviewSnapshot { state.withLock { $0.snapshot } }

  /// Reads what was saved, added or removed, and shows it.
  func update(_ changed: Set<String>) {
    do {
      let texts = try source.texts()
      let known = snapshot
      let isTextOnly = known.readingProblem == nil && changed.allSatisfy(source.isPage)
      let images = isTextOnly ? known.images : try source.images()
      let theme = isTextOnly ? known.theme : try source.readTheme()
      let folder = source.folder.location.folder
      replace { $0.replacing(texts, folder: folder, images: images, theme: theme) }
    } catch {
      replace { $0.replacing(readingProblem: Program.message(for: error)) }
    }
    revision.advance()
    work.signal()
  }

  /// Checks and verifies whatever changed, again and again, and shows the outcome.
  /// - Parameter report: Takes each outcome.
  func keepVerifying(_ report: (PreviewSnapshot, [ScenarioResult]) -> Void) -> Never {
    while true {
      work.wait()
      let results = verifyChanges()
      report(snapshot, results)
    }
  }

  /// Checks all pages and verifies those that have changed.
  /// - Returns: The results of the changed pages.
  @discardableResult func verifyChanges() -> [ScenarioResult] {
    let base = snapshot
    let pages = base.unverified
    let results = verify(pages)
    let site = Site(pages: base.pages, images: base.images)
    let (old, new) = replace { $0.replacing(results, of: pages, checked: site) }
    // A page in which nothing is wrong is shown already.
    if !results.isEmpty || new.findings != old.findings { revision.advance() }
    return results
  }

  /// Replaces the snapshot by one that is made from it.
  ///
  /// Where another thread replaces the snapshot meanwhile, the next one is made again, from that.
  @discardableResult private func replace(
    _ makeNext: (PreviewSnapshot) -> PreviewSnapshot
  ) -> (old: PreviewSnapshot, new: PreviewSnapshot) {
    while true {
      let old = state.withLock { $0 }
      let next = State(snapshot: makeNext(old.snapshot), number: old.number + 1)
      let isReplaced = state.withLock { state in
        guard state.number == old.number else { return false }
        state = next
        return true
      }
      if isReplaced { return (old.snapshot, next.snapshot) }
    }
  }
}
