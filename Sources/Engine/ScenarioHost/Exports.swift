// Linked into the engine for the programs that import Core Data or SwiftData.
import CoreDataShim
// Every scenario imports this module, and through it the macros that it may use.
@_exported import EntryMacroDeclarations
import SwiftDataShim
