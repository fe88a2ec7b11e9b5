// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts a builder's data to a module: values, blocks and instructions in the order of the
// tables.
#include "BuilderImpl.h"

#include <dxil/module/ModuleCheck.h>

namespace dxil::ir {

/// Renumbers values: globals, functions, constants, then for each function its arguments and the
/// results of its instructions.
struct ModuleBuilder::Layout {
  explicit Layout(ModuleBuilder &B) : B(B), M(B.M), NewIds(B.M.Values.size(), None) {}

  ModuleBuilder &B;
  Module &M;
  std::vector<Value> Values;
  std::vector<std::string_view> Names;
  std::vector<ValueId> NewIds; ///< indexed by the builder's numbers

  void run() {
    numberModule();
    for (const std::unique_ptr<Body> &Code : B.Bodies)
      if (Code->Function != None)
        layOut(*Code);
    renumberModule();
    M.Values = std::move(Values);
    M.ValueNames = std::move(Names);
    M.ModuleConstantCount = uint32_t(M.Constants.size());
    M.ModuleMetadataCount = uint32_t(M.Metadata.size());
    for (const std::string &Name : B.NamedOrder) {
      const std::vector<MetadataId> &Nodes = B.Named[Name];
      M.NamedMetadata.push_back(
          {M.Strings.save(Name), {uint32_t(M.MetadataPool.size()), uint32_t(Nodes.size())}});
      M.MetadataPool.insert(M.MetadataPool.end(), Nodes.begin(), Nodes.end());
    }
  }

  ValueId number(ValueId Old) {
    const ValueId New = ValueId(Values.size());
    NewIds[Old] = New;
    Values.push_back(M.Values[Old]);
    Names.push_back(M.name(Old));
    return New;
  }

  void numberModule() {
    for (Global &G : M.Globals)
      number(G.Self);
    for (Function &F : M.Functions)
      number(F.Self);
    for (Constant &C : M.Constants)
      number(C.Self);
  }

  void renumberModule() {
    for (Global &G : M.Globals) {
      G.Self = NewIds[G.Self];
      if (G.Initializer != None)
        G.Initializer = NewIds[G.Initializer];
    }
    for (Function &F : M.Functions)
      F.Self = NewIds[F.Self];
    for (Constant &C : M.Constants) {
      C.Self = NewIds[C.Self];
      for (uint32_t I = 0; I < C.Operands.Count; ++I)
        M.OperandPool[C.Operands.First + I] = NewIds[M.OperandPool[C.Operands.First + I]];
    }
    for (Metadata &N : M.Metadata)
      if (N.Kind == MetadataKind::Value)
        N.Value = NewIds[N.Value];
  }

  void layOut(Body &Code) {
    Function &F = M.Functions[Code.Function];
    F.FirstArgument = ValueId(Values.size());
    F.ArgumentCount = Code.ArgumentCount;
    for (uint32_t A = 0; A < Code.ArgumentCount; ++A)
      number(Code.FirstArgument + A);
    F.Constants.First = uint32_t(M.Constants.size());
    F.Metadata.First = uint32_t(M.Metadata.size());
    F.Blocks = {uint32_t(M.Blocks.size()), uint32_t(Code.Blocks.size())};
    F.Instructions.First = uint32_t(M.Instructions.size());
    // Results get numbers first, since operands may be forward references.
    uint32_t Next = F.Instructions.First;
    for (const Body::PendingBlock &Block : Code.Blocks)
      for (uint32_t Index : Block.Instructions) {
        const InstId Id = Next++;
        if (const ValueId Result = Code.Instructions[Index].I.Result; Result != None)
          Values[number(Result)].Index = Id;
      }
    for (const Body::PendingBlock &Block : Code.Blocks) {
      if (!Block.Name.empty())
        M.setBlockName(BlockId(M.Blocks.size()), Block.Name);
      M.Blocks.push_back(
          {Code.Function, {uint32_t(M.Instructions.size()), uint32_t(Block.Instructions.size())}});
      for (uint32_t Index : Block.Instructions)
        addInstruction(Code.Instructions[Index], F.Blocks.First);
    }
    F.Instructions.Count = uint32_t(M.Instructions.size()) - F.Instructions.First;
  }

  AttributeListId attributesOf(ValueId Callee) const {
    return M.Values[Callee].Kind == ValueKind::Function
               ? M.Functions[M.Values[Callee].Index].Attributes
               : None;
  }

  void addInstruction(const Pending &From, BlockId FirstBlock) {
    const InstId Id = InstId(M.Instructions.size());
    Instruction &I = M.Instructions.emplace_back(From.I);
    I.Operands = {uint32_t(M.OperandPool.size()), uint32_t(From.Operands.size())};
    for (ValueId V : From.Operands)
      M.OperandPool.push_back(NewIds[V]);
    if (I.Op == Opcode::Call) {
      M.setCall(I, NewIds[From.Callee], attributesOf(From.Callee));
    } else {
      M.setTargets(I, From.Targets);
      if (!hasIndices(I.Op))
        for (uint32_t &T : M.targets(I))
          T += FirstBlock;
    }
    M.attach(Id, From.Attachments);
    if (I.Result != None)
      I.Result = NewIds[I.Result];
  }
};

Result<Module> ModuleBuilder::finish() {
  auto Refuse = [](std::string Message) {
    Error E;
    E.Code = ErrorCode::RecordField;
    E.Message = std::move(Message);
    return E;
  };
  for (const std::unique_ptr<Body> &Code : Bodies)
    for (size_t Block = 0; Block < Code->Blocks.size(); ++Block)
      if (Code->Function != None && !Code->Blocks[Block].IsEnded)
        fail("block " + std::to_string(Block) + " of function '" +
             std::string(M.name(M.Functions[Code->Function].Self)) + "' has no terminator");
  if (Problem)
    return Refuse(*Problem);
  Layout(*this).run();
  if (Status Done = checkTables(M); !Done)
    return Refuse(Done.message());
  if (Status Done = checkLimits(M, WholeValueLimits); !Done)
    return Refuse(Done.message());
  std::string Wrong;
  auto Keep = [&](const ModuleProblem &P) {
    if (Wrong.empty())
      Wrong = P.What;
  };
  if (!checkModule(M, Keep))
    return Refuse(Wrong);
  return std::move(M);
}

} // namespace dxil::ir
