// What articles write of identity, hidden types and containers of content, each name once.

import Combine
import SwiftUI

struct IdentityUses: View {
  @State private var flag = false
  @State private var number = 0

  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a").id(number)
    Text("a").id(UUID())
    Text("a").tag(3)
    AnyView(Text("a"))
    AnyView(erasing: Text("a"))
    flag ? AnyView(Text("a")) : AnyView(Child())
    C13 { Text("a") }
    C14 {
      Text("a")
      Text("b")
    }
    C15 {
      Text("a")
    } content: {
      Text("b")
    }
  }
}

struct Child: View {
  var body: some View { Text("c") }
}

struct C13<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

struct C14<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

struct C15<Header: View, Content: View>: View {
  @ViewBuilder var header: Header
  @ViewBuilder var content: Content
  var body: some View {
    header
    content
  }
}

extension C15 where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) { self.init(header: { EmptyView() }, content: content) }
}

struct C16<T: View>: View {
  let make: (Int) -> T
  let f: @MainActor () -> Void
  let g: (@Sendable () async -> Void)?
  var body: some View { make(1) }
}
