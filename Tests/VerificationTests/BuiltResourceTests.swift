import Testing

@testable import Verification

@Suite struct `A resource that a build makes` {
  private func text(_ resource: ProgramResource?) -> String? {
    resource.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  static let settings: [(settings: [String: String], list: String?, json: String?)] = [
    ([:], nil, nil),
    (["MARKETING_VERSION": "1.2"], nil, #"{"CFBundleShortVersionString":"1.2"}"#),
    (["CURRENT_PROJECT_VERSION": "7"], nil, #"{"CFBundleVersion":"7"}"#),
    (["PRODUCT_BUNDLE_IDENTIFIER": "a.b"], nil, #"{"CFBundleIdentifier":"a.b"}"#),
    (["INFOPLIST_KEY_CFBundleDisplayName": "A"], nil, #"{"CFBundleDisplayName":"A"}"#),
    (["OTHER": "x"], nil, nil),
    ([:], "<key>A</key><string>b</string>", #"{"A":"b"}"#),
    (["HOST": "h"], "<key>A</key><string>$(HOST)</string>", #"{"A":"h"}"#),
    ([:], "<key>A</key><string>$(HOST)</string>", nil),
    (
      ["MARKETING_VERSION": "2"], "<key>CFBundleShortVersionString</key><string>1</string>",
      #"{"CFBundleShortVersionString":"2"}"#
    ),
  ]

  @Test(arguments: settings.indices)
  func `has the values of the app's list and of the build settings`(_ index: Int) {
    let (settings, list, json) = Self.settings[index]
    let bytes = list.map { Array("<plist><dict>\($0)</dict></plist>".utf8) }
    #expect(text(BuiltResource.info(bytes, settings: settings)) == json)
  }

  static let tables: [(name: String, text: String, json: String)] = [
    ("en.lproj/A.strings", "\"a\" = \"b\";\n/* c */ d = \"e\";", #"{"a":"b","d":"e"}"#),
    (
      "A.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "b"}}}},
        "c": {}
      }}
      """,
      #"{"a":"b"}"#
    ),
  ]

  @Test(arguments: tables.indices)
  func `has the English texts of a table`(_ index: Int) {
    let row = Self.tables[index]
    #expect(text(BuiltResource.made(of: row.name, Array(row.text.utf8))) == row.json)
  }
}
