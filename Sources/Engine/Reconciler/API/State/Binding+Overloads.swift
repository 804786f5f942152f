import ScenarioTrace

extension Binding {
  /// A binding to a value that may be missing, where it never is; a write of none goes nowhere.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(value: base._value, location: PresentLocation(base: base.location))
    transaction = base.transaction
  }

  /// The same binding, which writes in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

/// The place of a value that is always there, seen as one that may be missing.
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
  override func leadsToSamePlace(as other: AnyLocation<Wrapped?>) -> Bool {
    (other as? PresentLocation).map { $0.base == base } ?? false
  }
}
