// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texels of read-write textures, which a pointer reaches whose index is a call of `dxil.texel`, or
// of `dxil.texel.sample` with the number of a sample.

#include "ResourceAccess.h"
#include "WideElements.h"
#include "dxil/contract_names.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr unsigned Coordinates = 3;

bool isTexel(const Value *V) {
  auto *Call = dyn_cast<CallInst>(V);
  Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee &&
         ((Callee->getName() == StringRef(contract::Texel) && Call->arg_size() == Coordinates) ||
          (Callee->getName() == StringRef(contract::TexelOfSample) &&
           Call->arg_size() == Coordinates + 1));
}

unsigned numbersOf(const Value *Texel) {
  return cast<CallInst>(Texel)->arg_size();
}

FunctionCallee declareOn(Module &M, const Twine &Name, Type *Result, ArrayRef<Value *> Args) {
  SmallVector<Type *, 9> Params;
  for (Value *A : Args)
    Params.push_back(A->getType());
  return M.getOrInsertFunction(Name.str(), FunctionType::get(Result, Params, false));
}

std::string suffixOf(Type *Scalar) {
  return ((Scalar->isFloatingPointTy() ? "f" : "i") + Twine(Scalar->getPrimitiveSizeInBits()))
      .str();
}

} // namespace

StructType *loadResult(Type *Scalar) {
  SmallVector<Type *, 5> Fields(4, Scalar);
  Fields.push_back(Type::getInt32Ty(Scalar->getContext()));
  return StructType::get(Scalar->getContext(), Fields);
}

std::optional<SmallVector<Value *, 3>> texelCoordinates(IRBuilder<> &B, Value *Index) {
  if (isTexel(Index)) {
    auto *Call = cast<CallInst>(Index);
    return SmallVector<Value *, 3>(Call->args());
  }
  // A texel that is chosen: each coordinate is.
  if (auto *Select = dyn_cast<SelectInst>(Index);
      Select && isTexel(Select->getTrueValue()) && isTexel(Select->getFalseValue()) &&
      numbersOf(Select->getTrueValue()) == numbersOf(Select->getFalseValue())) {
    SmallVector<Value *, 3> Result;
    for (unsigned I = 0; I != numbersOf(Select->getTrueValue()); ++I)
      Result.push_back(B.CreateSelect(Select->getCondition(),
                                      cast<CallInst>(Select->getTrueValue())->getArgOperand(I),
                                      cast<CallInst>(Select->getFalseValue())->getArgOperand(I)));
    return Result;
  }
  auto *Phi = dyn_cast<PHINode>(Index);
  if (!Phi || !all_of(Phi->incoming_values(), [](const Value *V) { return isTexel(V); }))
    return std::nullopt;
  unsigned Numbers = numbersOf(Phi->getIncomingValue(0));
  if (any_of(Phi->incoming_values(), [&](const Value *V) { return numbersOf(V) != Numbers; }))
    return std::nullopt;
  IRBuilder<> AtPhi(Phi);
  SmallVector<Value *, 3> Result;
  for (unsigned I = 0; I != Numbers; ++I) {
    PHINode *Coordinate = AtPhi.CreatePHI(B.getInt32Ty(), Phi->getNumIncomingValues());
    for (unsigned J = 0; J != Phi->getNumIncomingValues(); ++J)
      Coordinate->addIncoming(cast<CallInst>(Phi->getIncomingValue(J))->getArgOperand(I),
                              Phi->getIncomingBlock(J));
    Result.push_back(Coordinate);
  }
  return Result;
}

Value *loadTexel(IRBuilder<> &B, Value *Handle, ArrayRef<Value *> At, Type *Element) {
  Type *Scalar = Element->getScalarType();
  auto *Vector = dyn_cast<FixedVectorType>(Element);
  if (is64Bit(Scalar)) {
    unsigned Count = Vector ? Vector->getNumElements() : 1;
    Value *Words = loadTexel(B, Handle, At, FixedVectorType::get(B.getInt32Ty(), 2 * Count));
    Value *Result = Vector ? PoisonValue::get(Vector) : nullptr;
    for (unsigned I = 0; I != Count; ++I) {
      Value *Number = joinWords(B, B.CreateExtractElement(Words, uint64_t(2 * I)),
                                B.CreateExtractElement(Words, uint64_t(2 * I + 1)), Scalar);
      Result = Vector ? B.CreateInsertElement(Result, Number, uint64_t(I)) : Number;
    }
    return Result;
  }
  Value *None = UndefValue::get(B.getInt32Ty());
  SmallVector<Value *, 8> Args{Handle, At.size() > Coordinates ? At.back() : None};
  append_range(Args, At.take_front(Coordinates));
  Args.append(3, None);
  Module &M = *B.GetInsertBlock()->getModule();
  Value *Load = B.CreateCall(
      declareOn(M, "dxil.textureLoad." + suffixOf(Scalar), loadResult(Scalar), Args), Args);
  if (!Vector)
    return B.CreateExtractValue(Load, 0);
  Value *Result = PoisonValue::get(Vector);
  for (unsigned I = 0; I != Vector->getNumElements(); ++I)
    Result = B.CreateInsertElement(Result, B.CreateExtractValue(Load, I), uint64_t(I));
  return Result;
}

void storeTexel(IRBuilder<> &B, Value *Handle, ArrayRef<Value *> At, Value *Element) {
  constexpr uint8_t AllComponents = 0xf;
  if (is64Bit(Element->getType())) {
    SmallVector<Value *, 8> Words = splitWords(B, Element);
    if (Words.size() == 2)
      Words.append({Words[0], Words[1]});
    Value *Whole = PoisonValue::get(FixedVectorType::get(B.getInt32Ty(), unsigned(Words.size())));
    for (unsigned I = 0; I != Words.size(); ++I)
      Whole = B.CreateInsertElement(Whole, Words[I], uint64_t(I));
    return storeTexel(B, Handle, At, Whole);
  }
  auto *Vector = dyn_cast<FixedVectorType>(Element->getType());
  SmallVector<Value *, 10> Args{Handle};
  append_range(Args, At.take_front(Coordinates));
  // As with a typed buffer, the format drops what it lacks.
  unsigned Count = Vector ? Vector->getNumElements() : 1;
  for (unsigned I = 0; I != 4; ++I)
    Args.push_back(Vector ? B.CreateExtractElement(Element, uint64_t(I < Count ? I : 0)) : Element);
  Args.push_back(B.getInt8(AllComponents));
  const char *Op = "dxil.textureStore.";
  if (At.size() > Coordinates) {
    Args.push_back(At.back());
    Op = "dxil.textureStoreSample.";
  }
  Module &M = *B.GetInsertBlock()->getModule();
  B.CreateCall(
      declareOn(M, Op + suffixOf(Element->getType()->getScalarType()), B.getVoidTy(), Args), Args);
}

} // namespace dxil
