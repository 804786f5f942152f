import Diagnostics
import Synchronization

/// The text of a page that is known by its outline, read when it is first asked for.
final class PageText: Sendable {
  /// The fingerprint of the file whose outline is known.
  let fingerprint: Fingerprint
  private let path: String
  private let read: @Sendable () -> SourceText?
  private let state = Mutex<(text: SourceText?, isOutdated: Bool)>((nil, false))

  /// - Parameters:
  ///   - path: The page's file, relative to the site's root.
  ///   - fingerprint: What the page's has been.
  ///   - read: Gives the text as it is now; `nil` for one that is gone.
  init(path: String, fingerprint: Fingerprint, _ read: @escaping @Sendable () -> SourceText?) {
    self.path = path
    self.fingerprint = fingerprint
    self.read = read
  }

  /// The text; if the file has changed, what it says now.
  var value: SourceText {
    state.withLock { state in
      if let text = state.text { return text }
      let found = read()
      state.isOutdated = found.map { Page.fingerprint(of: $0) != fingerprint } ?? true
      let text = found ?? SourceText(path: path, text: "")
      state.text = text
      return text
    }
  }

  /// Whether the file was another one when it was read.
  var isOutdated: Bool { state.withLock { $0.isOutdated } }
}
