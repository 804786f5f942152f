/// Delivers values over time.
public protocol Publisher<Output, Failure> {
  /// The type of the delivered values.
  associatedtype Output
  /// The type of the error; `Never` for a publisher that never fails.
  associatedtype Failure: Error
  /// Attaches a subscriber.
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

/// Receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the received values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error
  /// Receives the subscription, once.
  func receive(subscription: Subscription)
  /// Receives a value; returns how many more values it requests.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests a number of further values.
  func request(_ demand: Subscribers.Demand)
}

/// An activity that can be canceled.
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

/// A number that tells subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static nonisolated(unsafe) var last: UInt = 0
  private let number: UInt

  /// A number that no other identifier has.
  public init() {
    Self.last += 1
    number = Self.last
  }

  /// The number of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  /// The number, in hexadecimal digits.
  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

/// Something with an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A namespace for subscriber types.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher failed.
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

  /// A number of requested values.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; `nil` if it is unlimited.
    public let max: Int?
    /// An unlimited number.
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)
    /// A maximum number.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can't be negative")
      return Demand(max: value)
    }

    /// The sum of two numbers.
    public static func + (first: Demand, second: Demand) -> Demand {
      guard let a = first.max, let b = second.max else { return .unlimited }
      return Demand(max: a.addingReportingOverflow(b).overflow ? nil : a + b)
    }
    /// Adds a number.
    public static func += (first: inout Demand, second: Demand) { first = first + second }
    /// A larger number.
    public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }
    /// Adds a number.
    public static func += (first: inout Demand, second: Int) { first = first + second }
    /// A smaller number; at least zero.
    public static func - (first: Demand, second: Int) -> Demand {
      first.max.map { Demand(max: Swift.max(0, $0 - second)) } ?? .unlimited
    }
    /// Subtracts a number.
    public static func -= (first: inout Demand, second: Int) { first = first - second }
    /// A multiple.
    public static func * (first: Demand, second: Int) -> Demand {
      first.max.map {
        let (product, overflow) = $0.multipliedReportingOverflow(by: second)
        return Demand(max: overflow ? nil : product)
      } ?? .unlimited
    }
    /// Whether a number is smaller than another.
    public static func < (first: Demand, second: Demand) -> Bool {
      guard let a = first.max else { return false }
      return second.max.map { a < $0 } ?? true
    }
    /// Whether a number is larger than another.
    public static func > (first: Demand, second: Int) -> Bool { first > .max(second) }
    /// Whether two numbers are equal.
    public static func == (first: Demand, second: Int) -> Bool { first.max == second }
    /// The number in words.
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

/// Cancels an activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Runs a closure on cancellation.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Cancels another cancellable.
  public init<Other: Cancellable>(_ other: Other) { end = other.cancel }

  deinit { end?() }

  /// Cancels the activity.
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
