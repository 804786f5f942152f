import Glibc
import Reconciler

/// The memory that a mounted row takes.
///
/// - Parameter count: How many rows to mount; with more rows, one-time costs matter less.
/// - Returns: Bytes; `nil` if the system does not report them.
/// - Throws: `EndlessUpdate` if mounting does not finish.
@MainActor
func memoryPerRow(count: Int) throws -> Int? {
  try ViewHost().present(ListScreen(items: Item.list(count: 1)))
  let items = Item.list(count: count)
  guard let before = residentMemory() else { return nil }
  let host = ViewHost()
  try host.present(ListScreen(items: items))
  defer { host.close() }
  return residentMemory().map { ($0 - before) / count }
}

/// The process's resident memory, in bytes: the second number of Linux's `/proc/self/statm`.
private func residentMemory() -> Int? {
  // Foundation's files are those of a scenario here.
  guard let file = fopen("/proc/self/statm", "r") else { return nil }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return nil }
  let text = String(cString: line)
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
}
