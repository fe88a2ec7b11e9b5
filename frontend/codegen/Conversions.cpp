// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions of values, as Direct3D has them: numbers out of range saturate, NaN becomes 0.
#include "Generator.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

Value *Generator::saturate(Value *V, llvm::Type *To, bool IsSigned) {
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
  return B.CreateIntrinsic(IsSigned ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat,
                           {To, V->getType()}, {V});
}

Value *Generator::convertNumber(Value *V, ScalarKind From, ScalarKind To) {
  llvm::Type *Ty = scalarType(To);
  if (auto *VT = dyn_cast<FixedVectorType>(V->getType()))
    Ty = FixedVectorType::get(Ty, VT->getNumElements());
  if (From == To)
    return V;
  if (To == ScalarKind::Bool) {
    Constant *Zero = Constant::getNullValue(V->getType());
    return isFloating(From) ? B.CreateFCmpUNE(V, Zero) : B.CreateICmpNE(V, Zero);
  }
  if (From == ScalarKind::Bool)
    return isFloating(To) ? B.CreateUIToFP(V, Ty) : B.CreateZExt(V, Ty);
  if (isFloating(From))
    return isFloating(To) ? B.CreateFPCast(V, Ty) : saturate(V, Ty, !isUnsigned(To));
  if (isFloating(To))
    return isUnsigned(From) ? B.CreateUIToFP(V, Ty) : B.CreateSIToFP(V, Ty);
  return B.CreateIntCast(V, Ty, !isUnsigned(From));
}

/// Lists the numbers of a matrix's upper left, or the first ones of a vector.
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

Value *Generator::convert(Value *V, TypeId From, TypeId To, ConversionKind How) {
  const frontend::Type FromType = Types.get(From), ToType = Types.get(To);
  switch (How) {
  case ConversionKind::None:
  case ConversionKind::Identity:
  case ConversionKind::Object: return V;
  case ConversionKind::ToBase: // the base is at the beginning
    return V;
  case ConversionKind::ToEnum:
  case ConversionKind::FromEnum:
  case ConversionKind::Elements: return convertNumber(V, elementKind(From), elementKind(To));
  case ConversionKind::Splat: {
    if (!isAggregate(To))
      return splat(convertNumber(V, elementKind(From), elementKind(To)), valueType(To));
    SmallVector<Leaf, 16> Leaves(Types.leafCount(To),
                                 Leaf{asScalar(V), Types.scalar(elementKind(From))});
    ArrayRef<Leaf> Rest = Leaves;
    return assemble(To, Rest);
  }
  case ConversionKind::Truncate: {
    if (isAggregate(From) || isAggregate(To))
      break;
    SmallVector<uint32_t, 16> Kept;
    keptElements(FromType, ToType, Types.elementCount(To), Kept);
    return convertNumber(pick(V, Kept, !valueType(To)->isVectorTy()), elementKind(From),
                         elementKind(To));
  }
  case ConversionKind::Reshape:
    if (isAggregate(From) || isAggregate(To))
      break;
    V = convertNumber(V, elementKind(From), elementKind(To));
    return valueType(To)->isVectorTy() ? V->getType()->isVectorTy() ? V : splat(V, valueType(To))
                                       : asScalar(V);
  case ConversionKind::Flat: break;
  }
  // Numbers of one kind are contiguous in every aggregate.
  if (isAggregate(From) && isAggregate(To) && Types.leafCount(From) >= Types.leafCount(To))
    if (std::optional<ScalarKind> Kind = soleKind(From); Kind && Kind == soleKind(To))
      return V;
  SmallVector<Leaf, 16> Leaves;
  flatten(V, From, Leaves);
  ArrayRef<Leaf> Rest = Leaves;
  return assemble(To, Rest);
}

} // namespace dxil::frontend
