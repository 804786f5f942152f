import Diagnostics
import ScenarioTrace

/// Where the views of a program and their properties are declared.
struct AuditPlaces {
  let sources: [SourceText]
  private let views: [String: DeclaredView]

  init(sources: [SourceText], views: [DeclaredView]) {
    self.sources = sources
    self.views = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
  }

  func view(_ name: String) -> DeclaredView? { views[name] }

  /// Where the first cause of an evaluation is declared: the property that differed or was written, else the view.
  func location(of run: BodyRun, in record: StepRecord) -> SourceLocation? {
    let own = record.names[run.identity] ?? ""
    guard let cause = run.causes.first else { return location(ofProperty: "", in: own) }
    switch cause.origin {
    case .value(_, let fields): return location(ofProperty: fields.first ?? "", in: own)
    case .property(let owner, let name):
      return location(ofProperty: name, in: record.names[owner] ?? own)
    case .environment, .setting, .announcement, .store, nil:
      return location(ofProperty: cause.item, in: own)
    }
  }

  /// Where a property of a view is declared, else the view; `nil` for a view that the program does not declare.
  func location(ofProperty storedName: String, in name: String) -> SourceLocation? {
    views[name].flatMap { location(of: $0, property: $0.property(storedName)) }
  }

  /// Where a property of a view is declared, else the view.
  func location(of view: DeclaredView, property: DeclaredView.Property?) -> SourceLocation? {
    let name = property?.name ?? String(view.name.split(separator: ".").last ?? "")
    let line = property?.line ?? view.line
    guard
      let source = view.path.map({ path in sources.first { $0.path == path } }) ?? sources.first,
      line <= source.lineCount
    else { return nil }
    let code = source.line(line)
    let before = code.matches(of: /[\p{L}\p{N}_]+/).first { $0.output == name }
      .map { code[..<$0.startIndex].utf8.count }
    return SourceLocation(path: source.path, line: line, column: (before ?? 0) + 1)
  }
}
