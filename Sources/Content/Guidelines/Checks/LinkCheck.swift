import Diagnostics
import Markdown
import Spelling

/// Checks that every link has words and leads to a page, a heading, a list or a file of the site, or to another site.
///
/// A fragment is the anchor of a heading, the name of a scenario, or `top`, which every browser knows.
final class LinkCheck {
  /// The valid fragments of a page: in order, and for lookup.
  private final class Anchors {
    private let list: [String]
    /// In UTF-8, because browsers compare bytes: two forms of `é` are two fragments.
    let names: Set<[UInt8]>
    /// The same for spelling suggestions, which few pages need.
    lazy var known = SpellingSuggester(list)

    init(of page: Page) {
      list = page.headings.map(\.anchor) + page.scenarios.map(\.name)
      names = Set((list + ["top"]).map { Array($0.utf8) })
    }
  }

  /// The schemes that a link may have; `count` is Bodycheck's own.
  fileprivate static let schemes = ["https", "http", "mailto", "tel", "count"]

  private let site: Site
  private lazy var files = Set(site.images.map(\.path))
  private lazy var paths = SpellingSuggester(site.pages.map(\.path) + files.sorted())
  private lazy var lists = site.listAddresses
  /// The anchors of the pages that links have led to so far, by path.
  private var anchors: [String: Anchors] = [:]

  init(site: Site) { self.site = site }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    for link in page.links {
      if page.source[link.range].hasPrefix("[^") {
        findings.report(.footnote(link.destination), at: link.range, as: .warning)
        continue
      }
      if !link.hasWords { findings.report(.noWords(link.destination), at: link.range) }
      if let message = fault(of: link.destination, on: page) {
        findings.report(message(), at: link.range)
      }
    }
    return findings.diagnostics
  }

  /// The fault of a link, as a closure that creates the message; `nil` if its target exists.
  private func fault(of link: String, on page: Page) -> (() -> Diagnostic.Message)? {
    if link.isEmpty { return { .noAddress } }
    if let scheme = scheme(ofLink: link) {
      guard Self.schemes.contains(scheme) else { return { .scheme(scheme) } }
      let hasHost = link.dropFirst(scheme.count + 1).drop { $0 == "/" }.first != nil
      guard hasHost else { return { .noAddress } }
      return isLinkOut(link) || scheme == "count" ? nil : { .noHost(link) }
    }
    guard let target = LinkTarget(link, on: page) else { return { .noHost(link) } }
    guard let other = site.page(at: target.path) else {
      let isList = target.path.hasSuffix(".html") && lists.contains(target.sitePath.dropLast(5))
      if isList || files.contains(target.path) { return nil }
      return { self.deadLink(link, to: target, on: page) }
    }
    guard !target.fragment.isEmpty else { return nil }
    let anchors = anchors[target.path] ?? Anchors(of: other)
    self.anchors[target.path] = anchors
    guard !anchors.names.contains(Array(target.fragment.utf8)) else { return nil }
    return {
      .deadAnchor(
        target.fragment,
        page: target.path,
        nearest: anchors.known.nearest(to: target.fragment)
      )
    }
  }

  /// The web or mail address that a link without a scheme was meant as, if any.
  private static func address(meantBy link: String) -> String? {
    if link.hasPrefix("www.") { return "https://" + link }
    if link.contains(/^[^\s\/@#?]+@[^\s\/@#?]+\.[a-z]+$/) { return "mailto:" + link }
    return nil
  }

  /// Whether a target is a file that the site would not have even if it exists.
  private func isUnpublished(_ target: LinkTarget) -> Bool {
    // What is not below the content folder has the same path as in the checkout.
    guard target.sitePath != target.path, !target.path.hasSuffix("/") else { return false }
    let name = target.sitePath.split(separator: "/").last ?? ""
    let isPage = target.path.isMarkdown || name.hasSuffix(".html")
    let kind = (name.split(separator: ".").last ?? "").lowercased()
    // A name in lowercase without an extension is rather a page's.
    let isFile = name.contains(".") || name.hasPrefix("_") || name.contains(where: \.isUppercase)
    return isFile && !isPage && !ImageFile.extensions.contains(kind)
      && !ImageFile.isLinkable(target.sitePath)
  }

  /// The file whose path and name are both similar.
  private func nearestFile(to path: String) -> String? {
    let name = { (path: String) in String(path.split(separator: "/").last ?? "") }
    return paths.nearest(to: path).flatMap { nearest in
      nearestName(to: name(path), among: [name(nearest)]).map { _ in nearest }
    }
  }

  private func deadLink(_ link: String, to target: LinkTarget, on page: Page) -> Diagnostic.Message
  {
    // A page in another form: its HTML file, or without an extension.
    let asPage =
      target.path.hasSuffix(".html") ? target.path.dropLast(5) + ".md" : target.path + ".md"
    let moved = site.pages.first { $0.aliases.contains { $0 + ".md" == target.sitePath } }
    let nearest =
      site.page(at: String(asPage))?.path ?? moved?.path ?? nearestFile(to: target.path)
    let isItself = nearest == page.path
    if let whole = Self.address(meantBy: link) { return .addressWithoutScheme(link, whole) }
    if nearest == nil, isUnpublished(target) { return .unpublished(target.path) }
    return .deadLink(
      String(link.prefix { $0 != "#" && $0 != "?" }),
      target: target.path,
      nearest: isItself ? nil : nearest.map(page.link(to:))
    )
  }
}

extension Site {
  /// The addresses of the pages that list others, without `.html`.
  var listAddresses: Set<Substring> {
    var lists = ["index", "a-z", "guidelines/index"]
    if pages.contains(where: \.kind.isSource) { lists.append("sources/index") }
    if pages.contains(where: \.kind.statesRules) { lists.append("rules/index") }
    if pages.contains(where: { $0.scenarios.contains { !$0.observed.isEmpty } }) {
      lists.append("observations/index")
    }
    lists += pages.compactMap(\.topic).map { "topics/" + slug($0) }
    lists += pages.flatMap(\.tags).map { "tags/" + slug($0) }
    return Set(lists.map { $0[...] })
  }
}

extension Diagnostic.Message {
  fileprivate static func footnote(_ destination: String) -> Self {
    Self(
      id: "foreign-markdown",
      what: "this looks like a footnote, and is a link to '\(destination)'",
      why: "the site has no footnotes",
      fix: "write the remark into the text, or give the link words"
    )
  }

  fileprivate static let noAddress = Self(
    id: "dead-link",
    what: "the link has no address",
    why: "it would lead to the page that it is on",
    fix: "write where it leads between '(' and ')'"
  )

  fileprivate static func addressWithoutScheme(_ link: String, _ whole: String) -> Self {
    Self(
      id: "dead-link",
      what: "'\(link)' leads to a file of that name",
      why: "an address of another site or person begins with its scheme",
      fix: "write '\(whole)'"
    )
  }

  fileprivate static func noHost(_ link: String) -> Self {
    Self(
      id: "dead-link",
      what: "'\(link)' is no address of another site",
      why: "browsers disagree on where it leads without a scheme, '://' and a host",
      fix: "write an address such as 'https://example.com/page', or the path of a file"
    )
  }

  fileprivate static func unpublished(_ path: String) -> Self {
    Self(
      id: "dead-link",
      what: "no file such as \(path) is published",
      why: "browsers or servers could run it or be set up by it; files that end in "
        + (ImageFile.extensions + ImageFile.linkable).map { "'.\($0)'" }.joined(separator: ", ")
        + " can be",
      fix: "remove the link, or save the file as one of these"
    )
  }

  fileprivate static func noWords(_ destination: String) -> Self {
    Self(
      id: "link-words",
      what: "the link to '\(destination)' has no words",
      why: "readers could not see or hear it",
      fix: "write what it leads to between '[' and ']'"
    )
  }

  fileprivate static func scheme(_ scheme: String) -> Self {
    let known = LinkCheck.schemes.map { $0 + ":" }
    return Self(
      id: "link-scheme",
      what: "a link cannot begin with '\(scheme):'",
      why: "it begins with \(known.map { "'\($0)'" }.joined(separator: ", ")), or is a path",
      fix: nearestName(to: scheme + ":", among: known).map { "write '\($0)'" } ?? "remove the link"
    )
  }

  fileprivate static func deadLink(_ path: String, target: String, nearest: String?) -> Self {
    let isOutside = target.hasPrefix("..")
    return Self(
      id: "dead-link",
      what: "'\(path)' leads nowhere",
      why: isOutside
        ? "\(target) is outside of the site"
        : target.hasSuffix("/") || target.isEmpty
          ? "a folder has no page of its own"
          : target.isMarkdown ? "there is no page \(target)" : "the site has no file \(target)",
      fix: nearest.map { "write '\($0)'" } ?? "remove the link, or add the file"
    )
  }

  fileprivate static func deadAnchor(_ name: String, page: String, nearest: String?) -> Self {
    Self(
      id: "dead-anchor",
      what: "'#\(name)' leads nowhere",
      why: "no heading or scenario of \(page) has that anchor",
      fix: nearest.map { "write '#\($0)'" } ?? "remove the fragment"
    )
  }
}
