// What `import SwiftUI` brings with it: Observation and Combine's part of the data flow, and the
// values of Foundation that articles use without naming it.
@_exported import AppKitShim
@_exported import CombineShim
@_exported import FoundationShim
@_exported import Observation
@_exported import UIKitShim
