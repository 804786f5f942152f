@_exported import CoreGraphicsShim
@_exported import DispatchShim
// The Foundation module that scenarios import: the parts that SwiftUI code uses, with models of the parts
// that read the device's clock or settings. Anything missing fails to compile.
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import Glibc
