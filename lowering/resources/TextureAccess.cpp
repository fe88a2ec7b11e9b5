// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses of texels of read-write textures, through pointers whose index is a call of
// `dxil.texel`, or of `dxil.texel.sample` with a sample number.

#include "ResourceAccess.h"
#include "dxil/contract_names.h"
#include "numbers/WideElements.h"

#include <dxil/generated/OpBuilder.h>

#include <array>

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

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

} // namespace

std::optional<SmallVector<Value *, 3>> texelCoordinates(IRBuilder<> &B, Value *Index) {
  if (isTexel(Index)) {
    auto *Call = cast<CallInst>(Index);
    return SmallVector<Value *, 3>(Call->args());
  }
  // A choice among texels: choose each coordinate.
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

Value *loadTexel(IRBuilder<> &B, Value *Handle, ArrayRef<Value *> Coords, Type *Element) {
  Type *Scalar = Element->getScalarType();
  auto *Vector = dyn_cast<FixedVectorType>(Element);
  if (is64Bit(Scalar)) {
    unsigned Count = Vector ? Vector->getNumElements() : 1;
    Value *Words = loadTexel(B, Handle, Coords, FixedVectorType::get(B.getInt32Ty(), 2 * Count));
    Value *Result = Vector ? PoisonValue::get(Vector) : nullptr;
    for (unsigned I = 0; I != Count; ++I) {
      Value *Number = joinWords(B, Words, 2 * I, Scalar);
      Result = Vector ? B.CreateInsertElement(Result, Number, uint64_t(I)) : Number;
    }
    return Result;
  }
  Value *None = UndefValue::get(B.getInt32Ty());
  Value *Sample = Coords.size() > Coordinates ? Coords.back() : None;
  Value *Load = ExtensionBuilder(B).textureLoad(Handle, Sample, Coords[0], Coords[1], Coords[2],
                                                None, None, None, Scalar);
  if (!Vector)
    return B.CreateExtractValue(Load, 0);
  Value *Result = PoisonValue::get(Vector);
  for (unsigned I = 0; I != Vector->getNumElements(); ++I)
    Result = B.CreateInsertElement(Result, B.CreateExtractValue(Load, I), uint64_t(I));
  return Result;
}

void storeTexel(IRBuilder<> &B, Value *Handle, ArrayRef<Value *> Coords, Value *Element) {
  if (is64Bit(Element->getType())) {
    SmallVector<Value *, 8> Words = splitWords(B, Element);
    if (Words.size() == 2)
      Words.append({Words[0], Words[1]});
    Value *Vector = PoisonValue::get(FixedVectorType::get(B.getInt32Ty(), unsigned(Words.size())));
    for (unsigned I = 0; I != Words.size(); ++I)
      Vector = B.CreateInsertElement(Vector, Words[I], uint64_t(I));
    return storeTexel(B, Handle, Coords, Vector);
  }
  auto *Vector = dyn_cast<FixedVectorType>(Element->getType());
  // As in a typed buffer, the format drops the components that it lacks.
  unsigned Count = Vector ? Vector->getNumElements() : 1;
  std::array<Value *, 4> V;
  for (unsigned I = 0; I != V.size(); ++I)
    V[I] = Vector ? B.CreateExtractElement(Element, uint64_t(I < Count ? I : 0)) : Element;
  constexpr unsigned AllComponents = (1u << V.size()) - 1;
  ExtensionBuilder Ops(B);
  if (Coords.size() > Coordinates)
    Ops.textureStoreSample(Handle, Coords[0], Coords[1], Coords[2], V[0], V[1], V[2], V[3],
                           ComponentMask(AllComponents), Coords.back());
  else
    Ops.textureStore(Handle, Coords[0], Coords[1], Coords[2], V[0], V[1], V[2], V[3],
                     B.getInt8(AllComponents));
}

} // namespace dxil::lowering
