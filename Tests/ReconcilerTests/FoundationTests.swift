import FoundationShim
import Testing

/// What the shim has in place of Foundation's own, with what Apple documents of it.
@Suite(.serialized) struct `Foundation` {
  private final class Lines { var all: [String] = [] }

  @Test func `settings have values of each type, or what a missing one stands for`() {
    let settings = UserDefaults()
    let address = URL(string: "https://example.com")
    let values: [(key: String, value: Any)] = [
      ("integer", 7), ("flag", true), ("text", "a"), ("number", 1.5), ("float", Float(2.5)),
      ("data", Data([1])), ("address", address as Any), ("texts", ["a", "b"]), ("table", ["a": 1]),
    ]
    for (key, value) in values { settings.set(value, forKey: key) }
    #expect(settings.integer(forKey: "integer") == 7 && settings.integer(forKey: "text") == 0)
    #expect(settings.bool(forKey: "flag") && !settings.bool(forKey: "none"))
    #expect(settings.string(forKey: "text") == "a" && settings.string(forKey: "flag") == nil)
    #expect(settings.double(forKey: "number") == 1.5 && settings.double(forKey: "none") == 0)
    #expect(settings.float(forKey: "float") == 2.5 && settings.float(forKey: "none") == 0)
    #expect(settings.data(forKey: "data") == Data([1]) && settings.data(forKey: "text") == nil)
    #expect(settings.url(forKey: "address") == address && settings.url(forKey: "text") == nil)
    #expect(settings.array(forKey: "texts")?.count == 2 && settings.array(forKey: "text") == nil)
    #expect(settings.stringArray(forKey: "texts") == ["a", "b"])
    #expect(settings.dictionary(forKey: "table")?["a"] as? Int == 1)
    #expect(settings.value(forKey: "text") as? String == "a")
    #expect(settings.dictionaryRepresentation().count == values.count)
    settings.removeObject(forKey: "text")
    #expect(settings.object(forKey: "text") == nil)
    settings.removePersistentDomain(forName: "all")
    #expect(settings.dictionaryRepresentation().isEmpty)
  }

  @Test func `settings fall back on those that are registered`() {
    let settings = UserDefaults()
    settings.register(defaults: ["a": 1, "b": 2])
    settings.register(defaults: ["b": 3])
    settings.setValue(9, forKey: "a")
    #expect(settings.integer(forKey: "a") == 9 && settings.integer(forKey: "b") == 3)
    #expect(settings.dictionaryRepresentation().mapValues { $0 as? Int } == ["a": 9, "b": 3])
    settings.set(nil, forKey: "a")
    #expect(settings.integer(forKey: "a") == 1)
  }

  @Test func `settings of a name are shared, and others apart`() {
    let names = ["test-a", "test-a", "test-b"]
    let suites = names.compactMap { UserDefaults(suiteName: $0) }
    suites[0].set(1, forKey: "key")
    #expect(suites.map { $0.integer(forKey: "key") } == [1, 1, 0])
    suites[0].removeObject(forKey: "key")
  }

  @Test func `settings announce each change, before and afterward, until nothing observes them`() {
    let settings = UserDefaults()
    let lines = Lines()
    let before = settings.observe(isPrior: true) { [unowned settings] in
      lines.all.append("before \($0) \(settings.integer(forKey: $0))")
    }
    let after = settings.observe { [unowned settings] in
      lines.all.append("after \($0) \(settings.integer(forKey: $0))")
    }
    settings.set(1, forKey: "a")
    settings.stopObserving(before)
    settings.set(2, forKey: "a")
    settings.stopObserving(after)
    settings.set(3, forKey: "a")
    #expect(lines.all == ["before a 0", "after a 1", "after a 2"])
  }

  static let durations: [(seconds: Double, texts: [String])] = [
    (0, ["0:00", "00:00:00", "0s", "0 seconds", "0s", "0"]),
    (5, ["0:05", "00:00:05", "5s", "5 seconds", "5s", "5"]),
    (61, ["1:01", "00:01:01", "1m 1s", "1 minute, 1 second", "1m", "61"]),
    (3_600, ["1:00:00", "01:00:00", "1h", "1 hour", "1h", "3600"]),
    (3_725.4, ["1:02:05", "01:02:05", "1h 2m 5s", "1 hour, 2 minutes, 5 seconds", "1h", "3725"]),
    (36_000, ["10:00:00", "10:00:00", "10h", "10 hours", "10h", "36000"]),
  ]

  @Test(arguments: durations.indices) func `durations are written in each style`(index: Int) {
    let plain = DateComponentsFormatter()
    let padded = DateComponentsFormatter()
    padded.zeroFormattingBehavior = .pad
    let short = DateComponentsFormatter()
    short.unitsStyle = .abbreviated
    let full = DateComponentsFormatter()
    full.unitsStyle = .full
    let first = DateComponentsFormatter()
    (first.unitsStyle, first.maximumUnitCount) = (.abbreviated, 1)
    let seconds = DateComponentsFormatter()
    seconds.allowedUnits = [.second]
    let (duration, expected) = Self.durations[index]
    let texts = [plain, padded, short, full, first, seconds].map { $0.string(from: duration) }
    #expect(texts == expected)
    let start = Date(timeIntervalSince1970: 100)
    #expect(short.string(from: start, to: start + duration) == expected[2])
  }

  @Test func `an answer has its status, and its header's type and length`() throws {
    let address = Self.file("/a")
    let answer = try #require(
      HTTPURLResponse(
        url: address,
        statusCode: 404,
        httpVersion: nil,
        headerFields: ["Content-Type": "text/plain", "Content-Length": "7", "X": "y"]
      )
    )
    #expect(answer.url == address && answer.statusCode == 404)
    #expect(answer.mimeType == "text/plain" && answer.expectedContentLength == 7)
    #expect(answer.allHeaderFields.count == 3)
    #expect(answer.value(forHTTPHeaderField: "X") == "y")
    #expect(answer.value(forHTTPHeaderField: "Y") == nil)
    let plain = HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
    #expect(plain?.mimeType == nil && plain?.expectedContentLength == -1)
    #expect(plain?.allHeaderFields.isEmpty == true)
  }

  static let localized: [(given: Error, text: String)] = [
    (Known(), "known"),
    (URLError(.notConnectedToInternet), "The Internet connection appears to be offline."),
    (
      NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "told"]), "told"
    ),
    (NSError(domain: "d", code: 3), "The operation couldn’t be completed. (d error 3.)"),
  ]

  private struct Known: LocalizedError { var errorDescription: String? { "known" } }

  @Test(arguments: localized.indices) func `errors describe themselves`(index: Int) {
    #expect(Self.localized[index].given.localizedDescription == Self.localized[index].text)
  }

  static let markdown = [
    ("plain", "plain"), ("**bold** and *thin*", "bold and thin"),
    ("__a__ _b_ ~~c~~ `d`", "a b c d"),
    ("a [link](https://example.com) b", "a link b"), ("snake_case_name", "snake_case_name"),
    ("2*3*4", "2*3*4"),
  ]

  @Test(arguments: markdown) func `Markdown is read without its marks`(text: String, shown: String)
    throws
  {
    #expect(String(try AttributedString(markdown: text).characters) == shown)
  }

  @Test func `a text without a translation is its own, or the default`() {
    #expect(NSLocalizedString("key", comment: "c") == "key")
    #expect(
      NSLocalizedString("key", bundle: FoundationShim.Bundle.main, value: "value", comment: "c")
        == "value"
    )
    #expect(String(localized: "key") == "key")
    #expect(String(localized: "key", defaultValue: "value") == "value")
    #expect(String(localized: LocalizedStringResource("resource")) == "resource")
    #expect(LocalizedStringResource("resource").key == "resource")
  }

  @Test func `random numbers stay below their limit`() {
    #expect(arc4random_uniform(0) == 0 && arc4random_uniform(1) == 0)
    #expect((0..<100).allSatisfy { _ in arc4random_uniform(3) < 3 })
    #expect((0..<100).allSatisfy { _ in (0..<1).contains(drand48()) })
    #expect(autoreleasepool { 7 } == 7)
  }

  @Test func `undoing and redoing take the last action each, until there is a new one`() {
    let manager = UndoManager()
    let lines = Lines()
    func record(_ text: String) {
      manager.registerUndo(withTarget: lines) { lines in
        lines.all.append((manager.isUndoing ? "undo " : manager.isRedoing ? "redo " : "") + text)
        record(text)
      }
    }
    #expect(!manager.canUndo && !manager.canRedo)
    manager.undo()
    record("a")
    record("b")
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(lines.all == ["undo b", "undo a"] && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(lines.all.last == "redo a" && manager.canUndo && manager.canRedo)
    record("c")
    #expect(!manager.canRedo)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo && !manager.isUndoing && !manager.isRedoing)
  }

  @Test func `undoing leaves out what belongs to an object that is gone`() {
    let manager = UndoManager()
    var isUndone = false
    do {
      let object = Lines()
      manager.registerUndo(withTarget: object) { _ in isUndone = true }
    }
    manager.undo()
    #expect(!isUndone)
  }

  @Test func `notifications reach those that observe their name and sender`() {
    let center = NotificationCenter()
    let lines = Lines()
    nonisolated(unsafe) let kept = lines
    let (name, other) = (Notification.Name("a"), Notification.Name("b"))
    let (sender, stranger) = (NSObject(), NSObject())
    let all = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      kept.all.append("all")
    }
    let one = center.addObserver(forName: name, object: sender, queue: nil) {
      kept.all.append("one \($0.userInfo?["k"] ?? "none")")
    }
    center.post(name: name, object: sender, userInfo: ["k": 1])
    center.post(name: name, object: stranger)
    center.post(name: other, object: sender)
    #expect(lines.all == ["all", "one 1", "all"])
    center.removeObserver(all)
    center.post(name: name, object: sender)
    center.removeObserver(one)
    center.post(name: name, object: sender)
    #expect(lines.all == ["all", "one 1", "all", "one none"])
    let line = center.publisher(for: name, object: sender).sink { _ in kept.all.append("line") }
    center.post(name: name, object: sender)
    center.post(name: name, object: stranger)
    line.cancel()
    center.post(name: name, object: sender)
    #expect(lines.all.filter { $0 == "line" }.count == 1)
  }

  static let orders: [(first: Any?, second: Any?, order: ComparisonResult)] = [
    (1, 2, .orderedAscending), (2.5, 2, .orderedDescending), (2, 2.0, .orderedSame),
    ("a", "b", .orderedAscending), ("b", "a", .orderedDescending), ("a", "a", .orderedSame),
    (nil, 1, .orderedAscending), (1, nil, .orderedDescending), (nil, nil, .orderedSame),
    (false, true, .orderedAscending), (NSNumber(value: 3), 2, .orderedDescending),
    (Decimal(1), Decimal(2), .orderedAscending), ("a", 1, .orderedSame),
    (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2), .orderedAscending),
    ("a" as NSString, "b", .orderedAscending), (Optional("b") as Any, "a", .orderedDescending),
  ]

  @Test(arguments: orders.indices) func `a sort descriptor orders values of each type`(index: Int) {
    let (first, second, expected) = Self.orders[index]
    func object(_ value: Any?) -> [String: Any] { value.map { ["v": $0] } ?? [:] }
    let ascending = NSSortDescriptor(key: "v", ascending: true) { first, second in
      NSSortDescriptor(key: nil, ascending: true).compare(first, to: second)
    }
    #expect(ascending.compare(object(first), to: object(second)) == expected)
    let reversed = ascending.reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed?.ascending == false)
    #expect(
      reversed?.compare(object(first), to: object(second)).rawValue == -expected.rawValue
    )
  }

  @Test func `transformers are known by their names`() {
    let (name, transformer) = (NSValueTransformerName("test"), ValueTransformer())
    ValueTransformer.setValueTransformer(transformer, forName: name)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(transformer.transformedValue(3) as? Int == 3)
    #expect(transformer.reverseTransformedValue(4) as? Int == 4)
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(!ValueTransformer.valueTransformerNames().contains(name))
  }

  @Test func `files are written, listed, copied, moved and removed`() throws {
    let files = FileManager()
    #expect(try files.contentsOfDirectory(atPath: "/") == ["Documents", "Library", "tmp"])
    #expect(files.createFile(atPath: "/Documents/a", contents: Data([1, 2])))
    #expect(files.createFile(atPath: "/Documents/empty", contents: nil))
    #expect(!files.createFile(atPath: "/none/a", contents: nil), "there is no such folder")
    #expect(!files.createFile(atPath: "/Documents/a/b", contents: nil), "a file is no folder")
    try files.createDirectory(atPath: "/Documents/b", withIntermediateDirectories: false)
    try files.copyItem(at: Self.file("/Documents/a"), to: Self.file("/Documents/b/c"))
    try files.moveItem(at: Self.file("/Documents/a"), to: Self.file("/Documents/d"))
    #expect(try files.contentsOfDirectory(atPath: "/Documents/") == ["b", "d", "empty"])
    let folder = try files.contentsOfDirectory(
      at: Self.file("/Documents/b"),
      includingPropertiesForKeys: nil
    )
    #expect(folder.map(\.path) == ["/Documents/b/c"])
    #expect(files.contents(atPath: "/Documents/b/../d") == Data([1, 2]))
    #expect(files.contents(atPath: "/Documents/a") == nil)
    #expect(try files.attributesOfItem(atPath: "/Documents/d")[.size] as? Int == 2)
    #expect(throws: CocoaError.self) {
      try files.copyItem(at: Self.file("/Documents/d"), to: Self.file("/Documents/empty"))
    }
    #expect(throws: CocoaError.self) { try files.contentsOfDirectory(atPath: "/none") }
    #expect(throws: CocoaError.self) { try files.removeItem(atPath: "/none") }
    for path in ["/Documents/b", "/Documents/b/c", "/Documents/d"] {
      #expect(files.fileExists(atPath: path) && files.isReadableFile(atPath: path))
      #expect(files.isWritableFile(atPath: path) && !files.isExecutableFile(atPath: path))
    }
    try files.removeItem(at: Self.file("/Documents/b"))
    for path in ["/Documents/b", "/Documents/b/c"] { #expect(!files.fileExists(atPath: path)) }
    #expect(files.fileExists(atPath: "/Documents/d"))
  }

  @Test func `the folders of the program are there`() throws {
    let files = FileManager()
    let folders = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .temporaryDirectory,
      .homeDirectory, files.temporaryDirectory, files.homeDirectoryForCurrentUser,
      Self.file(NSHomeDirectory()), Self.file(NSTemporaryDirectory()),
    ]
    for folder in folders { #expect(files.fileExists(atPath: folder.path), "\(folder)") }
    let named: [(FileManager.SearchPathDirectory, String)] = [
      (.documentDirectory, "/Documents"), (.cachesDirectory, "/Library/Caches"),
      (.libraryDirectory, "/Library"), (.downloadsDirectory, "/Downloads"),
      (.desktopDirectory, "/Desktop"),
      (.applicationSupportDirectory, "/Library/Application Support"),
    ]
    for (directory, path) in named {
      #expect(files.urls(for: directory, in: .userDomainMask).map(\.path) == [path])
    }
  }

  @Test func `texts and data are kept in files`() throws {
    let file = Self.file("/tmp/text")
    try "ä".write(to: file, atomically: true, encoding: .utf8)
    #expect(try String(contentsOf: file, encoding: .utf8) == "ä")
    #expect(try String(contentsOf: file) == "ä")
    #expect(try Data(contentsOf: file) == Data("ä".utf8))
    try Data([0xFF]).write(to: file)
    #expect(throws: CocoaError.self) { try String(contentsOfFile: file.path, encoding: .utf8) }
    try "b".write(toFile: file.path, atomically: false, encoding: .utf8)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "b")
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try Data(contentsOf: file) }
  }

  private static func file(_ path: String) -> URL { URL(fileURLWithPath: path) }
}
