import Diagnostics

/// Checks that every file of the site gets a unique address, ignoring letter case and look-alikes.
///
/// Each address must also be a valid file name inside the site on every system.
struct SlugCheck {
  let site: Site

  /// The addresses of the pages that every site has.
  private static let lists: Set = [
    "404", "a-z", "guidelines/index", "index", "ledger", "observations/index", "rules/index",
    "sources/index",
  ]
  /// The folders that the site generates.
  private static let folders: Set = ["assets", "search", "tags", "topics"]

  /// An address that a content file claims.
  private struct Claim {
    let address: String
    /// The claiming file.
    let file: String
    /// Whether it is the site's home page, which has the address of one of the lists.
    var isHome = false
    /// Whether it is a former address of a page.
    var isAlias = false
    /// The page that states it; `nil` for an image.
    var page: Page?
    /// Where it is stated; the page's first line if it is implicit.
    var range: Range<Int>?
  }

  func diagnose() -> [Diagnostic] {
    var taken: [String: String] = [:]
    var ofPages: [String: FindingList] = [:]
    var ofImages: [Diagnostic] = []
    for claim in pages + aliases + images {
      let key = lookOf(claim.address)
      let other = taken[key]
      guard let message = fault(of: claim) ?? other.map({ .taken(claim.address, by: $0) }) else {
        taken[key] = claim.file
        continue
      }
      if let page = claim.page {
        let range = claim.range ?? page.source.range(ofLine: 1)
        ofPages[claim.file, default: FindingList(of: page.source)].report(message, at: range)
      } else {
        let start = SourceLocation(path: claim.file, line: 1, column: 1)
        ofImages.append(Diagnostic(message, at: start))
      }
    }
    return ofPages.values.flatMap(\.diagnostics) + ofImages + tagFindings
      + topicFindings
  }

  private func fault(of claim: Claim) -> Diagnostic.Message? {
    let address = claim.address
    if let fault = FileNameFault(in: address) {
      return claim.isAlias && fault == .outside ? .outside(address) : .fileName(address, fault)
    }
    let plain = lookOf(address)
    let folder = String(Substring(plain.utf8.prefix { $0 != UInt8(ascii: "/") }))
    if Self.folders.contains(folder) { return .reservedFolder(address, folder) }
    return Self.lists.contains(plain) && !claim.isHome ? .reserved(address) : nil
  }

  private var pages: [Claim] {
    site.pages.map { page in
      Claim(
        address: page.slug,
        file: page.path,
        isHome: page.kind == .home,
        page: page
      )
    }
  }

  private var aliases: [Claim] {
    site.pages.flatMap { page in
      (page.frontMatter.values[.aliases] ?? []).map { alias in
        Claim(
          address: alias.text,
          file: page.path,
          isAlias: true,
          page: page,
          range: alias.range
        )
      }
    }
  }

  private var images: [Claim] {
    site.images.map { Claim(address: $0.sitePath, file: $0.path) }
  }

  /// Findings about tags whose page would not be a valid file or would share another tag's address.
  private var tagFindings: [Diagnostic] {
    var titles: [String: String] = [:]
    var messages: [String: Diagnostic.Message?] = [:]
    return site.pages.flatMap { page in
      var findings = FindingList(of: page.source)
      for tag in page.frontMatter.values[.tags] ?? [] {
        let message = messages[tag.text] ?? Self.message(of: "tag", tag.text, &titles)
        messages[tag.text] = .some(message)
        if let message { findings.report(message, at: tag.range) }
      }
      return findings.diagnostics
    }
  }

  /// Findings about topics whose page would not be a valid file or would share another topic's address.
  private var topicFindings: [Diagnostic] {
    var titles: [String: String] = [:]
    var messages: [String: Diagnostic.Message?] = [:]
    return site.pages.compactMap { page in
      guard let topic = page.frontMatter.values[.topic]?.first else { return nil }
      let message = messages[topic.text] ?? Self.message(of: "topic", topic.text, &titles)
      messages[topic.text] = .some(message)
      return message.map { page.source.diagnostic($0, at: topic.range) }
    }
  }

  /// The fault of a topic or tag, given the first one for each address by how the address looks.
  private static func message(
    of kind: String,
    _ title: String,
    _ titles: inout [String: String]
  ) -> Diagnostic.Message? {
    let name = slug(title)
    let known = titles[lookOf(name), default: title]
    titles[lookOf(name)] = known
    if name.isEmpty { return .noName(title, of: kind) }
    let path = "\(kind)s/\(name)"
    if let fault = FileNameFault(in: path) { return .fileName(path, fault) }
    return known == title ? nil : .sameName(title, known, of: kind)
  }
}

/// A name as an address: lowercase letters and digits with single hyphens.
package func slug(_ text: String) -> String {
  let lowercase = text.lowercased()
  guard lowercase.utf8.allSatisfy({ $0 < 0x80 }) else {
    return lowercase.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
  var name: [UInt8] = []
  for byte in lowercase.utf8 {
    let isKept =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    if isKept {
      name.append(byte)
    } else if name.last.map({ $0 != UInt8(ascii: "-") }) ?? false {
      name.append(UInt8(ascii: "-"))
    }
  }
  if name.last == UInt8(ascii: "-") { name.removeLast() }
  return String(decoding: name, as: UTF8.self)
}

extension Diagnostic.Message {
  fileprivate static func outside(_ address: String) -> Self {
    let inside = address.split(separator: "/").joined(separator: "/")
    let isInside = FileNameFault(in: inside) == nil
    return Self(
      id: "outside-site",
      what: "the address '\(address)' is not inside the site",
      why: isInside
        ? "an alias is a path in the site, without '/' at its beginning or end"
        : "a page there would be outside the site's folder",
      fix: "write \(isInside ? "'\(inside)'" : "a former address such as 'guidelines/old-name'")"
    )
  }

  fileprivate static func fileName(_ address: String, _ fault: FileNameFault) -> Self {
    Self(
      id: "file-name",
      what: "'\(address)' is not a valid file name on every system",
      why: fault.reason,
      fix: "choose another name"
    )
  }

  fileprivate static func reserved(_ address: String) -> Self {
    Self(
      id: "duplicate-slug",
      what: "the address '\(address)' is taken",
      why: "every site has a list at that address",
      fix: "choose another one"
    )
  }

  fileprivate static func reservedFolder(_ address: String, _ folder: String) -> Self {
    Self(
      id: "duplicate-slug",
      what: "the address '\(address)' is taken",
      why: "the site writes its own files into '\(folder)'",
      fix: "choose another folder"
    )
  }

  fileprivate static func taken(_ slug: String, by path: String) -> Self {
    Self(
      id: "duplicate-slug",
      what: "the address '\(slug)' is taken",
      why: "\(path) already has it",
      fix: "rename one of them"
    )
  }

  fileprivate static func noName(_ title: String, of kind: String) -> Self {
    Self(
      id: "\(kind)-name",
      what: "the \(kind) '\(title)' has no letter or digit",
      why: "its page would have no name",
      fix: "write a word"
    )
  }

  fileprivate static func sameName(_ title: String, _ other: String, of kind: String) -> Self {
    Self(
      id: "\(kind)-name",
      what: "the \(kind)s '\(title)' and '\(other)' have the same address",
      why: "it contains only the \(kind)'s letters and digits, in lower case",
      fix: "write '\(other)'"
    )
  }
}
