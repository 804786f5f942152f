import Foundation

extension Context {
  /// The context of the running process.
  static var process: Context {
    let environment = ProcessInfo.processInfo.environment
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let installation = Installation(
      executableFolder: executable?.deletingLastPathComponent().path ?? "."
    )
    var context = Context(
      environment: environment,
      folder: FileManager.default.currentDirectoryPath,
      engineFolder: installation.engineFolder,
      isColored: isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
        && environment["TERM"] != "dumb",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) }
    )
    context.program = executable?.path
    context.installedTheme = installation.themeFolder
    context.isInteractive = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    context.columns = terminalWidth ?? 80
    return context
  }

  /// The columns of the terminal that standard error is.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
