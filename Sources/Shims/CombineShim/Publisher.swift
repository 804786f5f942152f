/// Delivers values over time.
public protocol Publisher<Output, Failure> {
  /// What is delivered.
  associatedtype Output
  /// Why delivery may end early; `Never` for never.
  associatedtype Failure: Error
  /// Connects a subscriber.
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

/// Takes values from a publisher.
public protocol Subscriber<Input, Failure> {
  /// What is taken.
  associatedtype Input
  /// Why delivery may end early.
  associatedtype Failure: Error
  /// Told once that the subscription is made.
  func receive(subscription: Subscription)
  /// Told of each value; returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Told that nothing more comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The line between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for so many more values.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it; calling it again does nothing.
  func cancel()
}

/// The types that belong to subscribers.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// All was delivered.
    case finished
    /// Something failed.
    case failure(Failure)
  }

  /// A number of wanted values.
  public struct Demand: Equatable, Sendable {
    let count: Int?
    /// As many as there are.
    public static let unlimited = Demand(count: nil)
    /// None.
    public static let none = Demand(count: 0)
    /// At most so many.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
}

/// Ends what it stands for when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Runs a closure at the end.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends another.
  public init<Other: Cancellable>(_ other: Other) { end = other.cancel }

  deinit { end?() }

  /// Ends it now.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps it with others until they are released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Compares by identity.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
