// swift-tools-version: 6.1

import Foundation
import PackageDescription

/// Where the toolchain keeps its own SwiftSyntax: beside the `swiftc` that is first on PATH.
///
/// `BODYCHECK_SWIFT_HOST` overrides it, for toolchains whose `swiftc` is a launcher and not a link.
let swiftHost: String = {
  if let path = Context.environment["BODYCHECK_SWIFT_HOST"] { return path }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
    let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
    return compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
  }
  return "/usr/lib/swift/host"
}()

/// For a target that imports SwiftSyntax itself or through another target.
let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I\(swiftHost)"])]

/// Whether the programs look for libraries only beside themselves, not in this machine's toolchain.
///
/// `make dist` asks for it.
let isRelocatable = Context.environment["BODYCHECK_RELOCATABLE"] != nil

func swiftSyntaxLibraries(_ names: String...) -> [LinkerSetting] {
  let runPath = isRelocatable ? [] : ["-Xlinker", "-rpath", "-Xlinker", swiftHost]
  return [.unsafeFlags(["-L\(swiftHost)"] + runPath)] + names.map { .linkedLibrary($0) }
}

/// The engine lives on one thread, as SwiftUI does on the main one, and carries SwiftUI's own
/// (often nonisolated) signatures; Swift 6's static isolation cannot express that confinement.
///
/// A released engine does not check at run time that its own accesses are exclusive, and counts references
/// without atomic operations: nothing in a scenario runs in parallel. A debug build, which the tests use,
/// does both.
let engine: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-assume-single-threaded"],
    .when(configuration: .release)
  ),
]

/// The programs of `make fuzz`, of which the first only links with libFuzzer.
let fuzzing: [Target] =
  Context.environment["BODYCHECK_FUZZ"] == nil
  ? []
  : ["LibFuzzer", "FuzzInputs"].map { name in
    .executableTarget(
      name: name,
      dependencies: ["FuzzSurfaces"],
      path: "Tests/\(name)",
      swiftSettings: swiftSyntax + [.unsafeFlags(["-parse-as-library"])]
    )
  }

let package = Package(
  name: "bodycheck",
  products: [
    .executable(name: "bodycheck", targets: ["bodycheck"]),
    .library(
      name: "ScenarioEngine",
      type: .dynamic,
      targets: ["ScenarioHost"]
    ),
    .library(name: "EngineMacros", type: .dynamic, targets: ["EngineMacros"]),
  ],
  targets: [
    // What both halves use. Hashing is optimized in every build: it reads all of the engine, and every event.
    .target(
      name: "ContentHash",
      path: "Sources/Shared/ContentHash",
      swiftSettings: [.unsafeFlags(["-O"])]
    ),
    .target(
      name: "ScenarioTrace",
      dependencies: ["ContentHash"],
      path: "Sources/Shared/ScenarioTrace"
    ),
    // The engine: what a scenario is compiled against. Nothing here knows of pages.
    .target(name: "ValueComparison", path: "Sources/Engine/ValueComparison", swiftSettings: engine),
    .target(
      name: "AttributeGraph",
      dependencies: ["ValueComparison"],
      path: "Sources/Engine/AttributeGraph",
      swiftSettings: engine
    ),
    .target(name: "CombineShim", path: "Sources/Shims/CombineShim", swiftSettings: engine),
    .target(name: "DispatchShim", path: "Sources/Shims/DispatchShim", swiftSettings: engine),
    .target(
      name: "FoundationShim",
      dependencies: ["DispatchShim", "CombineShim"],
      path: "Sources/Shims/FoundationShim",
      swiftSettings: engine
    ),
    .target(
      name: "CoreGraphicsShim",
      dependencies: ["FoundationShim"],
      path: "Sources/Shims/CoreGraphicsShim",
      swiftSettings: engine
    ),
    .target(
      name: "UIKitShim",
      dependencies: ["FoundationShim"],
      path: "Sources/Shims/UIKitShim",
      swiftSettings: engine
    ),
    .target(
      name: "AppKitShim",
      dependencies: ["FoundationShim"],
      path: "Sources/Shims/AppKitShim",
      swiftSettings: engine
    ),
    .target(
      name: "Reconciler",
      dependencies: [
        "AttributeGraph", "ValueComparison", "ScenarioTrace", "CombineShim",
        "FoundationShim", "UIKitShim", "AppKitShim",
      ],
      path: "Sources/Engine/Reconciler",
      swiftSettings: engine
    ),
    // Apart from the rest, because the compiler warns here that it has not loaded the plugin, which
    // only scenarios load.
    .target(
      name: "EntryMacroDeclarations",
      dependencies: ["Reconciler"],
      path: "Sources/Engine/EntryMacroDeclarations",
      swiftSettings: engine + [.unsafeFlags(["-suppress-warnings"])]
    ),
    // Apart for the same reason, and because only programs that import SwiftData see its names.
    .target(
      name: "SwiftDataShim",
      dependencies: [
        "Reconciler", "AttributeGraph", "ValueComparison", "ScenarioTrace", "FoundationShim",
      ],
      path: "Sources/Shims/SwiftDataShim",
      swiftSettings: engine + [.unsafeFlags(["-suppress-warnings"])]
    ),
    .target(
      name: "CoreDataShim",
      dependencies: [
        "Reconciler", "AttributeGraph", "ValueComparison", "ScenarioTrace", "FoundationShim",
        "CombineShim", "DispatchShim",
      ],
      path: "Sources/Shims/CoreDataShim",
      swiftSettings: engine
    ),
    .target(
      name: "ScenarioHost",
      dependencies: [
        "Reconciler", "ValueComparison", "FoundationShim", "CoreGraphicsShim", "ScenarioTrace",
        "EntryMacroDeclarations", "SwiftDataShim", "CoreDataShim",
      ],
      path: "Sources/Engine/ScenarioHost",
      swiftSettings: engine
    ),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: ["Reconciler", "AttributeGraph"],
      path: "Sources/Engine/EngineBenchmarks",
      swiftSettings: engine
    ),
    .target(
      name: "EngineMacros",
      path: "Sources/Engine/EngineMacros",
      swiftSettings: swiftSyntax,
      linkerSettings: swiftSyntaxLibraries("SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder")
    ),

    // The site side: pages, their verification, the site. Nothing here imports the engine.
    .systemLibrary(
      name: "CCommonMark",
      path: "Sources/Content/CCommonMark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]
    ),
    .target(name: "Escaping", path: "Sources/Support/Escaping"),
    .target(name: "Diagnostics", path: "Sources/Support/Diagnostics"),
    .target(name: "Spelling", path: "Sources/Support/Spelling"),
    .target(
      name: "FileSystem",
      dependencies: ["CSystem"],
      path: "Sources/Support/FileSystem"
    ),
    // Threads that may wait.
    .target(
      name: "Threads",
      dependencies: ["CSystem", "Diagnostics"],
      path: "Sources/Support/Threads"
    ),
    // What Swift cannot do: starting a confined process, exchanging two folders, stopping a parser.
    .target(name: "CSystem", path: "Sources/Support/CSystem"),
    .target(
      name: "Subprocess",
      dependencies: ["CSystem", "FileSystem", "Threads"],
      path: "Sources/Support/Subprocess"
    ),
    .target(
      name: "Markdown",
      dependencies: ["CCommonMark", "Diagnostics", "Escaping"],
      path: "Sources/Content/Markdown"
    ),
    .target(
      name: "SwiftSource",
      path: "Sources/Content/SwiftSource",
      swiftSettings: swiftSyntax,
      linkerSettings: swiftSyntaxLibraries(
        "SwiftSyntax",
        "SwiftParser",
        "SwiftIDEUtils",
        "SwiftIfConfig",
        "SwiftDiagnostics"
      )
    ),
    .target(
      name: "Guidelines",
      dependencies: [
        "Markdown", "ScenarioTrace", "Diagnostics", "Spelling", "Threads",
      ],
      path: "Sources/Content/Guidelines"
    ),
    .target(
      name: "GitHistory",
      dependencies: ["Guidelines", "FileSystem", "Subprocess"],
      path: "Sources/Content/GitHistory"
    ),
    .target(
      name: "Verification",
      dependencies: [
        "Guidelines", "SwiftSource", "ScenarioTrace", "Diagnostics", "Spelling", "FileSystem",
        "ContentHash", "Threads", "Subprocess",
      ],
      swiftSettings: swiftSyntax
    ),
    .target(
      name: "Mustache",
      dependencies: ["Diagnostics", "Escaping", "Spelling"],
      path: "Sources/Site/Mustache"
    ),
    // Words of pages for the theme's scripts; it knows of no Markdown.
    .target(
      name: "SearchIndex",
      dependencies: ["Escaping", "Threads"],
      path: "Sources/Site/SearchIndex"
    ),
    .target(
      name: "SiteRenderer",
      dependencies: [
        "Guidelines", "Markdown", "Mustache", "SearchIndex", "SwiftSource", "CSystem", "FileSystem",
        "Escaping", "Threads",
      ],
      path: "Sources/Site/SiteRenderer",
      swiftSettings: swiftSyntax
    ),
    .target(
      name: "DevServer",
      dependencies: ["Escaping", "Threads"],
      path: "Sources/App/DevServer"
    ),
    .target(
      name: "CLI",
      dependencies: [
        "Verification", "SiteRenderer", "DevServer", "Guidelines", "GitHistory", "SwiftSource",
        "ScenarioTrace", "ContentHash",
        "Escaping", "Mustache", "Spelling", "FileSystem", "Subprocess", "Threads",
      ],
      path: "Sources/App/CLI",
      swiftSettings: swiftSyntax
    ),
    .executableTarget(
      name: "bodycheck",
      dependencies: ["CLI"],
      path: "Sources/App/bodycheck",
      swiftSettings: swiftSyntax,
      linkerSettings: [
        // Where `make install` puts the libraries.
        .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/bodycheck"])
      ]
    ),

    // Tests, from the pure parts outwards to the built program.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ScenarioTraceTests", dependencies: ["ScenarioTrace"]),
    .testTarget(
      name: "ValueComparisonTests",
      dependencies: ["ValueComparison"],
      swiftSettings: engine
    ),
    .testTarget(
      name: "AttributeGraphTests",
      dependencies: ["AttributeGraph"],
      swiftSettings: engine
    ),
    .testTarget(
      name: "ReconcilerTests",
      dependencies: ["Reconciler", "ScenarioHost"],
      swiftSettings: engine
    ),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "SupportTests",
      dependencies: [
        "ContentHash", "FileSystem", "Spelling", "Subprocess", "Threads", "TestSupport",
      ]
    ),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "TestSupport"]),
    .testTarget(
      name: "SwiftSourceTests",
      dependencies: ["SwiftSource", "TestSupport"],
      swiftSettings: swiftSyntax
    ),
    .testTarget(name: "GuidelinesTests", dependencies: ["Guidelines", "TestSupport"]),
    .testTarget(
      name: "GitHistoryTests",
      dependencies: ["GitHistory", "Guidelines", "TestSupport"]
    ),
    .testTarget(
      name: "VerificationTests",
      dependencies: ["ContentHash", "Verification", "TestSupport"],
      swiftSettings: swiftSyntax
    ),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache", "TestSupport"]),
    .testTarget(name: "SearchIndexTests", dependencies: ["SearchIndex"]),
    .testTarget(
      name: "SiteRendererTests",
      dependencies: ["SiteRenderer", "CSystem", "TestSupport"],
      swiftSettings: swiftSyntax
    ),
    .testTarget(name: "DevServerTests", dependencies: ["DevServer", "TestSupport"]),
    .testTarget(
      name: "CLITests",
      dependencies: ["CLI", "TestSupport"],
      swiftSettings: swiftSyntax
    ),
    .target(
      name: "FuzzSurfaces",
      dependencies: [
        "Diagnostics", "Guidelines", "Markdown", "Mustache", "ScenarioTrace", "Verification",
      ],
      path: "Tests/FuzzSurfaces",
      swiftSettings: swiftSyntax
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzSurfaces", "Guidelines", "Markdown", "Diagnostics"],
      swiftSettings: swiftSyntax
    ),
  ] + fuzzing
)

/// In a release build, these are a program of their own.
///
/// The linker keeps one of the equal functions of all modules of a program. A released engine's count references without
/// atomic operations, which threads of other modules cannot use.
let testsOfEngine: Set = ["ValueComparisonTests", "AttributeGraphTests", "ReconcilerTests"]
if let tests = Context.environment["BODYCHECK_TESTS"] {
  package.targets.removeAll {
    $0.type == .test && testsOfEngine.contains($0.name) != (tests == "engine")
  }
}

/// Modules that wait for compilers, files and browsers: optimizing them costs a sixth of a release build and
/// saves no time that anyone notices.
let unoptimized: Set = ["Verification", "CLI", "DevServer"]

for target in package.targets {
  var flags: [String] = []
  // In a release build, tests call the engine as scenarios do: optimized, from code that is not.
  if unoptimized.contains(target.name) || target.type == .test { flags.append("-Onone") }
  // A module that is compiled as a whole on several threads has getters of key paths without names. Without
  // batches, the compiler loads the imported modules again for each file, and the tests take twice as long to build.
  if target.type == .test { flags += ["-no-whole-module-optimization", "-enable-batch-mode"] }
  // Only tests of a release build need this: `scripts/test` asks for it.
  let isOnSiteSide = ["Support", "Content", "Verification", "Site", "App"].contains {
    (target.path ?? "Sources/" + target.name).hasPrefix("Sources/" + $0)
  }
  if isOnSiteSide, target.type == .regular, Context.environment["BODYCHECK_TESTABLE"] != nil {
    flags.append("-enable-testing")
  }
  guard !flags.isEmpty else { continue }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
}

if isRelocatable {
  let linked: Set = ["bodycheck", "EngineMacros", "ScenarioHost"]
  for target in package.targets where linked.contains(target.name) {
    target.linkerSettings =
      (target.linkerSettings ?? []) + [.unsafeFlags(["-no-toolchain-stdlib-rpath"])]
  }
}

// The engine's modules and libraries are the same in every folder: SwiftPM would take the package's name from that of
// the folder, and the linker would name a library by its path. Cached results are keyed by the engine.
package.targets = package.targets.map { target in
  let (name, dependencies, path) = (target.name, target.dependencies, target.path)
  let swift =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-package-name", package.name])]
  let linker = target.linkerSettings
  return switch target.type {
  case .regular where name != "CSystem":
    .target(
      name: name,
      dependencies: dependencies,
      path: path,
      packageAccess: false,
      swiftSettings: swift,
      linkerSettings: linker
    )
  case .executable:
    .executableTarget(
      name: name,
      dependencies: dependencies,
      path: path,
      packageAccess: false,
      swiftSettings: swift,
      linkerSettings: linker
    )
  case .test:
    .testTarget(
      name: name,
      dependencies: dependencies,
      path: path,
      packageAccess: false,
      swiftSettings: swift,
      linkerSettings: linker
    )
  default: target
  }
}
for (library, name) in [("ScenarioHost", "ScenarioEngine"), ("EngineMacros", "EngineMacros")] {
  for target in package.targets where target.name == library {
    target.linkerSettings =
      (target.linkerSettings ?? []) + [
        .unsafeFlags(["-Xlinker", "-soname=lib\(name).so"])
      ]
  }
}

// `make build` leaves out what the program does not need.
if Context.environment["BODYCHECK_PROGRAM_ONLY"] != nil {
  package.targets.removeAll {
    $0.type == .test || $0.name == "EngineBenchmarks" || $0.path?.hasPrefix("Tests/") == true
  }
}
