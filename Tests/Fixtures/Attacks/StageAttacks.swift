// A program in place of the compiler or the linker, as if a page had taken it over.
//
// It does what its first argument says, with the folder of its products and that of its victim as the next two. If it
// is started like a compiler or linker, these are in the last line of the source. It ends with an `errno`, or 0 if it
// succeeded.

import Glibc

@_silgen_name("fork") func forked() -> Int32
@_silgen_name("syscall") func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int)
  -> Int

/// The library would read the arguments from a file that is refused.
@section(".init_array") @used
let begin: @convention(c) (CInt, UnsafePointer<UnsafePointer<CChar>?>, UnsafeRawPointer?) -> Void =
  {
    count,
    vector,
    _ in
    given = (0..<Int(count)).compactMap { vector[$0].map { String(cString: $0) } }
  }
nonisolated(unsafe) var given: [String] = []

func number(_ intel: Int, _ arm: Int) -> Int {
  #if arch(x86_64)
  intel
  #else
  arm
  #endif
}

func tell(_ result: some BinaryInteger) -> Int32 { result < 0 ? max(errno, 1) : 0 }

/// Whether a child could be made; the child leaves the group and ends, or stays for a while.
func leave(_ child: Int32, staying: UInt32 = 0) -> Int32 {
  if child == 0 {
    for signal in 1..<Int32(32) { _ = signal == SIGKILL ? nil : Glibc.signal(signal, SIG_IGN) }
    setsid()
    for descriptor in Int32(0)..<64 { close(descriptor) }
    sleep(staying)
    _exit(0)
  }
  // A child that is still in the group ends with it.
  while staying > 0, child > 0, getpgid(child) == getpgrp() { usleep(1000) }
  return tell(child)
}

func start(_ path: String) -> Int32 {
  var child = pid_t()
  let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup("nothing"), nil]
  return posix_spawn(&child, path, nil, nil, words, nil)
}

func become(_ path: String) -> Int32 {
  let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup("nothing"), nil]
  return tell(execv(path, words))
}

func read(_ path: String) -> Int32 {
  let file = open(path, O_RDONLY)
  if file < 0 { return errno }
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(file, &bytes, bytes.count)
  write(2, bytes, max(0, count))
  return tell(count)
}

func make(_ path: String, _ text: String = "made") -> Int32 {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  return file < 0 ? errno : tell(write(file, text, text.utf8.count))
}

/// Moves a file and leaves a device in its place.
func leaveDevice(_ path: String, _ moved: String) -> Int32 {
  _ = make(path)
  let whiteout = 4
  return path.withCString { path in
    moved.withCString { moved in
      let (path, moved) = (Int(bitPattern: path), Int(bitPattern: moved))
      return tell(call(number(316, 276), -100, path, -100, moved, whiteout))
    }
  }
}

func mapLow() -> Int32 {
  let page = UnsafeMutableRawPointer(bitPattern: 0x1000_0000).unsafelyUnwrapped
  let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED
  return mmap(page, 4096, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED ? errno : 0
}

/// A folder that is hard to remove, in which a link leads elsewhere.
func makeDeep(_ folder: String, _ victim: String) -> Int32 {
  _ = mkdir(folder + "/closed", 0o700)
  _ = mkdir(folder + "/closed/closed", 0)
  var path = folder
  while path.utf8.count < 3800 {
    _ = symlink(victim, path + "/link")
    _ = make(path + "/file")
    path += "/" + String(repeating: "d", count: 200)
    if mkdir(path, 0o700) != 0 { return errno }
  }
  return 0
}

/// What to do, where the products go, and the victim.
func orders() -> [String] {
  let words = given
  guard let flag = words.firstIndex(of: "-o") else { return Array(words.dropFirst()) + ["", ""] }
  let path = words[flag + 1]
  let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let file = open("scenario.swift", O_RDONLY)
  let count = read(file, &bytes, bytes.count)
  let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  let order = text.split(separator: "\n").last { $0.hasPrefix("// attack ") } ?? ""
  let last = order.split(separator: " ").dropFirst(2).map(String.init)
  return [last.first ?? "", folder, last.last ?? ""]
}

nonisolated(unsafe) var arguments = (0, 0, 0, 0, 0, 0, 0, 0)

@main enum Attack {
  static func main() {
    let own = given[0]
    let words = orders()
    let attack = words[0]
    let output = words[1]
    let victim = words[2]
    let secret = victim + "/secret.txt"

    let result: Int32 =
      switch attack {
      case "nothing": 0
      // Processes.
      case "fork": leave(forked())
      case "fork-call": leave(Int32(call(number(57, 220), number(0, 17), 0, 0, 0, 0)))
      case "clone": leave(Int32(call(number(56, 220), 17, 0, 0, 0, 0)))
      case "clone3":
        withUnsafeMutableBytes(of: &arguments) { bytes in
          bytes.storeBytes(of: 17, toByteOffset: 32, as: UInt64.self)
          return leave(Int32(call(435, Int(bitPattern: bytes.baseAddress), 64, 0, 0, 0)))
        }
      case "survive": leave(forked(), staying: 60)
      case "spawn-itself": start(own)
      case "become-itself": become(own)
      case "become-other": become("/bin/true")
      case "low-memory": mapLow()
      case "join-group": tell(setpgid(0, getpgid(getppid())))
      case "clock":
        {
          var time = timespec()
          return tell(clock_gettime((~getppid() << 3) | 2, &time))
        }()
      case "processors":
        {
          var processors = [Int](repeating: 0, count: 128)
          return processors.withUnsafeMutableBytes { bytes in
            let address = Int(bitPattern: bytes.baseAddress)
            return tell(call(number(204, 123), Int(getppid()), bytes.count, address, 0, 0))
          }
        }()
      case "signal": tell(kill(getppid(), 0))
      case "socket": tell(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
      case "change-folder": tell(chdir("/"))
      case "ignore-signals":
        {
          for signal in 1..<Int32(32) { Glibc.signal(signal, SIG_IGN) }
          while true {}
        }()
      // Files.
      case "read": read(secret)
      case "read-password": read("/etc/passwd")
      case "read-environment": read("/proc/self/environ")
      case "open-without-rights": tell(open(secret, O_WRONLY | O_RDWR))
      case "list": opendir(victim) == nil ? errno : 0
      case "make": make(victim + "/new.txt")
      case "make-folder": tell(mkdir(victim + "/new", 0o700))
      case "overwrite": make(secret, "changed")
      case "truncate": tell(truncate(secret, 0))
      case "remove": tell(unlink(secret))
      case "move": tell(rename(secret, victim + "/moved.txt"))
      case "change-input": make("scenario.swift")
      case "link": tell(symlink(victim, output + "/product"))
      case "hard-link": tell(link("scenario.swift", output + "/product"))
      case "pipe": tell(mkfifo(output + "/product", 0o600))
      case "set-user": tell(open(output + "/product", O_WRONLY | O_CREAT, 0o4700))
      case "leave-device": leaveDevice(output + "/product", output + "/moved")
      // Its products.
      case "make-product": make(output + "/product")
      case "make-deep": makeDeep(output, victim)
      default: 99
      }

    if given.contains("-o") {
      fputs("scenario.swift:1:1: error: result \(result)\n", stderr)
    }
    exit(result)
  }
}
