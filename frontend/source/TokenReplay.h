// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of a TokenMemory in place of those that the preprocessor would read. It reads only what
// may mean something to it: directives, the first token after one, macros, and tokens with
// messages.
#pragma once

#include "TokenMemory.h"

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dxil::frontend {

/// The tokens that one preprocessor need not read.
class TokenReplay {
public:
  /// \p NumberOf returns the name of an identifier.
  TokenReplay(TokenMemory &Memory, clang::Preprocessor &PP) : Memory(Memory), PP(PP) {}

  /// Appends the tokens that follow \p Last to \p Out, as far as they are the same without the
  /// preprocessor, and makes it go on after them. It has just read \p Last. \p Most bounds the
  /// number of tokens in \p Out.
  void advance(const clang::Token &Last, Tokens &Out, size_t Most,
               llvm::function_ref<Name(clang::IdentifierInfo &)> NumberOf);

private:
  bool find(clang::FileID In, uint32_t Offset);
  size_t append(uint32_t FileStart, Tokens &Out, size_t Most,
                llvm::function_ref<Name(clang::IdentifierInfo &)> NumberOf);

  /// What a spelling is in this compile.
  struct Word {
    clang::IdentifierInfo *Identifier = nullptr;
    Name Number = Name::None;
  };

  TokenMemory &Memory;
  clang::Preprocessor &PP;
  llvm::DenseMap<clang::FileID, std::shared_ptr<TokenMemory::Text>> Texts;
  clang::FileID File;                ///< that was read last
  TokenMemory::Text *Text = nullptr; ///< of File; may be null
  const TokenRun *Run = nullptr;     ///< of Text
  size_t Next = 0;                   ///< token of Run
  std::vector<Word> Words;           ///< by TokenRun::Names
};

} // namespace dxil::frontend
