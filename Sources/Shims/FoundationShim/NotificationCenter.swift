import CombineShim
import DispatchShim
import Foundation

public final class NotificationCenter: Sendable {
  public static let `default` = NotificationCenter()

  private nonisolated(unsafe) let announcements = PassthroughSubject<Notification, Never>()
  private nonisolated(unsafe) var observers: [ObjectIdentifier: [AnyCancellable]] = [:]

  public init() {}

  public func post(
    name: Notification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func post(_ notification: Notification) { announcements.send(notification) }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    AsyncStream { continuation in
      let subscription = publisher(for: name, object: object).sink {
        continuation.yield($0)
      }
      continuation.onTermination = { [kept = UncheckedBox(subscription)] _ in kept.value.cancel() }
    }
  }

  public typealias Notifications = AsyncStream<Notification>

  public struct Publisher: CombineShim.Publisher {
    public typealias Output = Notification
    /// Never fails.
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      center.announcements
        .filter { [name, object] in
          $0.name == name && (object == nil || $0.object as AnyObject === object)
        }
        .receive(subscriber: subscriber)
    }
  }

  /// Calls a closure for notifications with a name until the returned observer is removed.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    observe(name, from: object, as: ObjectIdentifier(token)) { [token] in
      _ = token
      block($0)
    }
    return token
  }

  /// Calls a closure for notifications, those with a name or all, until the observer is removed.
  func observe(
    _ name: Notification.Name?,
    from object: Any?,
    as observer: ObjectIdentifier,
    _ block: @escaping (Notification) -> Void
  ) {
    let sender = object.map { $0 as AnyObject }
    let subscription =
      announcements
      .filter {
        (name == nil || $0.name == name) && (sender == nil || $0.object as AnyObject === sender)
      }
      .sink(receiveValue: block)
    observers[observer, default: []].append(subscription)
  }

  /// Removes an observer.
  public func removeObserver(_ observer: Any) {
    observers.removeValue(forKey: ObjectIdentifier(observer as AnyObject))
  }
}

/// A value that only one thread uses.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A queue of operations, which run on the main thread.
public final class OperationQueue: Sendable {
  public static let main = OperationQueue()
  public static var current: OperationQueue? { main }

  public nonisolated(unsafe) var name: String?
  /// How many operations may run together; here it is one.
  public nonisolated(unsafe) var maxConcurrentOperationCount = -1
  /// The quality of service, which has no effect here.
  public nonisolated(unsafe) var qualityOfService = QualityOfService.default
  private nonisolated(unsafe) var waiting: [Operation] = []

  public init() {}

  /// Runs a closure after what is queued.
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Runs an operation after what is queued.
  public func addOperation(_ operation: Operation) {
    waiting.append(operation)
    DispatchShim.DispatchQueue.main.async { [self] in
      if !waiting.isEmpty { waiting.removeFirst().start() }
    }
  }

  /// Runs operations after what is queued.
  public func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
    for operation in operations { addOperation(operation) }
  }

  /// Keeps queued operations from starting.
  public func cancelAllOperations() { for operation in waiting { operation.cancel() } }
}
