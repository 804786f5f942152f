import Guidelines
import Markdown
import Synchronization

/// Takes the files of an index one by one, on whatever thread they are made.
typealias FileSink = @Sendable (OutputFile) -> Void

/// The files of the search index.
func searchFiles(_ map: SiteMap) -> [OutputFile] {
  let files = Mutex<[OutputFile]>([])
  _ = SearchIndex(map) { file in files.withLock { $0.append(file) } }
  return files.withLock { $0 }
}

/// A page with its document, as the index reads it.
final class PageDocument {
  let page: Page

  init(_ page: Page) { self.page = page }

  var value: Document { page.document }
}

extension Page {
  /// Of the path and the whole file.
  var fingerprint: Fingerprint { Fingerprint(of: [path, source.text]) }
}
