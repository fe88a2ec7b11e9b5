// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/FunctionRequirements.h>

#include <dxil/container/derive/OpCall.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/generated/OpViews.h>

#include <algorithm>

namespace dxil::container {
namespace {

// Features that only RDAT stores.
constexpr uint64_t UsesDerivatives = uint64_t(1) << 40, RequiresGroup = uint64_t(1) << 41;

/// Returns the bit of a stage, or zero for a number that is no stage.
constexpr uint32_t bit(Stage S) {
  return unsigned(S) < 32 ? uint32_t(1) << unsigned(S) : 0;
}
constexpr uint32_t AllStages = 0xffff;
constexpr uint32_t MeshStages = bit(Stage::Mesh) | bit(Stage::Amplification);
constexpr uint32_t GroupStages = bit(Stage::Compute) | MeshStages | bit(Stage::Node);
constexpr uint32_t NodeMemory =
    uint32_t(MemoryTypeFlags::NodeInputMemory) | uint32_t(MemoryTypeFlags::NodeOutputMemory);
constexpr uint32_t AllMemory = NodeMemory | uint32_t(MemoryTypeFlags::UavMemory) |
                               uint32_t(MemoryTypeFlags::GroupSharedMemory);

uint32_t stagesOf(const OpInfo &Op) {
  for (size_t I = Op.Stages.size(); I-- > 0;)
    if (!Op.Stages[I].Removed)
      return Op.Stages[I].Stages.mask();
  return AllStages;
}

class RequirementsCollector {
public:
  RequirementsCollector(const Analysis &A, RequirementOptions Options)
      : A(A), M(A.M), Info(A.Info), Options(Options), Functions(M.Functions.size()) {}

  std::vector<FunctionRequirements> run() {
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      if (!M.Functions[F].IsDeclaration)
        collect(F);
    if (since(8))
      followCalls();
    if (since(8))
      for (const EntryPoint &E : Info.Entries)
        if (E.Function < M.Functions.size() && !M.Functions[E.Function].IsDeclaration)
          addStage(Functions[E.Function], E);
    for (FunctionRequirements &R : Functions)
      finish(R);
    return std::move(Functions);
  }

private:
  const Analysis &A;
  const ir::Module &M;
  const ModuleFacts &Info;
  RequirementOptions Options;
  std::vector<FunctionRequirements> Functions;
  /// For each op, the last function with a call, if further calls in that function add no
  /// requirements.
  std::vector<ir::FunctionId> LastCaller = std::vector(allOps().size(), ir::None);

  bool since(unsigned Minor) const { return Info.validatorAtLeast(Minor); }
  static void raise(FunctionRequirements &R, uint32_t Minor) { R.Minor = std::max(R.Minor, Minor); }

  void collect(ir::FunctionId F) {
    FunctionRequirements &R = Functions[F];
    if (Options.Flags)
      R.Flags = shaderFlagsOf(A, F);
    if (Options.RaytracingTier1_1 && since(5) && !since(8))
      R.Flags |= uint64_t(ShaderFlag::RaytracingTier1_1);
    if (since(8) && A.usesTypes(SharedPointer))
      addMemory(R, F);
    for (const Analysis::KnownCall &C : A.opCalls(F))
      if (LastCaller[C.OpNumber] != F)
        addOp(R, F, OpCall{A, M.Instructions[C.Instruction], C.op()});
  }

  // ---- Bodies ----

  bool isShared(ir::TypeId T) const { return A.traits(T) & SharedPointer; }

  /// Calls of functions do not count: the callee has the requirement.
  void addMemory(FunctionRequirements &R, ir::FunctionId F) {
    for (const ir::Instruction &I : M.instructions(M.Functions[F])) {
      if (R.Group)
        return;
      if (I.Op == ir::Opcode::Call && !A.opAt(A.idOf(I)))
        continue;
      R.Group = I.Type != ir::None && isShared(I.Type);
      for (ir::ValueId V : M.operands(I))
        R.Group |= V < M.Values.size() && isShared(M.Values[V].Type);
    }
  }

  void addOp(FunctionRequirements &R, ir::FunctionId F, const OpCall &C) {
    const OpInfo &Op = C.Op;
    uint32_t Stages = stagesOf(Op);
    raise(R, (Info.isLibrary() ? Op.TranslatedMinVersion : Op.MinVersion).Minor);
    AttributeSet Attributes = attributes(Op.Code, {1, UINT16_MAX});
    bool Gradient =
        Attributes.contains(Attribute::IsGradient) && !Attributes.contains(Attribute::IsFeedback);
    if (!since(8) && Gradient)
      Stages &= ~(bit(Stage::Compute) | MeshStages);
    if (!since(5) && Attributes.contains(Attribute::IsWave))
      Stages = bit(Stage::Mesh) - 1;
    R.Derivatives |= Gradient && since(8);
    R.Group |=
        since(8) && (Op.Code == OpCode::GetGroupWaveIndex || Op.Code == OpCode::GetGroupWaveCount);
    R.Stages &= Stages;
    if (!since(5) || !addByOperands(R, C))
      LastCaller[size_t(&Op - allOps().data())] = F;
  }

  /// Adds requirements by operands. Returns false for ops whose operands add none.
  bool addByOperands(FunctionRequirements &R, const OpCall &C) {
    switch (C.code()) {
    case OpCode::Barrier:
    case OpCode::BarrierByMemoryType:
    case OpCode::BarrierByMemoryHandle:
    case OpCode::BarrierByNodeRecordHandle: addBarrier(R, C); break;
    case OpCode::AtomicBinOp:
    case OpCode::AtomicCompareExchange:
      if (M.type(C.I.Type).isInteger(64))
        raise(R, 6);
      break;
    case OpCode::AnnotateHandle:
    case OpCode::CreateHandleFromBinding:
      // Validators up to 1.6 did not consider that a linker can convert these ops.
      if (Info.isLibrary() && since(6) && !since(7))
        raise(R, 6);
      break;
    default: return false;
    }
    return true;
  }

  /// Flags that are not constant add no requirement. A mask of all kinds of memory means the kinds
  /// that the stage has.
  void addBarrier(FunctionRequirements &R, const OpCall &C) {
    uint64_t Mode = 0, Memory = 0, Semantics = 0;
    bool Group = false;
    if (C.code() == OpCode::Barrier) {
      Group = A.constantInt(op::Barrier(C).barrierMode(), Mode) &&
              Mode != uint64_t(BarrierMode::UAVFenceGlobal);
    } else {
      C.integer(OperandId::SemanticFlags, Semantics);
      if (C.code() == OpCode::BarrierByMemoryType)
        C.integer(OperandId::MemoryTypeFlags, Memory);
      constexpr auto OfGroup =
          uint64_t(BarrierSemanticFlags::GroupSync) | uint64_t(BarrierSemanticFlags::GroupScope);
      Group = (Memory != AllMemory && (Memory & uint64_t(MemoryTypeFlags::GroupSharedMemory))) ||
              (Semantics & OfGroup);
    }
    bool HasReorder = Semantics & uint64_t(BarrierSemanticFlags::ReorderScope);
    bool Node = C.code() == OpCode::BarrierByNodeRecordHandle ||
                (Memory != AllMemory && (Memory & NodeMemory));
    bool Reorder = C.code() != OpCode::BarrierByNodeRecordHandle && HasReorder;
    R.Group |= Group && since(8);
    if (Info.isLibrary() && C.code() == OpCode::BarrierByMemoryType && (HasReorder || Node))
      raise(R, 8); // older versions have no equivalent barrier
    if (Reorder) {
      raise(R, 9);
      R.Stages &= bit(Stage::Library) | bit(Stage::Raygeneration);
    } else if (Node) {
      R.Stages &= bit(Stage::Library) | bit(Stage::Node);
    } else if (Group) {
      R.Stages &= bit(Stage::Library) | GroupStages;
    }
  }

  // ---- Calls ----

  /// Each function changes only a few times, as requirements only grow.
  void followCalls() {
    std::vector<std::vector<ir::FunctionId>> Callers(M.Functions.size());
    std::vector<ir::FunctionId> Work;
    std::vector<bool> Waits(M.Functions.size());
    for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
      for (ir::FunctionId Callee : A.callees(F))
        if (!M.Functions[Callee].IsDeclaration) {
          Callers[Callee].push_back(F);
          if (!Waits[Callee])
            Work.push_back(Callee);
          Waits[Callee] = true;
        }
    while (!Work.empty()) {
      ir::FunctionId F = Work.back();
      Work.pop_back();
      Waits[F] = false;
      for (ir::FunctionId Caller : Callers[F])
        if (Functions[Caller].merge(Functions[F]) && !Waits[Caller]) {
          Work.push_back(Caller);
          Waits[Caller] = true;
        }
    }
  }

  // ---- Stages and features ------------

  void finish(FunctionRequirements &R) const {
    if (since(8))
      return raise(R, minorFor(R.Flags));
    auto has = [&](ShaderFlag Flag) { return (R.Flags & uint64_t(Flag)) != 0; };
    if (has(ShaderFlag::NativeLowPrecision) && has(ShaderFlag::LowPrecisionPresent))
      raise(R, 2);
    else if (has(ShaderFlag::Barycentrics) || has(ShaderFlag::ViewID))
      raise(R, 1);
  }

  static void addStage(FunctionRequirements &R, const EntryPoint &E) {
    uint32_t Self = bit(E.Kind);
    if (R.Derivatives && (Self & (bit(Stage::Compute) | MeshStages)))
      raise(R, 6);
    if (R.Derivatives && (Self & MeshStages))
      R.Flags |= uint64_t(ShaderFlag::DerivativesInMeshAndAmpShaders);
    if (E.HasWaveSize)
      raise(R, E.Wave.Max ? 8 : 6);
    if (Self & MeshStages)
      raise(R, 5);
    else if (E.isRay())
      raise(R, 3);
    else if (E.Kind == Stage::Node)
      raise(R, 8);
  }
};

} // namespace

bool FunctionRequirements::merge(const FunctionRequirements &Callee) {
  const FunctionRequirements Before = *this;
  Flags |= Callee.Flags;
  Stages &= Callee.Stages;
  Minor = std::max(Minor, Callee.Minor);
  Derivatives |= Callee.Derivatives;
  Group |= Callee.Group;
  return !(*this == Before);
}

uint64_t FunctionRequirements::features() const {
  return featureInfo(Flags) | (Derivatives ? UsesDerivatives : 0) | (Group ? RequiresGroup : 0);
}

std::vector<FunctionRequirements> deriveFunctionRequirements(const Analysis &A,
                                                             RequirementOptions Options) {
  return RequirementsCollector(A, Options).run();
}

uint32_t knownStages(const ModuleFacts &Info) {
  Stage Last = !Info.validatorAtLeast(5)   ? Stage::Callable
               : !Info.validatorAtLeast(8) ? Stage::Amplification
                                           : Stage::Node;
  return (bit(Last) << 1) - 1;
}

} // namespace dxil::container
