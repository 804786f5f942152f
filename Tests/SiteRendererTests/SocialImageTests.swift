import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A link preview` {
  /// A PNG file's header, with its width and height.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 2, 0x58, 0, 0, 1, 0x90, 8, 6, 0, 0, 0]

  /// The page `reference/page` of a site with the default theme, with these lines of front matter.
  private func page(_ frontMatter: String, baseURL: String? = "https://example.com/base") throws
    -> String
  {
    let site = Site(
      files: ["content/reference/page.md": "---\ntitle: Page\n\(frontMatter)\n---\n\n# Page\n"],
      images: [
        "content/images/a graph.png": Self.png,
        "content/images/script.svg": Array("<svg width='6' height='4' onload='run()'/>".utf8),
      ]
    )
    let files = try render(
      site,
      results: [],
      theme: `A rendered site`.theme.get(),
      options: RenderOptions(baseURL: baseURL)
    )
    let file = try #require(files.first { $0.path == "reference/page.html" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func tags(_ address: String, width: Int, height: Int) -> String {
    """
    <meta property="og:image" content="https://example.com/base/\(address)">
    <meta property="og:image:width" content="\(width)">
    <meta property="og:image:height" content="\(height)">
    """
  }

  @Test func `shows the theme's card`() throws {
    let page = try page("")
    #expect(page.contains(tags("assets/card.png", width: 1200, height: 630)))
    #expect(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"))
  }

  @Test func `shows the image that the page names`() throws {
    let page = try page("image: ../images/a graph.png")
    #expect(page.contains(tags("images/a%20graph.png", width: 600, height: 400)))
  }

  @Test(arguments: ["../images/none.png", "../images/script.svg"])
  func `shows the theme's card for an image that is not published`(name: String) throws {
    #expect(try page("image: \(name)").contains(tags("assets/card.png", width: 1200, height: 630)))
  }

  @Test func `has no image where the site's address is unknown`() throws {
    let page = try page("image: ../images/a graph.png", baseURL: nil)
    #expect(!page.contains("og:image") && !page.contains("twitter:card"))
  }

  @Test func `has no image where the theme has no card`() throws {
    let theme = Theme([ThemeFolder(path: "theme", files: ["icon.svg": []])])
    #expect(theme.card == nil)
  }
}
