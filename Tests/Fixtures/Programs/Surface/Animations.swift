// What articles write of animations and transactions, each name once.

import Combine
import SwiftUI

struct AnimationsUses: View {
  @State private var flag = false
  @State private var number = 0

  var body: some View {
    VStack {
      part1
    }
    .onAppear {
      act1()
      act2()
      act3()
      act4()
      act5()
      act6()
      act7()
      act8()
      act9()
      act10()
      act11()
      act12()
      act13()
      act14()
      act15()
      act16()
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a").animation(.easeIn, value: flag).animation(nil, value: number)
    Text("a").animation(.easeIn) { $0.opacity(0.3) }
    Text("a").transaction { $0.animation = nil }
    Text("a").transaction(value: flag) { $0.animation = nil }
    Text("a").transaction { $0.disablesAnimations = true }
    Text("a")
      .transition(.opacity)
      .transition(.slide)
      .transition(.move(edge: .top))
      .transition(.asymmetric(insertion: .scale, removal: .opacity))
      .transition(.push(from: .top))
      .transition(.scale.combined(with: .opacity))
      .transition(AnyTransition.opacity.animation(.easeIn))
    Text("a").transition(.blurReplace)
    Text("a")
      .contentTransition(.numericText())
      .contentTransition(.opacity)
      .contentTransition(.symbolEffect(.replace))
  }

  private func act1() {
    withAnimation { flag.toggle() }
  }

  private func act2() {
    withAnimation(.easeInOut(duration: 3)) { flag.toggle() }
  }

  private func act3() {
    withAnimation(.spring(response: 3, dampingFraction: 3)) { flag.toggle() }
  }

  private func act4() {
    withAnimation(nil) { flag.toggle() }
  }

  private func act5() {
    withAnimation(.spring(.bouncy)) { flag.toggle() }
  }

  private func act6() {
    withAnimation(.interactiveSpring()) { flag.toggle() }
  }

  private func act7() {
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { flag.toggle() }
  }

  private func act8() {
    withAnimation(.snappy(duration: 1, extraBounce: 0.1)) { flag.toggle() }
  }

  private func act9() {
    withAnimation(.bouncy(duration: 1)) { flag.toggle() }
  }

  private func act10() {
    withAnimation(.smooth(duration: 1)) { flag.toggle() }
  }

  private func act11() {
    withAnimation(.spring(Spring(duration: 1))) { flag.toggle() }
  }

  private func act12() {
    withAnimation(.timingCurve(0, 0, 1, 1, duration: 1)) { flag.toggle() }
  }

  private func act13() {
    withAnimation(.interpolatingSpring(stiffness: 1, damping: 1)) { flag.toggle() }
    withAnimation(.interpolatingSpring) { flag.toggle() }
    withAnimation(.interactiveSpring) { flag.toggle() }
  }

  private func act14() {
    withTransaction(Transaction(animation: .easeIn)) { flag.toggle() }
  }

  private func act15() {
    var t = Transaction()
    t.disablesAnimations = true
    t.animation = .default
    withTransaction(t) { flag.toggle() }
  }

  private func act16() {
    withTransaction(\.disablesAnimations, true) { flag.toggle() }
  }
}

extension AnyTransition {
  static var x: AnyTransition { .move(edge: .top).combined(with: .opacity) }
}

extension Animation {
  static var x: Animation { .spring(response: 3, dampingFraction: 3).delay(1) }
}
