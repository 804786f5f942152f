import Subprocess
import Verification

/// What a command knows of the world and how it speaks to it.
package struct Context: Sendable {
  /// The environment variables.
  package var environment: [String: String]
  /// The folder that relative paths start from: the site's root.
  package var folder: String
  /// Where the engine's modules and libraries are.
  package var engineFolder: String
  /// The theme of sites that have none of their own, if there is one.
  package var installedTheme: String?
  /// The running program's file, if it is known.
  package var program: String?
  /// Whether standard output is a terminal that shows colors.
  package var isColored: Bool
  /// Whether standard error is a terminal whose lines can be written anew.
  package var isInteractive = false
  /// How wide the terminal is.
  package var columns = 80
  /// How many scenarios may run at once unless a flag says otherwise.
  package var cores: Int
  /// Where results of earlier runs are kept.
  package var cacheFolder: String
  /// What each running scenario may use.
  package var limits = ProcessLimits.scenario
  /// Writes to standard output; the text carries its own newlines.
  package var write: @Sendable (String) -> Void
  /// Writes to standard error; the text carries its own newlines.
  package var writeError: @Sendable (String) -> Void

  package init(
    environment: [String: String],
    folder: String,
    engineFolder: String,
    isColored: Bool,
    cores: Int,
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) {
    self.environment = environment
    self.folder = folder
    self.engineFolder = engineFolder
    self.isColored = isColored
    self.cores = cores
    self.write = write
    self.writeError = writeError
    cacheFolder = folder + "/.bodycheck/cache"
  }

  /// Whether the program runs for a continuous integration service.
  var isContinuousIntegration: Bool { environment["CI"] == "true" }

  /// A path as the user gave it, from the site's root.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }
}
