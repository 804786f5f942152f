import FileSystem
import FoundationEssentials
import Glibc
import Subprocess
import Verification

extension Context {
  /// The context of the running process.
  static var process: Context {
    let environment = ProcessInfo.processInfo.environment
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let installation = Installation(
      executableFolder: executable.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        ?? "."
    )
    let start = FileManager.default.currentDirectoryPath
    let root = KnowledgeBase.root(around: start)
    var context = Context(
      environment: environment,
      folder: root ?? start,
      engineFolder: installation.engineFolder,
      isColored: isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
        && environment["TERM"] != "dumb",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      // A file or a pipe gets the whole text.
      write: { emit(isatty(STDOUT_FILENO) == 1 ? shownOnTerminal($0) : $0) },
      writeError: { emitError(shownOnTerminal($0)) }
    )
    context.startFolder = start
    let places = CachePlace.ofUser(environment)
    (context.cachePlace, context.keyPlace) = (places?.results, places?.key)
    context.program = executable
    context.readInput = { ((try? contents(ofFile: "/dev/stdin")) ?? nil) ?? [] }
    context.installedTheme = installation.themeFolder
    context.installedContent = installation.contentFolder
    context.isInteractive = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    context.columns = terminalWidth(STDERR_FILENO) ?? 80
    context.outputWidth =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? terminalWidth(STDOUT_FILENO)
    return context
  }

  /// The width of the terminal behind a descriptor, in columns.
  private static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Writes to standard output; ends the program if that is full or closed, because more work is pointless.
private func emit(_ text: String) {
  if takes(text, STDOUT_FILENO) { return }
  emitError(
    "bodycheck: standard output is full or closed: make room on its disk, or redirect it\n"
  )
  SignalHandling.terminateChildrenNow()
  exit(ExitCode.usageError.rawValue)
}

/// Writes to standard error; if that fails, only the exit code reports the error.
private func emitError(_ text: String) { _ = takes(text, STDERR_FILENO) }

/// Writes a text.
/// - Returns: Whether the whole text was written.
private func takes(_ text: String, _ descriptor: Int32) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
