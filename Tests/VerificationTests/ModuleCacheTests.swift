import FileSystem
import Foundation
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Verification

@Suite struct `The cache of C modules` {
  @Test func `is filled once for each set of flags`() throws {
    let scratch = try ScratchFolder()
    let cache = try cache(in: scratch)
    #expect(try fill(cache, "-O") == 1)
    #expect(try fill(cache, "-O") == 0)
    #expect(try fill(cache, "-Onone") == 1)
    #expect(try fill(cache, "-O") == 0)
  }

  @Test(arguments: ["", "short", "a much longer text than before"])
  func `is filled again if a module is damaged`(_ text: String) throws {
    let scratch = try ScratchFolder()
    let cache = try cache(in: scratch)
    #expect(try fill(cache, "-O") == 1)
    try text.write(toFile: module(of: cache), atomically: false, encoding: .utf8)
    #expect(try fill(cache, "-O") == 1)
    #expect(try String(contentsOfFile: module(of: cache), encoding: .utf8) == "module")
  }

  @Test func `is filled again if a file is added, even behind a link`() throws {
    let scratch = try ScratchFolder()
    let cache = try cache(in: scratch)
    let files = FileManager.default
    try files.createDirectory(
      atPath: scratch.path + "/elsewhere",
      withIntermediateDirectories: true
    )
    try scratch.write("kept", to: "elsewhere/B.pcm")
    #expect(try fill(cache, "-O") == 1)
    try files.createSymbolicLink(
      atPath: cache.folder(for: ["-O"]) + "/more",
      withDestinationPath: scratch.path + "/elsewhere"
    )
    #expect(try fill(cache, "-O") == 1)
    try files.removeItem(atPath: cache.folder(for: ["-O"]))
    try files.createSymbolicLink(
      atPath: cache.folder(for: ["-O"]),
      withDestinationPath: scratch.path + "/elsewhere"
    )
    #expect(try fill(cache, "-O") == 1)
    #expect(try scratch.read("elsewhere/B.pcm") == "kept")
  }

  @Test(arguments: ["7", "8"])
  func `takes no copy, whoever made it`(_ digit: String) throws {
    let (scratch, other) = (try ScratchFolder(), try ScratchFolder())
    let key = CacheKey(hexadecimal: String(repeating: digit, count: 64))
    let folder = try OpenFolder(other.path)
    let location = CacheLocation(folder: folder, key: try #require(key))
    let made = try #require(ModuleCache(in: location))
    #expect(try fill(made, "-O") == 1)
    try "other".write(toFile: module(of: made), atomically: false, encoding: .utf8)
    try FileManager.default.copyItem(
      atPath: other.path + "/modules",
      toPath: scratch.path + "/modules"
    )
    let cache = try cache(in: scratch)
    #expect(try fill(cache, "-O") == 1)
    #expect(try String(contentsOfFile: module(of: cache), encoding: .utf8) == "module")
  }

  @Test func `is not used if it cannot be filled`() throws {
    let scratch = try ScratchFolder()
    let cache = try cache(in: scratch)
    #expect(try !cache.isFilled(for: ["-O"]) { false })
    #expect(try !cache.isFilled(for: ["-O"]) { true })
  }

  @Test func `keeps the modules of other flags if it cannot be filled`() throws {
    let scratch = try ScratchFolder()
    let cache = try cache(in: scratch)
    #expect(try fill(cache, "-O") == 1)
    #expect(try !cache.isFilled(for: ["-Onone"]) { false })
    #expect(try fill(cache, "-O") == 0)
  }

  @Test func `is filled by one of many that need it at the same time`() throws {
    let scratch = try ScratchFolder()
    let cache = try cache(in: scratch)
    let builds = Mutex(0)
    let filled = Array(0..<8).concurrentMap(threads: 8) { _ in
      try? cache.isFilled(for: ["-O"]) {
        builds.withLock { $0 += 1 }
        usleep(50_000)
        try "module".write(toFile: module(of: cache), atomically: false, encoding: .utf8)
        return true
      }
    }
    #expect(filled.allSatisfy { $0 == true } && builds.withLock { $0 } == 1)
  }

  private func cache(in scratch: ScratchFolder) throws -> ModuleCache {
    try #require(ModuleCache(in: CacheLocation(testing: scratch.path)))
  }

  private func module(of cache: ModuleCache, _ flag: String = "-O") -> String {
    cache.folder(for: [flag]) + "/A.pcm"
  }

  /// How often the modules were built until the cache is filled; like the compiler, a build keeps what exists.
  private func fill(_ cache: ModuleCache, _ flag: String) throws -> Int {
    var builds = 0
    let isFilled = try cache.isFilled(for: [flag]) {
      builds += 1
      let module = module(of: cache, flag)
      if !FileManager.default.fileExists(atPath: module) {
        try "module".write(toFile: module, atomically: false, encoding: .utf8)
      }
      return true
    }
    #expect(isFilled)
    return builds
  }
}
