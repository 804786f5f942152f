import AttributeGraph
import CombineShim
import ScenarioTrace
import ValueComparison

/// An object passed in from outside; every change that it announces re-evaluates the body (OBJ-1).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  fileprivate var object: ObjectType
  /// The number of announced changes, as counted by the box (CMP-6).
  fileprivate var seed = 0

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property, whose value is read immediately (BIND-11).
    public subscript<Subject>(
      dynamicMember property: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, property: property)
    }
  }
}

extension ObservedObject: DynamicProperty {
  /// Connects the property to the object's announcements.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(ObservedObjectBox<ObjectType>.self, at: fieldOffset)
  }
}

private struct ObservedObjectBox<ObjectType: ObservableObject>: DynamicPropertyBox {
  let subscription: ObjectSubscription<ObjectType>
  var seed = 0

  init(_ site: PropertySite) { subscription = ObjectSubscription(at: site) }

  var origin: CauseOrigin? { subscription.origin }

  /// A replaced object is a change of the view's value, not of the property (OBJ-13).
  mutating func update(_ property: inout ObservedObject<ObjectType>) -> Bool {
    let change = subscription.update(to: property.object)
    if change != nil { seed += 1 }
    property.seed = seed
    return change.map { $0 != .replaced } ?? false
  }
}

/// An object that a view creates once per identity (OBJ-6).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  fileprivate enum Storage {
    case initially(() -> ObjectType)
    /// The object with the number of changes that it has announced (OBJ-12).
    case object(ObservedObject<ObjectType>)
  }

  fileprivate var storage: Storage

  /// Stores the closure that creates the object; it runs when the view is first evaluated.
  public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(makeObject)
  }

  /// The object; outside a mounted view, a new one at each access.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch storage {
    case .initially(let makeObject): makeObject()
    case .object(let observed): observed.object
    }
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {
  /// Connects the property to the object of its identity.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(StateObjectBox<ObjectType>.self, at: fieldOffset)
  }
}

private struct StateObjectBox<ObjectType: ObservableObject>: DynamicPropertyBox {
  let subscription: ObjectSubscription<ObjectType>
  var observed: ObservedObject<ObjectType>?

  init(_ site: PropertySite) { subscription = ObjectSubscription(at: site) }

  var origin: CauseOrigin? { subscription.origin }

  mutating func update(_ property: inout StateObject<ObjectType>) -> Bool {
    var observed = observed ?? ObservedObject(wrappedValue: make(property))
    let isChanged = subscription.update(to: observed.object) != nil
    if isChanged { observed.seed += 1 }
    self.observed = observed
    property.storage = .object(observed)
    return isChanged
  }

  private func make(_ property: StateObject<ObjectType>) -> ObjectType {
    subscription.host.graph.withoutCurrentAttribute {
      onMainActor { property.wrappedValue }
    }
  }
}

/// An object that is looked up in the environment by its type (OBJ-8).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  fileprivate var object: ObjectType?
  /// The number of announced changes, as counted by the box (OBJ-12).
  fileprivate var seed = 0

  /// Looks the object up.
  public init() {}

  /// The object; traps if none was set.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      let name = typeName(of: ObjectType.self)
      fault(
        "No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may "
          + "be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {
  /// Connects the property to the environment and the object's announcements.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(EnvironmentObjectBox<ObjectType>.self, at: fieldOffset)
  }
}

private struct EnvironmentObjectBox<ObjectType: ObservableObject>: DynamicPropertyBox {
  let site: PropertySite
  let subscription: ObjectSubscription<ObjectType>
  private var seed = 0
  /// The identity that set the object.
  private var writer = 0

  init(_ site: PropertySite) {
    self.site = site
    subscription = ObjectSubscription(at: site)
  }

  /// If the object announced nothing, it was replaced.
  var origin: CauseOrigin? { subscription.origin ?? .environment(writer: writer) }

  mutating func update(_ property: inout EnvironmentObject<ObjectType>) -> Bool {
    property.object = site.environment.value[ObjectIdentity<ObjectType>()]
    writer = EnvironmentValues.writerOfLastRead ?? 0
    guard let object = property.object else { return false }
    let isChanged = subscription.update(to: object) != nil
    if isChanged { seed += 1 }
    property.seed = seed
    return isChanged
  }
}

extension ObservedObject: WrappedProperty { static var valueType: Any.Type { ObjectType.self } }

extension StateObject: WrappedProperty { static var valueType: Any.Type { ObjectType.self } }

extension EnvironmentObject: WrappedProperty { static var valueType: Any.Type { ObjectType.self } }
