/// Why a path of the site is not a valid file name on every system.
enum FileNameFault: Equatable {
  /// It leads outside the site, or looks as if it did.
  case outside
  /// Windows reserves the name for a device.
  case device(String)
  /// Windows removes the end of the name.
  case end(String)
  /// Windows does not allow the character in names, or the character is invisible.
  case character(Unicode.Scalar)
  /// The name has this many bytes of UTF-8.
  case long(Int)

  /// The maximum length in bytes; file systems allow 255, and endings such as `.html` come on top.
  static let longest = 240

  /// Checks a path relative to the site, with `/` between folders.
  /// - Returns: The first fault, or `nil` if every system can store such a file.
  init?(in path: String) {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let fault = names.lazy.compactMap { Self.isPlain($0) ? nil : Self(name: String(Substring($0))) }
    guard let first = fault.first else { return nil }
    self = first
  }

  /// Whether a name consists only of lowercase letters, digits and hyphens and is always valid.
  private static func isPlain(_ name: Substring.UTF8View) -> Bool {
    let isOfPlainLetters = name.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isOfPlainLetters && (1...longest).contains(name.count)
      && (name.count > longestDevice || !devices.contains(String(Substring(name))))
  }

  private init?(name: String) {
    // The name as some systems normalize it; unchanged if it is ASCII.
    let plain = plainForm(name)
    let stem = plain.prefix { $0 != "." }
    let isSlash: (Character) -> Bool = { "/\\∕⁄⧸∖⧵﹨".contains($0) }
    if name.isEmpty || plain.hasPrefix(".") || plain.contains(where: isSlash) {
      self = .outside
    } else if let scalar = name.unicodeScalars.first(where: Self.isForbidden) {
      self = .character(scalar)
    } else if Self.devices.contains(String(stem)) {
      self = .device(String(stem))
    } else if let last = plain.last, last == "." || last.isWhitespace {
      self = .end(String(last))
    } else if name.utf8.count > Self.longest {
      self = .long(name.utf8.count)
    } else {
      return nil
    }
  }

  private static let devices = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
  )
  private static let longestDevice = devices.map(\.utf8.count).max() ?? 0

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: "<>:\"|?*".unicodeScalars.contains(scalar)
    }
  }
}

extension FileNameFault {
  /// The reason, for a finding.
  var reason: String {
    switch self {
    case .outside: "it would lead out of the site's folder, at least on some systems"
    case .device(let name): "Windows reserves '\(name)' for a device, whatever follows a dot"
    case .end(let end): "Windows drops a '\(end)' at the end of a name"
    case .character(let scalar):
      "Windows does not allow \(scalar.codePoint) in a name, or it is invisible"
    case .long(let count):
      "a part of it has \(count) bytes, and a name has at most \(Self.longest)"
    }
  }
}

extension Unicode.Scalar {
  /// The character itself if it is printable, or else its code point.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (0x21...0x7E).contains(value) ? "'\(Character(self))'" : number
  }
}
