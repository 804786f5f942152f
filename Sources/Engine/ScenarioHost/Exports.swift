// Every scenario imports this module, and through it the macros that it may use.
@_exported import EntryMacroDeclarations
// Linked into the engine for the programs that import SwiftData.
import SwiftDataShim
