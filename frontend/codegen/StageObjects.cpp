// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects of stages: vertices and control points, streams, payloads.
#include "Context.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Objects.h"
#include "Stages.h"
#include "Values.h"
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

StageArray stageArray(const CodegenContext &G, const Variable &V) {
  using contract::EntryArray;
  const frontend::Type &T = G.Types.get(V.Type);
  if (T.Kind == TypeKind::Object) {
    const Object &O = G.Types.objectOf(V.Type);
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
  StageArray Array = {.Element = T.ElementType, .Count = T.Rows};
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

bool isPayload(const CodegenContext &G, const Variable &V) {
  return keepsParameters(G.EntryStage) || hasModifier(V, Specifier::Payload);
}

const EntryPoint *entryOf(const CodegenContext &G, FunctionId F) {
  for (const EntryPoint &E : G.P.Entries)
    if (E.Function == F || E.PatchConstant == F)
      return &E;
  return nullptr;
}

bool isPatch(const CodegenContext &G, TypeId T) {
  return G.Types.get(T).Kind == TypeKind::Object &&
         G.Types.objectOf(T).Record->Kind == ObjectType::Sort::Patch;
}

/// Returns true if an expression of the program writes variable \p V or a part of it.
static bool isWritten(CodegenContext &G, VariableId V) {
  if (G.Functions.Written)
    return G.Functions.Written->contains(V);
  G.Functions.Written.emplace();
  const Program::Exprs &X = G.P.Expressions;
  for (size_t I = 1; I < X.size(); ++I) {
    const ExprId E = ExprId(I);
    ExprId Target = ExprId::None;
    switch (X.kind(E)) {
    case ExprKind::Assign:
    case ExprKind::CompoundAssign:
    case ExprKind::Increment: Target = placeStoredTo(G.P, E); break;
    case ExprKind::OutArgument: Target = X.get<expr::OutArgument>(E).Place; break;
    case ExprKind::Call: Target = X.get<expr::Call>(E).This; break;
    default: break;
    }
    if (Target != ExprId::None)
      G.Functions.Written->insert(variableOf(G.P, Target));
  }
  return G.Functions.Written->contains(V);
}

bool isCopiedInput(CodegenContext &G, FunctionId F, VariableId Id) {
  const Variable &V = G.P.variable(Id);
  if (V.Flow != library::Direction::In || V.IsShared)
    return false;
  if (const EntryPoint *E = entryOf(G, F)) {
    const bool IsPayload = keepsParameters(E->Kind) || hasModifier(V, Specifier::Payload);
    return (stageArray(G, V).Role == contract::EntryArray::Input || IsPayload) && isWritten(G, Id);
  }
  return G.P.function(F).Exported && isWritten(G, Id);
}

Place pointOf(CodegenContext &G, TypeId Patch, Value *Points, Value *Index) {
  const Object &O = G.Types.objectOf(Patch);
  const TypeId All = G.Types.array(O.Arguments[0].Type, O.Arguments[1].Value);
  Place Array = memoryPlace(G, All, Points);
  Array.IsReadOnly = true;
  Array.IsInSignature = true;
  return elementAt(G, Array, Index);
}

//===-- Payloads ------------------------------------------------------------------------------===//

/// Returns true if \p Address is a whole local or groupshared variable of type \p Ty.
static bool isVariable(const Value *Address, const llvm::Type *Ty) {
  if (auto *Global = dyn_cast<GlobalVariable>(Address))
    return Global->getValueType() == Ty && Global->getAddressSpace() == GroupSharedSpace;
  auto *Local = dyn_cast<AllocaInst>(Address);
  return Local && Local->getAllocatedType() == Ty;
}

/// Calls the op with the object in memory as its last operand; lowering/memory/TypedObjects.cpp
/// gives the memory its type.
static CallInst *callWithObject(CodegenContext &G, OpCode Op, llvm::Type *Result,
                                ArrayRef<Value *> Operands) {
  const std::string Word = std::string(contract::ObjectOpPrefix).append(name(info(Op).Class));
  std::string Name = std::to_string(Word.size()) + Word;
  SmallVector<llvm::Type *, 16> Parameters;
  for (Value *V : Operands)
    Parameters.push_back(V->getType());
  if (Parameters.back()->getPointerAddressSpace() == GroupSharedSpace)
    Name += ".shared";
  FunctionCallee Callee =
      G.M.getOrInsertFunction(Name, FunctionType::get(Result, Parameters, false));
  cast<llvm::Function>(Callee.getCallee())->setDoesNotThrow();
  return G.B.CreateCall(Callee, Operands);
}

/// Passes the memory of argument \p I itself, as other shaders see its type. A part of a variable
/// is copied first. The copy to or from groupshared memory waits for all threads, as the op itself
/// would.
CallInst *emitObjectOp(CodegenContext &G, const LibraryCall &Call, OpCode Op, llvm::Type *Result,
                       ArrayRef<Value *> Operands, size_t I) {
  const LibraryCall::Argument &A = Call[I];
  const bool IsLocal =
      A.Target.Kind == Place::Sort::Memory && A.Target.Layout == MemoryLayout::Local;
  const bool IsItself = IsLocal && isVariable(A.Target.Address, memoryType(G, A.Type));
  Place Memory = A.Target;
  if (!IsItself) {
    if (IsLocal && A.Target.Address->getType()->getPointerAddressSpace() == GroupSharedSpace)
      emitOp(G, OpCode::Barrier, nullptr,
             {G.B.getInt32(uint32_t(BarrierMode::SyncThreadGroup) |
                           uint32_t(BarrierMode::TGSMFence))});
    Memory = memoryPlace(G, A.Type, temporary(G, A.Type, "payload"));
    if (Call.F.Parameters[I].Flow != library::Direction::Out)
      copy(G, Memory, A.Target);
  }
  SmallVector<Value *, 16> All(Operands);
  All.push_back(Memory.Address);
  CallInst *Made = callWithObject(G, Op, Result, All);
  if (!IsItself && Call.F.Parameters[I].Flow != library::Direction::In)
    copy(G, A.Target, Memory);
  return Made;
}

void addRay(CodegenContext &G, const LibraryCall &Call, size_t I,
            SmallVectorImpl<Value *> &Operands) {
  SmallVector<Leaf, 8> Ray;
  flatten(G, Call.value(I), Call[I].Type, Ray);
  for (const Leaf &L : Ray)
    Operands.push_back(L.V);
}

/// Operands: the acceleration structure, its flags and indices, the ray, and the payload at the
/// end.
CallInst *emitTrace(CodegenContext &G, const LibraryCall &Call, OpCode Op, llvm::Type *Result) {
  constexpr size_t Ray = 6, Payload = 7;
  SmallVector<Value *, 16> Operands = {opHandle(G, Call.value(0))};
  for (size_t I = 1; I < Ray; ++I)
    Operands.push_back(Call.value(I));
  addRay(G, Call, Ray, Operands);
  return emitObjectOp(G, Call, Op, Result, Operands, Payload);
}

//===-- Calls ---------------------------------------------------------------------------------===//

/// The back end defines the function: the interface decides where the numbers of a vertex go.
static void emitAppend(CodegenContext &G, const LibraryCall &Call) {
  auto *Ty = FunctionType::get(G.B.getVoidTy(), {G.B.getInt32Ty(), G.B.getPtrTy()}, false);
  FunctionCallee Append = G.M.getOrInsertFunction(contract::StreamAppend, Ty);
  cast<llvm::Function>(Append.getCallee())->setDoesNotThrow();
  G.B.CreateCall(Append, {Call.Object, Call.value(0)});
}

Value *emitStageCall(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 16> Operands;
  switch (Call.F.Special) {
  case SpecialId::StreamAppend: emitAppend(G, Call); return nullptr;
  case SpecialId::StreamRestart:
    emitOp(G, OpCode::CutStream, nullptr, {G.B.CreateTrunc(Call.Object, G.B.getInt8Ty())});
    return nullptr;
  case SpecialId::Partitioning:
    return G.B.CreateCall(G.M.getOrInsertFunction(contract::Partitioning, G.B.getInt32Ty()));
  case SpecialId::TraceRay: emitTrace(G, Call, OpCode::TraceRay, G.B.getVoidTy()); return nullptr;
  case SpecialId::ReportHit:
    return emitObjectOp(G, Call, OpCode::ReportHit, G.B.getInt1Ty(), {Call.value(0), Call.value(1)},
                        2);
  case SpecialId::CallShader:
    emitObjectOp(G, Call, OpCode::CallShader, G.B.getVoidTy(), {Call.value(0)}, 1);
    return nullptr;
  default: // DispatchMesh
    emitObjectOp(G, Call, OpCode::DispatchMesh, G.B.getVoidTy(),
                 {Call.value(0), Call.value(1), Call.value(2)}, 3);
    return nullptr;
  }
}

} // namespace dxil::frontend
