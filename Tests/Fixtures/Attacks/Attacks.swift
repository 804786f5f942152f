import Glibc
import ScenarioTrace
import SwiftUI

@_silgen_name("fork") func forked() -> Int32
@_silgen_name("syscall") func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int)
  -> Int

/// Before `main`, and before the engine if that were slow: the key, as many bytes as are left of it.
@section(".init_array") @used
let early: @convention(c) () -> Void = {
  var key = (0, 0)
  stolen = withUnsafeMutableBytes(of: &key) { read(0, $0.baseAddress, $0.count) }
}
nonisolated(unsafe) var stolen = -1

struct Screen: View {
  var body: some View { Text("attack") }
}

/// The `errno` of an attack, or 0 for success; `scripts/test-attacks` has another way to say it.
func tell(_ code: Int) { print(code) }

func say(_ result: some BinaryInteger) { tell(result < 0 ? Int(errno) : 0) }

func call(_ number: Int, _ arguments: Int...) -> Int {
  let all = arguments + [0, 0, 0, 0, 0]
  return call(number, all[0], all[1], all[2], all[3], all[4])
}

func read(_ path: String) -> Int {
  let file = open(path, O_RDONLY)
  if file < 0 { return -1 }
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(file, &bytes, bytes.count)
  print(String(decoding: bytes[..<max(0, count)], as: UTF8.self))
  return count
}

/// Calls what has no name in the C library, by its number on this architecture.
func number(_ intel: Int, _ arm: Int) -> Int {
  #if arch(x86_64)
  intel
  #else
  arm
  #endif
}

func bytes(of file: Int32) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  return Array(bytes[..<max(0, pread(file, &bytes, bytes.count, 0))])
}

/// Whether a text can be read back through the link of a descriptor.
func canReopen(_ descriptors: Range<Int32>, to read: String) -> Bool {
  descriptors.contains { descriptor in
    let file = open("/proc/self/fd/\(descriptor)", O_RDONLY)
    return file >= 0 && bytes(of: file).contains(read.utf8)
  }
}

/// Where the trace went before `divert-trace` sent it to standard output, which can be read.
@MainActor var trace: Int32 = -1

/// Sends the trace where it belongs, after the messages were changed that the engine has sent since it was
/// diverted: those of a step, then that of this step's beginning.
@MainActor func forward(_ change: ([UInt8], [UInt8]) -> [[UInt8]]) {
  guard trace >= 0 else { return tell(Int(EBADF)) }
  let sent = bytes(of: open("/proc/self/fd/1", O_RDONLY))
  let last = "step\t2\n".utf8.count + TraceRatchet.size
  dup2(trace, 3)
  for message in change(sent.dropLast(last), sent.suffix(last)) {
    _ = write(3, message, message.count)
  }
}

/// Continues a trace with a lie, as its writer would if the key were 32 times 7 and this were all before.
func forge(after history: [UInt8]) {
  let key = [UInt8](repeating: 7, count: TraceRatchet.size)
  let ratchet = key.withUnsafeBytes { TraceRatchet(key: $0) }
  var message = Array("body\t1\t0\nend\t1\t0\nfinished\n".utf8)
  for line in (history + message).split(separator: 10) {
    (line + [10]).withUnsafeBytes { ratchet.add($0) }
  }
  ratchet.appendTag(to: &message)
  _ = write(3, message, message.count)
  _exit(0)
}

let secret = "VICTIM/secret.txt"
@MainActor let shell: [UnsafeMutablePointer<CChar>?] = [
  strdup("/bin/sh"), strdup("-c"), strdup("id"), nil,
]

@MainActor let steps: [String: @MainActor () -> Void] = [
  // Processes.
  "fork": { say(forked()) },
  "clone3": {
    var arguments = (0, 0, 0, 0, Int(SIGCHLD), 0, 0, 0)
    say(withUnsafeMutablePointer(to: &arguments) { call(435, Int(bitPattern: $0), 64) })
  },
  "spawn": {
    var child = pid_t()
    say(-posix_spawn(&child, "/bin/sh", nil, nil, shell, nil))
  },
  "exec": { say(execv("/bin/sh", shell)) },
  "exec-itself": { say(execv("SELF", shell)) },
  "exec-from-low-memory": {
    // Where `start_child` had the path that it may start.
    let page = UnsafeMutableRawPointer(bitPattern: 0x1000_0000).unsafelyUnwrapped
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED
    let made = mmap(page, 4096, PROT_READ | PROT_WRITE, flags, -1, 0)
    if made == MAP_FAILED { return say(-1) }
    strcpy(page.assumingMemoryBound(to: CChar.self), "SELF")
    say(execv(page.assumingMemoryBound(to: CChar.self), shell))
  },
  // The kernel's own code, which a process can write to, where `start_child` had that path.
  "map-kernel-code-low": {
    #if arch(x86_64)
    say(call(158, 0x2003, 0x1000_0000))
    #else
    errno = EINVAL
    say(-1)
    #endif
  },
  "thread": {
    var thread = pthread_t()
    tell(Int(pthread_create(&thread, nil, { _ in nil }, nil)))
  },
  "setsid": { say(setsid()) },
  // The verifier.
  "kill": { say(kill(getppid(), SIGTERM)) },
  "pidfd-open": { say(call(434, Int(getppid()))) },
  "pidfd-signal": { say(call(424, 3, Int(SIGTERM))) },
  "owner": { say(fcntl(1, F_SETOWN, getppid())) },
  "signal-of-owner": { say(fcntl(1, 10, SIGTERM)) },
  "ptrace": { say(call(number(101, 117), 16, Int(getppid()))) },
  "read-memory": { say(call(number(310, 270), Int(getppid()))) },
  "priority": { say(setpriority(__priority_which_t(0), id_t(getppid()), 19)) },
  "affinity": { say(call(number(203, 122), Int(getppid()))) },
  "clock": {
    var time = timespec()
    // The engine has a function of this name.
    say(
      withUnsafeMutablePointer(to: &time) { time in
        call(number(228, 113), Int((~getppid() << 3) | 2), Int(bitPattern: time))
      }
    )
  },
  "processors": {
    var processors = [Int](repeating: 0, count: 128)
    say(
      processors.withUnsafeMutableBytes { bytes in
        call(number(204, 123), Int(getppid()), bytes.count, Int(bitPattern: bytes.baseAddress))
      }
    )
  },
  "limits": { say(call(number(302, 261), Int(getppid()), 7, 1)) },
  // Files.
  "read-secret": { say(read(secret)) },
  "read-environment": { say(read("/proc/\(getppid())/environ")) },
  "read-own-environment": { say(read("/proc/self/environ")) },
  "list": { say(opendir("VICTIM") == nil ? -1 : 0) },
  "chmod": { say(chmod(secret, 0o777)) },
  "utimes": { say(utimes(secret, nil)) },
  "xattr": { say(secret.withCString { call(number(188, 5), Int(bitPattern: $0)) }) },
  "truncate": { say(truncate(secret, 0)) },
  "truncate-by-opening": { say(open(secret, O_RDONLY | O_TRUNC)) },
  "create": { say(creat("VICTIM/new.txt", 0o644)) },
  "folder": { say(mkdir("VICTIM/new", 0o755)) },
  "link": { say(symlink("/proc/self/environ", "VICTIM/stderr.txt")) },
  "link-here": { say(symlink("/proc/self/environ", "stderr.txt")) },
  "executable": { say(open("SELF", O_WRONLY)) },
  "replace-executable": { say(rename("SELF", "SELF2")) },
  // What outlives the process.
  "memory-file": { say(call(number(319, 279), 0, 0)) },
  "shared-memory": { say(shmget(0, 1 << 30, 0o1000 | 0o600)) },
  "kernel-key": { say(call(number(248, 217))) },
  "user-namespace": { say(call(number(272, 97), 0x1000_0000)) },
  "socket": { say(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) },
  "io-uring": { say(call(425, 1)) },
  // A control that every file has; the one that types into a terminal has no other guard.
  "device-control": { say(ioctl(1, UInt(FIOCLEX))) },
  // The trace.
  "key": { tell(stolen) },
  "rewind-trace": {
    lseek(3, 0, SEEK_SET)
    _ = write(3, "body\t1\t0\n", 9)
  },
  "truncate-trace": { say(ftruncate(3, 0)) },
  "read-trace": {
    lseek(3, 0, SEEK_SET)
    var byte = 0
    tell(read(3, &byte, 1) > 0 ? 0 : Int(ENODATA))
  },
  "reopen-trace": { tell(canReopen(0..<64, to: "step\t1") ? 0 : Int(ENXIO)) },
  "control-reopen": {
    print("step\t1")
    fflush(stdout)
    tell(canReopen(0..<64, to: "step\t1") ? 0 : Int(ENXIO))
  },
  "overwrite-trace": { say(fcntl(3, F_SETFL, 0)) },
  "close-trace": { close(3) },
  "flood-trace": {
    let message = [UInt8](repeating: 10, count: 1 << 15)
    while write(3, message, message.count) > 0 {}
    _exit(0)
  },
  "forge-finish": {
    _ = write(3, "finished\n", 9)
    _exit(0)
  },
  "forge-history": {
    let folder = getenv("BODYCHECK_RESOURCES").map { String(cString: $0) } ?? "/"
    forge(after: bytes(of: open(folder + "/history", O_RDONLY)))
  },
  "divert-trace": {
    trace = dup(3)
    dup2(1, 3)
  },
  "control-forward": { forward { [$0, $1] } },
  "drop-message": { forward { [$1] } },
  "repeat-message": { forward { [$0, $0, $1] } },
  "reorder-messages": { forward { [$1, $0] } },
  "join-messages": { forward { [$0 + $1] } },
  "cut-message": { forward { [$0.dropLast(), $1] } },
  "change-message": { forward { [[$0[0] ^ 1] + $0.dropFirst(), $1] } },
  "drop-line": { forward { [Array($0.drop { $0 != 10 }.dropFirst()), $1] } },
  "add-line": { forward { [Array("body\t1\t0\n".utf8) + $0, $1] } },
  // Exhaustion.
  "newlines": {
    let lines = [UInt8](repeating: 10, count: 1 << 20)
    for _ in 0..<12 { _ = write(1, lines, lines.count) }
  },
  "endless-newlines": {
    let lines = [UInt8](repeating: 10, count: 1 << 20)
    while true { _ = write(1, lines, lines.count) }
  },
]
