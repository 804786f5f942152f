import Glibc

/// What only SwiftSyntax can tell of a source, asked in the library `SwiftSyntaxReader`.
///
/// It is loaded when it is first asked. Most builds never do, and loading SwiftSyntax takes longer than
/// everything else that a program needs to start. The library is made of the same sources as the program,
/// so that both lay out their values alike.
package struct SyntaxReader: Sendable {
  package typealias SharedSource = Result<SharedModuleSource, SharingObstacle>

  /// All words and signs.
  let lexemes: @Sendable ([UInt8]) -> [Lexeme]
  /// The colors.
  let spans: @Sendable (String) -> [HighlightedSpan]
  let outline: @Sendable (String) -> SourceOutline
  let sharedModuleSource: @Sendable (String) -> SharedSource
  /// The bytes of what starts a program.
  let entryPoints: @Sendable (String) -> [Range<Int>]

  package init(
    lexemes: @escaping @Sendable ([UInt8]) -> [Lexeme],
    spans: @escaping @Sendable (String) -> [HighlightedSpan],
    outline: @escaping @Sendable (String) -> SourceOutline,
    sharedModuleSource: @escaping @Sendable (String) -> SharedSource,
    entryPoints: @escaping @Sendable (String) -> [Range<Int>]
  ) {
    self.lexemes = lexemes
    self.spans = spans
    self.outline = outline
    self.sharedModuleSource = sharedModuleSource
    self.entryPoints = entryPoints
  }

  /// The library's functions; it is looked for where the system looks for the program's libraries.
  static let shared: Self = {
    guard let library = dlopen("libSwiftSyntaxReader.so", RTLD_NOW | RTLD_LOCAL),
      let function = dlsym(library, "bodycheck_syntax_reader")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "it lacks its entry"
      let words = """
        bodycheck: the library that reads Swift code cannot be loaded: \(reason)
        fix: build all of bodycheck anew, with the toolchain that runs it

        """
      _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(2)
    }
    typealias Initializer = @convention(c) (UnsafeMutableRawPointer) -> Void
    var reader: Self?
    withUnsafeMutableBytes(of: &reader) { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafeBitCast(function, to: Initializer.self)(start)
    }
    guard let reader else { preconditionFailure("the library gives its functions") }
    return reader
  }()
}
