// What real programs use of Foundation, each name once.

import Combine
import Foundation
import SwiftUI
import os

struct FoundationsUses: View {
  @StateObject private var loader = Loader()
  @State private var text = ""

  var body: some View {
    VStack {
      Text(Samples.texts.joined(separator: ", "))
      Text(loader.state)
      TextField("Amount", value: .constant(3.5), formatter: NumberFormatter())
    }
    .onAppear { loader.load() }
    .task { text = await Samples.fetched() }
  }
}

final class Loader: NSObject, ObservableObject {
  @Published var state = "loading"
  private var subscriptions: Set<AnyCancellable> = []
  private let log = Logger(subsystem: "Programs", category: "Loader")

  func load() {
    log.info("loading \(self.state, privacy: .public)")
    guard let url = URL(string: "https://example.com/a.json") else { return }
    URLSession.shared.dataTask(with: URLRequest(url: url)) { data, response, error in
      DispatchQueue.main.async { self.state = error?.localizedDescription ?? "there" }
    }.resume()
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .receive(on: DispatchQueue.main)
      .sink { _ in }
      .store(in: &subscriptions)
  }
}

enum Samples {
  static func fetched() async -> String {
    do {
      // swift-format-ignore: NeverForceUnwrap
      let url = URL(string: "https://example.com")!
      return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
    } catch let error as URLError where error.code == .notConnectedToInternet {
      return "offline"
    } catch {
      return "failed"
    }
  }

  static var texts: [String] {
    let dates = DateFormatter()
    dates.dateFormat = "yyyy-MM-dd"
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let file = folder.appendingPathComponent("notes.txt")
    try? "note".write(to: file, atomically: true, encoding: .utf8)
    let group = DispatchGroup()
    group.enter()
    group.leave()
    let lock = NSLock()
    lock.lock()
    lock.unlock()
    let cache = NSCache<NSString, NSNumber>()
    cache.setObject(3, forKey: "a")
    Thread.sleep(forTimeInterval: 0.1)
    return [
      dates.string(from: Date()), numbers.string(from: 1_234.5) ?? "",
      ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0)),
      (try? String(contentsOf: file, encoding: .utf8)) ?? "none",
      Bundle.main.bundleIdentifier ?? "", "\(IndexSet([2, 1]).last ?? 0)",
      String(localized: "New", comment: "A button"), String(format: "%02d %@", 7, "seven"),
      NSLocalizedString("key", comment: ""), "a,b".components(separatedBy: ",")[1],
      " a ".trimmingCharacters(in: .whitespaces), "\(NSRange(location: 0, length: 1).length)",
      String(describing: try? AttributedString(markdown: "**bold**").characters.count),
      "\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)",
    ]
  }
}
