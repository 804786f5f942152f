import Diagnostics
import Markdown
import Spelling

/// Checks that each image is a file of the site with a known size, and that images in text are described.
struct ImageCheck {
  private let images: [String: ImageFile]
  private let paths: SpellingSuggester

  init(site: Site) {
    images = Dictionary(site.images.filter(\.isImage).map { ($0.path, $0) }) { first, _ in first }
    paths = SpellingSuggester(images.keys.sorted())
  }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    for (link, range) in page.images {
      if let message = fault(of: link.destination, on: page) {
        findings.report(message(), at: range)
      } else if link.inlines.plainText.isEmpty {
        findings.report(.imageDescription(link.destination), at: range)
      }
    }
    for value in page.frontMatter.values[.image] ?? [] {
      if let message = fault(of: value.text, on: page) {
        findings.report(message(), at: value.range)
      }
    }
    return findings.diagnostics
  }

  /// The findings about image files, whether shown or not.
  func diagnoseFiles() -> [Diagnostic] {
    images.values.filter(\.mayRunScript).map {
      Diagnostic(.scriptImage($0.path), at: SourceLocation(path: $0.path, line: 1, column: 1))
    }
  }

  /// The fault of an image, as a closure that creates the message.
  private func fault(of address: String, on page: Page) -> (() -> Diagnostic.Message)? {
    if address.prefix(while: { $0 != "/" }).contains(":") || address.hasPrefix("//") {
      return { .remoteImage(address) }
    }
    let target = page.resolved(address)
    guard let image = images[target] else {
      return { .deadImage(address, target: target, among: paths) }
    }
    if image.size == nil { return { .imageSize(address) } }
    return ImageSize.isCutShort(image.bytes) ? { .imageCutShort(address) } : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func remoteImage(_ address: String) -> Self {
    Self(
      id: "remote-image",
      what: "the image '\(address)' is on a different server",
      why: "a page of the site loads nothing from other servers",
      fix: "put the file beside the page and name it here"
    )
  }

  fileprivate static func deadImage(_ path: String, target: String, among known: SpellingSuggester)
    -> Self
  {
    Self(
      id: "dead-image",
      what: "there is no image '\(path)'",
      why: "there is no file \(target), or it is not a PNG, JPEG or SVG",
      fix: known.nearest(to: target).map { "write the path of \($0)" }
        ?? "add the file"
    )
  }

  fileprivate static func imageSize(_ path: String) -> Self {
    Self(
      id: "image-size",
      what: "the size of '\(path)' is unknown",
      why: "the page would shift while the image loads",
      fix: "save it again; an SVG needs 'width' and 'height' or a 'viewBox'"
    )
  }

  fileprivate static func imageCutShort(_ path: String) -> Self {
    Self(
      id: "image-cut-short",
      what: "'\(path)' ends before its picture does",
      why: "a browser shows the upper part of it, or nothing",
      fix: "copy or save the file again"
    )
  }

  fileprivate static func scriptImage(_ path: String) -> Self {
    Self(
      id: "script-image",
      what: "'\(path)' may run a script or draw without an end",
      why:
        "an SVG file that is opened directly has no content policy, so Bodycheck leaves this file out",
      fix: "save it as plain SVG in UTF-8: no scripts, handlers, foreign objects or nested copies"
    )
  }

  fileprivate static func imageDescription(_ path: String) -> Self {
    Self(
      id: "image-description",
      what: "'\(path)' has no description",
      why: "a reader who cannot see the image needs a description",
      fix: "describe the image between the brackets"
    )
  }
}
