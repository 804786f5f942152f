import FoundationShim
import Reconciler

/// Makes a class a model whose stored properties are observed and kept by its context.
@attached(
  member,
  conformances: PersistentModel,
  names: named(_$model),
  named(init),
  named(schemaMetadata),
  named(_uniqueKeyPaths)
)
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "EngineMacros", type: "ModelMacro")

/// Reads and writes a stored property through its model's state; `Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "EngineMacros", type: "PersistedPropertyMacro")

/// Says how a property is stored; `Model` reads it.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "EngineMacros", type: "MarkerMacro")

/// Says how a property leads to other models; `Model` reads it.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "EngineMacros", type: "MarkerMacro")

/// Makes a property one that is neither kept nor observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "EngineMacros", type: "MarkerMacro")

/// Says which properties no two models may share.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "EngineMacros", type: "MarkerDeclarationMacro")

/// Says which properties the store finds quickly, which changes no count.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "EngineMacros", type: "MarkerDeclarationMacro")

/// Gives an actor a context of its own.
@attached(
  member,
  names: named(modelExecutor),
  named(modelContainer),
  named(init)
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "EngineMacros", type: "ModelActorMacro")

// MARK: - Queries

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>,
  transaction: Transaction? = nil
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>,
  animation: Animation
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort: KeyPath<Element, Value>,
  order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort: KeyPath<Element, Value>,
  order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort: KeyPath<Element, Value?>,
  order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort: KeyPath<Element, Value?>,
  order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "EngineMacros", type: "QueryMacro")
