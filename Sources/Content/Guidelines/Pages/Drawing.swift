/// An SVG file, read and written again from the elements and attributes that only draw.
///
/// What is published is our own text, so it does not matter whether another reader would understand the file
/// differently. Comments, declarations, metadata, and elements and attributes of other programs are left out.
struct Drawing {
  /// The file as it is published, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var reader: ByteReader
  /// The elements that are open.
  private var open: [String] = []
  /// How many elements are open around the outermost one that is left out; `nil` outside of one.
  private var leftOut: Int?
  /// The text of all style elements so far: what comments, sections and other elements divide is one style sheet.
  private var style = ""

  private var references = DrawingReferences()

  private static let maxNesting = 256
  private static let namespaces = [
    "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink",
  ]
  private static let elements: Set = [
    "a", "animate", "animateMotion", "animateTransform", "circle", "clipPath", "defs", "desc",
    "ellipse", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
    "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight",
    "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur",
    "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight",
    "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "filter", "g", "image", "line",
    "linearGradient", "marker", "mask", "mpath", "path", "pattern", "polygon", "polyline",
    "radialGradient", "rect", "set", "stop", "style", "svg", "switch", "symbol", "text",
    "textPath", "title", "tspan", "use", "view",
  ]

  /// Reads a file.
  /// - Returns: `nil` for a file that is not well-formed XML in UTF-8, or that does or fetches anything.
  init?(_ file: [UInt8]) {
    guard String(validating: file, as: UTF8.self) != nil else { return nil }
    reader = ByteReader(file)
    _ = reader.take("\u{FEFF}")
    if reader.take("<?xml ") {
      guard let declaration = reader.skip(behind: "?>")?.lowercased(),
        !declaration.contains("encoding") || declaration.contains("utf-8")
      else { return nil }
    }
    while !reader.isAtEnd { guard readPart() else { return nil } }
    let style = ascii(style)
    guard open.isEmpty, !bytes.isEmpty, Self.fetchesNothing(style), Self.drawsNothingElse(style),
      !style.contains("\\"), references.areFew(with: self.style)
    else { return nil }
  }

  private mutating func readPart() -> Bool {
    if reader.take("<!--") { return reader.skip(behind: "-->") != nil }
    if reader.take("<![CDATA[") { return reader.skip(behind: "]]>").map { add($0) } ?? false }
    if reader.take("<!DOCTYPE") { return bytes.isEmpty && skipDocumentType() }
    if reader.take("</") { return close() }
    if reader.take("<") { return openElement() }
    return unescaped(reader.text(before: "<")).map { add($0) } ?? false
  }

  /// Skips a document type without declarations, which could add elements and attributes anywhere.
  private mutating func skipDocumentType() -> Bool {
    while let byte = reader.next() {
      switch byte {
      case UInt8(ascii: ">"): return true
      case UInt8(ascii: "["): return false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if reader.skip(behind: String(Unicode.Scalar(byte))) == nil { return false }
      default: break
      }
    }
    return false
  }

  /// Adds text; only blanks may stand outside of the drawing.
  private mutating func add(_ text: String) -> Bool {
    guard !open.isEmpty else { return text.allSatisfy(\.isWhitespace) }
    guard leftOut == nil else { return true }
    if open.last == "style" { style += text }
    write(text)
    return Self.fetchesNothing(ascii(text))
  }

  private mutating func close() -> Bool {
    guard let name = reader.name(), name == open.last else { return false }
    reader.skipBlanks()
    guard reader.take(">") else { return false }
    if leftOut == nil { bytes += "</\(name)>".utf8 }
    pop()
    return true
  }

  private mutating func pop() {
    open.removeLast()
    references.end()
    if leftOut == open.count { leftOut = nil }
  }

  private mutating func openElement() -> Bool {
    // What stands in a style sheet would divide its words.
    guard let name = reader.name(), open.count < Self.maxNesting, open.last != "style",
      !open.isEmpty || name == "svg" && bytes.isEmpty
    else { return false }
    if leftOut == nil {
      if name == "metadata" || name.contains(":") {
        leftOut = open.count
      } else if !Self.elements.contains(name) {
        return false
      }
    }
    open.append(name)
    references.begin(name)
    if leftOut == nil { bytes += "<\(name)".utf8 }
    guard readAttributes(of: name) else { return false }
    let isEmpty = reader.take("/")
    guard reader.take(">") else { return false }
    if leftOut == nil { bytes += (isEmpty ? "/>" : ">").utf8 }
    if isEmpty { pop() }
    return true
  }

  private mutating func readAttributes(of element: String) -> Bool {
    var names: Set<String> = []
    while true {
      let isSeparate = reader.skipBlanks()
      guard let name = reader.name() else { return true }
      reader.skipBlanks()
      guard isSeparate, names.insert(name).inserted, reader.take("=") else { return false }
      reader.skipBlanks()
      guard let quote = ["\"", "'"].first(where: { reader.take($0) }),
        let written = reader.skip(behind: quote), !written.contains("<"),
        let value = unescaped(written)
      else { return false }
      guard leftOut == nil else { continue }
      if let namespace = Self.namespaces[name] {
        guard value == namespace else { return false }
      } else if name.contains(":"), !["xlink:href", "xml:space", "xml:lang"].contains(name) {
        // It would change where all addresses lead.
        if name == "xml:base" { return false }
        continue
      } else if !isInert(name.lowercased(), value, of: element) {
        return false
      }
      references.add(name, value)
      bytes += " \(name)=\"".utf8
      write(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func write(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }
}

extension Drawing {
  /// The attributes with styles that can draw images, and those that animate one.
  private static let styled: Set = [
    "by", "clip-path", "cursor", "fill", "filter", "from", "marker", "marker-end", "marker-mid",
    "marker-start", "mask", "stroke", "style", "to", "values",
  ]

  /// The formats of images that an address can hold.
  private static let imageFormats = ["png", "jpeg", "gif", "webp"]

  /// The schemes of addresses that a link can lead to.
  private static let schemes: Set = ["http", "https", "mailto"]

  /// Whether no style of a text, in lowercase ASCII, refers to another file.
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

  /// Whether an attribute, by its name in lowercase, is not an event handler, does not animate one and does not refer
  /// to a script.
  ///
  /// Only a link may refer to what is elsewhere: nothing is fetched until someone follows it.
  private func isInert(_ name: String, _ value: String, of element: String) -> Bool {
    guard !name.hasPrefix("on"), !["base", "ping"].contains(name) else { return false }
    let plain = ascii(String(value.unicodeScalars.filter { $0.value > 0x20 }))
    if name == "attributename",
      ["on", "href", "src"].contains(where: plain.hasPrefix)
        || plain.hasSuffix(":href") || plain.hasSuffix(":src")
    {
      return false
    }
    // What animates may set any attribute, also an address.
    if ["to", "from", "by", "values"].contains(name), plain.contains("//") { return false }
    if plain.contains("javascript:") || plain.contains("vbscript:") { return false }
    if ["href", "xlink:href", "src"].contains(name), element != "a", !plain.hasPrefix("#"),
      !plain.hasPrefix("data:")
    {
      return false
    }
    if ["href", "xlink:href"].contains(name), element == "a", let scheme = scheme(ofLink: plain),
      !Self.schemes.contains(scheme)
    {
      return false
    }
    // An escape could spell 'url('.
    let isEscaped = plain.contains("\\") && (Self.styled.contains(name) || plain.contains("("))
    guard !isEscaped, Self.fetchesNothing(plain) else { return false }
    guard !Self.styled.contains(name) || Self.drawsNothingElse(plain) else { return false }
    return plain.split(separator: "data:", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { data in
        Self.imageFormats.contains { data.hasPrefix("image/\($0)") }
      }
  }

  /// The text with its character references resolved; `nil` if one is unknown, or if a character has no place in XML.
  private func unescaped(_ value: String) -> String? {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var text = value
    if value.utf8.contains(UInt8(ascii: "&")) {
      let parts = value.split(separator: "&", omittingEmptySubsequences: false)
      text = String(parts[0])
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
    }
    let isText = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value < 0xFFFE || "\t\n\r".unicodeScalars.contains($0)
        || $0.value >= 0x10000
    }
    return isText ? text : nil
  }
}

/// The text in lowercase, with a '?' for each byte that is not ASCII, and for carriage returns.
///
/// What stands between two of these bytes is then also what stands between two characters: in other texts, a combining
/// mark makes another character of the one before it.
private func ascii(_ text: String) -> String {
  let bytes = text.utf8.map { $0 < 0x80 && $0 != UInt8(ascii: "\r") ? $0 : UInt8(ascii: "?") }
  return String(decoding: bytes, as: UTF8.self).lowercased()
}

/// Reads bytes from the front.
private struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func next() -> UInt8? {
    guard !isAtEnd else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Skips a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Skips to the end of a text.
  /// - Returns: The characters before it; `nil` if it is missing.
  mutating func skip(behind text: String) -> String? {
    let last = bytes.count - text.utf8.count
    guard let first = text.utf8.first, position <= last else { return nil }
    for start in position...last
    where bytes[start] == first && bytes[start...].starts(with: text.utf8) {
      defer { position = start + text.utf8.count }
      return String(decoding: bytes[position..<start], as: UTF8.self)
    }
    return nil
  }

  /// Skips the text before a character, or all that is left.
  mutating func text(before end: Unicode.Scalar) -> String {
    let stop = bytes[position...].firstIndex(of: UInt8(ascii: end)) ?? bytes.count
    defer { position = stop }
    return String(decoding: bytes[position..<stop], as: UTF8.self)
  }

  /// Skips a name of letters, digits and `-._:`, which begins with a letter or `_`; `nil` if none comes next.
  mutating func name() -> String? {
    let name = bytes[position...].prefix(while: isInXMLName)
    guard let first = name.first, first >= UInt8(ascii: "A") else { return nil }
    position += name.count
    return String(decoding: name, as: UTF8.self)
  }

  /// - Returns: Whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[position]) {
      position += 1
    }
    return position > start
  }
}

private func isInXMLName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: ":"):
    true
  default: false
  }
}
