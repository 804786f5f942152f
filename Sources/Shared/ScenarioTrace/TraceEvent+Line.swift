/// The line format: a tag and its fields; a list is its length, then its items.
extension TraceEvent {
  /// The event as one line, without the newline.
  public var line: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// Replaces bytes by the event as one line, with its newline.
  public func write(to bytes: inout [UInt8]) {
    var line = TraceLine(reusing: bytes)
    bytes = []
    write(to: &line)
    line.end()
    bytes = line.bytes
  }

  /// Parses a line; returns `nil` if it isn't an event.
  public init?(line: some StringProtocol) {
    guard let fields = traceFields(of: line) else { return nil }
    var reader = FieldReader(fields)
    guard let event = reader.event(), reader.isAtEnd else { return nil }
    self = event
  }

  private func write(to line: inout TraceLine) {
    line.add(tag)
    switch self {
    case .stepBegan(let index): line.add(index)
    case .mounted(let identity, let view, let parent):
      line.add(identity)
      line.add(view)
      line.add(parent)
    case .unmounted(let identity): line.add(identity)
    case .evaluated(let identity, let causes):
      line.add(identity)
      line.add(causes)
    case .compared(let identity, let isEqual, let fields):
      line.add(identity)
      line.add(isEqual ? "=" : "≠")
      line.add(fields)
    case .caused(let identity, let item, let origin):
      line.add(identity)
      line.add(item)
      origin.write(to: &line)
    case .triggered(let identity, let items):
      line.add(identity)
      line.add(items)
    case .counted(let identity, let metric):
      line.add(identity)
      line.add(metric.rawValue)
    case .noted(let identity, let note):
      line.add(identity)
      line.add(note.kind.rawValue)
      line.add(note.texts)
    case .warned(let text), .assumed(let text), .dependsOnVersion(let text): line.add(text)
    case .screen(let changes):
      line.add(changes.count)
      for change in changes { change.write(to: &line) }
    case .stepEnded(let index, let length):
      line.add(index)
      line.add(length)
    case .stepFailed(let index, let failure):
      line.add(index)
      failure.write(to: &line)
    case .finished: break
    }
  }

  /// The first field.
  private var tag: String {
    switch self {
    case .stepBegan: "step"
    case .mounted: "mount"
    case .unmounted: "unmount"
    case .evaluated: "body"
    case .compared: "compare"
    case .caused: "cause"
    case .triggered: "content"
    case .counted: "count"
    case .noted: "note"
    case .warned: "warning"
    case .assumed: "assumption"
    case .dependsOnVersion: "version"
    case .screen: "screen"
    case .stepEnded: "end"
    case .stepFailed: "fail"
    case .finished: "finished"
    }
  }
}

extension TraceEvent.StepFailure {
  fileprivate func write(to line: inout TraceLine) {
    let (texts, items) = fields
    for text in texts { line.add(text) }
    if let items { line.add(items) }
  }

  private var fields: (texts: [String], items: [String]?) {
    switch self {
    case .unknownLabel(let action, let label, let available): (["label", action, label], available)
    case .otherActions(let action, let label, let available): (["other", action, label], available)
    case .disabledLabel(let action, let label): (["disabled", action, label], nil)
    case .ambiguousLabel(let action, let label, let rows): (["ambiguous", action, label], rows)
    case .unknownKey(let key, let available): (["key", key], available)
    case .unknownValue(let key, let value, let available): (["value", key, value], available)
    case .notAValue(let text, let label): (["text", text, label], nil)
    case .unknownStep(let name, let available): (["own", name], available)
    case .impossible(let reason): (["impossible", reason], nil)
    case .endlessUpdate(let views): (["endless"], views)
    case .leftOut(let part): (["leftout", "\(part)"], nil)
    }
  }
}

/// Reads the fields of one line in order.
struct FieldReader {
  private var fields: ArraySlice<String>

  init(_ fields: [String]) { self.fields = fields[...] }

  var isAtEnd: Bool { fields.isEmpty }

  mutating func event() -> TraceEvent? {
    switch text() {
    case "step": number().map(TraceEvent.stepBegan(index:))
    case "mount": mounted()
    case "unmount": number().map(TraceEvent.unmounted(identity:))
    case "body": evaluated()
    case "compare": compared()
    case "cause": caused()
    case "content": triggered()
    case "count": counted()
    case "note": noted()
    case "warning": text().map(TraceEvent.warned)
    case "assumption": text().map(TraceEvent.assumed)
    case "version": text().map(TraceEvent.dependsOnVersion)
    case "screen": screen()
    case "end": ended()
    case "fail": failed()
    case "finished": .finished
    default: nil
    }
  }

  private mutating func mounted() -> TraceEvent? {
    guard let identity = number(), let view = text(), let parent = number() else { return nil }
    return .mounted(identity: identity, view: view, parent: parent)
  }

  private mutating func evaluated() -> TraceEvent? {
    guard let identity = number(), let causes = list() else { return nil }
    return .evaluated(identity: identity, causes: causes)
  }

  private mutating func compared() -> TraceEvent? {
    guard let identity = number(), let answer = text(), answer == "=" || answer == "≠",
      let fields = list()
    else { return nil }
    return .compared(identity: identity, isEqual: answer == "=", fields: fields)
  }

  private mutating func caused() -> TraceEvent? {
    guard let identity = number(), let item = text(), let origin = origin() else { return nil }
    return .caused(identity: identity, item: item, origin: origin)
  }

  private mutating func triggered() -> TraceEvent? {
    guard let identity = number(), let items = list() else { return nil }
    return .triggered(identity: identity, items: items)
  }

  private mutating func origin() -> CauseOrigin? {
    switch text() {
    case "value":
      guard let parent = number(), let fields = list() else { return nil }
      return .value(parent: parent, fields: fields)
    case "property":
      guard let owner = number(), let name = text() else { return nil }
      return .property(owner: owner, name: name)
    case "environment": return number().map(CauseOrigin.environment(writer:))
    case "setting":
      guard let wrapper = text(), let written = text(), let watched = text() else { return nil }
      return .setting(wrapper: wrapper, written: written, watched: watched)
    case "announcement":
      guard let object = text(), let properties = list() else { return nil }
      return .announcement(object: object, properties: properties)
    case "store": return list().map(CauseOrigin.store(models:))
    default: return nil
    }
  }

  private mutating func counted() -> TraceEvent? {
    guard let identity = number(), let metric = text().flatMap(TraceEvent.Metric.init) else {
      return nil
    }
    return .counted(identity: identity, metric: metric)
  }

  private mutating func noted() -> TraceEvent? {
    guard let identity = number(), let kind = text().flatMap(Note.Kind.init), let texts = list(),
      texts.count >= kind.fewestTexts
    else { return nil }
    return .noted(identity: identity, Note(kind, texts))
  }

  private mutating func ended() -> TraceEvent? {
    guard let index = number(), let length = number() else { return nil }
    return .stepEnded(index: index, consoleLength: length)
  }

  private mutating func failed() -> TraceEvent? {
    guard let index = number(), let failure = failure() else { return nil }
    return .stepFailed(index: index, failure)
  }

  private mutating func failure() -> TraceEvent.StepFailure? {
    switch text() {
    case "label":
      guard let action = text(), let label = text(), let available = list() else { return nil }
      return .unknownLabel(action: action, label: label, available: available)
    case "other":
      guard let action = text(), let label = text(), let available = list() else { return nil }
      return .otherActions(action: action, label: label, available: available)
    case "disabled":
      guard let action = text(), let label = text() else { return nil }
      return .disabledLabel(action: action, label: label)
    case "ambiguous":
      guard let action = text(), let label = text(), let rows = list() else { return nil }
      return .ambiguousLabel(action: action, label: label, rows: rows)
    case "key":
      guard let key = text(), let available = list() else { return nil }
      return .unknownKey(key, available: available)
    case "value":
      guard let key = text(), let value = text(), let available = list() else { return nil }
      return .unknownValue(key: key, value: value, available: available)
    case "text":
      guard let value = text(), let label = text() else { return nil }
      return .notAValue(value, label: label)
    case "own":
      guard let name = text(), let available = list() else { return nil }
      return .unknownStep(name, available: available)
    case "impossible": return text().map(TraceEvent.StepFailure.impossible)
    case "leftout": return number().map(TraceEvent.StepFailure.leftOut(part:))
    case "endless": return list().map(TraceEvent.StepFailure.endlessUpdate(views:))
    default: return nil
    }
  }

  mutating func text() -> String? { fields.popFirst() }

  mutating func number() -> Int? {
    guard let number = text().flatMap({ Int($0) }), number >= 0 else { return nil }
    return number
  }

  mutating func list() -> [String]? {
    guard let count = number(), count <= fields.count else { return nil }
    defer { fields = fields.dropFirst(count) }
    return Array(fields.prefix(count))
  }
}
