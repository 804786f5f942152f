import SwiftUI

struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

struct TaskBoard: View {
  @State private var todos = (1...4).map { Todo(id: $0, title: "Task \($0)") }
  @State private var dragged: Todo?
  @State private var offsets: [Int: CGSize] = [:]
  @GestureState private var isDragging = false
  @State private var selected: Set<Int> = []

  var body: some View {
    VStack {
      List(selection: $selected) {
        ForEach($todos) { $todo in
          TodoRow(todo: $todo)
        }
        .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { todos.remove(atOffsets: $0) }
      }
      ForEach(todos) { todo in
        Card(title: todo.title)
          .offset(offsets[todo.id] ?? .zero)
          .zIndex(dragged == todo ? 1 : 0)
          .scaleEffect(dragged == todo ? 1.05 : 1)
          .shadow(radius: dragged == todo ? 8 : 0)
          .gesture(
            DragGesture(minimumDistance: 5)
              .updating($isDragging) { _, state, transaction in
                state = true
                transaction.animation = .interactiveSpring
              }
              .onChanged { value in
                dragged = todo
                offsets[todo.id] = value.translation
              }
              .onEnded { value in
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                  if value.translation.height > 40, let index = todos.firstIndex(of: todo),
                    index + 1 < todos.count
                  {
                    todos.swapAt(index, index + 1)
                  }
                  offsets[todo.id] = nil
                  dragged = nil
                }
              }
          )
      }
      Button("Shuffle") { withAnimation { todos.reverse() } }
    }
    .animation(.default, value: todos)
  }
}

struct TodoRow: View {
  @Binding var todo: Todo
  var body: some View {
    Toggle(isOn: $todo.isDone) { Text(todo.title).strikethrough(todo.isDone) }
      .swipeActions {
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "trash")
        }
      }
  }
}

struct Card: View {
  let title: String
  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.thinMaterial).frame(height: 60)
      .overlay { Text("Card \(title)").bold() }
  }
}
