// Every scenario imports this module, and with it the macros that it may use.
@_exported import EntryMacroDeclarations
