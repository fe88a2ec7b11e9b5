// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks modifiers against their records (td/hlsl/Modifiers.td): where each is allowed, and which
// exclude each other.
#include "Context.h"
#include "Declarations.h"

namespace dxil::frontend {
using llvm::StringRef;

namespace {

StringRef describe(ModifierPlace P) {
  return StringRef(ModifierPlaceWords[size_t(P)]);
}

StringRef wordOf(Specifier S) {
  return StringRef(AllModifiers[size_t(S)].Word);
}

} // namespace

/// Reports invalid modifiers of a type outside of a declaration.
void checkTypeName(CheckContext &C, syntax::NodeId Node) {
  if (C.Here.Tree->is(Node, syntax::NodeKind::TypeRef))
    checkModifiers(C, C.Here.Tree->get<syntax::TypeRef>(Node).Flags, ModifierPlace::TypeName,
                   C.Here.Tree->location(Node));
}

bool checkModifiers(CheckContext &C, syntax::Specifiers Flags, ModifierPlace Place,
                    Location Where) {
  for (const ModifierInfo &M : AllModifiers) {
    if (!Flags.has(M.Is) || M.isFor(Place))
      continue;
    if (!M.isIgnoredAt(Place)) {
      C.Diags.report(Where, Diagnostic::modifier_not_here, {StringRef(M.Word), describe(Place)});
      return false;
    }
    C.Diags.report(Where, Diagnostic::modifier_ignored_here, {StringRef(M.Word), describe(Place)});
  }
  for (const ModifierPair &Pair : ExcludedModifiers)
    if (Flags.has(Pair.A) && Flags.has(Pair.B)) {
      const bool IsInOut = (Pair.B == Specifier::In || Pair.B == Specifier::Out) &&
                           Flags.has(Specifier::In) && Flags.has(Specifier::Out);
      C.Diags.report(Where, Diagnostic::modifiers_together,
                     {wordOf(Pair.A), IsInOut ? StringRef("inout") : wordOf(Pair.B)});
      return false;
    }
  for (const ModifierPair &Pair : OverriddenModifiers)
    if (Flags.has(Pair.A) && Flags.has(Pair.B))
      C.Diags.report(Where, Diagnostic::modifier_overridden, {wordOf(Pair.A), wordOf(Pair.B)});
  for (const ModifierInfo &M : AllModifiers)
    if (Flags.has(M.Is) && M.isFor(Place) && !Flags.has(M.Needs)) {
      C.Diags.report(Where, Diagnostic::modifier_needs, {StringRef(M.Word), wordOf(M.Needs)});
      return false;
    }
  return true;
}

} // namespace dxil::frontend
