/// The modules that `canImport` can be sure of for an iPhone.
enum SystemModules {
  /// Modules of the iPhone's SDK and of Swift.
  static let ofPhones: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit",
    "AppIntents", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreText", "CoreTransferable",
    "CryptoKit", "Darwin", "DeviceActivity", "Dispatch", "EventKit", "EventKitUI",
    "FamilyControls", "Foundation", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents", "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NetworkExtension", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "RegexBuilder",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "ShazamKit", "SoundAnalysis", "Speech",
    "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
    "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit",
    "WidgetKit", "XCTest", "os",
  ]

  /// Modules that no iPhone has.
  static let elsewhere: Set<String> = [
    "Android", "AppKit", "Bionic", "Carbon", "Cocoa", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "SwiftGlibc", "TVUIKit", "WASILibc",
    "WinSDK", "ucrt",
  ]
}
