import CombineShim
import Foundation

/// A request.
public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// The method.
  public var httpMethod: String? = "GET"
  /// The header fields.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The body.
  public var httpBody: Data?
  /// Where the answer may come from.
  public var cachePolicy: CachePolicy
  /// The seconds after which the request fails.
  public var timeoutInterval: TimeInterval

  /// Where an answer may come from.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy
    /// From the server.
    case reloadIgnoringLocalCacheData
    /// From the cache, else from the server.
    case returnCacheDataElseLoad
    /// From the cache.
    case returnCacheDataDontLoad
  }

  /// A request.
  public init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Sets a header field.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
  /// Adds a header field.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value,
      forHTTPHeaderField: field
    )
  }
  /// The value of a header field.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// An answer to a request.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL?
  /// The type of the content.
  public let mimeType: String?
  /// The length of the content; -1 if it is not known.
  public let expectedContentLength: Int64

  /// An answer.
  public init(
    url: URL,
    mimeType: String?,
    expectedContentLength length: Int,
    textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
  }
}

/// An answer to a request over HTTP.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status.
  public let statusCode: Int
  /// The header fields.
  public let allHeaderFields: [AnyHashable: Any]

  /// An answer.
  public init?(
    url: URL,
    statusCode: Int,
    httpVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url,
      mimeType: headerFields?["Content-Type"],
      expectedContentLength: headerFields?["Content-Length"].flatMap { Int($0) } ?? -1,
      textEncodingName: nil
    )
  }

  /// The value of a header field.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields[field] as? String
  }
  /// What a status means.
  public class func localizedString(forStatusCode statusCode: Int) -> String { "\(statusCode)" }
}

/// The settings of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The default settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// Settings that keep nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// The seconds after which a request fails.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds after which loading fails.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Header fields of all requests.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Where answers may come from.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Whether requests wait for a connection.
  open var waitsForConnectivity = false
  /// Whether requests may use mobile data.
  open var allowsCellularAccess = true
  /// The most connections to a server.
  open var httpMaximumConnectionsPerHost = 6
}

/// Handles the events of a session.
public protocol URLSessionDelegate: NSObjectProtocol {}
/// Handles the events of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
/// Handles the events of a session's tasks.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
/// Handles the events of a session's tasks.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// Requests to the network; each is answered from a folder, or fails, after one second of the virtual clock.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session that needs no settings.
  public class var shared: URLSession { sharedSession }
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  private static let sharedSession = URLSession()
  /// The settings.
  public let configuration: URLSessionConfiguration

  /// A session.
  public init(configuration: URLSessionConfiguration = .default) {
    self.configuration = configuration
  }
  /// A session with a delegate, which no event reaches.
  public convenience init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) {
    self.init(configuration: configuration)
  }

  /// Answers after one second; fails if the program is offline.
  public func data(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await load(url)
  }
  /// Answers after one second; fails if the program is offline.
  public func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await load(request.url)
  }
  /// Answers after one second; fails if the program is offline.
  public func upload(
    for request: URLRequest,
    from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await load(request.url)
  }
  /// Answers after one second; fails if the program is offline.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    let (_, response) = try await load(url)
    return (FolderOfResponses.file(for: url).map { URL(fileURLWithPath: $0) } ?? url, response)
  }

  private func load(_ url: URL?) async throws -> (Data, URLResponse) {
    if let url, url.isFileURL {
      let data = try FileManager.default.read(url.path)
      let response = URLResponse(
        url: url,
        mimeType: nil,
        expectedContentLength: data.count,
        textEncodingName: nil
      )
      return (data, response)
    }
    try await Task.sleep(for: .seconds(1))
    return try FolderOfResponses.answer(to: url)
  }

  /// A task that answers after one second; it fails if the program is offline.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask { [self] in
      do {
        let (data, response) = try await load(url)
        completionHandler(data, response, nil)
      } catch is CancellationError {
        completionHandler(nil, nil, URLError(.cancelled))
      } catch { completionHandler(nil, nil, error) }
    }
  }
  /// A task that answers after one second; it fails if the program is offline.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: request.url ?? URL(fileURLWithPath: "/"), completionHandler: completionHandler)
  }

  /// A publisher that answers after one second; it fails if the program is offline.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// A publisher that answers after one second; it fails if the program is offline.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Delivers the answer to a request, or fails.
  public struct DataTaskPublisher: Publisher {
    /// The content and the answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// An error of the network.
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      let answer = PassthroughSubject<Output, URLError>()
      answer.receive(subscriber: subscriber)
      let (session, url) = (session, request.url)
      Task { @MainActor in
        do {
          let (data, response) = try await session.load(url)
          answer.send((data, response))
          answer.send(completion: .finished)
        } catch {
          answer.send(completion: .failure(error as? URLError ?? URLError.offline(url)))
        }
      }
    }
  }
}

extension URLError {
  /// The error of a program that is offline.
  static func offline(_ url: URL?) -> URLError {
    URLError(
      .notConnectedToInternet,
      userInfo: [
        NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        NSURLErrorFailingURLErrorKey: url as Any,
      ]
    )
  }
}

/// A task of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// Loading.
    case running
    /// Not started.
    case suspended
    /// Being canceled.
    case canceling
    /// Ended.
    case completed
  }

  /// The state.
  public private(set) var state = State.suspended
  private let work: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(work: @escaping @Sendable () async -> Void) { self.work = work }

  /// Starts the task.
  open func resume() {
    guard task == nil else { return }
    state = .running
    task = Task { @MainActor in
      await work()
      state = .completed
    }
  }
  /// Cancels the task.
  open func cancel() {
    state = .canceling
    task?.cancel()
  }
  /// Has no effect here.
  open func suspend() {}
}

/// A task that loads data.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
