import Foundation

/// The program's files, in memory: each run of a scenario starts without any.
public final class FileManager: Sendable {
  /// The files of the program.
  public static let `default` = FileManager()

  /// The contents of each file, by path; `nil` for a folder.
  private nonisolated(unsafe) var files: [String: Data?] = [
    "/": nil, "/Documents": nil, "/Library": nil, "/Library/Application Support": nil,
    "/Library/Caches": nil, "/tmp": nil,
  ]

  public init() {}

  /// The folders of the program.
  public enum SearchPathDirectory: UInt, Sendable {
    case documentDirectory
    /// Data of the program.
    case applicationSupportDirectory
    case cachesDirectory
    case libraryDirectory
    case downloadsDirectory
    case desktopDirectory
  }

  /// A domain; the program has one.
  public struct SearchPathDomainMask: OptionSet, Sendable {
    /// The raw value, with one bit per domain.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public static let allDomainsMask = SearchPathDomainMask(rawValue: 0x0FFFF)
  }

  public var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp", isDirectory: true) }
  public var currentDirectoryPath: String { "/" }
  /// The folder of the program.
  public var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/", isDirectory: true) }

  public func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    let path =
      switch directory {
      case .documentDirectory: "/Documents"
      case .applicationSupportDirectory: "/Library/Application Support"
      case .cachesDirectory: "/Library/Caches"
      case .libraryDirectory: "/Library"
      case .downloadsDirectory: "/Downloads"
      case .desktopDirectory: "/Desktop"
      }
    return [URL(fileURLWithPath: path, isDirectory: true)]
  }

  public func url(
    for directory: SearchPathDirectory,
    in domain: SearchPathDomainMask,
    appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    urls(for: directory, in: domain)[0]
  }

  /// The shared folder of a group: none.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }
  /// The folder in the cloud: none.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }

  public func fileExists(atPath path: String) -> Bool { files[clean(path)] != nil }
  /// Whether there is a file that can be read.
  public func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  /// Whether there is a file that can be written.
  public func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  /// Whether there is a program: none.
  public func isExecutableFile(atPath path: String) -> Bool { false }
  public func contents(atPath path: String) -> Data? { files[clean(path)] ?? nil }

  /// Writes a file.
  @discardableResult
  public func createFile(
    atPath path: String,
    contents data: Data?,
    attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    (try? write(data ?? Data(), to: path)) != nil
  }

  public func createDirectory(
    atPath path: String,
    withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    files[clean(path)] = .some(nil)
  }

  public func createDirectory(
    at url: URL,
    withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try createDirectory(
      atPath: url.path,
      withIntermediateDirectories: withIntermediateDirectories,
      attributes: attributes
    )
  }

  public func removeItem(atPath path: String) throws {
    let path = clean(path)
    guard files[path] != nil else { throw CocoaError(.fileNoSuchFile) }
    files = files.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
  }

  public func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }

  public func copyItem(at source: URL, to destination: URL) throws {
    guard !fileExists(atPath: destination.path) else { throw CocoaError(.fileWriteFileExists) }
    try write(try read(source.path), to: destination.path)
  }

  public func moveItem(at source: URL, to destination: URL) throws {
    try copyItem(at: source, to: destination)
    try removeItem(at: source)
  }

  public func contentsOfDirectory(atPath path: String) throws -> [String] {
    let folder = clean(path)
    guard files[folder] != nil else { throw CocoaError(.fileReadNoSuchFile) }
    let prefix = folder == "/" ? "/" : folder + "/"
    return files.keys.filter { $0.hasPrefix(prefix) && $0 != prefix }
      .map { String($0.dropFirst(prefix.count)) }
      .filter { !$0.contains("/") }
      .sorted()
  }

  public func contentsOfDirectory(
    at url: URL,
    includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path).map { url.appendingPathComponent($0) }
  }

  public typealias DirectoryEnumerationOptions = Foundation.FileManager.DirectoryEnumerationOptions

  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    [.size: try read(path).count]
  }

  func read(_ path: String) throws -> Data {
    Assumption.files.record()
    guard let data = contents(atPath: path) ?? Bundle.main.data(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return data
  }

  func write(_ data: Data, to path: String) throws {
    Assumption.files.record()
    let path = clean(path)
    let folder = (path as NSString).deletingLastPathComponent
    guard let entry = files[folder], entry == nil else { throw CocoaError(.fileNoSuchFile) }
    files[path] = .some(data)
  }

  private func clean(_ path: String) -> String { (path as NSString).standardizingPath }
}

private func loaded(_ url: URL) throws -> Data {
  url.isFileURL
    ? try FileManager.default.read(url.path) : try FolderOfResponses.answer(to: url).0
}

private func text(of data: Data, _ encoding: String.Encoding) throws -> String {
  guard let text = String(data: data, encoding: encoding) else {
    throw CocoaError(.fileReadInapplicableStringEncoding)
  }
  return text
}

extension Data {
  /// The contents of a file or an answer; fails if the program is offline.
  public init(contentsOf url: __shared URL, options: ReadingOptions = []) throws {
    self = try loaded(url)
  }

  /// Writes a file.
  public func write(to url: URL, options: WritingOptions = []) throws {
    try FileManager.default.write(self, to: url.path)
  }
}

extension String {
  /// The contents of a file or an answer; fails if the program is offline.
  public init(contentsOf url: __shared URL, encoding: Encoding) throws {
    self = try text(of: loaded(url), encoding)
  }

  /// The contents of a file or an answer; fails if the program is offline.
  public init(contentsOf url: __shared URL) throws { self = try text(of: loaded(url), .utf8) }

  public init(contentsOfFile path: __shared String, encoding: Encoding) throws {
    self = try text(of: FileManager.default.read(path), encoding)
  }

  /// Writes a file.
  public func write(to url: URL, atomically: Bool, encoding: Encoding) throws {
    try FileManager.default.write(Data(utf8), to: url.path)
  }

  /// Writes a file.
  public func write(toFile path: String, atomically: Bool, encoding: Encoding) throws {
    try FileManager.default.write(Data(utf8), to: path)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Foundation uses.
/// The folder of the program.
public func NSHomeDirectory() -> String { "/" }

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that Foundation uses.
public func NSTemporaryDirectory() -> String { "/tmp/" }

extension URL {
  public static var documentsDirectory: URL {
    URL(fileURLWithPath: "/Documents", isDirectory: true)
  }
  public static var cachesDirectory: URL {
    URL(fileURLWithPath: "/Library/Caches", isDirectory: true)
  }
  /// The folder of the program's data.
  public static var applicationSupportDirectory: URL {
    URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
  }
  public static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp", isDirectory: true) }
  /// The folder of the program.
  public static var homeDirectory: URL { URL(fileURLWithPath: "/", isDirectory: true) }
}
