// What articles write of appearance and tasks, each name once.

import Combine
import SwiftUI

struct AppearanceUses: View {
  @State private var number = 0
  @State private var value = 0.5
  @State private var date = Date()

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
      act17()
    }
  }

  @ViewBuilder private var part1: some View {
    Text("a")
      .onAppear { number += 1 }.onDisappear { number -= 1 }.onAppear(perform: {})
    Text("a").task { await Task.yield() }
    Text("a").task(id: number) { try? await Task.sleep(nanoseconds: 1) }
    Text("a").task(priority: .background) {}
    Text("a").task(id: number, priority: .high) {}
  }

  private func act1() {
    Task.detached { await MainActor.run {} }
  }

  private func act2() {
    Task { @MainActor in number += 1 }
  }

  private func act3() {
    DispatchQueue.main.async { number += 1 }
  }

  private func act4() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { number += 1 }
  }

  private func act5() {
    DispatchQueue.global(qos: .background).async { DispatchQueue.main.async { number += 1 } }
  }

  private func act6() {
    Task {
      try await Task.sleep(for: .seconds(1), tolerance: .zero)
      try Task.checkCancellation()
    }
  }

  private func act7() {
    Task {
      async let a = Task.sleep(for: .seconds(1))
      try await a
    }
  }

  private func act8() {
    Task { await withTaskGroup(of: Int.self) { g in g.addTask { 1 } } }
  }

  private func act9() {
    _ = UUID().uuidString
    _ = Date.now.timeIntervalSince1970
    _ = Date().addingTimeInterval(3)
  }

  private func act10() {
    UserDefaults.standard.set(1, forKey: "a")
    _ = UserDefaults.standard.integer(forKey: "a")
    _ = UserDefaults.standard.double(forKey: "a")
    _ = UserDefaults.standard.array(forKey: "a")
    _ = UserDefaults.standard.data(forKey: "a")
    UserDefaults.standard.register(defaults: ["a": 1])
    _ = UserDefaults.standard.stringArray(forKey: "a")
  }

  private func act11() {
    NotificationCenter.default.post(name: .init("a"), object: nil)
  }

  private func act12() {
    _ = CFAbsoluteTimeGetCurrent()
  }

  private func act13() {
    _ = String(format: "%.1f %@", 1.0, "a")
    _ = NSLocalizedString("a", comment: "")
  }

  private func act14() {
    _ = Calendar.current.startOfDay(for: date)
    _ = Calendar.current.dateComponents([.day], from: date)
    _ = date.formatted(.dateTime.month())
    _ = date.formatted(date: .long, time: .omitted)
  }

  private func act15() {
    _ =
      sin(value) + pow(2, 3) + Double.random(in: 0...1) + sqrt(2) + abs(-1) + floor(value)
      + round(1.2)
  }

  private func act16() {
    _ = arc4random()
  }

  private func act17() {
    _ = FileManager.default
  }
}
