import FoundationShim

public struct VideoPlayer<VideoOverlay> {
  let player: AVPlayer?
  let overlay: VideoOverlay
}

extension VideoPlayer: View, PrimitiveView where VideoOverlay: View {
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    Assumption.media.record()
    self.init(player: player, overlay: videoOverlay())
  }

  /// Mounts what is over the video.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    VideoOverlay._makeView(view: view[\.overlay], inputs: inputs.leavingLazyContainer())
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
