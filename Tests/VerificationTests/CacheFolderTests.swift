import FileSystem
import Foundation
import TestSupport
import Testing
import Threads

@testable import Verification

@Suite struct `Cache entries` {
  @Test func `gives back what it was given`() throws {
    let cache = CacheFolder<Recording>(path: try ScratchFolder().path)
    var recording = Recording(mode: .merged, messages: [])
    recording.trace = "step\t0\n"
    recording.output = Data([0, 10, 255])
    cache.store(recording, as: "a")
    #expect(cache["a"] == recording)
    #expect(cache["b"] == nil)
  }

  @Test func `remembers nothing without a folder or where it cannot write`() throws {
    let scratch = try ScratchFolder(["file": "no folder"])
    for path in [nil, scratch.path + "/file"] {
      let cache = CacheFolder<Recording>(path: path)
      cache.store(Recording(mode: .merged, messages: []), as: "a")
      cache.prune()
      #expect(cache["a"] == nil)
    }
  }

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
    let path = scratch.path + "/a"
    let data = try #require(FileManager.default.contents(atPath: path))
    try Self.damages[index].change(data).write(to: URL(fileURLWithPath: path))
    #expect(cache["a"] == nil, "\(Self.damages[index].id)")
  }

  @Test func `takes an entry of another form for none`() throws {
    let scratch = try ScratchFolder()
    CacheFolder<[String: Int]>(path: scratch.path).store(["ending": 3], as: "a")
    #expect(CacheFolder<Recording>(path: scratch.path)["a"] == nil)
    #expect(CacheFolder<[String: Int]>(path: scratch.path)["a"] == ["ending": 3])
  }

  @Test func `takes entries that were swapped for none`() throws {
    let (scratch, cache) = try filled(["a", "b"])
    let (first, second) = (try scratch.read("a"), try scratch.read("b"))
    try scratch.write(first, to: "b")
    try scratch.write(second, to: "a")
    #expect(cache["a"] == nil && cache["b"] == nil)
  }

  @Test func `makes an entry only once`() throws {
    let cache = CacheFolder<Int>(path: try ScratchFolder().path)
    #expect(cache.entry("a") { 1 } == 1)
    #expect(cache.entry("a") { 2 } == 1)
  }

  @Test func `forgets what was not used for long`() throws {
    let (scratch, cache) = try filled(["old", "new", "used"])
    try age("old", by: cache.limits.age + 1, in: scratch)
    try age("used", by: cache.limits.age + 1, in: scratch)
    _ = cache["used"]
    cache.prune()
    #expect(try names(in: scratch) == ["new", "used"])
  }

  @Test func `keeps what was used last where there is too much`() throws {
    var (scratch, cache) = try filled(["a", "b", "c"])
    try age("a", by: 20, in: scratch)
    try age("c", by: 10, in: scratch)
    let size = try #require(FileIdentity(scratch.path + "/a")).size
    cache.limits.size = size * 2
    cache.prune()
    #expect(try names(in: scratch) == ["b", "c"])
  }

  @Test func `never shows half an entry while it is written again and again`() throws {
    let (scratch, cache) = try filled(["a"])
    let readings = Array(0..<200).concurrentMap(threads: 4) { turn in
      if turn.isMultiple(of: 2) {
        var recording = Recording(mode: .merged, messages: [])
        recording.trace = String(repeating: "body\t1\t1\n", count: turn * 20)
        cache.store(recording, as: "a")
      }
      if turn.isMultiple(of: 10) { cache.prune() }
      return cache["a"] != nil
    }
    #expect(readings.allSatisfy { $0 })
    #expect(try names(in: scratch) == ["a"])
  }

  private func filled(_ keys: [String]) throws -> (ScratchFolder, CacheFolder<Recording>) {
    let scratch = try ScratchFolder()
    let cache = CacheFolder<Recording>(path: scratch.path)
    for key in keys { cache.store(Recording(mode: .merged, messages: []), as: key) }
    return (scratch, cache)
  }

  private func age(_ key: String, by seconds: Double, in scratch: ScratchFolder) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: scratch.path + "/" + key
    )
  }

  private func names(in scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
  }
}

extension Sequence<UInt8> {
  fileprivate var data: Data { Data(self) }
}
