// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of a store of cache entries: a folder, or the memory of a process.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace dxil::compiler {

using CacheKey = llvm::BLAKE3Result<>;

/// Returns the bytes of \p Key.
inline llvm::StringRef textOf(const CacheKey &Key) {
  return llvm::StringRef(reinterpret_cast<const char *>(Key.data()), Key.size());
}

/// Hashes the components of a key. Adds the length before each value, so that different sequences
/// of values have different input.
class KeyHasher {
public:
  KeyHasher &add(llvm::StringRef Text);
  KeyHasher &add(uint64_t Number);
  KeyHasher &add(const CacheKey &Key) { return add(textOf(Key)); }
  CacheKey finish() { return Hash.final(); }

private:
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

/// Entries by their keys. Thread-safe: any number of compiles may share a store.
class CacheStore {
public:
  virtual ~CacheStore() = default;

  /// View of an entry's data, and the memory that holds it.
  struct Entry {
    std::shared_ptr<const void> Owner;
    llvm::StringRef Data;
  };
  /// Returns the entry of \p Key, or nothing if there is none.
  virtual std::optional<Entry> read(const CacheKey &Key) const = 0;
  /// Adds or replaces the entry of \p Key. The error names what cannot be written.
  virtual llvm::Error write(const CacheKey &Key, llvm::StringRef Data) const = 0;
  virtual void count(CacheEvent Event) const = 0;
};

} // namespace dxil::compiler
