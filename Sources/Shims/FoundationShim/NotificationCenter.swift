import CombineShim

/// Information that a notification center broadcasts.
public struct Notification {
  /// The name of the notification.
  public let name: Name
  /// The object that posts the notification.
  public let object: Any?
  /// Additional information.
  public let userInfo: [AnyHashable: Any]?

  /// A notification.
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  /// The name of a notification.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A notification under its Objective-C name.
public typealias NSNotification = Notification

/// Delivers notifications immediately, on the thread that posts them.
public final class NotificationCenter: Sendable {
  /// The default notification center.
  public static let `default` = NotificationCenter()

  private nonisolated(unsafe) let announcements = PassthroughSubject<Notification, Never>()
  private nonisolated(unsafe) var observers: [ObjectIdentifier: AnyCancellable] = [:]

  /// A separate center.
  public init() {}

  /// Posts a notification.
  public func post(
    name: Notification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Posts a notification.
  public func post(_ notification: Notification) { announcements.send(notification) }

  /// A publisher of notifications with a name, from one object or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Delivers notifications with a name.
  public struct Publisher: CombineShim.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// Never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The posting object; `nil` for any object.
    public let object: AnyObject?

    /// Attaches a subscriber.
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
  public func addObserver(
    forName name: Notification.Name,
    object: AnyObject?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> AnyObject {
    let observer = publisher(for: name, object: object).sink(receiveValue: block)
    observers[ObjectIdentifier(observer)] = observer
    return observer
  }

  /// Removes an observer.
  public func removeObserver(_ observer: AnyObject) {
    observers.removeValue(forKey: ObjectIdentifier(observer))
  }
}

/// A placeholder for an operation queue; a scenario has one.
public final class OperationQueue: Sendable {
  /// The queue of the main thread.
  public static let main = OperationQueue()
}
