// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SmallBlocks.h"

#include <cstdlib>
#include <malloc.h>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DXIL_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DXIL_SANITIZER // which replaces operator new itself
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(DXIL_SANITIZER)
#include <atomic>
#include <cstdint>
#include <sys/mman.h>

namespace {

// Greater blocks are few, and what is in them takes longer than getting them.
constexpr std::size_t Unit = 16, Greatest = 1024, Classes = Greatest / Unit + 1;
// A span holds blocks of one size, so that a block's address says what it is. Few of a span's pages are
// touched where there are few blocks.
constexpr unsigned SpanBits = 16;
constexpr std::size_t SpanSize = std::size_t(1) << SpanBits, SpanCount = std::size_t(1) << 16;

struct Block {
  Block *Next;
};

// What a thread takes blocks from. A block given back by another thread than took it changes hands.
struct Shelf {
  Block *Free;
  char *Fresh, *End; ///< of the span that is being used up
};
thread_local Shelf Shelves[Classes];

std::atomic<char *> Region; ///< address space for SpanCount spans; memory as it is touched
std::atomic<bool> Refused;  ///< by the system (a limit of address space): all blocks are the C library's
std::atomic<std::size_t> SpansTaken;
unsigned char ClassOfSpan[SpanCount];

char *region() {
  if (char *Known = Region.load(std::memory_order_acquire))
    return Known;
  void *Space = mmap(nullptr, SpanSize * SpanCount, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (Space == MAP_FAILED) {
    Refused = true;
    return nullptr;
  }
  char *Known = nullptr;
  if (Region.compare_exchange_strong(Known, static_cast<char *>(Space)))
    return static_cast<char *>(Space);
  munmap(Space, SpanSize * SpanCount);
  return Known;
}

bool takeSpan(Shelf &S, std::size_t Class) {
  char *Begin = Refused.load(std::memory_order_relaxed) ? nullptr : region();
  if (!Begin || SpansTaken.load(std::memory_order_relaxed) >= SpanCount)
    return false;
  std::size_t Span = SpansTaken.fetch_add(1);
  if (Span >= SpanCount)
    return false;
  ClassOfSpan[Span] = static_cast<unsigned char>(Class);
  S.Fresh = Begin + Span * SpanSize;
  S.End = S.Fresh + SpanSize;
  return true;
}

void *takeFresh(std::size_t Class) {
  Shelf &S = Shelves[Class];
  std::size_t Size = Class * Unit;
  if (std::size_t(S.End - S.Fresh) < Size && !takeSpan(S, Class))
    return std::malloc(Size);
  char *Taken = S.Fresh;
  S.Fresh += Size;
  return Taken;
}

inline void *take(std::size_t Size) {
  if (__builtin_expect(Size > Greatest, false))
    return std::malloc(Size);
  std::size_t Class = Size ? (Size + Unit - 1) / Unit : 1;
  Shelf &S = Shelves[Class];
  if (Block *B = S.Free) {
    S.Free = B->Next;
    return B;
  }
  return takeFresh(Class);
}

inline void give(void *Memory) {
  auto Begin = reinterpret_cast<std::uintptr_t>(Region.load(std::memory_order_relaxed));
  auto Offset = reinterpret_cast<std::uintptr_t>(Memory) - Begin;
  if (__builtin_expect(!Begin || Offset >= SpanSize * SpanCount, false))
    return std::free(Memory); // null, large, or of a time without the region
  Shelf &S = Shelves[ClassOfSpan[Offset >> SpanBits]];
  auto *B = static_cast<Block *>(Memory);
  B->Next = S.Free;
  S.Free = B;
}

void *orThrow(void *Memory) {
  if (!Memory)
    throw std::bad_alloc();
  return Memory;
}

void *takeAligned(std::size_t Size, std::align_val_t Align) {
  auto A = static_cast<std::size_t>(Align);
  return A <= Unit ? take(Size) : std::aligned_alloc(A, (Size + A - 1) / A * A);
}

} // namespace

std::size_t dxil::cc::bytesInBlocks() {
  return mallinfo2().uordblks + SpansTaken.load(std::memory_order_relaxed) * SpanSize;
}

void *operator new(std::size_t Size) { return orThrow(take(Size)); }
void *operator new[](std::size_t Size) { return orThrow(take(Size)); }
void *operator new(std::size_t Size, const std::nothrow_t &) noexcept { return take(Size); }
void *operator new[](std::size_t Size, const std::nothrow_t &) noexcept { return take(Size); }
void *operator new(std::size_t Size, std::align_val_t A) { return orThrow(takeAligned(Size, A)); }
void *operator new[](std::size_t Size, std::align_val_t A) { return orThrow(takeAligned(Size, A)); }
void *operator new(std::size_t Size, std::align_val_t A, const std::nothrow_t &) noexcept {
  return takeAligned(Size, A);
}
void *operator new[](std::size_t Size, std::align_val_t A, const std::nothrow_t &) noexcept {
  return takeAligned(Size, A);
}
void operator delete(void *M) noexcept { give(M); }
void operator delete[](void *M) noexcept { give(M); }
void operator delete(void *M, std::size_t) noexcept { give(M); }
void operator delete[](void *M, std::size_t) noexcept { give(M); }
void operator delete(void *M, std::align_val_t) noexcept { give(M); }
void operator delete[](void *M, std::align_val_t) noexcept { give(M); }
void operator delete(void *M, std::size_t, std::align_val_t) noexcept { give(M); }
void operator delete[](void *M, std::size_t, std::align_val_t) noexcept { give(M); }
void operator delete(void *M, const std::nothrow_t &) noexcept { give(M); }
void operator delete[](void *M, const std::nothrow_t &) noexcept { give(M); }
void operator delete(void *M, std::align_val_t, const std::nothrow_t &) noexcept { give(M); }
void operator delete[](void *M, std::align_val_t, const std::nothrow_t &) noexcept { give(M); }

#else

std::size_t dxil::cc::bytesInBlocks() {
#ifdef __GLIBC__
  return mallinfo2().uordblks;
#else
  return 0;
#endif
}

#endif
