import CombineShim
import Foundation

open class RelativeDateTimeFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case full
    case spellOut
    case short
    case abbreviated
  }
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale, which is English here.
  open var locale: Locale! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle == .full ? .wide : .abbreviated
    )
    let distance = date.timeIntervalSince(reference)
    return style.format(Date(timeIntervalSinceNow: distance))
  }

  /// The time from now to a number of seconds.
  open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    localizedString(for: Date(timeIntervalSinceNow: seconds), relativeTo: Date())
  }
}

open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value, with one bit per behavior.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0

  /// A duration in seconds as text.
  open func string(from interval: TimeInterval) -> String? {
    var rest = Int(interval.rounded())
    let all: [(NSCalendar.Unit, Int, String, String)] = [
      (.day, 86_400, "d", "day"), (.hour, 3_600, "h", "hour"), (.minute, 60, "m", "minute"),
      (.second, 1, "s", "second"),
    ]
    var parts: [(count: Int, letter: String, word: String)] = []
    for (unit, size, letter, word) in all where allowedUnits.contains(unit) {
      parts.append((rest / size, letter, word))
      rest %= size
    }
    if unitsStyle == .positional {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      if !isPadded { while parts.count > 2, parts[0].count == 0 { parts.removeFirst() } }
      return parts.enumerated().map { index, part in
        index == 0 && !isPadded || part.count > 9 ? "\(part.count)" : "0\(part.count)"
      }.joined(separator: ":")
    }
    var shown = parts.filter { $0.count != 0 }
    if shown.isEmpty, let last = parts.last { shown = [last] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let isShort = unitsStyle == .abbreviated
    let texts = shown.map { part in
      isShort
        ? "\(part.count)\(part.letter)" : "\(part.count) \(part.word)\(part.count == 1 ? "" : "s")"
    }
    return texts.joined(separator: isShort ? " " : ", ")
  }

  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }
}

open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value, with one bit per option.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without a scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How units are chosen; the given unit is kept here.
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale, which is English here.
  open var locale: Locale! = .current

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    return "\(number) \(measurement.unit.symbol)"
  }
  open func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement where UnitType: Dimension {
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}

open class ListFormatter: Formatter {
  open func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
