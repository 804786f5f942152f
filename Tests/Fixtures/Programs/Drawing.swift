import SwiftUI

struct Card: View {
  @GestureState private var drag = CGSize.zero
  @State private var offset: CGSize = .zero
  @State private var flipped = false
  @State private var scale: CGFloat = 1
  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(
        LinearGradient(
          colors: [.blue, .purple],
          startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
      )
      .overlay(Text("Card").font(.system(.title, design: .rounded)).foregroundStyle(.white))
      .overlay(RoundedRectangle(cornerRadius: 20).stroke(Color.gray, lineWidth: 2))
      .frame(width: 200, height: 300)
      .offset(drag)
      .offset(x: offset.width, y: offset.height)
      .rotationEffect(.degrees(Double(drag.width / 10)))
      .rotation3DEffect(.degrees(flipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      .scaleEffect(scale)
      .scaleEffect(x: 1, y: 1)
      .shadow(radius: 10)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { value in offset.width += value.translation.width }
      )
      .onTapGesture(count: 2) { flipped.toggle() }
      .onLongPressGesture { scale = 1.2 }
      .animation(.interactiveSpring(), value: drag)
      .mask(Circle())
      .clipShape(.rect(cornerRadius: 12))
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
      .background(Color.black.ignoresSafeArea())
      .drawingGroup()
      .compositingGroup()
      .blendMode(.multiply)
      .brightness(0.1).contrast(1).saturation(0.5).grayscale(0.1).hueRotation(.degrees(10))
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Drag me")
      .accessibilityHidden(false)
      .accessibilityValue("x")
      .position(x: 10, y: 20)
      .edgesIgnoringSafeArea(.all)
      .ignoresSafeArea(.keyboard, edges: .bottom)
      .safeAreaInset(edge: .bottom) { Text("Bottom") }
  }
}
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
struct Drawing: View {
  @State private var n = 0
  var body: some View {
    VStack(spacing: 0) {
      Triangle().fill(.red).frame(width: 10, height: 10)
      Triangle().stroke(lineWidth: 2)
      Circle().strokeBorder(.blue, lineWidth: 3)
      Ellipse().foregroundStyle(.yellow.gradient)
      Path { p in p.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.stroke(.red)
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        context.stroke(
          Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4),
          with: .color(.black),
          lineWidth: 2
        )
        context.draw(Text("\(n)"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      RadialGradient(
        gradient: Gradient(colors: [.red, .blue]),
        center: .center,
        startRadius: 5,
        endRadius: 50
      )
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
      Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Image("photo").resizable().renderingMode(.template).aspectRatio(contentMode: .fill).frame(
        height: 200
      ).clipped()
      Text("A").kerning(1).tracking(2).baselineOffset(3).textCase(.uppercase).lineSpacing(4)
        .minimumScaleFactor(0.5).truncationMode(.tail).fontDesign(.rounded)
      Text(Date.now, format: .dateTime.hour().minute()) + Text(" x").bold().foregroundStyle(.red)
      Text("**Bold** \(1.5, specifier: "%.2f") \(3.5, format: .number)")
      Button("Inc") { n += 1 }.buttonStyle(.borderedProminent).controlSize(.large)
      ContentUnavailableView("No items", systemImage: "tray")
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }
      ScrollViewReader { proxy in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<100) { i in Text("\(i)").id(i) }
          }
        }
        Button("Scroll") { withAnimation { proxy.scrollTo(50, anchor: .center) } }
      }
      TabView {
        Text("1").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
        Text("2").tabItem { Text("Two") }.badge(2)
      }
    }
  }
}
