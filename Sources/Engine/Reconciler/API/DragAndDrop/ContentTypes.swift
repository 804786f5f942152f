extension UTType {
  /// Anything.
  public static let item = UTType(importedAs: "public.item")
  /// Anything with content.
  public static let content = UTType(importedAs: "public.content")
  /// The address of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// A picture in PNG.
  public static let png = UTType(importedAs: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// Text with markup.
  public static let rtf = UTType(importedAs: "public.rtf")
  /// A web page.
  public static let html = UTType(importedAs: "public.html")
  /// XML.
  public static let xml = UTType(importedAs: "public.xml")
  /// Values that are separated by commas.
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  /// A film.
  public static let movie = UTType(importedAs: "public.movie")
  /// Sound.
  public static let audio = UTType(importedAs: "public.audio")

  /// Whether this type is another or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return Self.kinds[identifier].map { UTType(importedAs: $0).conforms(to: type) } ?? false
  }

  /// What each type is a kind of.
  private static let kinds = [
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
    "public.json": "public.text", "public.html": "public.text", "public.xml": "public.text",
    "public.rtf": "public.text", "public.comma-separated-values-text": "public.text",
    "public.text": "public.content", "public.file-url": "public.url", "public.url": "public.data",
    "public.png": "public.image", "public.jpeg": "public.image", "public.image": "public.content",
    "com.adobe.pdf": "public.content", "public.movie": "public.content",
    "public.audio": "public.content", "public.content": "public.data",
    "public.folder": "public.item", "public.data": "public.item",
  ]
}
