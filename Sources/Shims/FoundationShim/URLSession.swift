import CombineShim
import Foundation

public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var allHTTPHeaderFields: [String: String]? = [:]
  public var httpBody: Data?
  public var cachePolicy: CachePolicy
  /// The seconds after which the request fails.
  public var timeoutInterval: TimeInterval

  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case returnCacheDataElseLoad
    case returnCacheDataDontLoad
  }

  public init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value,
      forHTTPHeaderField: field
    )
  }
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  /// The length of the content; -1 if it is not known.
  public let expectedContentLength: Int64

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

public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

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

  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields[field] as? String
  }
  public class func localizedString(forStatusCode statusCode: Int) -> String { "\(statusCode)" }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// Settings that keep nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// The seconds after which a request fails.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds after which loading fails.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var waitsForConnectivity = false
  open var allowsCellularAccess = true
  open var httpMaximumConnectionsPerHost = 6
}

public protocol URLSessionDelegate: NSObjectProtocol {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// Requests to the network; each is answered from a folder, or fails, after one second of the virtual clock.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session that needs no settings.
  public class var shared: URLSession { sharedSession }
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  private static let sharedSession = URLSession()
  public let configuration: URLSessionConfiguration

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

  /// A task whose answer no code gets: no event reaches the session's delegate.
  public func dataTask(with url: URL) -> URLSessionDataTask {
    dataTask(with: url) { _, _, _ in }
  }
  /// A task whose answer no code gets: no event reaches the session's delegate.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    dataTask(with: request) { _, _, _ in }
  }

  /// A publisher that answers after one second; it fails if the program is offline.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// A publisher that answers after one second; it fails if the program is offline.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

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

open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running
    /// Not started.
    case suspended
    case canceling
    case completed
  }

  public private(set) var state = State.suspended
  private let work: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(work: @escaping @Sendable () async -> Void) { self.work = work }

  open func resume() {
    guard task == nil else { return }
    state = .running
    task = Task { @MainActor in
      await work()
      state = .completed
    }
  }
  open func cancel() {
    state = .canceling
    task?.cancel()
  }
  /// Has no effect here.
  open func suspend() {}
}

public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
