import Glibc

/// The processor time of an operation, in seconds, which excludes other work on the machine.
func processorTime(of operation: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try operation()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
