import FoundationShim
import Reconciler
import Testing

/// Rectangles, with the results that Core Graphics documents.
@MainActor
@Suite struct `Rectangles` {
  nonisolated private static let rectangle = CGRect(x: 10, y: 20, width: 30, height: 50)

  @Test(
    arguments: [
      (0, 10), (1, 25), (2, 40), (3, 20), (4, 45), (5, 70), (6, 30), (7, 50),
    ] as [(Int, CGFloat)]
  )
  func `have edges, centers and lengths`(index: Int, expected: CGFloat) {
    let rectangle = Self.rectangle
    let measures = [
      rectangle.minX, rectangle.midX, rectangle.maxX, rectangle.minY, rectangle.midY,
      rectangle.maxY, rectangle.width, rectangle.height,
    ]
    #expect(measures[index] == expected)
  }

  /// Another rectangle, with what both have in common and what contains both.
  nonisolated private static let pairs: [(other: CGRect, common: CGRect, union: CGRect)] = [
    (rectangle, rectangle, rectangle),
    (
      CGRect(x: 20, y: 30, width: 5, height: 7), CGRect(x: 20, y: 30, width: 5, height: 7),
      rectangle
    ),
    (
      CGRect(x: 0, y: 60, width: 20, height: 40), CGRect(x: 10, y: 60, width: 10, height: 10),
      CGRect(x: 0, y: 20, width: 40, height: 80)
    ),
    (
      CGRect(x: 30, y: 0, width: 20, height: 25), CGRect(x: 30, y: 20, width: 10, height: 5),
      CGRect(x: 10, y: 0, width: 40, height: 70)
    ),
    (
      CGRect(x: 40, y: 20, width: 1, height: 1), CGRect(x: 40, y: 20, width: 0, height: 1),
      CGRect(x: 10, y: 20, width: 31, height: 50)
    ),
    (CGRect(x: 41, y: 20, width: 1, height: 1), .null, CGRect(x: 10, y: 20, width: 32, height: 50)),
    (CGRect(x: 10, y: 71, width: 1, height: 1), .null, CGRect(x: 10, y: 20, width: 30, height: 52)),
    (.null, .null, rectangle),
  ]

  @Test(arguments: pairs.indices) func `have a union and an intersection`(index: Int) {
    let (other, common, union) = Self.pairs[index]
    for (first, second) in [(Self.rectangle, other), (other, Self.rectangle)] {
      #expect(first.intersection(second) == common)
      #expect(first.intersects(second) == !common.isNull)
      #expect(first.union(second) == union)
    }
    #expect(Self.rectangle.contains(other) == (union == Self.rectangle))
  }

  @Test(
    arguments: [
      (10, 20, true), (39, 69, true), (40, 20, false), (10, 70, false), (9, 20, false),
      (10, 19, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func `contain the points from their origin up to their far edges`(
    x: CGFloat,
    y: CGFloat,
    isInside: Bool
  ) {
    #expect(Self.rectangle.contains(CGPoint(x: x, y: y)) == isInside)
  }

  @Test func `are moved, inset and rounded outward`() {
    #expect(
      Self.rectangle.offsetBy(dx: 1, dy: 2) == CGRect(x: 11, y: 22, width: 30, height: 50)
    )
    #expect(Self.rectangle.insetBy(dx: 1, dy: 2) == CGRect(x: 11, y: 22, width: 28, height: 46))
    #expect(
      CGRect(x: 1.25, y: -1.25, width: 2, height: 2.5).integral
        == CGRect(x: 1, y: -2, width: 3, height: 4)
    )
  }

  @Test func `are empty without an area, and null without a place`() {
    #expect(CGRect() == .zero && CGSize() == .zero && CGPoint() == .zero)
    #expect(CGRect.zero.isEmpty && !CGRect.zero.isNull)
    #expect(CGRect(x: 1, y: 1, width: 0, height: 2).isEmpty)
    #expect(CGRect(x: 1, y: 1, width: 2, height: 0).isEmpty)
    #expect(CGRect.null.isEmpty && CGRect.null.isNull)
    #expect(!Self.rectangle.isEmpty && !Self.rectangle.isNull)
    #expect(CGRect.infinite.contains(Self.rectangle) && !CGRect.infinite.isEmpty)
  }

  @Test func `have the points that anchors name`() throws {
    let frame = try #require(place(of: Anchor<CGRect>.Source.bounds))
    #expect(frame.width > 0 && frame.height > 0)
    let rectangle = Self.rectangle
    #expect(place(of: Anchor<CGRect>.Source.rect(rectangle)) == rectangle)
    #expect(place(of: Anchor<CGPoint>.Source.point(rectangle.origin)) == rectangle.origin)
    let sources: [Anchor<CGPoint>.Source] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    let expected = [frame.minY, frame.midY, frame.maxY].flatMap { y in
      [frame.minX, frame.midX, frame.maxX].map { CGPoint(x: $0, y: y) }
    }
    #expect(sources.map { place(of: $0) } == expected)
  }

  /// What a geometry proxy makes of an anchor.
  private func place<Value>(of source: Anchor<Value>.Source) -> Value? {
    var place: Value?
    let view = GeometryReader { proxy in
      Color.clear
        .anchorPreference(key: AnchorKey<Value>.self, value: source) { $0 }
        .overlayPreferenceValue(AnchorKey<Value>.self) { anchor in
          EmptyView().onAppear { place = anchor.map { proxy[$0] } }
        }
    }
    _ = TestHost(view).bodies { _ in }
    return place
  }
}

private enum AnchorKey<Value>: PreferenceKey {
  static var defaultValue: Anchor<Value>? { nil }
  static func reduce(value: inout Anchor<Value>?, nextValue: () -> Anchor<Value>?) {
    value = value ?? nextValue()
  }
}
