// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder of entries that any number of processes read and write at a time, on one machine or on
// several. docs/compile-cache.md says what is where.
#ifndef DXIL_COMPILER_CACHEFOLDER_H
#define DXIL_COMPILER_CACHEFOLDER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace dxil::compiler {

using CacheKey = llvm::BLAKE3Result<>;

/// Hashes what a key is made of. Each value has its length before it, so that none can be taken for
/// the end of the one before.
class KeyHasher {
public:
  KeyHasher &add(llvm::StringRef Text);
  KeyHasher &add(uint64_t Number);
  KeyHasher &add(const CacheKey &Key) { return add(llvm::StringRef(textOf(Key), Key.size())); }
  CacheKey finish() { return Hash.final(); }

private:
  static const char *textOf(const CacheKey &Key) {
    return reinterpret_cast<const char *>(Key.data());
  }
  llvm::BLAKE3 Hash;
};

/// What `--cache-stats` counts. The letters stand in a file, one for each compile.
enum class CacheEvent : char {
  DirectHit = 'd',
  SourceHit = 's', ///< found by the preprocessed source
  Miss = 'm',
  NotCached = 'n', ///< a failed compile, or one whose result is no function of its inputs
  Damaged = 'x',   ///< an entry that is not what was written: besides the miss that it is
};

struct CacheStatistics {
  uint64_t DirectHits = 0, SourceHits = 0, Misses = 0, NotCached = 0, Damaged = 0;
  uint64_t Entries = 0, Bytes = 0;
};

/// Holds paths alone; the folder is made when something is first written to it.
class CacheFolder {
public:
  /// \p Limit bounds the sum of all entries, in bytes, roughly: what is over it goes as entries
  /// come.
  CacheFolder(llvm::StringRef Path, uint64_t Limit, bool IsReadOnly)
      : Path(Path), Limit(Limit), IsReadOnly(IsReadOnly) {}

  /// An entry: a view of what was written, and the memory that it is in.
  struct Entry {
    std::unique_ptr<llvm::MemoryBuffer> File;
    llvm::StringRef Data;
  };
  /// What was last written for \p Key; nothing where there is none, or where the file is not whole,
  /// not ours or of another key, which is counted. Marks the entry as used.
  std::optional<Entry> read(const CacheKey &Key) const;
  /// Replaces the entry of \p Key at once, and from time to time removes those that were not used
  /// for longest. One that is larger than a sixteenth of the limit is not kept. An error says what
  /// cannot be written.
  llvm::Error write(const CacheKey &Key, llvm::StringRef Data) const;

  void count(CacheEvent What) const;
  CacheStatistics statistics() const;
  /// Removes all entries and starts the statistics anew; files of others stay.
  llvm::Error clear() const;

private:
  std::string folderOf(const CacheKey &Key) const;
  std::string pathOf(const CacheKey &Key) const;
  std::string statisticsPath() const;
  llvm::Error makeFolder(llvm::StringRef Folder) const;
  uint64_t folderLimit() const;

  std::string Path;
  uint64_t Limit;
  bool IsReadOnly;
};

} // namespace dxil::compiler

#endif // DXIL_COMPILER_CACHEFOLDER_H
