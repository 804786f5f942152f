/// A path without `.`, `..` and empty parts.
package func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == ".." {
      _ = parts.popLast()
    } else {
      parts.append(part)
    }
  }
  return "/" + parts.joined(separator: "/")
}

/// A folder and those above it, nearest first, up to the one below the root.
package func ancestors(of folder: String) -> [String] {
  let whole = normalized(folder)
  let ends = whole.indices.filter { whole[$0] == "/" }.dropFirst() + [whole.endIndex]
  return whole == "/" ? [] : ends.reversed().map { String(whole[..<$0]) }
}

/// A path as seen from a folder, with `..` for each folder above; both are absolute and normalized.
package func relative(_ path: String, to folder: String) -> String {
  let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
  let shared = zip(parts, base).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: base.count - shared)
  let whole = up + parts.dropFirst(shared).map(String.init)
  return whole.isEmpty ? "." : whole.joined(separator: "/")
}

/// The folder of a file.
func parent(of path: String) -> String {
  String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
}

/// The last part of a path.
func fileName(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// A path in which `*` stands for any name or part of one, `?` for any letter, and `**` for any folders.
struct PathPattern {
  private let parts: [Substring]

  init(_ pattern: String) { parts = pattern.split(separator: "/") }

  /// Whether a path has parts that stand for several.
  static func isPattern(_ path: String) -> Bool { path.contains { $0 == "*" || $0 == "?" } }

  /// How many folders at the start have no such part.
  var fixedCount: Int { parts.prefix { !Self.isPattern(String($0)) }.count }

  func matches(_ path: String) -> Bool {
    // Each set of positions is computed once, so a pattern with many stars takes no longer.
    var positions: Set<Int> = skipping([0])
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for position in positions where position < parts.count {
        if parts[position] == "**" {
          next.insert(position)
        } else if Self.matches(name, parts[position]) {
          next.insert(position + 1)
        }
      }
      positions = skipping(next)
    }
    return positions.contains(parts.count)
  }

  /// The positions, and those behind each `**`, which can stand for no folder.
  private func skipping(_ positions: Set<Int>) -> Set<Int> {
    var all = positions
    for position in positions.sorted() {
      var next = position
      while next < parts.count, parts[next] == "**" {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  /// Whether a name is what one part of the pattern stands for.
  private static func matches(_ name: Substring, _ part: Substring) -> Bool {
    let (name, part) = (Array(name), Array(part))
    var (index, position) = (0, 0)
    var star: (index: Int, position: Int)?
    while index < name.count {
      if position < part.count, part[position] == "*" {
        star = (index, position)
        position += 1
      } else if position < part.count, part[position] == "?" || part[position] == name[index] {
        (index, position) = (index + 1, position + 1)
      } else if let last = star {
        star = (last.index + 1, last.position)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return part[position...].allSatisfy { $0 == "*" }
  }
}
