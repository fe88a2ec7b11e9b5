// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mesh and amplification shaders: calls that must occur once, their order and payloads; and the
// groupshared memory of every entry.
#include "Context.h"
#include "Groups.h"

#include <dxil/container/derive/OpCall.h>
#include <dxil/module/Graph.h>

#include <dxil/generated/Limits.h>

#include <algorithm>

namespace dxil::validation {
namespace {

using ir::Graph;

class MeshChecker {
public:
  MeshChecker(Context &Ctx, const EntryPoint &E)
      : Ctx(Ctx), M(Ctx.M), E(E), F(M.Functions[E.Function]), G(M, F) {}

  void check() {
    for (const Analysis::KnownCall &C : Ctx.opCalls(E.Function))
      visit(OpCall{Ctx, M.Instructions[C.Instruction], C.op()});
    if (E.Kind == Stage::Mesh)
      checkMesh();
    if (E.Kind == Stage::Amplification)
      checkAmplification();
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const EntryPoint &E;
  const ir::Function &F;
  Graph G;
  const ir::Instruction *Counts = nullptr, *Payload = nullptr, *Dispatch = nullptr;
  int64_t Dispatches = 0;
  std::vector<const ir::Instruction *> Writes;

  void visit(const OpCall &C) {
    switch (C.code()) {
    case OpCode::SetMeshOutputCounts:
      if (Counts)
        Ctx.report(rule::InstrMultipleSetMeshOutputCounts(), C.I);
      Counts = &C.I;
      break;
    case OpCode::GetMeshPayload:
      if (Payload)
        Ctx.report(rule::InstrMultipleGetMeshPayload(), C.I);
      Payload = &C.I;
      break;
    case OpCode::DispatchMesh:
      if (++Dispatches > 1)
        Ctx.report(rule::InstrNotOnceDispatchMesh(Dispatches, Ctx.nameOf(F)), C.I);
      Dispatch = &C.I;
      break;
    case OpCode::StoreVertexOutput:
    case OpCode::StorePrimitiveOutput:
    case OpCode::EmitIndices: Writes.push_back(&C.I); break;
    default: break;
    }
  }

  void checkMesh() {
    for (const ir::Instruction *W : Writes) {
      std::string_view Op = opOf(Ctx, *W)->Name;
      if (!Counts)
        Ctx.report(rule::InstrMissingSetMeshOutputCounts(Op), *W);
      else if (!G.dominates(blockOf(*Counts), blockOf(*W)))
        Ctx.report(rule::InstrNonDominatingSetMeshOutputCounts(Op), *W);
      // The reference validator does not report this case.
      else if (blockOf(*Counts) == blockOf(*W) && W < Counts)
        Ctx.reportStrict(rule::InstrNonDominatingSetMeshOutputCounts(Op), *W);
    }
    if (!Payload)
      return;
    int64_t Size = payloadSize(Payload->Type);
    if (int64_t(E.PayloadSize) < Size)
      Ctx.report(rule::SmMeshShaderPayloadSizeDeclared(E.Name, Size, int64_t(E.PayloadSize)), F);
    if (int64_t(E.PayloadSize) > MaxMeshPayloadBytes)
      Ctx.report(rule::SmMeshShaderPayloadSize(E.Name, int64_t(E.PayloadSize), MaxMeshPayloadBytes),
                 F);
  }

  uint32_t blockOf(const ir::Instruction &I) const { return M.parent(I) - F.Blocks.First; }

  int64_t payloadSize(ir::TypeId Pointer) const {
    const ir::Type &Ty = M.type(Pointer);
    return Ty.Kind == ir::TypeKind::Pointer ? int64_t(Ctx.Layout.allocSize(Ty.Element).value_or(0))
                                            : 0;
  }

  void checkAmplification() {
    if (!Dispatch)
      return Ctx.report(rule::InstrNotOnceDispatchMesh(0, Ctx.nameOf(F)), F);
    ir::ValueId Argument = M.operands(*Dispatch).back();
    int64_t Size = payloadSize(M.Values[Argument].Type);
    // The reference validator compares with the size of a pointer.
    constexpr uint64_t PointerSize = 4;
    if (E.PayloadSize < PointerSize)
      Ctx.report(
          rule::SmAmplificationShaderPayloadSizeDeclared(E.Name, Size, int64_t(E.PayloadSize)),
          *Dispatch);
    else if (int64_t(E.PayloadSize) < Size)
      Ctx.reportStrict(
          rule::SmAmplificationShaderPayloadSizeDeclared(E.Name, Size, int64_t(E.PayloadSize)),
          *Dispatch);
    if (std::max(int64_t(E.PayloadSize), Size) > MaxMeshPayloadBytes)
      Ctx.report(rule::SmAmplificationShaderPayloadSize(
                     E.Name, std::max(int64_t(E.PayloadSize), Size), MaxMeshPayloadBytes),
                 *Dispatch);
    if (!G.postDominatesEntry(blockOf(*Dispatch)))
      Ctx.report(rule::InstrNonDominatingDispatchMesh(Ctx.nameOf(F)), *Dispatch);
  }
};

// ---- Groupshared memory -------------------------------------------------------------------------

/// Marks the functions that use a value directly or through constants, and finds the first
/// instruction that does.
void usersOf(const Context &Ctx, ir::ValueId V, std::vector<bool> &Functions, ir::InstId &First) {
  std::vector<ir::ValueId> Work = {V};
  std::vector<bool> Seen(Ctx.M.Values.size());
  while (!Work.empty()) {
    V = Work.back();
    Work.pop_back();
    if (Seen[V])
      continue;
    Seen[V] = true;
    for (ir::InstId I : Ctx.users(V))
      if (ir::FunctionId F = Ctx.functionOf(Ctx.M.Instructions[I]); F < Functions.size()) {
        Functions[F] = true;
        First = std::min(First, I);
      }
    for (ir::ConstantId C : Ctx.constantUsers(V))
      Work.push_back(Ctx.M.Constants[C].Self);
  }
}

/// Returns the functions that one function can reach by calls.
std::vector<bool> reachable(const Context &Ctx, ir::FunctionId Root) {
  std::vector<bool> Out(Ctx.M.Functions.size());
  std::vector<ir::FunctionId> Work = {Root};
  Out[Root] = true;
  while (!Work.empty()) {
    ir::FunctionId F = Work.back();
    Work.pop_back();
    for (ir::FunctionId C : Ctx.callees(F))
      if (!Out[C]) {
        Out[C] = true;
        Work.push_back(C);
      }
  }
  return Out;
}

uint64_t groupSharedLimit(const EntryPoint &E) {
  if (E.GroupSharedLimit)
    return *E.GroupSharedLimit;
  return E.Kind == Stage::Mesh ? MaxMeshGroupSharedBytes : MaxGroupSharedBytes;
}

void checkGroupShared(Context &Ctx) {
  const ir::Module &M = Ctx.M;
  struct Shared {
    const ir::Global *G;
    uint64_t Size;
    std::vector<bool> Users;
    ir::InstId First = ~ir::InstId(0);
  };
  std::vector<Shared> Variables;
  for (const ir::Global &G : M.Globals)
    if (G.AddressSpace == 3) {
      Variables.push_back({&G, Ctx.Layout.allocSize(G.ValueType).value_or(0),
                           std::vector<bool>(M.Functions.size())});
      usersOf(Ctx, G.Self, Variables.back().Users, Variables.back().First);
    }
  if (Variables.empty())
    return;
  for (const EntryPoint &E : Ctx.Info.Entries) {
    if (E.PatchConstant < M.Functions.size()) {
      std::vector<bool> Reached = reachable(Ctx, E.PatchConstant);
      for (const Shared &V : Variables)
        for (ir::FunctionId I = 0; I < Reached.size(); ++I)
          if (Reached[I] && V.Users[I]) {
            const ir::Function &F = M.Functions[E.PatchConstant];
            Ctx.report(rule::SmTGSMUnsupported(M.name(V.G->Self), Ctx.nameOf(F), "patch constant"),
                       F);
            break;
          }
    }
    std::vector<bool> Reached = reachable(Ctx, E.Function);
    uint64_t Total = 0;
    ir::InstId FirstUse = ~ir::InstId(0);
    for (const Shared &V : Variables) {
      bool Used = false;
      for (ir::FunctionId I = 0; I < Reached.size() && !Used; ++I)
        Used = Reached[I] && V.Users[I];
      if (!Used)
        continue;
      Total += V.Size;
      FirstUse = std::min(FirstUse, V.First);
      if (!E.hasThreadGroup())
        Ctx.report(rule::SmTGSMUnsupported(M.name(V.G->Self), E.Name, container::stageName(E.Kind)),
                   M.Instructions[V.First]);
    }
    uint64_t Limit = groupSharedLimit(E);
    if (E.hasThreadGroup() && Total > Limit)
      Ctx.report(E.GroupSharedLimit
                     ? rule::SmExplicitTGSMSizeOnEntry(E.Name, int64_t(Total), int64_t(Limit))
                     : rule::SmMaxTGSMSizeOnEntry(E.Name, int64_t(Total), int64_t(Limit)),
                 M.Instructions[FirstUse]);
  }
}

} // namespace

void checkMeshOps(Context &Ctx) {
  for (const EntryPoint &E : Ctx.Info.Entries)
    if ((E.Kind == Stage::Mesh || E.Kind == Stage::Amplification) &&
        !Ctx.M.Functions[E.Function].IsDeclaration)
      MeshChecker(Ctx, E).check();
  checkGroupShared(Ctx);
}

} // namespace dxil::validation
