// The part of XCTest that the test of a suite uses, with the engine's elements in place of a device's.

import Foundation
import ScenarioHost
import ScenarioTrace
import SwiftUI

/// The app that is operated.
@MainActor package enum Operated {
  /// Starts the app.
  package static var start: () -> StepPerformer = { fatalError("no app was given") }
  fileprivate static var performer: StepPerformer?
  /// The field that was tapped last, and what was swiped or looked for.
  fileprivate static var (focused, swiped): (StepLabel?, StepLabel?)
  fileprivate static var sought = ""

  fileprivate static func perform(_ step: Step) {
    do {
      try performer?.perform(step)
    } catch {
      XCTFail("'\(step)': \(error)")
    }
  }

  /// Performs the first step that the element takes.
  fileprivate static func perform(firstOf steps: [(StepLabel) -> Step], on label: StepLabel) {
    var problem: (any Error)?
    for step in steps {
      do {
        try performer?.perform(step(label))
        return
      } catch TraceEvent.StepFailure.ambiguousLabel where label.number == nil {
        return perform(firstOf: steps, on: StepLabel(label.text, row: label.row, number: 1))
      } catch {
        problem = problem ?? error
      }
    }
    XCTFail("'\(label)': \(problem.map { "\($0)" } ?? "")")
  }

  fileprivate static func shows(_ label: String) -> Bool {
    guard let root = performer?.host.rootElement else { return false }
    if root.shows(label) { return true }
    do {
      _ = try root.reacting(to: label) { _ in true }
      return true
    } catch {
      if case .ambiguous = error as? ElementProblem { return true }
      return false
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
package func XCTFail(_ message: String) { print("XCTFail: \(message)") }

package struct XCTSkip: Error {
  package init(_ message: String) {}
}

@MainActor open class XCTestCase {
  package init() {}
  package func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }
}

package struct XCTestExpectation {}

@MainActor package enum XCTWaiter {
  package static func wait(for expectations: [XCTestExpectation], timeout: Double) -> Bool {
    Operated.perform(.wait(seconds: timeout))
    return false
  }
}

@MainActor package final class XCUIDevice {
  package static let shared = XCUIDevice()
  package enum Appearance: String { case light, dark }
  package var appearance = Appearance.light {
    didSet { Operated.perform(.environment(key: "colorScheme", value: appearance.rawValue)) }
  }
}

@MainActor package class XCUIElement {
  package enum ElementType {
    case any, button, `switch`, link, cell, radioButton, menuItem, textField, secureTextField,
      searchField, textView
    case staticText
  }

  fileprivate let step: StepLabel
  fileprivate let kind: ElementType

  fileprivate init(_ step: StepLabel, _ kind: ElementType) { (self.step, self.kind) = (step, kind) }

  package var exists: Bool {
    if step.text == "Delete", Operated.swiped != nil { return true }
    Operated.sought = step.text
    return Operated.shows(step.text)
  }
  package var firstMatch: XCUIElement { self }
  package var isHittable: Bool { exists }
  package func waitForExistence(timeout: Double) -> Bool { exists }
  /// What the panel shows: the only label that is read.
  package var label: String {
    let texts = Operated.performer?.host.rootElement.texts ?? []
    return texts.last { $0.hasPrefix("os: ") || $0.hasPrefix("count ") || $0.hasPrefix("printed ") }
      ?? ""
  }
  package var cells: XCUIElementQuery { descendants(matching: .cell) }
  package var buttons: XCUIElementQuery { descendants(matching: .button) }
  package var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }

  package func descendants(matching kind: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(step, kind)
  }

  package func tap() {
    if let row = Operated.swiped {
      Operated.swiped = nil
      return Operated.perform(firstOf: [Step.delete], on: row)
    }
    switch kind {
    case .textField, .secureTextField, .searchField, .textView: Operated.focused = step
    case .switch: Operated.perform(firstOf: [Step.toggle, Step.tap], on: step)
    default: Operated.perform(firstOf: [Step.tap, Step.select, Step.open, Step.toggle], on: step)
    }
  }

  package func typeText(_ text: String) {
    guard let field = Operated.focused else { return XCTFail("no field has the focus") }
    let step: (StepLabel) -> Step = text == "\n" ? Step.submit : { .type(text, into: $0) }
    Operated.perform(firstOf: [step], on: field)
  }

  package func press(forDuration: Double) { Operated.perform(firstOf: [Step.hold], on: step) }
  package func press(forDuration: Double, thenDragTo other: XCUIElement) {
    Operated.perform(firstOf: [{ .drop($0, onto: other.step) }], on: step)
  }
  package func pinch(withScale scale: Double, velocity: Double) {
    Operated.perform(firstOf: [{ .pinch($0, scale: scale) }], on: step)
  }
  package func rotate(_ radians: Double, withVelocity: Double) {
    Operated.perform(firstOf: [{ .rotate($0, degrees: radians * 180 / .pi) }], on: step)
  }
  package func coordinate(withNormalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, offset: CGVector(dx: 0, dy: 0))
  }
  package func swipeLeft() { Operated.swiped = step }
  package func swipeUp() { Operated.perform(.scroll(to: Operated.sought)) }
  package func swipeDown() { Operated.perform(.dismiss) }
}

@MainActor package struct XCUICoordinate {
  fileprivate let element: XCUIElement
  fileprivate let offset: CGVector

  package func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: element, offset: offset)
  }
  package func press(forDuration: Double, thenDragTo end: XCUICoordinate) {
    let (x, y) = (end.offset.dx, end.offset.dy)
    Operated.perform(firstOf: [{ .drag($0, x: x, y: y) }], on: element.step)
  }
}

@MainActor package struct XCUIElementQuery {
  fileprivate let step: StepLabel
  fileprivate let kind: XCUIElement.ElementType

  fileprivate init(_ step: StepLabel, _ kind: XCUIElement.ElementType) {
    (self.step, self.kind) = (step, kind)
  }

  package subscript(label: String) -> XCUIElement { matching(identifier: label).firstMatch }
  package var firstMatch: XCUIElement { XCUIElement(step, kind) }
  package func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(StepLabel(identifier, row: step.row), kind)
  }
  package func containing(_ kind: XCUIElement.ElementType, identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(StepLabel("", row: identifier), self.kind)
  }
  package func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(StepLabel(step.text, row: step.row, number: index == 0 ? nil : index + 1), kind)
  }
}

@MainActor package final class XCUIApplication: XCUIElement {
  package var launchArguments: [String] = []

  package init() { super.init(StepLabel(""), .any) }

  package func launch() {
    for (key, value) in zip(launchArguments, launchArguments.dropFirst()) where key.hasPrefix("-") {
      UserDefaults.standard.set(value, forKey: String(key.dropFirst()))
    }
    Operated.performer = Operated.start()
    Operated.perform(.present(hostPasses: 0))
  }
}
