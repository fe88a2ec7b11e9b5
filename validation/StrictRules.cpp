// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules that the reference validator defines but never reports; checked if the user asks for
// strictness. One pass over the instructions for each.
#include "Context.h"
#include "Groups.h"

#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/Limits.h>
#include <dxil/module/Graph.h>

#include <algorithm>

namespace dxil::validation {
namespace {

using ir::Opcode;

/// INSTR.STATUS: only CheckAccessFullyMapped may use the status of a resource access.
class StatusChecker {
public:
  explicit StatusChecker(Context &Ctx) : Ctx(Ctx), M(Ctx.M), IsStatus(M.Values.size()) {}

  void check() {
    for (const ir::Instruction &I : M.Instructions) {
      bool Passes = I.Op == Opcode::Phi || I.Op == Opcode::Select;
      if (isStatusOf(I) || (Passes && usesStatus(I)))
        IsStatus[I.Result] = true;
      if (!Passes && !takesStatus(I) && usesStatus(I))
        Ctx.reportStrict(rule::InstrStatus(userName(I)), I);
    }
  }

private:
  Context &Ctx;
  const ir::Module &M;
  std::vector<bool> IsStatus;

  bool isStatusOf(const ir::Instruction &I) const {
    if (I.Op != Opcode::ExtractValue)
      return false;
    const ir::Type &Ty = M.typeOf(M.operands(I)[0]);
    std::span<const uint32_t> Index = M.indices(I);
    return Ty.Kind == ir::TypeKind::Struct && Ty.Name.starts_with(ResRetTypePrefix) &&
           Index.size() == 1 && Index[0] + 1 == Ty.Fields.Count;
  }

  bool usesStatus(const ir::Instruction &I) const {
    return std::ranges::any_of(M.operands(I),
                               [&](ir::ValueId V) { return V < M.Values.size() && IsStatus[V]; });
  }

  bool takesStatus(const ir::Instruction &I) const {
    const OpInfo *Op = opOf(Ctx, I);
    return Op && Op->Code == OpCode::CheckAccessFullyMapped;
  }

  std::string_view userName(const ir::Instruction &I) const {
    const OpInfo *Op = opOf(Ctx, I);
    return Op ? Op->Name : ir::opcodeName(I.Op);
  }
};

/// INSTR.TGSMRACECOND: all threads of a group store different values to one address.
class RaceChecker {
public:
  RaceChecker(Context &Ctx, const EntryPoint &E)
      : Ctx(Ctx), M(Ctx.M), F(M.Functions[E.Function]), G(M, F), Varies(M.Values.size()) {}

  void check() {
    for (const ir::Instruction &I : M.instructions(F)) {
      if (I.Result != ir::None)
        Varies[I.Result] = varies(I);
      if (I.Op == Opcode::Store)
        checkStore(I);
    }
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const ir::Function &F;
  ir::Graph G;
  std::vector<bool> Varies; ///< values that may differ between the threads of a group
  uint32_t LastBlock = ir::None;
  bool LastIsRunByAll = false;

  bool varies(const ir::Instruction &I) const {
    if (const OpInfo *Op = opOf(Ctx, I))
      switch (Op->Code) {
      case OpCode::ThreadId:
      case OpCode::ThreadIdInGroup:
      case OpCode::FlattenedThreadIdInGroup:
      case OpCode::WaveGetLaneIndex: return true;
      default:
        if (attributes(Op->Code,
                       Version{uint16_t(Ctx.Info.Dxil.Major), uint16_t(Ctx.Info.Dxil.Minor)})
                .contains(Attribute::IsWave))
          return false; // the results of most wave ops are uniform
      }
    return std::ranges::any_of(M.operands(I),
                               [&](ir::ValueId V) { return V < M.Values.size() && Varies[V]; });
  }

  /// Returns the groupshared variable if the address in it is constant; else None.
  ir::ValueId variableAt(ir::ValueId Address) const {
    for (unsigned Steps = 0; Steps < 16; ++Steps) {
      if (M.Values[Address].Kind == ir::ValueKind::Global)
        return M.Globals[M.Values[Address].Index].AddressSpace == 3 ? Address : ir::None;
      const ir::Instruction *I = M.definition(Address);
      const ir::Constant *C = M.constant(Address);
      if (C && (C->Kind == ir::ConstantKind::GetElementPtr || C->Kind == ir::ConstantKind::Cast)) {
        Address = M.operands(*C)[0];
        continue;
      }
      if (!I || (I->Op != Opcode::GetElementPtr && I->Op != Opcode::BitCast))
        return ir::None;
      std::span<const ir::ValueId> Indices = M.operands(*I).subspan(1);
      if (!std::ranges::all_of(Indices, [&](ir::ValueId V) { return Ctx.isConstant(V); }))
        return ir::None;
      Address = M.operands(*I)[0];
    }
    return ir::None;
  }

  bool isRunByAll(const ir::Instruction &I) {
    if (const ir::BlockId Block = M.parent(I, LastBlock == ir::None ? 0 : LastBlock);
        LastBlock != Block) {
      LastBlock = Block;
      LastIsRunByAll = G.postDominatesEntry(Block - F.Blocks.First);
    }
    return LastIsRunByAll;
  }

  void checkStore(const ir::Instruction &I) {
    ir::ValueId Address = M.operands(I)[0], Value = M.operands(I)[1];
    if (Value >= M.Values.size() || !Varies[Value])
      return;
    ir::ValueId Variable = variableAt(Address);
    if (Variable != ir::None && isRunByAll(I))
      Ctx.reportStrict(rule::InstrTGSMRaceCond(M.name(Variable)), I);
  }
};

bool hasManyThreads(const EntryPoint &E) {
  return E.hasThreadGroup() && (E.Threads[0] > 1 || E.Threads[1] > 1 || E.Threads[2] > 1);
}

} // namespace

void checkStrictRules(Context &Ctx) {
  StatusChecker(Ctx).check();
  for (const EntryPoint &E : Ctx.Info.Entries)
    if (hasManyThreads(E) && E.Function < Ctx.M.Functions.size() &&
        !Ctx.M.Functions[E.Function].IsDeclaration)
      RaceChecker(Ctx, E).check();
}

} // namespace dxil::validation
