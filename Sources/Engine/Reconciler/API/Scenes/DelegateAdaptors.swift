import AppKitShim
import CombineShim
import FoundationShim
import Observation
import UIKitShim

/// Creates an app's delegate and notifies it that the app has launched (ROOT-3).
///
/// A program writes the delegate's type; the closure beside it is added before the program is compiled, because
/// Swift without Objective-C cannot make an object of a class that is known only by its type.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  private nonisolated(unsafe) let launch: AppLaunch<DelegateType>

  public init(_ type: DelegateType.Type, _ makeDelegate: () -> DelegateType) {
    launch = AppLaunch(delegate: makeDelegate())
  }

  public init(_ type: DelegateType.Type, _ makeDelegate: () -> DelegateType)
  where DelegateType: ObservableObject {
    launch = AppLaunch(delegate: makeDelegate())
    launch.publish(\EnvironmentValues[ObjectIdentity<DelegateType>()])
  }

  public init(_ type: DelegateType.Type, _ makeDelegate: () -> DelegateType)
  where DelegateType: Observable {
    launch = AppLaunch(delegate: makeDelegate())
    launch.publish(\EnvironmentValues[ObjectIdentity<DelegateType>()])
  }

  public var wrappedValue: DelegateType { launch.delegate }

  public nonisolated mutating func update() {
    let launch = launch
    onMainActor {
      guard launch.begins() else { return }
      _ = launch.delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = launch.delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Creates an app's delegate and notifies it that the app has launched (ROOT-3).
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate>: DynamicProperty {
  private nonisolated(unsafe) let launch: AppLaunch<DelegateType>

  public init(_ type: DelegateType.Type, _ makeDelegate: () -> DelegateType) {
    launch = AppLaunch(delegate: makeDelegate())
  }

  public init(_ type: DelegateType.Type, _ makeDelegate: () -> DelegateType)
  where DelegateType: ObservableObject {
    launch = AppLaunch(delegate: makeDelegate())
    launch.publish(\EnvironmentValues[ObjectIdentity<DelegateType>()])
  }

  public init(_ type: DelegateType.Type, _ makeDelegate: () -> DelegateType)
  where DelegateType: Observable {
    launch = AppLaunch(delegate: makeDelegate())
    launch.publish(\EnvironmentValues[ObjectIdentity<DelegateType>()])
  }

  public var wrappedValue: DelegateType { launch.delegate }

  public nonisolated mutating func update() {
    let launch = launch
    onMainActor {
      guard launch.begins() else { return }
      let names = ["Will", "Did"].map { "NSApplication\($0)FinishLaunchingNotification" }
      launch.delegate.applicationWillFinishLaunching(Notification(name: .init(names[0])))
      launch.delegate.applicationDidFinishLaunching(Notification(name: .init(names[1])))
    }
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// A delegate, and whether it knows that its app has launched.
private final class AppLaunch<Delegate> {
  let delegate: Delegate
  private var hasBegun = false

  init(delegate: Delegate) { self.delegate = delegate }

  /// Whether this is the first call.
  func begins() -> Bool {
    defer { hasBegun = true }
    return !hasBegun
  }

  /// Puts the delegate into the environment of the app.
  func publish(_ key: WritableKeyPath<EnvironmentValues, Delegate?>) {
    AppDelegates.publish.append { [delegate] in $0[keyPath: key] = delegate }
  }
}

/// The delegates that apps have made before a host shows them.
enum AppDelegates {
  fileprivate(set) static nonisolated(unsafe) var publish: [(inout EnvironmentValues) -> Void] = []
}
