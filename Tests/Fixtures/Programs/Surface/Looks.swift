// What articles write of primitive modifiers, each name once.

import Combine
import SwiftUI

struct LooksUses: View {
  @State private var flag = false
  @State private var size = CGSize.zero
  @Namespace private var ns

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
      part5
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a")
      .padding()
      .padding(3)
      .padding(.horizontal)
      .padding(.top, 3)
      .padding([.top, .leading], 2)
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1))
    Text("a")
      .frame(width: 1, height: 2)
      .frame(width: 1)
      .frame(height: 2, alignment: .top)
      .frame(maxWidth: .infinity)
      .frame(
        minWidth: 1,
        idealWidth: 2,
        maxWidth: 3,
        minHeight: 3,
        idealHeight: 4,
        maxHeight: .infinity,
        alignment: .leading
      )
    Text("a")
      .font(.system(size: 12, weight: .bold, design: .rounded))
      .font(.custom("x", size: 3))
      .font(.system(.body, design: .serif, weight: .bold))
      .font(.title.weight(.semibold))
      .font(.largeTitle.monospaced())
      .font(.body.leading(.tight))
      .font(.caption.smallCaps())
    Text("a").font(.custom("x", size: 3, relativeTo: .body))
    Text("a").font(.custom("x", fixedSize: 3))
    Text("a").font(.system(.body, weight: .bold))
    Text("a").font(.body.monospaced())
    Text("a").font(.body.width(.condensed))
    Text("a").font(nil)
    Text("a")
      .opacity(0.4)
      .rotationEffect(.degrees(3), anchor: .center)
      .scaleEffect(3)
      .scaleEffect(x: 1, y: 2)
      .scaleEffect(CGSize(width: 1, height: 2))
      .offset(x: 3, y: 2)
      .offset(x: 3)
      .offset(y: 3)
      .offset(size)
      .position(x: 3, y: 3)
      .position(CGPoint.zero)
  }

  @ViewBuilder private var part2: some View {
    Text("a")
      .blur(radius: 3)
      .brightness(0.3)
      .contrast(3)
      .saturation(0)
      .grayscale(1)
      .hueRotation(.degrees(3))
      .colorInvert()
      .colorMultiply(.red)
      .luminanceToAlpha()
    Text("a").blur(radius: 3, opaque: true)
    Text("a")
      .cornerRadius(3)
      .clipped()
      .clipShape(.rect(cornerRadius: 3))
      .clipShape(Capsule())
      .contentShape(Rectangle())
      .contentShape(.rect)
    Text("a").clipShape(.rect(cornerRadii: .init(topLeading: 3)))
    Text("a").clipShape(.rect(topLeadingRadius: 3, topTrailingRadius: 3))
    Text("a").clipShape(Rectangle(), style: FillStyle(eoFill: true))
    Text("a").contentShape(.contextMenuPreview, Rectangle())
    Text("a")
      .border(.red)
      .border(Color.red, width: 2)
      .shadow(radius: 3)
      .shadow(color: .red, radius: 3, x: 1, y: 2)
    Text("a")
      .lineLimit(3)
      .lineLimit(nil)
      .lineLimit(1...)
      .lineLimit(2, reservesSpace: true)
      .truncationMode(.middle)
      .multilineTextAlignment(.center)
      .lineSpacing(3)
      .minimumScaleFactor(0.3)
    Text("a").lineLimit(...3)
  }

  @ViewBuilder private var part3: some View {
    Text("a").glassEffect()
    Text("a").glassEffect(.regular.interactive(), in: .capsule)
    GlassEffectContainer { Text("a") }
    Text("a")
      .drawingGroup()
      .compositingGroup()
      .geometryGroup()
      .mask(Circle())
      .mask { Circle() }.blendMode(.screen)
    Text("a").flipsForRightToLeftLayoutDirection(true)
    Text("a").onHover { flag = $0 }
    Text("a").cursorX()
    Text("a")
      .textSelection(.enabled)
      .textCase(.uppercase)
      .textInputAutocapitalization(.never)
    Text("a").controlSize(.extraLarge)
    Text("a").environment(\.colorScheme, .dark)
  }

  @ViewBuilder private var part4: some View {
    Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
    Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: 3)
    Text("a").containerBackground(.red, for: .widget)
    Text("a").containerShape(.rect(cornerRadius: 3))
    Text("a")
      .gridCellColumns(2)
      .gridColumnAlignment(.leading)
      .gridCellAnchor(.top)
      .gridCellUnsizedAxes(.horizontal)
    Text("a").contentMargins(.horizontal, 3, for: .scrollContent).contentMargins(3)
    Text("a")
      .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
      .rotation3DEffect(
        .degrees(3),
        axis: (x: 0, y: 1, z: 0),
        anchor: .center,
        anchorZ: 0,
        perspective: 1
      )
    Text("a").symbolEffectsRemoved()
    Text("a").badgeProminence(.decreased)
    Text("a").labelsVisibility(.hidden)
  }

  @ViewBuilder private var part5: some View {
    Text("a")
      .matchedGeometryEffect(id: 1, in: ns, properties: .frame, anchor: .center, isSource: true)
    Text("a").scenePadding()
    Text("a").onSubmit(of: .text) {}
    RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
  }
}

extension View { func cursorX() -> some View { self } }

struct MM: ViewModifier { func body(content: Content) -> some View { content } }
