// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Start.h"

#include <cstdint>
#include <cstdlib>

#ifdef __linux__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#ifdef DXIL_OMIT_OPTIONS
static bool HasBegun = false; ///< main() has begun

// The linker replaces llvm::cl::Option::addArgument() by this: cmake/DXILToolsStaticLLVM.cmake.
// The command line cannot name LLVM's two thousand options, so none is registered.
extern "C" void __wrap__ZN4llvm2cl6Option11addArgumentEv(void *) {}

// main() ends with _exit(), so exit handlers never run. Not registering them avoids two thousand
// destructors of options.
extern "C" int __real___cxa_atexit(void (*)(void *), void *, void *);
extern "C" int __wrap___cxa_atexit(void (*Destroy)(void *), void *Object, void *Library) {
  return HasBegun ? __real___cxa_atexit(Destroy, Object, Library) : 0;
}
#endif

#ifdef __linux__
extern "C" char __bss_start, _end; // defined by the linker

/// Runs before the other static constructors, which write to nearly every page of the program's
/// variables (LLVM has two thousand options). One system call replaces a page fault for each page.
__attribute__((constructor(101))) static void prepareVariables() {
  constexpr uintptr_t Page = 4096;
  constexpr int PopulateWrite = 23; // MADV_POPULATE_WRITE, since Linux 5.14; only advice
  const uintptr_t Begin = reinterpret_cast<uintptr_t>(&__bss_start) & -Page;
  (void)madvise(reinterpret_cast<void *>(Begin), reinterpret_cast<uintptr_t>(&_end) - Begin,
                PopulateWrite);
}
#endif

namespace dxil::cc {

void prepareMemory() {
#ifdef DXIL_OMIT_OPTIONS
  HasBegun = true;
#endif
#ifdef __GLIBC__
  constexpr uintptr_t LargePage = uintptr_t(2) << 20;
  // Address space only: the system allocates pages when they are touched.
  constexpr int Growth = 32 << 20;
  mallopt(M_TOP_PAD, Growth);
  mallopt(M_MMAP_THRESHOLD, 64 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  // An unused block that is larger than the rest of the heap and ends so that the next block starts
  // at a large page. Untouched, it takes one large page at most.
  constexpr uintptr_t Unused = uintptr_t(1) << 20, Header = 16;
  const uintptr_t End = reinterpret_cast<uintptr_t>(sbrk(0));
  const uintptr_t Begin = (End + Unused + LargePage - 1) & -LargePage;
  if (sbrk(intptr_t(Begin - Unused - End)) == reinterpret_cast<void *>(-1))
    return;
  void *volatile Block = std::malloc(Unused - Header - 8); // volatile, so that GCC keeps the call
  const uintptr_t NewEnd = reinterpret_cast<uintptr_t>(sbrk(0));
  if (Block && NewEnd > Begin)
    (void)madvise(reinterpret_cast<void *>(Begin), NewEnd - Begin, MADV_HUGEPAGE); // only advice
#endif
}

} // namespace dxil::cc
