import CombineShim
import Foundation

/// Settings that outlive views, in memory: each run of a scenario starts without any.
public final class UserDefaults: @unchecked Sendable {
  public static let standard = UserDefaults(contents(ofSuite: ""))

  private static nonisolated(unsafe) var suites: [String: Contents] = [:]

  private let contents: Contents

  /// The contents that all objects of a suite share.
  private final class Contents {
    var values: [String: Any] = [:]
    var registered: [String: Any] = [:]
    /// What is called before a value is set, and afterward.
    var observers: [Int: (isPrior: Bool, call: (String) -> Void)] = [:]
    var lastObserver = 0
    /// The identities whose bodies have read a key, for a trace.
    var readers: [String: Set<Int>] = [:]
  }

  /// The settings of a suite, or of the app without a name.
  public init?(suiteName: String?) {
    contents = Self.contents(ofSuite: suiteName ?? "")
  }

  /// Settings that no other object shares.
  package convenience init() { self.init(Contents()) }

  private init(_ contents: Contents) { self.contents = contents }

  private static func contents(ofSuite name: String) -> Contents {
    if let known = suites[name] { return known }
    let contents = Contents()
    suites[name] = contents
    return contents
  }

  public func object(forKey key: String) -> Any? {
    if let reader = PublishedReads.reader?(), reader != 0 {
      contents.readers[key, default: []].insert(reader)
    }
    return observedObject(forKey: key)
  }
  /// The value of a key, read by what observes the key.
  package func observedObject(forKey key: String) -> Any? {
    contents.values[key] ?? contents.registered[key]
  }
  /// The numeric value of a key; 0 if it isn't set.
  public func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? 0 }
  /// The Boolean value of a key; `false` if it isn't set.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The numeric value of a key; 0 if it isn't set.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// The numeric value of a key; 0 if it isn't set.
  public func float(forKey key: String) -> Float { object(forKey: key) as? Float ?? 0 }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  public func register(defaults: [String: Any]) {
    contents.registered.merge(defaults) { $1 }
  }
  /// Sets the value of a key, and notifies observers.
  public func set(_ value: Any?, forKey key: String) {
    notify(of: key, isPrior: true)
    contents.values[key] = value
    notify(of: key, isPrior: false)
    for reader in contents.readers[key, default: []].sorted() {
      PublishedReads.noteSetting(reader, key)
    }
  }

  private func notify(of key: String, isPrior: Bool) {
    for id in contents.observers.keys.sorted() {
      guard let observer = contents.observers[id], observer.isPrior == isPrior else { continue }
      observer.call(key)
    }
  }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, and notifies observers.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func dictionaryRepresentation() -> [String: Any] {
    contents.registered.merging(contents.values) { $1 }
  }
  public func removePersistentDomain(forName domainName: String) {
    for key in contents.values.keys.sorted() { removeObject(forKey: key) }
  }
  /// Has no effect; values are there at once.
  @discardableResult
  public func synchronize() -> Bool { true }
  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// Calls a closure with the key whenever a value is set, or before it is.
  package func observe(isPrior: Bool = false, _ observer: @escaping (String) -> Void) -> Int {
    contents.lastObserver += 1
    contents.observers[contents.lastObserver] = (isPrior, observer)
    return contents.lastObserver
  }

  package func stopObserving(_ id: Int) { contents.observers[id] = nil }
}
