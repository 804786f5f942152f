// What articles write of shapes, each name once.

import Combine
import SwiftUI

struct ShapesUses: View {
  @State private var flag = false

  var body: some View {
    VStack {
      part1
      part2
    }
  }

  @ViewBuilder private var part1: some View {
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
    Circle().fill(.red).frame(width: 3)
    Circle().strokeBorder(.red, lineWidth: 2).background(Circle().fill(.blue))
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 3))
    Circle().stroke(lineWidth: 3).foregroundColor(.red)
    Circle().inset(by: 3)
    Circle().rotation(.degrees(3))
    Circle().scale(3)
    Circle().offset(x: 3)
    Circle().size(width: 3, height: 3)
  }

  @ViewBuilder private var part2: some View {
    Circle().union(Rectangle())
    Circle().strokeBorder(style: StrokeStyle(lineWidth: 3))
    Rectangle().fill(Color.red.gradient)
    Rectangle()
      .fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Rectangle().fill(style: FillStyle())
    ContainerRelativeShape().fill(.red)
    AnyShape(Circle())
    flag ? AnyShape(Circle()) : AnyShape(Rectangle())
  }
}

struct Sh: Shape {
  var a: CGFloat
  var animatableData: CGFloat {
    get { a }
    set { a = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: .zero)
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      p.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(3), clockwise: false)
      p.closeSubpath()
    }
  }
}

struct Sh2: Shape {
  var a: CGFloat
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 3) }
  func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    p == .unspecified ? .zero : p.replacingUnspecifiedDimensions()
  }
}

struct Sh3: InsettableShape {
  var a: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: a, dy: a)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var c = self
    c.a += amount
    return c
  }
}
