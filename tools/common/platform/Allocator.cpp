// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The allocator of the tools: replaces operator new. Linux only.
//
// Small blocks: translating a small module takes thousands of blocks, and malloc and free cost a
// fifth of its instructions. Each thread cuts blocks of up to 32 KiB from chunks whose pages the
// system makes in one call, and keeps freed blocks in one list for each size.
//
// Large blocks: listing or validating a large module spends up to half of its time on page faults,
// one for each 4 KiB touched first. Blocks of 128 KiB and more come from one region that the system
// backs with large pages, so that tables of some hundred KiB share them. A block that does not fit
// there is aligned to large pages of its own, if it fills one.
//
// Other blocks come from the C library.
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
#include <bit>
#include <cstddef>
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

/// Reserved addresses, from which threads take chunks for small blocks.
class ChunkPool {
public:
  static constexpr std::size_t ChunkSize = std::size_t(256) << 10;

  /// Returns a chunk with pages, or null if all chunks are taken.
  char *take() {
    const std::uintptr_t Start = begin();
    if (!Start)
      return nullptr;
    const std::size_t Offset = Taken.fetch_add(ChunkSize, std::memory_order_relaxed);
    if (Offset >= Size) {
      Taken.store(Size, std::memory_order_relaxed); // never wraps around
      return nullptr;
    }
    char *Chunk = reinterpret_cast<char *>(Start + Offset);
#ifdef MADV_POPULATE_WRITE
    (void)madvise(Chunk, ChunkSize, MADV_POPULATE_WRITE); // older systems fault in each page
#endif
    return Chunk;
  }

  bool has(const void *Block) const {
    return reinterpret_cast<std::uintptr_t>(Block) - First.load(std::memory_order_relaxed) < Size;
  }

private:
  static constexpr std::size_t Size = std::size_t(64) << 20;
  static constexpr std::uintptr_t Unmapped = ~std::uintptr_t(0), Failed = Unmapped - Size;

  /// Returns the first address, or 0 if the system gives none. Threads may race for the mapping.
  std::uintptr_t begin() {
    std::uintptr_t Start = First.load(std::memory_order_acquire);
    if (Start != Unmapped)
      return Start == Failed ? 0 : Start;
    void *Mapped = mmap(nullptr, Size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    const std::uintptr_t Mine =
        Mapped == MAP_FAILED ? Failed : reinterpret_cast<std::uintptr_t>(Mapped);
    if (First.compare_exchange_strong(Start, Mine, std::memory_order_acq_rel))
      return Mine == Failed ? 0 : Mine;
    if (Mine != Failed)
      munmap(Mapped, Size);
    return Start == Failed ? 0 : Start;
  }

  std::atomic<std::uintptr_t> First{Unmapped};
  std::atomic<std::size_t> Taken{0};
};

constinit ChunkPool Chunks;

/// The small blocks of one thread. A block that another thread frees is in the lists of that
/// thread from then on. The lists of a thread that ends are lost.
class SmallBlocks {
public:
  static constexpr std::size_t Largest = std::size_t(32) << 10;

  void *take(std::size_t Size) {
    const std::size_t Class = classOf(Size);
    if (FreeBlock *Block = Free[Class]) {
      Free[Class] = Block->Next;
      return Block;
    }
    Size = sizeOf(Class);
    if (Size > std::size_t(End - Next) && !refill())
      return nullptr;
    char *Block = Next;
    Next += Size;
    return Block;
  }

  void give(void *Block, std::size_t Size) {
    const std::size_t Class = classOf(Size);
    Free[Class] = ::new (Block) FreeBlock{Free[Class]};
  }

private:
  // Sizes are multiples of the alignment up to Even, and quarters of a power of 2 above.
  static constexpr std::size_t Step = alignof(std::max_align_t), Even = 1024;
  static constexpr std::size_t EvenClasses = Even / Step;
  static constexpr std::size_t Classes =
      EvenClasses + 4 * (std::bit_width(Largest) - std::bit_width(Even));
  struct FreeBlock {
    FreeBlock *Next;
  };

  static std::size_t classOf(std::size_t Size) {
    if (Size <= Even) [[likely]]
      return Size ? (Size - 1) / Step : 0;
    const unsigned Shift =
        unsigned(std::bit_width(Size - 1)) - 3; // the first 1 is followed by 2 bits
    return EvenClasses + 4 * (Shift + 3 - std::bit_width(Even)) + ((Size - 1) >> Shift) - 4;
  }
  static std::size_t sizeOf(std::size_t Class) {
    if (Class < EvenClasses) [[likely]]
      return (Class + 1) * Step;
    Class -= EvenClasses;
    return (5 + Class % 4) << (std::bit_width(Even) - 3 + Class / 4);
  }

  [[gnu::noinline]] bool refill() {
    char *Chunk = Chunks.take();
    if (!Chunk)
      return false;
    Next = Chunk;
    End = Chunk + ChunkPool::ChunkSize;
    return true;
  }

  char *Next = nullptr, *End = nullptr;
  FreeBlock *Free[Classes] = {};
};

constinit thread_local SmallBlocks Small;

void *allocate(std::size_t Size) {
  if (Size <= SmallBlocks::Largest) [[likely]] {
    if (void *Block = Small.take(Size)) [[likely]]
      return Block;
    return std::malloc(Size ? Size : 1);
  }
  if (Size < Least)
    return std::malloc(Size);
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
  if (Size <= SmallBlocks::Largest && Chunks.has(Block)) [[likely]]
    Small.give(Block, Size);
  else if (Size >= Least && Tables.has(Block))
    Tables.give(Block, Size);
  else
    std::free(Block);
}
/// The size is unknown, so only a block of the C library is reused.
void operator delete(void *Block) noexcept {
  if (!Chunks.has(Block) && !Tables.has(Block))
    std::free(Block);
}

#endif
