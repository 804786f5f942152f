import Guidelines
import Markdown

/// A page's document, taken from the page when it is first asked for, so that its HTML and its words share it.
final class PageDocument {
  let page: Page
  private(set) lazy var value: Document = page.document()

  init(_ page: Page) { self.page = page }
}
