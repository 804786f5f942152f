import Testing

@testable import SwiftSource

@Suite struct `A function with the name of one of C's` {
  @Test(arguments: [
    (
      "func ceil(_ x: CGFloat) -> CGFloat { CGFloat(ceil(Double(x))) }",
      "func ceil(_ x: CGFloat) -> CGFloat { CGFloat(Glibc.ceil(Double(x))) }"
    ),
    (
      "func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { return CGFloat(pow(Double(x), Double(y))) }",
      "func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { return CGFloat(Glibc.pow(Double(x), Double(y))) }"
    ),
  ])
  func `calls that one for a Double`(_ code: String, _ result: String) {
    #expect(qualifyingShadowedCalls(in: code, .swift5) == result)
  }

  @Test(arguments: [
    "func ceil(_ x: CGFloat) -> CGFloat { CGFloat(floor(Double(x))) }",
    "func ceil(_ x: CGFloat) -> CGFloat { x }; let a: CGFloat = ceil(Double(1))",
    "func mine(_ x: CGFloat) -> CGFloat { CGFloat(mine(Double(x))) }",
    "func ceil(_ x: Int) -> CGFloat { CGFloat(ceil(Double(x))) }",
  ])
  func `is otherwise left as it is`(_ code: String) {
    #expect(qualifyingShadowedCalls(in: code, .swift5) == code)
  }
}
