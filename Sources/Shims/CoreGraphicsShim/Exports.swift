// The Core Graphics module that scenarios import. `FoundationShim` declares these names, once: with a second
// declaration, such as an alias, each mention would be an overload for the compiler.
@_exported import struct FoundationShim.CGAffineTransform
@_exported import typealias FoundationShim.CGFloat
@_exported import enum FoundationShim.CGLineCap
@_exported import enum FoundationShim.CGLineJoin
@_exported import struct FoundationShim.CGPoint
@_exported import struct FoundationShim.CGRect
@_exported import struct FoundationShim.CGSize
@_exported import struct FoundationShim.CGVector
