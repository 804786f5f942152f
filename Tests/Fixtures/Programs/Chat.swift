import SwiftUI

struct Message: Identifiable, Equatable {
  let id: UUID
  let text: String
  let isMine: Bool
  let date: Date
}

@Observable
final class Conversation {
  var messages: [Message] = []
  var draft = ""
  var isTyping = false

  func send() async {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(Message(id: UUID(), text: text, isMine: true, date: .now))
    draft = ""
    isTyping = true
    defer { isTyping = false }
    try? await Task.sleep(for: .milliseconds(800))
    messages.append(Message(id: UUID(), text: "Echo: \(text)", isMine: false, date: .now))
  }
}

struct ChatScreen: View {
  @State private var conversation = Conversation()

  var body: some View {
    VStack(spacing: 0) {
      MessageList(conversation: conversation)
      Composer(conversation: conversation)
    }
    .safeAreaInset(edge: .top) { if conversation.isTyping { TypingIndicator() } }
  }
}

struct MessageList: View {
  let conversation: Conversation
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(conversation.messages) { message in Bubble(message: message).id(message.id) }
        }
      }
      .onChange(of: conversation.messages.last?.id) { _, id in
        withAnimation(.easeOut(duration: 0.2)) { proxy.scrollTo(id, anchor: .bottom) }
      }
    }
  }
}

struct Bubble: View, Equatable {
  let message: Message
  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      VStack(alignment: message.isMine ? .trailing : .leading) {
        Text(message.text)
          .padding(.init(top: 8, leading: 12, bottom: 8, trailing: 12))
          .background(
            message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
            in: UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12)
          )
          .textSelection(.enabled)
        Text(message.date, style: .time).font(.caption2).foregroundStyle(.tertiary)
      }
      if !message.isMine { Spacer(minLength: 40) }
    }
    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
  }
}

struct Composer: View {
  @Bindable var conversation: Conversation
  @FocusState private var isFocused: Bool
  var body: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $conversation.draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onSubmit { Task { await conversation.send() } }
      Button {
        Task { await conversation.send() }
      } label: {
        Image(systemName: "arrow.up.circle.fill")
      }
      .disabled(conversation.draft.isEmpty)
      .keyboardShortcut(.return, modifiers: .command)
      .accessibilityLabel("Send")
    }
    .padding()
    .background(.bar)
  }
}

struct TypingIndicator: View {
  @State private var isAnimating = false
  var body: some View {
    HStack {
      ForEach(0..<3) { i in
        Circle().frame(width: 6).opacity(isAnimating ? 1 : 0.3).animation(
          .easeInOut.repeatForever().delay(Double(i) * 0.2),
          value: isAnimating
        )
      }
    }
    .onAppear { isAnimating = true }
  }
}
