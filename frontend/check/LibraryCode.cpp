// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Library entities that are written in HLSL: structs, constants and function bodies. They are read
// when a program first uses them.
#include "Check.h"
#include "Context.h"
#include "Declarations.h"
#include "LibraryCalls.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

static void bindLibraryElement(CheckContext &C, const library::Function &F,
                               const library::TypePattern &Pattern, TypeId Argument, ScopeId Own);

/// Reads \p Text as library declarations. The tree lives as long as the checker.
static const LibraryText *readLibrary(CheckContext &C, llvm::StringRef Title,
                                      llvm::StringRef Text) {
  if (!C.Library.Reader || !*C.Library.Reader)
    return nullptr;
  C.Library.Code.push_back((*C.Library.Reader)(Title, Text));
  return C.Library.Code.back().get();
}

bool declareFromLibrary(CheckContext &C, Name Word) {
  if (size_t(Word) >= C.Library.Asked.size())
    C.Library.Asked.resize(size_t(Word) * 2 + 64);
  if (C.Library.Asked[size_t(Word)])
    return false;
  C.Library.Asked[size_t(Word)] = true;
  llvm::StringRef Spelling = C.Names.spelling(Word);
  llvm::StringRef Text = library::structText(Spelling);
  if (Text.empty())
    Text = library::constantText(Spelling);
  if (Text.empty())
    return false;
  const LibraryText *Code = readLibrary(C, Spelling, Text);
  if (!Code)
    return false;
  Elsewhere Inside(C, LibraryScope, &Code->Tree, &Code->Source);
  checkDeclarations(C, Code->Tree.Declarations);
  return true;
}

/// Returns the instance of an HLSL library function for these parameter types.
FunctionId instantiateLibraryCode(CheckContext &C, const library::Function &F, TypeId This,
                                  llvm::ArrayRef<TypeId> ParameterTypes, TypeId Result) {
  for (const LibraryState::Instance &Existing : C.Library.Instances[&F])
    if (Existing.This == This && Existing.Result == Result &&
        llvm::ArrayRef(Existing.Parameters) == ParameterTypes)
      return Existing.Function;
  // The body is parsed as a function of its own, in which names denote the types of its parameters
  // and result.
  const LibraryText *&Code = C.Library.Bodies[&F];
  if (!Code) {
    std::string Text =
        "template <typename T, typename U, typename V, typename R> void f() " + F.Body.str();
    Code = readLibrary(C, F.Word, Text);
    if (!Code)
      return FunctionId::None;
  }
  ScopeId Own = C.Scopes.add(Scope::Sort::TemplateArguments, LibraryScope, "");
  Function New;
  New.Word = C.Names.intern(F.Word);
  New.Spelling = F.Word.str();
  New.Result = Result;
  New.IsLibrary = true;
  const auto AddParameter = [&](Name Word, TypeId T, library::Direction Flow) {
    Variable V;
    V.Word = Word;
    V.Kind = VariableKind::Parameter;
    V.Type = T;
    V.Flow = Flow;
    New.Parameters.push_back(C.P.add(std::move(V)));
  };
  if (This != TypeId::None)
    AddParameter(Name::this_, This, library::Direction::In);
  for (size_t I = 0; I < ParameterTypes.size() && I < F.Parameters.size(); ++I) {
    AddParameter(C.Names.intern(F.Parameters[I].Word), ParameterTypes[I], F.Parameters[I].Flow);
    bindLibraryElement(C, F, F.Parameters[I].Type, ParameterTypes[I], Own);
  }
  bindLibraryElement(C, F, F.Result, Result, Own);
  C.Scopes.at(Own).Entities[C.Names.intern("R")].push_back({Entity::Sort::Type, uint32_t(Result)});
  const FunctionId Id = C.P.add(std::move(New));
  FunctionState &S = state(C, Id);
  S.Tree = &Code->Tree;
  S.Source = &Code->Source;
  S.Node = Code->Tree.item(Code->Tree.Declarations, 0);
  S.Scope = Own;
  S.WaitsForUse = true;
  S.IsLibrary = true;
  C.Library.Instances[&F].push_back({This, ParameterTypes.vec(), Result, Id});
  return Id;
}

/// The element variables of a signature are types in its body: T, U, V.
static void bindLibraryElement(CheckContext &C, const library::Function &,
                               const library::TypePattern &Pattern, TypeId Argument, ScopeId Own) {
  if (Pattern.ElementVariable < 0 || Pattern.ElementVariable > 2 || !C.Types.isNumeric(Argument))
    return;
  static constexpr llvm::StringLiteral Words[] = {"T", "U", "V"};
  Name Word = C.Names.intern(Words[Pattern.ElementVariable]);
  auto &Meanings = C.Scopes.at(Own).Entities[Word];
  if (Meanings.empty())
    Meanings.push_back(
        {Entity::Sort::Type, uint32_t(C.Types.scalar(C.Types.get(Argument).Element))});
}

} // namespace dxil::frontend
