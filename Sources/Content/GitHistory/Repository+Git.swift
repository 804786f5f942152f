import Guidelines

extension Repository {
  /// The repository of a folder, from what GitHub's runner says or else from git's remote; `nil` without either, or if
  /// the host is unknown.
  /// - Parameters:
  ///   - root: The site's root.
  ///   - environment: The environment variables; git gets the path and the home folder.
  package init?(of root: String, environment: [String: String]) {
    let git = Git(root: root, environment: environment)
    if let server = environment["GITHUB_SERVER_URL"], let name = environment["GITHUB_REPOSITORY"] {
      let isBranch = environment["GITHUB_REF_TYPE"] == "branch"
      let named = isBranch ? environment["GITHUB_REF_NAME"] : nil
      self.init(remote: "\(server)/\(name)", branch: named ?? "main", prefix: git.prefix)
    } else {
      let remote = git.remote
      if remote.isEmpty { return nil }
      let branch = git.mainBranch
      self.init(remote: remote, branch: branch.isEmpty ? "main" : branch, prefix: git.prefix)
    }
  }
}
