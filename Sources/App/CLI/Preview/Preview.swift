import DevServer
import Diagnostics
import Dispatch
import Guidelines
import SiteRenderer
import Synchronization
import Verification

/// The site as shown by `serve`: each file is rendered from the current pages when a browser requests
/// it.
///
/// A saved page is first shown and then verified, so that text changes appear without waiting for
/// the compiler.
final class Preview: Sendable {
  private struct State {
    var snapshot: PreviewSnapshot
    /// The number of earlier snapshots.
    var number = 0
  }

  let revision = Revision()

  private let source: PreviewSource
  private let verify: @Sendable ([Page]) -> [ScenarioResult]
  private let state: Mutex<State>
  private let work = DispatchSemaphore(value: 1)

  /// Reads the site.
  /// - Parameters:
  ///   - source: The locations of its files.
  ///   - engine: Describes in a few words what built the site of some pages.
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
      try source.files(),
      folder: source.folder.location.folder,
      theme: theme
    )
    state = Mutex(State(snapshot: snapshot))
  }

  /// The current snapshot of the site.
  var snapshot: PreviewSnapshot { state.withLock { $0.snapshot } }

  /// Reads files that were saved, added or removed, and shows them.
  func update(_ changed: Set<String>) {
    do {
      let content = try source.files()
      let known = snapshot
      let isTextOnly = known.readingProblem == nil && changed.allSatisfy(source.isPage)
      let theme = isTextOnly ? known.theme : try source.readTheme()
      let folder = source.folder.location.folder
      let changesPrograms = !changed.allSatisfy(source.isOfSite)
      replace {
        $0.replacing(content, folder: folder, theme: theme, changesPrograms: changesPrograms)
      }
    } catch {
      replace { $0.replacing(readingProblem: Program.message(for: error)) }
    }
    revision.advance()
    work.signal()
  }

  /// Checks and verifies changes in an endless loop, and shows the results.
  /// - Parameter report: Called with each result.
  func keepVerifying(_ report: (PreviewSnapshot, [ScenarioResult]) -> Void) -> Never {
    while true {
      work.wait()
      let results = verifyChanges()
      report(snapshot, results)
    }
  }

  /// Checks all pages and verifies the changed ones.
  /// - Returns: The results of the changed pages.
  @discardableResult func verifyChanges() -> [ScenarioResult] {
    let base = snapshot
    let pages = base.unverified
    let results = verify(pages)
    let site = Site(pages: base.pages, images: base.images)
    let (old, new) = replace { $0.replacing(results, of: pages, checked: site) }
    // A page without findings is already shown.
    if !results.isEmpty || new.findings != old.findings { revision.advance() }
    return results
  }

  /// Replaces the snapshot with one that is derived from it.
  ///
  /// If another thread replaces the snapshot in the meantime, the new one is derived again.
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
