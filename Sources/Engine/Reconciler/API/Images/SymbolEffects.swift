/// An animation of a symbol.
///
/// The engine draws no frames, so effects evaluate no body.
public protocol SymbolEffect: Sendable {}
/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// Bounces the symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// Pulses the opacity.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// Changes the opacity of the layers in sequence.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isIterative = false
  private var isReversing = false
  /// The effect, one layer at a time.
  public var iterative: Self { Self(isIterative: true, isReversing: isReversing) }
  /// The effect, running back and forth.
  public var reversing: Self { Self(isIterative: isIterative, isReversing: true) }
}
/// Scales the symbol.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var direction: VerticalEdge?
  /// Larger.
  public var up: Self { Self(direction: .top) }
  /// Smaller.
  public var down: Self { Self(direction: .bottom) }
}
/// Slowly changes the scale and opacity.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// Rotates the symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// Wiggles the symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// Replaces the symbol with another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private enum Motion: Sendable {
    case downUp, upUp, offUp
  }
  private var motion: Motion?
  /// The old symbol scales down, the new one scales up.
  public var downUp: Self { Self(motion: .downUp) }
  /// The old symbol scales up, the new one too.
  public var upUp: Self { Self(motion: .upUp) }
  /// The old symbol disappears, the new one scales up.
  public var offUp: Self { Self(motion: .offUp) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Bounces the symbol.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Pulses the opacity.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Changes the opacity of the layers in sequence.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Scales the symbol.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Slowly changes the scale and opacity.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotates the symbol.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggles the symbol.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces the symbol with another one.
  public static var replace: Self { Self() }
}

/// The repetition and speed of an effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  private let name: String
  /// The default of the effect.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Repeats indefinitely.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Runs once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// Repeats a number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self(name: "repeat \(count ?? 0)") }
  /// Multiplies the speed of the effect.
  public static func speed(_ speed: Double) -> Self { Self(name: "speed \(speed)") }
  /// The options with the speed multiplied by a factor.
  public func speed(_ speed: Double) -> Self { Self(name: "\(name) speed \(speed)") }
}

extension View {
  /// Animates symbols in this view for each change of a value.
  public nonisolated func symbolEffect<T: SymbolEffect & DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    inert(effect).inert(value).inert(options)
  }
  /// Animates symbols in this view while the effect is active.
  public nonisolated func symbolEffect<T: SymbolEffect & IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    inert(effect).inert(isActive).inert(options)
  }
  /// Removes symbol effects in this view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
}
