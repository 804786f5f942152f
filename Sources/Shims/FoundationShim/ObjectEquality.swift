/// A class whose objects are equal to themselves only, as those of `NSObject` are.
public protocol _ObjectEquality: AnyObject, Hashable {}

extension _ObjectEquality {
  /// Compares identities.
  public static func == (first: Self, second: Self) -> Bool { first === second }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bundle: _ObjectEquality {}
extension FileManager: _ObjectEquality {}
extension NotificationCenter: _ObjectEquality {}
extension OperationQueue: _ObjectEquality {}
extension ProcessInfo: _ObjectEquality {}
extension Thread: _ObjectEquality {}
extension Timer: _ObjectEquality {}
extension UserDefaults: _ObjectEquality {}
