import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `An Xcode project` {
  private static let code = [
    "Shop/App.swift": """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Card() } } }
    """,
    "Shop/Views/Card.swift": """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Image(.cover).foregroundStyle(.brand).background(Color(.brand)).tint(Color.brand)
      }
    }
    """,
    "Shop/Old.swift": "this is not Swift\n",
    "Shop/Assets.xcassets/Contents.json": "{}",
    "Shop/Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
    "Shop/Assets.xcassets/cover.imageset/Contents.json": "{}",
    "Widget/Widget.swift": "import WidgetKit\n@main struct Widget: WidgetBundle {}\n",
    "ShopTests/Tests.swift": "import XCTest\n",
  ]

  /// The targets of both projects; `lists` are the members that say which files the app has.
  private static func project(_ objects: String, app members: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P /* Project object */ = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL;
          targets = ( A /* Shop */, W, T ); };
        A /* Shop */ = { isa = PBXNativeTarget; name = Shop; \(members)
          buildConfigurationList = AL;
          productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = "Shop Widget";
          productType = "com.apple.product-type.app-extension"; };
        T = { isa = PBXNativeTarget; name = ShopTests;
          productType = "com.apple.product-type.bundle.unit-test"; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PD ); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        AL = { isa = XCConfigurationList; buildConfigurations = ( AD ); };
        AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_VERSION = 6.0; LIST = ( "$(inherited)", "a \\"b\\"" ); }; };
    \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }

  private static let synchronized = project(
    """
    G = { isa = PBXGroup; children = ( S, X ); sourceTree = "<group>"; };
    S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
      exceptions = ( E ); };
    X = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
    E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
      membershipExceptions = ( Old.swift ); };
    """,
    app: "fileSystemSynchronizedGroups = ( S ); buildPhases = ( );"
  )

  private static let listed = project(
    """
    G = { isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
    S = { isa = PBXGroup; path = Shop; children = ( F1, V, F3 ); sourceTree = "<group>"; };
    V = { isa = PBXGroup; path = Views; children = ( F2 ); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = Shop/Views/Card.swift; sourceTree = SOURCE_ROOT; };
    F3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    SP = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
    RP = { isa = PBXResourcesBuildPhase; files = ( B3, ); };
    B1 = { isa = PBXBuildFile; fileRef = F1; };
    B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; };
    """,
    app: "buildPhases = ( SP, RP );"
  )

  @Test(arguments: [synchronized, listed])
  func `runs the target of the app`(_ project: String) throws {
    var files = Self.code
    files["Shop.xcodeproj/project.pbxproj"] = project
    let program = try TestProgram(files)
    let result = program.run("run", ".")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("Step     Card  Shop\n"), "\(result.output)")
    #expect(
      result.output.contains(
        "'Shop' runs without extension 'Shop Widget', tests 'ShopTests', "
          + "'Shop/Old.swift' of no target [left-out]"
      )
    )
    #expect(result.output.contains("language mode 6"))
    #expect(program.run("run", "Shop.xcodeproj").code == .success)
    let unknown = program.run("run", ".", "--target", "Shopp")
    #expect(unknown.errors.contains("there is no target 'Shopp': name one of 'Shop'"))
  }
}
