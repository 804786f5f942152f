import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite struct `A temporary directory left behind` {
  @Test func `goes with the next run, and no other folder does`() throws {
    let scratch = try ScratchFolder()
    let parent = URL(fileURLWithPath: scratch.path)
    let (dead, own) = (TemporaryDirectory.prefix + "dead", TemporaryDirectory.prefix + "own")
    try scratch.write("x", to: dead + "/deep/file")
    try scratch.write("x", to: "bodycheck-else/file")
    try scratch.write("x", to: "elsewhere/file")
    let link = scratch.path + "/" + TemporaryDirectory.prefix + "link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "elsewhere")
    let folder = try TemporaryDirectory(making: parent.appendingPathComponent(own))
    TemporaryDirectory.removeAbandoned(in: parent)
    #expect(!scratch.contains(dead))
    #expect(scratch.contains(own))
    #expect(scratch.contains("bodycheck-else/file"))
    #expect(scratch.contains("elsewhere/file"))
    folder.release()
    TemporaryDirectory.removeAbandoned(in: parent)
    #expect(!scratch.contains(own))
  }

  @Test func `is never one that another run is making`() async throws {
    let scratch = try ScratchFolder()
    let parent = URL(fileURLWithPath: scratch.path)
    let name = TemporaryDirectory.prefix + "new"
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<500 { TemporaryDirectory.removeAbandoned(in: parent) } }
      group.addTask {
        for _ in 0..<500 {
          guard let folder = try? TemporaryDirectory(making: parent.appendingPathComponent(name))
          else {
            Issue.record("no folder was made")
            continue
          }
          #expect(scratch.contains(name))
          folder.release()
        }
      }
    }
  }
}
