import Verification

extension Toolchain {
  /// What the counts are where nothing can be compiled; empty where anything can.
  func words(unverified: Int, of all: Int) -> String {
    guard compiler == nil else { return "" }
    let version = version.isEmpty ? "" : " with Swift \(version)"
    let rest =
      unverified == 0
      ? "" : "; \(unverified) of \(count(all, "scenario")) shown unverified, as listed above"
    return "bodycheck: no 'swiftc' on PATH: the counts are those of earlier runs\(version)\(rest)\n"
  }
}
