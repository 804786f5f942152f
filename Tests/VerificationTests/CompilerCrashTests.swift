import Testing

@testable import Verification

@Suite struct `Compiler crash` {
  private static let output = """
    error: compile command failed due to signal 6 (use -v to see invocation)
    Assertion failed: (isLoadable(T)), function createLoad at SILBuilder.h:800.
    (to display assertion configuration options: -Xllvm -assert-help)

    Stack dump:
    0.\tProgram arguments: swift-frontend -c -primary-file scenario.swift
    1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
    3.\tWhile type-checking 'body' (at [scenario.swift:8:3 - line:12:3] RangeText="v")
    4.\tWhile silgen closureexpr SIL function "@$s1cySiXEfU_".
     for expression at [scenario.swift:10:16 - line:10:40] RangeText="{ value in print(value) "
    5.\tAssertion failed: (isLoadable(T)), function createLoad at SILBuilder.h:800.
     #0 0x0000 llvm::sys::PrintStackTrace (/usr/bin/swift-frontend+0x1)
     #1 0x0000 at [elsewhere.cpp:1:1]
    """

  @Test func `passes on the assertion and the innermost code`() throws {
    let message = try #require(CompilerCrash(output: Self.output)).message
    #expect(
      message.text == "the compiler crashed on this: Assertion failed: (isLoadable(T)), "
        + "function createLoad at SILBuilder.h:800."
    )
    #expect((message.path, message.line, message.column) == ("scenario.swift", 10, 16))
  }

  @Test func `is not what errors are`() {
    #expect(CompilerCrash(output: "a.swift:1:1: error: no\n") == nil)
    #expect(CompilerCrash(output: "Stack dump:\n")?.message.path == nil)
  }
}
