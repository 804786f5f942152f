import FoundationEssentials

/// Named values that outlive views, in memory: each run of a scenario starts without any.
public final class UserDefaults {
  /// The values of the app.
  public static nonisolated(unsafe) let standard = UserDefaults(contents(ofSuite: ""))

  private static nonisolated(unsafe) var suites: [String: Contents] = [:]

  private let contents: Contents

  /// What all objects of a suite share.
  private final class Contents {
    var values: [String: Any] = [:]
    var registered: [String: Any] = [:]
    var observers: [Int: (String) -> Void] = [:]
    var lastObserver = 0
  }

  /// The values of a suite; without a name those of the app.
  public init?(suiteName: String?) {
    contents = Self.contents(ofSuite: suiteName ?? "")
  }

  /// Values that no other object shares.
  package convenience init() { self.init(Contents()) }

  private init(_ contents: Contents) { self.contents = contents }

  private static func contents(ofSuite name: String) -> Contents {
    if let known = suites[name] { return known }
    let contents = Contents()
    suites[name] = contents
    return contents
  }

  /// The value of a key, or else the one to begin with.
  public func object(forKey key: String) -> Any? {
    contents.values[key] ?? contents.registered[key]
  }
  /// The number of a key; 0 without one.
  public func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? 0 }
  /// The truth value of a key; `false` without one.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  /// The text of a key.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The number of a key; 0 without one.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// The number of a key; 0 without one.
  public func float(forKey key: String) -> Float { object(forKey: key) as? Float ?? 0 }
  /// The data of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// The address of a key.
  public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
  /// The elements of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The texts of a key.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  /// The named values of a key.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// Sets values that keys have to begin with, until they are set.
  public func register(defaults: [String: Any]) {
    contents.registered.merge(defaults) { $1 }
  }
  /// Sets the value of a key, and tells those who watch.
  public func set(_ value: Any?, forKey key: String) {
    contents.values[key] = value
    for id in contents.observers.keys.sorted() { contents.observers[id]?(key) }
  }
  /// Takes the value of a key away.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  package func observe(_ observer: @escaping (String) -> Void) -> Int {
    contents.lastObserver += 1
    contents.observers[contents.lastObserver] = observer
    return contents.lastObserver
  }

  package func stopObserving(_ id: Int) { contents.observers[id] = nil }
}
