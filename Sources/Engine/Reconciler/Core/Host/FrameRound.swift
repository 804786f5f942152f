/// A round of updates and actions in a frame.
struct FrameRound: Equatable {
  var frame = 0
  var round = 0
}
