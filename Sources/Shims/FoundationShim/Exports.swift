@_exported import CombineShim
@_exported import DispatchShim
// The Foundation module that scenarios import: the toolchain's own, which reads the virtual clock, the
// deterministic random numbers and the fixed locale. What would depend on more than that, such as queues,
// timers, files, settings and the network, is declared here and shadows the original.
@_exported import Foundation
@_exported import Glibc
@_exported import Observation

/// A point in points.
public typealias NSPoint = CGPoint
/// A width and a height in points.
public typealias NSSize = CGSize
/// A rectangle in points.
public typealias NSRect = CGRect
/// A number of seconds.
public typealias CFTimeInterval = Double
