import CLI

/// The program.
@main enum Bodycheck {
  static func main() { Program.main() }
}
