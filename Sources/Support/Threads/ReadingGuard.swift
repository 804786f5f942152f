import CSystem
import Diagnostics
import Glibc

/// Reads one input within bounds: 20 s of processor time, and the stack of this thread.
///
/// If either is exceeded, the program ends with one sentence that names the input. A parser that loops or recurses
/// without an end cannot be stopped otherwise, and limits on its input that would be complete are unknown.
/// - Parameters:
///   - name: The input, such as the path of a page.
///   - body: The work, which may read and compute but not wait.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
package func guardingReading<Result, Problem: Error>(
  of name: String,
  _ body: () throws(Problem) -> Result
) throws(Problem) -> Result {
  let seconds: UInt32 = 20
  // A line break in the name of a file must not begin a line of a log.
  let name = strdup(oneLine(name))
  let before = begin_reading(name, seconds)
  defer {
    end_reading(before, seconds)
    free(name)
  }
  return try body()
}
