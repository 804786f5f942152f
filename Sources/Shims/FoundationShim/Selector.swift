/// A method that an object calls by its name; here the method itself, which `#selector` names.
public struct Selector {
  /// Calls the method of an object; `false` if the object or the argument is not of the method's type.
  package let send: (_ target: AnyObject, _ argument: Any?) -> Bool
  /// What the method of an object returns; `nil` if the object or the argument is not of the method's type.
  package let result: (_ target: AnyObject, _ argument: Any) -> Any?

  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    result = { _, _ in nil }
    send = { target, _ in
      guard let target = target as? Target else { return false }
      // There is one thread; a method of the main actor is called as any other.
      _ = unsafeBitCast(method(target), to: (() -> Result).self)()
      return true
    }
  }

  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    let result = { (target: AnyObject, argument: Any?) -> Any? in
      guard let target = target as? Target, let argument = argument as? Argument else { return nil }
      return unsafeBitCast(method(target), to: ((Argument) -> Result).self)(argument)
    }
    self.result = result
    send = { result($0, $1) != nil }
  }
}

extension Timer {
  /// A timer that calls a method of an object, which it keeps, once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let object = target as AnyObject
    self.init(timeInterval: interval, userInfo: userInfo, repeats: repeats) {
      _ = selector.send(object, $0)
    }
  }

  /// Calls a method of an object after an interval in seconds, once or repeatedly.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }
}

extension NotificationCenter {
  /// Calls a method of an object, which the center does not keep, for notifications with a name, or for all.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: Notification.Name?,
    object: Any?
  ) {
    let target = observer as AnyObject
    observe(name, from: object, as: ObjectIdentifier(target)) { [weak target] in
      guard let target else { return }
      if !selector.send(target, $0) {
        _ = selector.send(
          target,
          NSNotification(name: $0.name, object: $0.object, userInfo: $0.userInfo)
        )
      }
    }
  }
}
