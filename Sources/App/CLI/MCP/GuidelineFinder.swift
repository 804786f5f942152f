import FoundationEssentials
import Guidelines

/// Finds guidelines by words: those of the knowledge base, or else the installed ones.
struct GuidelineFinder {
  private let pages: [Page]

  /// Reads the pages.
  /// - Throws: `FileProblem` if there are none, or an error of a file.
  init(in context: Context) throws {
    var folder = SiteFolder(content: "content", paths: [], context: context)
    if !FileManager.default.fileExists(atPath: context.folder + "/content"),
      let installed = context.installedContent
    {
      folder = SiteFolder(content: installed, paths: [], context: context)
    }
    pages = try folder.reader().site().pages.filter(\.kind.isAdvice)
  }

  /// The best matches with their summaries; all guidelines for no words.
  func list(for query: String) -> ModelContextTool.Result {
    let words = Self.words(in: query)
    let ranked = pages.map { (page: $0, score: score(of: $0, for: words)) }
      .filter { words.isEmpty || $0.score > 0 }
      .sorted { ($1.score, $0.page.name) < ($0.score, $1.page.name) }
    guard !ranked.isEmpty else {
      return .init(text: "No guideline has these words: try others, or none for a list of all.")
    }
    let lines = ranked.prefix(words.isEmpty ? .max : 8).map { match in
      "\(match.page.name): \(match.page.title)\n  \(match.page.summary)\n"
    }
    return .init(text: lines.joined())
  }

  /// The whole Markdown of a guideline.
  func text(of name: String) -> ModelContextTool.Result {
    guard let page = pages.first(where: { $0.name == name }) else {
      let text = "There is no guideline '\(name)': find its name with 'query'."
      return .init(text: text, isError: true)
    }
    return .init(text: page.source.text)
  }

  /// A word in the title counts more than one in the summary or the text.
  private func score(of page: Page, for words: Set<String>) -> Int {
    let title = Self.words(in: page.title + " " + page.tags.joined(separator: " "))
    let summary = Self.words(in: page.summary)
    let text = Self.words(in: page.source.text)
    return words.reduce(0) { score, word in
      score + (title.contains(word) ? 9 : 0) + (summary.contains(word) ? 4 : 0)
        + (text.contains(word) ? 1 : 0)
    }
  }

  /// The words in lowercase, without a plural's ending.
  private static func words(in text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : String($0) })
  }
}
