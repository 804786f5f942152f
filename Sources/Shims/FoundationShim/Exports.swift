@_exported import CoreGraphicsShim
@_exported import DispatchShim
// What scenarios import as Foundation: the parts of it that programs of views use, with models of
// those that read the machine's clock or settings. What is missing fails to compile.
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import Glibc
