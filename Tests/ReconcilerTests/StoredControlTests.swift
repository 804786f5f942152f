import FoundationShim
import Reconciler
import Testing

/// Each row gives a view, and others that differ from it in one argument each.
@MainActor
@Suite(.serialized)
struct `Stored controls` {
  @Test func `CTL-6: every argument of a control is compared`() {
    expectCompared(
      Toggle("a", isOn: .constant(true)),
      Toggle("b", isOn: .constant(true)),
      Toggle("a", isOn: .constant(false))
    )
    expectCompared(
      Slider(value: .constant(1), in: 0...2),
      Slider(value: .constant(2), in: 0...2),
      Slider(value: .constant(1), in: 0...3),
      Slider(value: .constant(1), in: 0...2, step: 0.5)
    )
    expectCompared(
      Stepper("a", value: .constant(1), in: 0...5),
      Stepper("b", value: .constant(1), in: 0...5),
      Stepper("a", value: .constant(2), in: 0...5),
      Stepper("a", value: .constant(1), in: 0...6),
      Stepper("a", value: .constant(1), in: 0...5, step: 2)
    )
    expectCompared(
      ProgressView("a", value: 1.0, total: 2),
      ProgressView("b", value: 1.0, total: 2),
      ProgressView("a", value: 0.5, total: 2),
      ProgressView("a", value: 1.0, total: 3)
    )
    expectCompared(
      Gauge(value: 1, in: 0...2) { Text("a") },
      Gauge(value: 2, in: 0...2) { Text("a") },
      Gauge(value: 1, in: 0...3) { Text("a") },
      Gauge(value: 1, in: 0...2) { Text("b") }
    )
    let (now, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86400))
    expectCompared(
      DatePicker("a", selection: .constant(now), in: now...later, displayedComponents: .date),
      DatePicker("b", selection: .constant(now), in: now...later, displayedComponents: .date),
      DatePicker("a", selection: .constant(later), in: now...later, displayedComponents: .date),
      DatePicker("a", selection: .constant(now), in: now...now, displayedComponents: .date),
      DatePicker(
        "a",
        selection: .constant(now),
        in: now...later,
        displayedComponents: .hourAndMinute
      )
    )
    expectCompared(
      ColorPicker("a", selection: .constant(.red), supportsOpacity: true),
      ColorPicker("b", selection: .constant(.red), supportsOpacity: true),
      ColorPicker("a", selection: .constant(.blue), supportsOpacity: true),
      ColorPicker("a", selection: .constant(.red), supportsOpacity: false)
    )
    expectCompared(
      TextField("a", text: .constant("x"), axis: .horizontal),
      TextField("b", text: .constant("x"), axis: .horizontal),
      TextField("a", text: .constant("y"), axis: .horizontal),
      TextField("a", text: .constant("x"), axis: .vertical),
      TextField("a", text: .constant("x"), prompt: Text("p"), axis: .horizontal)
    )
    expectCompared(SecureField("a", text: .constant("x")), SecureField("a", text: .constant("y")))
    expectCompared(Label("a", systemImage: "x"), Label("a", systemImage: "y"))
    expectCompared(LabeledContent("a", value: "x"), LabeledContent("a", value: "y"))
  }

  @Test func `CTL-6: every argument of a modifier is compared`() {
    let text = Text("a")
    expectCompared(text.padding(1), text.padding(2))
    expectCompared(text.padding(.leading, 1), text.padding(.top, 1))
    expectCompared(
      text.frame(width: 1, height: 2, alignment: .top),
      text.frame(width: 2, height: 2, alignment: .top),
      text.frame(width: 1, height: 3, alignment: .top),
      text.frame(width: 1, height: 2, alignment: .bottom)
    )
    expectCompared(
      text.frame(minWidth: 1, maxHeight: 5),
      text.frame(minWidth: 2, maxHeight: 5),
      text.frame(minWidth: 1, maxHeight: 6)
    )
    expectCompared(text.offset(x: 1, y: 2), text.offset(x: 2, y: 2), text.offset(x: 1, y: 3))
    expectCompared(text.position(x: 1, y: 2), text.position(x: 2, y: 2))
    expectCompared(text.opacity(0.5), text.opacity(0.6))
    expectCompared(text.blur(radius: 1), text.blur(radius: 2))
    expectCompared(text.blur(radius: 1, opaque: true), text.blur(radius: 1, opaque: false))
    expectCompared(
      text.shadow(color: .red, radius: 1, x: 2, y: 3),
      text.shadow(color: .blue, radius: 1, x: 2, y: 3),
      text.shadow(color: .red, radius: 2, x: 2, y: 3),
      text.shadow(color: .red, radius: 1, x: 3, y: 3),
      text.shadow(color: .red, radius: 1, x: 2, y: 4)
    )
    expectCompared(
      text.rotationEffect(.degrees(1), anchor: .top),
      text.rotationEffect(.degrees(2), anchor: .top),
      text.rotationEffect(.degrees(1), anchor: .bottom)
    )
    expectCompared(
      text.scaleEffect(x: 1, y: 2, anchor: .top),
      text.scaleEffect(x: 2, y: 2, anchor: .top),
      text.scaleEffect(x: 1, y: 3, anchor: .top),
      text.scaleEffect(x: 1, y: 2, anchor: .bottom)
    )
    expectCompared(text.zIndex(1), text.zIndex(2))
    expectCompared(text.layoutPriority(1), text.layoutPriority(2))
    expectCompared(text.clipShape(.rect(cornerRadius: 1)), text.clipShape(.rect(cornerRadius: 2)))
    expectCompared(
      text.border(.red, width: 1),
      text.border(.blue, width: 1),
      text.border(.red, width: 2)
    )
    expectCompared(text.background(.red), text.background(.blue))
    expectCompared(
      text.background(.red, in: .rect(cornerRadius: 1)),
      text.background(.red, in: .rect(cornerRadius: 2))
    )
    expectCompared(
      text.overlay(alignment: .top) { Text("b") },
      text.overlay(alignment: .bottom) { Text("b") }
    )
    expectCompared(text.tint(.red), text.tint(.blue))
    expectCompared(text.lineLimit(1), text.lineLimit(2), text.lineLimit(nil))
    expectCompared(text.multilineTextAlignment(.center), text.multilineTextAlignment(.leading))
    expectCompared(text.disabled(true), text.disabled(false))
    expectCompared(
      text.fixedSize(horizontal: true, vertical: false),
      text.fixedSize(horizontal: false, vertical: false)
    )
    expectCompared(
      text.aspectRatio(1, contentMode: .fit),
      text.aspectRatio(2, contentMode: .fit),
      text.aspectRatio(1, contentMode: .fill)
    )
    expectCompared(text.submitLabel(.done), text.submitLabel(.go))
    expectCompared(text.navigationTitle("a"), text.navigationTitle("b"))
    expectCompared(text.badge(1), text.badge(2))
    expectCompared(text.accessibilityLabel("a"), text.accessibilityLabel("b"))
    expectCompared(text.tag(1), text.tag(2))
    expectCompared(text.redacted(reason: .placeholder), text.redacted(reason: .privacy))
    expectCompared(
      text.listRowInsets(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)),
      text.listRowInsets(EdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0))
    )
    expectCompared(text.presentationDetents([.medium]), text.presentationDetents([.large]))
    expectCompared(text.interactiveDismissDisabled(true), text.interactiveDismissDisabled(false))
    expectCompared(text.scrollDisabled(true), text.scrollDisabled(false))
    expectCompared(text.contentMargins(1), text.contentMargins(2))
    expectCompared(text.controlSize(.small), text.controlSize(.large))
    expectCompared(text.textCase(.uppercase), text.textCase(.lowercase))
    expectCompared(text.brightness(0.1), text.brightness(0.2))
    expectCompared(text.keyboardType(.numberPad), text.keyboardType(.emailAddress))
    expectCompared(text.transition(.opacity), text.transition(.slide))
    expectCompared(
      text.animation(.linear, value: 1),
      text.animation(.linear, value: 2),
      text.animation(.easeIn, value: 1)
    )
  }
}
