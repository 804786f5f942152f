import Diagnostics
import FileSystem
import FoundationEssentials
import SwiftSource
import Threads

/// Gathers a program from a file, several files, a folder, a package or a project, as its author keeps them.
package struct ProgramFolder {
  /// The path as the user gave it, and where it leads.
  private let operand: String
  private let path: String
  /// The name of the target to run, if the user gave one.
  private let target: String?
  private let disk: ProgramDisk

  /// Reads what a user names.
  /// - Parameters:
  ///   - operands: Paths of files and folders; at least one.
  ///   - target: The target to run, if a project or package has several.
  ///   - disk: What can be read.
  ///   - absolute: Where a path leads.
  /// - Returns: The program.
  /// - Throws: `ProgramProblem`.
  package static func sources(
    at operands: [String],
    target: String?,
    on disk: ProgramDisk,
    absolute: (String) -> String
  ) throws(ProgramProblem) -> ProgramSources {
    // The author of a project decides how much there is to compare.
    try guardingReading(of: operands.joined(separator: " ")) { () throws(ProgramProblem) in
      try unguardedSources(at: operands, target: target, on: disk, absolute: absolute)
    }
  }

  private static func unguardedSources(
    at operands: [String],
    target: String?,
    on disk: ProgramDisk,
    absolute: (String) -> String
  ) throws(ProgramProblem) -> ProgramSources {
    let parts = operands.map { operand in
      Self(operand: operand, path: normalized(absolute(operand)), target: target, disk: disk)
    }
    guard parts.count > 1 else { return try parts[0].sources() }
    // What the first names elsewhere can only be read if the user names it as well.
    if let whole = try? parts[0].sources(),
      parts.dropFirst().allSatisfy({ whole.names($0.path) })
    {
      return whole
    }
    var all = try parts[0].plainSources()
    for part in parts.dropFirst() {
      let more = try part.plainSources()
      all.files += more.files
      all.resources += more.resources
      all.leftOut += more.leftOut
    }
    return all
  }

  private func sources() throws(ProgramProblem) -> ProgramSources {
    guard disk.isFolder(path) else { return try plainSources() }
    if path.hasSuffix(".xcodeproj") { return try project(path) }
    if path.hasSuffix(".xcworkspace") { return try folder(parent(of: path)) }
    return try folder(path)
  }

  private func folder(_ path: String) throws(ProgramProblem) -> ProgramSources {
    let found = disk.files(below: path)
    let projects = found.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map(parent)
    let packages = found.filter { $0.hasSuffix("/Package.swift") }.map(parent)
    // What stands in the folder itself is what the user means.
    let near = projects.filter { parent(of: $0) == path }
    if near.count == 1 { return try project(near[0]) }
    if near.isEmpty, packages.contains(path), projects.isEmpty { return try package(path) }
    let needed = Set(packages.flatMap { PackageTargets(at: $0, on: disk).packages })
    let apart = packages.filter { package in
      !needed.contains(package) && !packages.contains { package.hasPrefix($0 + "/") }
    }
    let apps =
      projects.filter { XcodeProject(at: $0, on: disk)?.targets.contains(where: \.isApp) == true }
      + (projects.isEmpty ? packages.filter { PackageTargets(at: $0, on: disk).hasApp } : [])
    let candidates = [apps, projects, apart].first { !$0.isEmpty } ?? []
    guard candidates.count <= 1 else {
      throw .several(operand, candidates: candidates.map { shown($0) })
    }
    guard let only = candidates.first else { return try plainSources() }
    return only.hasSuffix(".xcodeproj") ? try project(only) : try package(only)
  }

  // MARK: - Files without a project

  private func plainSources() throws(ProgramProblem) -> ProgramSources {
    if disk.isFolder(path) { return try plainSources { _ in true } }
    if PathPattern.isPattern(path), !disk.isFile(path) { return try sourcesOfPattern() }
    let source = try text(path)
    guard source.firstInvalidByte == nil else { throw .notText(operand) }
    return ProgramSources(source)
  }

  private func sourcesOfPattern() throws(ProgramProblem) -> ProgramSources {
    let pattern = PathPattern(path)
    let fixed = operand.split(separator: "/").prefix { !PathPattern.isPattern(String($0)) }
    let base = (operand.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
    let folder = Self(
      operand: base.isEmpty ? "." : base,
      path: PagePrograms.fixedPart(of: path),
      target: target,
      disk: disk
    )
    do {
      return try folder.plainSources(where: pattern.matches)
    } catch .noCode {
      throw .noCode(operand)
    }
  }

  /// The files of a folder that are meant.
  private func plainSources(
    where isMeant: (String) -> Bool
  ) throws(ProgramProblem) -> ProgramSources {
    var sources = ProgramSources(name: fileName(path), path: operand)
    let (tests, own) = disk.files(below: path)
      .filter { fileName($0) != "Package.swift" && isMeant($0) }
      .divided { isTest($0.dropFirst(path.count)) }
    if tests.contains(where: { $0.hasSuffix(".swift") }) { sources.leftOut.append("tests") }
    try add(own, of: nil, to: &sources)
    return try checked(sources)
  }

  private func isTest(_ path: Substring) -> Bool {
    path.split(separator: "/").contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift") || $0 == "Test"
    }
  }

  // MARK: - Packages

  private func package(_ folder: String) throws(ProgramProblem) -> ProgramSources {
    let package = PackageTargets(at: folder, on: disk)
    let runnable = package.runnable
    guard let name = target ?? (runnable.count == 1 ? runnable[0] : nil) else {
      if runnable.isEmpty { return try plain(folder) }
      throw .severalTargets(operand, names: runnable)
    }
    guard let chosen = package.target(name) else {
      throw .unknownTarget(name, known: runnable)
    }
    var sources = ProgramSources(name: name, path: shown(folder + "/Package.swift"))
    let modules = ModuleList(packages: [package])
    try add(chosen.dependencies, of: modules, from: package, to: &sources)
    try add(package.files(of: chosen), of: nil, to: &sources)
    sources.named =
      modules.places(of: chosen.dependencies, from: package) + package.packages
      + package.places(of: chosen)
    let tests = package.manifest.targets.filter { $0.kind == .test }.map(\.name)
    sources.leftOut += tests.map { "tests '\($0)'" }
    sources.hasRegexLiterals = false
    sources.languageMode = package.manifest.toolsVersion >= 6 ? .swift6 : .swift5
    return try checked(sources)
  }

  /// The files of a folder whose package has nothing to run.
  private func plain(_ folder: String) throws(ProgramProblem) -> ProgramSources {
    try Self(operand: shown(folder), path: folder, target: nil, disk: disk).plainSources()
  }

  // MARK: - Projects

  private func project(_ folder: String) throws(ProgramProblem) -> ProgramSources {
    guard let project = XcodeProject(at: folder, on: disk) else {
      throw .unreadableProject(shown(folder))
    }
    let chosen = try chosenTarget(of: project)
    var sources = ProgramSources(name: chosen.name, path: shown(folder + "/project.pbxproj"))
    let packages = project.packages.map { PackageTargets(at: $0, on: disk) }
    let frameworks = project.modules(of: chosen)
    let products = (frameworks + [chosen]).flatMap(\.products)
    let modules = ModuleList(packages: packages)
    try add(products, of: modules, from: nil, to: &sources)
    for target in frameworks { try add(target.files, of: target.module, to: &sources) }
    try add(chosen.files, of: nil, to: &sources)
    sources.addInfo(of: chosen, in: parent(of: folder), from: disk)
    let info = chosen.info(in: parent(of: folder))
    sources.named =
      modules.places(of: products, from: nil) + project.packages + (info.map { [$0] } ?? [])
      + (frameworks + [chosen]).flatMap { $0.folders + $0.files }
    let used = Set((frameworks + [chosen]).map(\.id))
    sources.leftOut += project.targets.filter { !used.contains($0.id) }.compactMap(\.description)
    sources.leftOut += unusedFiles(beside: chosen.files, of: project).map {
      "'\(shown($0))' of no target"
    }
    sources.languageMode = chosen.settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? .swift6 : nil
    sources.hasRegexLiterals = chosen.settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
    if chosen.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      sources.flags = ["-default-isolation", "MainActor"]
    }
    return try checked(sources)
  }

  /// The Swift files in the same folders that no target contains.
  private func unusedFiles(beside files: [String], of project: XcodeProject) -> [String] {
    let used = Set(project.targets.flatMap(\.files))
    let folders = Set(files.filter { $0.hasSuffix(".swift") }.map(parent))
    return folders.sorted().flatMap { folder in
      disk.files(below: folder).filter {
        $0.hasSuffix(".swift") && parent(of: $0) == folder && !used.contains($0)
      }
    }
  }

  /// The target that the user names, else the app that is most like one of an iPhone.
  private func chosenTarget(
    of project: XcodeProject
  ) throws(ProgramProblem) -> XcodeProject.Target {
    let apps = project.targets.filter(\.isApp)
    let candidates = apps.isEmpty ? project.targets.filter(\.isModule) : apps
    if let target {
      if let named = project.targets.first(where: { $0.name == target }) { return named }
      throw .unknownTarget(target, known: candidates.map(\.name))
    }
    let distance = candidates.map(\.distance).min()
    let nearest = candidates.filter { $0.distance == distance }
    guard let first = nearest.first else { throw .noCode(operand) }
    guard nearest.count == 1 else {
      throw .severalTargets(operand, names: nearest.map(\.name))
    }
    return first
  }

  // MARK: - Files

  /// Adds the files of packages' targets.
  private func add(
    _ names: [String],
    of modules: ModuleList,
    from package: PackageTargets?,
    to sources: inout ProgramSources
  ) throws(ProgramProblem) {
    guard !modules.isTooLong else {
      throw .tooMany(operand, "targets", most: ModuleList.maxCount)
    }
    for module in modules.targets(of: names, from: package) {
      let files = module.package.files(of: module.target)
      try add(files, of: moduleName(module.target.name), to: &sources)
    }
  }

  /// Adds the Swift files as code and all others as resources, each once.
  private func add(
    _ files: [String],
    of module: String?,
    to sources: inout ProgramSources
  ) throws(ProgramProblem) {
    var (catalogs, models): (Set<String>, Set<String>) = ([], [])
    var known: Set<String> = []
    for file in files where known.insert(file).inserted {
      if let range = file.firstRange(of: ".xcassets") {
        catalogs.insert(String(file[..<range.upperBound]))
      } else if let range = file.firstRange(of: ".xcdatamodeld") {
        models.insert(String(file[..<range.upperBound]))
      } else if file.hasSuffix(".swift") {
        // A project can name files that are made when it is built.
        guard disk.isFile(file) else { continue }
        try sources.add(.init(source: try text(file), module: module), from: operand, on: disk)
      } else if disk.isFolder(file) {
        for inner in disk.files(below: file) {
          let name = fileName(file) + inner.dropFirst(file.count)
          sources.addResource(inner, named: name, from: disk)
        }
      } else {
        sources.addResource(file, named: bundleName(of: file), from: disk)
      }
    }
    let own = sources.files.filter { $0.module == module }.map(\.source.text)
    if let symbols = AssetSymbols(catalogs: catalogs.sorted(), on: disk, besides: own).code {
      let source = SourceText(path: "GeneratedAssetSymbols.swift", text: symbols)
      sources.files.append(.init(source: source, module: module))
    }
    let read = models.sorted().compactMap { DataModel(placed($0), on: disk) }
    if let code = DataModel.code(for: read, besides: own, isPublic: module != nil) {
      let source = SourceText(path: "GeneratedDataModel.swift", text: code)
      sources.files.append(.init(source: source, module: module))
    }
  }

  /// Where a data model is: Xcode can write the path that it had on another machine.
  private func placed(_ model: String) -> String {
    if disk.isFolder(model) { return model }
    let root = path.hasSuffix(".xcodeproj") ? parent(of: path) : path
    let inner = disk.files(below: root).lazy.compactMap { file in
      file.firstRange(of: "/" + fileName(model) + "/").map { file[..<$0.upperBound].dropLast() }
    }
    return inner.first.map(String.init) ?? model
  }

  /// Bundles are flat, but for the folders of languages.
  private func bundleName(of file: String) -> String {
    let folder = fileName(parent(of: file))
    return (folder.hasSuffix(".lproj") ? folder + "/" : "") + fileName(file)
  }

  private func checked(_ sources: ProgramSources) throws(ProgramProblem) -> ProgramSources {
    var sources = sources
    sources.outside = Set(sources.named.filter(disk.isOutside)).sorted()
    guard sources.files.contains(where: { $0.module == nil }) else {
      throw sources.outside.isEmpty
        ? .noCode(operand) : .elsewhere(operand, names: sources.outside)
    }
    return sources
  }

  private func text(_ file: String) throws(ProgramProblem) -> SourceText {
    guard let bytes = disk.contents(of: file) else { throw .notFound(shown(file)) }
    return SourceText(path: shown(file), bytes: bytes)
  }

  /// A path as the user would write it: from where the operand leads.
  private func shown(_ file: String) -> String {
    if file == path { return operand }
    guard file.hasPrefix(path + "/") else { return file }
    let rest = String(file.dropFirst(path.count + 1))
    return operand == "." || operand.isEmpty
      ? rest : (operand.hasSuffix("/") ? operand : operand + "/") + rest
  }
}

extension Array {
  /// The elements for which a condition holds, and the others.
  fileprivate func divided(_ condition: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}

extension ProgramSources {
  /// The most bytes of one resource, and of all: a film is not what counts depend on.
  private static let maxResource = 4 << 20
  private static let maxResources = 64 << 20
  /// More files than any app has.
  private static let maxFiles = 10_000
  private static let maxResourceFiles = 2000

  /// Adds a file of code, unless there is then too much of it.
  fileprivate mutating func add(
    _ file: File,
    from operand: String,
    on disk: ProgramDisk
  ) throws(ProgramProblem) {
    files.append(file)
    codeSize += file.source.bytes.count
    guard files.count <= Self.maxFiles else {
      throw .tooMany(operand, "files", most: Self.maxFiles)
    }
    if let most = disk.maxCodeSize, codeSize > most { throw .tooLong(operand, codeSize) }
  }

  fileprivate mutating func addResource(
    _ file: String,
    named name: String,
    from disk: ProgramDisk
  ) {
    guard resources.count < Self.maxResourceFiles,
      let status = FileStatus(of: file), status.size <= Self.maxResource,
      resources.reduce(Int(status.size), { $0 + $1.bytes.count }) <= Self.maxResources,
      let bytes = disk.contents(of: file)
    else { return }
    resources.append(
      BuiltResource.made(of: name, bytes) ?? ProgramResource(name: name, bytes: bytes)
    )
  }

  /// Adds the files of a folder as answers to the program's requests.
  /// - Throws: `ProgramProblem` if there is no such folder.
  package mutating func addResponses(
    _ name: String,
    in folder: String
  ) throws(ProgramProblem) {
    let disk = ProgramDisk(for: [folder])
    guard disk.isFolder(folder) else { throw .notFound(name) }
    for file in disk.files(below: folder) {
      addResource(file, named: ".responses" + file.dropFirst(folder.count), from: disk)
    }
  }

  /// Adds the values of the property list that a project's target has, in place of those of a file.
  fileprivate mutating func addInfo(
    of target: XcodeProject.Target,
    in folder: String,
    from disk: ProgramDisk
  ) {
    let file = target.info(in: folder)
    let bytes = file.flatMap { disk.contents(of: $0) }
    if let bytes, !BuiltResource.isPlainList(bytes) {
      leftOut.append("the values of '\(fileName(file ?? ""))', which must be XML of at most 256 KB")
    }
    guard let info = BuiltResource.info(bytes, settings: target.settings) else { return }
    resources.removeAll { $0.name == info.name }
    resources.append(info)
  }
}

extension XcodeProject {
  /// Reads the project in a folder such as `App.xcodeproj`.
  fileprivate init?(at folder: String, on disk: ProgramDisk) {
    guard let bytes = disk.contents(of: folder + "/project.pbxproj") else { return nil }
    self.init(String(decoding: bytes, as: UTF8.self), in: parent(of: folder), on: disk)
  }

  /// The targets of the project that a target imports, each after those that it imports itself.
  func modules(of target: Target) -> [Target] {
    let modules = targets.filter { $0.isModule && $0.id != target.id }
    let known = Dictionary(modules.map { ($0.id, $0) }) { first, _ in first }
    let imported = { (target: Target) in target.dependencies.compactMap { known[$0] } }
    return postOrder(from: imported(target), id: \.id, next: imported)
  }
}

extension XcodeProject.Target {
  /// Its kind and name, or `nil` if it contains no code itself.
  fileprivate var description: String? {
    let words: String? =
      switch kind {
      case "bundle.unit-test": "tests"
      case "bundle.ui-testing": "UI tests"
      case "application": "app"
      case _ where kind.contains("watch"): "watch app"
      case _ where kind.contains("extension"): "extension"
      case _ where isModule: "library"
      default: nil
      }
    return words.map { "\($0) '\(name)'" }
  }
}
