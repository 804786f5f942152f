// Every scenario imports this module, and through it the macros that it may use.
@_exported import EntryMacroDeclarations
