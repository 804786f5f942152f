import Verification

extension Toolchain {
  /// Says where the counts come from if there is no compiler; otherwise empty.
  func message(unverified: Int, of all: Int) -> String {
    guard compiler == nil else { return "" }
    let version = version.isEmpty ? "" : " with Swift \(version)"
    let rest =
      unverified == 0
      ? "" : "; \(unverified) of \(count(all, "scenario")) shown unverified, as listed above"
    return "bodycheck: no 'swiftc' on PATH: the counts are those of earlier runs\(version)\(rest)\n"
  }
}
