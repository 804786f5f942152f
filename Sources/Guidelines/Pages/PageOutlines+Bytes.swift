extension PageOutlines {
  /// As bytes for a file.
  package var bytes: [UInt8] {
    var (numbers, texts): ([UInt32], [String]) = ([], [])
    let sorted = records.sorted { $0.key < $1.key }
    for (path, record) in sorted {
      texts += [path, record.digest]
      numbers += [record.status == nil ? 0 : 1, record.outline == nil ? 0 : 1]
      for number in record.status?.numbers ?? [] {
        let bits = UInt64(bitPattern: Int64(number))
        numbers += [UInt32(truncatingIfNeeded: bits >> 32), UInt32(truncatingIfNeeded: bits)]
      }
      guard let outline = record.outline else { continue }
      let values = FrontMatter.Key.allCases.enumerated().flatMap { place, key in
        (outline.frontMatter.values[key] ?? []).map { (place, $0) }
      }
      numbers += [
        UInt32(outline.frontMatter.range.upperBound), UInt32(values.count),
        UInt32(outline.headings.count), UInt32(outline.linkTargets.count),
      ]
      for (place, value) in values {
        numbers += [place, value.range.lowerBound, value.range.upperBound].map(UInt32.init)
        texts.append(value.text)
      }
      for heading in outline.headings {
        numbers.append(UInt32(heading.level))
        texts += [heading.text, heading.anchor]
      }
      for target in outline.linkTargets {
        numbers.append(target.isChecked ? 1 : 0)
        texts += [target.path, target.fragment]
      }
    }
    var writer = ByteWriter()
    writer.add([sound].compactMap { $0 })
    writer.add([UInt32(sorted.count)])
    writer.add(numbers)
    writer.add(texts)
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let sound = reader.texts(), let count = reader.numbers()?.first,
      let numbers = reader.numbers(), let texts = reader.texts()
    else { return nil }
    self.sound = sound.first
    var parts = OutlineParts(numbers: numbers[...], texts: texts[...])
    for _ in 0..<count {
      guard let (path, record) = parts.record() else { return nil }
      records[path] = record
    }
  }
}

/// What outlines are made of, one after another.
private struct OutlineParts {
  var numbers: ArraySlice<UInt32>
  var texts: ArraySlice<String>

  mutating func record() -> (path: String, record: PageOutlines.Record)? {
    guard let path = texts.popFirst(), let digest = texts.popFirst(),
      let hasStatus = number(), let hasOutline = number()
    else { return nil }
    var status: FileStatus?
    if hasStatus == 1 {
      let halves = (0..<8).compactMap { _ in number() }
      guard halves.count == 8 else { return nil }
      let all = stride(from: 0, to: 8, by: 2).map { halves[$0] << 32 | halves[$0 + 1] }
      status = FileStatus(numbers: all)
    }
    var outline: PageOutline?
    if hasOutline == 1 {
      guard let known = self.outline() else { return nil }
      outline = known
    }
    return (path, .init(digest: digest, status: status, outline: outline))
  }

  private mutating func number() -> Int? { numbers.popFirst().map(Int.init) }

  private mutating func outline() -> PageOutline? {
    guard let end = number(), let valueCount = number(), let headingCount = number(),
      let linkCount = number()
    else { return nil }
    var values: [FrontMatter.Key: [FrontMatter.Value]] = [:]
    for _ in 0..<valueCount {
      guard let place = number(), FrontMatter.Key.allCases.indices.contains(place),
        let start = number(), let end = number(), start <= end,
        let text = texts.popFirst()
      else { return nil }
      let value = FrontMatter.Value(text: text, range: start..<end)
      values[FrontMatter.Key.allCases[place], default: []].append(value)
    }
    var headings: [PageHeading] = []
    for _ in 0..<headingCount {
      guard let level = number(), let text = texts.popFirst(),
        let anchor = texts.popFirst()
      else { return nil }
      headings.append(PageHeading(text: text, anchor: anchor, level: level))
    }
    var linkTargets: [LinkTarget] = []
    for _ in 0..<linkCount {
      guard let isChecked = number(), let path = texts.popFirst(),
        let fragment = texts.popFirst()
      else { return nil }
      linkTargets.append(LinkTarget(path: path, fragment: fragment, isChecked: isChecked == 1))
    }
    return PageOutline(
      frontMatter: FrontMatter(values: values, range: 0..<end),
      headings: headings,
      linkTargets: linkTargets
    )
  }
}
