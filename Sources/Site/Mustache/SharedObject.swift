import Synchronization

/// An object that many models show, together with what it looked like.
///
/// A section that shows nothing else looks the same for it each time. The templates of one library alone may
/// show it.
package final class SharedObject: Sendable {
  let members: Members
  /// What sections showed of it.
  private let shown = Mutex<[(section: Program.Section, bytes: [UInt8])]>([])

  package init(_ members: Members) { self.members = members }

  /// What a section showed of it, if that is known.
  func bytes(in section: Program.Section) -> [UInt8]? {
    shown.withLock { shown in shown.first { $0.section == section }?.bytes }
  }

  /// Takes note of what a section shows of it, and of nothing else.
  func note(_ bytes: ArraySlice<UInt8>, in section: Program.Section) {
    shown.withLock { $0.append((section, Array(bytes))) }
  }
}

extension SharedObject: Equatable {
  package static func == (first: SharedObject, second: SharedObject) -> Bool {
    first.members == second.members
  }
}
