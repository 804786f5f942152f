/// `1 step`, `2 steps`.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Seconds with two decimals: `0.31 s`.
func seconds(_ value: Double) -> String { decimal(value, scale: 100) + " s" }

/// A number from 0 to `maxNumber` with as many decimals as the scale has zeros: `0.310` at a scale of 1000.
func decimal(_ value: Double, scale: Int) -> String {
  // A comparison with NaN is false, so it counts as 0.
  let value = value > 0 ? min(value, Double(maxNumber)) : 0
  let scaled = Int((value * Double(scale)).rounded())
  return "\(scaled / scale).\(String(scaled % scale + scale).dropFirst())"
}

/// The largest number in results that are read: sums of as many as a file can hold do not overflow.
let maxNumber = 1 << 31
