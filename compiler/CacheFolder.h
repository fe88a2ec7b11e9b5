// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder of cache entries that any number of processes, on one or several machines, read and
// write concurrently. docs/compile-cache.md describes its files.
#pragma once

#include "CacheStore.h"

#include <string>

namespace dxil::compiler {

struct CacheStatistics {
  uint64_t DirectHits = 0, MacroHits = 0, SourceHits = 0, ProgramHits = 0, Misses = 0,
           NotCached = 0, Damaged = 0;
  uint64_t Entries = 0, Bytes = 0;
};

/// Keeps only paths; the first write creates the folder.
class CacheFolder final : public CacheStore {
public:
  /// \p Limit bounds the total size of entries in bytes, approximately: writes evict entries.
  CacheFolder(llvm::StringRef Path, uint64_t Limit, bool IsReadOnly)
      : Path(Path), Limit(Limit), IsReadOnly(IsReadOnly) {}

  /// Marks the entry as used. Returns nothing for a file that is truncated, foreign or of another
  /// key, too; counts it as damage.
  std::optional<Entry> read(const CacheKey &Key) const override;
  /// Replaces the entry atomically, and from time to time evicts the least recently used entries.
  /// Ignores an entry larger than a sixteenth of the limit.
  llvm::Error write(const CacheKey &Key, llvm::StringRef Data) const override;

  void count(CacheEvent Event) const override;
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
