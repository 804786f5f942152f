import Glibc

/// Runs a function on a thread of its own, which ends with it.
///
/// Waits where the system has no thread left.
/// - Parameters:
///   - stackSize: In bytes.
///   - body: What to run.
package func startThread(stackSize: Int = 512 << 10, _ body: @escaping @Sendable () -> Void) {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let work = Unmanaged.passRetained(Work(body)).toOpaque()
  var thread = pthread_t()
  while pthread_create(&thread, &attributes, { run($0) }, work) != 0 { usleep(1_000) }
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}

/// A function as C hands it on.
private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
