// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ValueEnumerationTypes.h"
#include "TypeWalk.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil {

/// Of the type itself; what it contains is asked on its own.
static bool isSupportedAlone(const Type *Ty) {
  switch (Ty->getTypeID()) {
  case Type::VoidTyID:
  case Type::HalfTyID:
  case Type::FloatTyID:
  case Type::DoubleTyID:
  case Type::LabelTyID:
  case Type::MetadataTyID:
  case Type::IntegerTyID:
  case Type::PointerTyID:
  case Type::ArrayTyID:
  case Type::StructTyID:
  case Type::FunctionTyID:
    return true;
  case Type::FixedVectorTyID:
    return !cast<VectorType>(Ty)->getElementType()->isPointerTy();
  default:
    return false;
  }
}

bool TypeTable::isSupported(const Type *Ty) {
  return !anyTypeIn(const_cast<Type *>(Ty), [](Type *Part) { return !isSupportedAlone(Part); });
}

unsigned TypeTable::add(unsigned Code, ArrayRef<uint64_t> Values, StringRef Name) {
  Records.push_back({Code, SmallVector<uint64_t, 4>(Values.begin(), Values.end()), Name});
  return Records.size() - 1;
}

unsigned TypeTable::idBits() const { return Log2_32_Ceil(Records.size() + 1); }

unsigned TypeTable::get(Type *Ty) {
  if (auto It = Ids.find(Ty); It != Ids.end())
    return It->second;
  unsigned Id = addNew(Ty);
  Ids[Ty] = Id;
  return Id;
}

unsigned TypeTable::addStruct(StructType *Ty) {
  if (Ty->isOpaque())
    return add(bitc::TYPE_CODE_OPAQUE, {0}, Ty->getName());
  SmallVector<uint64_t, 8> Values{Ty->isPacked()};
  for (Type *Element : Ty->elements())
    Values.push_back(get(Element));
  if (Ty->isLiteral())
    return add(bitc::TYPE_CODE_STRUCT_ANON, Values);
  return add(bitc::TYPE_CODE_STRUCT_NAMED, Values, Ty->getName());
}

unsigned TypeTable::addNew(Type *Ty) {
  switch (Ty->getTypeID()) {
  case Type::VoidTyID:
    return add(bitc::TYPE_CODE_VOID, {});
  case Type::HalfTyID:
    return add(bitc::TYPE_CODE_HALF, {});
  case Type::FloatTyID:
    return add(bitc::TYPE_CODE_FLOAT, {});
  case Type::DoubleTyID:
    return add(bitc::TYPE_CODE_DOUBLE, {});
  case Type::LabelTyID:
    return add(bitc::TYPE_CODE_LABEL, {});
  case Type::MetadataTyID:
    return add(bitc::TYPE_CODE_METADATA, {});
  case Type::IntegerTyID:
    return add(bitc::TYPE_CODE_INTEGER, {Ty->getIntegerBitWidth()});
  case Type::PointerTyID:
    return pointerTo(Type::getInt8Ty(Ty->getContext()), Ty->getPointerAddressSpace());
  case Type::ArrayTyID: {
    uint64_t Element = get(Ty->getArrayElementType());
    return add(bitc::TYPE_CODE_ARRAY, {Ty->getArrayNumElements(), Element});
  }
  case Type::FixedVectorTyID: {
    uint64_t Element = get(cast<FixedVectorType>(Ty)->getElementType());
    return add(bitc::TYPE_CODE_VECTOR, {cast<FixedVectorType>(Ty)->getNumElements(), Element});
  }
  case Type::StructTyID:
    return addStruct(cast<StructType>(Ty));
  case Type::FunctionTyID: {
    // A function type that no function of the module has: pointers are i8*.
    SmallVector<uint64_t, 8> Values{cast<FunctionType>(Ty)->isVarArg()};
    for (Type *Sub : Ty->subtypes())
      Values.push_back(get(Sub));
    return add(bitc::TYPE_CODE_FUNCTION, Values);
  }
  default:
    if (!Unsupported)
      Unsupported = Ty;
    return get(Type::getInt8Ty(Ty->getContext()));
  }
}

unsigned TypeTable::pointerTo(unsigned Pointee, unsigned AddressSpace) {
  auto Key = std::make_pair(Pointee, AddressSpace);
  if (auto It = PointerIds.find(Key); It != PointerIds.end())
    return It->second;
  unsigned Id = add(bitc::TYPE_CODE_POINTER, {Pointee, AddressSpace});
  PointerIds[Key] = Id;
  return Id;
}

unsigned TypeTable::function(const Function &F) {
  if (auto It = IdsOfFunctions.find(&F); It != IdsOfFunctions.end())
    return It->second;
  std::vector<uint64_t> Values{F.isVarArg()};
  Type *Result = F.getReturnType();
  Values.push_back(Result->isPointerTy()
                       ? pointerTo(Pointers.result(F), Result->getPointerAddressSpace())
                       : get(Result));
  for (const Argument &Arg : F.args())
    Values.push_back(ofValue(&Arg));
  auto [It, IsNew] = FunctionIds.try_emplace(Values, 0);
  if (IsNew)
    It->second = add(bitc::TYPE_CODE_FUNCTION, Values);
  IdsOfFunctions[&F] = It->second;
  return It->second;
}

unsigned TypeTable::ofValue(const Value *V) {
  if (!V->getType()->isPointerTy())
    return get(V->getType());
  unsigned AddressSpace = V->getType()->getPointerAddressSpace();
  if (const auto *F = dyn_cast<Function>(V))
    return pointerTo(function(*F), AddressSpace);
  return pointerTo(Pointers.pointee(V), AddressSpace);
}

unsigned TypeTable::ofUse(const Use &U) {
  const Value *V = U.get();
  if (!V->getType()->isPointerTy() || !PointerTypes::takesAnyType(V))
    return ofValue(V);
  Type *Expected = Pointers.expected(U);
  if (!Expected)
    return ofValue(V);
  return pointerTo(Expected, V->getType()->getPointerAddressSpace());
}

} // namespace dxil
