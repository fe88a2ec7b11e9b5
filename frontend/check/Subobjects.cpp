// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subobjects of state objects: globals of a library that are not variables of the program.
#include "Constants.h"
#include "Context.h"
#include "Declarations.h"
#include "Types.h"

#include <dxil/generated/HLSLDeclarations.h>

namespace dxil::frontend {
using llvm::StringRef;
using syntax::NodeId;

namespace {

/// Returns the kind of each value of class \p Class: 't' for a string, 'n' for a number.
StringRef valuesOf(StringRef Class) {
  const auto *Row = llvm::find_if(
      AllSubobjects, [&](const SubobjectInfo &S) { return S.Word == std::string_view(Class); });
  return Row == std::end(AllSubobjects) ? StringRef() : StringRef(Row->Values);
}

} // namespace

/// Declares a global of type \p T, a subobject class.
void declareSubobject(CheckContext &C, const syntax::Variable &N, TypeId T, Location Where) {
  if (C.Blocks.Enclosing != BlockId::None || C.Here.Scope != GlobalScope) {
    checkNotGlobalOnly(C, T, Where);
    return;
  }
  checkModifiers(C, N.Flags, ModifierPlace::Global, Where);
  checkCoherence(C, N.Flags, T, Where);
  Subobject S;
  S.Word = C.Names.spelling(N.Word);
  S.Class = C.Types.objectOf(T).Record->Word;
  S.Where = Where;
  const bool HasList =
      N.Initializer != NodeId::None && C.Here.Tree->is(N.Initializer, syntax::NodeKind::InitList);
  if (HasList)
    for (NodeId Item : nodes(C, C.Here.Tree->get<syntax::InitList>(N.Initializer).Items)) {
      Subobject::Value V;
      V.IsText = C.Here.Tree->is(Item, syntax::NodeKind::String);
      if (V.IsText)
        V.Text = C.Here.Source->Strings[C.Here.Tree->get<syntax::String>(Item).Literal];
      else
        V.Number = integerConstant(C, Item).value_or(0);
      S.Values.push_back(std::move(V));
    }
  const StringRef Wanted = valuesOf(S.Class);
  if (S.Values.empty())
    C.Diags.report(Where, Diagnostic::subobject_values, {S.Class});
  else if (S.Values.size() != Wanted.size())
    C.Diags.report(Where, Diagnostic::subobject_count,
                   {S.Class, std::to_string(Wanted.size()), std::to_string(S.Values.size())});
  else
    for (size_t I = 0; I < Wanted.size(); ++I)
      if (S.Values[I].IsText != (Wanted[I] == 't'))
        C.Diags.report(
            Where, Diagnostic::subobject_value,
            {S.Class, std::to_string(I + 1), Wanted[I] == 't' ? "a string" : "a number"});
  C.P.Subobjects.push_back(std::move(S));
}

} // namespace dxil::frontend
