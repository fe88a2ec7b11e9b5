// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Votes of a quad for targets before shader model 6.7, which introduced the op: each lane reads the
// votes of the three other lanes. A vote in an unexpected form stays, and checkOps() reports it.
#include "LinkJob.h"

#include <dxil/generated/OpViews.h>
#include <dxil/module/EditableOps.h>

namespace dxil::link {
namespace {

class QuadVoteLowering {
public:
  QuadVoteLowering(ir::EditableModule &E, ir::EditableBody &Body, Version DXIL)
      : E(E), Body(Body), DXIL(DXIL), Word(E.integerType(32)) {}

  void run() {
    for (ir::EditableBlock &B : Body.Blocks) {
      std::vector<ir::EditableInstruction> New;
      Out = &New;
      for (ir::EditableInstruction &I : B.Instructions) {
        const auto Call = ir::EditableCall::of(E, I);
        if (!Call || !op::isa<op::QuadVote>(*Call) || !lower(op::QuadVote(*Call), I))
          Out->push_back(std::move(I));
      }
      B.Instructions = std::move(New);
    }
  }

private:
  ir::EditableModule &E;
  ir::EditableBody &Body;
  const Version DXIL;
  const ir::TypeId Word;
  std::vector<ir::EditableInstruction> *Out = nullptr;

  ir::ValueId add(ir::EditableInstruction I, uint32_t Location) {
    I.Location = Location;
    Out->push_back(std::move(I));
    return Out->back().I.Result;
  }
  ir::ValueId compute(ir::Opcode Op, ir::TypeId T, ir::ValueId Result,
                      std::initializer_list<ir::ValueId> Operands, uint32_t Location) {
    ir::EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = T;
    I.I.Result = Result;
    I.Operands = Operands;
    return add(std::move(I), Location);
  }

  template <class Vote> bool lower(const Vote &From, const ir::EditableInstruction &I) {
    uint64_t Kind = 0;
    if (From.op() == ir::None || !E.M.constantInt(From.op(), Kind) ||
        Kind > uint64_t(QuadVoteOpKind::All))
      return false;
    const ir::Opcode Join =
        QuadVoteOpKind(Kind) == QuadVoteOpKind::Any ? ir::Opcode::Or : ir::Opcode::And;
    const ir::ValueId Mine =
        compute(ir::Opcode::ZExt, Word, E.addResult(Word), {From.cond()}, I.Location);
    ir::ValueId All = Mine;
    for (QuadOpKind Other :
         {QuadOpKind::ReadAcrossX, QuadOpKind::ReadAcrossY, QuadOpKind::ReadAcrossDiagonal}) {
      const ir::ValueId Operands[] = {Mine, E.i8(uint8_t(Other))};
      const ir::ValueId Read = add(ir::callOp(E, OpCode::QuadOp, Operands, DXIL, Word), I.Location);
      All = compute(Join, Word, E.addResult(Word), {All, Read}, I.Location);
    }
    compute(ir::Opcode::Trunc, I.I.Type, I.I.Result, {All}, I.Location);
    return true;
  }
};

} // namespace

void LinkJob::lowerQuadVotes() {
  if (isAvailable(OpCode::QuadVote, dxilVersion()))
    return;
  for (const auto &[F, S] : Origins)
    QuadVoteLowering(E, E.Bodies[F], dxilVersion()).run();
}

} // namespace dxil::link
