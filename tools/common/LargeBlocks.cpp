// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large tables on large pages, for a whole program: a listing or a validation of a large module spends
// up to half of its time on the system's page faults, one for each 4 KiB that is touched first.
//
// Replaces operator new. Blocks of two megabytes and more are aligned to a large page and the system
// is asked for such pages; the others are the C library's, and all are given back by free().
#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DXIL_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DXIL_SANITIZER // which replaces operator new itself
#endif

#if defined(__linux__) && !defined(DXIL_SANITIZER)
#include <sys/mman.h>

static constexpr std::size_t LargePage = std::size_t(2) << 20;

void *operator new(std::size_t Size) {
  void *Block = nullptr;
  if (Size >= LargePage) {
    Block = std::aligned_alloc(LargePage, (Size + LargePage - 1) & ~(LargePage - 1));
    if (Block) // advice: what comes of it does not matter; the last page may be half empty
      (void)madvise(Block, Size, MADV_HUGEPAGE);
  } else {
    Block = std::malloc(Size ? Size : 1);
  }
  if (!Block)
    throw std::bad_alloc();
  return Block;
}

void operator delete(void *Block) noexcept { std::free(Block); }
void operator delete(void *Block, std::size_t) noexcept { std::free(Block); }

#endif
