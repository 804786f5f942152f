import Guidelines
import Mustache

/// The image for link previews of a page: the page's own or the theme's card.
struct SocialImage {
  private let address: String
  private let size: ImageSize

  /// `nil` if the site's address is unknown, which link previews need, or if there is no image.
  init?(of page: Page?, in context: RenderContext) {
    guard let (path, size) = page.flatMap(context.ownImage) ?? context.theme.card,
      let address = context.options.address(of: path)
    else { return nil }
    self.address = address
    self.size = size
  }

  /// The key `card` of `layout.mustache`.
  var value: Value {
    ["address": .string(address), "width": .integer(size.width), "height": .integer(size.height)]
  }
}

extension RenderContext {
  /// The image in the page's front matter, if it is published.
  fileprivate func ownImage(of page: Page) -> (path: SitePath, size: ImageSize)? {
    guard let name = page.frontMatter[.image],
      let image = map.image(at: page.resolved(name)), !image.mayRunScript, let size = image.size
    else { return nil }
    return (SitePath(image.sitePath), size)
  }
}
