// The names by which `rawCode` finds code. Ordinary SwiftUI code, `Mirror`, keys of the environment and
// `nonisolated(unsafe)` need none of them.

/// What gives or uses raw memory, besides the names of unsafe pointers and the functions `withUnsafe…`.
let rawNames: Set = [
  // The standard library.
  "Builtin", "CVaListPointer", "ManagedBufferPointer", "NSRangePointer", "OpaquePointer",
  "Unmanaged",
  "assumingMemoryBound", "baseAddress", "bindMemory", "copyMemory",
  "forEachField", "forEachFieldWithKeyPath", "getTypeByMangledNameInContext", "initializeMemory",
  "loadUnaligned", "unsafeLoad", "unsafeLoadUnaligned", "moveInitialize", "moveUpdate", "pointee",
  "storeBytes", "typeByName",
  "environ", "mutableSpan", "unchecked", "unsafeAddress", "unsafeBitCast", "unsafeDowncast",
  "unsafeMutableAddress",
  "unsafeUninitializedCapacity", "unsafelyUnwrapped", "withCString",
  "withContiguousMutableStorageIfAvailable",
  "withContiguousStorageIfAvailable", "withMemoryRebound", "withUTF8", "withVaList",
  // Foundation.
  "bytesNoCopy", "fileDescriptor", "fileSystemRepresentation", "getBytes",
  "getCString", "mutableBytes", "pointerValue", "utf8String",
]

/// What the names `withUnsafe…` end with that give no memory.
let harmlessNames = ["Continuation", "ThrowingContinuation", "CurrentTask"]

/// Functions of the C library that use memory, files, processes or the kernel; Foundation passes them on.
let systemFunctions: Set = [
  // Memory.
  "aligned_alloc", "bcopy", "brk", "bsearch", "bzero", "calloc", "explicit_bzero", "free",
  "madvise",
  "malloc", "memccpy", "memchr", "memcmp", "memcpy", "memmem", "memmove", "mempcpy", "memrchr",
  "memset",
  "mlock", "mmap", "mprotect", "mremap", "msync", "munmap", "posix_memalign", "qsort", "realloc",
  "reallocarray", "sbrk", "snprintf", "sprintf", "sscanf", "stpcpy", "strcat", "strchr", "strcpy",
  "strdup", "strlen", "strncat", "strncpy", "strndup", "strrchr", "strstr", "valloc", "vsnprintf",
  "vsprintf",
  // Files.
  "access", "accept", "bind", "chdir", "chmod", "chown", "close", "connect", "creat", "dup", "dup2",
  "dup3",
  "epoll_create", "epoll_create1", "eventfd", "faccessat", "fchmod", "fcntl", "fdopen", "fdopendir",
  "fgets", "fileno", "fseek", "fsetpos", "getentropy", "insque", "remque", "rewind",
  "flock", "fmemopen", "fopen", "fread", "freopen", "fstat", "fstatat",
  "ftruncate", "fwrite",
  "getdents64", "inotify_init", "ioctl", "link", "listen", "lseek", "lstat", "memfd_create",
  "mkdir",
  "mkfifo", "mknod", "open", "openat", "opendir", "open_memstream", "pipe", "pipe2", "poll",
  "ppoll",
  "pread", "preadv", "pselect", "pwrite", "pwritev", "read", "readdir", "readlink", "readlinkat",
  "readv",
  "recv", "recvfrom", "recvmsg", "rename", "renameat", "rmdir", "select", "send", "sendfile",
  "sendmsg",
  "sendto", "setbuf", "setsockopt", "setvbuf", "shm_open", "shmat", "shmget", "socket",
  "socketpair",
  "splice", "stat", "statx", "symlink", "tee", "truncate", "unlink", "unlinkat", "vmsplice",
  "write",
  "writev",
  // Processes and the kernel.
  "_exit", "backtrace", "clone", "execl", "execle", "execlp", "execv", "execve", "execvp",
  "execvpe", "fexecve",
  "fork", "getauxval", "getcontext", "kill", "killpg", "makecontext", "popen", "posix_spawn",
  "posix_spawnp", "prctl", "prlimit", "process_vm_readv", "process_vm_writev", "pthread_create",
  "pthread_getattr_np", "pthread_kill", "ptrace", "raise", "setcontext", "setpgid", "setrlimit",
  "setsid", "sigaction", "sigaltstack", "signal", "sigqueue", "swapcontext", "syscall", "system",
  "tgkill", "unshare", "vfork", "wait", "waitid", "waitpid",
]
