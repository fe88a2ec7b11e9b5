// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hit objects are represented by numbers here; the back end replaces the numbers by the op's own
// type.
#include "Context.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Stages.h"
#include "Values.h"

using namespace llvm;

namespace dxil::frontend {

using library::SpecialId;

/// Returns three vertices, nine numbers, of the shader's hit or of a query or hit object.
static Value *emitTrianglePositions(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 1> Operands;
  if (Call.Object)
    Operands.push_back(Call.Object);
  Value *Numbers = emitOp(G, Call.F.Op, G.B.getFloatTy(), Operands);
  SmallVector<Leaf, 9> Leaves;
  for (unsigned I = 0; I < cast<FixedVectorType>(Numbers->getType())->getNumElements(); ++I)
    Leaves.push_back({G.B.CreateExtractElement(Numbers, I), G.Types.scalar(ScalarKind::Float)});
  ArrayRef<Leaf> Left(Leaves);
  return assemble(G, Call.Result, Left);
}

Value *emitHitCall(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 16> Operands;
  llvm::Type *Hit = G.B.getInt32Ty();
  switch (Call.F.Special) {
  case SpecialId::HitMakeNop: return emitOp(G, OpCode::HitObject_MakeNop, nullptr, {});
  case SpecialId::HitMakeMiss:
    Operands = {Call.value(0), Call.value(1)};
    addRay(G, Call, 2, Operands);
    return emitOp(G, OpCode::HitObject_MakeMiss, nullptr, Operands);
  case SpecialId::HitTraceRay: return emitTrace(G, Call, OpCode::HitObject_TraceRay, Hit);
  case SpecialId::HitFromQuery:
    if (Call.size() == 1)
      return emitOp(G, OpCode::HitObject_FromRayQuery, nullptr, {Call.value(0)});
    return emitObjectOp(G, Call, OpCode::HitObject_FromRayQueryWithAttrs, Hit,
                        {Call.value(0), Call.value(1)}, 2);
  case SpecialId::HitInvoke:
    emitObjectOp(G, Call, OpCode::HitObject_Invoke, G.B.getVoidTy(), {Call.value(0)}, 1);
    return nullptr;
  case SpecialId::HitSetTableIndex: {
    Value *Made =
        emitOp(G, OpCode::HitObject_SetShaderTableIndex, nullptr, {Call.Object, Call.value(0)});
    if (Call.ObjectPlace != ExprId::None)
      store(G, emitPlace(G, Call.ObjectPlace), Made);
    return nullptr;
  }
  case SpecialId::ReorderThread: {
    Value *Nop = emitOp(G, OpCode::HitObject_MakeNop, nullptr, {});
    emitOp(G, OpCode::MaybeReorderThread, nullptr, {Nop, Call.value(0), Call.value(1)});
    return nullptr;
  }
  case SpecialId::TrianglePositions: return emitTrianglePositions(G, Call);
  default: // HitAttributes
    emitObjectOp(G, Call, OpCode::HitObject_Attributes, G.B.getVoidTy(), {Call.Object}, 0);
    return nullptr;
  }
}

} // namespace dxil::frontend
