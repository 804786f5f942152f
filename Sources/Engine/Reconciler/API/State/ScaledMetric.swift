import AttributeGraph
import ScenarioTrace

/// A number that scales with the preferred text size (PW-7).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A number at the default text size, scaled with a text style; all styles scale alike here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public var wrappedValue: Value { scaled ?? base }

  /// Connects the property to the environment.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(Box.self, at: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let environment: Attribute<EnvironmentValues>
    var last: Value?
    /// The identity of the view that set the current size.
    private var writer = 0

    init(_ site: PropertySite) { environment = site.environment }

    var origin: CauseOrigin? { .environment(writer: writer) }

    mutating func update(_ property: inout ScaledMetric) -> Bool {
      let (size, writer) = environment.value.read(\.dynamicTypeSize)
      self.writer = writer ?? 0
      let steps = size.rawValue - DynamicTypeSize.large.rawValue
      let scaled = property.base * Value(1 + 0.1 * Double(steps))
      property.scaled = scaled
      defer { last = scaled }
      return last != scaled
    }
  }
}
