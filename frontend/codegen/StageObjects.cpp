// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects of stages: vertices and control points, streams, payloads.
#include "LibraryCalls.h"
#include "dxil/contract_names.h"

#include "../syntax/Tree.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;
using library::SpecialId;
using syntax::Specifier;

namespace {

bool hasModifier(const Variable &V, Specifier S) {
  return V.Modifier == 1 + uint32_t(S);
}

} // namespace

//===-- Parameters ----------------------------------------------------------------------------===//

StageArray Generator::stageArray(const Variable &V) const {
  using contract::EntryArray;
  const frontend::Type &T = Types.get(V.Type);
  if (T.Kind == TypeKind::Object) {
    const Object &O = Types.objectOf(V.Type);
    const EntryArray Role = O.Record->Array;
    if (Role == EntryArray::None)
      return {};
    return {.Role = Role,
            .Topology = O.Record->Topology,
            .Element = O.Arguments[0].Type,
            .Count = Role == EntryArray::Stream ? 0 : O.Arguments[1].Value};
  }
  if (T.Kind != TypeKind::Array || !V.Modifier)
    return {};
  StageArray Array = {.Element = T.Of, .Count = T.Rows};
  switch (Specifier(V.Modifier - 1)) {
  case Specifier::Point: Array.Primitive = InputPrimitive::Point; break;
  case Specifier::Line: Array.Primitive = InputPrimitive::Line; break;
  case Specifier::Triangle: Array.Primitive = InputPrimitive::Triangle; break;
  case Specifier::LineAdj: Array.Primitive = InputPrimitive::LineAdjacency; break;
  case Specifier::TriangleAdj: Array.Primitive = InputPrimitive::TriangleAdjacency; break;
  case Specifier::Vertices: Array.Role = EntryArray::Vertices; return Array;
  case Specifier::Indices: Array.Role = EntryArray::Indices; return Array;
  case Specifier::Primitives: Array.Role = EntryArray::Primitives; return Array;
  default: return {};
  }
  Array.Role = EntryArray::Input;
  return Array;
}

bool Generator::isPayload(const Variable &V) const {
  return keepsParameters(EntryStage) || hasModifier(V, Specifier::Payload);
}

const EntryPoint *Generator::entryOf(FunctionId F) const {
  for (const EntryPoint &E : P.Entries)
    if (E.Function == F || E.PatchConstant == F)
      return &E;
  return nullptr;
}

bool Generator::isPatch(TypeId T) const {
  return Types.get(T).Kind == TypeKind::Object &&
         Types.objectOf(T).Record->Kind == ObjectType::Sort::Patch;
}

bool Generator::isWritten(VariableId V) const {
  const Program::Exprs &X = P.Expressions;
  for (size_t I = 1; I < X.size(); ++I) {
    const ExprId E = ExprId(I);
    ExprId At = ExprId::None;
    switch (X.kind(E)) {
    case ExprKind::Assign:
    case ExprKind::CompoundAssign:
    case ExprKind::Increment: At = placeStoredTo(P, E); break;
    case ExprKind::OutArgument: At = X.get<expr::OutArgument>(E).Place; break;
    case ExprKind::Call: At = X.get<expr::Call>(E).This; break;
    default: break;
    }
    if (At != ExprId::None && variableOf(P, At) == V)
      return true;
  }
  return false;
}

bool Generator::isCopiedInput(const EntryPoint &E, VariableId Id) const {
  const Variable &V = P.variable(Id);
  const bool IsPayload = keepsParameters(E.Of) || hasModifier(V, Specifier::Payload);
  return (stageArray(V).Role == contract::EntryArray::Input || IsPayload) &&
         V.Flow == library::Direction::In && isWritten(Id);
}

Place Generator::pointOf(TypeId Patch, Value *Points, Value *Index) {
  const Object &O = Types.objectOf(Patch);
  const TypeId All = Types.array(O.Arguments[0].Type, O.Arguments[1].Value);
  Place At = memoryPlace(All, Points);
  At.IsReadOnly = true;
  At.OfSignature = true;
  return elementAt(At, Index);
}

//===-- Payloads ------------------------------------------------------------------------------===//

/// Returns true if \p Address is a whole local or groupshared variable of type \p Ty.
static bool isVariable(const Value *Address, const llvm::Type *Ty) {
  if (auto *Global = dyn_cast<GlobalVariable>(Address))
    return Global->getValueType() == Ty && Global->getAddressSpace() == GroupSharedSpace;
  auto *Local = dyn_cast<AllocaInst>(Address);
  return Local && Local->getAllocatedType() == Ty;
}

/// Calls the op with the object that the last operand points to; lowering/memory/TypedObjects.cpp
/// gives the object its type.
CallInst *Generator::callWithObject(OpCode Op, llvm::Type *Result, ArrayRef<Value *> Operands) {
  const std::string Word = std::string(contract::ObjectOpPrefix).append(name(info(Op).Class));
  std::string Name = std::to_string(Word.size()) + Word;
  SmallVector<llvm::Type *, 16> Parameters;
  for (Value *V : Operands)
    Parameters.push_back(V->getType());
  if (Parameters.back()->getPointerAddressSpace() == GroupSharedSpace)
    Name += ".shared";
  FunctionCallee Callee = M.getOrInsertFunction(Name, FunctionType::get(Result, Parameters, false));
  cast<llvm::Function>(Callee.getCallee())->setDoesNotThrow();
  return B.CreateCall(Callee, Operands);
}

/// Passes the memory of argument \p I itself, since others see its type. A part of a variable is
/// copied. For a groupshared variable the copy waits for all threads, as the op itself would.
CallInst *Generator::emitObjectOp(const LibraryCall &Call, OpCode Op, llvm::Type *Result,
                                  ArrayRef<Value *> Operands, size_t I) {
  const LibraryCall::Argument &A = Call[I];
  const bool IsLocal = A.At.Kind == Place::Sort::Memory && A.At.Layout == MemoryLayout::Local;
  const bool IsItself = IsLocal && isVariable(A.At.Address, memoryType(A.Type));
  Place Memory = A.At;
  if (!IsItself) {
    if (IsLocal && A.At.Address->getType()->getPointerAddressSpace() == GroupSharedSpace)
      emitOp(
          OpCode::Barrier, nullptr,
          {B.getInt32(uint32_t(BarrierMode::SyncThreadGroup) | uint32_t(BarrierMode::TGSMFence))});
    Memory = memoryPlace(A.Type, temporary(A.Type, "payload"));
    if (Call.F.Parameters[I].Flow != library::Direction::Out)
      copy(Memory, A.At);
  }
  SmallVector<Value *, 16> All(Operands);
  All.push_back(Memory.Address);
  CallInst *Made = callWithObject(Op, Result, All);
  if (!IsItself && Call.F.Parameters[I].Flow != library::Direction::In)
    copy(A.At, Memory);
  return Made;
}

void Generator::addRay(const LibraryCall &Call, size_t I, SmallVectorImpl<Value *> &Operands) {
  SmallVector<Leaf, 8> Ray;
  flatten(Call.value(I), Call[I].Type, Ray);
  for (const Leaf &L : Ray)
    Operands.push_back(L.V);
}

/// Operands: the acceleration structure, its flags and indices, the ray, and the payload at the
/// end.
CallInst *Generator::emitTrace(const LibraryCall &Call, OpCode Op, llvm::Type *Result) {
  constexpr size_t Ray = 6, Payload = 7;
  SmallVector<Value *, 16> Operands = {opHandle(Call.value(0))};
  for (size_t I = 1; I < Ray; ++I)
    Operands.push_back(Call.value(I));
  addRay(Call, Ray, Operands);
  return emitObjectOp(Call, Op, Result, Operands, Payload);
}

//===-- Calls ---------------------------------------------------------------------------------===//

/// The back end defines the function: the interface decides where the numbers of a vertex go.
void Generator::emitAppend(const LibraryCall &Call) {
  auto *Ty = FunctionType::get(B.getVoidTy(), {B.getInt32Ty(), B.getPtrTy()}, false);
  FunctionCallee Append = M.getOrInsertFunction(contract::StreamAppend, Ty);
  cast<llvm::Function>(Append.getCallee())->setDoesNotThrow();
  B.CreateCall(Append, {Call.Object, Call.value(0)});
}

Value *Generator::emitStageCall(const LibraryCall &Call) {
  SmallVector<Value *, 16> Operands;
  switch (Call.F.Special) {
  case SpecialId::StreamAppend: emitAppend(Call); return nullptr;
  case SpecialId::StreamRestart:
    emitOp(OpCode::CutStream, nullptr, {B.CreateTrunc(Call.Object, B.getInt8Ty())});
    return nullptr;
  case SpecialId::Partitioning:
    return B.CreateCall(M.getOrInsertFunction(contract::Partitioning, B.getInt32Ty()));
  case SpecialId::TraceRay: emitTrace(Call, OpCode::TraceRay, B.getVoidTy()); return nullptr;
  case SpecialId::ReportHit:
    return emitObjectOp(Call, OpCode::ReportHit, B.getInt1Ty(), {Call.value(0), Call.value(1)}, 2);
  case SpecialId::CallShader:
    emitObjectOp(Call, OpCode::CallShader, B.getVoidTy(), {Call.value(0)}, 1);
    return nullptr;
  default: // DispatchMesh
    emitObjectOp(Call, OpCode::DispatchMesh, B.getVoidTy(),
                 {Call.value(0), Call.value(1), Call.value(2)}, 3);
    return nullptr;
  }
}

} // namespace dxil::frontend
