// What articles write of ObservableObject and its publishers, each name once.

import Combine
import SwiftUI

struct ObservableObjectsUses: View {
  @StateObject private var object = Store()

  var body: some View {
    VStack {
      Text("uses")
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
      act18()
      act19()
      act20()
      act21()
      act22()
      act23()
      act24()
    }
  }

  private func act1() {
    object.objectWillChange.send()
  }

  private func act2() {
    Publishers.Merge(object.$name, object.$name).sink { _ in }.cancel()
  }

  private func act3() {
    Publishers.Zip(object.$name, object.$on).sink { _ in }.cancel()
  }

  private func act4() {
    object.$name.zip(object.$on).sink { _ in }.cancel()
  }

  private func act5() {
    object.$name.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { _ in }.cancel()
  }

  private func act6() {
    object.$name.map { Just($0) }.switchToLatest().sink { _ in }.cancel()
  }

  private func act7() {
    object.$name.removeDuplicates(by: ==).dropFirst().sink { _ in }.cancel()
  }

  private func act8() {
    object.$name.map(\.count).sink { _ in }.cancel()
  }

  private func act9() {
    object.$name.first().sink { _ in }.cancel()
  }

  private func act10() {
    object.$name.prefix(2).sink { _ in }.cancel()
  }

  private func act11() {
    object.$name.collect().sink { _ in }.cancel()
  }

  private func act12() {
    object.$name.eraseToAnyPublisher().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .cancel()
  }

  private func act13() {
    object.$name.map { $0.isEmpty }.assign(to: \.on, on: object).cancel()
  }

  private func act14() {
    object.$name.tryMap { $0 }.replaceError(with: "").catch { _ in Just("") }.sink { _ in }.cancel()
  }

  private func act15() {
    Future<Int, Never> { promise in promise(.success(1)) }.sink { _ in }.cancel()
  }

  private func act16() {
    Deferred { Just(1) }.sink { _ in }.cancel()
  }

  private func act17() {
    Empty<Int, Never>().sink { _ in }.cancel()
  }

  private func act18() {
    Fail<Int, Problem>(error: .bad).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .cancel()
  }

  private func act19() {
    Just(1).setFailureType(to: Problem.self).mapError { $0 as Error }.sink(
      receiveCompletion: { _ in },
      receiveValue: { _ in }
    ).cancel()
  }

  private func act20() {
    [1, 2].publisher.sink { print($0) }.cancel()
  }

  private func act21() {
    Just(1).delay(for: .seconds(1), scheduler: RunLoop.main).sink { _ in }.cancel()
  }

  private func act22() {
    Timer.publish(every: 1, on: .main, in: .default).autoconnect().sink { _ in }.cancel()
  }

  private func act23() {
    let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    t.invalidate()
  }

  private func act24() {
    CurrentValueSubject<Int, Never>(1).send(2)
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

enum Problem: LocalizedError {
  case bad
  var errorDescription: String? { "bad" }
}

final class Store: ObservableObject {
  @Published var name = ""
  @Published var on = false
  @Published var items: [Item] = []
}

final class O1: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var a = 0 { willSet { objectWillChange.send() } }
}

final class O2: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var a = 0 { willSet { objectWillChange.send() } }
}

final class O3: ObservableObject {
  @Published var a = 0
  @Published private(set) var b: [Int] = []
  private var c = Set<AnyCancellable>()
  init() {
    $a.map { $0 * 2 }.assign(to: &$e)
    $a.sink { [weak self] v in self?.b.append(v) }.store(in: &c)
    Publishers.CombineLatest($a, $b).map { $0 + $1.count }.receive(on: DispatchQueue.main).sink {
      _ in
    }.store(in: &c)
  }
  @Published var e = 0
}

struct OV: View {
  @ObservedObject var o: Store
  @StateObject private var s: Store
  init(o: Store) {
    self.o = o
    _s = StateObject(wrappedValue: Store())
  }
  var body: some View {
    TextField("", text: $o.name)
    Toggle("a", isOn: $s.on)
  }
}

struct OV2: View {
  @ObservedObject private var o: Store
  init(o: Store) { _o = ObservedObject(wrappedValue: o) }
  init() { _o = .init(initialValue: Store()) }
  var body: some View {
    Text(o.name).onReceive(o.$name) { print($0) }.onReceive(o.objectWillChange) { _ in }
  }
}
