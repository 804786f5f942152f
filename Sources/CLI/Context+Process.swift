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
    context.installedTheme = installation.themeFolder
    return context
  }
}
