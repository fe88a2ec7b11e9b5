// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the functions and static variables of a source from its tokens, before parsing. One that
// the entry point cannot reach need not be parsed if an earlier compile found the same one correct;
// the names in its definition determine what this depends on.
#pragma once

#include "Tokens.h"
#include "dxil/frontend/Frontend.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>

namespace dxil::frontend {

/// The definitions of functions and static variables at namespace scope, and which of them an entry
/// point reaches. A name refers to all definitions with that name. A definition reaches every
/// definition that it names, in any role. All other declarations are reached, and so are the
/// definitions that they name: templates, methods, operators, and variables whose initializer may
/// do more than compute a value.
class Outline {
public:
  /// Finds the definitions of \p Toks. All are reached if \p Entry is Name::None or names none of
  /// them. \p InFile returns a token's location in a file. Takes time and memory linear in the
  /// tokens.
  Outline(const Tokens &Toks, const NameTable &Names, Name Entry,
          llvm::function_ref<Location(Location)> InFile);
  ~Outline();

  const SourceDigests &digests() const { return Digests; }
  SourceDigests &digests() { return Digests; }
  /// Returns the digests of the definitions without messages, as in SourceDigests::Unreached,
  /// except those that reach a variable with a message. \p Messages are the locations of all
  /// messages in files. Returns none if a message may be about a template.
  std::vector<TokenDigest> correct(std::vector<Location> Messages) const;
  /// Returns the tokens without the definitions that are correct: \p IsCorrect has a value for each
  /// of SourceDigests::Unreached. Definitions that a remaining one reaches stay. Call it once.
  std::vector<Token> withoutCorrect(const std::vector<bool> &IsCorrect);

private:
  class Functions;
  std::unique_ptr<Functions> All;
  SourceDigests Digests;
};

} // namespace dxil::frontend
