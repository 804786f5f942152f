import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Verification

/// What a stranger's package or project can name.
@Suite struct `The files that a program can have` {
  private static func package(_ targets: String, dependencies: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", dependencies: [\(dependencies)], targets: [\(targets)])
    """
  }

  private static func library(_ path: String) -> String {
    package(
      """
      .executableTarget(name: "App", dependencies: ["Lib"], path: "Code"),
      .target(name: "Lib", path: "\(path)"),
      """
    )
  }

  private static let dependent = package(
    """
    .executableTarget(
      name: "App", dependencies: [.product(name: "Dep", package: "dep")], path: "Code"),
    """,
    dependencies: ".package(path: \"../dep\")"
  )

  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = Code/a.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = "FOLDER/secret/secret.txt"; sourceTree = "<absolute>"; };
      B = { fileRef = A; }; C = { fileRef = S; };
      R = { isa = PBXSourcesBuildPhase; files = (B, C); };
      T = { isa = PBXNativeTarget; name = App;
        productType = "com.apple.product-type.application"; buildPhases = (R); };
    }; rootObject = P; }
    """

  private func scratch(_ manifest: String) throws -> ScratchFolder {
    let folder = try ScratchFolder([
      "app/Code/a.swift": "let a = 1",
      "secret/secret.txt": "secret", "secret/s.swift": "let s = \"secret\"",
      "dep/Package.swift": Self.package(".target(name: \"Dep\", path: \"Code\")"),
      "dep/Code/secret.swift": "let s = \"secret\"",
    ])
    let isProject = manifest.hasPrefix("{")
    try folder.write(
      manifest.replacing("FOLDER", with: folder.path),
      to: isProject ? "app/App.xcodeproj/project.pbxproj" : "app/Package.swift"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/app/Link",
      withDestinationPath: "../secret"
    )
    return folder
  }

  private func sources(
    _ operands: [String],
    in folder: ScratchFolder,
    repository: String? = nil
  ) throws -> ProgramSources {
    let paths = operands.map { $0.hasPrefix("/") ? $0 : folder.path + "/" + $0 }
    let disk = ProgramDisk(for: paths) { _ in repository }
    return try ProgramFolder.sources(at: paths, target: nil, on: disk) { $0 }
  }

  /// A manifest, and what it names outside.
  static let outside = [
    (library("../secret"), "/secret"), (library("Link"), "/app/Link"),
    (dependent, "/dep"), (project, "/secret/secret.txt"),
  ]

  @Test(arguments: outside)
  func `are in its folder`(_ manifest: String, _ name: String) throws {
    let folder = try scratch(manifest)
    let alone = try sources(["app"], in: folder)
    #expect(alone.files.map(\.source.text) == ["let a = 1"])
    #expect(alone.resources.isEmpty)
    #expect(alone.outside == [folder.path + name])
    #expect(alone.notes.contains { $0.what.contains("'\(folder.path + name)'") })
  }

  @Test(arguments: outside)
  func `are elsewhere if the user names them`(_ manifest: String, _ name: String) throws {
    let folder = try scratch(manifest)
    let both = try sources(["app", String(name.dropFirst())], in: folder)
    #expect(both.outside.isEmpty)
    #expect(both.files.count + both.resources.count { $0.name == "secret.txt" } >= 2)
  }

  @Test(arguments: outside)
  func `are in its repository`(_ manifest: String, _ name: String) throws {
    let folder = try scratch(manifest)
    let whole = try sources(["app"], in: folder, repository: folder.path)
    #expect(whole.outside.isEmpty)
    #expect(whole.files.count + whole.resources.count { $0.name == "secret.txt" } >= 2)
  }

  @Test func `are not those of a folder whose name only begins like it`() throws {
    let folder = try ScratchFolder(["app/a.swift": "", "app-secrets/b.swift": ""])
    let disk = ProgramDisk(for: [folder.path + "/app"]) { _ in folder.path + "/app" }
    #expect(disk.allows(folder.path + "/app/a.swift"))
    #expect(!disk.allows(folder.path + "/app-secrets/b.swift"))
    #expect(disk.contents(of: folder.path + "/app-secrets/b.swift") == nil)
  }

  @Test func `are the sources that a target lists, and all its resources`() throws {
    let folder = try ScratchFolder([
      "Package.swift": Self.package(
        #".executableTarget(name: "App", path: "Code", sources: ["Listed"])"#
      ),
      "Code/Listed/a.swift": "let a = 1", "Code/Other/b.swift": "let b = 1",
      "Code/Other/c.txt": "c",
    ])
    let sources = try sources([""], in: folder)
    #expect(sources.files.map(\.source.text) == ["let a = 1"])
    #expect(sources.resources.map(\.name) == ["c.txt"])
  }

  @Test func `have the paths of a pattern that finds them`() throws {
    let folder = try ScratchFolder(["app/Code/a.swift": "let a = 1"])
    for (pattern, path) in [
      ("app/*/a.swift", "app/Code/a.swift"), ("*/Code/*.swift", "app/Code/a.swift"),
      (folder.path + "/app/**", folder.path + "/app/Code/a.swift"),
    ] {
      let disk = ProgramDisk(for: [folder.path]) { _ in nil }
      let sources = try ProgramFolder.sources(at: [pattern], target: nil, on: disk) {
        $0.hasPrefix("/") ? $0 : folder.path + "/" + $0
      }
      #expect(sources.files.map(\.source.path) == [path])
    }
  }

  @Test func `are copied as they are, but for a list and texts that a build reads`() {
    let list = Array("<plist><dict><key>A</key><string>b</string></dict></plist>".utf8)
    let texts = Array("\"a\" = \"b\";".utf8)
    let made = [
      ("Info.plist", list, "Info.json"), ("en.lproj/A.strings", texts, "A.json"),
      ("Other.plist", list, nil), ("de.lproj/A.strings", texts, nil),
    ]
    for (name, bytes, expected) in made {
      #expect(BuiltResource.made(of: name, bytes)?.name == expected, "\(name)")
    }
  }

  @Test func `are not those of the system`() throws {
    let up = String(repeating: "../", count: 20)
    let folder = try scratch(Self.library(up + "proc/self"))
    for operands in [["app"], ["app", "/proc/self"]] {
      let sources = try sources(operands, in: folder, repository: "/")
      #expect(sources.outside == ["/proc/self"])
      #expect(sources.resources.isEmpty)
    }
  }

  @Test func `are not what a pipe brings, such as the next request`() {
    let pipe = Pipe()
    let path = "/proc/self/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let disk = ProgramDisk(for: [path])
    #expect(!disk.allows(path) && disk.contents(of: path) == nil)
  }

  @Test func `are not hidden`() throws {
    let folder = try scratch(Self.library("../.hidden"))
    try folder.write("let s = 1", to: ".hidden/s.swift")
    let sources = try sources(["app"], in: folder, repository: folder.path)
    #expect(sources.files.count == 1)
    #expect(sources.outside == [folder.path + "/.hidden"])
  }

  @Test func `leave none where all are elsewhere`() throws {
    let only = Self.package(
      ".executableTarget(name: \"App\", path: \"../\", sources: [\"app/Code/a.swift\"])"
    )
    let folder = try scratch(only)
    let app = folder.path + "/app"
    #expect(throws: ProgramProblem.elsewhere(app, names: [folder.path])) {
      try sources(["app"], in: folder)
    }
  }
}
