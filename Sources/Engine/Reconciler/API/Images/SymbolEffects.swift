/// How a symbol moves.
///
/// No frames are drawn here, so that effects evaluate nothing.
public protocol SymbolEffect: Sendable {}
/// An effect that takes place once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// A jump.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A change of opacity.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A change of the layers' opacity, one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isIterative = false
  private var isReversing = false
  /// The same with each layer by itself.
  public var iterative: Self { Self(isIterative: true, isReversing: isReversing) }
  /// The same, going back the way it came.
  public var reversing: Self { Self(isIterative: isIterative, isReversing: true) }
}
/// A change of size.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var direction: VerticalEdge?
  /// Larger.
  public var up: Self { Self(direction: .top) }
  /// Smaller.
  public var down: Self { Self(direction: .bottom) }
}
/// A slow change of size and opacity.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A movement to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// Another symbol in the place of this one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private enum Motion: Sendable {
    case downUp, upUp, offUp
  }
  private var motion: Motion?
  /// The old symbol shrinks, the new one grows.
  public var downUp: Self { Self(motion: .downUp) }
  /// The old symbol grows, the new one too.
  public var upUp: Self { Self(motion: .upUp) }
  /// The old symbol fades.
  public var offUp: Self { Self(motion: .offUp) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of opacity.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the layers' opacity, one after the other.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of size.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of size and opacity.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turn.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A movement to and fro.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Another symbol in the place of this one.
  public static var replace: Self { Self() }
}

/// How often and how fast an effect takes place.
public struct SymbolEffectOptions: Equatable, Sendable {
  private let name: String
  /// As the effect would have it.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// So many times.
  public static func `repeat`(_ count: Int?) -> Self { Self(name: "repeat \(count ?? 0)") }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { Self(name: "speed \(speed)") }
  /// The same, so many times as fast.
  public func speed(_ speed: Double) -> Self { Self(name: "\(name) speed \(speed)") }
}

extension View {
  /// Moves symbols inside for each change of a value.
  public nonisolated func symbolEffect<T: SymbolEffect & DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    inert(effect).inert(value).inert(options)
  }
  /// Moves symbols inside while that is active.
  public nonisolated func symbolEffect<T: SymbolEffect & IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    inert(effect).inert(isActive).inert(options)
  }
  /// Takes the animations of symbols inside away.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
}
