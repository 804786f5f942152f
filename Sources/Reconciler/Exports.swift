// What `import SwiftUI` brings with it: Observation and Combine's part of the data flow, and the
// values of Foundation that articles use without naming it.
@_exported import AppKitPlaceholders
@_exported import Observation
@_exported import ReconcilerCombine
@_exported import ScenarioFoundation
@_exported import UIKitPlaceholders
