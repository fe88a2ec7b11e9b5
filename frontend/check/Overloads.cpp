// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overload resolution: adds the ranks of the arguments' conversions and chooses the least sum; two
// equal sums are ambiguous. Templates are candidates like others.
#include "Calls.h"
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Operators.h"
#include "Templates.h"

namespace dxil::frontend {

/// A possible callee.
struct Candidate {
  FunctionId Function = FunctionId::None;
  ConversionRank Rank;
};

/// Returns true if \p Parameter is an unbounded array, which takes any length.
bool takesAnyLength(const CheckContext &C, TypeId Argument, TypeId Parameter) {
  const Type &A = C.Types.get(Argument), &P = C.Types.get(Parameter);
  return P.Kind == TypeKind::Array && P.Rows == 0 && A.Kind == TypeKind::Array &&
         A.ElementType == P.ElementType;
}

/// Returns true if \p Argument is an unbounded array of resources and the parameter has a length:
/// its first elements are passed.
bool takesFirst(const CheckContext &C, ExprId Argument, TypeId Parameter) {
  const Type &A = C.Types.get(C.P.type(Argument)), &Wanted = C.Types.get(Parameter);
  return !isAnyObject(C, Argument) && A.Kind == TypeKind::Array && A.Rows == 0 &&
         Wanted.Kind == TypeKind::Array && Wanted.Rows != 0 &&
         A.ElementType == Wanted.ElementType && isPlace(C.kind(Argument));
}

bool rankArgument(CheckContext &C, ExprId Argument, TypeId Parameter, library::Direction Flow,
                  ConversionRank &Rank) {
  if (!isAnyObject(C, Argument) && takesAnyLength(C, C.P.type(Argument), Parameter))
    return true;
  if (Flow == library::Direction::In && takesFirst(C, Argument, Parameter))
    return true;
  if (Flow == library::Direction::In) {
    Conversion Chosen = conversionFor(C, Argument, Parameter);
    Rank += Chosen.Rank;
    return bool(Chosen);
  }
  if (isAnyObject(C, Argument) || !isPlace(C.kind(Argument)))
    return false;
  {
    Diagnostics::Attempt Silent(C.Diags);
    if (!checkModifiable(C, Argument, C.P.Expressions.location(Argument)))
      return false;
  }
  OutArgumentConversion Chosen =
      outArgumentConversion(C.Types, C.P.type(Argument), Parameter,
                            Flow == library::Direction::InOut, !C.atLeast(LanguageVersion::v2021));
  Rank += Chosen.Rank;
  return Chosen.Problem != OutArgumentConversion::Error::NoMatch;
}

static bool rankCall(CheckContext &C, FunctionId F, llvm::ArrayRef<ExprId> Args,
                     ConversionRank &Rank) {
  const Function &Callee = C.P.function(F);
  if (Args.size() > Callee.Parameters.size())
    return false;
  for (size_t I = Args.size(); I != Callee.Parameters.size(); ++I)
    if (C.P.variable(Callee.Parameters[I]).Initializer == ExprId::None)
      return false;
  for (size_t I = 0; I != Args.size(); ++I) {
    const Variable &Parameter = C.P.variable(Callee.Parameters[I]);
    if (Parameter.IsShared && !isSharedArgument(C, Args[I], Parameter.Type))
      return false;
    if (!Parameter.IsShared && !rankArgument(C, Args[I], Parameter.Type, Parameter.Flow, Rank))
      return false;
  }
  return true;
}

FunctionId resolve(CheckContext &C, Location Where, llvm::StringRef Word,
                   llvm::ArrayRef<Entity> Matches, llvm::ArrayRef<TemplateArgument> Given,
                   llvm::ArrayRef<ExprId> Args, bool Report) {
  llvm::SmallVector<FunctionId, 8> Functions;
  llvm::SmallVector<TypeId, 8> ArgumentTypes;
  for (ExprId E : Args)
    ArgumentTypes.push_back(
        isAnyObject(C, E) ? TypeId::None : defaultOfLiteral(C.Types, C.Types.plain(C.P.type(E))));
  for (Entity E : Matches) {
    FunctionId F = FunctionId::None;
    if (E.Kind == Entity::Sort::Function && Given.empty())
      F = FunctionId(E.Index);
    else if (E.Kind == Entity::Sort::FunctionTemplate)
      F = instantiate(C, TemplateId(E.Index), Given, ArgumentTypes);
    if (F != FunctionId::None && !llvm::is_contained(Functions, F))
      Functions.push_back(F);
  }
  Candidate Best;
  bool Ambiguous = false;
  for (FunctionId F : Functions) {
    ConversionRank Rank;
    if (!rankCall(C, F, Args, Rank))
      continue;
    if (Best.Function == FunctionId::None || Rank < Best.Rank) {
      Best = {F, Rank};
      Ambiguous = false;
    } else if (Rank == Best.Rank && isMoreSpecialized(C, F, Best.Function)) {
      Best.Function = F;
    } else if (Rank == Best.Rank && !isMoreSpecialized(C, Best.Function, F)) {
      Ambiguous = true;
    }
  }
  if (Best.Function != FunctionId::None && !Ambiguous)
    return Best.Function;
  if (!Report || (C.Tree.Unread.size() && C.wasUnread(C.Names.find(Word))))
    return FunctionId::None;
  C.Diags.report(Where, Ambiguous ? Diagnostic::ambiguous_call : Diagnostic::no_matching_function,
                 {Word, spellArguments(C, Args)});
  if (Ambiguous)
    for (FunctionId F : Functions)
      C.Diags.report(C.P.function(F).Where, Diagnostic::candidate_here, {C.P.function(F).Spelling});
  else
    noteCandidates(C, Matches, Functions, Args);
  return FunctionId::None;
}

//===-- Operators of structs -----------------------------------------------------------------===//

ExprId overloadedOperator(CheckContext &C, Location Where, llvm::StringRef Word,
                          llvm::ArrayRef<ExprId> Operands) {
  if (!C.atLeast(LanguageVersion::v2021))
    return ExprId::None;
  Name Operator = C.Names.find(Word);
  if (Operator == Name::None)
    return ExprId::None;
  ExprId Left = Operands[0];
  if (!isAnyObject(C, Left) && C.Types.get(C.P.type(Left)).Kind == TypeKind::Struct) {
    TypeId Owner = TypeId::None;
    auto Match = lookUpMember(C, C.P.type(Left), Operator, Owner);
    if (FunctionId F = resolve(C, Where, Word, Match, {}, Operands.drop_front(), false);
        F != FunctionId::None)
      return call(C, Where, F, placed(C, Left), Operands.drop_front());
  }
  if (FunctionId F = resolve(C, Where, Word, lookUp(C, Operator), {}, Operands, false);
      F != FunctionId::None)
    return call(C, Where, F, ExprId::None, Operands);
  return ExprId::None;
}

} // namespace dxil::frontend
