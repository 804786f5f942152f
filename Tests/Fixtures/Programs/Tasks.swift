import SwiftUI

@Observable final class Store {
  var todos: [Todo] = []
  var filter: Filter = .all
  enum Filter: String, CaseIterable, Identifiable {
    case all, active, done
    var id: Self { self }
  }
}
struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var done: Bool
  var priority = 1.0
  var due = Date.now
}

struct RootView: View {
  @State private var store = Store()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.displayScale) var displayScale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.presentationMode) var presentationMode
  @AppStorage("showDone") private var showDone = true
  @FocusState private var focused: Field?
  @Namespace private var namespace
  @ScaledMetric(relativeTo: .body) private var size: CGFloat = 20
  enum Field: Hashable { case title, notes }
  @State private var title = ""
  @State private var secret = ""
  @State private var notes = ""
  @State private var amount = 1.5
  @State private var date = Date()
  @State private var expanded = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Title") {
          TextField("Title", text: $title).focused($focused, equals: .title).onSubmit { add() }
            .submitLabel(.done)
            .textInputAutocapitalization(.never).autocorrectionDisabled().keyboardType(
              .emailAddress
            )
          SecureField("Secret", text: $secret)
          TextEditor(text: $notes).frame(minHeight: 100)
          TextField("Amount", value: $amount, format: .number)
          DatePicker("Due", selection: $date, displayedComponents: .date)
          Slider(value: $amount, in: 0...10, step: 0.5) { Text("Priority") }
          Slider(value: $amount, in: 0...10)
          Stepper("Count \(Int(amount))", value: $amount, in: 0...10, step: 1)
          Picker("Filter", selection: $store.filter) {
            ForEach(Store.Filter.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }.pickerStyle(.segmented)
          Toggle("Show done", isOn: $showDone.animation())
        }
        DisclosureGroup("More", isExpanded: $expanded) { Text("Inside") }
        LabeledContent("Name", value: "Ada")
        GroupBox("Box") { Text("Hi") }
        Menu("Actions") {
          Button("A") {}
          Divider()
          Button("B", role: .destructive) {}
        }
        ForEach(store.todos) { todo in
          NavigationLink(value: todo.id) { TodoRow(todo: todo) }
            .matchedGeometryEffect(id: todo.id, in: namespace)
            .contextMenu { Button("Copy") {} }
        }
      }
      .navigationDestination(for: Int.self) { Text("Detail \($0)") }
      .scrollDismissesKeyboard(.interactively)
      .toolbarBackground(.visible, for: .navigationBar)
    }
    .tint(.purple)
    .onChange(of: title) { old, new in print(old, new) }
    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: expanded)
  }
  func add() {
    withAnimation(.easeInOut(duration: 0.2)) {
      store.todos.append(Todo(id: store.todos.count, title: title, done: false))
    }
    focused = nil
  }
}
struct TodoRow: View, Equatable {
  let todo: Todo
  var body: some View {
    Label {
      Text(todo.title).strikethrough(todo.done)
    } icon: {
      Image(systemName: todo.done ? "checkmark.circle.fill" : "circle").symbolRenderingMode(
        .hierarchical
      )
    }
    .labelStyle(.titleAndIcon)
    .padding(.vertical, 4)
    .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }
}
