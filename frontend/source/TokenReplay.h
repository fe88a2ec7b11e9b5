// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replays tokens of a TokenMemory in place of those that the preprocessor would read. The
// preprocessor reads only what may have a meaning for it: directives, the first token after a
// directive, macros, and tokens with messages.
#pragma once

#include "TokenMemory.h"

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dxil::frontend {

/// Replays tokens to one preprocessor.
class TokenReplay {
public:
  TokenReplay(TokenMemory &Memory, clang::Preprocessor &PP) : Memory(Memory), PP(PP) {}

  /// Called after the preprocessor has read \p Last. Appends the following tokens to \p Out, as
  /// long as the preprocessor would not change them, and makes the preprocessor continue after
  /// them. \p Most is the limit of tokens in \p Out; \p NumberOf returns the name of an identifier.
  void advance(const clang::Token &Last, Tokens &Out, size_t Most,
               llvm::function_ref<Name(clang::IdentifierInfo &)> NumberOf);

private:
  bool find(clang::FileID In, uint32_t Offset);
  size_t append(uint32_t FileStart, Tokens &Out, size_t Most,
                llvm::function_ref<Name(clang::IdentifierInfo &)> NumberOf);

  /// The meaning of a spelling in this compile.
  struct Word {
    clang::IdentifierInfo *Identifier = nullptr;
    Name Number = Name::None;
  };

  TokenMemory &Memory;
  clang::Preprocessor &PP;
  llvm::DenseMap<clang::FileID, std::shared_ptr<TokenMemory::Text>> Texts;
  clang::FileID File;                ///< the file that was read last
  TokenMemory::Text *Text = nullptr; ///< text of File; may be null
  const TokenRun *Run = nullptr;     ///< run of Text
  size_t Next = 0;                   ///< index of the next token in Run
  std::vector<Word> Words;           ///< indexed like TokenRun::Names
};

} // namespace dxil::frontend
