// What articles write of values that outlive views, each name once.

import Combine
import SwiftUI

struct StorageUses: View {
  var body: some View {
    VStack {
      Text("uses")
    }
  }
}

enum Th: String { case a }
struct AS: View {
  @AppStorage("a") var a = 0
  @AppStorage("b") var b: String?
  @AppStorage("c") var c: Data?
  @AppStorage("d") var d: URL = URL(filePath: "/a")
  @AppStorage("e", store: UserDefaults(suiteName: "x")) var e = ""
  @AppStorage("f") var f: Th = .a
  @AppStorage("g") var g: Double?
  @AppStorage("h") var h = Data()
  @AppStorage("i") var i: Int?
  @AppStorage("j") var j: Bool?
  var body: some View { Toggle("", isOn: Binding($j) ?? .constant(false)) }
}

struct AS2: View {
  @AppStorage("k") var k: Th?
  @AppStorage("l") var l = Date()
  @AppStorage("m") var m = [1].description
  var body: some View { Text("") }
}

struct SS: View {
  @SceneStorage("a") var a = 0
  @SceneStorage("b") var b: String?
  @SceneStorage("c") var c: Th = .a
  @SceneStorage("d") var d: Data?
  @SceneStorage("e") var e: Int?
  var body: some View { Text("") }
}

enum Keys { static let a = "a" }
struct AS4: View {
  @AppStorage(Keys.a) private var a: Bool = false
  var body: some View { Toggle("", isOn: $a) }
}
