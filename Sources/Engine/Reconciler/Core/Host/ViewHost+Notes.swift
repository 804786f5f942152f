import AttributeGraph
import CombineShim
import FoundationShim
import Observation
import ScenarioTrace
import ValueComparison

/// What a host remembers in order to note it.
struct RunNotes {
  /// The types whose properties have been noted.
  fileprivate var described: Set<ObjectIdentifier> = []
  /// The properties whose closures have been noted, by identity.
  fileprivate var closures: [Int: Set<String>] = [:]
  /// The objects that were replaced in the step, until its end; none is kept alive.
  fileprivate var replaced: [ReplacedObject] = []
}

private struct ReplacedObject {
  let identity: Int
  let property: String
  let type: String
  let isMadeInUpdate: Bool
  weak var old: AnyObject?
}

extension ViewHost {
  /// What is writing at the moment, other than a body.
  private static nonisolated(unsafe) var writer = Note.Writer.action

  /// Runs code of the program; what it writes is noted as written by it.
  static func asWriter(_ writer: Note.Writer, _ action: () -> Void) {
    let outer = self.writer
    self.writer = writer
    defer { self.writer = outer }
    action()
  }

  /// Queues an action of the program until after the update (TX-6), as what writes then.
  func enqueueAction(as writer: Note.Writer, _ action: @escaping () -> Void) {
    enqueueAction { Self.asWriter(writer, action) }
  }

  /// Notes something of an identity; a closed host notes nothing.
  func note(_ kind: Note.Kind, _ texts: @autoclosure () -> [String], of identity: Int) {
    guard recorder != nil, window.host != nil else { return }
    record(.noted(identity: identity, Note(kind, texts())))
  }

  /// Notes that a state is written.
  func noteWrite(of name: String, owner: Int, wasRead: Bool) {
    let writer = HostUpdate.isRunning ? Note.Writer.body : Self.writer
    note(.wrote, [name, writer.rawValue] + (wasRead ? ["read"] : []), of: owner)
  }

  /// From how many objects a body reads many.
  private static let manyObjects = 10

  /// Notes that a body read properties of many observable objects.
  func noteReads(of count: Int, by identity: Int) {
    if count >= Self.manyObjects { note(.scanned, ["\(count)"], of: identity) }
  }

  /// Notes that a state without an `==` is assigned the value that it has.
  func noteUnchanged(_ name: String, from old: Any, to new: Any, owner: Int) {
    if recorder != nil, areEqual(old, new) { note(.unchanged, [name], of: owner) }
  }

  /// Notes that a written state is read for the first time.
  func noteRead(of name: String, owner: Int) {
    note(.read, [name, BodyFrames.isEmpty ? "closure" : "body"], of: owner)
  }

  /// Notes the stored properties of a type for its first identity.
  func noteProperties(of container: Any.Type, identity: Int) {
    guard notes.described.insert(ObjectIdentifier(container)).inserted else { return }
    var texts = container is any Equatable.Type ? ["equatable"] : []
    if comparisonMethod(of: container) == .bytes { texts.append("plain") }
    for field in storedFields(of: container) {
      let wrapper = (field.type as? any WrappedProperty.Type).map { ($0.wrapperName, $0.valueType) }
      let isCustom = wrapper == nil && field.type is any DynamicProperty.Type
      texts += [
        field.name,
        wrapper?.0 ?? (isCustom ? typeName(of: field.type) : ""),
        Self.shape(of: wrapper?.1 ?? field.type),
      ]
    }
    note(.properties, texts, of: identity)
  }

  /// What a value is.
  ///
  /// Besides the shapes of values, there are a `publisher`, one that `debounces` or is a `clock`, a `model` that views can
  /// observe, `content` that makes views, a `builder` that makes them of an argument, a `stamp` that is new each time it
  /// is made, and the `path` of a navigation stack.
  static func shape(of type: Any.Type) -> String {
    switch type {
    case is any Publisher.Type: publisherShape(of: typeName(of: type))
    case is Date.Type, is UUID.Type: "stamp"
    case _ where typeName(of: type) == "NavigationPath": "path"
    case is any ObservableObject.Type, is any Observable.Type: "model"
    case _ where resultOfFunction(type) is any View.Type:
      takesArguments(type) ? "builder" : "content"
    default: TypeShape(of: type).rawValue
    }
  }

  private static func publisherShape(of name: String) -> String {
    name.contains("Debounce") ? "debounces" : name.contains("Timer") ? "clock" : "publisher"
  }

  /// Notes what `==` ignores and which closures captured values only, and remembers the objects that a new value
  /// replaces.
  var changeObserver: (Int, ValueChange, Any.Type, Int, Bool) -> Void {
    { [unowned self] identity, change, type, offset, isEqual in
      guard !isEqual else {
        let options = graph.comparisonOptions(mode: .equatableUnlessPOD)
        let ignored = change.ignoredFields(of: type, at: offset, options: options)
        if !ignored.isEmpty { note(.ignored, ignored, of: identity) }
        return
      }
      let closures = change.closures(in: type, at: offset) { $0 is any View.Type }
      for name in closures where notes.closures[identity, default: []].insert(name).inserted {
        note(.captured, [name], of: identity)
      }
      for (name, old, new) in change.replacedObjects(of: type, at: offset) {
        let type = String(typeName(of: Swift.type(of: old)).prefix { $0 != "<" })
        // Of what bindings lead to, only the locations that tell how a binding was made are of use.
        let isTold = ["FunctionalLocation", "ElementLocation"].contains(type)
        guard isTold || !(old is any LocationObject) else { continue }
        let isMadeInUpdate = (new as? any ObservableObject)?.isMadeInUpdate ?? true
        notes.replaced.append(
          ReplacedObject(
            identity: identity,
            property: name,
            type: type,
            isMadeInUpdate: isMadeInUpdate,
            old: old
          )
        )
      }
    }
  }

  /// Notes at the end of a step which replaced objects are gone: updates made them only to pass them.
  package func noteRenewedObjects() {
    for object in notes.replaced where object.old == nil && object.isMadeInUpdate {
      note(.renewed, [object.property, object.type], of: object.identity)
    }
    notes.replaced = []
  }

  /// Notes what the property of an object is that a body reads.
  func noteRead(of property: AnyKeyPath, isSetting: Bool = false, by identity: Int) {
    func texts() -> [String] {
      let name = propertyPath(of: property).split(separator: ".").last.map(String.init) ?? ""
      return [name, isSetting ? "setting" : Self.shape(of: type(of: property).valueType)]
    }
    note(.published, texts(), of: identity)
  }

  /// Notes from now on which bodies read properties that objects publish, and which show those of objects that nothing
  /// observes.
  package func notesPublishedReads() {
    PublishedReads.isUpdating = { HostUpdate.isRunning }
    PublishedReads.reader = { BodyFrames.readingIdentity }
    PublishedReads.noteRead = { [unowned self] reader, property, isSetting in
      noteRead(of: property, isSetting: isSetting, by: reader)
    }
    PublishedReads.areEqual = areEqual
    PublishedReads.noteSetting = { [unowned self] reader, key in
      note(.unobserved, [key, "setting"], of: reader)
    }
    PublishedReads.noteUnobserved = { [unowned self] reader, property in
      note(.unobserved, [propertyPath(of: property)], of: reader)
    }
  }
}

/// Whether two values are equal by what they store, so that no `==` of the program runs.
///
/// Objects can change in place, so an object never counts as equal to itself.
private func areEqual(_ old: Any, _ new: Any) -> Bool {
  let shape = TypeShape(of: type(of: old))
  guard shape != .object, shape != .objects, shape != .closure else { return false }
  if let elements = old as? any Elements { return elements.areEqual(to: new) }
  func areIdentical<Value>(_ old: Value) -> Bool {
    guard let new = new as? Value else { return false }
    return isEqual(old, new, options: ComparisonOptions(mode: .identical))
  }
  return areIdentical(old)
}

/// A collection that is equal to another if its elements are.
private protocol Elements {
  func areEqual(to other: Any) -> Bool
}

extension Array: Elements {
  fileprivate func areEqual(to other: Any) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    let options = ComparisonOptions(mode: .identical)
    return zip(self, other).allSatisfy { isEqual($0, $1, options: options) }
  }
}

extension Set: Elements {
  fileprivate func areEqual(to other: Any) -> Bool {
    hasStandardShape(Element.self) && self == other as? Self
  }
}

extension Dictionary: Elements {
  fileprivate func areEqual(to other: Any) -> Bool {
    guard hasStandardShape(Key.self), let other = other as? Self, count == other.count else {
      return false
    }
    let options = ComparisonOptions(mode: .identical)
    return allSatisfy { key, value in
      other[key].map { isEqual(value, $0, options: options) } ?? false
    }
  }
}

/// Whether values are text, numbers or flags, whose `==` and hash are no code of the program.
private func hasStandardShape(_ type: Any.Type) -> Bool {
  [.text, .flag, .number].contains(TypeShape(of: type))
}
