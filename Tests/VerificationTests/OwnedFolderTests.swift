import Foundation
import TestSupport
import Testing

@testable import Verification

@Suite struct `A folder left behind` {
  @Test func `goes with the next run, and no other folder does`() throws {
    let scratch = try ScratchFolder()
    let parent = URL(fileURLWithPath: scratch.path)
    let (dead, own) = (OwnedFolder.prefix + "dead", OwnedFolder.prefix + "own")
    try scratch.write("x", to: dead + "/deep/file")
    try scratch.write("x", to: "bodycheck-else/file")
    try scratch.write("x", to: "elsewhere/file")
    let link = scratch.path + "/" + OwnedFolder.prefix + "link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "elsewhere")
    let folder = try OwnedFolder(making: parent.appendingPathComponent(own))
    OwnedFolder.removeAbandoned(in: parent)
    #expect(!scratch.contains(dead))
    #expect(scratch.contains(own))
    #expect(scratch.contains("bodycheck-else/file"))
    #expect(scratch.contains("elsewhere/file"))
    folder.release()
    OwnedFolder.removeAbandoned(in: parent)
    #expect(!scratch.contains(own))
  }

  @Test func `is never one that another run is making`() async throws {
    let scratch = try ScratchFolder()
    let parent = URL(fileURLWithPath: scratch.path)
    let name = OwnedFolder.prefix + "new"
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<500 { OwnedFolder.removeAbandoned(in: parent) } }
      group.addTask {
        for _ in 0..<500 {
          guard let folder = try? OwnedFolder(making: parent.appendingPathComponent(name)) else {
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
