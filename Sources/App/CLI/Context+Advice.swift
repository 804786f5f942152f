import Diagnostics
import FileSystem
import Guidelines

/// Leads from facts to guidelines, and says where to read them.
struct AdviceSource {
  let advisor: Advisor
  /// The folder that stands for `content` in the paths of guidelines.
  private let folder: String
  /// The address of the published site, if it is known.
  private let site: String?

  private static let guidelines = "content/guidelines"

  /// Reads the guidelines of the knowledge base that say what they answer, or else the installed ones; `nil` if
  /// there are none.
  /// - Parameter context: Where the command runs.
  init?(in context: Context) {
    if let advisor = Self.advisor(in: context.folder + "/content") {
      self.advisor = advisor
      folder = "content"
      site =
        SiteFolder(content: "content", paths: [], context: context).repository?.pagesAddress
    } else if let installed = context.installedContent, let advisor = Self.advisor(in: installed) {
      self.advisor = advisor
      folder = installed
      site = nil
    } else {
      return nil
    }
  }

  private static func advisor(in content: String) -> Advisor? {
    let folder = content + "/guidelines"
    let pages = fileNames(in: folder, beginningWith: "").filter { $0.hasSuffix(".md") }.sorted()
      .compactMap { name -> SourceText? in
        guard let bytes = (try? contents(ofFile: folder + "/" + name)) ?? nil else { return nil }
        return SourceText(path: guidelines + "/" + name, bytes: bytes)
      }
    let advisor = Advisor(pages)
    return advisor.all.isEmpty ? nil : advisor
  }

  /// Where a guideline can be read: its address on the site, or its file.
  func address(_ advice: Advice) -> String {
    let path = advice.path.dropFirst("content/".count)
    guard let site else { return folder + "/" + path }
    return site + path.replacing(".md", with: ".html")
  }
}
