// The modules that `import SwiftUI` re-exports: Observation, Combine's data flow types, and the Foundation
// values that articles use without an import.
@_exported import AppKitShim
@_exported import CombineShim
@_exported import FoundationShim
@_exported import Observation
@_exported import UIKitShim
