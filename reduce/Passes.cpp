// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Passes.h"

#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace dxil::reduce {
namespace {

using namespace ir;

// ---- Functions and control flow -----------------------------------------------------------------

void dropBodies(EditableModule &E, Choice &C) {
  for (FunctionId F = 0; F < E.Bodies.size(); ++F) {
    if (E.Bodies[F].empty() || !C.take())
      continue;
    E.Bodies[F].Blocks.clear();
    E.M.Functions[F].Linkage = Linkage::External;
    E.M.Functions[F].Attachments = {}; // declarations cannot have attachments
  }
}

EditableInstruction returnOf(EditableModule &E, FunctionId F) {
  const TypeId Result = E.M.Types[E.M.Functions[F].FunctionType].Element;
  EditableInstruction I;
  I.I.Op = Opcode::Ret;
  I.I.Type = E.voidType();
  if (E.M.Types[Result].Kind != TypeKind::Void)
    I.Operands.push_back(placeholder(E, Result));
  return I;
}

/// Makes blocks end in a return.
void endBlocks(EditableModule &E, Choice &C) {
  for (FunctionId F = 0; F < E.Bodies.size(); ++F)
    for (EditableBlock &B : E.Bodies[F].Blocks)
      if (B.terminator().I.Op != Opcode::Ret && C.take())
        B.terminator() = returnOf(E, F);
}

/// Makes branches and switches unconditional. The first selected successor stays.
void decideBranches(EditableModule &E, Choice &C) {
  for (EditableBody &Body : E.Bodies)
    for (EditableBlock &B : Body.Blocks) {
      const EditableInstruction &End = B.terminator();
      const bool IsDecision = End.I.Op == Opcode::Switch || End.I.Op == Opcode::Br;
      const std::vector<uint32_t> Targets = End.Targets;
      if (!IsDecision || Targets.size() < 2)
        continue;
      bool IsDecided = false;
      for (uint32_t T : Targets) {
        if (!C.take() || IsDecided)
          continue;
        IsDecided = true;
        B.terminator() = {};
        B.terminator().I.Op = Opcode::Br;
        B.terminator().I.Type = E.voidType();
        B.terminator().Targets = {T};
      }
    }
}

/// Merges a block into its only predecessor, if that has no other successor.
void joinBlocks(EditableModule &E, Choice &C) {
  for (EditableBody &Body : E.Bodies) {
    std::vector<uint32_t> Edges(Body.Blocks.size()), Owner(Body.Blocks.size());
    std::iota(Owner.begin(), Owner.end(), 0u);
    for (const EditableBlock &B : Body.Blocks)
      for (size_t S = 0; S < B.terminator().successorCount(); ++S)
        ++Edges[B.terminator().Targets[S]];
    std::vector<std::pair<uint32_t, uint32_t>> Pairs;
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      const EditableInstruction &End = Body.Blocks[B].terminator();
      if (End.I.Op != Opcode::Br || End.Targets.size() != 1)
        continue;
      const uint32_t To = End.Targets[0];
      if (To != 0 && To != B && Edges[To] == 1 &&
          Body.Blocks[To].Instructions.front().I.Op != Opcode::Phi && C.take())
        Pairs.push_back({B, To});
    }
    auto OwnerOf = [&](uint32_t B) {
      while (Owner[B] != B)
        B = Owner[B] = Owner[Owner[B]];
      return B;
    };
    for (const auto &[B, To] : Pairs) {
      const uint32_t Into = OwnerOf(B);
      if (Into == To) // an unreachable cycle
        continue;
      std::vector<EditableInstruction> &Front = Body.Blocks[Into].Instructions;
      std::vector<EditableInstruction> &Back = Body.Blocks[To].Instructions;
      Front.pop_back();
      std::ranges::move(Back, std::back_inserter(Front));
      Back.assign(1, {});
      Back[0].I.Type = E.voidType(); // `unreachable` marks the block for removal by repair()
      Owner[To] = Into;
    }
    for (EditableBlock &B : Body.Blocks)
      for (EditableInstruction &I : B.Instructions)
        if (I.I.Op == Opcode::Phi)
          std::ranges::transform(I.Targets, I.Targets.begin(), OwnerOf);
  }
}

void simplifyFunctions(EditableModule &E, Choice &C) {
  for (FunctionId F = 0; F < E.Bodies.size(); ++F)
    if (!E.Bodies[F].empty() && C.take())
      simplify(E, F);
}

// ---- Instructions -------------------------------------------------------------------------------

/// Visits instructions from last to first, so that users are removed before their operands.
void dropInstructions(EditableModule &E, Choice &C) {
  for (EditableBody &Body : E.Bodies)
    for (size_t B = Body.Blocks.size(); B-- > 0;) {
      std::vector<EditableInstruction> Kept, &All = Body.Blocks[B].Instructions;
      for (size_t I = All.size(); I-- > 0;)
        if (All[I].isTerminator() || !C.take())
          Kept.push_back(std::move(All[I]));
      std::ranges::reverse(Kept);
      All = std::move(Kept);
    }
}

void clearOperands(EditableModule &E, Choice &C) {
  for (EditableBody &Body : E.Bodies)
    for (EditableBlock &B : Body.Blocks)
      for (EditableInstruction &I : B.Instructions)
        for (ValueId &V : I.Operands)
          if (!isMetadataOperand(V) && !E.M.constant(V) && C.take())
            V = placeholder(E, E.M.Values[V].Type);
}

// ---- Metadata and attributes --------------------------------------------------------------------

void dropNamedMetadata(EditableModule &E, Choice &C) {
  std::erase_if(E.M.NamedMetadata, [&](const NamedMetadata &) { return C.take(); });
}

void dropNamedNodes(EditableModule &E, Choice &C) {
  for (NamedMetadata &N : E.M.NamedMetadata) {
    uint32_t Kept = 0;
    for (uint32_t I = 0; I < N.Nodes.Count; ++I) {
      const MetadataId Node = E.M.MetadataPool[N.Nodes.First + I];
      if (!C.take())
        E.M.MetadataPool[N.Nodes.First + Kept++] = Node;
    }
    N.Nodes.Count = Kept;
  }
}

void dropAttachments(EditableModule &E, Choice &C) {
  for (Function &F : E.M.Functions)
    if (F.Attachments.Count && C.take())
      F.Attachments = {};
  for (EditableBody &Body : E.Bodies)
    for (EditableBlock &B : Body.Blocks)
      for (EditableInstruction &I : B.Instructions)
        if ((!I.Attachments.empty() || I.Location != None) && C.take()) {
          I.Attachments.clear();
          I.Location = None;
        }
}

void clearNodeOperands(EditableModule &E, Choice &C) {
  for (const Metadata &N : E.M.Metadata)
    if (N.Kind == MetadataKind::Node)
      for (uint32_t I = 0; I < N.Operands.Count; ++I)
        if (MetadataId &Op = E.M.MetadataPool[N.Operands.First + I]; Op != None && C.take())
          Op = None;
}

void dropAttributes(EditableModule &E, Choice &C) {
  for (Function &F : E.M.Functions)
    if (F.Attributes != None && C.take())
      F.Attributes = None;
  for (EditableBody &Body : E.Bodies)
    for (EditableBlock &B : Body.Blocks)
      for (EditableInstruction &I : B.Instructions)
        if (I.Attributes != None && C.take())
          I.Attributes = None;
}

// ---- Globals and declarations -------------------------------------------------------------------

void clearInitializers(EditableModule &E, Choice &C) {
  for (Global &G : E.M.Globals) {
    const Constant *Old = E.M.constant(G.Initializer);
    if (Old && Old->Kind != ConstantKind::Null && C.take())
      G.Initializer = E.null(G.ValueType);
  }
}

/// Returns the values that code, constants and other symbols use. Metadata does not count.
std::vector<bool> usedValues(const EditableModule &E) {
  std::vector<bool> Is(E.M.Values.size());
  auto Use = [&](ValueId V) {
    if (V < Is.size())
      Is[V] = true;
  };
  for (const EditableBody &Body : E.Bodies)
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions) {
        std::ranges::for_each(I.Operands, Use);
        Use(I.Callee);
      }
  for (const Constant &C : E.M.Constants)
    std::ranges::for_each(E.M.operands(C), Use);
  for (const Global &G : E.M.Globals)
    Use(G.Initializer);
  for (const Alias &A : E.M.Aliases)
    Use(A.Aliasee);
  for (const Function &F : E.M.Functions)
    for (ValueId V : {F.Prefix, F.Prologue, F.Personality})
      Use(V);
  return Is;
}

void dropSymbols(EditableModule &E, Choice &C) {
  const std::vector<bool> IsUsed = usedValues(E);
  std::vector<bool> Functions(E.M.Functions.size(), true), Globals(E.M.Globals.size(), true);
  for (FunctionId F = 0; F < Functions.size(); ++F)
    if (E.Bodies[F].empty() && !IsUsed[E.M.Functions[F].Self])
      Functions[F] = !C.take();
  for (GlobalId G = 0; G < Globals.size(); ++G)
    if (!IsUsed[E.M.Globals[G].Self])
      Globals[G] = !C.take();
  E.removeSymbols(Functions, Globals);
}

constexpr Pass Passes[] = {
    {"functions", dropBodies},
    {"symbols", dropSymbols},
    {"named metadata", dropNamedMetadata},
    {"block ends", endBlocks},
    {"branches", decideBranches},
    {"blocks", joinBlocks},
    {"instructions", dropInstructions},
    {"simplification", simplifyFunctions},
    {"operands", clearOperands},
    {"initializers", clearInitializers},
    {"nodes of named metadata", dropNamedNodes},
    {"attachments", dropAttachments},
    {"operands of metadata", clearNodeOperands},
    {"attributes", dropAttributes},
    {"symbols", dropSymbols},
};

} // namespace

std::span<const Pass> modulePasses() {
  return Passes;
}

} // namespace dxil::reduce
