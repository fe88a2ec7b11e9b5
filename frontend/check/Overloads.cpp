// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overload resolution: adds the ranks of the arguments' conversions and chooses the least sum; two
// equal sums are ambiguous. Templates are candidates like others.
#include "Checker.h"

using namespace dxil::frontend;

/// Returns true if \p Parameter is an unbounded array, which takes any length.
bool Checker::takesAnyLength(TypeId Argument, TypeId Parameter) const {
  const Type &A = Types.get(Argument), &P = Types.get(Parameter);
  return P.Kind == TypeKind::Array && P.Rows == 0 && A.Kind == TypeKind::Array && A.Of == P.Of;
}

/// Returns true if \p Argument is an unbounded array of resources and the parameter has a length:
/// its first elements are passed.
bool Checker::takesFirst(ExprId Argument, TypeId Parameter) const {
  const Type &A = Types.get(P.type(Argument)), &Wanted = Types.get(Parameter);
  return !isAnyObject(Argument) && A.Kind == TypeKind::Array && A.Rows == 0 &&
         Wanted.Kind == TypeKind::Array && Wanted.Rows != 0 && A.Of == Wanted.Of &&
         isPlace(kind(Argument));
}

bool Checker::rankArgument(ExprId Argument, TypeId Parameter, library::Direction Flow,
                           ConversionRank &Rank) {
  if (!isAnyObject(Argument) && takesAnyLength(P.type(Argument), Parameter))
    return true;
  if (Flow == library::Direction::In && takesFirst(Argument, Parameter))
    return true;
  if (Flow == library::Direction::In) {
    Conversion C = conversionFor(Argument, Parameter);
    Rank += C.Rank;
    return bool(C);
  }
  if (isAnyObject(Argument) || !isPlace(kind(Argument)))
    return false;
  {
    Diagnostics::Attempt Silent(Diags);
    if (!checkModifiable(Argument, P.Expressions.location(Argument)))
      return false;
  }
  OutArgumentConversion C =
      outArgumentConversion(Types, P.type(Argument), Parameter, Flow == library::Direction::InOut,
                            !atLeast(LanguageVersion::v2021));
  Rank += C.Rank;
  return C.Problem != OutArgumentConversion::Error::NoMatch;
}

bool Checker::rankCall(FunctionId F, llvm::ArrayRef<ExprId> Args, ConversionRank &Rank) {
  const Function &Of = P.function(F);
  if (Args.size() > Of.Parameters.size())
    return false;
  for (size_t I = Args.size(); I != Of.Parameters.size(); ++I)
    if (P.variable(Of.Parameters[I]).Initializer == ExprId::None)
      return false;
  for (size_t I = 0; I != Args.size(); ++I) {
    const Variable &Parameter = P.variable(Of.Parameters[I]);
    if (Parameter.IsShared && !isSharedArgument(Args[I], Parameter.Type))
      return false;
    if (!Parameter.IsShared && !rankArgument(Args[I], Parameter.Type, Parameter.Flow, Rank))
      return false;
  }
  return true;
}

FunctionId Checker::resolve(Location Where, llvm::StringRef Word, llvm::ArrayRef<Entity> Found,
                            llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<ExprId> Args,
                            bool Report) {
  llvm::SmallVector<FunctionId, 8> Functions;
  llvm::SmallVector<TypeId, 8> ArgumentTypes;
  for (ExprId E : Args)
    ArgumentTypes.push_back(isAnyObject(E) ? TypeId::None
                                           : defaultOfLiteral(Types, Types.plain(P.type(E))));
  for (Entity E : Found) {
    FunctionId F = FunctionId::None;
    if (E.Kind == Entity::Sort::Function && Given.empty())
      F = FunctionId(E.Index);
    else if (E.Kind == Entity::Sort::FunctionTemplate)
      F = instantiate(TemplateId(E.Index), Given, ArgumentTypes);
    if (F != FunctionId::None && !llvm::is_contained(Functions, F))
      Functions.push_back(F);
  }
  Candidate Best;
  bool Ambiguous = false;
  for (FunctionId F : Functions) {
    ConversionRank Rank;
    if (!rankCall(F, Args, Rank))
      continue;
    if (Best.Function == FunctionId::None || Rank < Best.Rank) {
      Best = {F, Rank};
      Ambiguous = false;
    } else if (Rank == Best.Rank && isMoreSpecialized(F, Best.Function)) {
      Best.Function = F;
    } else if (Rank == Best.Rank && !isMoreSpecialized(Best.Function, F)) {
      Ambiguous = true;
    }
  }
  if (Best.Function != FunctionId::None && !Ambiguous)
    return Best.Function;
  if (!Report || (T.Unread.size() && wasUnread(Names.find(Word))))
    return FunctionId::None;
  Diags.report(Where, Ambiguous ? Diagnostic::ambiguous_call : Diagnostic::no_matching_function,
               {Word, spellArguments(Args)});
  if (Ambiguous)
    for (FunctionId F : Functions)
      Diags.report(P.function(F).Where, Diagnostic::candidate_here, {P.function(F).Spelling});
  else
    noteCandidates(Found, Functions, Args);
  return FunctionId::None;
}

//===-- Operators of structs
//--------------------------------------------------------------------------------------===//

ExprId Checker::overloadedOperator(Location Where, llvm::StringRef Word,
                                   llvm::ArrayRef<ExprId> Operands) {
  if (!atLeast(LanguageVersion::v2021))
    return ExprId::None;
  Name Operator = Names.find(Word);
  if (Operator == Name::None)
    return ExprId::None;
  ExprId Left = Operands[0];
  if (!isAnyObject(Left) && Types.get(P.type(Left)).Kind == TypeKind::Struct) {
    TypeId Owner = TypeId::None;
    auto Found = lookUpMember(P.type(Left), Operator, Owner);
    if (FunctionId F = resolve(Where, Word, Found, {}, Operands.drop_front(), false);
        F != FunctionId::None)
      return call(Where, F, placed(Left), Operands.drop_front());
  }
  if (FunctionId F = resolve(Where, Word, lookUp(Operator), {}, Operands, false);
      F != FunctionId::None)
    return call(Where, F, ExprId::None, Operands);
  return ExprId::None;
}
