// What articles write of focus, gestures and small wrappers, each name once.

import Combine
import SwiftUI

struct WrappersUses: View {
  @State private var text = ""
  @FocusState private var focus: Bool
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      part1
    }
    .onAppear {
      act1()
    }
  }

  @ViewBuilder private var part1: some View {
    TextField("a", text: $text).focused($focus).focused($field, equals: .a)
  }

  private func act1() {
    focus = true
    field = .a
    field = nil
    _ = $focus
  }
}

enum Field: Hashable, CaseIterable { case a, b }

struct FV: View {
  @FocusState.Binding var f: Bool
  var body: some View { TextField("", text: .constant("")).focused($f) }
}

struct FV2: View {
  var f: FocusState<Field?>.Binding
  var body: some View { TextField("", text: .constant("")).focused(f, equals: .a) }
}

struct GV: View {
  @GestureState private var a = false
  @GestureState(resetTransaction: Transaction(animation: .spring)) var b = CGSize.zero
  @GestureState var c: CGSize = .zero
  var body: some View { Text("").gesture(LongPressGesture().updating($a) { v, s, _ in s = v }) }
}

struct GV2: View {
  @GestureState private var a: Bool
  init() { _a = GestureState(initialValue: false) }
  var body: some View { Text("") }
}

struct NV: View {
  var ns: Namespace.ID
  @ScaledMetric var a = 3.0
  @ScaledMetric(relativeTo: .body) var b: CGFloat = 3
  var body: some View { Text("").matchedGeometryEffect(id: "a", in: ns) }
}
