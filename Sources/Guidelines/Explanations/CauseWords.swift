import ScenarioTrace

/// Puts the causes of one step into words, with the author's own names and lines.
struct CauseWords: Sendable {
  let record: StepRecord
  /// The step as the page writes it, which every chain begins with.
  let step: String
  private let views: [String: DeclaredView]

  init(record: StepRecord, step: String, views: [DeclaredView]) {
    self.record = record
    self.step = step
    self.views = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The view with the line of its declaration: `CardScreen (line 31)`.
  func view(_ identity: Int) -> String {
    let name = name(identity)
    return views[name].map { "\(name) (line \($0.line))" } ?? name
  }

  /// How many stored properties were found equal: `3 fields equal`.
  func equalFields(of identity: Int) -> String {
    switch views[name(identity)]?.properties.count {
    case nil: "equal value"
    case 0: "no fields to differ"
    case 1: "1 field equal"
    case .some(let count): "\(count) fields equal"
    }
  }

  /// Why a body ran, in one line.
  func reasons(for run: BodyRun) -> String {
    if run.isFirst { return "it came on screen" }
    if run.reasons.isEmpty { return "a value that it reads changed" }
    return run.reasons.map { sentence($0, of: run.identity) }.joined(separator: ", and ")
  }

  /// The ways from the step to a body, one for each cause, without repeats.
  func chains(to position: Int) -> [String] {
    let run = record.runs[position]
    let count = run.isFirst ? 1 : max(1, run.reasons.count)
    var chains: [String] = []
    for reason in 0..<count {
      let chain = chain(to: position, reason: reason)
      if !chains.contains(chain) { chains.append(chain) }
    }
    return chains
  }

  private func sentence(_ reason: BodyRun.Reason, of identity: Int) -> String {
    let item = property(reason.item, of: identity)
    switch reason.origin {
    case .value(let parent, let fields):
      let fields = fields.map { property($0, of: identity) }
      let what = fields.isEmpty ? "value" : fields.joined(separator: ", ")
      return "\(body(parent)) gave it another \(what)"
    case .property(let owner, let name) where owner == identity && name == reason.item:
      return "\(item) was written"
    case .property(let owner, let name):
      let source = "\(self.name(owner)).\(property(name, of: owner))"
      return "\(item) leads to \(source), which was written"
    case .environment(let writer):
      return "\(item) came anew from the environment that \(body(writer)) replaced"
    case nil: return sentence(withoutOrigin: reason.item, of: identity)
    }
  }

  private func sentence(withoutOrigin item: String, of identity: Int) -> String {
    if item == "@self" { return "its value changed" }
    if item == "@identity" { return "its identity changed" }
    if item.hasPrefix("\\") { return "it reads \(item.dropFirst()), which was written" }
    let wrapper = views[name(identity)]?.property(item)?.wrapper ?? ""
    return Self.objectWrappers.contains(wrapper)
      ? "the object in \(property(item, of: identity)) announced a change"
      : "\(property(item, of: identity)) changed"
  }

  /// Follows the causes back, the first of each body but the last, until one came from outside.
  private func chain(to position: Int, reason: Int) -> String {
    var links: [String] = []
    var next: (position: Int, reason: Int)? = (position, reason)
    while let (position, reason) = next {
      let run = record.runs[position]
      let view = name(run.identity)
      links.append("\(view).body")
      guard !run.isFirst, run.reasons.indices.contains(reason) else {
        next = record.runOfParent(of: run.identity, before: position).map { ($0, 0) }
        continue
      }
      let source = run.reasons[reason]
      links += self.links(source, of: run.identity)
      let writer: Int? =
        switch source.origin {
        case .value(let parent, _): parent
        case .environment(let writer): writer
        case .property, nil: nil
        }
      next = writer.flatMap { record.run(of: $0, before: position) }.map { ($0, 0) }
    }
    return ([step] + links.reversed()).joined(separator: " → ")
  }

  /// The attributes between a body and what changed them, from the body outwards.
  private func links(_ reason: BodyRun.Reason, of identity: Int) -> [String] {
    let own = "\(name(identity)).\(reason.item)"
    switch reason.origin {
    case .value(_, let fields):
      return fields.first.map { ["\(name(identity)).\($0)"] } ?? [name(identity)]
    case .property(let owner, let name):
      let source = "\(self.name(owner)).\(name)"
      return source == own ? [own] : [own, source]
    case .environment: return [own, "environment"]
    case nil:
      if reason.item.hasPrefix("\\") { return [String(reason.item.dropFirst())] }
      return reason.item.hasPrefix("@") ? [] : [own]
    }
  }

  private func name(_ identity: Int) -> String { record.names[identity] ?? "?" }

  private func body(_ identity: Int) -> String {
    identity == 0 ? "the host" : "\(name(identity))'s body"
  }

  private func property(_ storedName: String, of identity: Int) -> String {
    guard let property = views[name(identity)]?.property(storedName) else { return storedName }
    return "\(storedName) (line \(property.line))"
  }

  /// The wrappers whose object tells of its changes as a whole.
  private static let objectWrappers: Set = ["ObservedObject", "StateObject", "EnvironmentObject"]
}
