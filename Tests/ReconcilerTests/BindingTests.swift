import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `A binding` {
  @Test(.tags(.high)) func `BIND-1, G-6: a parent that reads too makes the child's value differ`() {
    let host = TestHost(ReadingOwner())
    #expect(
      host.log(during: { $0.tap("Read 0") }) == [
        "ReadingOwner: _n changed.", "Reader: @self, _n changed.",
      ]
    )
  }

  @Test func `BIND-2: a parent that only passes the binding is not evaluated`() {
    let host = TestHost(PassingOwner())
    #expect(host.log(during: { $0.tap("Reader 0") }) == ["Reader: _n changed."])
  }

  @Test func `BIND-3: a child that never reads is not evaluated`() {
    let host = TestHost(TwoChildren())
    #expect(host.bodies(during: { $0.tap("Reader 0") }) == ["Reader"])
  }

  @Test func `BIND-4: readers of one binding are independent of each other`() {
    let host = TestHost(TwoReaders())
    #expect(host.bodies(during: { $0.tap("Add") }) == ["Reader"])
    #expect(host.bodies(during: { $0.tap("Start") }) == ["LateReader"])
    // The `if` in LateReader is transactional, so its body is pulled before the render (AG-16).
    #expect(host.bodies(during: { $0.tap("Add") }) == ["LateReader", "Reader"])
  }

  @Test(.tags(.high)) func `BIND-5, G-5: a binding that no body has read is not listed at first`() {
    let host = TestHost(PassingOwner())
    #expect(
      host.firstLog == [
        "PassingOwner: @self, @identity, _n changed.", "Reader: @self, @identity changed.",
      ]
    )
  }

  // Medium confidence: known from code only.
  @Test func `BIND-5: a binding that the owner has read counts as read from the start`() {
    let host = TestHost(ReadingOwner(isIdle: true))
    #expect(
      host.firstLog == [
        "ReadingOwner: @self, @identity, _n changed.", "Idle: @self, @identity, _n changed.",
      ]
    )
  }

  @Test func `BIND-6: a projection that is built again is equal`() {
    let host = TestHost(ProjectingOwner())
    let log = host.log(during: { $0.tap("Evaluate 0") })
    #expect(log == ["ProjectingOwner: _seed changed."])
  }

  @Test func `BIND-6: an optional gives a binding to its value, and none while it is empty`() {
    let host = TestHost(OptionalOwner())
    #expect(host.texts == ["Value 1", "Clear 1"])
    host.tap("Value 1")
    #expect(host.texts == ["Value 2", "Clear 2"])
    host.tap("Clear 2")
    #expect(host.texts == ["Empty"])
  }

  @Test func `BIND-7: a binding that is built again for the same state is equal`() {
    let host = TestHost(RepeatedOwner())
    #expect(host.bodies(during: { $0.tap("Evaluate 0") }) == ["RepeatedOwner"])
  }

  @Test func `BIND-8: a binding of closures makes the body that builds it a reader`() {
    let host = TestHost(FunctionalOwner())
    #expect(host.bodies(during: { $0.toggle("Switch") }) == ["FunctionalOwner"])
    #expect(host.bodies(during: { $0.toggle("Switch") }) == ["FunctionalOwner"])
  }

  // A log in the README of a library, 2025.
  @Test(.tags(.high)) func `BIND-9: a binding of closures that differ is named beside @self`() {
    let host = TestHost(ClosureOwner())
    #expect(
      host.log(during: { $0.tap("Reader 0") }) == [
        "ClosureOwner: _n changed.", "Reader: @self, _n changed.",
      ]
    )
    #expect(
      host.log(during: { $0.tap("Other 0") }) == [
        "ClosureOwner: _other changed.", "Reader: @self, _n changed.",
      ]
    )
  }

  @Test func `BIND-11: a binding to an object's property reads it at once`() {
    let host = TestHost(BindableOwner(model: BindableModel()))
    #expect(host.bodies(during: { $0.toggle("Switch") }) == ["BindableOwner"])
    #expect(host.bodies(during: { $0.toggle("Switch") }) == ["BindableOwner"])
  }

  @Test func `BIND-12: a constant binding differs where its value does`() {
    let host = TestHost(ConstantOwner())
    #expect(host.bodies(during: { $0.tap("Evaluate 0") }) == ["ConstantOwner"])
    #expect(host.bodies(during: { $0.tap("Evaluate 1") }) == ["ConstantOwner", "Reader"])
  }

  @Test func `BIND-12: writing a constant binding does nothing`() {
    let host = TestHost(ConstantOwner())
    #expect(host.bodies(during: { $0.tap("Reader 0") }) == [])
  }

  @Test func `BIND-13, TX-4: an animated binding writes in a transaction of its own`() {
    let journal = Journal()
    let host = TestHost(AnimatedOwner(journal: journal))
    host.tap("Write")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test func `BIND-14: a grandchild given the binding reads for itself alone`() {
    let host = TestHost(Grandparent())
    #expect(host.log(during: { $0.tap("Reader 0") }) == ["Reader: _n changed."])
    #expect(host.log(during: { $0.tap("Reader 1") }) == ["Reader: _n changed."])
  }

  // Medium confidence: known from code only.
  @Test func `BIND-15: a part's reader is evaluated for any change of the whole`() {
    let host = TestHost(PartOwner())
    #expect(host.bodies(during: { $0.tap("Other") }) == ["PartReader"])
    #expect(host.bodies(during: { $0.tap("Part 0") }) == ["PartReader"])
    #expect(host.texts.last == "Part 1")
  }

  @Test func `BIND-6: a write through a part keeps the rest of the whole`() {
    let host = TestHost(WholeOwner())
    host.tap("Write both")
    #expect(host.texts.last == "3 and 4")
  }

  @Test func `BIND-2: a binding follows its parent to another state`() {
    let host = TestHost(Switching())
    host.tap("Switch")
    #expect(host.texts.last == "Reader 10")
    host.tap("Reader 10")
    #expect(host.texts.last == "Reader 11")
    host.tap("Switch")
    #expect(host.texts.last == "Reader 0")
  }
}

private struct Reader: View {
  @Binding var n: Int
  var body: some View { Button("Reader \(n)") { n += 1 } }
}

private struct Idle: View {
  @Binding var n: Int
  var body: some View { Text("Idle") }
}

private struct ReadingOwner: View {
  var isIdle = false
  @State private var n = 0

  var body: some View {
    Button("Read \(n)") { n += 1 }
    if isIdle { Idle(n: $n) } else { Reader(n: $n) }
  }
}

private struct PassingOwner: View {
  @State private var n = 0
  var body: some View { Reader(n: $n) }
}

private struct TwoChildren: View {
  @State private var n = 0

  var body: some View {
    Idle(n: $n)
    Reader(n: $n)
  }
}

private struct TwoReaders: View {
  @State private var n = 0

  var body: some View {
    Button("Add") { n += 1 }
    Reader(n: $n)
    LateReader(n: $n)
  }
}

private struct LateReader: View {
  @Binding var n: Int
  @State private var reads = false

  var body: some View {
    Button("Start") { reads = true }
    if reads { Text("Late \(n)") }
  }
}

private struct Parts {
  var part = 0
  var other = 0
}

private struct ProjectingOwner: View {
  @State private var parts = Parts()
  @State private var seed = 0

  var body: some View {
    Button("Evaluate \(seed)") { seed += 1 }
    Reader(n: $parts.part)
  }
}

private struct RepeatedOwner: View {
  @State private var n = 0
  @State private var seed = 0

  var body: some View {
    Button("Evaluate \(seed)") { seed += 1 }
    Reader(n: $n)
  }
}

private struct FunctionalOwner: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Switch", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
  }
}

/// The closures capture both states.
private struct ClosureOwner: View {
  @State private var n = 0
  @State private var other = 0

  var body: some View {
    Button("Other \(other)") { other += 1 }
    Reader(n: Binding(get: { n }, set: { n = $0 }))
  }
}

@Observable
private final class BindableModel {
  var isOn = false
}

private struct BindableOwner: View {
  @Bindable var model: BindableModel
  var body: some View { Toggle("Switch", isOn: $model.isOn) }
}

private struct ConstantOwner: View {
  @State private var seed = 0

  var body: some View {
    Button("Evaluate \(seed)") { seed += 1 }
    Reader(n: .constant(seed / 2))
  }
}

private struct AnimatedOwner: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Button("Write") {
      n = 1
      $n.animation().wrappedValue = 2
    }
    .onChange(of: n) { old, new in journal.note("\(old) to \(new)") }
  }
}

private struct Grandparent: View {
  @State private var n = 0
  var body: some View { Passer(n: $n) }
}

private struct Passer: View {
  @Binding var n: Int
  var body: some View { Reader(n: $n) }
}

private struct PartOwner: View {
  @State private var parts = Parts()

  var body: some View {
    Button("Other") { parts.other += 1 }
    PartReader(part: $parts.part)
  }
}

private struct PartReader: View {
  @Binding var part: Int
  var body: some View { Button("Part \(part)") { part += 1 } }
}

private struct WholeOwner: View {
  @State private var parts = Parts()

  var body: some View {
    Button("Write both") {
      $parts.part.wrappedValue = 3
      $parts.other.wrappedValue = 4
    }
    Text("\(parts.part) and \(parts.other)")
  }
}

private struct Switching: View {
  @State private var first = 0
  @State private var second = 10
  @State private var isSecond = false

  var body: some View {
    Button("Switch") { isSecond.toggle() }
    Reader(n: isSecond ? $second : $first)
  }
}

private struct OptionalOwner: View {
  @State private var number: Int? = 1
  var body: some View {
    if let value = Binding($number) {
      Button("Value \(value.wrappedValue)") { value.wrappedValue += 1 }
      Button("Clear \(number ?? 0)") { number = nil }
    } else {
      Text("Empty")
    }
  }
}
