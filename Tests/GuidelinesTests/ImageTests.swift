import Testing

@testable import Guidelines

/// A file of a header's bytes.
private func bytes(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

private let png = bytes(
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
  [0, 0, 0, 13],
  Array("IHDR".utf8),
  [0, 0, 2, 0x58],
  [0, 0, 1, 0x90],
  [8, 6, 0, 0, 0],
  [1, 2, 3, 4],
  [0, 0, 0, 0],
  Array("IEND".utf8),
  [0xAE, 0x42, 0x60, 0x82]
)

@Suite struct `The size of an image` {
  @Test func `is in the first chunk of a PNG file`() {
    #expect(ImageSize(of: png) == size(600, 400))
    #expect(ImageSize(of: Array(png.prefix(23))) == nil)
  }

  @Test func `is in the frame of a JPEG file, whatever stands before it`() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 5, 1, 2, 3]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 1, 0x90, 2, 0x58, 3]
    #expect(ImageSize(of: bytes([0xFF, 0xD8], comment, frame)) == size(600, 400))
    #expect(ImageSize(of: bytes([0xFF, 0xD8], comment)) == nil)
  }

  @Test func `does not say that the file is whole`() {
    #expect(!ImageSize.isCutShort(png) && !ImageSize.isCutShort(png + [0, 0]))
    for count in 8..<png.count { #expect(ImageSize.isCutShort(Array(png.prefix(count)))) }
    let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0, 1]
    #expect(ImageSize.isCutShort(photo) && !ImageSize.isCutShort(photo + [0xFF, 0xD9, 0]))
  }

  @Test(arguments: [
    (#"<svg width="600" height="400.4">"#, true),
    (#"<?xml version="1.0"?><svg xmlns='a' height='400px' width='600px' viewBox="0 0 6 4">"#, true),
    (#"<svg viewBox="0 0 600 400" width="100%">"#, true),
    (#"<svg viewBox="0,0,600,400"/>"#, true),
    (#"<svg stroke-width="600" height="400">"#, false),
    (#"<svg width="0" height="400">"#, false),
    (#"<svg width="600""#, false),
    ("<p width=\"600\" height=\"400\">", false),
  ])
  func `is in the first tag of an SVG file`(text: String, isKnown: Bool) {
    #expect(ImageSize(of: Array(text.utf8)) == (isKnown ? size(600, 400) : nil))
  }

  private func size(_ width: Int, _ height: Int) -> ImageSize? {
    ImageSize(of: Array("<svg width='\(width)' height='\(height)'>".utf8))
  }
}

@Suite struct `An image on a page` {
  @Test(arguments: [
    ("![A graph](../images/graph.png)", nil),
    ("![A graph](../images/grph.png)", "dead-image 3:5"),
    ("![A graph](https://example.com/a.png)", "remote-image 3:5"),
    ("![A graph](//example.com/a.png)", "remote-image 3:5"),
    ("![A graph](data:image/png;base64,AAAA)", "remote-image 3:5"),
    ("![](../images/graph.png)", "image-description 3:5"),
    ("![Broken](../images/broken.png)", "image-size 3:5"),
    ("![Cut](../images/cut.png)", "image-cut-short 3:5"),
  ])
  func `is a file that tells its size, described`(markdown: String, finding: String?) {
    let site = Site(
      files: ["content/reference/page.md": "# Page\n\nSee \(markdown)\n"],
      images: [
        "content/images/graph.png": png, "content/images/broken.png": [1],
        "content/images/cut.png": png.dropLast(),
      ]
    )
    let findings = site.findings.map { "\($0.id) \($0.location.line):\($0.location.column)" }
    #expect(findings == [finding].compactMap { $0 })
  }

  @Test(arguments: [
    ("../images/graph.png", nil),
    ("../images/grph.png", "dead-image 2:8"),
    ("https://example.com/a.png", "remote-image 2:8"),
    ("../images/broken.png", "image-size 2:8"),
  ])
  func `that stands for it in link previews is a file that tells its size`(
    path: String,
    finding: String?
  ) {
    let site = Site(
      files: ["content/reference/page.md": "---\nimage: \(path)\n---\n\n# Page\n"],
      images: ["content/images/graph.png": png, "content/images/broken.png": [1]]
    )
    let findings = site.findings.map { "\($0.id) \($0.location.line):\($0.location.column)" }
    #expect(findings == [finding].compactMap { $0 })
  }

  @Test func `that is misspelt gets the nearest name`() {
    let site = Site(
      files: ["content/reference/page.md": "# Page\n\n![A graph](../images/grph.png)\n"],
      images: ["content/images/graph.png": png]
    )
    #expect(site.findings.map(\.fix) == ["write the path of content/images/graph.png"])
  }
}

@Suite struct `An SVG file` {
  @Test(arguments: [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'><path d='M0 0h6'/></svg>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- on --><svg ><title>a &lt; b</title></svg>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/svg11.dtd\"><svg/>",
    "<svg><a href=\"https://example.org/?a=1&amp;b=2\"><use href='#x'/></a></svg>",
    "<svg><image href=\"data:image/png;base64,AAAA\"/><style>a { b: c }</style></svg>",
    "<svg><animate attributeName='x' values='1;2'/></svg>",
    "<svg><text aria-label='Image(a)'>@State Image(\"a\") {</text><style>a{}</style></svg>",
    "<svg><style>a { fill: url(#b) }</style><rect fill='url(#b)' inkscape:file='C:\\a\\b.png'/></svg>",
  ])
  func `that draws is published`(text: String) {
    #expect(!mayRunScript(Array(text.utf8)))
  }

  @Test(arguments: [
    "<svg><style>@import 'https://example.org/a.css';</style></svg>",
    "<svg><style>&#64;import 'https://example.org/a.css';</style></svg>",
    "<svg><style>@\\69mport 'https://example.org/a.css';</style></svg>",
    "<svg><style><![CDATA[a { fill: url(https://example.org/a) }]]></style></svg>",
    "<svg><style>a { fill: u\\72l(https://example.org/a) }</style></svg>",
    "<svg><rect style='fill:u\\72l(https://example.org/a)'/></svg>",
    "<svg><rect fill='url( \"//example.org/a\" )'/></svg>",
    "<svg><rect filter='url(a.svg#b)'/></svg>",
    "<svg><style>@im<!-- -->port 'https://example.org/a.css';</style></svg>",
    "<svg><style>a { fill: u<![CDATA[rl(https://example.org/a)]]> }</style></svg>",
    "<svg><style>a { fill: u<![CDATA[r]]><g/>l(//example.org/a) }</style></svg>",
    "<svg><style><style></style>u<g/>rl(//example.org/a)</style></svg>",
    "<svg><style>a { background: image('https://example.org/a') }</style></svg>",
    "<svg><style>a { background: Cross-Fade(50% 'a.png', red) }</style></svg>",
    "<svg><rect style='background: image(\"a.png\")'/></svg>",
    "<svg><image><set attributeName='href' to='https://example.org/a.png'/></image></svg>",
    "<svg><image><animate attributeName='x' values='#a;//example.org/a'/></image></svg>",
    "<svg><image><set attributeName='xlink:href' from='a.png'/></image></svg>",
    "<svg xml:base='https://example.org/'><use href='#a'/></svg>",
    "<svg><image href='https://example.org/a.png'/></svg>",
    "<svg><use xlink:href='//example.org/a#b'/></svg>",
    "<svg><feImage href='a.png'/></svg>",
    "<svg><style>a { b: url(data:text/html,a) }</style></svg>",
    "<svg onload='hostile()'/>", "<svg ONLOAD='hostile()'/>",
    "<svg><script>hostile()</script></svg>",
    "<s:svg><s:script>hostile()</s:script></s:svg>", "<svg><script href='data:,hostile()'/></svg>",
    "<svg><a href='javascript:hostile()'/></svg>", "<svg><a xlink:href='java&#x73;cript:x'/></svg>",
    "<svg><a href='java&#10;script:hostile()'/></svg>", "<svg><a href=' JavaScript:x'/></svg>",
    "<svg><a><animate attributeName='href' values='javascript:hostile()'/></a></svg>",
    "<svg><set attributeName='onload' to='hostile()'/></svg>",
    "<svg><foreignObject><p/></foreignObject></svg>",
    "<svg><use href='data:image/svg+xml,x'/></svg>", "<svg><a href='data:text/html,x'/></svg>",
    "<!DOCTYPE svg [<!ENTITY x '<script/>'>]><svg>&x;</svg>",
    "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'hostile()'>]><svg/>",
    "<?xml-stylesheet href='data:text/xsl,x'?><svg/>",
    "<?xml version='1.0' encoding='UTF-7'?><svg/>",
    "<svg><a href='a&b'/></svg>", "<svg><text>a & b</text></svg>", "<svg><a href='a&amp'/></svg>",
    "<svg><a href='&unknown;'/></svg>", "<svg/onload='hostile()'>", "<svg onload=hostile()>",
    "<svg a='1' ='2'/>", "<svg", "<svg a='", "<svg a", "<", "<!--", "<?php hostile() ?>",
    "\u{0}<svg/>", "<svg><a b='&#0;'/></svg>", "<svg>", "<svg></g></svg>", "<svg/><svg/>",
    "a<svg/>",
    "<svg><?x a=\"?><script>hostile()</script><?y \" ?=\"\">?></svg>",
    "<!DOCTYPE svg SYSTEM \"a><!--\"><svg><script>hostile()</script></svg><!---->",
    "<!DOCTYPE svg SYSTEM 'a><svg/>", "<svg/><!DOCTYPE svg>", "<svg a='1'b='2'/>",
    "<svg a='1' a='2'/>",
    "<svg><a href='javascript:\u{E33}=hostile()'/></svg>",
    "<svg><a href='vbscript:\u{FF9E}'/></svg>",
    "<svg><a href='data:\u{E33}text/html,x'/></svg>", "<svg><a href='blob:x'/></svg>",
    "<svg><a href='#x' ping='https://example.org'/></svg>",
    "<svg><style>svg{\u{301};background:u\\72 l(https://example.org)}</style></svg>",
    "<svg><style>svg{b:url(\u{301}/../x)}</style></svg>",
    "<svg><rect style='fill:url(\u{34F}x)'/></svg>",
    "<svg><set attributeName='href\u{34F}' to='x'/></svg>",
    "<svg><style>a { b: c\\64 }</style></svg>",
    "<svg><style>@im<desc>x</desc>port 'https://example.org';</style></svg>",
    "<svg><style>a { b: u<title>x</title>rl(//example.org) }</style></svg>",
    "<svg><style>a { b: url(\r\n'//example.org') }</style></svg>",
    "<html xmlns='http://www.w3.org/1999/xhtml'><form/></html>",
    "<svg xmlns='http://www.w3.org/1999/xhtml'><form/></svg>", "<svg><form/></svg>",
    "<svg><SCRIPT/></svg>",
    "<svg><g xmlns='http://www.w3.org/1999/xhtml'/></svg>",
    "<svg><table background='//example.org'/></svg>",
  ])
  func `that may run a script is not`(text: String) {
    #expect(mayRunScript(Array(text.utf8)))
    #expect(mayRunScript(Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
  }

  /// Levels of elements that draw the level below ten times, each with what refers to a level and what is around it.
  private static func levels(
    _ count: Int,
    _ name: String = "g",
    _ reference: (Int) -> String
  ) -> String {
    let levels = (1...count).map { level in
      "<\(name) id='a\(level)'>\(String(repeating: reference(level - 1), count: 10))</\(name)>"
    }
    return "<svg><rect id='a0'/>\(levels.joined())<use href='#a\(count)'/></svg>"
  }

  @Test(arguments: [
    levels(3) { "<use href='#a\($0)'/>" },
    levels(3, "pattern") { "<rect fill='url(#a\($0))'/>" },
    "<svg><style>.a{fill:url(#b)}</style><linearGradient id='b'/><linearGradient href='#b'/></svg>",
  ])
  func `that a browser can draw is published`(text: String) {
    #expect(!mayRunScript(Array(text.utf8)))
  }

  @Test(arguments: [
    levels(6) { "<use href='#a\($0)'/>" },
    levels(6) { "<use xlink:href=' #A\($0)'/>" },
    levels(6) { "<use href='#%61\($0)'/>" },
    levels(24, "pattern") { "<rect style='fill:URL( &quot;#a\($0)&quot; )'/>" },
    levels(24, "mask") { "<rect mask='url(#a\($0))'/>" },
    "<svg><style>.a{fill:url(#b)}</style><pattern id='b'><rect class='a'/></pattern></svg>",
    "<svg><g id='a'><use href='#a'/></g></svg>",
    "<svg><g id='a'/>" + levels(6) { "<use href='#a\($0)'/>" }.dropFirst(5),
  ])
  func `that draws without an end is not`(text: String) {
    #expect(mayRunScript(Array(text.utf8)))
  }

  @Test(arguments: [
    (
      "<svg a='\"&lt;'><!-- b -->c&gt;<![CDATA[<d>]]></svg>",
      "<svg a=\"&quot;&lt;\">c&gt;&lt;d&gt;</svg>"
    ),
    ("<?xml version='1.0'?><!DOCTYPE svg PUBLIC 'a>b' \"c\">\n<svg x='1'\n/>\n", "<svg x=\"1\"/>"),
    (
      "<svg><h:img onerror='x'><script/></h:img><metadata><a:b/></metadata><g i:b='c'/></svg>",
      "<svg><g/></svg>"
    ),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:i='j'/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    ),
  ])
  func `is published as what draws in it`(text: String, published: String) {
    let images = ImageFile.all(["content/a.svg": Array(text.utf8)], folder: "content")
    #expect(images.map { String(decoding: $0.bytes, as: UTF8.self) } == [published])
  }

  @Test func `that may run a script is found, shown on a page or not`() {
    let site = Site(
      files: ["content/reference/page.md": "# Page\n"],
      images: ["content/images/a.svg": Array("<svg onload='hostile()'/>".utf8)]
    )
    #expect(site.findings.map(\.id) == ["script-image"])
  }

  private func mayRunScript(_ bytes: [UInt8]) -> Bool {
    ImageFile.all(["content/a.svg": bytes], folder: "content").contains { $0.mayRunScript }
  }
}
