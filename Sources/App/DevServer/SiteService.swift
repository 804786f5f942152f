/// Responds to requests for the files of a site that is being edited.
package struct SiteService: Sendable {
  /// The current version of a file.
  package struct File: Sendable {
    package let bytes: [UInt8]
    /// The findings about the page, for its author; empty if there are none.
    package let notice: String

    package init(bytes: [UInt8], notice: String = "") {
      self.bytes = bytes
      self.notice = notice
    }
  }

  private let revision: Revision
  private let file: @Sendable (String) -> File?

  /// - Parameters:
  ///   - revision: Advances whenever a file may have changed.
  ///   - file: Returns the file at a path such as `guidelines/index.html`, if it exists.
  package init(revision: Revision, file: @escaping @Sendable (String) -> File?) {
    self.revision = revision
    self.file = file
  }

  /// Whether the connection stays open for revisions instead of getting one response.
  func isSubscription(_ request: HTTPRequest) -> Bool {
    request.method == "GET" && request.isForThisMachine && !request.isFromElsewhere
      && path(of: request) == LiveReload.eventsPath
  }

  package func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.isForThisMachine else {
      return HTTPResponse(.forbidden, text: "This server answers to localhost only.")
    }
    guard !request.isFromElsewhere else {
      return HTTPResponse(.forbidden, text: "This site is for no page of another one.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return HTTPResponse(.methodNotAllowed, text: "Files can only be read.")
    }
    switch path(of: request) {
    case LiveReload.scriptPath: return script(for: request)
    case LiveReload.stylePath:
      return HTTPResponse(contentType: "text/css", body: Array(LiveReload.style.utf8))
    default: break
    }
    guard let path = sitePath(for: request.target) else {
      return HTTPResponse(.badRequest, text: "This is no address of a site.")
    }
    return page(at: path) ?? page(at: path + ".html") ?? folder(at: path, of: request)
      ?? page(at: "404.html", .notFound)
      ?? HTTPResponse(.notFound, text: "Page not found.")
  }

  /// Leads to the address of a folder that ends in `/`, relative to which its links are.
  private func folder(at path: String, of request: HTTPRequest) -> HTTPResponse? {
    guard file(path + "/index.html") != nil else { return nil }
    let name = self.path(of: request).split(separator: "/").last ?? ""
    let query = request.target.drop { $0 != "?" }
    var response = HTTPResponse(.found, text: "This folder's address ends in '/'.")
    response.location = "./\(name)/\(query)"
    return response
  }

  private func path(of request: HTTPRequest) -> String {
    String(request.target.prefix { $0 != "?" })
  }

  private func page(at path: String, _ status: HTTPResponse.Status = .ok) -> HTTPResponse? {
    let revision = revision.current
    guard let file = file(path) else { return nil }
    let type = contentType(ofPath: path)
    guard type.hasPrefix("text/html") else {
      return HTTPResponse(status, contentType: type, body: file.bytes)
    }
    let html = LiveReload.page(
      String(decoding: file.bytes, as: UTF8.self),
      revision: revision,
      notice: file.notice
    )
    return HTTPResponse(status, contentType: type, body: Array(html.utf8))
  }

  /// The script for the revision of its page, which is part of the address.
  private func script(for request: HTTPRequest) -> HTTPResponse {
    let asked = request.target.split(separator: "?").dropFirst().first.flatMap { Int($0) }
    let text = LiveReload.script(revision: asked ?? revision.current)
    return HTTPResponse(contentType: "text/javascript", body: Array(text.utf8))
  }

  /// Sends the current revision and all later ones until the client disconnects.
  func sendRevisions(_ send: (String) -> Bool) {
    let head = ["HTTP/1.1 200 OK", "Content-Type: text/event-stream", "Cache-Control: no-store"]
    var known = revision.current
    let start = (head + [""]).map { $0 + "\r\n" }.joined()
    guard send(start + "data: \(known)\n\n") else { return }
    while true {
      let next = revision.change(from: known, timeout: 15)
      // Sending a comment fails once the client has disconnected.
      guard send(next == known ? ":\n\n" : "data: \(next)\n\n") else { return }
      known = next
    }
  }
}
