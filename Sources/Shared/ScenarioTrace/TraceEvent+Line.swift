/// The line format: a tag and its fields separated by tabs; a list is its length, then its items.
///
/// Inside a field, tab, newline, carriage return and backslash are written `\t`, `\n`, `\r` and `\\`.
extension TraceEvent {
  /// The event as one line, without the newline.
  public var line: String {
    fields.map(escaped).joined(separator: "\t")
  }

  /// Parses a line; returns `nil` if it isn't an event.
  public init?(line: some StringProtocol) {
    var reader = FieldReader(line)
    guard let event = reader.event(), reader.isAtEnd else { return nil }
    self = event
  }

  private var fields: [String] {
    switch self {
    case .stepBegan(let index): ["step", "\(index)"]
    case .mounted(let identity, let view, let parent): ["mount", "\(identity)", view, "\(parent)"]
    case .unmounted(let identity): ["unmount", "\(identity)"]
    case .evaluated(let identity, let causes): ["body", "\(identity)"] + list(causes)
    case .compared(let identity, let isEqual, let fields):
      ["compare", "\(identity)", isEqual ? "=" : "≠"] + list(fields)
    case .caused(let identity, let item, let origin):
      ["cause", "\(identity)", item] + origin.fields
    case .triggered(let identity, let items): ["content", "\(identity)"] + list(items)
    case .counted(let identity, let metric): ["count", "\(identity)", metric.rawValue]
    case .warned(let text): ["warning", text]
    case .assumed(let text): ["assumption", text]
    case .dependsOnVersion(let version): ["version", version]
    case .screen(let changes): ["screen", "\(changes.count)"] + changes.flatMap(\.fields)
    case .stepEnded(let index, let length): ["end", "\(index)", "\(length)"]
    case .stepFailed(let index, let failure): ["fail", "\(index)"] + failure.fields
    case .finished: ["finished"]
    }
  }
}

extension TraceEvent.StepFailure {
  fileprivate var fields: [String] {
    switch self {
    case .unknownLabel(let action, let label, let available):
      ["label", action, label] + list(available)
    case .otherActions(let action, let label, let available):
      ["other", action, label] + list(available)
    case .disabledLabel(let action, let label): ["disabled", action, label]
    case .ambiguousLabel(let action, let label, let rows):
      ["ambiguous", action, label] + list(rows)
    case .unknownKey(let key, let available): ["key", key] + list(available)
    case .unknownValue(let key, let value, let available): ["value", key, value] + list(available)
    case .notAValue(let text, let label): ["text", text, label]
    case .unknownStep(let name, let available): ["own", name] + list(available)
    case .impossible(let reason): ["impossible", reason]
    case .endlessUpdate(let views): ["endless"] + list(views)
    }
  }
}

func list(_ items: [String]) -> [String] { ["\(items.count)"] + items }

private func escaped(_ field: String) -> String {
  guard field.utf8.contains(where: { [0x09, 0x0A, 0x0D, 0x5C].contains($0) }) else { return field }
  var result = ""
  for scalar in field.unicodeScalars {
    switch scalar {
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\\": result += "\\\\"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Reads the fields of one line in order.
struct FieldReader {
  private var fields: ArraySlice<String>

  init(_ line: some StringProtocol) {
    let scalars = String(line).unicodeScalars
    fields =
      scalars.split(separator: "\t", omittingEmptySubsequences: false)
      .map { unescaped(String(Substring($0))) }[...]
  }

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
    default: return nil
    }
  }

  private mutating func counted() -> TraceEvent? {
    guard let identity = number(), let metric = text().flatMap(TraceEvent.Metric.init) else {
      return nil
    }
    return .counted(identity: identity, metric: metric)
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

private func unescaped(_ field: String) -> String {
  guard field.utf8.contains(0x5C) else { return field }
  var result = ""
  var isEscaped = false
  for scalar in field.unicodeScalars {
    if isEscaped {
      let plain: Unicode.Scalar =
        switch scalar {
        case "t": "\t"
        case "n": "\n"
        case "r": "\r"
        default: scalar
        }
      result.unicodeScalars.append(plain)
      isEscaped = false
    } else if scalar == "\\" {
      isEscaped = true
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
