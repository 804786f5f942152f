import AttributeGraph
import ScenarioTrace

/// The parts of a representable's context that all platforms share.
@MainActor
final class PlatformContext {
  /// The environment; reading a key of it makes the representable depend on the key (REP-1).
  let environment: EnvironmentValues

  init(values: EnvironmentValues, reads: EnvironmentReadList) {
    var tracked = values
    tracked.reads = reads
    environment = tracked
  }
}

/// A size that a parent proposes; `nil` for the ideal one.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width.
  public var width: CGFloat?
  /// The proposed height.
  public var height: CGFloat?
  /// A proposal with a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// The minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposed size, with defaults for the dimensions that are not proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  /// The size of the screen that scenarios run on.
  static let screen = ProposedViewSize(width: 390, height: 844)
}

/// The functions of a representable, under the names of its platform.
struct PlatformFunctions<Representable: View, Platform, Coordinator> {
  let makeCoordinator: @MainActor (Representable) -> Coordinator
  let make: @MainActor (Representable, PlatformContext, Coordinator) -> Platform
  let update: @MainActor (Representable, Platform, PlatformContext, Coordinator) -> Void
  let measure: @MainActor (Representable, Platform, PlatformContext, Coordinator) -> CGSize?
  let dismantle: @MainActor (Platform, Coordinator) -> Void

  /// Mounts a rule that first makes and then updates the view (REP-1), and measures it after each update
  /// (REP-2).
  @MainActor
  func mount(_ view: _GraphValue<Representable>, inputs: _ViewInputs) {
    requireValueType(Representable.self, of: "views")
    let identity = inputs.host.mount(Representable.self, below: inputs.identity)
    var inputs = inputs
    inputs.identity = identity
    let mounted = MountedPlatform<Platform, Coordinator>()
    let rule = RepresentableRule(
      functions: self,
      mounted: mounted,
      identity: identity,
      view: view.attribute,
      inputs: inputs,
      plan: PropertyPlan(of: Representable.self)
    )
    let attribute = Attribute(rule, in: inputs.subgraph)
    attribute.node.identity = identity
    inputs.subgraph.addConsumer(attribute)
    inputs.subgraph.onEnd { [host = inputs.host, dismantle] in
      mounted.properties.disconnect()
      if let parts = mounted.parts { onMainActor { dismantle(parts.platform, parts.coordinator) } }
      host.unmount(identity)
    }
  }
}

/// The mounted state of one identity.
private final class MountedPlatform<Platform, Coordinator> {
  /// The view's properties; they are outside the rule, which cannot release them itself.
  var properties = DynamicProperties()
  /// What the representable has made.
  var parts: (platform: Platform, coordinator: Coordinator)?
}

/// Makes the platform view, and updates it when the value, a dynamic property, the parts of the
/// environment that were read, or something observed changes (REP-1).
private struct RepresentableRule<Representable: View, Platform, Coordinator>: StatefulRule {
  let functions: PlatformFunctions<Representable, Platform, Coordinator>
  let mounted: MountedPlatform<Platform, Coordinator>
  let identity: Int
  let view: Attribute<Representable>
  let inputs: _ViewInputs
  private let plan: PropertyPlan
  private var observation = ContentObservation()
  private let reads = EnvironmentReadList()
  /// The environment of the last update.
  private var last: EnvironmentValues?

  init(
    functions: PlatformFunctions<Representable, Platform, Coordinator>,
    mounted: MountedPlatform<Platform, Coordinator>,
    identity: Int,
    view: Attribute<Representable>,
    inputs: _ViewInputs,
    plan: PropertyPlan
  ) {
    self.functions = functions
    self.mounted = mounted
    self.identity = identity
    self.view = view
    self.inputs = inputs
    self.plan = plan
  }

  mutating func update(_ context: RuleContext<Void>) {
    var (value, isChanged) = view.read()
    let site = PropertySite(of: context.attribute.node, identity: identity, in: inputs.shared)
    isChanged = mounted.properties.update(&value, by: plan, at: site) || isChanged
    let (values, isReplaced) = inputs.environment.read()
    let isEnvironmentChanged =
      isReplaced && !(last.map { reads.areEqual(in: $0, and: values) } ?? false)
    last = values
    isChanged = isChanged || isEnvironmentChanged || context.isSelfModified
    guard isChanged || !context.hasValue else { return }
    let (host, rule) = (inputs.host, self)
    host.graph.withoutCurrentAttribute {
      observation.track(for: context.node, host: host) {
        onMainActor { rule.update(value, values: values) }
      }
    }
    context.output(())
  }

  @MainActor
  private func update(_ value: Representable, values: EnvironmentValues) {
    let context = PlatformContext(values: values, reads: reads)
    let (platform, coordinator) = mounted.parts ?? make(value, context)
    inputs.host.record(.counted(identity: identity, metric: .updates))
    functions.update(value, platform, context, coordinator)
    inputs.host.record(.counted(identity: identity, metric: .sizings))
    _ = functions.measure(value, platform, context, coordinator)
  }

  @MainActor
  private func make(
    _ value: Representable,
    _ context: PlatformContext
  ) -> (platform: Platform, coordinator: Coordinator) {
    let coordinator = functions.makeCoordinator(value)
    let parts = (platform: functions.make(value, context, coordinator), coordinator: coordinator)
    mounted.parts = parts
    return parts
  }
}
