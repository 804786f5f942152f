import Glibc

/// Runs a function on a new thread, which ends when the function returns.
///
/// - Parameters:
///   - stackSize: The stack size in bytes.
///   - timeout: How long to retry, in seconds, while the system cannot start a thread.
///   - body: The function to run.
/// - Throws: `ThreadProblem` if the system could not start a thread before the timeout.
package func startThread(
  stackSize: Int = 512 << 10,
  timeout: Double = 1,
  _ body: @escaping @Sendable () -> Void
) throws(ThreadProblem) {
  let deadline = ContinuousClock.now + .seconds(timeout)
  while true {
    do {
      pthread_detach(try makeThread(stackSize: stackSize, body))
      return
    } catch {
      guard ContinuousClock.now < deadline else { throw error }
      usleep(1_000)
    }
  }
}

/// Runs a function on several new threads and returns when all of them have ended.
///
/// If the system can start only some of the threads, the function runs on those; if none, on this one.
func runOnThreads(_ count: Int, stackSize: Int, _ body: @Sendable () -> Void) {
  withoutActuallyEscaping(body) { body in
    let threads = (0..<count).compactMap { _ in try? makeThread(stackSize: stackSize, body) }
    if threads.isEmpty, count > 0 { body() }
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// Why no thread could be started.
package struct ThreadProblem: Error, Equatable, CustomStringConvertible {
  /// The system's error number.
  package let code: Int32

  /// What is wrong, then how to fix it.
  package var description: String {
    "no thread can be started (\(String(cString: strerror(code)))): close other programs"
  }
}

private func makeThread(
  stackSize: Int,
  _ body: @escaping @Sendable () -> Void
) throws(ThreadProblem) -> pthread_t {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  let work = Unmanaged.passRetained(Work(body))
  var thread = pthread_t()
  let code = pthread_create(&thread, &attributes, { run($0) }, work.toOpaque())
  guard code == 0 else {
    work.release()
    throw ThreadProblem(code: code)
  }
  return thread
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}

/// A function as an object whose pointer C can pass on.
private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
