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
public protocol Subscriber<Input, Failure> {
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

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Requests a number of further values.
  func request(_ demand: Subscribers.Demand)
}

/// An activity that can be canceled.
public protocol Cancellable {
  /// Cancels the activity; further calls do nothing.
  func cancel()
}

/// A namespace for subscriber types.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher failed.
    case failure(Failure)
  }

  /// A number of requested values.
  public struct Demand: Equatable, Sendable {
    let count: Int?
    /// An unlimited number.
    public static let unlimited = Demand(count: nil)
    /// No values.
    public static let none = Demand(count: 0)
    /// A maximum number.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
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
    end?()
    end = nil
  }

  /// Stores it in a set, which keeps it until its release.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Compares by identity.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
