// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/container/CheckedModule.h"

#include <dxil/listing/Graphs.h>
#include <dxil/listing/SourceNames.h>

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Counters.h>
#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/Liveness.h>
#include <dxil/module/OpCall.h>

#include <algorithm>
#include <map>
#include <optional>

namespace dxil::listing {

using namespace container;
namespace {

using namespace container;

std::string padded(std::string Text, size_t Width) {
  Text.resize(std::max(Text.size(), Width), ' ');
  return Text;
}

void addFunctions(const Analysis &A, std::string &Out) {
  const FunctionNames Names(A.M);
  Out += "function                         blocks  instructions  operations  alive at once\n";
  for (ir::FunctionId F = 0; F < A.M.Functions.size(); ++F) {
    const ir::Function &Current = A.M.Functions[F];
    if (Current.IsDeclaration)
      continue;
    const auto Alive = ir::mostAlive(A.M, Current);
    Out += padded(Names.of(F), 32) + " " + padded(std::to_string(Current.Blocks.Count), 7) + " " +
           padded(std::to_string(Current.Instructions.Count), 13) + " " +
           padded(std::to_string(A.opCalls(F).size()), 11) + " " +
           (Alive ? std::to_string(*Alive) : "too large") + "\n";
  }
}

/// Returns a member of a binding constant.
uint64_t bindingMember(const ir::Module &M, ir::ValueId Binding, size_t K) {
  const ir::Constant *C = M.constant(Binding);
  uint64_t Out = 0;
  if (C && C->Kind == ir::ConstantKind::Aggregate && K < C->Operands.Count)
    M.constantInt(M.operands(*C)[K], Out);
  return Out;
}

/// Returns the resource of a handle, by its range ID or by its binding.
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

/// Returns HLSL's name of the heap from which a handle comes; empty for other handles.
std::string_view heapBehind(const ir::Module &M, ir::ValueId Handle) {
  const ir::Instruction *I = M.definition(Handle);
  if (I)
    if (auto Annotated = op::dyn_cast<op::AnnotateHandle>(M, *I))
      I = M.definition(Annotated->res());
  auto Made = I ? op::dyn_cast<op::CreateHandleFromHeap>(M, *I) : std::nullopt;
  if (!Made)
    return {};
  uint64_t IsSampler = 0;
  return M.constantInt(Made->samplerHeap(), IsSampler) && IsSampler ? "SamplerDescriptorHeap"
                                                                    : "ResourceDescriptorHeap";
}

using UseCounts = std::map<std::string_view, size_t>; ///< number of uses by op

std::string useText(const UseCounts &Uses) {
  std::string List;
  for (auto [Name, Count] : Uses)
    List += (List.empty() ? "" : ", ") + std::string(Name) + " " + std::to_string(Count);
  return List.empty() ? "nothing" : List;
}

/// Lists the ops that use each resource and heap, without those that create handles.
void addResources(const Analysis &A, std::string &Out) {
  std::map<const Resource *, UseCounts> Uses;
  std::map<std::string_view, UseCounts> HeapUses;
  for (const Analysis::KnownCall &C : A.opCalls()) {
    if (C.op().Code == OpCode::AnnotateHandle)
      continue;
    for (ir::ValueId Op : A.M.operands(A.M.Instructions[C.Instruction]))
      if (const Resource *R = resourceBehind(A, Op))
        ++Uses[R][C.op().Name];
      else if (const std::string_view Heap = heapBehind(A.M, Op); !Heap.empty())
        ++HeapUses[Heap][C.op().Name];
  }
  Out += "\nresource                         used by\n";
  for (ResourceClass Class :
       {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler})
    for (const Resource &R : A.Info.resources(Class))
      Out += padded(R.str(), 32) + " " + useText(Uses[&R]) + "\n";
  for (const auto &[Heap, Uses] : HeapUses)
    Out += padded(std::string(Heap), 32) + " " + useText(Uses) + "\n";
}

/// Takes resource names that the program has lost from the module in part STAT, which must outlive
/// `Info`.
void takeNames(ModuleFacts &Info, const ir::Module &From) {
  const ModuleFacts Named = readFacts(From);
  for (auto List :
       {&ModuleFacts::SRVs, &ModuleFacts::UAVs, &ModuleFacts::CBuffers, &ModuleFacts::Samplers})
    for (Resource &R : Info.*List) {
      const auto Same = std::ranges::find(Named.*List, R.Id, &Resource::Id);
      if (R.Name.empty() && Same != (Named.*List).end())
        R.Name = Same->Name;
    }
}

} // namespace

Result<std::string> statistics(const Container &C) {
  auto M = readCheckedModule(C);
  if (!M)
    return M.error();
  Analysis A(*M);
  A.Info = readFacts(*M);
  const Part *Stat = C.find(part::STAT);
  auto Names = Stat ? readProgram(Stat->Data, "STAT") : Result<ir::Module>(Error());
  if (Names)
    takeNames(A.Info, *Names);
  mapHandles(A);
  std::string Out;
  addFunctions(A, Out);
  Out += "\ncounter                          instructions\n";
  for (auto [Name, Count] : countInstructions(*M))
    Out += padded(std::string(Name), 32) + " " + std::to_string(Count) + "\n";
  addResources(A, Out);
  return Out;
}

} // namespace dxil::listing
