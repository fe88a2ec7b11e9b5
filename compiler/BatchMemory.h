// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What compiles of a batch share in the memory of the process: entries of the compile cache, and
// tokens of the files that they read.
#pragma once

#include "CacheStore.h"
#include "frontend/source/TokenMemory.h"

#include "llvm/ADT/StringMap.h"

#include <list>
#include <mutex>
#include <string>

namespace dxil::compiler {

/// Entries in the memory of a process. The owner of the batch owns it, and its Host points to it.
/// A lock protects the table; entries never change, so readers keep them without a lock.
class BatchMemory final : public CacheStore {
public:
  /// A worker of `dxil-cc -j` ends after a job that leaves 64 MiB in use.
  static constexpr uint64_t DefaultLimit = uint64_t(32) << 20;

  /// \p Limit bounds the data of all entries in bytes. The least recently used ones are dropped.
  explicit BatchMemory(uint64_t Limit = DefaultLimit) : Limit(Limit) {}

  std::optional<Entry> read(const CacheKey &Key) const override;
  /// Ignores an entry larger than a sixteenth of the limit. Never fails.
  llvm::Error write(const CacheKey &Key, llvm::StringRef Data) const override;
  /// Nothing reads statistics of a batch.
  void count(CacheEvent) const override {}
  /// Returns the size of all entries in bytes.
  uint64_t bytes() const;
  /// Returns the tokens, which have a limit of their own.
  frontend::TokenMemory &tokens() const { return Tokens; }

private:
  struct Item {
    std::string Key;
    std::shared_ptr<const std::string> Data;
    uint64_t size() const { return Key.size() + Data->size(); }
  };
  using Items = std::list<Item>;

  const uint64_t Limit;
  mutable std::mutex Lock;
  mutable Items Used; ///< the most recently used entry first
  mutable llvm::StringMap<Items::iterator> ByKey;
  mutable uint64_t Bytes = 0;
  mutable frontend::TokenMemory Tokens;
};

} // namespace dxil::compiler
