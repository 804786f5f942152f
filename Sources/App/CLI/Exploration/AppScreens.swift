import Diagnostics
import FileSystem
import Guidelines
import SwiftSource
import Verification

/// The screens of an app: what it shows first, then the views that only a preview or nothing else shows.
struct AppScreens {
  /// A screen with its place in the page.
  struct Screen {
    /// The value of `root=`; `nil` for the root that the program has by itself.
    let root: String?
    let exploration: ScreenExploration

    /// Whether it is the whole app.
    var isApp: Bool { if case .app = exploration.program.program.root { true } else { false } }
  }

  /// The most screens of a page.
  private static let maxScreens = 8

  private(set) var screens: [Screen] = []
  /// What is not on the page, each with the reason.
  private(set) var skipped: [(name: String, why: String)] = []
  /// Why there is no screen.
  private(set) var findings: [Diagnostic] = []

  /// Finds and operates the screens.
  /// - Parameters:
  ///   - sources: The app.
  ///   - chosen: The only root, unless it is inferred.
  ///   - settings: What the app is compiled with.
  ///   - runner: What runs it.
  ///   - limit: How far each screen is explored.
  ///   - focus: What leads from findings to guidelines, and how many steps are kept, if only those of findings are.
  /// - Throws: `ArgumentProblem` if nothing can be the root, or an error of the toolchain or the file system.
  init(
    of sources: ProgramSources,
    choosing chosen: RootChoice = .inferred,
    _ settings: UserProgram.Settings,
    by runner: ScenarioRunner,
    limit: ScreenExploration.Limit,
    focus: (advisor: Advisor?, length: Int)? = nil
  ) throws {
    var limit = limit
    // A page has room for few steps.
    limit.tapsAgain = focus == nil
    let chosen = sources.view.map { chosen == .inferred ? .named($0) : chosen } ?? chosen
    let outline = SourceOutline(joined(sources.fragments.filter { $0.module == nil }))
    // A page names views as roots, and no previews.
    let choices = Self.choices(in: outline, chosen).filter { focus == nil || !$0.0.isPreview }
    var roots: Set<String> = []
    var failed: String?
    for (choice, view) in choices {
      let program: UserProgram
      do {
        program = try UserProgram(sources, choice: choice, steps: [], settings: settings)
      } catch  where !screens.isEmpty {
        continue
      }
      let root = view ?? choice.name ?? program.program.root.name
      let key = choice.isPreview ? "\(choice)" : root ?? ""
      guard roots.insert(key).inserted, !isShown(root) else { continue }
      guard screens.count < Self.maxScreens, roots.count == 1 || ContinuousClock.now < limit.end
      else {
        let why = screens.count < Self.maxScreens ? "the time was up" : "there are enough screens"
        skipped.append((root ?? program.name, why))
        continue
      }
      let exploration = try withTemporaryDirectory { folder in
        var exploration = ScreenExploration(
          program,
          try CompiledProgram(
            program.request(profile: settings.profile),
            by: runner,
            in: folder + "/app"
          ),
          limit: limit
        )
        if let focus {
          let found = exploration.findings(advisor: focus.advisor)
          exploration.shorten(to: AuditReport(found, of: [], unreached: []), length: focus.length)
        }
        return exploration
      }
      if exploration.run != nil {
        screens.append(Screen(root: root, exploration: exploration))
      } else if screens.isEmpty, findings.isEmpty {
        findings = exploration.findings
        failed = root
      } else {
        skipped.append((root ?? program.name, "it cannot be presented by itself"))
      }
    }
    skipped = skipped.filter { !isShown($0.name) }.unique { $0.name }
    if isShown(failed) { findings = [] }
    guard chosen == .inferred else { return }
    let known = skipped.map(\.name) + [failed].compactMap(\.self)
    skipped += outline.views.map(\.name).filter { !isShown($0) && !known.contains($0) }
      .map { ($0, "it was never on screen, and no preview shows it") }
  }

  /// The roots to try, each with the view that it shows if that is known: the app or the root view, then what previews
  /// show, first by itself and then with what the preview gives it.
  private static func choices(
    in outline: SourceOutline,
    _ chosen: RootChoice
  ) -> [(RootChoice, view: String?)] {
    guard chosen == .inferred else { return [(chosen, nil)] }
    var choices: [(RootChoice, view: String?)] = outline.rootCandidates.map { (.named($0), $0) }
    if (try? outline.root(.inferred)) != nil { choices.insert((.inferred, nil), at: 0) }
    for (index, preview) in outline.previews.enumerated() {
      for view in outline.views.map(\.name) where preview.createdTypes.contains(view) {
        choices += [(.named(view), view), (.preview("\(index + 1)"), view)]
      }
    }
    return choices.isEmpty ? [(.inferred, nil)] : choices
  }

  /// Whether a view has run on one of the screens.
  private func isShown(_ view: String?) -> Bool {
    screens.contains { $0.exploration.views.contains(view ?? "") }
  }
}

extension RootChoice {
  fileprivate var isPreview: Bool { if case .preview = self { true } else { false } }
  fileprivate var name: String? { if case .named(let name) = self { name } else { nil } }
}

extension ProgramRoot {
  /// The name of the view or app, if a name stands for the root.
  fileprivate var name: String? {
    switch self {
    case .app(let name): name
    case .view(let expression) where expression.hasSuffix("()"): String(expression.dropLast(2))
    case .view, .preview: nil
    }
  }
}
