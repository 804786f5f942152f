import FuzzSurfaces

/// What libFuzzer calls with each input: its first byte chooses the surface.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let surface = Surface.allCases[Int(first) % Surface.allCases.count]
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  if let broken = surface.brokenPromise(for: text) { fatalError("\(surface): \(broken)") }
  return 0
}
