import ScenarioTrace

/// One cause of a body's evaluation, as the engine's trace reports it.
package struct Cause: Equatable, Sendable {
  /// The item as `_printChanges` lists it.
  package let item: String
  /// Where the trace says it came from, if it does.
  package let origin: CauseOrigin?

  package init(item: String, origin: CauseOrigin?) {
    self.item = item
    self.origin = origin
  }

  /// The identity that it came from; `nil` if it came from the host or from outside of views.
  package var source: Int? {
    switch origin {
    case .value(let parent, _): parent
    case .property(let owner, _): owner
    case .environment(let writer): writer == 0 ? nil : writer
    case .setting, .announcement, nil: nil
    }
  }

  /// An item without the address in a key path to a computed property, which differs from run to run.
  package static func plain(_ item: String) -> String {
    guard let start = item.firstRange(of: "<computed 0x"),
      let end = item[start.upperBound...].firstIndex(of: " ")
    else { return item }
    return item[..<start.lowerBound] + "<computed" + item[end...]
  }
}
