extension PageOutlines {
  /// As bytes for a file.
  package var bytes: [UInt8] {
    let paths = records.keys.sorted()
    let sorted = paths.compactMap { records[$0] }
    var statuses: [Int] = []
    var lengths: [UInt32] = []
    var outlines: [UInt8] = []
    for record in sorted {
      statuses += record.status?.numbers ?? []
      lengths.append(UInt32(record.outline?.bytes.count ?? 0))
      outlines += record.outline?.bytes ?? []
    }
    var writer = ByteWriter(capacity: outlines.count + 128 * sorted.count)
    writer.add([sound].compactMap { $0 })
    writer.add(paths)
    writer.add(sorted.map(\.digest))
    writer.add(sorted.map { UInt8($0.status == nil ? 0 : 1) })
    writer.add(statuses)
    writer.add(lengths)
    writer.add(outlines)
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard let sound = reader.texts(), let paths = reader.texts(), let digests = reader.texts(),
      let hasStatus = reader.numbers(as: UInt8.self), let statuses = reader.numbers(as: Int.self),
      let lengths = reader.numbers(), let outlines = reader.numbers(as: UInt8.self),
      digests.count == paths.count, hasStatus.count == paths.count, lengths.count == paths.count
    else { return nil }
    self.sound = sound.first
    records.reserveCapacity(paths.count)
    var (restOfStatuses, rest) = (statuses[...], outlines[...])
    for index in paths.indices {
      var status: FileStatus?
      if hasStatus[index] == 1 {
        guard let known = FileStatus(numbers: Array(restOfStatuses.prefix(4))) else { return nil }
        restOfStatuses = restOfStatuses.dropFirst(4)
        status = known
      }
      let own = rest.prefix(Int(lengths[index]))
      rest = rest.dropFirst(own.count)
      var outline: PageOutline?
      if lengths[index] > 0 {
        guard own.count == lengths[index], let known = PageOutline(own) else { return nil }
        outline = known
      }
      records[paths[index]] = Record(digest: digests[index], status: status, outline: outline)
    }
  }
}
