/// The update of a host's views, in which reads count (STATE-5).
///
/// Hosts run on the main thread, and updates never nest.
package enum HostUpdate {
  private(set) static nonisolated(unsafe) var isRunning = false

  static func run(_ update: () -> Void) {
    isRunning = true
    defer { isRunning = false }
    update()
  }
}
