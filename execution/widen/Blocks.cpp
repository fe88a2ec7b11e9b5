// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow: blocks in sequence, each with the mask of the lanes that reach it. Values that
// cross blocks go through variables, which LLVM promotes.
#include "Widener.h"

#include <dxil/contract_names.h>

using namespace llvm;

namespace dxil::execution {

using ir::None;
using IROp = ir::Opcode;

FunctionWidener::FunctionWidener(ProgramWidener &P, ir::FunctionId F)
    : P(P), M(P.M), F(P.M.Functions[F]), W(P.Options.Width), B(P.To.getContext()), Id(F) {}

llvm::AllocaInst *FunctionWidener::variable(Type *Ty, bool Zero) {
  IRBuilder<> Builder(Allocas);
  AllocaInst *A = Builder.CreateAlloca(Ty);
  if (Zero)
    Builder.CreateStore(Constant::getNullValue(Ty), A);
  return A;
}

Status FunctionWidener::prepare() {
  if (Status Done = Order.build(M, F); !Done)
    return Done;
  Same.build(M, F, Order, [this](const ir::Instruction &I) { return ruleOf(I); });
  findLocals();
  return Done;
}

void FunctionWidener::findCrossings() {
  DenseMap<ir::ValueId, uint32_t> Place;
  for (uint32_t Block : Order.order())
    for (const ir::Instruction &I : M.instructions(M.Blocks[F.Blocks.First + Block])) {
      const auto Own = uint32_t(&I - M.Instructions.data());
      if (I.Op == IROp::Phi) {
        Variable &V = Variables[I.Result];
        V.IsPhi = true;
      }
      const auto Operands = M.operands(I);
      if (I.Op == IROp::ExtractValue && !M.indices(I).empty())
        UsedParts[Operands[0]] = std::max(UsedParts[Operands[0]], M.indices(I)[0] + 1);
      for (size_t K = 0; K < Operands.size(); ++K) {
        const ir::Instruction *D =
            ir::isMetadataOperand(Operands[K]) ? nullptr : M.definition(Operands[K]);
        if (!D || D->Op == IROp::Alloca)
          continue;
        uint32_t UseBlock = Block;
        if (I.Op == IROp::Phi)
          UseBlock = M.successors(I)[K] - F.Blocks.First;
        const uint32_t DefBlock = M.parent(*D, F.Blocks.First + Block) - F.Blocks.First;
        const auto DefPlace = uint32_t(D - M.Instructions.data());
        // A phi's operand is read at the end of its predecessor.
        if (DefBlock == UseBlock && (DefPlace < Own || I.Op == IROp::Phi))
          continue;
        Variable &V = Variables[Operands[K]];
        V.Crosses = true;
        if (Order.position(UseBlock) == None)
          continue;
        V.LeavesLoop |= !Order.isInside(Order.loopOf(UseBlock), Order.loopOf(DefBlock));
        V.LeavesDivergently |=
            Same.isUniform(Operands[K]) && Same.leavesDivergently(Operands[K], UseBlock);
      }
    }
}

void FunctionWidener::makeVariables() {
  for (auto &[Id, V] : Variables) {
    const ir::Instruction *D = M.definition(Id);
    SmallVector<Type *> Types;
    if (M.type(D->Type).Kind == ir::TypeKind::Pointer) {
      MemoryObject *O = objectOf(Id);
      if (!O)
        return fail("pointer may refer to different objects");
      if (O->What == MemoryObject::Kind::Argument)
        Types.push_back(B.getInt64Ty());
      Types.push_back(B.getInt32Ty());
    } else if (loadedResource(*D)) {
      Types.push_back(B.getInt32Ty());
    } else if (!P.flatten(D->Type, Types)) {
      return fail("a value has a type without a meaning here");
    }
    const bool Uniform = Same.isUniform(Id);
    for (Type *Ty : Types) {
      if (P.Options.FindUndefined)
        V.Undefined.push_back(variable(wide(B.getInt1Ty())));
      if (Uniform)
        V.Scalars.push_back(variable(Ty));
      if (!Uniform || V.LeavesDivergently)
        V.Vectors.push_back(variable(wide(Ty)));
    }
  }
}

/// Keeps an instruction's value for its users in this block and, if any, in others.
void FunctionWidener::define(const ir::Instruction &I, Parts Value) {
  if (I.Result == None)
    return;
  const bool Uniform = Same.isUniform(I.Result);
  for (llvm::Value *&Part : Value)
    if (!Uniform)
      Part = asVector(Part);
  Cache[I.Result] = Value;
  defineUndefined(I, Value.size());
  auto Match = Variables.find(I.Result);
  if (Match == Variables.end())
    return;
  Variable &V = Match->second;
  if (Value.size() != std::max(V.Scalars.size(), V.Vectors.size()))
    return fail("a value has another number of parts than its type");
  for (size_t K = 0; K < Value.size(); ++K) {
    const AllocaInst *Place = V.Scalars.empty() ? V.Vectors[K] : V.Scalars[K];
    if (Place->getAllocatedType()->getScalarType() != Value[K]->getType()->getScalarType() ||
        (Uniform && Value[K]->getType()->isVectorTy()))
      return fail("a value has another type than its instruction");
    if (Uniform && !V.IsPhi && K < V.Scalars.size())
      B.CreateStore(Value[K], V.Scalars[K]);
    if (K >= V.Vectors.size() || (V.IsPhi && !Uniform))
      continue;
    llvm::Value *New = asVector(Value[K]);
    if (V.LeavesLoop || V.LeavesDivergently)
      New = B.CreateSelect(Mask, New, B.CreateLoad(New->getType(), V.Vectors[K]));
    B.CreateStore(New, V.Vectors[K]);
  }
}

/// Returns true if a block runs even if no lane reaches it.
bool FunctionWidener::isCheap(const ir::Block &Block) const {
  unsigned Cost = 0;
  for (const ir::Instruction &I : M.instructions(Block)) {
    if (I.Op == IROp::Phi || ir::isTerminator(I.Op))
      continue;
    if (I.Op == IROp::Load || I.Op == IROp::Store || I.Op == IROp::UDiv || I.Op == IROp::SDiv ||
        I.Op == IROp::URem || I.Op == IROp::SRem || I.Op == IROp::FRem || I.Op == IROp::Call ||
        I.Op == IROp::AtomicRmw || I.Op == IROp::CmpXchg || ++Cost > 6)
      return false;
  }
  return true;
}

void FunctionWidener::emitItems(const std::vector<FlowItem> &Items) {
  for (const FlowItem &Item : Items) {
    if (failed())
      return;
    if (Item.IsLoop)
      emitLoop(Order.loops()[Item.Index]);
    else
      emitBlock(Item.Index);
  }
}

void FunctionWidener::emitLoop(const FlowLoop &L) {
  LLVMContext &C = B.getContext();
  auto *Body = BasicBlock::Create(C, "loop", Out), *After = BasicBlock::Create(C, "after", Out);
  Type *MaskTy = wide(B.getInt1Ty());
  Value *Waiting = Constant::getNullValue(MaskTy);
  for (uint32_t Entry : L.Entries)
    Waiting = B.CreateOr(Waiting, B.CreateLoad(MaskTy, BlockMasks[Entry]));
  B.CreateCondBr(any(Waiting), Body, After);
  B.SetInsertPoint(Body);
  emitItems(L.Items);
  Value *Left = wavePointer(offsetof(Wave, IterationsLeft));
  Value *Count = B.CreateSub(B.CreateLoad(B.getInt64Ty(), Left), B.getInt64(1));
  B.CreateStore(Count, Left);
  Value *Again = any(B.CreateLoad(MaskTy, BlockMasks[L.Header]));
  B.CreateCondBr(B.CreateAnd(Again, B.CreateICmpSGE(Count, B.getInt64(0))), Body, After);
  B.SetInsertPoint(After);
}

void FunctionWidener::emitBlock(uint32_t Block) {
  const ir::Block &Source = M.Blocks[F.Blocks.First + Block];
  Type *MaskTy = wide(B.getInt1Ty());
  Current = Block;
  Cache.clear();
  UndefinedCache.clear();
  Mask = B.CreateLoad(MaskTy, BlockMasks[Block]);
  B.CreateStore(Constant::getNullValue(MaskTy), BlockMasks[Block]);
  const uint32_t Loop = Order.loopOf(Block);
  const bool Certain = (Loop == None && Order.position(Block) == 0) ||
                       (Loop != None && Order.loops()[Loop].Header == Block &&
                        Order.loops()[Loop].Entries.size() == 1);
  Flattened = !Certain && isCheap(Source);
  BasicBlock *After = nullptr;
  if (!Certain && !Flattened) {
    auto *Body = BasicBlock::Create(B.getContext(), "block", Out);
    After = BasicBlock::Create(B.getContext(), "next", Out);
    B.CreateCondBr(any(Mask), Body, After);
    B.SetInsertPoint(Body);
  }
  for (const ir::Instruction &I : M.instructions(Source)) {
    if (failed())
      break;
    if (ir::isTerminator(I.Op)) {
      traceInstruction(I);
      emitTerminator(I, Block);
    } else {
      emitInstruction(I);
      traceInstruction(I);
    }
  }
  if (After) {
    B.CreateBr(After);
    B.SetInsertPoint(After);
  }
}

void FunctionWidener::addEdge(uint32_t From, uint32_t To, Value *Lanes) {
  Value *Old = B.CreateLoad(Lanes->getType(), BlockMasks[To]);
  B.CreateStore(B.CreateOr(Old, Lanes), BlockMasks[To]);
  std::vector<std::pair<Variable *, Parts>> Values;
  std::vector<std::pair<Variable *, Parts>> Masks;
  for (const ir::Instruction &I : M.instructions(M.Blocks[F.Blocks.First + To])) {
    if (I.Op != IROp::Phi)
      break;
    const auto Blocks = M.successors(I);
    const auto Incoming = std::ranges::find(Blocks, F.Blocks.First + From);
    if (Incoming == Blocks.end())
      return fail("a phi lacks a value for an edge to its block");
    const ir::ValueId V = M.operands(I)[size_t(Incoming - Blocks.begin())];
    Parts Value = Same.isUniform(I.Result) ? get(V) : getVectors(V);
    if (Value.size() !=
        std::max(Variables[I.Result].Scalars.size(), Variables[I.Result].Vectors.size()))
      return fail("a phi has values of different types");
    Values.emplace_back(&Variables[I.Result], std::move(Value));
    Masks.emplace_back(&Variables[I.Result], undefinedLanes(V));
  }
  for (auto &[V, Undefined] : Masks)
    for (size_t K = 0; K < V->Undefined.size(); ++K)
      storeUndefined(V->Undefined[K], Lanes, K < Undefined.size() ? Undefined[K] : nullptr);
  if (Values.empty())
    return;
  Value *Taken = nullptr;
  for (auto &[V, Value] : Values)
    for (size_t K = 0; K < Value.size(); ++K) {
      const bool Uniform = !V->Scalars.empty();
      AllocaInst *Place = Uniform ? V->Scalars[K] : V->Vectors[K];
      if (Uniform && Value[K]->getType()->isVectorTy())
        return fail("a uniform phi has a value that is not");
      if (Place->getAllocatedType() != Value[K]->getType())
        return fail("a phi has values of different types");
      if (Uniform && !Taken)
        Taken = Lanes == Mask && !Flattened ? B.getTrue() : any(Lanes);
      llvm::Value *Before = B.CreateLoad(Value[K]->getType(), Place);
      B.CreateStore(B.CreateSelect(Uniform ? Taken : Lanes, Value[K], Before), Place);
    }
}

void FunctionWidener::emitSwitch(const ir::Instruction &I, uint32_t Block) {
  const auto Operands = M.operands(I);
  const auto Targets = M.successors(I);
  const bool Uniform = uniform(Operands[0]);
  Value *Cond = getOne(Operands[0], Uniform);
  if (!Cond)
    return;
  Value *Rest = Mask;
  std::map<uint32_t, Value *> Lanes;
  for (size_t K = 1; K < Targets.size(); ++K) {
    Parts Case = constant(Operands[K]);
    if (Case.size() != 1 || Case[0]->getType() != Cond->getType()->getScalarType())
      return fail("a case of a switch is no integer of its type");
    Value *Hit = B.CreateICmpEQ(Cond, Uniform ? Case[0] : splat(Case[0]));
    if (Uniform)
      Hit = splat(Hit);
    Value *&To = Lanes[Targets[K] - F.Blocks.First];
    Value *Taken = B.CreateAnd(Rest, Hit);
    To = To ? B.CreateOr(To, Taken) : Taken;
    Rest = B.CreateAnd(Rest, B.CreateNot(Hit));
  }
  Value *&Default = Lanes[Targets[0] - F.Blocks.First];
  Default = Default ? B.CreateOr(Default, Rest) : Rest;
  for (auto &[To, Taken] : Lanes)
    addEdge(Block, To, Taken);
}

void FunctionWidener::emitTerminator(const ir::Instruction &I, uint32_t Block) {
  const auto Targets = M.successors(I);
  auto Number = [&](size_t K) { return Targets[K] - F.Blocks.First; };
  switch (I.Op) {
  case IROp::Ret: {
    const auto Operands = M.operands(I);
    if (Operands.empty())
      return;
    Parts Value = getVectors(Operands[0]);
    if (Value.size() != ReturnValue.size())
      return fail("a function returns a value of another type");
    for (size_t K = 0; K < Value.size(); ++K) {
      llvm::Value *Before = B.CreateLoad(Value[K]->getType(), ReturnValue[K]);
      B.CreateStore(B.CreateSelect(Mask, Value[K], Before), ReturnValue[K]);
    }
    return;
  }
  case IROp::Br: {
    if (Targets.size() == 1 || (Targets.size() == 2 && Targets[0] == Targets[1]))
      return addEdge(Block, Number(0), Mask);
    const ir::ValueId Condition = M.operands(I)[0];
    Value *Cond = getOne(Condition, uniform(Condition));
    if (!Cond)
      return;
    if (!Cond->getType()->getScalarType()->isIntegerTy(1))
      return fail("the condition of a branch is no i1");
    Cond = asVector(Cond);
    Value *True = B.CreateAnd(Mask, Cond), *False = B.CreateAnd(Mask, B.CreateNot(Cond));
    addEdge(Block, Number(0), True);
    return addEdge(Block, Number(1), False);
  }
  case IROp::Switch: return emitSwitch(I, Block);
  case IROp::Unreachable: return;
  default:
    return fail("an instruction that DXIL does not have: " + std::string(ir::opcodeName(I.Op)));
  }
}

void FunctionWidener::readArguments(llvm::Function *Into) {
  Type *MaskTy = wide(B.getInt1Ty());
  Value *Start = nullptr;
  if (IsEntry)
    Start = maskFromWords(wavePointer(offsetof(Wave, EntryMask)));
  else
    Start = B.CreateBitCast(B.CreateTrunc(Into->getArg(1), B.getIntNTy(W)), MaskTy);
  unsigned Next = 2;
  for (uint32_t K = 0; K < F.ArgumentCount; ++K) {
    const ir::ValueId V = F.FirstArgument + K;
    Parts &Value = Arguments[V];
    if (IsEntry) {
      if (M.typeOf(V).Kind != ir::TypeKind::Pointer || K >= 2)
        return fail("the entry has an argument that is no payload or attributes");
      Value.push_back(B.CreateAlignedLoad(wide(B.getInt64Ty()),
                                          wavePointer(offsetof(Wave, Arguments) + K * MaxLanes * 8),
                                          Align(8)));
      Value.push_back(Constant::getNullValue(wide(B.getInt32Ty())));
      continue;
    }
    if (M.typeOf(V).Kind == ir::TypeKind::Pointer) {
      Value.push_back(Into->getArg(Next++));
      Value.push_back(Constant::getNullValue(wide(B.getInt32Ty())));
      continue;
    }
    SmallVector<Type *> Types;
    P.flatten(M.Values[V].Type, Types);
    for (size_t T = 0; T < Types.size(); ++T)
      Value.push_back(Into->getArg(Next++));
  }
  B.CreateStore(Start, BlockMasks[0]);
}

Status FunctionWidener::emit(llvm::Function *Into, bool Entry) {
  Out = Into;
  IsEntry = Entry;
  Into->addFnAttr("prefer-vector-width", "512");
  Into->addFnAttr("min-legal-vector-width", "512");
  Into->addFnAttr(llvm::Attribute::NoUnwind);
  // As the processor's mode says.
  if (P.Options.FlushesFloats && !P.Options.ExplicitFlush)
    Into->addFnAttr(contract::LLVMDenormalAttribute, "preserve-sign,preserve-sign");
  WaveArg = Into->getArg(0);
  Allocas = BasicBlock::Create(B.getContext(), "", Into);
  if (Status Done = prepare(); !Done)
    return Done;
  findCrossings();
  makeVariables();
  for (size_t K = 0; K < Order.blockCount(); ++K)
    BlockMasks.push_back(Order.position(uint32_t(K)) == None ? nullptr
                                                             : variable(wide(B.getInt1Ty())));
  SmallVector<Type *> Results;
  if (!IsEntry) {
    P.flatten(M.type(F.FunctionType).Element, Results);
    for (Type *Ty : Results)
      ReturnValue.push_back(variable(wide(Ty)));
  }
  if (failed())
    return Done;
  auto *Start = BasicBlock::Create(B.getContext(), "", Into);
  B.SetInsertPoint(Start);
  readArguments(Into);
  emitItems(Order.items());
  if (failed())
    return Done;
  reportUnwritten();
  if (ReturnValue.empty()) {
    B.CreateRetVoid();
  } else {
    Value *All = PoisonValue::get(Into->getReturnType());
    for (unsigned K = 0; K < ReturnValue.size(); ++K)
      All = B.CreateInsertValue(All, B.CreateLoad(wide(Results[K]), ReturnValue[K]), K);
    B.CreateRet(All);
  }
  // The longest call determines the length of the rows.
  if (IsEntry)
    makeStatics();
  if (failed())
    return Done;
  IRBuilder<>(Allocas).CreateBr(Start);
  return {};
}

} // namespace dxil::execution
