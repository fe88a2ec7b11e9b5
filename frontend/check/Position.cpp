// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Position.h"
#include "Context.h"

namespace dxil::frontend {

Elsewhere::Elsewhere(CheckContext &C, ScopeId Scope, const syntax::Tree *Tree, const Tokens *Source,
                     uint32_t Horizon)
    : C(C), Outer(C.Here), Size(C.Scopes.Locals.size()) {
  C.Here = {};
  C.Here.Tree = Tree;
  C.Here.Source = Source;
  C.Here.Scope = Scope;
  C.Here.Horizon = Horizon;
  C.Here.Barrier = C.Here.BlockStart = Size;
  C.Here.FirstUsed = C.Scopes.LocallyUsed.size();
}

Elsewhere::~Elsewhere() {
  C.Here = Outer;
  C.Scopes.Locals.shrink(Size);
}

BlockScope::BlockScope(CheckContext &C)
    : C(C), Size(C.Scopes.Locals.size()), OuterStart(C.Here.BlockStart),
      UsedSize(C.Scopes.LocallyUsed.size()), OuterInBlock(C.Here.InBlock) {
  C.Here.BlockStart = Size;
  C.Here.InBlock = true;
}

BlockScope::~BlockScope() {
  C.Scopes.Locals.shrink(Size);
  C.Scopes.LocallyUsed.resize(UsedSize);
  C.Here.BlockStart = OuterStart;
  C.Here.InBlock = OuterInBlock;
}

} // namespace dxil::frontend
