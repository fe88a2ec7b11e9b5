// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions, blocks and calls. SPIR-V's blocks become DXIL's blocks; a call is replaced by the body
// of its function.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

static constexpr uint64_t MostWork = 1 << 20; ///< most instructions that a translation visits
static constexpr size_t MostCalls = 64;       ///< deepest nesting of calls

void Lowering::fail(const std::string &Message) {
  if (Problem)
    return;
  Problem = Current ? errorAt(M, *Current, Message) : failure(Message);
}

void Lowering::refuse(std::string_view Name, std::string_view Reason) {
  fail(std::string(Name) + " " + std::string(Reason.empty() ? "is not translated" : Reason));
}

const FunctionRange *Lowering::functionOf(Id I) const {
  const auto Match = std::ranges::find(M.Functions, I, &FunctionRange::Result);
  return Match == M.Functions.end() ? nullptr : &*Match;
}

ir::BlockRef Lowering::blockOf(Id Label) {
  const auto [Entry, IsNew] = frame().Starts.try_emplace(Label);
  if (IsNew) {
    const Instruction *I = M.definition(Label);
    if (!I || I->op() != Op::Label)
      fail("%" + std::to_string(Label) + " is no label");
    Entry->second = B.addBlock();
  }
  return Entry->second;
}

void Lowering::branchTo(Id Label) {
  ++frame().Edges[{frame().Label, Label}];
  frame().Ends[frame().Label] = B.insertPoint();
}

void Lowering::lowerBody(const FunctionRange &F, Frame &New) {
  if (Frames.size() >= MostCalls)
    return fail("calls are nested too deep");
  for (const Frame *Open : Frames)
    if (Open->Function == F.Result)
      return fail("the function calls itself");
  New.Function = F.Result;
  Frames.push_back(&New);
  lowerRange(New, F.First + 1, F.Last);
  if (!failed() && (New.Label || New.Open.empty()))
    fail("a function has no blocks, or its last one no terminator");
  finishBody(New);
  Frames.pop_back();
}

/// Translates instructions of the innermost call.
void Lowering::lowerRange(Frame &New, uint32_t First, uint32_t Last) {
  const Instruction *Caller = Current;
  for (uint32_t N = First; N < Last && !failed(); ++N) {
    Current = &M.Instructions[N];
    if (++Work > MostWork) {
      fail("the program has more than " + std::to_string(MostWork) +
           " instructions after inlining");
      break;
    }
    if (Current->op() == Op::Label) {
      if (New.Label) {
        fail("the block before has no terminator");
        break;
      }
      const ir::BlockRef Block = blockOf(Current->Result);
      if (New.Open.empty())
        B.br(Block);
      New.Open.insert(Current->Result);
      New.Label = Current->Result;
      B.setInsertPoint(Block);
      continue;
    }
    if (!New.Label && Current->op() != Op::FunctionParameter && Current->op() != Op::Line &&
        Current->op() != Op::NoLine) {
      fail("an instruction outside of a block");
      break;
    }
    lowerInstruction(*Current);
    if (P.failed())
      fail(*P.mistake());
  }
  Current = Caller;
}

/// Finishes a function's code after its last block: adds incoming values of phis and checks that
/// branch targets exist.
void Lowering::finishBody(Frame &New) {
  const Instruction *Caller = Current;
  if (!failed())
    finishPhis(New);
  for (const auto &[Label, Block] : New.Starts)
    if (!failed() && !New.Open.contains(Label))
      fail("a branch to %" + std::to_string(Label) + ", which is in another function");
  Current = Caller;
}

void Lowering::lowerInstruction(const Instruction &I) {
  const InstructionInfo *Info = findInstruction(I.Opcode);
  if (IsPatchFunction && (Info->Kind == MappingKind::Atomic || I.op() == Op::ImageWrite ||
                          I.op() == Op::AtomicCompareExchange || I.op() == Op::MemoryBarrier))
    return skipEffect(I);
  switch (Info->Kind) {
  case MappingKind::Refused: return refuse("the instruction", Info->Reason);
  case MappingKind::Computed: return compute(I, Info->Expressions[0], M.operands(I));
  case MappingKind::Group: return group(I, *Info);
  case MappingKind::Atomic: return atomic(I, Info->Atomic);
  case MappingKind::Ignored: return;
  case MappingKind::Declared:
    if (I.op() == Op::Undef)
      define(I, nulls(I.Type));
    return;
  case MappingKind::Built: break;
  }
  using Function = void (Lowering::*)(const Instruction &);
#define DXIL_SPIRV_MEMBER(Name) &Lowering::Name,
  static constexpr Function Members[] = {DXIL_SPIRV_BUILDERS(DXIL_SPIRV_MEMBER)};
#undef DXIL_SPIRV_MEMBER
  (this->*Members[size_t(Info->By)])(I);
}

// ---- Calls --------------------------------------------------------------------------------------

void Lowering::call(const Instruction &I) {
  const auto V = M.as<inst::FunctionCall>(I);
  const FunctionRange *F = functionOf(V.function());
  if (!F)
    return fail("the callee is no function");
  Frame New;
  New.Exit = B.addBlock();
  const std::span<const uint32_t> Arguments = V.arguments();
  size_t Next = 0;
  for (uint32_t N = F->First + 1; N < F->Last; ++N) {
    const Instruction &Parameter = M.Instructions[N];
    if (Parameter.op() != Op::FunctionParameter)
      break;
    const Value *Actual = Next < Arguments.size() ? find(Arguments[Next++]) : nullptr;
    if (!Actual)
      return fail("an argument of the call is missing");
    New.Values[Parameter.Result] = *Actual;
  }
  lowerBody(*F, New);
  if (failed())
    return;
  B.setInsertPoint(New.Exit);
  if (T[I.Type].Kind == Shape::Void)
    return;
  List Result;
  const std::vector<Id> Scalars = T.scalars(I.Type);
  if (New.Returns.empty()) {
    Result = nulls(I.Type);
  } else if (New.Returns.size() == 1) {
    Result = New.Returns[0].second;
  } else {
    for (size_t S = 0; S < Scalars.size(); ++S) {
      const ValueRef Phi = B.phi(scalarType(Scalars[S]));
      for (const auto &[Block, Values] : New.Returns)
        B.addIncoming(Phi, at(Values, S), Block);
      Result.push_back(Phi);
    }
  }
  define(I, std::move(Result));
}

void Lowering::leave(const Instruction &I) {
  const bool IsEntry = Frames.size() == 1;
  if (!IsEntry) {
    List Values;
    if (I.op() == Op::ReturnValue)
      Values = scalars(M.as<inst::ReturnValue>(I).value());
    else if (const Instruction *F = M.definition(frame().Function))
      Values = nulls(F->Type);
    if (I.op() != Op::Unreachable || !Values.empty())
      frame().Returns.push_back({B.insertPoint(), std::move(Values)});
  }
  branchTo(0);
  B.br(IsEntry ? EntryExit : frame().Exit);
  frame().Label = 0;
}

void Lowering::kill(const Instruction &) {
  B.discard({.condition = module().i1(true)});
  branchTo(0);
  B.br(Epilogue);
  frame().Label = 0;
}

void Lowering::demote(const Instruction &) {
  B.discard({.condition = module().i1(true)});
}

// ---- Branches -----------------------------------------------------------------------------------

void Lowering::branch(const Instruction &I) {
  if (I.op() == Op::Branch) {
    const Id Target = M.as<inst::Branch>(I).targetLabel();
    branchTo(Target);
    B.br(blockOf(Target));
  } else if (I.op() == Op::BranchConditional) {
    const auto V = M.as<inst::BranchConditional>(I);
    branchTo(V.trueLabel());
    if (V.trueLabel() == V.falseLabel()) {
      B.br(blockOf(V.trueLabel()));
    } else {
      branchTo(V.falseLabel());
      B.br(scalar(V.condition()), blockOf(V.trueLabel()), blockOf(V.falseLabel()));
    }
  } else {
    const auto V = M.as<inst::Switch>(I);
    const ValueRef Selector = scalar(V.selector());
    const ir::TypeId Type = typeOf(Selector);
    const size_t Words = Type != ir::None && module().type(Type).Width == 64 ? 2 : 1;
    branchTo(V.default_());
    std::vector<std::pair<ValueRef, ir::BlockRef>> Cases;
    const std::span<const uint32_t> Targets = V.targets();
    if (Targets.size() % (Words + 1))
      return fail("a case of the switch is not complete");
    for (size_t C = 0; C + Words < Targets.size() && !failed(); C += Words + 1) {
      uint64_t Number = Targets[C] | (Words == 2 ? uint64_t(Targets[C + 1]) << 32 : 0);
      if (Type != ir::None && module().type(Type).Width < 32)
        Number &= (1u << module().type(Type).Width) - 1;
      branchTo(Targets[C + Words]);
      Cases.push_back({module().integer(Type, Number), blockOf(Targets[C + Words])});
    }
    B.switch_(Selector, blockOf(V.default_()), Cases);
  }
  frame().Label = 0;
}

void Lowering::phi(const Instruction &I) {
  if (T[I.Type].Kind == Shape::Pointer)
    return fail("a pointer is selected at run time, which is not translated");
  List Phis;
  for (Id Scalar : T.scalars(I.Type))
    Phis.push_back(B.phi(scalarType(Scalar)));
  frame().Phis.push_back({&I, Phis});
  define(I, std::move(Phis));
}

/// Adds the incoming values of phis; after the last block all of them are defined.
void Lowering::finishPhis(Frame &F) {
  for (const auto &[I, Phis] : F.Phis) {
    Current = I;
    const std::span<const uint32_t> Incoming = M.as<inst::Phi>(*I).incoming();
    // The label of the block that contains the phi.
    Id Label = 0;
    for (const Instruction *Before = I; Before >= M.Instructions.data(); --Before)
      if (Before->op() == Op::Label) {
        Label = Before->Result;
        break;
      }
    for (size_t P = 0; P + 1 < Incoming.size() && !failed(); P += 2) {
      const auto End = F.Ends.find(Incoming[P + 1]);
      const auto Edge = F.Edges.find({Incoming[P + 1], Label});
      if (End == F.Ends.end() || Edge == F.Edges.end()) {
        fail("%" + std::to_string(Incoming[P + 1]) + " is no block before this one");
        return;
      }
      const List Values = scalars(Incoming[P]);
      for (unsigned Count = 0; Count < Edge->second; ++Count)
        for (size_t S = 0; S < Phis.size(); ++S)
          B.addIncoming(Phis[S], at(Values, S), End->second);
    }
  }
}

} // namespace dxil::spirv
