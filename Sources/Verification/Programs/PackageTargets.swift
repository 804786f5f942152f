import SwiftSource

/// A package on disk: its targets and where their files are.
struct PackageTargets {
  let folder: String
  let manifest: PackageManifest
  let disk: ProgramDisk

  init(at folder: String, on disk: ProgramDisk) {
    self.folder = folder
    self.disk = disk
    let bytes = disk.contents(of: folder + "/Package.swift") ?? []
    manifest = PackageManifest(String(decoding: bytes, as: UTF8.self))
  }

  /// The folders of the packages that it depends on.
  var packages: [String] { manifest.packages.map { normalized(folder + "/" + $0) } }

  /// Whether it has something with an entry point.
  var hasApp: Bool { manifest.targets.contains { $0.kind == .executable } }

  /// The names of the targets that can be what a user means: programs, else libraries that no other imports.
  var runnable: [String] {
    let programs = manifest.targets.filter { $0.kind == .executable }
    if !programs.isEmpty { return programs.map(\.name) }
    let libraries = manifest.targets.filter { $0.kind == .library }
    let imported = Set(libraries.flatMap(\.dependencies))
    let outermost = libraries.filter { !imported.contains($0.name) }
    return (outermost.isEmpty ? libraries : outermost).map(\.name)
  }

  func target(_ name: String) -> PackageManifest.Target? {
    manifest.targets.first { $0.name == name }
  }

  /// The targets of a product, or the target of this name.
  func targets(of name: String) -> [PackageManifest.Target] {
    let names = manifest.products[name] ?? [name]
    return names.compactMap(target).filter { [.executable, .library].contains($0.kind) }
  }

  /// The absolute paths of a target's files.
  func files(of target: PackageManifest.Target) -> [String] {
    let root = folder(of: target)
    let excluded = (target.excluded.map { root + "/" + $0 }).map(normalized)
    let sources = target.sources.map { normalized(root + "/" + $0) }
    let others = manifest.targets.filter { $0 != target }.map(folder(of:))
      .filter { $0.hasPrefix(root + "/") }
    return disk.files(below: root).filter { file in
      let isIn = { (folder: String) in file == folder || file.hasPrefix(folder + "/") }
      return file != folder + "/Package.swift" && !(excluded + others).contains(where: isIn)
        && (sources.isEmpty || !file.hasSuffix(".swift") || sources.contains(where: isIn))
    }
  }

  private func folder(of target: PackageManifest.Target) -> String {
    let places = places(of: target)
    // The only target may do without a folder of its own.
    return target.path != nil
      ? places[0] : places.first(where: disk.isFolder) ?? parent(of: places[0])
  }

  /// The folders in which a target's files can be.
  func places(of target: PackageManifest.Target) -> [String] {
    if let path = target.path { return [normalized(folder + "/" + path)] }
    let parents = target.kind == .test ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    return parents.map { folder + "/" + $0 + "/" + target.name }
  }
}

/// The targets of packages that a program imports, each after those that it imports itself.
struct ModuleList {
  private var packages: [PackageTargets]

  typealias Module = (package: PackageTargets, target: PackageManifest.Target)

  /// More targets than any app has; every one is compared with the others of its package.
  static let maxCount = 1000

  /// Whether the packages have more targets than it is worth looking at.
  var isTooLong: Bool {
    packages.count > Self.maxCount
      || packages.reduce(0) { $0 + $1.manifest.targets.count } > Self.maxCount
  }

  init(packages: [PackageTargets]) {
    self.packages = packages
    var index = 0
    while index < self.packages.count, index < Self.maxCount {
      let known = Set(self.packages.map(\.folder))
      let disk = self.packages[index].disk
      let next = self.packages[index].packages.filter { !known.contains($0) && disk.isFolder($0) }
      self.packages += next.map { PackageTargets(at: $0, on: disk) }
      index += 1
    }
  }

  /// The folders that the packages name, and the targets that names stand for.
  func places(of names: [String], from package: PackageTargets?) -> [String] {
    packages.flatMap(\.packages)
      + targets(of: names, from: package).flatMap { $0.package.places(of: $0.target) }
  }

  /// What names stand for, each after what it imports itself: in a package, or in any if they come from a project.
  ///
  /// What no package on this machine has is left to the compiler to report.
  func targets(of names: [String], from package: PackageTargets?) -> [Module] {
    postOrder(from: names.flatMap { modules(named: $0, from: package) }) { module in
      module.target.name
    } next: { module in
      module.target.dependencies.flatMap { modules(named: $0, from: module.package) }
    }
  }

  private func modules(named name: String, from package: PackageTargets?) -> [Module] {
    let order = (package.map { [$0] } ?? []) + packages
    let home = order.first { !$0.targets(of: name).isEmpty }
    return home.map { home in home.targets(of: name).map { (home, $0) } } ?? []
  }
}
