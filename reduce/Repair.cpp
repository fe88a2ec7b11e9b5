// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Passes.h"

#include <dxil/module/FunctionPasses.h>

#include <algorithm>

namespace dxil::reduce {
namespace {

using namespace ir;

/// Removes phi entries of removed edges: a phi has one entry for each edge.
void fixPhis(EditableBody &Body) {
  std::vector<std::vector<uint32_t>> Predecessors(Body.Blocks.size());
  for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
    const EditableInstruction &End = Body.Blocks[B].terminator();
    for (size_t S = 0; S < End.successorCount(); ++S)
      Predecessors[End.Targets[S]].push_back(B);
  }
  for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
    for (EditableInstruction &I : Body.Blocks[B].Instructions) {
      if (I.I.Op != Opcode::Phi)
        continue;
      std::vector<uint32_t> Left = Predecessors[B];
      size_t Kept = 0;
      for (size_t N = 0; N < I.Targets.size() && N < I.Operands.size(); ++N) {
        const auto Entry = std::ranges::find(Left, I.Targets[N]);
        if (Entry == Left.end())
          continue;
        Left.erase(Entry);
        I.Targets[Kept] = I.Targets[N];
        I.Operands[Kept++] = I.Operands[N];
      }
      I.Targets.resize(Kept);
      I.Operands.resize(Kept);
    }
}

/// Returns which instructions and arguments remain.
std::vector<bool> definedValues(const EditableModule &E) {
  std::vector<bool> Is(E.M.Values.size());
  for (FunctionId F = 0; F < E.Bodies.size(); ++F) {
    if (E.Bodies[F].empty())
      continue;
    const Function &Source = E.M.Functions[F];
    for (uint32_t A = 0; A < Source.ArgumentCount; ++A)
      Is[Source.FirstArgument + A] = true;
    for (const EditableBlock &B : E.Bodies[F].Blocks)
      for (const EditableInstruction &I : B.Instructions)
        if (I.I.Result != None)
          Is[I.I.Result] = true;
  }
  return Is;
}

} // namespace

ValueId placeholder(EditableModule &E, TypeId T) {
  const Type &Ty = E.M.Types[T];
  return Ty.isFloat() || Ty.Kind == TypeKind::Integer ? E.null(T) : E.undef(T);
}

void repair(EditableModule &E) {
  for (FunctionId F = 0; F < E.Bodies.size(); ++F) {
    if (E.Bodies[F].empty())
      continue;
    removeUnreachable(E.Bodies[F]);
    fixPhis(E.Bodies[F]);
  }
  const std::vector<bool> IsDefined = definedValues(E);
  auto Replace = [&](ValueId &V) {
    if (isMetadataOperand(V) || V >= IsDefined.size() || IsDefined[V])
      return;
    const Value Definition = E.M.Values[V];
    if (Definition.Kind == ValueKind::Instruction || Definition.Kind == ValueKind::Argument)
      V = placeholder(E, Definition.Type);
  };
  for (EditableBody &Body : E.Bodies)
    for (EditableBlock &B : Body.Blocks)
      for (EditableInstruction &I : B.Instructions) {
        std::ranges::for_each(I.Operands, Replace);
        Replace(I.Callee);
      }
  for (Metadata &N : E.M.Metadata)
    if (N.Kind == MetadataKind::Value)
      Replace(N.Value);
}

} // namespace dxil::reduce
