import FoundationShim
import Reconciler
import Testing

/// Affine transforms, each as the place that it gives to a point.
@Suite struct `Transforms` {
  static let cases: [(transform: CGAffineTransform, x: CGFloat, y: CGFloat)] = [
    (.identity, 3, 5),
    (CGAffineTransform(a: 1, b: 10, c: 100, d: 1000, tx: 20, ty: 30), 523, 5060),
    (CGAffineTransform(translationX: 1, y: 2), 4, 7),
    (CGAffineTransform(scaleX: 2, y: 3), 6, 15),
    (CGAffineTransform(rotationAngle: .pi / 2), -5, 3),
    (CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1), 8, 18),
    (CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3), 7, 16),
    (CGAffineTransform(translationX: 1, y: 1).rotated(by: .pi / 2), -4, 4),
    (
      CGAffineTransform(translationX: 1, y: 1).concatenating(CGAffineTransform(scaleX: 2, y: 3)),
      8, 18
    ),
  ]

  @Test(arguments: cases.indices)
  func `move a point to their place`(_ index: Int) {
    let (transform, x, y) = Self.cases[index]
    let point = CGPoint(x: 3, y: 5).applying(transform)
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
    #expect(transform.isIdentity == (index == 0))
  }
}
