/// The repository that contains a site's pages.
package struct Repository: Equatable, Sendable {
  /// The forms of addresses that are known.
  private enum Host: Equatable {
    case gitHub
    case gitLab
  }

  /// The repository's own address, without a trailing `/`.
  package let address: String
  private let host: Host
  private let branch: String
  /// The site's root in the repository: empty, or with a trailing `/`.
  private let prefix: String

  /// Creates a repository; `nil` if its host is neither GitHub nor GitLab.
  /// - Parameters:
  ///   - remote: What git calls the remote: `git@github.com:owner/name.git`, or an address.
  ///   - branch: The branch that people propose changes to.
  ///   - prefix: The site's root in the repository: empty, or with a trailing `/`.
  package init?(remote: String, branch: String, prefix: String = "") {
    var rest = remote[...]
    let scheme = rest.firstRange(of: "://")
    if let scheme { rest = rest[scheme.upperBound...] }
    // A name or a password before the host stays private.
    let authority = rest.prefix { $0 != "/" }
    if let at = authority.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    let host = rest.prefix { $0 != "/" && $0 != ":" }
    rest = rest.dropFirst(host.count)
    // Without a scheme, the path follows the colon; with one, a port does.
    if scheme != nil { rest = rest.drop { $0 != "/" } }
    let path = rest.drop { $0 == ":" || $0 == "/" }
    let name = path.hasSuffix(".git") ? path.dropLast(4) : path
    guard name.split(separator: "/").count > 1 else { return nil }
    switch host.split(separator: ".").first {
    case "github": self.host = .gitHub
    case "gitlab": self.host = .gitLab
    default: return nil
    }
    address = "https://\(host)/\(name)"
    self.branch = branch
    self.prefix = prefix
  }

  /// Where a page is edited; the path is percent-encoded.
  package func edit(_ path: String) -> String { "\(folder("edit"))/\(prefix)\(path)" }

  /// Where a file of the repository's root is shown.
  package func file(_ name: String) -> String { "\(folder("blob"))/\(name)" }

  /// Where a problem is reported; title and text are percent-encoded.
  package func report(title: String, text: String) -> String {
    switch host {
    case .gitHub: "\(address)/issues/new?title=\(title)&body=\(text)"
    case .gitLab: "\(address)/-/issues/new?issue[title]=\(title)&issue[description]=\(text)"
    }
  }

  /// The address at which GitHub publishes the repository's site.
  package var pagesAddress: String? {
    let parts = address.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[1] == "github.com" else { return nil }
    let host = parts[2].lowercased() + ".github.io"
    return "https://\(host)/" + (parts[3].lowercased() == host ? "" : parts[3] + "/")
  }

  private func folder(_ kind: String) -> String {
    host == .gitLab ? "\(address)/-/\(kind)/\(branch)" : "\(address)/\(kind)/\(branch)"
  }
}
