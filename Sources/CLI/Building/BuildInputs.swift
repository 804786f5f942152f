import Foundation
import Guidelines
import Verification

/// Everything that a site depends on, as the file system knows it when a build begins.
struct BuildInputs {
  /// Changes whenever another site may come of the same command.
  let fingerprint: String
  /// Whether all of it has been left alone for long enough that any change would be seen.
  let areSettled: Bool

  /// File systems may give two changes the same time if they are this near, in nanoseconds.
  private static let blindness = 10_000_000

  /// Looks at the files before any is read, so that what changes meanwhile is built the next time.
  init(_ options: BuildCommand.Options, of site: SiteFolder, toolchain: Toolchain) {
    let context = site.context
    let now = Int(Date().timeIntervalSince1970 * 1e9)
    let content = site.place.root + "/" + site.place.folder
    let folders = [content] + context.themeFolders(options.theme)
    let states = folders.map { FolderState(of: $0, includesHidden: false) }
    let program = context.program.flatMap(FileStatus.init(of:))
    let git = ["HOME", "PATH"].map { context.environment[$0] ?? "" }
    let history = PageHistory.state(ofRoot: site.place.root, environment: context.environment)
    fingerprint = Verification.fingerprint(
      of: [Program.version, program.map { "\($0)" } ?? "", "\(toolchain)", history]
        + ["\(options)", context.folder, "\(context.isColored)"] + git
        + zip(folders, states).flatMap { [$0, $1.fingerprint] }
    )
    areSettled = states.allSatisfy { $0.lastChange < now - Self.blindness }
  }
}
