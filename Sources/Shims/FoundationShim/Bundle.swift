import Foundation

/// The program's resources: the files of the folder that the process is given.
public final class Bundle: Sendable {
  /// The program's resources.
  public static let main = Bundle()
  /// The resources of a package's module, which are the program's.
  public static let module = main

  private let folder = getenv("BODYCHECK_RESOURCES").map { String(cString: $0) }

  private init() {}

  /// The resources of the module of a class, which are the program's.
  public convenience init(for type: AnyClass) { self.init() }
  /// Other bundles: none.
  public convenience init?(path: String) { return nil }
  /// Other bundles: none.
  public convenience init?(url: URL) { return nil }
  /// Other bundles: none.
  public convenience init?(identifier: String) { return nil }

  public var bundlePath: String { folder ?? "/Scenario.app" }
  public var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
  public var resourceURL: URL? { bundleURL }
  public var resourcePath: String? { bundlePath }
  /// The identifier of the program.
  public var bundleIdentifier: String? {
    infoDictionary?["CFBundleIdentifier"] as? String ?? "com.example.Scenario"
  }
  /// The languages of the program.
  public var preferredLocalizations: [String] { ["en"] }
  /// The languages of the program.
  public var localizations: [String] { ["en"] }

  /// The values of the program's `Info.plist`.
  public var infoDictionary: [String: Any]? {
    let data = data(atPath: bundlePath + "/Info.json")
    let known = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    let standard: [String: Any] = ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"]
    return standard.merging(known ?? [:]) { $1 }
  }

  /// A value of the program's `Info.plist`.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  public func path(forResource name: String?, ofType ext: String?) -> String? {
    guard let folder, let name else { return nil }
    let path = folder + "/" + name + (ext.map { $0.isEmpty ? "" : "." + $0 } ?? "")
    return access(path, R_OK) == 0 ? path : nil
  }

  public func url(
    forResource name: String?,
    withExtension ext: String?,
    subdirectory: String? = nil
  ) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    texts(of: table ?? "Localizable")[key] ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The texts of a table by their keys.
  private func texts(of table: String) -> [String: String] {
    guard folder != nil else { return [:] }
    if let known = Self.tables[table] { return known }
    let data = data(atPath: bundlePath + "/" + table + ".json")
    let texts = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    Self.tables[table] = texts
    return texts
  }

  /// The tables that have been read.
  private static nonisolated(unsafe) var tables: [String: [String: String]] = [:]

  /// The contents of a resource.
  func data(atPath path: String) -> Data? {
    guard let folder, path.hasPrefix(folder) else { return nil }
    return try? Foundation.Data(referencing: NSData(contentsOfFile: path))
  }
}
