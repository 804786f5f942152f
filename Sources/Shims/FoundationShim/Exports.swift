@_exported import CombineShim
@_exported import CoreGraphicsShim
@_exported import DispatchShim
// The Foundation module that scenarios import: the toolchain's own, which reads the virtual clock, the
// deterministic random numbers and the fixed locale. What would depend on more than that, such as queues,
// timers, files, settings and the network, is declared here and shadows the original.
@_exported import Foundation
@_exported import Glibc
@_exported import Observation

/// A length in points.
public typealias CGFloat = CoreGraphicsShim.CGFloat
/// A point in points.
public typealias CGPoint = CoreGraphicsShim.CGPoint
/// A width and a height in points.
public typealias CGSize = CoreGraphicsShim.CGSize
/// A rectangle in points.
public typealias CGRect = CoreGraphicsShim.CGRect
/// A point in points.
public typealias NSPoint = CGPoint
/// A width and a height in points.
public typealias NSSize = CGSize
/// A rectangle in points.
public typealias NSRect = CGRect
/// A number of seconds.
public typealias CFTimeInterval = Double

/// A queue of the virtual clock.
public typealias DispatchQueue = DispatchShim.DispatchQueue
/// A time of the virtual clock.
public typealias DispatchTime = DispatchShim.DispatchTime
/// An interval in whole units.
public typealias DispatchTimeInterval = DispatchShim.DispatchTimeInterval
/// Whether waiting ended in time.
public typealias DispatchTimeoutResult = DispatchShim.DispatchTimeoutResult
/// Work that can be canceled before it starts.
public typealias DispatchWorkItem = DispatchShim.DispatchWorkItem
/// How work runs.
public typealias DispatchWorkItemFlags = DispatchShim.DispatchWorkItemFlags
/// Counts work that belongs together.
public typealias DispatchGroup = DispatchShim.DispatchGroup
/// A counter that code waits for.
public typealias DispatchSemaphore = DispatchShim.DispatchSemaphore
/// The quality of service of work.
public typealias DispatchQoS = DispatchShim.DispatchQoS
