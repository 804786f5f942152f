import ScenarioTrace
import ValueComparison

/// An element that is only drawn on the schematic screen: steps look through it.
final class DrawnElement: Element {
  let role: ScreenNode.Role
  /// The identity of the view whose body is inside; 0 for anything else.
  let identity: Int
  /// What it says or holds; both run no code of the program.
  let label: () -> String
  let value: () -> String?

  init(
    _ role: ScreenNode.Role,
    identity: Int = 0,
    label: @escaping () -> String = { "" },
    value: @escaping () -> String? = { nil }
  ) {
    self.role = role
    self.identity = identity
    self.label = label
    self.value = value
  }

  override var isOnlyDrawn: Bool { true }
}

extension _ViewInputs {
  /// Inputs for the content of something that is only drawn.
  func drawn(
    _ role: ScreenNode.Role,
    identity: Int = 0,
    value: @escaping () -> String? = { nil }
  ) -> _ViewInputs {
    guard host.drawsScreen else { return self }
    return marking(DrawnElement(role, identity: identity, value: value))
  }

  /// Draws something that shows no text and supports no step.
  func draw(_ role: ScreenNode.Role, label: @escaping () -> String = { "" }) {
    if host.drawsScreen { element.append(DrawnElement(role, label: label)) }
  }
}

/// A type's name without its generic arguments.
func drawnName(of type: Any.Type) -> String { String(typeName(of: type).prefix { $0 != "<" }) }

/// A part of a whole as a percentage.
func percentage(_ fraction: Double?) -> String? {
  guard let fraction, fraction.isFinite else { return nil }
  return "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %"
}

/// The words for a value that only the standard library describes; `nil` if code of the program would.
func plainDescription(of value: Any) -> String? {
  switch value {
  case let text as String: return text
  case let number as Int: return number.description
  case let number as Double: return number.description
  case let flag as Bool: return flag.description
  case is any CustomStringConvertible, is any CustomDebugStringConvertible,
    is any TextOutputStreamable, is any CustomReflectable:
    return nil
  default:
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? "\(value)" : nil
  }
}
