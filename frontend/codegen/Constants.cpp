// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM constants for the numbers that check/Evaluator.h computes.
#include "Context.h"
#include "Globals.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Values.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace dxil::frontend {

static llvm::Constant *constantMemory(CodegenContext &G, TypeId T, llvm::ArrayRef<uint64_t> &Bits,
                                      MemoryLayout Layout = MemoryLayout::Local);

Constant *constantNumber(CodegenContext &G, ScalarKind K, uint64_t Bits) {
  llvm::Type *Ty = scalarType(G, K);
  const APInt Number(Ty->getScalarSizeInBits(), Bits, false, true);
  if (Ty->isFloatingPointTy())
    return ConstantFP::get(G.Context, APFloat(Ty->getFltSemantics(), Number));
  return ConstantInt::get(G.Context, Number);
}

/// Returns the value of type \p T, not an aggregate, of numbers from the front of \p Bits, and
/// removes these. Returns null if there are too few.
static Constant *constantValue(CodegenContext &G, TypeId T, ArrayRef<uint64_t> &Bits) {
  const ScalarKind K = elementKind(G, T);
  auto *VT = dyn_cast<FixedVectorType>(valueType(G, T));
  const size_t Count = VT ? VT->getNumElements() : 1;
  if (Bits.size() < Count)
    return nullptr;
  SmallVector<Constant *, 16> Numbers;
  for (uint64_t Number : Bits.take_front(Count))
    Numbers.push_back(constantNumber(G, K, Number));
  Bits = Bits.drop_front(Count);
  return VT ? ConstantVector::get(Numbers) : Numbers.front();
}

/// Returns the value of any type \p T, in its form in memory.
static Constant *constantMemory(CodegenContext &G, TypeId T, ArrayRef<uint64_t> &Bits,
                                MemoryLayout Layout) {
  const frontend::Type Ty = G.Types.get(T);
  SmallVector<Constant *, 16> Parts;
  if (Ty.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < Ty.Rows; ++I) {
      Parts.push_back(
          constantMemory(G, Ty.ElementType, Bits, partLayout(G, Ty.ElementType, Layout)));
      if (!Parts.back())
        return nullptr;
    }
    return ConstantArray::get(cast<ArrayType>(memoryType(G, T)), Parts);
  }
  if (Ty.Kind == TypeKind::Struct) {
    const Struct &S = G.Types.structOf(T);
    if (S.Base != TypeId::None)
      Parts.push_back(constantMemory(G, S.Base, Bits));
    for (const Field &F : S.Fields)
      Parts.push_back(
          F.IsBitField ? nullptr : constantMemory(G, F.Type, Bits, partLayout(G, F.Type, Layout)));
    return is_contained(Parts, nullptr)
               ? nullptr
               : ConstantStruct::get(cast<StructType>(memoryType(G, T)), Parts);
  }
  Constant *Value = constantValue(G, T, Bits);
  auto *Vector =
      Value ? dyn_cast<Constant>(toMemory(G, Value, elementKind(G, T), Layout)) : nullptr;
  if (!Vector || !Vector->getType()->isVectorTy())
    return Vector;
  for (const Run &R : runsOf(G, memoryPlace(G, T, nullptr, Layout)))
    for (uint32_t Element : R.Elements)
      Parts.push_back(Vector->getAggregateElement(Element));
  return ConstantArray::get(cast<ArrayType>(numbersType(G, T, Layout)), Parts);
}

/// Returns the initial contents of static \p Id in memory, or null if its initializer has to run.
Constant *constantMemory(CodegenContext &G, VariableId Id) {
  const Variable &V = G.P.variable(Id);
  if (G.Types.hasObject(V.Type))
    return nullptr;
  Evaluator Work(G.P, G.Types, G.Globals.StaticValues, Evaluator::Purpose::Code);
  const std::optional<ConstantValue> Value = Work.evaluate(V.Initializer);
  if (!Value)
    return nullptr;
  ArrayRef<uint64_t> Bits = Value->Bits;
  return constantMemory(G, V.Type, Bits);
}

static Constant *constantOf(CodegenContext &G, VariableId Id) {
  auto [Entry, IsNew] = G.Globals.Constants.try_emplace(Id, nullptr);
  if (!IsNew)
    return Entry->second;
  const Variable &V = G.P.variable(Id);
  if (V.Kind != VariableKind::Static || !V.Const || V.Initializer == ExprId::None ||
      isAggregate(G, V.Type) || G.Types.get(V.Type).Kind == TypeKind::Object)
    return nullptr;
  Evaluator Work(G.P, G.Types, G.Globals.StaticValues, Evaluator::Purpose::Code);
  const ConstantValue *Value = Work.variable(Id);
  if (!Value)
    return nullptr;
  ArrayRef<uint64_t> Bits = Value->Bits;
  return G.Globals.Constants[Id] = constantValue(G, V.Type, Bits);
}

Constant *knownConstant(CodegenContext &G, ExprId Load) {
  ExprId PlaceId = G.P.Expressions.get<expr::Load>(Load).Place;
  if (!G.P.Expressions.is(PlaceId, ExprKind::VariablePlace))
    return nullptr;
  return constantOf(G, G.P.Expressions.get<expr::VariablePlace>(PlaceId).Variable);
}

/// Returns the value of a library call with constant arguments, or null if it is not folded here.
Constant *knownCall(CodegenContext &G, ExprId Call) {
  const TypeId T = G.P.type(Call);
  if (!G.Types.isNumeric(T) || !isFloating(elementKind(G, T)))
    return nullptr;
  Evaluator Work(G.P, G.Types, G.Globals.StaticValues, Evaluator::Purpose::Code);
  const std::optional<ConstantValue> Value = Work.evaluate(Call);
  if (!Value)
    return nullptr;
  ArrayRef<uint64_t> Bits = Value->Bits;
  return constantValue(G, T, Bits);
}

//===-- Values that never change -------------------------------------------------------------===//

static bool isFixedPlace(CodegenContext &G, ExprId Place, unsigned Nesting) {
  const Program::Exprs &X = G.P.Expressions;
  switch (X.kind(Place)) {
  case ExprKind::VariablePlace: {
    const Variable &V = G.P.variable(X.get<expr::VariablePlace>(Place).Variable);
    if (V.Kind == VariableKind::Static)
      return V.Const && !G.Types.hasObject(V.Type) &&
             (V.Start != StaticStart::WhenReached || isFixed(G, V.Initializer, Nesting + 1));
    return V.Kind == VariableKind::Constant && !G.Opts.LegacySemantics;
  }
  case ExprKind::FieldPlace:
    return isFixedPlace(G, X.get<expr::FieldPlace>(Place).Base, Nesting + 1);
  case ExprKind::BasePlace:
    return isFixedPlace(G, X.get<expr::BasePlace>(Place).Derived, Nesting + 1);
  case ExprKind::SwizzlePlace:
    return isFixedPlace(G, X.get<expr::SwizzlePlace>(Place).Base, Nesting + 1);
  case ExprKind::ElementPlace: {
    auto N = X.get<expr::ElementPlace>(Place);
    return isFixedPlace(G, N.Base, Nesting + 1) && isFixed(G, N.Index, Nesting + 1);
  }
  case ExprKind::TemporaryPlace:
    return isFixed(G, X.get<expr::TemporaryPlace>(Place).Value, Nesting + 1);
  default: return false;
  }
}

/// Returns true if \p E has the same value wherever and whenever it is computed, and no effects.
/// Returns false if unsure.
bool isFixed(CodegenContext &G, ExprId E, unsigned Nesting) {
  constexpr unsigned MostNesting = 64;
  const Program::Exprs &X = G.P.Expressions;
  if (Nesting > MostNesting || E == ExprId::None)
    return false;
  auto All = [&](std::initializer_list<ExprId> Operands) {
    return llvm::all_of(Operands, [&](ExprId O) { return isFixed(G, O, Nesting + 1); });
  };
  auto List = [&](ExprList Operands) {
    for (uint32_t I = 0; I < Operands.Count; ++I)
      if (!isFixed(G, X.item(Operands, I), Nesting + 1))
        return false;
    return true;
  };
  switch (X.kind(E)) {
  case ExprKind::Constant: return true;
  case ExprKind::Load: return isFixedPlace(G, X.get<expr::Load>(E).Place, Nesting + 1);
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
    return G.P.function(N.Callee).IsLibrary && N.This == ExprId::None && List(N.Arguments);
  }
  case ExprKind::LibraryCall: {
    auto N = X.get<expr::LibraryCall>(E);
    const library::Function &F = *G.P.LibraryFunctions[size_t(N.Callee)];
    if (!F.ReadsOnly || F.Lowering == library::LoweringKind::Op || N.Object != ExprId::None)
      return false;
    // Operations across lanes depend on the active lanes.
    const Intrinsic::ID Id = F.Lowering == library::LoweringKind::Intrinsic
                                 ? intrinsicOf(G, F, elementKind(G, G.P.type(E)))
                                 : Intrinsic::not_intrinsic;
    return !(Id &&
             Intrinsic::getFnAttributes(G.Context, Id).hasAttribute(llvm::Attribute::Convergent)) &&
           List(N.Arguments);
  }
  default: return false;
  }
}

} // namespace dxil::frontend
