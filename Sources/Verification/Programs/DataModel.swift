import SwiftSource

/// The data model of Core Data as Xcode's editor writes it, and the Swift code that a build makes of it.
struct DataModel {
  private let name: String
  private var entities: [Entity] = []

  /// An element of the model's XML.
  private struct Element {
    let name: String
    let attributes: [String: String]

    subscript(key: String) -> String { attributes[key] ?? "" }
    func isTrue(_ key: String) -> Bool { self[key] == "YES" }
  }

  private struct Entity {
    let element: Element
    var properties: [Element] = []
    var constraints: [[String]] = []

    var name: String { element["name"] }
    /// The name of the class, without a module.
    var type: String {
      let name = element["representedClassName"].split(separator: ".").last.map(String.init)
      return name ?? "NSManagedObject"
    }
  }

  /// Reads the current version of a model.
  /// - Parameters:
  ///   - path: The path of the folder, such as `Trips.xcdatamodeld`.
  ///   - disk: What can be read.
  init?(_ path: String, on disk: ProgramDisk) {
    name = fileName(path).split(separator: ".").first.map(String.init) ?? ""
    let versions = disk.files(below: path).filter { $0.hasSuffix(".xcdatamodel/contents") }
    let current = disk.contents(of: path + "/.xccurrentversion").map {
      String(decoding: $0, as: UTF8.self)
    }
    let file = versions.first { current?.contains(fileName(parent(of: $0))) == true }
    guard let file = file ?? versions.last, let bytes = disk.contents(of: file) else { return nil }
    for element in Self.elements(of: String(decoding: bytes, as: UTF8.self)) {
      let last = entities.count - 1
      switch element.name {
      case "entity": entities.append(Entity(element: element))
      case _ where last < 0: break
      case "attribute", "relationship": entities[last].properties.append(element)
      case "uniquenessConstraint": entities[last].constraints.append([])
      case "constraint":
        let count = entities[last].constraints.count
        if count > 0 { entities[last].constraints[count - 1].append(element["value"]) }
      // What stands there again are positions in the editor.
      case "elements": return
      default: break
      }
    }
  }

  /// The beginnings of the elements of a text in XML.
  private static func elements(of text: String) -> [Element] {
    text.split(separator: "<").compactMap { (tag) -> Element? in
      let name = tag.prefix { $0.isLetter }
      guard !name.isEmpty else { return nil }
      var attributes: [String: String] = [:]
      // Each value stands between quotation marks, after its key and '='.
      let parts = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let key = parts[index].filter { $0.isLetter }
        attributes[String(key)] = String(parts[index + 1]).replacing("&quot;", with: "\"")
          .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      }
      return Element(name: String(name), attributes: attributes)
    }
  }

  // MARK: - Code

  /// The code that a build makes of some models: the classes, and what a container finds by its name.
  /// - Parameters:
  ///   - models: The models of one module.
  ///   - sources: The files of the module, which declare the classes that the models do not ask to be made.
  ///   - isPublic: Whether other modules use the classes.
  /// - Returns: The code, or `nil` if there are no models.
  static func code(
    for models: [DataModel],
    besides sources: [String],
    isPublic: Bool = false
  ) -> String? {
    guard !models.isEmpty else { return nil }
    let entities = models.flatMap(\.entities)
    let access = isPublic ? "public " : ""
    let declarations = entities.map { Self.declarations(of: $0, among: entities, access) }
    let cases = models.map { "    case \(literal($0.name)): _model\($0.identifier)\n" }
    let values = models.map { model in
      "nonisolated private let _model\(model.identifier) = NSManagedObjectModel(_entities: [\n"
        + model.entities.map { "  \(description(of: $0, besides: sources)),\n" }.joined() + "])\n"
    }
    return """
      import CoreData
      import Foundation
      \(declarations.joined())
      \(values.joined())
      nonisolated extension NSManagedObjectModel {
        fileprivate static func _named(_ name: String) -> NSManagedObjectModel? {
          switch name {
      \(cases.joined())    default: nil
          }
        }
        convenience init?(contentsOf url: URL) {
          let name = url.deletingPathExtension().lastPathComponent
          guard let model = Self._named(name) else { return nil }
          self.init(_entities: model.entities)
        }
      }
      nonisolated extension NSPersistentContainer {
        convenience init(name: String) {
          guard let model = NSManagedObjectModel._named(name) else {
            fatalError("there is no data model '\\(name)'")
          }
          self.init(name: name, managedObjectModel: model)
        }
      }

      """
  }

  private var identifier: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// The class of an entity and its accessors, as far as the model asks for them.
  private static func declarations(
    of entity: Entity,
    among entities: [Entity],
    _ access: String
  ) -> String {
    let (kind, type) = (entity.element["codeGenerationType"], entity.type)
    guard kind == "class" || kind == "category" else { return "" }
    let parent = entities.first { $0.name == entity.element["parentEntity"] }?.type
    let start =
      kind == "class"
      ? "nonisolated \(access)class \(type): \(parent ?? "NSManagedObject") {}\n" : ""
    let request =
      "  \(access)class func fetchRequest() -> NSFetchRequest<\(type)> {"
      + " NSFetchRequest<\(type)>(entityName: \(literal(entity.name))) }\n"
    let members = entity.properties.map { member(of: $0, among: entities, access) }
    let identity = parent == nil ? "nonisolated extension \(type): Identifiable {}\n" : ""
    return start + "nonisolated extension \(type) {\n" + request + members.joined() + "}\n"
      + identity
  }

  private static func member(
    of property: Element,
    among entities: [Entity],
    _ access: String
  ) -> String {
    let name = property["name"]
    let accessor = { (type: String) in
      "  \(access)var `\(name)`: \(type) { get { _managedValue(\"\(name)\") }"
        + " set { _setManagedValue(newValue, \"\(name)\") } }\n"
    }
    guard property.name == "relationship" else { return accessor(valueType(of: property)) }
    let other = entities.first { $0.name == property["destinationEntity"] }?.type
    let type = other ?? "NSManagedObject"
    guard property.isTrue("toMany") else { return accessor(type + "?") }
    let set = property.isTrue("ordered") ? "NSOrderedSet" : "NSSet"
    let methods = ["addTo", "removeFrom"].flatMap { verb in
      let method = verb + name.prefix(1).uppercased() + name.dropFirst()
      return ["value: \(type)", "values: \(set)"].map { parameter in
        "  \(access)func \(method)(_ \(parameter)) {"
          + " _changeManaged(\"\(method)\", \(parameter.prefix { $0 != ":" })) }\n"
      }
    }
    return accessor(set + "?") + methods.joined()
  }

  private static func valueType(of attribute: Element) -> String {
    let isScalar = attribute.isTrue("usesScalarValueType")
    let number = { (type: String) in isScalar ? type : "NSNumber?" }
    return switch attribute["attributeType"] {
    case "Integer 16": number("Int16")
    case "Integer 32": number("Int32")
    case "Integer 64": number("Int64")
    case "Double": number("Double")
    case "Float": number("Float")
    case "Boolean": number("Bool")
    case "Decimal": "NSDecimalNumber?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "String": "String?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Transformable":
      (attribute["customClassName"].isEmpty ? "NSObject" : attribute["customClassName"]) + "?"
    default: "Any?"
    }
  }

  /// The entity as a value of the engine's Core Data.
  private static func description(of entity: Entity, besides sources: [String]) -> String {
    let isMade = ["class", "category"].contains(entity.element["codeGenerationType"])
    let isDeclared = isMade || sources.contains { $0.contains("class \(entity.type)") }
    let parent = entity.element["parentEntity"]
    let properties = entity.properties.map { property in
      let isOptional = property.isTrue("optional")
      let start = "_name: \(literal(property["name"]))"
      guard property.name == "relationship" else {
        let value = defaultValue(of: property)
        return "NSAttributeDescription(\(start), isOptional: \(isOptional), default: \(value))"
      }
      let inverse = property["inverseName"]
      let rule = property["deletionRule"].lowercased().replacing("no action", with: "noAction")
      return "NSRelationshipDescription(\(start), to: \(literal(property["destinationEntity"])),"
        + " inverse: \(inverse.isEmpty ? "nil" : literal(inverse)),"
        + " isToMany: \(property.isTrue("toMany")), isOrdered: \(property.isTrue("ordered")),"
        + " isOptional: \(isOptional),"
        + " deleteRule: .\(rule.isEmpty ? "nullify" : rule)DeleteRule)"
    }
    return "NSEntityDescription(_name: \(literal(entity.name)),"
      + " \(isDeclared ? entity.type : "NSManagedObject").self,"
      + " parent: \(parent.isEmpty ? "nil" : literal(parent)),"
      + " isAbstract: \(entity.element.isTrue("isAbstract")), unique: \(entity.constraints),"
      + " [\(properties.joined(separator: ", "))])"
  }

  private static func defaultValue(of attribute: Element) -> String {
    let text = attribute["defaultValueString"]
    let isNumber = Double(text) != nil
    return switch attribute["attributeType"] {
    case "Integer 16" where isNumber: "Int16(\(text))"
    case "Integer 32" where isNumber: "Int32(\(text))"
    case "Integer 64" where isNumber: "Int64(\(text))"
    case "Double" where isNumber: "Double(\(text))"
    case "Float" where isNumber: "Float(\(text))"
    case "Decimal" where isNumber: "NSDecimalNumber(string: \(literal(text)))"
    case "Boolean": text.isEmpty ? "nil" : "\(text == "YES")"
    case "String": attribute.attributes["defaultValueString"].map(literal) ?? "nil"
    case "Date":
      Double(attribute["defaultDateTimeInterval"]).map {
        "Date(timeIntervalSinceReferenceDate: \($0))"
      } ?? "nil"
    default: "nil"
    }
  }
}
