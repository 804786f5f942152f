import Guidelines
import Testing

@Suite struct `A repository` {
  static let cases: [(remote: String, address: String?)] = [
    ("git@github.com:owner/name.git", "https://github.com/owner/name"),
    ("ssh://git@github.com:22/owner/name.git", "https://github.com/owner/name"),
    ("https://github.com/owner/name", "https://github.com/owner/name"),
    ("git@github.com:1owner/name.git", "https://github.com/1owner/name"),
    ("https://github.com:443/1owner/name", "https://github.com/1owner/name"),
    ("https://user:secret@github.com/owner/name.git", "https://github.com/owner/name"),
    ("https://gitlab.com/group/part/name.git", "https://gitlab.com/group/part/name"),
    ("https://example.com/owner/name", nil),
    ("/home/me/name", nil),
    ("https://github.com/owner", nil),
    ("", nil),
  ]

  @Test(arguments: cases)
  func `has the address of its remote, without a password`(remote: String, address: String?) {
    #expect(Repository(remote: remote, branch: "main")?.address == address)
  }

  @Test func `has pages that can be edited, where its host says`() {
    let hub = Repository(remote: "git@github.com:o/n.git", branch: "main", prefix: "site/")
    #expect(hub?.edit("content/a.md") == "https://github.com/o/n/edit/main/site/content/a.md")
    let lab = Repository(remote: "git@gitlab.com:o/n.git", branch: "trunk")
    #expect(lab?.edit("content/a.md") == "https://gitlab.com/o/n/-/edit/trunk/content/a.md")
    #expect(lab?.file("LICENSE") == "https://gitlab.com/o/n/-/blob/trunk/LICENSE")
  }

  static let published: [(remote: String, address: String?)] = [
    ("https://github.com/Owner/name", "https://owner.github.io/name/"),
    ("https://github.com/owner/owner.github.io", "https://owner.github.io/"),
    ("https://gitlab.com/owner/name", nil),
  ]

  @Test(arguments: published)
  func `is published by GitHub under its owner's name`(remote: String, address: String?) {
    #expect(Repository(remote: remote, branch: "main")?.pagesAddress == address)
  }
}
