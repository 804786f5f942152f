import CombineShim

/// Something that is announced to all who asked for it.
public struct Notification {
  /// What is announced.
  public let name: Name
  /// Who announces it.
  public let object: Any?
  /// What belongs to it.
  public let userInfo: [AnyHashable: Any]?

  /// An announcement.
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  /// The name of an announcement.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// The name of an announcement, as Objective-C calls it.
public typealias NSNotification = Notification

/// Passes announcements on, at once and on the thread of who announces.
public final class NotificationCenter: Sendable {
  /// The center that programs share.
  public static let `default` = NotificationCenter()

  private nonisolated(unsafe) let announcements = PassthroughSubject<Notification, Never>()
  private nonisolated(unsafe) var observers: [ObjectIdentifier: AnyCancellable] = [:]

  /// A center of its own.
  public init() {}

  /// Announces something.
  public func post(
    name: Notification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Announces something.
  public func post(_ notification: Notification) { announcements.send(notification) }

  /// A publisher of what is announced under a name, by an object or by anyone.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Delivers what is announced under a name.
  public struct Publisher: CombineShim.Publisher {
    /// An announcement.
    public typealias Output = Notification
    /// Never fails.
    public typealias Failure = Never

    /// Where it is announced.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// Who announces it; `nil` for anyone.
    public let object: AnyObject?

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      center.announcements
        .filter { [name, object] in
          $0.name == name && (object == nil || $0.object as AnyObject === object)
        }
        .receive(subscriber: subscriber)
    }
  }

  /// Calls a closure for what is announced under a name, until what is returned is removed.
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

  /// Takes an observer away.
  public func removeObserver(_ observer: AnyObject) {
    observers.removeValue(forKey: ObjectIdentifier(observer))
  }
}

/// Stands for a queue of work; a scenario has one.
public final class OperationQueue: Sendable {
  /// The queue of the main thread.
  public static let main = OperationQueue()
}
