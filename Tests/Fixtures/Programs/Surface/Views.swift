// What articles write of View, its body and builders, each name once.

import Combine
import SwiftUI

struct ViewsUses: View {
  var body: some View {
    VStack {
      part1
    }
  }

  @ViewBuilder private var part1: some View {
    let _ = Self._printChanges()
    Text("")
    let _ = Self._logChanges()
    Text("")
  }
}

struct BuilderFn: View {
  @ViewBuilder var content: some View {
    Text("a")
    Text("b")
  }
  @ViewBuilder func make(_ f: Bool) -> some View { if f { Text("a") } else { Text("b") } }
  var body: some View {
    content
    make(true)
  }
}

struct M1: ViewModifier {
  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    content
  }
}
