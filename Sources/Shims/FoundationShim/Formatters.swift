import Foundation

/// Texts such as "2 hours ago", in English.
open class RelativeDateTimeFormatter: Formatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// Words.
    case full
    /// Numbers as words.
    case spellOut
    /// Short words.
    case short
    /// Abbreviations.
    case abbreviated
  }
  /// Whether words such as "yesterday" are used.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers.
    case numeric
    /// Words where there are any.
    case named
  }

  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// Whether words such as "yesterday" are used.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The locale, which is English here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current

  /// The time from one date to another.
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

/// Texts such as "1:30" for durations.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons.
    case positional
    /// Letters.
    case abbreviated
    /// Short words.
    case short
    /// Words.
    case full
    /// Words for numbers too.
    case spellOut
    /// The shortest words.
    case brief
  }
  /// Which zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value, with one bit per behavior.
    public let rawValue: UInt
    /// A behavior from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style does.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    /// Without units of zero.
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    /// Without units of zero in front.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are written; 0 for all.
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

  /// The duration between two dates as text.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }
}

/// Texts such as "3 km" for measurements, in English.
open class MeasurementFormatter: Formatter {
  /// How units are chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value, with one bit per option.
    public let rawValue: UInt
    /// Options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The given unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that suits the value.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without a scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How units are chosen; the given unit is kept here.
  open var unitOptions: UnitOptions = []
  /// How long the words are.
  open var unitStyle = Formatter.UnitStyle.medium
  /// How numbers are written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  /// The locale, which is English here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// A measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    return "\(number) \(measurement.unit.symbol)"
  }
  /// A unit as text.
  open func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement where UnitType: Dimension {
  /// The measurement as text.
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}

/// Texts such as "a, b, and c", in English.
open class ListFormatter: Formatter {
  /// The items as one text.
  open func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
  /// The items as one text.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
}
