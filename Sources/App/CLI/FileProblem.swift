/// An error in a file or folder from the command line.
enum FileProblem: Error, Equatable {
  case notFound(String)
  /// The second text says what a valid results file contains.
  case notResults(String, String)
  /// The second text says what an audit's results contain.
  case notAnAudit(String, String)
  /// The second text says what is wrong with what a device's test wrote.
  case notMeasured(String, String)
  case notAPage(String, contentFolder: String)
  case cannotWrite(String)
  /// A link out of the checkout in place of the content folder.
  case leadsOut(String)
  /// A link in the checkout on the way to what a command writes.
  case linkToOutput(String)
  case exists(String)
  case changedMeanwhile(String)
  /// An app that pages of a folder cannot name.
  case appOutside(String, String)
}

extension FileProblem: CustomStringConvertible {
  /// The problem, then the fix.
  var description: String {
    switch self {
    case .notFound(let path):
      "there is no '\(path)': check the path, which is relative to this folder"
    case .notResults(let path, let fault):
      "'\(path)' holds no results (\(fault)): write it with 'bodycheck verify --format json'"
    case .notAnAudit(let path, let fault):
      "'\(path)' holds no audit (\(fault)): write it with 'bodycheck audit --format json'"
    case .notMeasured(let path, let fault):
      "'\(path)' holds no measurements (\(fault)): write it with the test of 'bodycheck export --suite'"
    case .notAPage(let path, let folder):
      "'\(path)' is not a page: name a Markdown file or a folder inside '\(folder)'"
    case .changedMeanwhile(let path):
      "'\(path)' was saved while its scenarios ran: nothing in it was rewritten, run the command again"
    case .appOutside(let app, let folder):
      "pages in '\(folder)' cannot name '\(app)': create the knowledge base in the app's git repository or folder"
    case .exists(let path): "'\(path)' already exists: choose another name, or remove it first"
    case .leadsOut(let path):
      "'\(path)' leads out of its checkout, so it may not be meant to be published: name its target with '--content'"
    case .linkToOutput(let path):
      "'\(path)' is a link in the checkout, so a stranger could have chosen what is overwritten: remove it, or name its target"
    case .cannotWrite(let path): "'\(path)' cannot be written: check its permissions"
    }
  }
}
