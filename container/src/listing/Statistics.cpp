// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../CheckedModule.h"

#include <dxil/container/Graphs.h>

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Counters.h>
#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/Liveness.h>
#include <dxil/module/OpCall.h>

#include <algorithm>
#include <map>
#include <optional>

namespace dxil::container {
namespace {

using namespace container;

std::string padded(std::string Text, size_t Width) {
  Text.resize(std::max(Text.size(), Width), ' ');
  return Text;
}

void addFunctions(const Analysis &A, std::string &Out) {
  Out += "function                         blocks  instructions  operations  alive at once\n";
  for (ir::FunctionId F = 0; F < A.M.Functions.size(); ++F) {
    const ir::Function &Of = A.M.Functions[F];
    if (Of.IsDeclaration)
      continue;
    const auto Alive = ir::mostAlive(A.M, Of);
    Out += padded(A.nameOf(Of), 32) + " " + padded(std::to_string(Of.Blocks.Count), 7) + " " +
           padded(std::to_string(Of.Instructions.Count), 13) + " " +
           padded(std::to_string(A.opCalls(F).size()), 11) + " " +
           (Alive ? std::to_string(*Alive) : "too large") + "\n";
  }
}

/// A member of the constant that says a binding.
uint64_t bindingMember(const ir::Module &M, ir::ValueId Binding, size_t K) {
  const ir::Constant *C = M.constant(Binding);
  uint64_t Out = 0;
  if (C && C->Kind == ir::ConstantKind::Aggregate && K < C->Operands.Count)
    M.constantInt(M.operands(*C)[K], Out);
  return Out;
}

/// The resource behind a handle: by its range, or by the binding that it was made of.
const Resource *resourceBehind(const Analysis &A, ir::ValueId Handle) {
  const ir::Instruction *I = A.M.definition(Handle);
  if (I)
    if (auto Annotated = op::dyn_cast<op::AnnotateHandle>(A.M, *I))
      I = A.M.definition(Handle = Annotated->res());
  if (const Resource *R = A.resourceOf(Handle))
    return R;
  auto Made = I ? op::dyn_cast<op::CreateHandleFromBinding>(A.M, *I) : std::nullopt;
  if (!Made)
    return nullptr;
  const ir::ValueId Binding = Made->bind();
  if (bindingMember(A.M, Binding, 3) > uint64_t(ResourceClass::Sampler))
    return nullptr;
  const uint64_t Lower = bindingMember(A.M, Binding, 0), Space = bindingMember(A.M, Binding, 2);
  for (const Resource &R : A.Info.resources(ResourceClass(bindingMember(A.M, Binding, 3))))
    if (R.Space == Space && R.LowerBound == Lower)
      return &R;
  return nullptr;
}

/// By resource the operations that its handles are operands of, but those that make handles.
void addResources(const Analysis &A, std::string &Out) {
  std::map<const Resource *, std::map<std::string_view, size_t>> Uses;
  for (const Analysis::KnownCall &C : A.opCalls())
    for (ir::ValueId Op : A.M.operands(A.M.Instructions[C.Instruction]))
      if (const Resource *R =
              C.Op->Code == OpCode::AnnotateHandle ? nullptr : resourceBehind(A, Op))
        ++Uses[R][C.Op->Name];
  Out += "\nresource                         used by\n";
  for (ResourceClass Class :
       {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler})
    for (const Resource &R : A.Info.resources(Class)) {
      std::string List;
      for (auto [Name, Count] : Uses[&R])
        List += (List.empty() ? "" : ", ") + std::string(Name) + " " + std::to_string(Count);
      Out += padded(R.str(), 32) + " " + (List.empty() ? "nothing" : List) + "\n";
    }
}

} // namespace

Result<std::string> statistics(const Container &C) {
  auto M = readCheckedModule(C);
  if (!M)
    return M.error();
  Analysis A(*M);
  A.Info = readFacts(*M);
  mapHandles(A);
  std::string Out;
  addFunctions(A, Out);
  Out += "\ncounter                          instructions\n";
  for (auto [Name, Count] : countInstructions(*M))
    Out += padded(std::string(Name), 32) + " " + std::to_string(Count) + "\n";
  addResources(A, Out);
  return Out;
}

} // namespace dxil::container
