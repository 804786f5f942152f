import Glibc
import Reconciler
import ScenarioTrace

/// The main program of a scenario: mounts the root view, performs the steps, reports the trace.
@MainActor
public enum ScenarioProgram {
  /// Runs the scenario, out of several, that the command line selects.
  ///
  /// - Parameter programs: One closure per scenario.
  public static func run(_ programs: [@MainActor () -> Void]) {
    do {
      let arguments = try ProgramArguments(ProgramStart.arguments)
      guard let program = arguments.program, programs.indices.contains(program) else {
        throw ArgumentProblem.missingValue("--program")
      }
      programs[program]()
    } catch {
      fail(error)
    }
  }

  /// Runs the scenario according to its command line, and exits.
  ///
  /// - Parameters:
  ///   - root: Creates the root view; called once, when the view is presented.
  ///   - steps: The scenario's own steps, by name; read only when the trace is open, because this runs the
  ///     scenario's code.
  public static func run<Root: View>(
    @ViewBuilder root: () -> Root,
    steps: @autoclosure () -> [String: @MainActor () -> Void] = [:]
  ) -> Never {
    run(steps: steps) { ViewRoot(view: root()) }
  }

  /// Runs an app according to the command line, and exits.
  ///
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - steps: The scenario's own steps, by name.
  public static func run<Program: App>(
    app: Program.Type,
    steps: @autoclosure () -> [String: @MainActor () -> Void] = [:]
  ) -> Never {
    run(steps: steps) { AppRoot(app: Program()) }
  }

  private static func run(
    steps: () -> [String: @MainActor () -> Void],
    root: () -> any ProgramRoot
  ) -> Never {
    do {
      let arguments = try ProgramArguments(ProgramStart.arguments)
      let trace = try TraceFile(ProgramStart.takeRatchet())
      Profile.current = arguments.profile
      var versions: Set<Profile.Version> = []
      Profile.reportDependency = { version in
        if versions.insert(version).inserted { trace.write(.dependsOnVersion(version.rawValue)) }
      }
      VirtualExecutor.install()
      let performer = StepPerformer(root: root(), ownSteps: steps())
      ScenarioRun(performer, trace: trace).perform(arguments.steps)
      trace.write(.finished)
      trace.flush()
      exit(0)
    } catch {
      fail(error)
    }
  }

  private static func fail(_ error: any Error) -> Never {
    fputs("\(error)\n", stderr)
    exit(2)
  }
}

/// What a scenario shows: a view, or an app.
@MainActor
protocol ProgramRoot {
  func present(in host: ViewHost) throws
}

private struct ViewRoot<Content: View>: ProgramRoot {
  let view: Content
  func present(in host: ViewHost) throws { try host.present(view) }
}

struct AppRoot<Program: App>: ProgramRoot {
  let app: Program
  func present(in host: ViewHost) throws { try host.present(app: app) }
}

/// The arguments of a scenario after `--scenario`: `[--program N] [--profile P] [--step TEXT]…`.
struct ProgramArguments {
  /// The index of the scenario to run, if the executable contains several.
  private(set) var program: Int?
  private(set) var profile = Profile()
  private(set) var steps: [Step] = []

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw ArgumentProblem.missingValue(name) }
      switch name {
      case "--program": program = Int(value)
      case "--profile": profile = try Self.profile(named: value)
      case "--step": steps.append(try Step(parsing: value))
      default: throw ArgumentProblem.unknown(name)
      }
    }
  }

  private static func profile(named name: String) throws -> Profile {
    guard let version = Profile.Version(rawValue: name) else { throw ArgumentProblem.unknown(name) }
    return Profile(version)
  }
}

enum ArgumentProblem: Error {
  case missingValue(String)
  case unknown(String)
  /// Descriptor 3 is not open: the program was not started by `bodycheck`.
  case noTrace
}
