import Diagnostics
import Markdown
import ScenarioTrace

/// The guideline that removes the cause of an update.
package struct Advice: Hashable, Sendable {
  package let title: String
  /// The file of the guideline, as the page of answers links to it.
  package let path: String
}

/// Leads from a cause to a guideline.
///
/// The answers stand on one page, `content/reference/which-page.md`, which the site's Diagnose reads as well:
/// a section whose example is a printed line has the answers for that item. Only a cause that decides between
/// the answers of its section leads to one. That an evaluation was wasted decides more of them.
package struct Advisor: Sendable {
  /// The answers by the kind of item that their section is about.
  private let answers: [String: [Answer]]
  private let sources: [SourceText]

  private struct Answer {
    /// What the answer is about: its text up to the colon.
    let subject: String
    let advice: Advice
  }

  /// Reads the page of answers.
  /// - Parameters:
  ///   - page: The page.
  ///   - sources: The program's files, in which the declarations of properties are; if the program has only
  ///     one, it is the first.
  package init(_ page: Page, sources: [SourceText]) {
    self.sources = sources
    var answers: [String: [Answer]] = [:]
    var items: [String] = []
    for block in page.document.blocks {
      switch block {
      case .heading(let heading) where heading.level == 2: items = []
      case .codeBlock(let code) where code.info == "text printed":
        items = Self.items(in: code.text)
      case .list(let list):
        for item in items where answers[item] == nil {
          answers[item] = list.items.compactMap { Self.answer($0, on: page) }
        }
      default: break
      }
    }
    self.answers = answers
  }

  /// The guidelines that a cause can lead to, by file.
  package var all: [Advice] {
    Set(answers.values.flatMap { $0.map(\.advice) }).sorted { $0.path < $1.path }
  }

  /// The kind of the items that are key paths.
  private static let keyPath = "key path"

  /// The items that a printed line such as `Row: _name changed.` names, as the kinds of sections.
  private static func items(in line: String) -> [String] {
    let list = line.split(separator: ":").last ?? ""
    return list.split { $0 == "," || $0 == " " || $0 == "." || $0 == "\n" }
      .filter { $0 != "changed" }
      .map { $0.hasPrefix("_") ? "property" : $0.hasPrefix("\\") ? keyPath : String($0) }
  }

  private static func answer(_ item: ListItem, on page: Page) -> Answer? {
    guard case .paragraph(let paragraph)? = item.blocks.first else { return nil }
    var first: Link?
    paragraph.inlines.forEachLink { link, _, isImage in
      if first == nil, !isImage { first = link }
    }
    guard let first else { return nil }
    let subject = paragraph.inlines.plainText.split(separator: ":").first.map(String.init) ?? ""
    let path = page.resolved(first.destination).split(separator: "#").first.map(String.init) ?? ""
    return Answer(subject: subject, advice: Advice(title: first.inlines.plainText, path: path))
  }

  /// The guideline for a cause, and the item that decides it; `nil` if none follows from the cause and from
  /// whether the evaluation was wasted.
  func advice(
    for cause: Cause,
    of view: DeclaredView?,
    isWasted: Bool
  ) -> (item: String, advice: Advice)? {
    guard let view else { return nil }
    return advice(for: cause, of: view) ?? (isWasted ? adviceOnWaste(by: cause, of: view) : nil)
  }

  /// The guideline for a cause that changed nothing of what the view shows.
  private func adviceOnWaste(
    by cause: Cause,
    of view: DeclaredView
  ) -> (item: String, advice: Advice)? {
    switch cause.origin {
    case .value(_, let fields):
      guard let property = fields.lazy.compactMap({ view.property($0) }).first else { return nil }
      let isSimple = declaration(property, in: view).contains(Self.simpleType)
      let subject = isSimple ? "does not use" : "whole model"
      return answer("@self", about: subject).map { (property.name, $0) }
    case .property where view.property(cause.item)?.wrapper == "State":
      return answer("property", about: "@State").map { (cause.item, $0) }
    case nil where cause.item.hasPrefix("\\"):
      return answer(Self.keyPath, about: "does not show").map {
        (String(cause.item.drop { $0 != "." }.dropFirst()), $0)
      }
    default: return nil
    }
  }

  /// The declared type of a property that has no parts to pass instead.
  private static nonisolated(unsafe) let simpleType =
    #/: *(Bool|CGFloat|Date|Double|Float|Int|String|UUID)\b/#

  private func advice(for cause: Cause, of view: DeclaredView) -> (item: String, advice: Advice)? {
    switch cause.origin {
    case .value(_, let fields):
      return fields.lazy.compactMap { view.property($0) }.compactMap { property in
        subject(of: declaration(property, in: view)).flatMap { answer("@self", about: $0) }
          .map { (property.name, $0) }
      }.first
    case .announcement, .environment:
      guard let wrapper = view.property(cause.item)?.wrapper else { return nil }
      return answer("property", about: "@" + wrapper).map { (cause.item, $0) }
    case .property, .setting, nil: return nil
    }
  }

  private func answer(_ item: String, about subject: String) -> Advice? {
    answers[item]?.first { $0.subject.contains(subject) }?.advice
  }

  /// The line that declares a property.
  private func declaration(_ property: DeclaredView.Property, in view: DeclaredView) -> String {
    let source = view.path == nil ? sources.first : sources.first { $0.path == view.path }
    guard let source, property.line <= source.lineCount else { return "" }
    return source.line(property.line)
  }

  /// The subject of the answers about a plain property with this declaration; `nil` if it is not decided.
  private func subject(of declaration: String) -> String? {
    if declaration.contains("->") { return "closure" }
    if declaration.contains(/\b(UUID|Date)\b/) { return "UUID" }
    return declaration.contains("Binding<") ? "Binding" : nil
  }
}

/// A cause that recurs in a run, with the guideline that removes it.
package struct RecurringCause: Equatable, Sendable {
  /// What differed or changed, as `Row.onToggle`.
  package let item: String
  /// In how many of the view's updates.
  package let count: Int
  package let updates: Int
  /// How many of these updates were wasted.
  package let wasted: Int
  package let advice: Advice

  /// What happened, in a few words.
  package var sentence: String {
    let share = count == updates ? "every update" : "\(count) of \(updates) updates"
    let waste = wasted == 0 ? "" : ", \(wasted == count ? "all" : "\(wasted)") wasted"
    return "\(item) differed in \(share)\(waste)"
  }
}

extension Advisor {
  /// The causes in a run that lead to a guideline, most frequent first.
  package func recurringCauses(in run: Run, views: [DeclaredView]) -> [RecurringCause] {
    struct Key: Hashable {
      let view: String
      let item: String
      let advice: Advice
    }
    let declared = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
    var updates: [String: Int] = [:]
    var counts: [Key: (all: Int, wasted: Int)] = [:]
    for index in run.steps.indices {
      let record = StepRecord(steps: run.steps, index: index)
      for update in record.runs where !update.isFirst {
        guard let name = record.names[update.identity] else { continue }
        updates[name, default: 0] += 1
        for cause in update.causes {
          let found = advice(for: cause, of: declared[name], isWasted: update.isWasted)
          guard let (item, advice) = found else { continue }
          let key = Key(view: name, item: item, advice: advice)
          counts[key, default: (0, 0)].all += 1
          counts[key, default: (0, 0)].wasted += update.isWasted ? 1 : 0
        }
      }
    }
    return counts.map { key, count in
      RecurringCause(
        item: "\(key.view).\(key.item)",
        count: count.all,
        updates: updates[key.view] ?? count.all,
        wasted: count.wasted,
        advice: key.advice
      )
    }.sorted { ($1.count, $0.item) < ($0.count, $1.item) }
  }
}
