// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM constants for the numbers that check/Evaluator.h computes.
#include "Generator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace dxil::frontend {

Constant *Generator::constantNumber(ScalarKind K, uint64_t Bits) {
  llvm::Type *Ty = scalarType(K);
  const APInt Number(Ty->getScalarSizeInBits(), Bits, false, true);
  if (Ty->isFloatingPointTy())
    return ConstantFP::get(Context, APFloat(Ty->getFltSemantics(), Number));
  return ConstantInt::get(Context, Number);
}

/// Returns the value of type \p T, not an aggregate, of numbers from the front of \p Bits, and
/// removes these. Returns null if there are too few.
Constant *Generator::constantValue(TypeId T, ArrayRef<uint64_t> &Bits) {
  const ScalarKind K = elementKind(T);
  auto *VT = dyn_cast<FixedVectorType>(valueType(T));
  const size_t Count = VT ? VT->getNumElements() : 1;
  if (Bits.size() < Count)
    return nullptr;
  SmallVector<Constant *, 16> Numbers;
  for (uint64_t Number : Bits.take_front(Count))
    Numbers.push_back(constantNumber(K, Number));
  Bits = Bits.drop_front(Count);
  return VT ? ConstantVector::get(Numbers) : Numbers.front();
}

/// The same for any type, in its form in memory.
Constant *Generator::constantMemory(TypeId T, ArrayRef<uint64_t> &Bits, MemoryLayout Layout) {
  const frontend::Type Ty = Types.get(T);
  SmallVector<Constant *, 16> Parts;
  if (Ty.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < Ty.Rows; ++I) {
      Parts.push_back(constantMemory(Ty.Of, Bits, partLayout(Ty.Of, Layout)));
      if (!Parts.back())
        return nullptr;
    }
    return ConstantArray::get(cast<ArrayType>(memoryType(T)), Parts);
  }
  if (Ty.Kind == TypeKind::Struct) {
    const Struct &S = Types.structOf(T);
    if (S.Base != TypeId::None)
      Parts.push_back(constantMemory(S.Base, Bits));
    for (const Field &F : S.Fields)
      Parts.push_back(F.IsBitField ? nullptr
                                   : constantMemory(F.Type, Bits, partLayout(F.Type, Layout)));
    return is_contained(Parts, nullptr)
               ? nullptr
               : ConstantStruct::get(cast<StructType>(memoryType(T)), Parts);
  }
  Constant *Value = constantValue(T, Bits);
  auto *Whole = Value ? dyn_cast<Constant>(toMemory(Value, elementKind(T), Layout)) : nullptr;
  if (!Whole || !Whole->getType()->isVectorTy())
    return Whole;
  for (const Run &R : runsOf(memoryPlace(T, nullptr, Layout)))
    for (uint32_t Element : R.Elements)
      Parts.push_back(Whole->getAggregateElement(Element));
  return ConstantArray::get(cast<ArrayType>(numbersType(T, Layout)), Parts);
}

/// Returns the initial contents of static \p Id in memory, or null if its initializer has to run.
Constant *Generator::constantMemory(VariableId Id) {
  const Variable &V = P.variable(Id);
  if (Types.hasObject(V.Type))
    return nullptr;
  Evaluator Work(P, Types, KnownStatics, Evaluator::Purpose::Code);
  const std::optional<ConstantValue> Value = Work.evaluate(V.Initializer);
  if (!Value)
    return nullptr;
  ArrayRef<uint64_t> Bits = Value->Bits;
  return constantMemory(V.Type, Bits);
}

Constant *Generator::constantOf(VariableId Id) {
  auto [It, IsNew] = Constants.try_emplace(Id, nullptr);
  if (!IsNew)
    return It->second;
  const Variable &V = P.variable(Id);
  if (V.Kind != VariableKind::Static || !V.Const || V.Initializer == ExprId::None ||
      isAggregate(V.Type) || Types.get(V.Type).Kind == TypeKind::Object)
    return nullptr;
  Evaluator Work(P, Types, KnownStatics, Evaluator::Purpose::Code);
  const ConstantValue *Value = Work.variable(Id);
  if (!Value)
    return nullptr;
  ArrayRef<uint64_t> Bits = Value->Bits;
  return Constants[Id] = constantValue(V.Type, Bits);
}

Constant *Generator::knownConstant(ExprId Load) {
  ExprId At = P.Expressions.get<expr::Load>(Load).Place;
  if (!P.Expressions.is(At, ExprKind::VariablePlace))
    return nullptr;
  return constantOf(P.Expressions.get<expr::VariablePlace>(At).Variable);
}

/// Returns the value of a library call with constant arguments, or null if it is not folded here.
Constant *Generator::knownCall(ExprId Call) {
  const TypeId T = P.type(Call);
  if (!Types.isNumeric(T) || !isFloating(elementKind(T)))
    return nullptr;
  Evaluator Work(P, Types, KnownStatics, Evaluator::Purpose::Code);
  const std::optional<ConstantValue> Value = Work.evaluate(Call);
  if (!Value)
    return nullptr;
  ArrayRef<uint64_t> Bits = Value->Bits;
  return constantValue(T, Bits);
}

//===-- Values that never change
//--------------------------------------------------------------------------------------===//

bool Generator::isFixedPlace(ExprId Place, unsigned Nesting) {
  const Program::Exprs &X = P.Expressions;
  switch (X.kind(Place)) {
  case ExprKind::VariablePlace: {
    const Variable &V = P.variable(X.get<expr::VariablePlace>(Place).Variable);
    if (V.Kind == VariableKind::Static)
      return V.Const && !Types.hasObject(V.Type) &&
             (V.Start != StaticStart::WhenReached || isFixed(V.Initializer, Nesting + 1));
    return V.Kind == VariableKind::Constant && !Opts.LegacySemantics;
  }
  case ExprKind::FieldPlace: return isFixedPlace(X.get<expr::FieldPlace>(Place).Base, Nesting + 1);
  case ExprKind::BasePlace: return isFixedPlace(X.get<expr::BasePlace>(Place).Derived, Nesting + 1);
  case ExprKind::SwizzlePlace:
    return isFixedPlace(X.get<expr::SwizzlePlace>(Place).Base, Nesting + 1);
  case ExprKind::ElementPlace: {
    auto N = X.get<expr::ElementPlace>(Place);
    return isFixedPlace(N.Base, Nesting + 1) && isFixed(N.Index, Nesting + 1);
  }
  case ExprKind::TemporaryPlace:
    return isFixed(X.get<expr::TemporaryPlace>(Place).Value, Nesting + 1);
  default: return false;
  }
}

/// Returns true if \p E has the same value wherever and whenever it is computed, and no effects.
/// Returns false if unsure.
bool Generator::isFixed(ExprId E, unsigned Nesting) {
  constexpr unsigned MostNesting = 64;
  const Program::Exprs &X = P.Expressions;
  if (Nesting > MostNesting || E == ExprId::None)
    return false;
  auto All = [&](std::initializer_list<ExprId> Operands) {
    return llvm::all_of(Operands, [&](ExprId O) { return isFixed(O, Nesting + 1); });
  };
  auto List = [&](ExprList Operands) {
    for (uint32_t I = 0; I < Operands.Count; ++I)
      if (!isFixed(X.item(Operands, I), Nesting + 1))
        return false;
    return true;
  };
  switch (X.kind(E)) {
  case ExprKind::Constant: return true;
  case ExprKind::Load: return isFixedPlace(X.get<expr::Load>(E).Place, Nesting + 1);
  case ExprKind::Negate: return All({X.get<expr::Negate>(E).Operand});
  case ExprKind::Not: return All({X.get<expr::Not>(E).Operand});
  case ExprKind::Complement: return All({X.get<expr::Complement>(E).Operand});
  case ExprKind::Convert: return All({X.get<expr::Convert>(E).Operand});
  case ExprKind::Swizzle: return All({X.get<expr::Swizzle>(E).Operand});
  case ExprKind::FieldValue: return All({X.get<expr::FieldValue>(E).Operand});
  case ExprKind::Binary: return All({X.get<expr::Binary>(E).Left, X.get<expr::Binary>(E).Right});
  case ExprKind::Logical: return All({X.get<expr::Logical>(E).Left, X.get<expr::Logical>(E).Right});
  case ExprKind::Select: {
    auto N = X.get<expr::Select>(E);
    return All({N.Condition, N.True, N.False});
  }
  case ExprKind::Branch: {
    auto N = X.get<expr::Branch>(E);
    return All({N.Condition, N.True, N.False});
  }
  case ExprKind::Construct: return List(X.get<expr::Construct>(E).Parts);
  case ExprKind::Call: {
    auto N = X.get<expr::Call>(E);
    return P.function(N.Callee).IsLibrary && N.This == ExprId::None && List(N.Arguments);
  }
  case ExprKind::LibraryCall: {
    auto N = X.get<expr::LibraryCall>(E);
    const library::Function &F = *P.LibraryFunctions[size_t(N.Callee)];
    if (!F.ReadsOnly || F.Lowering == library::LoweringKind::Op || N.Object != ExprId::None)
      return false;
    // Operations across lanes depend on the active lanes.
    const Intrinsic::ID Id = F.Lowering == library::LoweringKind::Intrinsic
                                 ? intrinsicOf(F, elementKind(P.type(E)))
                                 : Intrinsic::not_intrinsic;
    return !(Id &&
             Intrinsic::getFnAttributes(Context, Id).hasAttribute(llvm::Attribute::Convergent)) &&
           List(N.Arguments);
  }
  default: return false;
  }
}

} // namespace dxil::frontend
