/// The stored properties in which two values differ, without running an `==` of the program.
package func differingProperties<Value>(_ old: Value, _ new: Value) -> [StoredField] {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      let change = ValueChange(
        old: UnsafeRawPointer(old),
        new: UnsafeRawPointer(new),
        type: Value.self
      )
      let options = ComparisonOptions(mode: .identical)
      return storedFields(of: Value.self)
        .filter { !change.isUnchanged($0.type, at: $0.offset, options: options) }
    }
  }
}
