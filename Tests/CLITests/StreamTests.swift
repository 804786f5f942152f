import Foundation
import TestSupport
import Testing

@testable import CLI

/// The built program where what it writes is not taken, and on a terminal.
@Suite(.runsProcesses) struct `The built program` {
  @Test func `says in one line that its output is not taken`() throws {
    let result = try run("\"$PROGRAM\" check >/dev/full")
    #expect(result.code == ExitCode.usageError.rawValue)
    #expect(
      result.output
        == "bodycheck: standard output is full or closed: make room on its disk, or redirect it\n"
    )
  }

  @Test func `starts no workflow command with what it names`() throws {
    let result = try run(
      """
      name=$(printf 'x\\n:\\r:error::owned\\n#\\r#[error]owned')
      "$PROGRAM" run "$name.swift"
      printf '{"version":1,"shard":"x\\\\n:\\\\r:error::owned","scenarios":[]}' >a.json
      "$PROGRAM" merge-results a.json
      """
    )
    #expect(result.output.contains("owned"), "\(result.output)")
    let lines = result.output.split(whereSeparator: \.isNewline)
    #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("##[") }, "\(result.output)")
  }

  @Test func `does its work where its messages are not taken`() throws {
    let result = try run("\"$PROGRAM\" verify >/dev/null 2>/dev/full")
    #expect(result.code == ExitCode.success.rawValue)
  }

  @Test func `puts nothing more into the cache when it runs again`() throws {
    let script = """
      export XDG_STATE_HOME="$PWD/state" XDG_CACHE_HOME="$PWD/cache"
      cache="--cache .bodycheck/cache"
      "$PROGRAM" verify $cache >/dev/null && find .bodycheck/cache -type f | sort >before
      "$PROGRAM" verify $cache >/dev/null && find .bodycheck/cache -type f | sort | diff before -
      """
    let result = try run(script)
    #expect(result.code == ExitCode.success.rawValue && result.output.isEmpty, "\(result.output)")
  }

  @Test func `says where temporary files cannot be written`() throws {
    let result = try run("export TMPDIR=/dev/null; \"$PROGRAM\" verify --no-cache")
    // Where the toolchain is not known yet, this is told once; else for each scenario.
    #expect(result.code != ExitCode.success.rawValue)
    #expect(
      result.output.contains(
        "'/dev/null' cannot hold temporary files (Not a directory):"
          + " make room there, or set TMPDIR to another folder\n"
      )
    )
  }

  @Test(.needs("script"))
  func `leaves no line of progress on a terminal when it is interrupted`() throws {
    let script = """
      export TERM=xterm
      script -qfc 'echo $$ >number; exec "$PROGRAM" verify --no-cache' log >/dev/null </dev/null &
      for round in $(seq 6000); do
        grep -q '0 of 1 scenario' log && break
        sleep 0.01
      done 2>/dev/null
      kill -INT "$(cat number)"
      wait
      cat log
      """
    let result = try run(script, `An interrupted run`.files)
    let shown = try #require(result.output.ranges(of: "0 of 1 scenario").last)
    #expect(result.output[shown.upperBound...].contains(ProgressLine.erasure))
  }

  @Test func `ends with a script that does not end`() throws {
    let result = try Shell.run(["-c", "sleep 100 & sleep 100"], in: "/", limit: 0.1)
    #expect(result.code == SIGKILL)
  }

  /// Runs a script in the folder of a site.
  private func run(_ script: String, _ files: [String: String]? = nil) throws -> Shell.Result {
    let scratch = try ScratchFolder(files ?? TestProgram.files(ofSite: "counter"))
    var environment = ProcessInfo.processInfo.environment
    environment["PROGRAM"] = TestProgram.engineFolder + "/bodycheck"
    return try Shell.run(["-c", script], in: scratch.path, environment: environment)
  }
}
