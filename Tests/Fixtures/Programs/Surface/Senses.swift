// What articles write of accessibility, gestures and focus, each name once.

import Combine
import SwiftUI

struct SensesUses: View {
  @State private var text = ""
  @State private var number = 0

  var body: some View {
    VStack {
      part1
      part2
      part3
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a")
      .ignoresSafeArea(.keyboard, edges: .bottom)
      .ignoresSafeArea(edges: .top)
      .edgesIgnoringSafeArea(.all)
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("a") }.safeAreaPadding(.horizontal, 3)
    Text("a")
      .accessibilityLabel("a")
      .accessibilityValue("b")
      .accessibilityHint("c")
      .accessibilityIdentifier("d")
      .accessibilityHidden(true)
      .accessibilityElement(children: .ignore)
      .accessibilityAddTraits(.isButton)
      .accessibilityRemoveTraits(.isImage)
      .accessibilityAction {}.accessibilitySortPriority(3)
      .accessibilityAction(named: "x") {}
    Text("a")
      .accessibilityValue(Text("a"))
      .accessibilityValue(text)
      .accessibilityHint(Text("a"))
      .accessibilityHint(text)
    Text("a").accessibilityAdjustableAction { _ in }
    Text("a").accessibilityInputLabels(["a"])
    Text("a").accessibility(label: Text("a"))
    Text("a").accessibilityHeading(.h1)
    Text("a").help("a").help(text)
    Text("a")
      .statusBarHidden()
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .all)
    Text("a").hoverEffect(.lift).hoverEffect()
  }

  @ViewBuilder private var part2: some View {
    Text("a")
      .onLongPressGesture(minimumDuration: 1, perform: {}, onPressingChanged: { _ in })
    Text("a")
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { print($0.translation.width) }
      )
    Text("a")
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { print($0.translation.width) }
      )
    Text("a").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
    Text("a").focusable()
    Text("a").focusSection()
    Text("a").onOpenURL { u in }
    Text("a").sensoryFeedback(.success, trigger: number)
    Text("a").sensoryFeedback(.impact(weight: .light), trigger: number)
    Text("a").sensoryFeedback(.impact, trigger: number) { o, n in n > 3 }
  }

  @ViewBuilder private var part3: some View {
    Text("a").sensoryFeedback(trigger: number) { o, n in .success }
    Text("a").textContentType(.oneTimeCode).keyboardType(.numberPad)
  }
}
