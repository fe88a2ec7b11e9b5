// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands: constants, values of the current block, and values that other blocks left in variables.
#include "Widener.h"

using namespace llvm;

namespace dxil::execution {

using ir::None;

constexpr size_t MaxParts = 1024;

llvm::Type *ProgramWidener::scalarType(const ir::Type &T) {
  LLVMContext &C = To.getContext();
  switch (T.Kind) {
  case ir::TypeKind::Half: return Type::getHalfTy(C);
  case ir::TypeKind::Float: return Type::getFloatTy(C);
  case ir::TypeKind::Double: return Type::getDoubleTy(C);
  case ir::TypeKind::Integer:
    return T.Width && T.Width <= 64 ? Type::getIntNTy(C, T.Width) : nullptr;
  case ir::TypeKind::Pointer: // a pointer in a handle
    return Type::getInt64Ty(C);
  default: return nullptr;
  }
}

bool ProgramWidener::flatten(ir::TypeId Id, SmallVectorImpl<Type *> &Result) {
  if (Result.size() > MaxParts)
    return false;
  const ir::Type &T = M.type(Id);
  switch (T.Kind) {
  case ir::TypeKind::Void: return true;
  case ir::TypeKind::Struct:
    for (ir::TypeId Field : M.fields(T))
      if (!flatten(Field, Result))
        return false;
    return true;
  case ir::TypeKind::Array:
  case ir::TypeKind::Vector:
    if (T.Count > MaxParts)
      return false;
    for (uint64_t I = 0; I < T.Count; ++I)
      if (!flatten(T.Element, Result))
        return false;
    return true;
  default:
    if (Type *Ty = scalarType(T)) {
      Result.push_back(Ty);
      return true;
    }
    return false;
  }
}

Value *FunctionWidener::splat(Value *V) {
  return B.CreateVectorSplat(W, V);
}

Value *FunctionWidener::maskBits(Value *Mask) {
  return B.CreateBitCast(Mask, B.getIntNTy(W));
}
Value *FunctionWidener::any(Value *Mask) {
  return B.CreateICmpNE(maskBits(Mask), Constant::getNullValue(B.getIntNTy(W)));
}

std::pair<Value *, Value *> FunctionWidener::maskWords(Value *Mask) {
  Value *Bits = maskBits(Mask);
  if (W <= 64)
    return {B.CreateZExt(Bits, B.getInt64Ty()), B.getInt64(0)};
  return {B.CreateTrunc(Bits, B.getInt64Ty()),
          B.CreateTrunc(B.CreateLShr(Bits, 64), B.getInt64Ty())};
}
Value *FunctionWidener::maskFromWords(Value *Pointer) {
  // The words are in order of significance, so one number can be read from them.
  Value *Bits = W <= 64
                    ? B.CreateTrunc(B.CreateLoad(B.getInt64Ty(), Pointer), B.getIntNTy(W))
                    : static_cast<Value *>(B.CreateAlignedLoad(B.getIntNTy(W), Pointer, Align(8)));
  return B.CreateBitCast(Bits, wide(B.getInt1Ty()));
}

Value *FunctionWidener::laneNumbers() {
  SmallVector<Constant *> Numbers;
  for (unsigned I = 0; I < W; ++I)
    Numbers.push_back(B.getInt32(I));
  return ConstantVector::get(Numbers);
}

Value *FunctionWidener::wavePointer(size_t Offset) {
  return B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), WaveArg, Offset);
}
Value *FunctionWidener::waveField(size_t Offset, Type *Ty) {
  return B.CreateLoad(Ty, wavePointer(Offset));
}
Value *FunctionWidener::laneRow(uint32_t Row, Type *Ty) {
  const size_t Offset = offsetof(Wave, Values) + size_t(Row) * MaxLanes * 4;
  return B.CreateAlignedLoad(wide(Ty), wavePointer(Offset), Align(4));
}
Value *FunctionWidener::runtimePointer(const void *Pointer) {
  return B.CreateIntToPtr(B.getInt64(reinterpret_cast<uint64_t>(Pointer)), B.getPtrTy());
}

/// Returns the lanes whose writes take effect: all but helper lanes.
Value *FunctionWidener::sideEffectMask() {
  if (P.Options.Kind != Stage::Pixel)
    return Mask;
  return B.CreateAnd(Mask, B.CreateNot(maskFromWords(wavePointer(offsetof(Wave, Helpers)))));
}

/// Returns the lanes that take part in wave operations.
Value *FunctionWidener::waveOpMask() {
  return P.Options.HelpersInWaveOps ? Mask : sideEffectMask();
}

// --- Constants

void FunctionWidener::constantParts(ir::ValueId V, Parts &To, unsigned Depth) {
  const ir::Constant *C = M.constant(V);
  if (!C || Depth > 16 || To.size() > MaxParts)
    return fail("a constant has no meaning here");
  const ir::Type &T = M.typeOf(V);
  SmallVector<Type *> Types;
  if (!P.flatten(M.Values[V].Type, Types))
    return fail("a constant has a type without a meaning here");
  switch (C->Kind) {
  case ir::ConstantKind::Null:
  case ir::ConstantKind::Undef:
    for (Type *Ty : Types)
      To.push_back(Constant::getNullValue(Ty));
    return;
  case ir::ConstantKind::Integer:
    if (Types.size() != 1 || !Types[0]->isIntegerTy())
      return fail("an integer constant has another type");
    To.push_back(ConstantInt::get(B.getContext(),
                                  APInt(Types[0]->getIntegerBitWidth(), C->Bits, false, true)));
    return;
  case ir::ConstantKind::Float:
    if (Types.size() != 1 || !Types[0]->isFloatingPointTy())
      return fail("a floating-point constant has another type");
    To.push_back(ConstantFP::get(
        B.getContext(),
        APFloat(Types[0]->getFltSemantics(),
                APInt(unsigned(Types[0]->getPrimitiveSizeInBits()), C->Bits, false, true))));
    return;
  case ir::ConstantKind::Data: {
    const auto Words = M.words(*C);
    if (Words.size() != Types.size())
      return fail("a constant has too few elements");
    for (size_t I = 0; I < Types.size(); ++I) {
      const APInt Bits(unsigned(Types[I]->getPrimitiveSizeInBits()), Words[I], false, true);
      To.push_back(
          Types[I]->isIntegerTy()
              ? static_cast<Value *>(ConstantInt::get(B.getContext(), Bits))
              : ConstantFP::get(B.getContext(), APFloat(Types[I]->getFltSemantics(), Bits)));
    }
    return;
  }
  case ir::ConstantKind::Aggregate: {
    const size_t Before = To.size();
    for (ir::ValueId Element : M.operands(*C))
      constantParts(Element, To, Depth + 1);
    if (To.size() - Before != Types.size() && !failed())
      fail("a constant has too few elements");
    return;
  }
  default: (void)T; return fail("a constant expression has no meaning here");
  }
}

Parts FunctionWidener::constant(ir::ValueId V) {
  Parts Result;
  constantParts(V, Result, 0);
  return Result;
}

// --- Operands

/// Returns the address that a constant expression computes.
Parts FunctionWidener::constantAddress(const ir::Constant &C) {
  const auto Operands = M.operands(C);
  if (C.Kind == ir::ConstantKind::Cast)
    return get(Operands[0]);
  ir::TypeId Source = C.SourceType;
  if (Source == None && !Operands.empty())
    Source = M.typeOf(Operands[0]).Element;
  if (Operands.empty() || Source == None) {
    fail("address has no base object");
    return {};
  }
  Parts Result;
  emitGep(Operands[0], Operands.subspan(1), Source, Result);
  return Result;
}

Parts FunctionWidener::get(ir::ValueId V) {
  if (failed())
    return {};
  if (ir::isMetadataOperand(V) || V >= M.Values.size()) {
    fail("metadata is used as a value");
    return {};
  }
  if (auto Match = Cache.find(V); Match != Cache.end()) {
    Parts Value = Match->second;
    return Value;
  }
  const ir::Value &Value = M.Values[V];
  Parts Result;
  switch (Value.Kind) {
  case ir::ValueKind::Constant: {
    const ir::Constant &C = M.Constants[Value.Index];
    const bool IsAddress =
        M.typeOf(V).Kind == ir::TypeKind::Pointer &&
        (C.Kind == ir::ConstantKind::GetElementPtr || C.Kind == ir::ConstantKind::Cast);
    return IsAddress ? constantAddress(C) : constant(V);
  }
  case ir::ValueKind::Global:
    if (addressesLanes(V))
      Result.push_back(staticAddresses(Value.Index));
    Result.push_back(B.getInt32(0));
    break;
  case ir::ValueKind::Argument:
    if (auto Match = Arguments.find(V); Match != Arguments.end())
      return Match->second;
    fail("an argument of another function is used");
    return {};
  case ir::ValueKind::Instruction: {
    if (M.Instructions[Value.Index].Op == ir::Opcode::Alloca) {
      Result.push_back(B.getInt32(0));
      break;
    }
    auto Match = Variables.find(V);
    if (Match == Variables.end()) {
      fail("a value is used that no path here computes");
      return {};
    }
    const auto &Places = uniform(V) ? Match->second.Scalars : Match->second.Vectors;
    for (AllocaInst *Place : Places)
      Result.push_back(B.CreateLoad(Place->getAllocatedType(), Place));
    Cache[V] = Result;
    break;
  }
  default: fail("a function is used as a value");
  }
  return Result;
}

Parts FunctionWidener::getVectors(ir::ValueId V) {
  Parts Result = get(V);
  for (Value *&Part : Result)
    Part = asVector(Part);
  return Result;
}

/// Returns the single part of a scalar value. Reports an error and returns null for other values.
Value *FunctionWidener::getOne(ir::ValueId V, bool Scalar) {
  Parts All = get(V);
  if (All.size() != 1) {
    fail("operand must be a scalar");
    return nullptr;
  }
  if (Scalar && All[0]->getType()->isVectorTy()) {
    fail("value must be uniform across the wave");
    return nullptr;
  }
  return Scalar ? All[0] : asVector(All[0]);
}

} // namespace dxil::execution
