import ScenarioTrace

/// One cause of a body evaluation, as recorded in the engine's trace.
package struct Cause: Equatable, Sendable {
  /// The item as printed by `_printChanges`.
  package let item: String
  /// Its origin, if the trace records it.
  package let origin: CauseOrigin?

  package init(item: String, origin: CauseOrigin?) {
    self.item = item
    self.origin = origin
  }

  /// The identity that caused it; `nil` if the cause is the host or outside of views.
  package var source: Int? {
    switch origin {
    case .value(let parent, _): parent
    case .property(let owner, _): owner
    case .environment(let writer): writer == 0 ? nil : writer
    case .setting, .announcement, .store, nil: nil
    }
  }

  /// An item without the address in a key path to a computed property, which differs between runs.
  package static func plain(_ item: String) -> String {
    guard let start = item.firstRange(of: "<computed 0x"),
      let end = item[start.upperBound...].firstIndex(of: " ")
    else { return item }
    return item[..<start.lowerBound] + "<computed" + item[end...]
  }
}
