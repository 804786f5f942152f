import Guidelines

/// The commits that touched files of a folder.
struct GitLog {
  /// The maximum number of files whose former texts are read: as many as a feed can list.
  private static let maxFormerTexts = 30

  private(set) var entries: [String: PageHistory.Entry] = [:]
  /// The most recently changed files, newest first, each with its last commit.
  private(set) var latest: [(path: String, commit: String)] = []

  /// Parses each commit's time, id, subject and files, newest first.
  init(_ log: String) {
    // As RFC 3339 has it; a commit can have other times, which no feed may contain.
    let form =
      /[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](?:Z|[+\-][01][0-9]:[0-5][0-9])/
    var time = ""
    var (commit, subject) = ("", "")
    for line in Array(log.utf8).split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "@") {
        let parts = line.dropFirst().split(separator: UInt8(ascii: " "), maxSplits: 2)
          .map { String(decoding: $0, as: UTF8.self) }
        time = parts.first ?? ""
        if time.wholeMatch(of: form) == nil { time = "" }
        commit = parts.count > 1 ? parts[1] : ""
        subject = parts.count > 2 ? parts[2] : ""
      } else {
        add(String(decoding: line, as: UTF8.self), of: commit, subject, at: time)
      }
    }
  }

  /// Adds a file of a commit; later commits of the file were added before.
  private mutating func add(
    _ path: String,
    of commit: String,
    _ subject: String,
    at time: String
  ) {
    guard !time.isEmpty else { return }
    if let known = entries[path] {
      entries[path] = .init(first: time, last: known.last, subject: known.subject)
      return
    }
    entries[path] = .init(first: time, last: time, subject: subject)
    if latest.count < Self.maxFormerTexts { latest.append((path, commit)) }
  }

  /// The files in the output of `git cat-file --batch`, in the requested order.
  ///
  /// Each is a line that ends with the file's size, then the file; `nil` if it is missing, or too long for a page.
  static func contents(_ output: String) -> [String?] {
    var rest = Array(output.utf8)[...]
    var contents: [String?] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      let size = header.split(separator: " ").last.flatMap { Int($0) }
      contents.append(
        size.flatMap {
          $0 > Page.maxSize ? nil : String(decoding: rest.prefix($0), as: UTF8.self)
        }
      )
      if let size { rest = rest.dropFirst(size + 1) }
    }
    return contents
  }
}
