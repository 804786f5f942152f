import Foundation
import TestSupport
import Testing

@testable import CLI

/// What differs in a container.
@Suite(.runsProcesses) struct `In a container` {
  private static let unshare = ["--map-root-user", "--pid", "--fork"]

  private static let hasNamespaces: Bool = {
    let command = "unshare \(unshare.joined(separator: " ")) true 2>/dev/null"
    return (try? Shell.run(["-c", command], in: "/"))?.code == 0
  }()

  @Test(.enabled(if: hasNamespaces, "this machine allows no namespaces"))
  func `the first process ends when it is told to`() throws {
    let scratch = try ScratchFolder(TestProgram.files(ofSite: "counter"))
    let script = """
      unshare \(Self.unshare.joined(separator: " ")) "$PROGRAM" serve --port 0 >log 2>&1 &
      first=$!
      until grep -q 'The site is at' log; do sleep 0.05; done
      read -r program <"/proc/$first/task/$first/children"
      kill -TERM $program
      timeout 20 tail --pid=$program -f /dev/null || kill -KILL $program
      wait $first
      """
    var environment = ProcessInfo.processInfo.environment
    environment["PROGRAM"] = TestProgram.engineFolder + "/bodycheck"
    let result = try Shell.run(["-c", script], in: scratch.path, environment: environment)
    #expect(result.code == 143, "\(result.output)")
  }
}
