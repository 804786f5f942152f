import Foundation

/// The answers to requests that the user gave the program: the files below `.responses` in its resources.
///
/// `https://example.com/users/1?full=true` is answered by `example.com/users/1?full=true`, else by
/// `example.com/users/1`, each with or without `.json`; a folder is answered by its `index.json`.
package enum FolderOfResponses {
  /// Where requests are recorded: the address, and `offline`, `missing` or `answered`.
  package static nonisolated(unsafe) var report: (_ address: String, _ outcome: String) -> Void =
    { _, _ in }

  private static let folder: String? = {
    guard let resources = getenv("BODYCHECK_RESOURCES") else { return nil }
    let folder = String(cString: resources) + "/.responses"
    return access(folder, R_OK) == 0 ? folder : nil
  }()

  /// The answer to a request.
  /// - Throws: The error of a program that is offline, if there is no file.
  static func answer(to url: URL?) throws -> (Data, URLResponse) {
    (folder == nil ? Assumption.offline : .responses).record()
    let found = url.flatMap(file)
    let outcome = folder == nil ? "offline" : found == nil ? "missing" : "answered"
    report(url?.absoluteString ?? "", outcome)
    guard let url, let file = found, let data = NSData(contentsOfFile: file) else {
      throw URLError.offline(url)
    }
    let headers = ["Content-Type": type(of: file), "Content-Length": "\(data.length)"]
    let response = HTTPURLResponse(
      url: url,
      statusCode: 200,
      httpVersion: "HTTP/1.1",
      headerFields: headers
    )
    guard let response else { throw URLError.offline(url) }
    return (Data(referencing: data), response)
  }

  /// The file that answers a request.
  static func file(for url: URL) -> String? {
    guard let folder, let host = url.host else { return nil }
    let parts = url.path.split(separator: "/").map(String.init)
    guard !host.contains("/"), host != "..", !parts.contains("..") else { return nil }
    let path = ([folder, host] + parts).joined(separator: "/")
    let paths = (url.query.map { [path + "?" + $0] } ?? []) + [path]
    let files = paths.flatMap { [$0, $0 + ".json", $0 + "/index.json"] }
    return files.first { file in
      var status = stat()
      return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }

  private static func type(of file: String) -> String {
    switch file.split(separator: ".").last {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    case "txt": "text/plain"
    case "html": "text/html"
    case "xml": "application/xml"
    case "csv": "text/csv"
    default: "application/json"
    }
  }
}
