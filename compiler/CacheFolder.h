// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder of cache entries that any number of processes, on one or several machines, read and
// write concurrently. docs/compile-cache.md describes its files.
#pragma once

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

/// Hashes the components of a key. Adds the length before each value, so that different sequences
/// of values have different input.
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

/// Events that `--cache-stats` counts. A statistics file has one letter for each compile.
enum class CacheEvent : char {
  DirectHit = 'd',
  MacroHit = 'a',   ///< found by the macros for which the source asks
  SourceHit = 's',  ///< found by the digest of the preprocessed source
  ProgramHit = 'p', ///< found by the digest of the program that the front end made
  Miss = 'm',
  NotCached = 'n', ///< failed compile, or a result that does not depend on the inputs alone
  Damaged = 'x',   ///< corrupt entry; counted beside the miss
};

struct CacheStatistics {
  uint64_t DirectHits = 0, MacroHits = 0, SourceHits = 0, ProgramHits = 0, Misses = 0,
           NotCached = 0, Damaged = 0;
  uint64_t Entries = 0, Bytes = 0;
};

/// Keeps only paths; the first write creates the folder.
class CacheFolder {
public:
  /// \p Limit bounds the total size of entries in bytes, approximately: writes evict entries.
  CacheFolder(llvm::StringRef Path, uint64_t Limit, bool IsReadOnly)
      : Path(Path), Limit(Limit), IsReadOnly(IsReadOnly) {}

  /// View of an entry's data, and the memory that holds it.
  struct Entry {
    std::unique_ptr<llvm::MemoryBuffer> File;
    llvm::StringRef Data;
  };
  /// Returns the entry of \p Key, and marks it as used. Returns nothing if there is none, or if the
  /// file is truncated, foreign or of another key; counts the latter as damage.
  std::optional<Entry> read(const CacheKey &Key) const;
  /// Replaces the entry of \p Key atomically, and from time to time evicts the least recently used
  /// entries. Ignores an entry larger than a sixteenth of the limit. The error names what cannot be
  /// written.
  llvm::Error write(const CacheKey &Key, llvm::StringRef Data) const;

  void count(CacheEvent Event) const;
  CacheStatistics statistics() const;
  /// Removes all entries and resets the statistics; other files stay.
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
