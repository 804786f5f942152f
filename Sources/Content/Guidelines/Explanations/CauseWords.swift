import ScenarioTrace

/// Describes the causes of one step in words, with the author's own names and lines.
///
/// Explanations and findings use sentences and chains; the site's player uses clauses with marked-up
/// names.
package struct CauseWords: Sendable {
  let record: StepRecord
  /// The step's text on the page, which starts every chain.
  let step: String
  /// The step's index, counted from 0.
  private let index: Int
  private let views: [String: DeclaredView]
  /// What tells some views apart from others of their type.
  private let instances: [Int: String]
  private let flow: CodeFlow?

  init(
    record: StepRecord,
    step: String,
    at index: Int,
    views: [DeclaredView],
    instances: [Int: String] = [:],
    flow: CodeFlow? = nil
  ) {
    self.record = record
    self.index = index
    self.step = step
    self.instances = instances
    self.flow = flow
    self.views = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The view with the line of its declaration: `CardScreen (line 31)`, or `Row "Milk" (line 40)` if its
  /// first words tell it apart from others of its type.
  func view(_ identity: Int) -> String {
    let name = name(identity)
    let shown = instances[identity].map { "\(name) \"\($0)\"" } ?? name
    return views[name].map { "\(shown) (\($0.location))" } ?? shown
  }

  /// How many stored properties compared equal: `3 fields equal`.
  func equalFields(of identity: Int) -> String {
    switch views[name(identity)]?.properties.count {
    case nil: "equal value"
    case 0: "no fields to differ"
    case 1: "1 field equal"
    case .some(let count): "\(count) fields equal"
    }
  }

  /// Why a body ran, in one line, without duplicates.
  func reasons(for position: Int) -> String {
    let run = record.runs[position]
    if run.isFirst { return appearance(of: run) }
    if run.causes.isEmpty { return "a value that it reads changed" }
    let sentences = run.causes.map { sentence($0, of: run.identity, before: position) }
    return sentences.unique.joined(separator: ", and ")
  }

  /// The paths from the step to a body, at least one per cause, without duplicates.
  func chains(to position: Int) -> [String] {
    let run = record.runs[position]
    let count = run.isFirst ? 1 : max(1, run.causes.count)
    return (0..<count)
      .flatMap { paths(to: position, reasons: [$0]) }
      .map { ([step] + $0).joined(separator: " → ") }.unique
  }

  /// That a view is new, or stands where one of its type stood before.
  private func appearance(of run: BodyRun) -> String {
    guard let before = run.predecessor else {
      return run.mayReturn ? "it appeared" : "it appeared for the first time"
    }
    let lost =
      views[name(run.identity)]?.states.map { property($0.storedName, of: run.identity) } ?? []
    let states = lost.isEmpty ? "" : ", and \(lost.joined(separator: ", ")) started over"
    let change =
      before.change.map { ", because \($0 == "type" ? "its" : "the") \($0) changed" } ?? ""
    let removal = before.step == index ? "" : "; it was removed in step \(before.step + 1)"
    return "it appeared again\(states)\(removal)\(change)"
  }

  /// What a content closure did that ran apart from its body.
  func sentence(of content: ContentRun) -> String {
    let items = content.items.map(plain).joined(separator: ", ")
    let reason = items.isEmpty ? "" : ": it reads \(items), which was written"
    return "\(view(content.identity)) content of \(content.owner) ran apart from its body\(reason)"
  }

  /// That a property holds another object, or was given one that its `@State` does not take.
  func sentence(ofNew type: String, in storedName: String, of identity: Int) -> String {
    let item = property(storedName, of: identity)
    if views[name(identity)]?.states.contains(where: { $0.storedName == storedName }) == true {
      return "\(view(identity)) was given a new \(type) for \(item), which keeps its first one"
    }
    return "\(view(identity)) holds a new \(type) in \(item), and nothing keeps the one before"
  }

  /// That the program made a request, and what becomes of it.
  func sentence(ofRequest address: String, _ outcome: String) -> String {
    let end =
      switch outcome {
      case "offline": "fails, because no folder of responses is given"
      case "missing": "fails, because the folder of responses has no file for it"
      default: "is answered from the folder of responses"
      }
    return "request of \(address.isEmpty ? "no address" : address): it \(end)"
  }

  /// The path to a content closure that ran because of what it observes.
  func chains(to content: ContentRun) -> [String] {
    let items = content.items.map(plain)
    guard !items.isEmpty else { return [] }
    return [([step] + items + ["\(name(content.identity))'s closure"]).joined(separator: " → ")]
  }

  private func sentence(
    _ cause: Cause,
    of identity: Int,
    before position: Int
  ) -> String {
    let item = property(cause.item, of: identity)
    switch cause.origin {
    case .value(let parent, let fields):
      let fields = fields.map { property($0, of: identity) }
      let what = fields.isEmpty ? "value" : fields.joined(separator: ", ")
      return "\(maker(in: parent, before: position)) gave it a different \(what)"
    case .property(let owner, let name) where owner == identity && name == cause.item:
      return "\(item) was written"
    case .property(let owner, let name):
      let source = "\(self.name(owner)).\(property(name, of: owner))"
      return "\(item) leads to \(source), which was written"
    case .environment(let writer):
      return "\(item) changed, because \(body(writer)) replaced the environment"
    case .setting(_, let written, let watched) where written != watched:
      return "\(item) listens to every key, and \(source(cause)) was written"
    case .setting: return "\(item) leads to \(source(cause)), which was written"
    case .announcement(_, let properties):
      let change = properties.isEmpty ? "a change" : "a change of \(source(cause))"
      let isUnchanged = !record.runs[position].unchanged.isEmpty
      return "the object in \(item) announced \(change)"
        + (isUnchanged ? ", which was assigned the value that it had" : "")
    case .store(let models):
      let change = models.isEmpty ? "the context was saved" : "\(source(cause)) changed"
      return "the query in \(item) ran again, because \(change)"
    case nil: return sentence(withoutOrigin: cause.item, of: identity)
    }
  }

  /// What created a value, given the identity whose body contains it.
  private func maker(in identity: Int, before position: Int) -> String {
    guard identity != 0 else { return body(identity) }
    switch record.maker(in: identity, before: position) {
    case .body: return body(identity)
    case .closure([]): return "a closure in \(body(identity))"
    case .closure(let items):
      let items = items.map(plain).joined(separator: ", ")
      return "a closure in \(body(identity)), which reads \(items), ran and"
    }
  }

  /// What was written outside of views, as it appears in code.
  private func source(_ cause: Cause) -> String {
    switch cause.origin {
    case .setting(let wrapper, let written, _): "@\(wrapper)(\"\(written)\")"
    case .announcement(let object, let properties):
      properties.map { "\(object).\($0)" }.joined(separator: ", ")
    case .store(let models):
      models.isEmpty ? "ModelContext.save()" : models.joined(separator: ", ")
    default: ""
    }
  }

  /// A key path without its backslash.
  private func plain(_ item: String) -> String { String(item.drop { $0 == "\\" }) }

  private func sentence(withoutOrigin item: String, of identity: Int) -> String {
    if item == "@self" { return "its value changed" }
    if item == "@identity" { return "its identity changed" }
    if item.hasPrefix("\\") { return "it reads \(plain(item)), which was written" }
    let wrapper = views[name(identity)]?.property(item)?.wrapper ?? ""
    let property = property(item, of: identity)
    return wrapper == "ObservedObject"
      ? "\(property) is a different object" : "\(property) changed"
  }

  /// Follows causes of a body back to those outside of views.
  /// - Parameters:
  ///   - position: The run of the body.
  ///   - reasons: Which of its causes count.
  ///   - isSure: Whether each of them does, not one of them.
  /// - Returns: A path for each; one for all if there are several and the code does not tell which of them counts.
  private func paths(to position: Int, reasons: [Int], isSure: Bool = true) -> [[String]] {
    let run = record.runs[position]
    let body = "\(name(run.identity)).body"
    guard !run.isFirst, let reason = reasons.first, run.causes.indices.contains(reason) else {
      guard let parent = record.runOfParent(of: run.identity, before: position) else {
        return [[body]]
      }
      let names = flow?.conditions(name(run.identity), name(record.runs[parent].identity))
      return pathsThrough(parent, from: names).map { $0 + [body] }
    }
    guard isSure || reasons.count == 1 else {
      let heads = reasons.compactMap { links(run.causes[$0], of: run.identity).last }.unique
      return [[heads.joined(separator: " or "), body]]
    }
    return reasons.flatMap { reason in
      let cause = run.causes[reason]
      let links = Array(links(cause, of: run.identity).reversed()) + [body]
      return pathsToMaker(of: cause, of: run.identity, before: position).map { $0 + links }
    }
  }

  /// The paths to the body that created or wrote what a cause is, or one empty path.
  private func pathsToMaker(
    of cause: Cause,
    of identity: Int,
    before position: Int
  ) -> [[String]] {
    switch cause.origin {
    case .value(let parent, let fields):
      guard parent != 0 else { return [[]] }
      switch record.maker(in: parent, before: position) {
      case .body(let run):
        let sources = fields.map { flow?.sources($0, name(identity), name(parent)) }
        let isKnown = !sources.isEmpty && !sources.contains(nil)
        let names = sources.reduce(into: Set<String>()) { $0.formUnion(($1 ?? nil) ?? []) }
        return pathsThrough(run, from: isKnown ? names : nil)
      case .closure(let items):
        return [items.map(plain).reversed() + ["\(name(parent))'s closure"]]
      }
    case .environment(let writer):
      return record.run(of: writer, before: position).map { pathsThrough($0, from: nil) } ?? [[]]
    case .property, .setting, .announcement, .store, nil: return [[]]
    }
  }

  /// The paths to a body that gave something on, by those of its causes that the names lead to.
  private func pathsThrough(_ position: Int, from names: Set<String>?) -> [[String]] {
    let causes = record.runs[position].causes
    let chosen = causes.indices.filter { isSource(causes[$0], of: names ?? []) }
    let isSure = !chosen.isEmpty
    return paths(to: position, reasons: isSure ? chosen : Array(causes.indices), isSure: isSure)
  }

  /// Whether one of some names in the code of a view is that of a cause.
  private func isSource(_ cause: Cause, of names: Set<String>) -> Bool {
    if case .value(_, let fields) = cause.origin { return !names.isDisjoint(with: fields) }
    let item = cause.item.split(separator: ".").last.map(String.init) ?? cause.item
    guard names.contains(String(item.drop { $0 == "_" || $0 == "\\" })) else { return false }
    guard case .announcement(_, let properties) = cause.origin, !properties.isEmpty else {
      return true
    }
    return !names.isDisjoint(with: properties)
  }

  /// The attributes between a body and the change, starting at the body.
  private func links(_ cause: Cause, of identity: Int) -> [String] {
    let own = "\(name(identity)).\(cause.item)"
    switch cause.origin {
    case .value(_, let fields):
      return fields.first.map { ["\(name(identity)).\($0)"] } ?? [name(identity)]
    case .property(let owner, let name):
      let source = "\(self.name(owner)).\(name)"
      return source == own ? [own] : [own, source]
    case .environment: return [own, "environment"]
    case .announcement(_, []): return [own]
    case .setting, .announcement, .store: return [own, source(cause)]
    case nil:
      if cause.item.hasPrefix("\\") { return [plain(cause.item)] }
      return cause.item.hasPrefix("@") ? [] : [own]
    }
  }

  private func name(_ identity: Int) -> String { record.names[identity] ?? "?" }

  private func body(_ identity: Int) -> String {
    identity == 0 ? "the host" : "\(name(identity))'s body"
  }

  private func property(_ storedName: String, of identity: Int) -> String {
    guard let view = views[name(identity)], let property = view.property(storedName) else {
      return storedName
    }
    return "\(storedName) (\(view.location(ofLine: property.line)))"
  }
}

extension CauseWords {
  /// How the player marks names in a clause.
  package struct Markup: Sendable {
    /// Marks up a code name.
    let code: @Sendable (String) -> String
    /// Marks up what changed, with the identity whose body changed it, if any.
    let cause: @Sendable (_ item: String, _ maker: Int?) -> String

    package init(
      code: @escaping @Sendable (String) -> String,
      cause: @escaping @Sendable (_ item: String, _ maker: Int?) -> String
    ) {
      self.code = code
      self.cause = cause
    }
  }

  /// Why the bodies of some identities ran, to follow "ran: ".
  /// - Parameters:
  ///   - cause: Their cause.
  ///   - identities: The identities that share this cause.
  ///   - view: The name of an identity's view; the host has none.
  ///   - markup: How names are marked.
  /// - Returns: The clause, its names marked.
  package static func clause(
    for cause: Cause,
    of identities: [Int],
    view: (Int) -> String?,
    markup: Markup
  ) -> String {
    let code = markup.code
    func changed(_ item: String, by maker: Int = 0) -> String {
      markup.cause(Cause.plain(item), view(maker) == nil ? nil : maker)
    }
    func body(_ maker: Int) -> String { view(maker).map { "\(code($0))’s body" } ?? "the host" }
    let item = changed(cause.item)
    switch cause.origin {
    case nil: return "\(item) changed"
    case .value(let parent, let fields):
      let item = changed(cause.item, by: parent)
      return fields.isEmpty
        ? "\(item), because \(body(parent)) created a different value for it"
        : "\(item), because \(body(parent)) gave it a different "
          + fields.map(code).joined(separator: ", ")
    case .property(let owner, let name):
      if identities.contains(owner) { return "its \(changed(name)) was written" }
      let whose = view(owner).map { "\(code($0))’s " } ?? ""
      return "\(item), because \(whose)\(code(Cause.plain(name))) was written"
    case .environment(let writer):
      return "\(changed(cause.item, by: writer)), because \(body(writer)) replaced the environment"
    case .setting(let wrapper, let written, _):
      return "\(item), because \(code("@\(wrapper)(\"\(written)\")")) was written"
    case .announcement(let object, let properties):
      let names = properties.map { code("\(object).\($0)") }.joined(separator: ", ")
      let change = properties.isEmpty ? "a change" : "a change of \(names)"
      return "\(item), because its object announced \(change)"
    case .store(let models):
      let change =
        models.isEmpty
        ? "the context was saved" : models.map(code).joined(separator: ", ") + " changed"
      return "\(item), because \(change)"
    }
  }
}
