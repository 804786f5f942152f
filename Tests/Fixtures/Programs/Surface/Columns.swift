// What articles write of edit mode, columns, scroll positions and completions, each name once.

import SwiftUI

struct ColumnsUses: View {
  @State private var names = ["a", "b"]
  @State private var chosen: String?
  @State private var isShown = true
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail
  @State private var row: String?
  @State private var position = ScrollPosition(edge: .top)
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Rows(names: $names, chosen: $chosen)
        .navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
    } content: {
      scrolling
    } detail: {
      Text(chosen ?? "None").inspector(isPresented: $isShown) {
        Text("More").inspectorColumnWidth(200)
      }
    }
    .navigationSplitViewStyle(.balanced)
    .environment(\.editMode, $editMode)
    animations
  }

  @ViewBuilder private var scrolling: some View {
    ScrollView {
      LazyVStack { ForEach(names, id: \.self) { Text($0) } }.scrollTargetLayout()
    }
    .scrollPosition(id: $row, anchor: .top)
    ScrollView { LazyVStack { ForEach(names, id: \.self) { Text($0) } } }
      .scrollPosition($position)
    Button("Top") { position.scrollTo(edge: .top) }
    Button("Row") { position.scrollTo(id: "b") }
  }

  @ViewBuilder private var animations: some View {
    Button("Move") {
      withAnimation(.spring, completionCriteria: .logicallyComplete) {
        isShown.toggle()
      } completion: {
        isShown.toggle()
      }
      withAnimation(.linear(duration: 1).logicallyComplete(after: 0.5)) {
        isShown.toggle()
      } completion: {
      }
      var transaction = Transaction(animation: .easeIn)
      transaction.addAnimationCompletion(criteria: .removed) {}
      withTransaction(transaction) { isShown.toggle() }
    }
    KeyframeAnimator(initialValue: 0.0, trigger: isShown) { value in
      Text("c").offset(x: value)
    } keyframes: { _ in
      KeyframeTrack(\.self) { SpringKeyframe(3.0, duration: 1) }
    }
  }
}

private struct Rows: View {
  @Binding var names: [String]
  @Binding var chosen: String?
  @Environment(\.editMode) private var editMode

  var body: some View {
    List(selection: $chosen) {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar { EditButton() }
    if editMode?.wrappedValue.isEditing == true { Text("Editing") }
  }
}
