// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions of values, as Direct3D has them: numbers out of range saturate, NaN becomes 0.
#include "Context.h"
#include "Values.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

static Value *saturate(CodegenContext &G, Value *V, llvm::Type *To, bool IsSigned) {
  if (auto *C = dyn_cast<Constant>(V)) {
    auto Fold = [&](Constant *Number) -> Constant * {
      auto *F = dyn_cast_or_null<ConstantFP>(Number);
      if (!F)
        return nullptr;
      APSInt Result(To->getScalarSizeInBits(), !IsSigned);
      bool Exact;
      F->getValueAPF().convertToInteger(Result, APFloat::rmTowardZero, &Exact);
      return ConstantInt::get(To->getScalarType(), Result);
    };
    if (auto *VT = dyn_cast<FixedVectorType>(C->getType())) {
      SmallVector<Constant *, 16> Elements;
      for (unsigned I = 0; I < VT->getNumElements(); ++I)
        Elements.push_back(Fold(C->getAggregateElement(I)));
      if (!is_contained(Elements, nullptr))
        return ConstantVector::get(Elements);
    } else if (Constant *Folded = Fold(C)) {
      return Folded;
    }
  }
  return G.B.CreateIntrinsic(IsSigned ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat,
                             {To, V->getType()}, {V});
}

Value *convertNumber(CodegenContext &G, Value *V, ScalarKind From, ScalarKind To) {
  llvm::Type *Ty = scalarType(G, To);
  if (auto *VT = dyn_cast<FixedVectorType>(V->getType()))
    Ty = FixedVectorType::get(Ty, VT->getNumElements());
  if (From == To)
    return V;
  if (To == ScalarKind::Bool) {
    Constant *Zero = Constant::getNullValue(V->getType());
    return isFloating(From) ? G.B.CreateFCmpUNE(V, Zero) : G.B.CreateICmpNE(V, Zero);
  }
  if (From == ScalarKind::Bool)
    return isFloating(To) ? G.B.CreateUIToFP(V, Ty) : G.B.CreateZExt(V, Ty);
  if (isFloating(From))
    return isFloating(To) ? G.B.CreateFPCast(V, Ty) : saturate(G, V, Ty, !isUnsigned(To));
  if (isFloating(To))
    return isUnsigned(From) ? G.B.CreateUIToFP(V, Ty) : G.B.CreateSIToFP(V, Ty);
  return G.B.CreateIntCast(V, Ty, !isUnsigned(From));
}

/// Lists the elements that stay if a matrix is truncated to its upper left, or a vector to its
/// first elements.
static void keptElements(const frontend::Type &From, const frontend::Type &To, uint32_t Count,
                         SmallVectorImpl<uint32_t> &Kept) {
  if (From.Kind == TypeKind::Matrix && To.Kind == TypeKind::Matrix) {
    for (uint32_t R = 0; R < To.Rows; ++R)
      for (uint32_t C = 0; C < To.Columns; ++C)
        Kept.push_back(R * From.Columns + C);
    return;
  }
  for (uint32_t I = 0; I < Count; ++I)
    Kept.push_back(I);
}

Value *convert(CodegenContext &G, Value *V, TypeId From, TypeId To, ConversionKind How) {
  const frontend::Type FromType = G.Types.get(From), ToType = G.Types.get(To);
  switch (How) {
  case ConversionKind::None:
  case ConversionKind::Identity:
  case ConversionKind::Object: return V;
  case ConversionKind::ToBase: // the base is at the beginning
    return V;
  case ConversionKind::ToEnum:
  case ConversionKind::FromEnum:
  case ConversionKind::Elements:
    return convertNumber(G, V, elementKind(G, From), elementKind(G, To));
  case ConversionKind::Splat: {
    if (!isAggregate(G, To))
      return splat(G, convertNumber(G, V, elementKind(G, From), elementKind(G, To)),
                   valueType(G, To));
    SmallVector<Leaf, 16> Leaves(G.Types.leafCount(To),
                                 Leaf{asScalar(G, V), G.Types.scalar(elementKind(G, From))});
    ArrayRef<Leaf> Remaining = Leaves;
    return assemble(G, To, Remaining);
  }
  case ConversionKind::Truncate: {
    if (isAggregate(G, From) || isAggregate(G, To))
      break;
    SmallVector<uint32_t, 16> Kept;
    keptElements(FromType, ToType, G.Types.elementCount(To), Kept);
    return convertNumber(G, pick(G, V, Kept, !valueType(G, To)->isVectorTy()), elementKind(G, From),
                         elementKind(G, To));
  }
  case ConversionKind::Reshape:
    if (isAggregate(G, From) || isAggregate(G, To))
      break;
    V = convertNumber(G, V, elementKind(G, From), elementKind(G, To));
    return valueType(G, To)->isVectorTy()
               ? V->getType()->isVectorTy() ? V : splat(G, V, valueType(G, To))
               : asScalar(G, V);
  case ConversionKind::Flat: break;
  }
  // Numbers of one kind are contiguous in every aggregate.
  if (isAggregate(G, From) && isAggregate(G, To) &&
      G.Types.leafCount(From) >= G.Types.leafCount(To))
    if (std::optional<ScalarKind> Kind = soleKind(G, From); Kind && Kind == soleKind(G, To))
      return V;
  SmallVector<Leaf, 16> Leaves;
  flatten(G, V, From, Leaves);
  ArrayRef<Leaf> Remaining = Leaves;
  return assemble(G, To, Remaining);
}

} // namespace dxil::frontend
