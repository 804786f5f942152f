import SwiftSource

/// Gives a program that has loaded this library its functions.
/// - Parameter reader: A `SyntaxReader?`.
@_cdecl("bodycheck_syntax_reader") public func initialize(_ reader: UnsafeMutableRawPointer) {
  reader.assumingMemoryBound(to: SyntaxReader?.self).pointee = SyntaxReader(
    lexemes: lexemes(of:),
    spans: spans(of:),
    outline: outline(of:),
    sharedModuleSource: sharedModuleSource(of:),
    entryPoints: entryPoints(of:)
  )
}
