/// A value that only changes what is drawn, spoken or felt: no count depends on it (MOD-1, MOD-15).
///
/// The value takes part in comparing the view that it is a part of, and in nothing else.
public struct _InertModifier<Value>: DrawingModifier {
  let value: Value
}
