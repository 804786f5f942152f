import FileSystem
import Guidelines
import Threads
import Verification

/// Everything that a site depends on, as the file system knows it when a build begins.
struct BuildInputs {
  /// Changes whenever another site may come of the same command.
  let all: String
  /// Changes whenever anything does but the pages.
  let origin: String
  /// What the history of the pages depends on.
  let history: String
  /// Whether all of it has been left alone for long enough that any change would be seen.
  let areSettled: Bool
  /// The content folder.
  let content: FolderState

  /// Looks at the files before any is read, so that what changes meanwhile is built the next time.
  init(_ options: BuildCommand.Options, of site: SiteFolder, toolchain: Toolchain) {
    let context = site.context
    let themeFolders = context.themeFolders(options.theme)
    let ((content, themes), history) = concurrently(
      {
        let content = FolderState.settled(
          of: site.place.root + "/" + site.place.folder,
          includesHidden: false
        )
        return (content, themeFolders.map { FolderState.settled(of: $0, includesHidden: false) })
      },
      { PageHistory.state(ofRoot: site.place.root, environment: context.environment) }
    )
    let program = context.program.flatMap(FileStatus.init(of:))
    let numbers = (program?.numbers ?? []).map(String.init)
    let git = ["HOME", "PATH"].map { context.environment[$0] ?? "" }
    origin = fingerprint(
      of: [Program.version, context.folder] + numbers + toolchain.texts + options.texts
        + zip(themeFolders, themes).flatMap { [$0, $1.fingerprint] }
    )
    let colors = context.isColored ? "colored" : "plain"
    all = fingerprint(of: [origin, colors, content.fingerprint, history] + git)
    self.content = content
    self.history = history
    areSettled = ([content] + themes).allSatisfy(\.isSettled)
  }
}
