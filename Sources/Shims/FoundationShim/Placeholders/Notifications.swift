import DispatchShim
import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let provisional = Self(rawValue: 64)
}

public final class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
}

open class UNNotificationContent: NSObject {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var categoryIdentifier = ""
  public var userInfo: [AnyHashable: Any] = [:]
}

open class UNMutableNotificationContent: UNNotificationContent {}

open class UNNotificationTrigger: NSObject {}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

open class UNNotificationRequest: NSObject {
  public let identifier: String
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
  }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {}

public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  public static func current() -> UNUserNotificationCenter {
    Assumption.notifications.record()
    return shared
  }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchShim.DispatchQueue.global().async { completionHandler(true, nil) }
  }

  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchShim.DispatchQueue.global().async { completionHandler?(nil) }
  }

  public func add(_ request: UNNotificationRequest) async throws {}
  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
