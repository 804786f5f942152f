import Guidelines

extension PageHistory {
  /// Runs git once for all pages to find when the files of a folder were committed.
  ///
  /// Without git, outside a repository and in a shallow clone the history is empty: no date is better
  /// than a wrong one.
  /// - Parameters:
  ///   - folder: The content folder, relative to the root.
  ///   - root: The site's root.
  ///   - environment: The environment variables; git gets the path and the home folder.
  package init(
    ofFolder folder: String,
    root: String,
    environment: [String: String]
  ) {
    let git = Git(root: root, environment: environment)
    let commits: GitCommits
    do {
      commits = try git.history()
    } catch {
      self.init(problem: error.description)
      return
    }
    let log = GitLog(commits.log(of: folder))
    let contents = commits.contents(log.latest)
    let former = zip(log.latest, GitLog.contents(contents)).compactMap { file, text in
      text.map { (file.path, $0) }
    }
    self.init(log.entries, formerTexts: Dictionary(uniqueKeysWithValues: former))
  }
}
