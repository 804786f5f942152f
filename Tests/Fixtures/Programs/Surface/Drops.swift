// What articles write of drags and drops, each name once.

import SwiftUI
import UniformTypeIdentifiers

struct DropsUses: View {
  @State private var names = ["a", "b"]
  @State private var dragged: String?
  @State private var isOver = false

  var body: some View {
    ForEach(names, id: \.self) { name in
      Text(name)
        .onDrag {
          dragged = name
          return NSItemProvider(object: name as NSString)
        }
        .onDrop(of: [.text], delegate: Reorder(name: name, names: $names, dragged: $dragged))
    }
    Text("c").onDrag {
      NSItemProvider(item: "c" as NSString, typeIdentifier: "public.text")
    } preview: {
      Text("d")
    }
    Text("e").onDrop(of: [UTType.plainText, .image], isTargeted: $isOver) { providers in
      _ = providers.first?.loadObject(ofClass: NSString.self) { text, error in
        print((text as? NSString) ?? "")
      }
      _ = providers.first?.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
      providers.first?.loadItem(forTypeIdentifier: "public.text", options: nil) { item, _ in
        if let data = item as? Data { print(data.count) }
      }
      return providers.contains { $0.canLoadObject(ofClass: UIImage.self) }
    }
    Text("f").onDrop(of: ["public.text"], isTargeted: nil) { providers, location in
      location.x > 0 && !providers.isEmpty
    }
    Text("g").draggable("h") { Text("i") }
      .dropDestination(for: String.self) { items, _ in
        items.isEmpty
      } isTargeted: {
        isOver = $0
      }
  }
}

private struct Reorder: DropDelegate {
  let name: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) {
    guard let dragged, let from = names.firstIndex(of: dragged),
      let to = names.firstIndex(of: name), from != to
    else { return }
    withAnimation { names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}
