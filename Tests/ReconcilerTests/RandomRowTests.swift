import Reconciler
import Testing

/// Rows that do all they can, in lists that change at random: nothing may stop the program, and what
/// is shown in the end must be what the data say.
@MainActor
@Suite(.serialized)
struct `Random rows` {
  @Test func `EACH-4, TX-4, ID-7: rows follow their data through any changes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for seed in 0..<10 { runRandomly(isBound: false, seed: seed) }
      }
    }
  }

  @Test func `BIND-10, TX-4, ID-7: rows of bindings follow their data through any changes`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for seed in 0..<10 { runRandomly(isBound: true, seed: seed) }
      }
    }
  }
}

@MainActor
private func runRandomly(isBound: Bool, seed: Int) {
  var random = Random(seed: UInt64(seed) &+ 1_000)
  let program = RowProgram()
  let host = TestHost(BusyList(program: program, isBound: isBound))
  for _ in 0..<60 {
    host.run {
      for _ in 0..<(1 + random.below(4)) {
        if random.below(2) == 0 {
          withAnimation { program.act(&random) }
        } else {
          program.act(&random)
        }
      }
    }
    let shown = program.items.map { "\($0.id) v\($0.version)" }
    #expect(host.texts.filter { $0.contains(" v") } == shown, "seed \(seed)")
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var version = 0
}

/// What acts on the list from outside, as buttons would.
@MainActor
private final class RowProgram {
  var read: () -> [Item] = { [] }
  var write: ([Item]) -> Void = { _ in }
  var toggles: [Int: () -> Void] = [:]
  let clock = Clock()
  private var next = 10

  nonisolated init() {}

  var items: [Item] { read() }

  func connect(_ id: Int, _ toggle: @escaping () -> Void) { toggles[id] = toggle }

  func act(_ random: inout Random) {
    var items = items
    switch random.below(8) {
    case 0: if !items.isEmpty { items.remove(at: random.below(items.count)) }
    case 1:
      items.insert(Item(id: next), at: random.below(items.count + 1))
      next += 1
    case 2: items.shuffle(using: &random)
    case 3: if !items.isEmpty { items[random.below(items.count)].version += 1 }
    case 4: items = Array(items.dropFirst(2))
    case 5: clock.time += 1
    default:
      let ids = toggles.keys.sorted()
      if !ids.isEmpty { toggles[ids[random.below(ids.count)]]?() }
    }
    write(items)
  }
}

private final class Clock: ObservableObject {
  @Published var time = 0
}

private enum CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct BusyList: View {
  let program: RowProgram
  let isBound: Bool
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  @State private var count = 0
  @State private var appeared = 0

  var body: some View {
    connect()
    return VStack {
      if isBound {
        ForEach($items) { $item in row($item) }
      } else {
        ForEach(items) { item in row(.constant(item)) }
      }
      if count > 2 { Text("many") }
      if appeared > 3 { AnyView(Text("crowded")) }
    }
    .onPreferenceChange(CountKey.self) { count = $0 }
    .environmentObject(program.clock)
  }

  private func row(_ item: Binding<Item>) -> some View {
    BusyRow(item: item, program: program)
      .id(item.wrappedValue.version)
      .preference(key: CountKey.self, value: 1)
      .onAppear { appeared += 1 }
      .onDisappear { appeared -= 1 }
  }

  private func connect() {
    let items = $items
    program.read = { items.wrappedValue }
    program.write = { items.wrappedValue = $0 }
  }
}

private struct BusyRow: View {
  @Binding var item: Item
  let program: RowProgram
  @State private var isOn = false
  @State private var isPresented = false
  @EnvironmentObject private var clock: Clock
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = program.connect(item.id) { isOn.toggle() }
    Text("\(item.id) v\(item.version)")
      .onChange(of: item) { isPresented.toggle() }
      .onChange(of: isOn) { isPresented = isOn }
      .sheet(isPresented: $isPresented) { Inner(item: $item) }
    if isOn { Inner(item: $item) }
    if clock.time % 2 == 1 { AnyView(Inner(item: $item)) } else { Color.red }
  }
}

private struct Inner: View {
  @Binding var item: Item
  var body: some View { if item.id % 2 == 0 { Text("even") } else { Text("odd") } }
}
