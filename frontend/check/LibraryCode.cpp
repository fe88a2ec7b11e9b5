// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Library entities that are written in HLSL: structs, constants and function bodies. They are read
// when a program first uses them.
#include "Check.h"
#include "Checker.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;

/// Reads \p Text as library declarations. The tree lives as long as the checker.
const LibraryText *Checker::readLibrary(llvm::StringRef Title, llvm::StringRef Text) {
  if (!Library || !*Library)
    return nullptr;
  LibraryCode.push_back((*Library)(Title, Text));
  return LibraryCode.back().get();
}

bool Checker::declareFromLibrary(Name Word) {
  if (size_t(Word) >= AskedLibrary.size())
    AskedLibrary.resize(size_t(Word) * 2 + 64);
  if (AskedLibrary[size_t(Word)])
    return false;
  AskedLibrary[size_t(Word)] = true;
  llvm::StringRef Spelling = Names.spelling(Word);
  llvm::StringRef Text = library::structText(Spelling);
  if (Text.empty())
    Text = library::constantText(Spelling);
  if (Text.empty())
    return false;
  const LibraryText *Code = readLibrary(Spelling, Text);
  if (!Code)
    return false;
  Elsewhere Inside(*this, LibraryScope, &Code->Tree, &Code->Source);
  checkDeclarations(Code->Tree.Declarations);
  return true;
}

/// Returns the instance of an HLSL library function for these parameter types.
FunctionId Checker::instantiateLibraryCode(const library::Function &F,
                                           llvm::ArrayRef<TypeId> ParameterTypes, TypeId Result) {
  for (const LibraryInstance &Known : LibraryInstances[&F])
    if (Known.Result == Result && llvm::ArrayRef(Known.Parameters) == ParameterTypes)
      return Known.Function;
  // The body is in a function of its own; names of types denote its parameter and result types.
  const LibraryText *&Code = LibraryBodies[&F];
  if (!Code) {
    std::string Text =
        "template <typename T, typename U, typename V, typename R> void f() " + F.Body.str();
    Code = readLibrary(F.Word, Text);
    if (!Code)
      return FunctionId::None;
  }
  ScopeId Own = addScope(Scope::Sort::TemplateArguments, LibraryScope, "");
  Function New;
  New.Word = Names.intern(F.Word);
  New.Spelling = F.Word.str();
  New.Result = Result;
  New.IsLibrary = true;
  for (size_t I = 0; I < ParameterTypes.size() && I < F.Parameters.size(); ++I) {
    Variable V;
    V.Word = Names.intern(F.Parameters[I].Word);
    V.Kind = VariableKind::Parameter;
    V.Type = ParameterTypes[I];
    V.Flow = F.Parameters[I].Flow;
    P.Variables.push_back(std::move(V));
    New.Parameters.push_back(VariableId(P.Variables.size() - 1));
    bindLibraryElement(F, F.Parameters[I].Type, ParameterTypes[I], Own);
  }
  bindLibraryElement(F, F.Result, Result, Own);
  scope(Own).Entities[Names.intern("R")].push_back({Entity::Sort::Type, uint32_t(Result)});
  P.Functions.push_back(std::move(New));
  FunctionId Id = FunctionId(P.Functions.size() - 1);
  FunctionState &S = state(Id);
  S.Tree = &Code->Tree;
  S.Source = &Code->Source;
  S.Node = Code->Tree.item(Code->Tree.Declarations, 0);
  S.Scope = Own;
  S.WaitsForUse = true;
  S.IsLibrary = true;
  LibraryInstances[&F].push_back({ParameterTypes.vec(), Result, Id});
  return Id;
}

/// The element variables of a signature are types in its body: T, U, V.
void Checker::bindLibraryElement(const library::Function &, const library::TypePattern &Pattern,
                                 TypeId Is, ScopeId Own) {
  if (Pattern.ElementVariable < 0 || Pattern.ElementVariable > 2 || !Types.isNumeric(Is))
    return;
  static constexpr llvm::StringLiteral Words[] = {"T", "U", "V"};
  Name Word = Names.intern(Words[Pattern.ElementVariable]);
  auto &Meanings = scope(Own).Entities[Word];
  if (Meanings.empty())
    Meanings.push_back({Entity::Sort::Type, uint32_t(Types.scalar(Types.get(Is).Element))});
}
