/// Calls a function with two values where they lie: what may not be copied, is not.
func lend<Value: ~Copyable>(
  _ first: UnsafePointer<Value>,
  _ second: UnsafePointer<Value>,
  _ body: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  body(first.pointee, second.pointee)
}
