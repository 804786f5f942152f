import TestSupport
import Testing

@testable import CLI

/// API of other frameworks that does nothing, under assumptions that each result names.
@Suite(.runsScenarios) struct `Placeholders of other frameworks` {
  private static let code = """
    import SwiftUI
    import AVFoundation
    import AVKit
    import WebKit
    import LocalAuthentication
    import CoreLocation
    import UserNotifications

    struct Web: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
    }

    final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
      private let manager = CLLocationManager()
      @Published var place: CLLocationCoordinate2D?
      override init() {
        super.init()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
      }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        place = locations.last?.coordinate
      }
    }

    struct Screen: View {
      @StateObject private var locator = Locator()
      @State private var player: AVAudioPlayer?
      @State private var isOpen = false
      @State private var allowed = false
      var body: some View {
        VStack {
          Text(isOpen ? "open" : "locked")
          Text(allowed ? "allowed" : "silent")
          Button("Play") {
            player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "a.mp3"))
            player?.play()
          }
          Button("Unlock") {
            let context = LAContext()
            var error: NSError?
            if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) {
              context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "r") { done, _ in
                DispatchQueue.main.async { isOpen = done }
              }
            }
          }
          Button("Key") {
            let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
            var item: CFTypeRef?
            print("status", SecItemCopyMatching(query as CFDictionary, &item))
          }
          Button("Notify") {
            Task { allowed = (try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])) ?? false }
          }
          VideoPlayer(player: AVPlayer(url: URL(string: "https://a.b")!)) { Overlay() }
          Web(url: URL(string: "https://a.b")!)
        }
      }
    }
    struct Overlay: View { var body: some View { Text("over") } }

    """

  @Test func `keep a program running, and name what is assumed`() throws {
    let program = try TestProgram(["App.swift": Self.code])
    let result = program.run(
      "run",
      "App.swift",
      "--root",
      "Screen",
      "--strict",
      "--step",
      "tap \"Play\"",
      "--step",
      "tap \"Unlock\"",
      "--step",
      "tap \"Notify\"",
      "--step",
      "tap \"Key\""
    )
    #expect(result.code == .success, "\(result.output)")
    #expect(
      result.output.contains("tap \"Play\"          0       0            0"),
      "\(result.output)"
    )
    #expect(result.output.contains("tap \"Unlock\"        0       1            0"))
    #expect(result.output.contains("tap \"Notify\"        0       1            0"))
    #expect(result.output.contains("status -25300"))
    for assumption in [
      "nothing plays", "the device has Face ID", "no location is known",
      "notifications are allowed",
      "web pages do not load", "the keychain is empty",
    ] {
      #expect(result.output.contains("assumed: \(assumption)"), "\(assumption)")
    }
    #expect(!result.output.contains("is missing"))
  }
}
