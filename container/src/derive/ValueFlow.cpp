// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ValueFlow.h"

#include <algorithm>
#include <span>

namespace dxil::container {
namespace {

bool writesMemory(ir::Opcode O) {
  return O == ir::Opcode::Store || O == ir::Opcode::AtomicRmw || O == ir::Opcode::CmpXchg;
}

/// Returns the base operands of a pointer that an instruction or constant expression computes.
/// Empty if it creates an object.
std::span<const ir::ValueId> basesOf(ir::Opcode O, std::span<const ir::ValueId> Operands) {
  switch (O) {
  case ir::Opcode::GetElementPtr:
  case ir::Opcode::BitCast:
  case ir::Opcode::AddrSpaceCast: return Operands.first(1);
  case ir::Opcode::Phi: return Operands;
  case ir::Opcode::Select: return Operands.subspan(1);
  default: return {};
  }
}

std::span<const ir::ValueId> basesOf(const ir::Module &M, const ir::Constant &C) {
  switch (C.Kind) {
  case ir::ConstantKind::GetElementPtr: return basesOf(ir::Opcode::GetElementPtr, M.operands(C));
  case ir::ConstantKind::Cast: return basesOf(ir::Opcode(C.SubOpcode), M.operands(C));
  case ir::ConstantKind::Select: return basesOf(ir::Opcode::Select, M.operands(C));
  default: return {};
  }
}

} // namespace

// ---- Phis ---------------------------------------------------------------------------------------

PhiChoices::PhiChoices(const ir::Module &M, const ir::Function &F, const ir::Graph &G)
    : M(M), F(F), G(G), Leaves(G.size()) {}

/// Records the value of a block. Returns false if the block has one for this phi.
bool PhiChoices::tryLeave(uint32_t Block, ir::ValueId V) {
  if (Leaves[Block].Phi == PhiNumber)
    return false;
  Leaves[Block] = {PhiNumber, V};
  return true;
}

/// Marks the dominators of each incoming block, up to the definition of its value.
void PhiChoices::markWays(const ir::Instruction &Phi, size_t &Steps) {
  const std::span<const ir::ValueId> Values = M.operands(Phi);
  const std::span<const ir::BlockId> Ways = M.successors(Phi);
  for (size_t I = 0; I < Values.size(); ++I) {
    const ir::Instruction *Definition = M.definition(Values[I]);
    const uint32_t Way = Ways[I] - F.Blocks.First,
                   Top = Definition ? M.parent(*Definition, Ways[I]) - F.Blocks.First : 0;
    if (!G.isReachable(Way) || Way == Top)
      continue;
    for (uint32_t Dominator = G.immediateDominator(Way); Dominator != ir::Graph::None && Steps;
         Dominator = G.immediateDominator(Dominator)) {
      --Steps;
      if (!tryLeave(Dominator, Values[I])) {
        // If two constants reach a block, the first one stays.
        ir::ValueId &Old = Leaves[Dominator].Value;
        if (Old != Values[I] && Old != ir::None && (!isConstant(Old) || !isConstant(Values[I])))
          Old = ir::None;
        break;
      }
      if (Dominator == Top)
        break;
    }
  }
}

void PhiChoices::choose(const ir::Instruction &Phi, size_t &Steps, std::vector<uint32_t> &Blocks) {
  const std::span<const ir::ValueId> Values = M.operands(Phi);
  const std::span<const ir::BlockId> Ways = M.successors(Phi);
  ++PhiNumber;
  for (size_t I = 0; I < Values.size(); ++I)
    if (const uint32_t Way = Ways[I] - F.Blocks.First; G.isReachable(Way))
      tryLeave(Way, Values[I]);
  markWays(Phi, Steps);
  for (size_t I = 0; I < Values.size(); ++I) {
    uint32_t Choice = Ways[I] - F.Blocks.First;
    if (!isConstant(Values[I]))
      continue;
    for (uint32_t Dominator = Choice;
         Dominator != ir::Graph::None && G.isReachable(Dominator) && Steps;
         Dominator = G.immediateDominator(Dominator)) {
      --Steps;
      if (Leaves[Dominator].Phi != PhiNumber || Leaves[Dominator].Value != Values[I])
        break;
      Choice = Dominator;
    }
    Blocks.push_back(Choice);
  }
}

// ---- The graph ----------------------------------------------------------------------------------

[[gnu::cold]] ValueFlow::ValueFlow(const Analysis &A, std::vector<ir::FunctionId> Functions)
    : A(&A), Functions(std::move(Functions)), FirstControl(Node(A.M.Instructions.size())),
      FirstBehind(FirstControl + Node(A.M.Blocks.size())),
      FirstWriters(FirstBehind + Node(A.M.Values.size())),
      FirstArgument(FirstWriters + Node(A.M.Values.size())),
      FirstReturn(FirstArgument + Node(A.M.Values.size())), Flows(A.M.Functions.size()),
      Steps(MostSteps), BlockOf(A.M.Instructions.size()), ByArguments(this->Functions) {
  for (ir::BlockId B = 0; B < A.M.Blocks.size(); ++B)
    std::fill_n(BlockOf.begin() + A.M.Blocks[B].Instructions.First,
                A.M.Blocks[B].Instructions.Count, B);
  std::sort(ByArguments.begin(), ByArguments.end(), [&](ir::FunctionId X, ir::FunctionId Y) {
    return A.M.Functions[X].FirstArgument < A.M.Functions[Y].FirstArgument;
  });
}

[[gnu::cold]] std::optional<ValueFlow> ValueFlow::make(const Analysis &A,
                                                       std::vector<ir::FunctionId> Functions) {
  ValueFlow Out(A, std::move(Functions));
  size_t Pairs = MostPairs;
  for (ir::FunctionId F : Out.Functions) {
    ir::Graph G(A.M, A.M.Functions[F]);
    std::optional<ir::ControlDependence> Control = ir::ControlDependence::compute(G, Pairs);
    if (!Control)
      return std::nullopt;
    Pairs -= Control->pairs();
    auto Flow = std::make_unique<FunctionFlow>(
        FunctionFlow{std::move(G), std::move(*Control), std::nullopt, {}, {}});
    Flow->Choices.emplace(A.M, A.M.Functions[F], Flow->Graph);
    Out.Flows[F] = std::move(Flow);
  }
  Out.noteCallsAndReturns();
  return Out;
}

void ValueFlow::noteCallsAndReturns() {
  const ir::Module &M = A->M;
  for (ir::FunctionId F : Functions)
    for (const ir::Instruction &I : M.instructions(M.Functions[F])) {
      const auto Id = ir::InstId(&I - M.Instructions.data());
      if (I.Op == ir::Opcode::Ret)
        Flows[F]->Returns.push_back(Id);
      if (const ir::Function *Callee = M.calledFunction(I))
        if (FunctionFlow *Flow = Flows[size_t(Callee - M.Functions.data())].get())
          Flow->Calls.push_back(Id);
    }
}

std::optional<ValueFlow::Node> ValueFlow::nodeOf(ir::ValueId V) const {
  if (V >= A->M.Values.size())
    return std::nullopt;
  const ir::Value &Value = A->M.Values[V];
  if (Value.Kind == ir::ValueKind::Argument)
    return FirstArgument + V;
  if (Value.Kind != ir::ValueKind::Instruction || !flowOf(BlockOf[Value.Index]))
    return std::nullopt;
  return Value.Index;
}

bool ValueFlow::addDependencies(Node N, std::vector<Node> &Out) {
  if (N < FirstControl)
    return addOfInstruction(A->M.Instructions[N], Out);
  if (N < FirstBehind)
    addOfControl(N - FirstControl, Out);
  else if (N < FirstWriters)
    addBehind(N - FirstBehind, Out);
  else if (N < FirstArgument)
    addWriters(N - FirstWriters, Out);
  else if (N < FirstReturn)
    addOfArgument(N - FirstArgument, Out);
  else
    for (ir::InstId Return : Flows[N - FirstReturn]->Returns)
      Out.push_back(Return);
  return true;
}

bool ValueFlow::addOfInstruction(const ir::Instruction &I, std::vector<Node> &Out) {
  // Fast path: most operands are results of the same function.
  const ir::Module &M = A->M;
  const ir::BlockId Block = BlockOf[M.idOf(I)];
  const ir::Range Own = M.Functions[M.Blocks[Block].Parent].Instructions;
  for (ir::ValueId V : M.operands(I))
    if (V < M.Values.size() && M.Values[V].Kind == ir::ValueKind::Instruction &&
        M.Values[V].Index - Own.First < Own.Count)
      Out.push_back(M.Values[V].Index);
    else
      addValue(V, Out);
  Out.push_back(controlOf(Block));
  if (readsMemory(I.Op))
    Out.push_back(FirstBehind + A->M.operands(I)[0]);
  if (I.Op == ir::Opcode::Call)
    addOfCall(I, Out);
  return I.Op != ir::Opcode::Phi || addChoices(I, Block, Out);
}

/// A constant operand of a phi depends on the control flow that selects it.
bool ValueFlow::addChoices(const ir::Instruction &Phi, ir::BlockId Block, std::vector<Node> &Out) {
  std::vector<uint32_t> Blocks;
  FunctionFlow &Flow = *flowOf(Block);
  Flow.Choices->choose(Phi, Steps, Blocks);
  const ir::BlockId First = A->M.Functions[A->M.Blocks[Block].Parent].Blocks.First;
  for (uint32_t B : Blocks)
    Out.push_back(controlOf(First + B));
  return Steps != 0;
}

void ValueFlow::addOfCall(const ir::Instruction &Call, std::vector<Node> &Out) const {
  if (const ir::Function *Callee = A->M.calledFunction(Call))
    if (const auto F = size_t(Callee - A->M.Functions.data()); Flows[F])
      Out.push_back(FirstReturn + Node(F));
}

/// Adds the branches that control the block, and the calls of the function.
void ValueFlow::addOfControl(ir::BlockId B, std::vector<Node> &Out) const {
  const FunctionFlow &Flow = *flowOf(B);
  const ir::BlockId First = A->M.Functions[A->M.Blocks[B].Parent].Blocks.First;
  for (uint32_t Branch : Flow.Control.controllers(B - First)) {
    const ir::Range &Instructions = A->M.Blocks[First + Branch].Instructions;
    Out.push_back(Instructions.First + Instructions.Count - 1);
  }
  if (B != First) {
    if (!Flow.Calls.empty())
      Out.push_back(controlOf(First));
    return;
  }
  for (ir::InstId Call : Flow.Calls)
    Out.push_back(controlOf(BlockOf[Call]));
}

/// Calls Visit(value) with the value of an argument in each call.
template <typename Fn> void ValueFlow::forEachPassed(ir::ValueId Argument, Fn Visit) const {
  const ir::Module &M = A->M;
  const uint32_t Number = M.Values[Argument].Index;
  // Finds the function whose arguments include this one.
  auto After = std::upper_bound(
      ByArguments.begin(), ByArguments.end(), Argument,
      [&](ir::ValueId V, ir::FunctionId F) { return V < M.Functions[F].FirstArgument; });
  if (After == ByArguments.begin())
    return;
  const ir::FunctionId F = *(After - 1);
  if (Argument - M.Functions[F].FirstArgument >= M.Functions[F].ArgumentCount)
    return;
  for (ir::InstId Call : Flows[F]->Calls)
    if (Number < M.Instructions[Call].Operands.Count)
      Visit(M.operands(M.Instructions[Call])[Number]);
}

/// Adds the writers to objects to which a pointer may point.
void ValueFlow::addBehind(ir::ValueId Pointer, std::vector<Node> &Out) const {
  const ir::Module &M = A->M;
  std::span<const ir::ValueId> Bases;
  if (const ir::Constant *C = M.constant(Pointer)) {
    Bases = basesOf(M, *C);
    if (Bases.empty())
      return; // null, undef and similar constants are no objects
  } else if (const ir::Instruction *I = M.definition(Pointer)) {
    Bases = basesOf(I->Op, M.operands(*I));
  } else if (M.Values[Pointer].Kind == ir::ValueKind::Argument) {
    forEachPassed(Pointer, [&](ir::ValueId V) { Out.push_back(FirstBehind + V); });
  }
  for (ir::ValueId Base : Bases)
    Out.push_back(FirstBehind + Base);
  if (Bases.empty())
    Out.push_back(FirstWriters + Pointer);
}

void ValueFlow::addWriters(ir::ValueId Pointer, std::vector<Node> &Out) const {
  const ir::Module &M = A->M;
  for (ir::InstId User : A->users(Pointer)) {
    const ir::Instruction &I = M.Instructions[User];
    if (!flowOf(BlockOf[User]))
      continue;
    if (writesMemory(I.Op))
      Out.push_back(User);
    if (I.Op == ir::Opcode::Call)
      addWritersInCall(I, Pointer, Out);
    else if (I.Op != ir::Opcode::Load && I.Result != ir::None)
      Out.push_back(FirstWriters + I.Result);
  }
  for (ir::ConstantId User : A->constantUsers(Pointer))
    if (ir::ValueId V = M.Constants[User].Self; V != ir::None)
      Out.push_back(FirstWriters + V);
}

/// Adds the writes of a called function through a pointer argument.
void ValueFlow::addWritersInCall(const ir::Instruction &Call, ir::ValueId Pointer,
                                 std::vector<Node> &Out) const {
  const ir::Module &M = A->M;
  const ir::Function *Callee = M.calledFunction(Call);
  if (!Callee || !Flows[size_t(Callee - M.Functions.data())])
    return;
  const std::span<const ir::ValueId> Operands = M.operands(Call);
  for (uint32_t N = 0; N < Operands.size() && N < Callee->ArgumentCount; ++N)
    if (Operands[N] == Pointer)
      Out.push_back(FirstWriters + Callee->FirstArgument + N);
}

void ValueFlow::addOfArgument(ir::ValueId V, std::vector<Node> &Out) const {
  forEachPassed(V, [&](ir::ValueId Passed) { addValue(Passed, Out); });
}

} // namespace dxil::container
