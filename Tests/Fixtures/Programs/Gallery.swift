import Combine
import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String
  var liked = false
}

@MainActor @Observable
final class Library {
  var photos: [Photo] = (0..<30).map { Photo(id: $0, title: "Photo \($0)") }
  var selected: Photo?
  @ObservationIgnored private var task: Task<Void, Never>?
  func refresh() async throws {
    try await Task.sleep(for: .seconds(1))
    photos.shuffle()
  }
  func like(_ photo: Photo) {
    guard let index = photos.firstIndex(of: photo) else { return }
    photos[index].liked.toggle()
  }
}

struct GalleryView: View {
  @State private var library = Library()
  @State private var showConfirmation = false
  @State private var error: String?
  @State private var path = NavigationPath()
  @State private var tab = 0
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 8)]
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 8, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(library.photos) { photo in
                PhotoCell(photo: photo) { library.like(photo) }
                  .onTapGesture { library.selected = photo }
                  .id(photo.id)
              }
            } header: {
              Text("Photos").font(.headline)
            }
          }
          .padding(.horizontal)
        }
        .navigationTitle("Gallery")
        .navigationDestination(for: Photo.self) { PhotoCell(photo: $0) {} }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Menu("Sort", systemImage: "arrow.up.arrow.down") {
              Button("Shuffle") { withAnimation(.spring()) { library.photos.shuffle() } }
            }
          }
        }
      }
      .tabItem { Label("Gallery", systemImage: "photo") }
      .tag(0)
      SettingsView().tabItem { Label("Settings", systemImage: "gear") }.tag(1)
    }
    .sheet(item: $library.selected, onDismiss: { print("closed") }) { photo in
      PhotoCell(photo: photo) {}.presentationDetents([.medium, .large])
    }
    .confirmationDialog("Delete?", isPresented: $showConfirmation, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .alert("Error", isPresented: .constant(error != nil), presenting: error) { _ in
      Button("OK") { error = nil }
    } message: {
      Text($0)
    }
    .onChange(of: phase) { if phase == .background { print("bye") } }
    .onReceive(timer) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: .refresh)) { _ in
      Task { try? await library.refresh() }
    }
    .task(id: tab) { do { try await library.refresh() } catch { print(error) } }
    .environment(library)
  }
}

extension Notification.Name { static let refresh = Notification.Name("refresh") }

struct PhotoCell: View {
  let photo: Photo
  var onLike: () -> Void
  @State private var isPressed = false
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.gray.aspectRatio(1, contentMode: .fit)
      AsyncImageLike(url: URL(string: "https://example.org/\(photo.id)"))
      Button(action: onLike) {
        Image(systemName: photo.liked ? "heart.fill" : "heart")
          .foregroundStyle(photo.liked ? .red : .white)
          .imageScale(.large)
      }
      .buttonStyle(BounceStyle())
      .padding(6)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .scaleEffect(isPressed ? 0.95 : 1)
    .animation(.easeInOut(duration: 0.2).delay(0.1), value: isPressed)
    .accessibilityElement(children: .combine)
    .accessibilityLabel(photo.title)
  }
}

struct AsyncImageLike: View {
  let url: URL?
  var body: some View { EmptyView() }
}

struct BounceStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.8 : 1)
      .animation(.spring(response: 0.3), value: configuration.isPressed)
  }
}

struct SettingsView: View {
  @AppStorage("username") private var name = "Ada"
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("theme") private var theme: Theme = .system
  @Environment(\.dismiss) private var dismiss
  enum Theme: String, CaseIterable { case system, light, dark }
  @State private var date = Date.now
  @State private var height: CGFloat = 0
  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: Text("Your name"))
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle(isOn: .constant(true)) { Label("On", systemImage: "power") }
      Stepper(value: $volume, in: 0...1, step: 0.1) { Text("\(volume, format: .percent)") }
      Stepper("Up") {
        volume += 0.1
      } onDecrement: {
        volume -= 0.1
      }
      ProgressView("Loading", value: 0.3, total: 1.0)
      ProgressView().progressViewStyle(.circular)
      Text(date.formatted(date: .abbreviated, time: .shortened))
      Button("Cancel", systemImage: "xmark", role: .cancel) { dismiss() }
    }
    .formStyle(.grouped)
    .background(GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } })
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      print($0)
    }
    .listRowSpacing(4)
    .interactiveDismissDisabled()
    .onDisappear { print("x") }
    .dynamicTypeSize(.large)
    .environment(\.locale, Locale(identifier: "de"))
  }
}
