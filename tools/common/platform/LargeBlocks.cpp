// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large pages for large tables of a program. Listing or validating a large module spends up to half
// of its time on page faults, one for each 4 KiB touched first.
//
// Replaces operator new. Blocks of 128 KiB and more come from one region that the system backs with
// large pages, so that tables of some hundred KiB share them. A block that does not fit there is
// aligned to large pages of its own, if it fills one. Other blocks come from the C library. Linux
// only.
#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DXIL_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DXIL_SANITIZER // it replaces operator new itself
#endif

#ifndef DXIL_SANITIZER
#include <atomic>
#include <cstdint>
#include <sys/mman.h>

namespace {

constexpr std::size_t LargePage = std::size_t(2) << 20;
constexpr std::size_t Least = std::size_t(128) << 10; ///< smallest block that the region serves

/// Allocates blocks of one region one after the other, and reuses freed blocks that are large
/// enough. Few blocks are live at a time, so a short list of free blocks is enough.
class Region {
public:
  void *take(std::size_t Size) {
    Size = rounded(Size);
    Guard G(Busy);
    if (!Begin && !start())
      return nullptr;
    for (unsigned I = 0; I < FreeCount; ++I)
      if (Free[I].Size >= Size) {
        char *Block = Free[I].Start;
        Free[I].Start += Size;
        Free[I].Size -= Size;
        if (!Free[I].Size)
          Free[I] = Free[--FreeCount];
        return Block;
      }
    if (Size > std::size_t(End - Next))
      return nullptr;
    char *Block = Next;
    Next += Size;
    return Block;
  }

  bool has(const void *Block) const {
    auto Address = reinterpret_cast<std::uintptr_t>(Block);
    return Address - First.load(std::memory_order_relaxed) < Size;
  }

  /// If the list is full, the block is lost until the program ends.
  void give(void *Block, std::size_t Size) {
    Size = rounded(Size);
    Guard G(Busy);
    char *Start = static_cast<char *>(Block);
    for (unsigned I = 0; I < FreeCount;) { // merges it with adjacent free blocks
      bool Before = Free[I].Start + Free[I].Size == Start, After = Start + Size == Free[I].Start;
      if (!Before && !After) {
        ++I;
        continue;
      }
      Start = Before ? Free[I].Start : Start;
      Size += Free[I].Size;
      Free[I] = Free[--FreeCount];
      I = 0;
    }
    if (Start + Size == Next)
      Next = Start;
    else if (FreeCount < MaxFree)
      Free[FreeCount++] = {Start, Size};
  }

private:
  static constexpr std::size_t Size = std::size_t(64) << 20;
  static constexpr unsigned MaxFree = 64;
  struct Piece {
    char *Start;
    std::size_t Size;
  };
  struct Guard {
    explicit Guard(std::atomic_flag &Flag) : Flag(Flag) {
      while (Flag.test_and_set(std::memory_order_acquire)) {
      }
    }
    ~Guard() { Flag.clear(std::memory_order_release); }
    std::atomic_flag &Flag;
  };

  static std::size_t rounded(std::size_t Size) { return (Size + 63) & ~std::size_t(63); }

  bool start() {
    if (Failed)
      return false;
    void *Mapped = mmap(nullptr, Size + LargePage, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    Failed = Mapped == MAP_FAILED;
    if (Failed)
      return false;
    auto Address = (reinterpret_cast<std::uintptr_t>(Mapped) + LargePage - 1) & ~(LargePage - 1);
    Begin = Next = reinterpret_cast<char *>(Address);
    End = Begin + Size;
    (void)madvise(Begin, Size, MADV_HUGEPAGE); // only advice, so errors do not matter
    First.store(Address, std::memory_order_relaxed);
    return true;
  }

  std::atomic_flag Busy = ATOMIC_FLAG_INIT;
  bool Failed = false;
  char *Begin = nullptr, *Next = nullptr, *End = nullptr;
  std::atomic<std::uintptr_t> First{~std::uintptr_t(0)};
  unsigned FreeCount = 0;
  Piece Free[MaxFree] = {};
};

constinit Region Tables;

void *allocate(std::size_t Size) {
  if (Size < Least)
    return std::malloc(Size ? Size : 1);
  if (void *Block = Size < (std::size_t(1) << 40) ? Tables.take(Size) : nullptr)
    return Block;
  if (Size < LargePage || Size > SIZE_MAX - LargePage)
    return std::malloc(Size);
  void *Block = std::aligned_alloc(LargePage, (Size + LargePage - 1) & ~(LargePage - 1));
  if (Block)
    (void)madvise(Block, Size, MADV_HUGEPAGE); // the last page may be partly used
  return Block;
}

} // namespace

void *operator new(std::size_t Size) {
  if (void *Block = allocate(Size)) [[likely]]
    return Block;
  throw std::bad_alloc();
}

void operator delete(void *Block, std::size_t Size) noexcept {
  if (Size >= Least && Tables.has(Block))
    Tables.give(Block, Size);
  else
    std::free(Block);
}
/// The size is unknown, so a block of the region is not reused.
void operator delete(void *Block) noexcept {
  if (!Tables.has(Block))
    std::free(Block);
}

#endif
