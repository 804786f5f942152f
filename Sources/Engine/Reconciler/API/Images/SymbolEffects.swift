/// An animation of a symbol.
///
/// The engine draws no frames, so effects evaluate no body.
public protocol SymbolEffect: Sendable {}
/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isIterative = false
  private var isReversing = false
  public var iterative: Self { Self(isIterative: true, isReversing: isReversing) }
  public var reversing: Self { Self(isIterative: isIterative, isReversing: true) }
}
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var direction: VerticalEdge?
  public var up: Self { Self(direction: .top) }
  public var down: Self { Self(direction: .bottom) }
}
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private enum Motion: Sendable {
    case downUp, upUp, offUp
  }
  private var motion: Motion?
  public var downUp: Self { Self(motion: .downUp) }
  public var upUp: Self { Self(motion: .upUp) }
  public var offUp: Self { Self(motion: .offUp) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

public struct SymbolEffectOptions: Equatable, Sendable {
  private let name: String
  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Runs once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  public static func `repeat`(_ count: Int?) -> Self { Self(name: "repeat \(count ?? 0)") }
  public static func speed(_ speed: Double) -> Self { Self(name: "speed \(speed)") }
  public func speed(_ speed: Double) -> Self { Self(name: "\(name) speed \(speed)") }
}

extension View {
  public nonisolated func symbolEffect<T: SymbolEffect & DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    inert(effect).inert(value).inert(options)
  }
  public nonisolated func symbolEffect<T: SymbolEffect & IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    inert(effect).inert(isActive).inert(options)
  }
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
}
