// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of a source by their tokens, before anything is parsed. A function that the entry
// point cannot reach need not be parsed if the same one is known to be correct; the names in it say
// what its check depends on.
#pragma once

#include "Tokens.h"
#include "dxil/frontend/Frontend.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>

namespace dxil::frontend {

/// The function definitions at namespace scope, and which of them an entry point reaches. A name
/// stands for all functions with that name. A function reaches every function that it names, in
/// whatever role; so do all other declarations, and all of them are reached. Templates, methods and
/// operators count as other declarations.
class Outline {
public:
  /// Finds the functions of \p Toks. With Name::None as \p Entry, or one that names no function,
  /// all of them are reached. \p InFile returns where in a file a token is. Takes time and memory
  /// linear in the tokens.
  Outline(const Tokens &Toks, const NameTable &Names, Name Entry,
          llvm::function_ref<Location(Location)> InFile);
  ~Outline();

  const SourceDigests &digests() const { return Digests; }
  SourceDigests &digests() { return Digests; }
  /// Returns the digests of the functions without messages, as SourceDigests::Unreached has them.
  /// \p Messages are the places of all messages, in files. If one outside of functions may be about
  /// a template, returns none.
  std::vector<TokenDigest> correct(std::vector<Location> Messages) const;
  /// Returns the tokens without correct functions: \p IsCorrect says for each of
  /// SourceDigests::Unreached whether it is correct. Keeps those that a kept one reaches. Call it
  /// once.
  std::vector<Token> withoutCorrect(const std::vector<bool> &IsCorrect);

private:
  class Functions;
  std::unique_ptr<Functions> All;
  SourceDigests Digests;
};

} // namespace dxil::frontend
