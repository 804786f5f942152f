import Glibc

/// Where a path leads after following all links; `nil` if nothing is there.
package func realPath(_ path: String) -> String? {
  guard let target = realpath(path, nil) else { return nil }
  defer { free(target) }
  return String(cString: target)
}
