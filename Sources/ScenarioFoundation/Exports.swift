// What scenarios import as Foundation: the parts of it that read no clock, file or setting of the
// machine, and models of those that do. What is missing fails to compile.
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import ScenarioCoreGraphics
@_exported import ScenarioDispatch
