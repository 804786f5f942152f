import FileSystem

extension PageOutlines {
  /// As bytes for a file.
  package var bytes: [UInt8] {
    let lengths = records.map { $0.outline?.bytes.count ?? 0 }
    let size = lengths.reduce(0, +)
    var outlines: [UInt8] = []
    outlines.reserveCapacity(size)
    for record in records {
      if let outline = record.outline { outlines += outline.bytes }
    }
    var writer = ByteWriter(capacity: size + 128 * records.count)
    writer.add([sound].compactMap { $0 })
    writer.add(records.map(\.path))
    writer.add(records.map(\.fingerprint))
    writer.add(records.map { UInt8($0.status == nil ? 0 : 1) })
    writer.add(records.compactMap(\.status))
    writer.add(lengths.map { UInt32($0) })
    writer.add(outlines)
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard let sound = reader.numbers(as: Fingerprint.self), let paths = reader.texts(),
      let fingerprints = reader.numbers(as: Fingerprint.self),
      let hasStatus = reader.numbers(as: UInt8.self),
      let statuses = reader.numbers(as: FileStatus.self),
      let lengths = reader.numbers(), var rest = reader.stretch(of: UInt8.self),
      fingerprints.count == paths.count, hasStatus.count == paths.count,
      lengths.count == paths.count
    else { return nil }
    self.sound = sound.first
    records.reserveCapacity(paths.count)
    var restOfStatuses = statuses[...]
    for place in paths.indices {
      let status = hasStatus[place] == 1 ? restOfStatuses.popFirst() : nil
      let own = rest.prefix(Int(lengths[place]))
      rest = rest.dropFirst(own.count)
      var outline: PageOutline?
      if lengths[place] > 0 {
        guard own.count == lengths[place], let known = PageOutline(own) else { return nil }
        outline = known
      }
      records.append(
        Record(
          path: paths[place],
          fingerprint: fingerprints[place],
          status: status,
          outline: outline
        )
      )
    }
  }
}
