// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hit objects are numbers here; the back end gives them the op's own type.
#include "LibraryCalls.h"

using namespace llvm;

namespace dxil::frontend {

using library::SpecialId;

/// Returns the attributes, or writes them to the argument.
Value *Generator::emitHitAttributes(const LibraryCall &Call) {
  constexpr OpCode Op = OpCode::HitObject_Attributes;
  if (Call.size()) {
    emitObjectOp(Call, Op, B.getVoidTy(), {Call.Object}, 0);
    return nullptr;
  }
  Place Made = memoryPlace(Call.Result, temporary(Call.Result, "attributes"));
  callWithObject(Op, B.getVoidTy(), {Call.Object, Made.Address});
  return Made.Address;
}

/// Returns three vertices, nine numbers, of the shader's hit or of a query or hit object.
Value *Generator::emitTrianglePositions(const LibraryCall &Call) {
  SmallVector<Value *, 1> Operands;
  if (Call.Object)
    Operands.push_back(Call.Object);
  Value *Numbers = emitOp(Call.F.Op, B.getFloatTy(), Operands);
  SmallVector<Leaf, 9> Leaves;
  for (unsigned I = 0; I < cast<FixedVectorType>(Numbers->getType())->getNumElements(); ++I)
    Leaves.push_back({B.CreateExtractElement(Numbers, I), Types.scalar(ScalarKind::Float)});
  ArrayRef<Leaf> Left(Leaves);
  return assemble(Call.Result, Left);
}

Value *Generator::emitHitCall(const LibraryCall &Call) {
  SmallVector<Value *, 16> Operands;
  llvm::Type *Hit = B.getInt32Ty();
  switch (Call.F.Special) {
  case SpecialId::HitMakeNop: return emitOp(OpCode::HitObject_MakeNop, nullptr, {});
  case SpecialId::HitMakeMiss:
    Operands = {Call.value(0), Call.value(1)};
    addRay(Call, 2, Operands);
    return emitOp(OpCode::HitObject_MakeMiss, nullptr, Operands);
  case SpecialId::HitTraceRay: return emitTrace(Call, OpCode::HitObject_TraceRay, Hit);
  case SpecialId::HitFromQuery:
    if (Call.size() == 1)
      return emitOp(OpCode::HitObject_FromRayQuery, nullptr, {Call.value(0)});
    return emitObjectOp(Call, OpCode::HitObject_FromRayQueryWithAttrs, Hit,
                        {Call.value(0), Call.value(1)}, 2);
  case SpecialId::HitInvoke:
    emitObjectOp(Call, OpCode::HitObject_Invoke, B.getVoidTy(), {Call.value(0)}, 1);
    return nullptr;
  case SpecialId::HitSetTableIndex: {
    Value *Made =
        emitOp(OpCode::HitObject_SetShaderTableIndex, nullptr, {Call.Object, Call.value(0)});
    if (Call.ObjectPlace != ExprId::None)
      store(emitPlace(Call.ObjectPlace), Made);
    return nullptr;
  }
  case SpecialId::ReorderThread: {
    Value *Nop = emitOp(OpCode::HitObject_MakeNop, nullptr, {});
    emitOp(OpCode::MaybeReorderThread, nullptr, {Nop, Call.value(0), Call.value(1)});
    return nullptr;
  }
  case SpecialId::TrianglePositions: return emitTrianglePositions(Call);
  default: // HitAttributes
    return emitHitAttributes(Call);
  }
}

} // namespace dxil::frontend
