/// Scans an SVG file for anything that would run, or be fetched from elsewhere, when it is opened directly, without a
/// page's security policy.
///
/// It is stricter than a browser: a file that is not plain XML in UTF-8 does not count as inert, because
/// readers may interpret it differently.
struct SVGScan {
  private var rest: ArraySlice<UInt8>
  /// The text of all style elements so far: what comments, sections and other elements divide is one style sheet.
  private var style = ""
  /// How many style elements are open.
  private var depth = 0

  /// Whether nothing in the file can run or be declared to run.
  static func isInert(_ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return false }
    var scan = SVGScan(rest: bytes[...])
    while let start = scan.rest.firstIndex(of: UInt8(ascii: "<")) {
      guard scan.addText(before: start) else { return false }
      scan.rest = scan.rest[(start + 1)...]
      guard scan.skipInertMarkup() else { return false }
    }
    guard scan.addText(before: scan.rest.endIndex) else { return false }
    let style = scan.style.lowercased()
    return fetchesNothing(style) && drawsNothingElse(style)
  }

  /// Elements that run or contain something that does, by their names without prefixes.
  private static let running: Set = [
    "animation", "audio", "body", "embed", "foreignobject", "frame", "handler", "html", "iframe",
    "link", "listener", "math", "meta", "object", "script", "video",
  ]

  /// Notes the text before an index.
  /// - Returns: Whether it fetches nothing itself, as only a style sheet could.
  private mutating func addText(before end: Int) -> Bool {
    guard let text = unescaped(String(decoding: rest[..<end], as: UTF8.self)) else { return false }
    return add(text)
  }

  private mutating func add(_ text: String) -> Bool {
    if depth > 0 { style += text }
    return Self.fetchesNothing(text.lowercased())
  }

  /// The attributes with styles that can draw images, and those that animate one.
  private static let styled: Set = [
    "by", "clip-path", "cursor", "fill", "filter", "from", "marker", "marker-end", "marker-mid",
    "marker-start", "mask", "stroke", "style", "to", "values",
  ]

  /// The formats of images that an address can hold.
  private static let imageFormats = ["png", "jpeg", "gif", "webp"]

  /// Whether no style of a text, in lowercase, refers to another file.
  private static func fetchesNothing(_ text: String) -> Bool {
    if text.contains("@import") || text.contains("image-set(") || text.contains("src(") {
      return false
    }
    let addresses = text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
    // An escape could spell any of these words.
    guard !addresses.isEmpty || text.contains("@") || text.contains("{") else { return true }
    return !text.contains("\\")
      && addresses.allSatisfy(isInside)
  }

  /// Whether no image of a style, in lowercase, is named without 'url('.
  ///
  /// Other text may well have code such as `Image("cover")`.
  private static func drawsNothingElse(_ style: String) -> Bool {
    ["image(", "cross-fade("].allSatisfy { function in
      style.split(separator: function, omittingEmptySubsequences: false).dropFirst()
        .allSatisfy { isInside($0) || $0.drop { " \t\r\n".contains($0) }.hasPrefix("url(") }
    }
  }

  /// Whether an address, which may be quoted, is of something in the file itself.
  private static func isInside(_ address: Substring) -> Bool {
    let start = address.drop { " \t\r\n\"'".contains($0) }
    return start.hasPrefix("#") || imageFormats.contains { start.hasPrefix("data:image/\($0)") }
  }

  private mutating func skipInertMarkup() -> Bool {
    if take("!--") { return skip(behind: "-->") != nil }
    if take("![CDATA[") {
      return skip(behind: "]]>").map { add($0) } ?? false
    }
    if take("/") {
      if takeName() == "style" { depth = max(0, depth - 1) }
      return skip(behind: ">") != nil
    }
    if take("?xml ") {
      let declaration = skip(behind: "?>")?.lowercased() ?? "encoding"
      return !declaration.contains("encoding") || declaration.contains("utf-8")
    }
    // Declarations in the document could add attributes and elements anywhere.
    if take("!DOCTYPE") { return skip(behind: ">").map { !$0.contains("[") } ?? false }
    return skipInertTag()
  }

  private mutating func skipInertTag() -> Bool {
    let name = takeName()
    guard !name.isEmpty, !Self.running.contains(name) else { return false }
    while true {
      skipBlanks()
      if take("/>") { return true }
      if take(">") {
        if name == "style" { depth += 1 }
        return true
      }
      let attribute = takeName()
      skipBlanks()
      guard !attribute.isEmpty, take("=") else { return false }
      skipBlanks()
      guard let quote = ["\"", "'"].first(where: { take($0) }), let value = skip(behind: quote),
        isInert(attribute, value, of: name)
      else { return false }
    }
  }

  /// Whether an attribute is not an event handler, does not animate one and does not refer to a script.
  ///
  /// Only a link may refer to what is elsewhere: nothing is fetched until someone follows it.
  private func isInert(_ name: String, _ value: String, of element: String) -> Bool {
    guard !name.hasPrefix("on"), let text = unescaped(value) else { return false }
    let plain = String(text.unicodeScalars.filter { $0.value > 0x20 }).lowercased()
    if name == "attributename",
      ["on", "href", "src"].contains(where: plain.hasPrefix)
        || plain.hasSuffix(":href") || plain.hasSuffix(":src")
    {
      return false
    }
    // What animates may set any attribute, also an address.
    if ["to", "from", "by", "values"].contains(name), plain.contains("//") { return false }
    // It would change where all addresses lead.
    if name == "base" { return false }
    if plain.contains("javascript:") || plain.contains("vbscript:") { return false }
    if ["href", "src"].contains(name), element != "a", !plain.hasPrefix("#"),
      !plain.hasPrefix("data:")
    {
      return false
    }
    // An escape could spell 'url('.
    let isEscaped = plain.contains("\\") && (name == "style" || plain.contains("("))
    guard !isEscaped, Self.fetchesNothing(plain) else { return false }
    guard !Self.styled.contains(name) || Self.drawsNothingElse(plain) else { return false }
    return plain.split(separator: "data:", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { data in
        Self.imageFormats.contains { data.hasPrefix("image/\($0)") }
      }
  }

  /// The text with its character references resolved; `nil` if one is unknown.
  private func unescaped(_ value: String) -> String? {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    let parts = value.split(separator: "&", omittingEmptySubsequences: false)
    var text = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";") else { return nil }
      let name = part[..<end]
      let number =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      guard
        let character = names[String(name)]
          ?? number.flatMap(Unicode.Scalar.init).map({ String(Character($0)) })
      else { return nil }
      text += character + part[part.index(after: end)...]
    }
    return text
  }

  /// Skips a text if it comes next.
  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Skips to the end of a text.
  /// - Returns: The characters before it; `nil` if it is missing.
  private mutating func skip(behind text: String) -> String? {
    guard let found = rest.firstRange(of: Array(text.utf8)) else { return nil }
    defer { rest = rest[found.upperBound...] }
    return String(decoding: rest[..<found.lowerBound], as: UTF8.self)
  }

  /// Skips a name and returns it in lowercase without its prefix.
  private mutating func takeName() -> String {
    let ends = Set(" \t\r\n/>=\"'<".utf8)
    let name = rest.prefix { !ends.contains($0) }
    rest = rest.dropFirst(name.count)
    let words = String(decoding: name, as: UTF8.self).lowercased().split(separator: ":")
    return words.last.map(String.init) ?? ""
  }

  private mutating func skipBlanks() {
    rest = rest.drop { " \t\r\n".utf8.contains($0) }
  }
}
