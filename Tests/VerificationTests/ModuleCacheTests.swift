import Foundation
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Verification

@Suite struct `The cache of C modules` {
  @Test func `is filled once for each set of flags`() throws {
    let scratch = try ScratchFolder()
    let cache = ModuleCache(folder: scratch.path + "/modules")
    #expect(try fill(cache, "-O", scratch) == 1)
    #expect(try fill(cache, "-O", scratch) == 0)
    #expect(try fill(cache, "-Onone", scratch) == 1)
    #expect(try fill(cache, "-O", scratch) == 0)
  }

  @Test(arguments: ["", "short", "a much longer text than before"])
  func `is filled again if a module is damaged`(_ text: String) throws {
    let scratch = try ScratchFolder()
    let cache = ModuleCache(folder: scratch.path + "/modules")
    _ = try fill(cache, "-O", scratch)
    try scratch.write(text, to: "modules/A.pcm")
    #expect(try fill(cache, "-O", scratch) == 1)
    #expect(try scratch.read("modules/A.pcm") == "module")
  }

  @Test func `is not used if it cannot be filled`() throws {
    let scratch = try ScratchFolder()
    let cache = ModuleCache(folder: scratch.path + "/modules")
    #expect(try !cache.isFilled(for: ["-O"]) { false })
    #expect(try !cache.isFilled(for: ["-O"]) { true })
  }

  @Test func `keeps the modules of other flags if it cannot be filled`() throws {
    let scratch = try ScratchFolder()
    let cache = ModuleCache(folder: scratch.path + "/modules")
    _ = try fill(cache, "-O", scratch)
    #expect(try !cache.isFilled(for: ["-Onone"]) { false })
    #expect(try fill(cache, "-O", scratch) == 0)
  }

  @Test func `is filled by one of many that need it at the same time`() throws {
    let scratch = try ScratchFolder()
    let cache = ModuleCache(folder: scratch.path + "/modules")
    let builds = Mutex(0)
    let filled = Array(0..<8).concurrentMap(threads: 8) { _ in
      try? cache.isFilled(for: ["-O"]) {
        builds.withLock { $0 += 1 }
        usleep(50_000)
        try scratch.write("module", to: "modules/A.pcm")
        return true
      }
    }
    #expect(filled.allSatisfy { $0 == true } && builds.withLock { $0 } == 1)
  }

  /// How often the modules were built until the cache is filled.
  private func fill(_ cache: ModuleCache, _ flag: String, _ scratch: ScratchFolder) throws -> Int {
    var builds = 0
    let isFilled = try cache.isFilled(for: [flag]) {
      builds += 1
      let module = scratch.path + "/modules/A.pcm"
      if !FileManager.default.fileExists(atPath: module) {
        try scratch.write("module", to: "modules/A.pcm")
      }
      return true
    }
    #expect(isFilled)
    return builds
  }
}
