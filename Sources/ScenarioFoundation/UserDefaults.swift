/// Named values that outlive views, in memory: each run of a scenario starts without any.
public final class UserDefaults {
  /// The values of the app.
  public static nonisolated(unsafe) let standard = UserDefaults()

  private var values: [String: Any] = [:]
  private var observers: [Int: (String) -> Void] = [:]
  private var lastObserver = 0

  /// Values of a suite.
  public init(suiteName: String? = nil) {}

  /// The value of a key.
  public func object(forKey key: String) -> Any? { values[key] }
  /// The number of a key; 0 without one.
  public func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  /// The truth value of a key; `false` without one.
  public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  /// The text of a key.
  public func string(forKey key: String) -> String? { values[key] as? String }
  /// Sets the value of a key, and tells those who watch.
  public func set(_ value: Any?, forKey key: String) {
    values[key] = value
    for id in observers.keys.sorted() { observers[id]?(key) }
  }
  /// Takes the value of a key away.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  package func observe(_ observer: @escaping (String) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  package func stopObserving(_ id: Int) { observers[id] = nil }
}
