// What `import SwiftUI` brings with it: Observation and Combine's part of the data flow, and the
// values of Foundation that articles use without naming it.
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import Observation
@_exported import PlatformPlaceholders
@_exported import ReconcilerCombine
