import ContentHash
import FileSystem
import Foundation
import TestSupport
import Testing
import Threads

@testable import Verification

@Suite struct `Cache entries` {
  @Test func `gives back what it was given`() throws {
    let scratch = try ScratchFolder()
    let cache = CacheFolder<Recording>("results", in: try CacheLocation(testing: scratch.path))
    var recording = Recording(mode: .merged, messages: [])
    recording.trace = "step\t0\n"
    recording.output = Data([0, 10, 255])
    cache.store(recording, as: key("a"))
    #expect(cache[key("a")] == recording)
    #expect(cache[key("b")] == nil)
  }

  @Test func `remembers nothing without a folder or where it cannot write`() throws {
    let scratch = try ScratchFolder(["results": "no folder"])
    for location in [nil, try CacheLocation(testing: scratch.path)] {
      let cache = CacheFolder<Recording>("results", in: location)
      cache.store(Recording(mode: .merged, messages: []), as: key("a"))
      cache.prune()
      #expect(cache[key("a")] == nil)
    }
  }

  @Test func `takes the entries of another installation for none`() throws {
    let scratch = try ScratchFolder()
    let folder = try OpenFolder(scratch.path)
    let keys = ["0", "1"].compactMap { CacheKey(hexadecimal: String(repeating: $0, count: 64)) }
    let caches = keys.map {
      CacheFolder<Int>("results", in: CacheLocation(folder: folder, key: $0))
    }
    caches[0].store(1, as: key("a"))
    #expect(caches.map { $0[key("a")] } == [1, nil])
  }

  @Test func `removes nothing but entries, and follows no link`() throws {
    let (scratch, cache) = try filled(["old"])
    let others = try ScratchFolder([key("x"): "", "y": "", key("z") + "/y": ""])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/results/" + key("l"),
      withDestinationPath: others.path + "/" + key("x")
    )
    for name in ["notes", key("folder") + "/old"] { try scratch.write("", to: "results/" + name) }
    let later = Date(timeIntervalSinceNow: cache.limits.age + 10)
    cache.prune(now: later)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/results")
    #expect(Set(left) == ["notes", key("folder"), key("l")])

    // A committed link in place of the folder leads nowhere.
    try FileManager.default.removeItem(atPath: scratch.path + "/results")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/results",
      withDestinationPath: others.path
    )
    let linked = CacheFolder<Recording>("results", in: try CacheLocation(testing: scratch.path))
    linked.store(Recording(mode: .merged, messages: []), as: key("new"))
    linked.prune(now: later)
    let spared = try FileManager.default.contentsOfDirectory(atPath: others.path)
    #expect(Set(spared) == [key("x"), "y", key("z")])
    // The same files are removed where the folder is none but its own.
    let own = CacheFolder<Int>(
      (others.path as NSString).lastPathComponent,
      in: try CacheLocation(testing: (others.path as NSString).deletingLastPathComponent)
    )
    own.prune(now: later)
    #expect(!others.contains(key("x")) && others.contains("y"))
  }

  /// The key of an entry.
  private func key(_ name: String) -> String { contentHash(of: [name]) }

  static let damages: [(id: String, change: @Sendable (Data) -> Data)] = [
    ("nothing", { _ in Data() }),
    ("half", { $0.prefix($0.count / 2) }),
    ("one bit", { data in data.enumerated().map { $0 == 80 ? $1 ^ 1 : $1 }.data }),
    ("no content", { $0.prefix { $0 != UInt8(ascii: "\n") } }),
    ("no hash", { $0.drop { $0 != UInt8(ascii: "\n") } }),
  ]

  @Test(arguments: damages.indices)
  func `takes a damaged entry for none`(_ index: Int) throws {
    let (scratch, cache) = try filled(["a"])
    let path = scratch.path + "/results/" + key("a")
    let data = try #require(FileManager.default.contents(atPath: path))
    try Self.damages[index].change(data).write(to: URL(fileURLWithPath: path))
    #expect(cache[key("a")] == nil, "\(Self.damages[index].id)")
  }

  @Test func `takes an entry of another form for none`() throws {
    let scratch = try ScratchFolder()
    let location = try CacheLocation(testing: scratch.path)
    CacheFolder<[String: Int]>("results", in: location).store(["ending": 3], as: key("a"))
    #expect(CacheFolder<Recording>("results", in: location)[key("a")] == nil)
    #expect(CacheFolder<[String: Int]>("facts", in: location)[key("a")] == nil)
    #expect(CacheFolder<[String: Int]>("results", in: location)[key("a")] == ["ending": 3])
  }

  @Test func `takes entries that were swapped for none`() throws {
    let (scratch, cache) = try filled(["a", "b"])
    let (first, second) = (
      try scratch.read("results/" + key("a")), try scratch.read("results/" + key("b"))
    )
    try scratch.write(first, to: "results/" + key("b"))
    try scratch.write(second, to: "results/" + key("a"))
    #expect(cache[key("a")] == nil && cache[key("b")] == nil)
  }

  @Test func `makes an entry only once`() throws {
    let scratch = try ScratchFolder()
    let cache = CacheFolder<Int>("results", in: try CacheLocation(testing: scratch.path))
    #expect(cache.entry(key("a")) { 1 } == 1)
    #expect(cache.entry(key("a")) { 2 } == 1)
  }

  @Test func `forgets what was not used for long`() throws {
    let (scratch, cache) = try filled(["old", "new", "used"])
    try age("old", by: cache.limits.age + 1, in: scratch)
    try age("used", by: cache.limits.age + 1, in: scratch)
    _ = cache[key("used")]
    cache.prune()
    #expect(try names(in: scratch) == ["new", "used"].map(key).sorted())
  }

  @Test func `keeps what was used last where there is too much`() throws {
    var (scratch, cache) = try filled(["a", "b", "c"])
    try age("a", by: 20, in: scratch)
    try age("c", by: 10, in: scratch)
    let size = try #require(FileIdentity(scratch.path + "/results/" + key("a"))).size
    cache.limits.size = size * 2
    cache.prune()
    #expect(try names(in: scratch) == ["b", "c"].map(key).sorted())
  }

  @Test func `never shows half an entry while it is written again and again`() throws {
    let (scratch, cache) = try filled(["a"])
    let readings = Array(0..<200).concurrentMap(threads: 4) { turn in
      if turn.isMultiple(of: 2) {
        var recording = Recording(mode: .merged, messages: [])
        recording.trace = String(repeating: "body\t1\t1\n", count: turn * 20)
        cache.store(recording, as: key("a"))
      }
      if turn.isMultiple(of: 10) { cache.prune() }
      return cache[key("a")] != nil
    }
    #expect(readings.allSatisfy { $0 })
    #expect(try names(in: scratch) == [key("a")])
  }

  private func filled(_ keys: [String]) throws -> (ScratchFolder, CacheFolder<Recording>) {
    let scratch = try ScratchFolder()
    let cache = CacheFolder<Recording>("results", in: try CacheLocation(testing: scratch.path))
    for name in keys { cache.store(Recording(mode: .merged, messages: []), as: key(name)) }
    return (scratch, cache)
  }

  private func age(_ name: String, by seconds: Double, in scratch: ScratchFolder) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: scratch.path + "/results/" + key(name)
    )
  }

  private func names(in scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/results").sorted()
  }
}

extension Sequence<UInt8> {
  fileprivate var data: Data { Data(self) }
}

extension CacheLocation {
  /// A cache in a folder of a test, with a key that all tests share.
  init(testing path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let key = CacheKey(hexadecimal: String(repeating: "7", count: 64))
    self.init(folder: try OpenFolder(path), key: try #require(key))
  }
}
