/// The targets of an Xcode project, with the files of each.
struct XcodeProject {
  /// A target with all that decides how it is compiled.
  struct Target {
    let id: String
    let name: String
    /// The last part of its product type, such as `application` or `unit-test`.
    let kind: String
    /// Absolute paths of files, and of folders that are copied whole.
    let files: [String]
    /// Absolute paths of the folders whose files belong to it.
    let folders: [String]
    /// The ids of the targets that it depends on.
    let dependencies: [String]
    /// The names of the package products that it links.
    let products: [String]
    /// The build settings of its debug configuration over those of the project.
    let settings: [String: String]

    var isApp: Bool { kind == "application" && !isForWatch }
    /// The absolute path of its property list.
    func info(in folder: String) -> String? {
      settings["INFOPLIST_FILE"].map { normalized(folder + "/" + $0) }
    }

    var isModule: Bool { ["framework", "framework.static", "library.static"].contains(kind) }

    /// The name with which other targets import it.
    var module: String { moduleName(settings["PRODUCT_MODULE_NAME"] ?? name) }

    private var isForWatch: Bool { (settings["SDKROOT"] ?? "").hasPrefix("watch") }

    /// The lower, the more it is like the iPhone that programs run on here.
    var distance: Int {
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      if platforms.contains("iphone") || platforms == "auto" { return 0 }
      return platforms.contains("macos") ? 1 : 2
    }
  }

  let targets: [Target]
  /// The folders of the packages that the project names.
  let packages: [String]

  private let objects: [String: PropertyList]
  /// The absolute path of each file and group.
  private let paths: [String: String]

  /// Reads a project; `nil` if the text is none.
  /// - Parameters:
  ///   - text: The text of its `project.pbxproj`.
  ///   - folder: The folder of the project, as an absolute path.
  ///   - disk: What can be read.
  init?(_ text: String, in folder: String, on disk: ProgramDisk) {
    guard case .dictionary(let members)? = PropertyList(text),
      case .dictionary(let objects)? = members["objects"],
      let project = members["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    let root = normalized(folder + "/" + (project["projectDirPath"]?.text ?? ""))
    var reader = ProjectReader(objects: objects, root: root, disk: disk)
    if let group = project["mainGroup"]?.text {
      guard reader.collectPaths(below: group, in: root) else { return nil }
    }
    self.objects = objects
    paths = reader.paths
    packages =
      objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text.map { normalized(root + "/" + $0) } }
      + reader.paths.values.filter { disk.exists($0 + "/Package.swift") }.sorted()
    let common = reader.settings(of: project)
    targets = (project["targets"]?.texts ?? []).compactMap { reader.target($0, common) }
  }
}

/// Reads the objects of a project file.
private struct ProjectReader {
  let objects: [String: PropertyList]
  let root: String
  let disk: ProgramDisk
  private(set) var paths: [String: String] = [:]

  init(objects: [String: PropertyList], root: String, disk: ProgramDisk) {
    (self.objects, self.root, self.disk) = (objects, root, disk)
  }

  /// More levels of groups than any project has, and the bytes of the longest path that Linux can open.
  private static let maxDepth = 100
  private static let maxPath = 4096

  /// Finds where the files and groups of a group are.
  /// - Returns: Whether neither groups nor paths are too deep.
  mutating func collectPaths(below id: String, in parent: String, depth: Int = 0) -> Bool {
    guard depth < Self.maxDepth else { return false }
    guard paths[id] == nil, let object = objects[id] else { return true }
    let own = object["path"]?.text ?? ""
    let base =
      switch object["sourceTree"]?.text {
      case "SOURCE_ROOT": root + "/"
      case "<absolute>": ""
      default: parent + "/"
      }
    let path = normalized(base + own)
    guard path.utf8.count <= Self.maxPath else { return false }
    paths[id] = path
    return (object["children"]?.texts ?? []).allSatisfy {
      collectPaths(below: $0, in: path, depth: depth + 1)
    }
  }

  func target(_ id: String, _ common: [String: String]) -> XcodeProject.Target? {
    guard let object = objects[id], let name = object["name"]?.text else { return nil }
    let kind = object["productType"]?.text ?? ""
    let phases = (object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter {
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.text)
      }
    let listed = phases.flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      .flatMap { id in
        // A localized file is a group of its versions.
        objects[id]?["isa"]?.text == "PBXVariantGroup"
          ? objects[id]?["children"]?.texts ?? [] : [id]
      }
      .compactMap { paths[$0] }
    let dependencies = (object["dependencies"]?.texts ?? [])
      .compactMap { objects[$0]?["target"]?.text }
    let products = (object["packageProductDependencies"]?.texts ?? [])
      .compactMap { objects[$0]?["productName"]?.text }
    return XcodeProject.Target(
      id: id,
      name: name,
      kind: kind.replacing("com.apple.product-type.", with: ""),
      files: listed + synchronizedFiles(of: id, object),
      folders: (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] },
      dependencies: dependencies,
      products: products,
      settings: common.merging(settings(of: object)) { $1 }
    )
  }

  /// The files in folders whose contents belong to a target without being listed.
  private func synchronizedFiles(of id: String, _ object: PropertyList) -> [String] {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    var found: [String] = []
    for (group, folder) in objects
    where folder["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      let exceptions = (folder["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
        .map { path + "/" + $0 }
      if own.contains(group) {
        found += disk.files(below: path).filter { file in
          !exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
      } else {
        found += exceptions
      }
    }
    return found.sorted()
  }

  /// The settings of the debug configuration of a target or project.
  func settings(of object: PropertyList) -> [String: String] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    guard let chosen = all.first(where: { $0["name"]?.text == "Debug" }) ?? all.first,
      case .dictionary(let settings)? = chosen["buildSettings"]
    else { return [:] }
    return settings.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") }
  }
}

/// The name of a module with only what an identifier can have.
func moduleName(_ name: String) -> String {
  let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
  return (letters.first?.isNumber == true ? "_" : "") + String(letters)
}
