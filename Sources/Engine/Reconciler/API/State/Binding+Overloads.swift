import ScenarioTrace

extension Binding {
  /// A non-optional binding presented as an optional; writes of `nil` are ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(value: base._value, location: PresentLocation(base: base.location))
    transaction = base.transaction
  }

  /// The same binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

/// The location of a non-optional value, presented as an optional.
private final class PresentLocation<Wrapped>: AnyLocation<Wrapped?> {
  private let base: AnyLocation<Wrapped>

  init(base: AnyLocation<Wrapped>) {
    self.base = base
    super.init()
  }

  override var wasRead: Bool {
    get { base.wasRead }
    set { base.wasRead = newValue }
  }
  override var origin: CauseOrigin? { base.origin }
  override func get() -> Wrapped? { base.get() }
  override var updateValue: Wrapped? { base.updateValue }
  override func set(_ value: Wrapped?, transaction: Transaction) {
    if let value { base.set(value, transaction: transaction) }
  }
  override func readChange() -> Bool { base.readChange() }
  override func isSameLocation(as other: AnyLocation<Wrapped?>) -> Bool {
    (other as? PresentLocation).map { $0.base == base } ?? false
  }
}
