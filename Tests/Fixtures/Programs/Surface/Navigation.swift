// What articles write of navigation and bars, each name once.

import Combine
import SwiftUI

struct NavigationUses: View {
  @State private var flag = false
  @State private var text = ""
  @State private var item: Item?
  @State private var sel: Int?
  @State private var path: [Int] = []
  @State private var place = Place.home
  @Namespace private var space

  enum Place { case home, away }

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
    }
    .onAppear {
      act1()
    }
  }

  @ViewBuilder private var part1: some View {
    NavigationStack { Text("a") }
    NavigationStack(path: $path) {
      Text("a")
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    NavigationLink("a", destination: Child())
    NavigationLink("a") { Child() }
    NavigationLink {
      Child()
    } label: {
      Text("a")
    }
    NavigationLink(destination: Child()) { Text("a") }
    NavigationLink("a", value: 3)
    NavigationLink(value: 3) { Text("a") }
    NavigationLink(destination: Child(), isActive: $flag) { Text("a") }
    NavigationLink(destination: Child(), tag: 1, selection: $sel) { Text("a") }
  }

  @ViewBuilder private var part2: some View {
    NavigationLink(isActive: $flag) {
      Child()
    } label: {
      Text("a")
    }
    NavigationLink(value: 3) { Text("a") }.isDetailLink(false)
    Text("a").navigationDestination(isPresented: $flag) { Child() }
    Text("a").navigationDestination(item: $item) { Row(item: $0) }
    NavigationView { Text("a") }.navigationViewStyle(StackNavigationViewStyle())
    Text("a")
      .navigationTitle("a")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarHidden(true)
      .toolbar { Button("a") {} }
    Text("a").navigationTitle($text)
    Text("a").navigationTitle(Text("a"))
    Text("a").navigationSubtitle("a")
    Text("a").navigationBarTitle(Text("a"), displayMode: .inline)
  }

  @ViewBuilder private var part3: some View {
    Text("a").navigationBarItems(leading: Text("a"), trailing: Text("b"))
    Text("a").navigationBarItems(leading: Text("a"))
    Text("a")
      .toolbar {
        ToolbarItem(placement: .principal) { Text("a") }
        ToolbarItem { Text("b") }
      }
    Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Text("a") } }
    Text("a")
      .toolbar { if flag { ToolbarItem(placement: .principal) { Text("a") } } }
    Text("a")
      .toolbar(.hidden)
      .toolbar(.hidden, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    Text("a").toolbarRole(.editor).toolbarTitleDisplayMode(.large)
    Text("a").toolbar { ToolbarSpacer(.fixed) }
    Text("a").toolbarVisibility(.hidden, for: .tabBar)
  }

  @ViewBuilder private var part4: some View {
    Text("a").matchedTransitionSource(id: 1, in: space)
    Text("a").navigationTransition(.zoom(sourceID: 1, in: space))
    Text("a").navigationTransition(.automatic)
    TabView(selection: $place) {
      Tab("a", systemImage: "b", value: .home) { Text("a") }.badge(3)
      if flag { Tab("a", systemImage: "b", value: .away) { Text("a") }.badge("new") }
    }
  }

  private func act1() {
    path.append(1)
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var done = false
}

struct Row: View {
  var item: Item
  var body: some View { Text(item.name) }
}

struct Child: View {
  var body: some View { Text("c") }
}
