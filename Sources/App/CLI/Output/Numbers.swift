/// `1 step`, `2 steps`.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Seconds with two decimals: `0.31 s`.
func seconds(_ value: Double) -> String { decimal(value, scale: 100) + " s" }

/// A number with as many decimals as the scale has zeros: `0.310` at a scale of 1000.
func decimal(_ value: Double, scale: Int) -> String {
  let scaled = Int((value * Double(scale)).rounded())
  return "\(scaled / scale).\(String(scaled % scale + scale).dropFirst())"
}
