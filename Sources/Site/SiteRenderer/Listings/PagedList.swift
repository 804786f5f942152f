import Mustache

/// A list on one page or, if it is too long, on several pages that link to each other.
///
/// The first part has the list's own address; part 2 of `topics/lists.html` is `topics/lists/2.html`.
struct PagedList<Item> {
  /// The layout of the first part.
  let layout: LayoutModel
  let template: String
  let items: [Item]
  /// The maximum number of items per part.
  let size: Int

  /// Whether one page shows everything.
  var isWhole: Bool { items.count <= size }

  /// The pages in order.
  /// - Parameter members: The template's keys for the items of a part at a path.
  /// - Returns: A file for each part.
  /// - Throws: `TemplateProblem` if the theme's templates include each other endlessly.
  func files(
    _ members: (ArraySlice<Item>, SitePath) -> Members
  ) throws(TemplateProblem) -> [OutputFile] {
    var files: [OutputFile] = []
    for part in 0..<partCount {
      let range = part * size..<min((part + 1) * size, items.count)
      var own = layout
      own.path = path(ofPart: part)
      if part > 0 {
        own.title += ", part \(part + 1) of \(partCount)"
        own.description =
          "Numbers \(range.lowerBound + 1) to \(range.upperBound) of \(items.count)."
      }
      var members = members(items[range], own.path)
      if !isWhole { members["paging"] = paging(part) }
      files.append(try own.file(template, members))
    }
    return files
  }

  private var partCount: Int { max(1, (items.count + size - 1) / size) }

  private func path(ofPart part: Int) -> SitePath {
    part == 0 ? layout.path : layout.path.within("\(part + 1)")
  }

  /// The key `paging`: the first part, the last, the neighbors of this part, and the gaps between them.
  private func paging(_ part: Int) -> Value {
    let near = (part - 2..<part + 3).clamped(to: 0..<partCount)
    let shown = Set([0, partCount - 1] + near).sorted()
    var numbers: [Value] = []
    for (index, other) in shown.enumerated() {
      if index > 0, other > shown[index - 1] + 1 { numbers.append(["isGap": true]) }
      numbers.append([
        "number": .integer(other + 1),
        "href": .string(link(from: part, to: other)),
        "isCurrent": .boolean(other == part),
        "isGap": false,
      ])
    }
    let neighbors = [("prev", "Previous part", part - 1), ("next", "Next part", part + 1)]
    return [
      "numbers": .list(numbers),
      "neighbors": .list(
        neighbors.filter { (0..<partCount).contains($0.2) }.map { relation, label, other in
          [
            "rel": .string(relation), "label": .string(label),
            "href": .string(link(from: part, to: other)),
          ]
        }
      ),
    ]
  }

  private func link(from part: Int, to other: Int) -> String {
    path(ofPart: part).link(to: path(ofPart: other))
  }
}

extension SitePath {
  /// The path without the page extension.
  var stem: String { String(text.hasSuffix(".html") ? text.dropLast(5) : text[...]) }

  /// The page with this name in a folder named after this page.
  func within(_ name: String) -> SitePath { SitePath("\(stem)/\(name).html") }
}
