public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}
