extension UTType {
  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let png = UTType(importedAs: "public.png")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let rtf = UTType(importedAs: "public.rtf")
  public static let html = UTType(importedAs: "public.html")
  public static let xml = UTType(importedAs: "public.xml")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let movie = UTType(importedAs: "public.movie")
  public static let audio = UTType(importedAs: "public.audio")

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
