import SwiftSource
import TestSupport
import Testing

@testable import Verification

@Suite struct `The parts of a program` {
  @Test func `a property list has texts, lists and dictionaries`() {
    let list = PropertyList(
      """
      // c
      { a = "x \\"y\\""; /* c */ b = ( 1, "2", ); c = { d = e/f.g; }; }
      """
    )
    #expect(list?["a"]?.text == "x \"y\"")
    #expect(list?["b"]?.texts == ["1", "2"])
    #expect(list?["c"]?["d"]?.text == "e/f.g")
    for fault in ["", "{ a = 1 }", "{ a = ( 1; }", String(repeating: "(", count: 100_000)] {
      #expect(PropertyList(fault) == nil)
    }
  }

  @Test func `a manifest names targets, products and packages`() {
    let manifest = PackageManifest(
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "A",
        products: [.library(name: "AKit", targets: ["A", "B"])],
        dependencies: [.package(path: "../C"), .package(url: "https://x.y", from: "1.0.0")],
        targets: [
          .target(name: "A", dependencies: ["B", .product(name: "C", package: "c"), .target(name: "D")],
            path: "Code", exclude: ["x"], sources: ["y"]),
          .testTarget(name: "ATests", dependencies: ["A"]),
        ]
      )
      """
    )
    #expect(manifest.toolsVersion == 6)
    #expect(manifest.products == ["AKit": ["A", "B"]])
    #expect(manifest.packages == ["../C"])
    #expect(manifest.targets.map(\.name) == ["A", "ATests"])
    #expect(manifest.targets[0].dependencies == ["B", "C", "D"])
    #expect(manifest.targets[0].path == "Code")
    #expect(manifest.targets[0].excluded == ["x"])
    #expect(manifest.targets[0].sources == ["y"])
    #expect(manifest.targets[1].kind == .test)
  }

  static let names: [(asset: String, symbol: String)] = [
    ("BrandColor.colorset", "extension Color {\n  static var `brand`: Color"),
    ("AccentColor.colorset", "static let `accent` = UIKit.ColorResource(_name: \"AccentColor\")"),
    ("red.colorset", "static let `red` = UIKit.ColorResource(_name: \"red\")"),
    (
      "my-icon_two.imageset",
      "static let `myIconTwo` = UIKit.ImageResource(_name: \"my-icon_two\")"
    ),
    ("URLIcon.imageset", "static let `urlIcon` ="), ("Logo.imageset", "static let `logo` ="),
    ("ABC.imageset", "static let `abc` ="), ("2x.imageset", "static let `_2x` ="),
    ("HeroImage.imageset", "static let `hero` ="),
    (
      "Icons/star.imageset",
      "enum `Icons` { static let `star` = UIKit.ImageResource(_name: \"Icons/star\") }"
    ),
    ("Plain/moon.imageset", "  static let `moon` = UIKit.ImageResource(_name: \"moon\")"),
  ]

  @Test(arguments: names.indices)
  func `an asset has the name that Xcode makes of it`(_ index: Int) throws {
    let (asset, symbol) = Self.names[index]
    let folder = try ScratchFolder([
      "A.xcassets/\(asset)/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
    ])
    let code =
      AssetSymbols(catalogs: [folder.path + "/A.xcassets"], on: ProgramDisk(for: [folder.path]))
      .code ?? ""
    #expect(code.contains(symbol), "\(code)")
    #expect(!code.contains("static var `red`"))
  }

  @Test func `an asset that the program declares has no second declaration`() throws {
    let folder = try ScratchFolder(["A.xcassets/Brand.colorset/Contents.json": "{}"])
    let own = ["extension Color { static let brand = Color(\"Brand\") }"]
    let code = AssetSymbols(
      catalogs: [folder.path + "/A.xcassets"],
      on: ProgramDisk(for: [folder.path]),
      besides: own
    ).code
    #expect(code?.contains("static let `brand` = UIKit.ColorResource") == true)
    #expect(code?.contains("static var `brand`") == false)
  }
}
