import Diagnostics
import Guidelines

extension ScenarioTask { func findings(for outcome: ScenarioOutcome) -> [Diagnostic] { [] } }
