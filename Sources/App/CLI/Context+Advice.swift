import Diagnostics
import FileSystem
import Guidelines

/// Leads from causes to guidelines, and says where to read them.
struct AdviceSource {
  let advisor: Advisor
  /// The folder that stands for `content` in the paths of guidelines.
  private let folder: String
  /// The address of the published site, if it is known.
  private let site: String?

  private static let page = "content/reference/which-page.md"

  /// Reads the page of answers of the knowledge base, or else the installed one; `nil` if there is none.
  /// - Parameters:
  ///   - sources: The program's files.
  ///   - context: Where the command runs.
  init?(for sources: [SourceText], in context: Context) {
    let installed = context.installedContent.map { $0 + "/" + Self.page.dropFirst(8) }
    if let bytes = Self.read(context.folder + "/" + Self.page) {
      folder = "content"
      site =
        SiteFolder(content: "content", paths: [], context: context).repository?.pagesAddress
      advisor = Self.advisor(bytes, sources)
    } else if let installed, let bytes = Self.read(installed) {
      folder = context.installedContent ?? ""
      site = nil
      advisor = Self.advisor(bytes, sources)
    } else {
      return nil
    }
  }

  private static func read(_ path: String) -> [UInt8]? { (try? contents(ofFile: path)) ?? nil }

  private static func advisor(_ bytes: [UInt8], _ sources: [SourceText]) -> Advisor {
    Advisor(Page(SourceText(path: page, bytes: bytes), folder: "content"), sources: sources)
  }

  /// Where a guideline can be read: its address on the site, or its file.
  func address(_ advice: Advice) -> String {
    let path = advice.path.dropFirst("content/".count)
    guard let site else { return folder + "/" + path }
    return site + path.replacing(".md", with: ".html")
  }
}
