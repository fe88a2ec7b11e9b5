// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the functions of a source from its tokens, before parsing. A function that the entry point
// cannot reach need not be parsed if an earlier compile found the same function correct; the names
// in the function determine what this depends on.
#pragma once

#include "Tokens.h"
#include "dxil/frontend/Frontend.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>

namespace dxil::frontend {

/// The function definitions at namespace scope, and which of them an entry point reaches. A name
/// refers to all functions with that name. A function reaches every function that it names, in any
/// role. All other declarations, including templates, methods and operators, are reached, and so
/// are the functions that they name.
class Outline {
public:
  /// Finds the functions of \p Toks. All functions are reached if \p Entry is Name::None or names
  /// no function. \p InFile returns a token's location in a file. Takes time and memory linear in
  /// the tokens.
  Outline(const Tokens &Toks, const NameTable &Names, Name Entry,
          llvm::function_ref<Location(Location)> InFile);
  ~Outline();

  const SourceDigests &digests() const { return Digests; }
  SourceDigests &digests() { return Digests; }
  /// Returns the digests of the functions without messages, as in SourceDigests::Unreached. \p
  /// Messages are the locations of all messages in files. Returns none if a message may be about a
  /// template.
  std::vector<TokenDigest> correct(std::vector<Location> Messages) const;
  /// Returns the tokens without the functions that are correct: \p IsCorrect has a value for each
  /// of SourceDigests::Unreached. Functions that a remaining one reaches stay. Call it once.
  std::vector<Token> withoutCorrect(const std::vector<bool> &IsCorrect);

private:
  class Functions;
  std::unique_ptr<Functions> All;
  SourceDigests Digests;
};

} // namespace dxil::frontend
