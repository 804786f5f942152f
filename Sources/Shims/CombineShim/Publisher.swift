public protocol Publisher<Output, Failure> {
  associatedtype Output
  /// The type of the error; `Never` for a publisher that never fails.
  associatedtype Failure: Error
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: Subscription)
  /// Receives a value; returns how many more values it requests.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol Cancellable {
  /// Cancels the activity; further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Stores it in a set, which keeps it until its release.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Stores it in a collection, which keeps it until its release.
  public func store<Storage: RangeReplaceableCollection>(in collection: inout Storage)
  where Storage.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static nonisolated(unsafe) var last: UInt = 0
  private let number: UInt

  /// A number that no other identifier has.
  public init() {
    Self.last += 1
    number = Self.last
  }

  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func mapError<Other: Error>(
      _ transform: (Failure) -> Other
    ) -> Subscribers.Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let max: Int?
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else { fatalError("a demand can't be negative") }
      return Demand(max: value)
    }

    public static func + (first: Demand, second: Demand) -> Demand {
      guard let a = first.max, let b = second.max else { return .unlimited }
      return Demand(max: a.addingReportingOverflow(b).overflow ? nil : a + b)
    }
    public static func += (first: inout Demand, second: Demand) { first = first + second }
    public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }
    public static func += (first: inout Demand, second: Int) { first = first + second }
    public static func - (first: Demand, second: Int) -> Demand {
      first.max.map { Demand(max: Swift.max(0, $0 - second)) } ?? .unlimited
    }
    public static func -= (first: inout Demand, second: Int) { first = first - second }
    public static func * (first: Demand, second: Int) -> Demand {
      first.max.map {
        let (product, overflow) = $0.multipliedReportingOverflow(by: second)
        return Demand(max: overflow ? nil : product)
      } ?? .unlimited
    }
    public static func < (first: Demand, second: Demand) -> Bool {
      guard let a = first.max else { return false }
      return second.max.map { a < $0 } ?? true
    }
    public static func > (first: Demand, second: Int) -> Bool { first > .max(second) }
    public static func == (first: Demand, second: Int) -> Bool { first.max == second }
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscription to nothing.
public enum Subscriptions {
  /// A subscription that delivers nothing.
  public static var empty: any Subscription { Nothing() }

  private final class Nothing: Subscription, CustomStringConvertible {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
  }
}

public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Runs a closure on cancellation.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  public init<Other: Cancellable>(_ other: Other) { end = other.cancel }

  deinit { end?() }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Stores it in a set, which keeps it until its release.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores it in a collection, which keeps it until its release.
  public func store<Storage: RangeReplaceableCollection>(in collection: inout Storage)
  where Storage.Element == AnyCancellable {
    collection.append(self)
  }

  /// Compares by identity.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
