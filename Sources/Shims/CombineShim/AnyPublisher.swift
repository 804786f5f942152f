/// A type-erased publisher; each one is a new publisher (MOD-10).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: AnyPublisherBox<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = PublisherBox(publisher)
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

private class AnyPublisherBox<Output, Failure: Error> {
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {}
}

private final class PublisherBox<P: Publisher>: AnyPublisherBox<P.Output, P.Failure> {
  private let publisher: P
  init(_ publisher: P) { self.publisher = publisher }

  override func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    publisher.receive(subscriber: subscriber)
  }
}
