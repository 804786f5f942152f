import CSystem

/// What the kernel lets a child reach; everything else is refused.
package struct Confinement: Equatable, Sendable {
  /// Files and folders that it may read.
  package var readable: [String]
  /// Files that it may read and start, and folders of such files.
  package var executable: [String]
  /// Folders in which it may make, change and remove files and folders, and files that it may write.
  package var writable: [String]
  package var calls: Calls
  /// Whether it gets the same addresses in each run.
  package var fixesAddresses = false

  /// The system calls of a kind of program.
  package enum Calls: Sendable {
    /// One thread that reads files, computes and prints.
    case scenario
    /// A compiler or linker, which also has threads and changes files.
    case compiler
    /// Any, for tests that show what the other cases prevent.
    case all
  }

  package init(
    readable: [String],
    executable: [String],
    writable: [String] = [],
    calls: Calls
  ) {
    self.readable = readable
    self.executable = executable
    self.writable = writable
    self.calls = calls
  }

  /// Passes it to C.
  func withC<Result>(_ body: (UnsafePointer<confinement>) -> Result) -> Result {
    withStrings(readable) { readable in
      withStrings(executable) { executable in
        withStrings(writable) { writable in
          var confinement = confinement(
            readable: constant(readable),
            executable: constant(executable),
            writable: constant(writable),
            calls: permitted,
            fixes_addresses: fixesAddresses
          )
          return body(&confinement)
        }
      }
    }
  }

  private var permitted: permitted_calls {
    switch calls {
    case .scenario: calls_of_scenario
    case .compiler: calls_of_compiler
    case .all: all_calls
    }
  }

  private func constant(
    _ strings: UnsafePointer<UnsafeMutablePointer<CChar>?>
  ) -> UnsafePointer<UnsafePointer<CChar>?> {
    UnsafeRawPointer(strings).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
  }
}

/// What this kernel can confine.
package struct KernelAbilities: Equatable, Sendable {
  /// The version of Landlock, or 0 without it.
  package var landlock: Int
  /// Whether system calls can be filtered.
  package var filtersCalls: Bool
  /// Whether a program can get the same addresses in each run.
  package var fixesAddresses: Bool

  package init(landlock: Int, filtersCalls: Bool, fixesAddresses: Bool = true) {
    self.landlock = landlock
    self.filtersCalls = filtersCalls
    self.fixesAddresses = fixesAddresses
  }

  /// Those of the running kernel.
  package static let current = KernelAbilities(
    landlock: Int(landlock_version()),
    filtersCalls: can_filter_calls(),
    fixesAddresses: can_fix_addresses()
  )

  /// The names of what is missing to run programs of strangers.
  package var missing: [String] {
    (landlock == 0 ? ["Landlock"] : []) + (filtersCalls ? [] : ["seccomp"])
  }
}
