/// Calls a function with two values in place, so noncopyable values are not copied.
func lend<Value: ~Copyable>(
  _ first: UnsafePointer<Value>,
  _ second: UnsafePointer<Value>,
  _ body: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  body(first.pointee, second.pointee)
}
