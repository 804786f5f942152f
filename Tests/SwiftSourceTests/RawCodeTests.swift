import SwiftSource
import Testing

@Suite struct `Raw code` {
  static let raw: [(source: String, expected: [String])] = [
    ("func f(_ p: UnsafeMutableRawPointer) {}", ["UnsafeMutableRawPointer"]),
    ("let a = withUnsafeBytes(of: 1) { $0[0] }", ["withUnsafeBytes"]),
    ("let a = [1].withUnsafeBufferPointer(\\.first)", ["withUnsafeBufferPointer"]),
    ("let a = unsafeBitCast(b, to: Int.self)", ["unsafeBitCast"]),
    ("let a = `unsafeBitCast`(b, to: Int.self)", ["unsafeBitCast"]),
    ("let a = Unmanaged.passUnretained(b).toOpaque()", ["Unmanaged"]),
    ("let a = b!.unsafelyUnwrapped", ["unsafelyUnwrapped"]),
    ("let a = \"b\".withCString { $0.pointee }", ["withCString", "pointee"]),
    ("let a = NSString(string: b).utf8String![99]", ["utf8String"]),
    (
      "let a = b.withContiguousMutableStorageIfAvailable { $0.count }",
      ["withContiguousMutableStorageIfAvailable"]
    ),
    (
      "let a = b.withContiguousStorageIfAvailable { $0.count }",
      ["withContiguousStorageIfAvailable"]
    ),
    ("typealias P = OpaquePointer", ["OpaquePointer"]),
    ("func f() { let file = open(\"/proc/self/maps\", 0); read(file, &a, 1) }", ["open", "read"]),
    ("func f() { _ = Foundation.write(3, a, 1) }", ["write"]),
    ("let w = write", ["write"]),
    ("let all = [mmap, munmap]", ["mmap", "munmap"]),
    ("let a = \"\\(syscall(39))\"", ["syscall"]),
    ("let a = `memcpy`(b, c, 1)", ["memcpy"]),
    ("func f() { signal(2) { _ in } }", ["signal"]),
    ("func f() { if fork() == 0 {} }", ["fork"]),
    ("let a = strdup(\"a\")", ["strdup"]),
    // A declaration elsewhere, or of the file, hides nothing.
    ("struct A { func write() {} }\nstruct B { func f() { write(3, a, 1) } }", ["write"]),
    ("func write(_ a: Bool) {}\nfunc f() { write(3, a, 1) }", ["write"]),
    ("#if true\nfunc write(_ a: Bool) {}\nfunc f() { write(3, a, 1) }\n#endif", ["write"]),
    ("func f() { do { let write = 1 }; write(3, a, 1) }", ["write"]),
    ("func f() { g { write in }; write(3, a, 1) }", ["write"]),
    ("func f() { if let write = a {} else { write(3, a, 1) } }", ["write"]),
    (
      "enum Outer { struct A { func write() {} } }\nstruct A { func f() { write(3, a, 1) } }",
      ["write"]
    ),
  ]

  @Test(arguments: raw)
  func `is found wherever it is compiled`(_ source: String, _ expected: [String]) {
    #expect(rawCode(in: [source], .swift5).map(\.name) == expected, "\(source)")
  }

  static let ordinary = [
    "// withUnsafeBytes, memcpy\nlet a = \"unsafeBitCast open(1)\"",
    "nonisolated(unsafe) var a = 1",
    "let a = await withUnsafeContinuation { $0.resume() }",
    "let a = Mirror(reflecting: b).children",
    "struct A: View { @Environment(\\.openURL) private var open; func f() { open(url) } }",
    "struct A: View { @Environment(\\.dismiss) var close\nvar body: some View { B(perform: close) } }",
    "model.open(a); file.read(1, 2, 3); Model.send(a); a.free; .select(1)",
    "enum A { case open(Int), close\nstatic func f() -> A { open(1) } }",
    "struct A { func write(_ a: Int, _ b: Int, _ c: Int) {}; func f() { write(1, 2, 3) } }",
    "struct A {}\nextension A { func send(_ a: Int) {} }\nextension A { func f() { send(1) } }",
    "class A { func send(_ a: Int) {} }\nclass B: A { func f() { send(1) } }",
    "struct A { let select: (Int) -> Void; var body: some View { Button(\"a\") { select(1) } } }",
    "func f(_ send: (Int) -> Void) { send(1) }",
    "func f() { let send = { (a: Int) in }; g { send(1) } }",
    "func f() { a.map { link in g(link) } }",
    "func f() { for link in links { g(link) } }",
    "func f() { if let link { g(link) }; guard let pipe else { return }; g(pipe) }",
    "func f() { switch a { case .b(let link): g(link) } }",
    "struct A { subscript(access: Int) -> Int { get { let link = 1; return link } } }",
    "let a = \\Item.link",
    "func f() { wait(for: 1); connect(to: a); close() }",
    "let a = Data(b).count; let c = Date.now; let d = try await URLSession.shared.data(from: e)",
    "print(getenv(\"HOME\")); fflush(stdout); exit(0); sleep(1)",
  ]

  @Test(arguments: ordinary)
  func `is not what ordinary programs contain`(_ source: String) {
    #expect(rawCode(in: [source], .swift5).map(\.name) == [], "\(source)")
  }

  @Test func `has the place that its source states`() {
    let source = "#sourceLocation(file: \"content/a.md\", line: 7)\n\nlet a = malloc(1)\n"
    let found = rawCode(in: ["import SwiftUI\n", source], .swift5)
    #expect(found.map(\.path) == ["content/a.md"] && found.map(\.line) == [8])
  }

  @Test func `sees the members of a type in another file`() {
    let other = "extension A { func send(_ a: Int) {} }"
    #expect(rawCode(in: ["struct A { func f() { send(1) } }", other], .swift5).isEmpty)
  }
}
