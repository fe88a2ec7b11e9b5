// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of texts that several compiles of a process read. The characters identify a text, so a
// changed file is another text.
#pragma once

#include "Tokens.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"

#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace dxil::frontend {

/// A token as the text spells it, before macros are expanded.
struct RawToken {
  uint32_t Offset = 0;
  uint16_t Size = 0;
  /// Unknown: only the preprocessor can read the token, or the text that precedes it.
  TokenKind Kind = TokenKind::Unknown;
  bool AtLineStart : 1;
  bool AfterSpace : 1;
  uint32_t Value = 0; ///< index of TokenRun::Names, Integers or Floats

  uint32_t end() const { return Offset + Size; }
};

/// Consecutive tokens of a text, up to a directive or its end.
struct TokenRun {
  uint32_t Begin = 0, End = 0; ///< offsets in the text
  std::vector<RawToken> All;
  std::vector<llvm::StringRef> Names; ///< distinct spellings; views of the text
  std::vector<IntegerLiteral> Integers;
  std::vector<FloatLiteral> Floats;

  size_t bytes() const;
};

/// The texts that were read more than once, with the tokens that were requested. Thread-safe. Drops
/// the least recently used texts.
class TokenMemory {
public:
  static constexpr uint64_t DefaultLimit = uint64_t(8) << 20;

  /// \p Limit bounds the memory of texts and tokens in bytes, apart from those in use.
  explicit TokenMemory(uint64_t Limit = DefaultLimit) : Limit(Limit) {}

  struct Text;
  /// Returns the entry of \p Characters, or null if they are read for the first time or take more
  /// than a quarter of the limit.
  std::shared_ptr<Text> find(llvm::StringRef Characters);
  /// Returns the run of \p In that contains the characters from \p Offset on, where a token must
  /// end and no directive may begin. The run lives as long as \p In.
  const TokenRun &run(Text &In, uint32_t Offset);
  /// Returns the size of all texts and tokens in bytes.
  uint64_t bytes() const;

private:
  using Texts = std::list<std::shared_ptr<Text>>;
  void shrink();

  const uint64_t Limit;
  mutable std::mutex Lock;
  Texts Used; ///< the most recently used text first
  llvm::DenseMap<uint64_t, Texts::iterator> ByHash;
  llvm::DenseSet<uint64_t> ReadOnce; ///< hashes of these texts
  uint64_t Bytes = 0;
};

struct TokenMemory::Text {
  Text(llvm::StringRef Characters, uint64_t Hash) : Characters(Characters), Hash(Hash) {}

  const std::string Characters;
  const uint64_t Hash;
  // The lock of the memory protects the following members.
  std::map<uint32_t, std::unique_ptr<const TokenRun>> Runs; ///< runs by TokenRun::Begin
  uint64_t Bytes = sizeof(Text);
  bool IsKept = true; ///< the text is in TokenMemory::Used
};

} // namespace dxil::frontend
