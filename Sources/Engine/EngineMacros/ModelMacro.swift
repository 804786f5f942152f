import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model class`: a state beside the properties, a list of them, and an initializer for contexts.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  /// Declares what a model has besides its own members.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else { throw ModelProblem.notAClass }
    let name = type.name.text
    let access = accessLevel(of: type.modifiers)
    // A class whose superclass is a model conforms already.
    let isInherited = protocols.isEmpty
    let stored = type.memberBlock.members.compactMap { StoredProperty($0.decl) }
    let assignments = stored.filter(\.isInBacking).map { property in
      "self.\(property.storageName) = _backing.value(\"\(property.name)\")\n"
    }
    let overriding = isInherited ? "override " : ""
    let properties = stored.filter { $0.isPersisted || $0.isInBacking }.map { property in
      """
      SwiftData.Schema.PropertyMetadata(name: "\(property.name)", keypath: \\\(name).\(property.name)\
      \(property.metadata))
      """
    }
    let list =
      (isInherited ? "super.schemaMetadata + " : "") + "[\(properties.joined(separator: ", "))]"
    var members: [DeclSyntax] = [
      """
      \(raw: access)required init(_backing: SwiftData._ModelBacking) {
        \(raw: isInherited ? "" : "self._$model = SwiftData._ModelState(_backing)")
        \(raw: assignments.joined())\(raw: isInherited ? "super.init(_backing: _backing)" : "")
      }
      """,
      """
      \(raw: access)\(raw: overriding)class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { \(raw: list) }
      """,
    ]
    if !isInherited {
      members.append(
        """
        @Transient \(raw: access)var _$model: SwiftData._ModelState = .init(\(raw: name).self)
        """
      )
    }
    let constraints = type.memberBlock.members.compactMap { uniqueConstraints($0.decl) }
    if !constraints.isEmpty {
      members.append(
        """
        \(raw: access)\(raw: overriding)class var _uniqueKeyPaths: [[AnyKeyPath]] {
          SwiftData._constraints(\(raw: name).self, \(raw: constraints.joined(separator: ", ")))
        }
        """
      )
    }
    return members
  }

  /// Marks the properties that are kept.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard StoredProperty(DeclSyntax(member))?.isPersisted == true else { return [] }
    return ["@_PersistedProperty"]
  }

  /// Conforms the class to what it is not yet.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    // The compiler finds the conformance by this name, without the module's alias.
    return [try ExtensionDeclSyntax("extension \(type.trimmed): PersistentModel {}")]
  }

  /// The arguments of `#Unique`.
  private static func uniqueConstraints(_ member: DeclSyntax) -> String? {
    guard let expansion = member.as(MacroExpansionDeclSyntax.self),
      expansion.macroName.text == "Unique"
    else { return nil }
    return expansion.arguments.trimmedDescription
  }
}

/// Stores the value beside the property, and tells the model's state of reads and writes.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  /// Declares how the property is initialized, read and written.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(DeclSyntax(declaration)) else { return [] }
    let (name, storage) = (property.name, property.storageName)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) { \(raw: storage) = initialValue }
      """,
      """
      get {
        _$model.read(self, keyPath: \\.\(raw: name))
        return \(raw: storage)
      }
      """,
      """
      set {
        _$model.write(self, keyPath: \\.\(raw: name), old: \(raw: storage), new: newValue) {
          self.\(raw: storage) = newValue
        }
      }
      """,
    ]
  }

  /// Declares the storage.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(DeclSyntax(declaration)) else { return [] }
    let type = property.type.map { ": \($0)" } ?? ""
    let value = property.initialValue.map { " = \($0)" } ?? ""
    return ["@Transient private var \(raw: property.storageName)\(raw: type)\(raw: value)"]
  }
}

/// `@ModelActor actor`: a container and a context of its own.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  /// Declares the container, the executor, and the initializer of both.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = accessLevel(of: declaration.modifiers)
    return [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
      """
      \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """,
    ]
  }

  /// Conforms the actor.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
  }
}

/// A mark that `@Model` reads.
public struct MarkerMacro: PeerMacro {
  /// Declares nothing.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// A statement in a class that `@Model` reads.
public struct MarkerDeclarationMacro: DeclarationMacro {
  /// Declares nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// A stored property of an instance.
private struct StoredProperty {
  let name: String
  let type: String?
  let initialValue: String?
  private let isConstant: Bool
  private let attributes: [AttributeSyntax]

  init?(_ declaration: DeclSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.accessorBlock.map(isObserving) ?? true
    else { return nil }
    self.name = name
    type = binding.typeAnnotation?.type.trimmedDescription
    initialValue = binding.initializer?.value.trimmedDescription
    isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
  }

  private func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.attributeName.trimmedDescription.split(separator: ".").last == name[...] }
  }

  /// Whether the property is observed and kept.
  var isPersisted: Bool { !isConstant && attribute("Transient") == nil }

  /// Whether a context's own object takes the value over.
  var isInBacking: Bool { isPersisted || isConstant && initialValue == nil }

  var storageName: String { isPersisted ? "_" + name : name }

  /// What its attributes say, as an argument.
  var metadata: String {
    for name in ["Relationship", "Attribute"] {
      guard let attribute = attribute(name) else { continue }
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      return ", metadata: SwiftData.Schema.\(name)(\(arguments))"
    }
    return ""
  }
}

/// Whether accessors only observe a stored property.
private func isObserving(_ block: AccessorBlockSyntax) -> Bool {
  guard case .accessors(let accessors) = block.accessors else { return false }
  return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
}

/// The access level that members of a type need to satisfy a public protocol, with a space.
private func accessLevel(of modifiers: DeclModifierListSyntax) -> String {
  let names = modifiers.map(\.name.text)
  if names.contains("public") || names.contains("open") { return "public " }
  return names.contains("package") ? "package " : ""
}

private enum ModelProblem: Error, CustomStringConvertible {
  case notAClass

  var description: String { "'@Model' goes before a class" }
}
