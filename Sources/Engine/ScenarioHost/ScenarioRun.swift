import FoundationShim
import Reconciler
import ScenarioTrace

/// Performs the steps of a scenario, and writes to its trace what they cause.
@MainActor
struct ScenarioRun {
  private let performer: StepPerformer
  private let trace: TraceFile

  init(_ performer: StepPerformer, trace: TraceFile) {
    self.performer = performer
    self.trace = trace
    performer.host.recorder = { trace.write($0) }
    performer.host.drawsScreen = true
    performer.host.notesPublishedReads()
    DroppedWrite.observer = { reason, state in
      guard case .property(let owner, let name) = state else {
        return trace.write(.noted(identity: 0, Note(.dropped, [reason])))
      }
      trace.write(.noted(identity: owner, Note(.dropped, [reason, name])))
    }
    FolderOfResponses.report = {
      trace.write(.noted(identity: 0, Note(.requested, [$0, $1])))
    }
    Assumption.report = { trace.write(.assumed($0.rawValue)) }
  }

  /// Performs the steps in order, until one fails.
  func perform(_ steps: [Step]) {
    var screen = ScreenNode(.screen)
    for (index, step) in steps.enumerated() {
      trace.write(.stepBegan(index: index))
      if index == 0 { Assumption.reportEarlier() }
      trace.flush()
      do {
        try performer.perform(step)
      } catch {
        trace.write(.stepEnded(index: index, consoleLength: consoleLength()))
        trace.write(.stepFailed(index: index, failure(of: error)))
        return
      }
      performer.host.noteRenewedObjects()
      writeChanges(of: &screen)
      trace.write(.stepEnded(index: index, consoleLength: consoleLength()))
      trace.flush()
    }
  }

  private func writeChanges(of screen: inout ScreenNode) {
    let current = performer.host.screen
    let changes = current.changes(since: screen)
    if !changes.isEmpty { trace.write(.screen(changes)) }
    screen = current
  }

  private func failure(of error: any Error) -> TraceEvent.StepFailure {
    switch error {
    case let failure as TraceEvent.StepFailure: failure
    case let update as EndlessUpdate: .endlessUpdate(views: update.views)
    default: .impossible("\(error)")
    }
  }
}
