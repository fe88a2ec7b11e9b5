// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every part of check() shares: its input, its output, and one object of state for each
// subject. The parts are free functions with the context as first parameter (README.md).
#pragma once

#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "FunctionTable.h"
#include "Position.h"
#include "Program.h"
#include "Scopes.h"
#include "State.h"
#include "TemplateTable.h"

namespace dxil::frontend {

using Arguments = llvm::SmallVector<ExprId, 8>;

struct CheckContext {
  CheckContext(const syntax::Tree &Tree, const Tokens &Source, NameTable &Names, TypeTable &Types,
               const Options &Opts, Diagnostics &Diags, Program &P)
      : Tree(Tree), Source(Source), Names(Names), Types(Types), Opts(Opts), Diags(Diags), P(P) {
    Here.Tree = &Tree;
    Here.Source = &Source;
  }

  const syntax::Tree &Tree; ///< tree of the source; library code has separate trees, see Position
  const Tokens &Source;
  NameTable &Names;
  TypeTable &Types;
  const Options &Opts;
  Diagnostics &Diags;
  Program &P; ///< the program under construction

  Position Here;
  ScopeTable Scopes;
  TemplateTable Templates;
  FunctionTable Functions;
  DeclarationState Declaring;
  BlockState Blocks;
  LibraryState Library;
  ConstantState Constants;
  SwitchState Switch;
  Stage EntryStage = Stage::Compute; ///< stage of the current entry point
  unsigned ExpressionDepth = 0;

  bool atLeast(LanguageVersion V) const { return Opts.Language >= V; }
  bool isBad(ExprId E) const { return P.type(E) == TypeId::Error; }
  ExprKind kind(ExprId E) const { return P.Expressions.kind(E); }
  Location locationOf(syntax::NodeId Node) const { return Here.Tree->location(Node); }
  /// Returns true if \p Word occurs in skipped text: its declaration may be there.
  bool wasUnread(Name Word) const { return Here.Tree->Unread.contains(uint32_t(Word)); }
};

} // namespace dxil::frontend
