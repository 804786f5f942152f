import Guidelines
import Mustache

/// All pages by the first letter of their titles; a large site has one page per letter.
struct AlphabetPage {
  let context: RenderContext

  /// The maximum number of pages that fit on one list.
  private static let maxPages = 400

  func files() throws(TemplateProblem) -> [OutputFile] {
    let pages = context.map.pages.filter { $0.kind != .home }
    let letters = Dictionary(grouping: pages.sortedByTitle, by: letter).sorted { $0.key < $1.key }
    let layout = LayoutModel(
      context: context,
      path: SiteMap.alphabet,
      kind: "alphabet",
      title: "A to Z",
      description: "Every page of this site by its title."
    )
    guard pages.count > Self.maxPages else {
      return [try layout.file("alphabet", members(letters, of: letters, from: layout.path))]
    }
    var files = [try layout.file("alphabet", members([], of: letters, from: layout.path))]
    for (letter, pages) in letters {
      var own = layout
      own.path = path(of: letter)
      own.title = letter
      own.description = "The pages whose title begins with this letter."
      let list = PagedList(layout: own, template: "alphabet", items: pages, size: Self.maxPages)
      files += try list.files { pages, path in
        members([(letter, Array(pages))], of: letters, from: path)
      }
    }
    return files
  }

  private func path(of letter: String) -> SitePath {
    SiteMap.alphabet.within(slug(letter))
  }

  /// The template's keys for a page that shows some of the letters and links to all.
  private func members(
    _ shown: [(key: String, value: [Page])],
    of all: [(key: String, value: [Page])],
    from path: SitePath
  ) -> Members {
    let isWhole = shown.count == all.count
    return [
      "index": .list(
        all.map { letter, pages in
          let address = isWhole ? "#" + anchor(of: letter) : path.link(to: self.path(of: letter))
          return [
            "letter": .string(letter),
            "count": isWhole ? false : .integer(pages.count),
            "href": .string(address),
          ]
        }
      ),
      "letters": .list(
        shown.map { letter, pages in
          [
            "letter": .string(letter),
            "id": .string(anchor(of: letter)),
            "pages": .list(
              pages.map { page in
                [
                  "title": .string(page.title),
                  "href": .string(path.link(to: page.sitePath)),
                ]
              }
            ),
          ]
        }
      ),
    ]
  }

  private func anchor(of letter: String) -> String { "letter-" + letter.lowercased() }

  /// The first letter of a page's title, ignoring marks such as backticks; `0` if it has none.
  private func letter(of page: Page) -> String {
    page.title.first(where: \.isLetter).map { $0.uppercased() } ?? "0"
  }
}
