// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ResourceNames.h"

#include "Headers.h"
#include "TypeAnnotations.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/OpCall.h>

namespace dxil::listing::detail {

using namespace container;

// A name is printed at each use of its resource, so its length has a limit.
static constexpr size_t MaxResourceName = 128;

static std::string shortName(std::string_view Name) {
  return printable(Name.substr(0, MaxResourceName));
}

ResourceNames::ResourceNames(const ir::Module &M, const ir::Module &Names) : M(M) {
  for (ir::TypeId T = 0; T < M.Types.size() && HandleType == ir::None; ++T)
    if (M.Types[T].Name == HandleTypeName)
      HandleType = T;
  const ir::NodeRef Lists = ir::firstNode(Names, md::ResourcesLayout::Named);
  for (uint32_t Class = 0; Class < md::ResourcesLayout::NumOperands; ++Class)
    for (const auto &Row : md::NodeList<md::Resource<ir::NodeRef>, ir::NodeRef>(Lists.node(Class)))
      addRow(Names, Class, Row);
}

void ResourceNames::addRow(const ir::Module &Names, uint32_t Class,
                           const md::Resource<ir::NodeRef> &Row) {
  const ir::NodeRef &Node = Row.at();
  if (Row.name().empty() || !Node.number(Row.Id) || !Node.number(Row.Space) ||
      !Node.number(Row.LowerBound))
    return;
  NamedResource R{shortName(Row.name())};
  const ir::ValueId Symbol = Row.symbol();
  if (ResourceClass(Class) == ResourceClass::CBuffer && Symbol != ir::None &&
      Names.typeOf(Symbol).Kind == ir::TypeKind::Pointer) {
    const ir::TypeId T = withoutArrays(Names, Names.typeOf(Symbol).Element);
    if (Names.Types[T].Kind == ir::TypeKind::Struct)
      ConstantsByName.emplace(R.Name, R.Constants = T);
  }
  ById.emplace(std::pair(uint64_t(Class), Row.id()), Rows.size());
  ByBinding.emplace(std::tuple(uint64_t(Class), Row.space(), Row.lowerBound()), Rows.size());
  Rows.push_back(std::move(R));
}

NamedResource ResourceNames::fromBinding(ir::ValueId Binding) const {
  const auto B = ir::structConstant<HandleBinding>(M, Binding);
  if (!B)
    return {};
  auto Entry = ByBinding.find({uint64_t(B->resourceClass()), B->space(), B->lowerBound()});
  return Entry == ByBinding.end() ? Unknown : Rows[Entry->second];
}

// In libraries, handles are created from loads of the resource's global.
NamedResource ResourceNames::fromLoad(ir::ValueId Loaded) const {
  const ir::Instruction *Load = M.definition(Loaded);
  if (!Load || Load->Op != ir::Opcode::Load || !Load->Operands.Count)
    return {};
  ir::ValueId From = M.operands(*Load)[0];
  if (const ir::Instruction *Address = M.definition(From);
      Address && Address->Op == ir::Opcode::GetElementPtr && Address->Operands.Count)
    From = M.operands(*Address)[0];
  if (ir::isMetadataOperand(From) || M.definition(From))
    return {};
  // A mangled name is "\01?Name@@..."; the plain name is enough here.
  std::string_view Name = M.name(From);
  if (Name.starts_with("\01?"))
    Name = Name.substr(2, Name.find('@') == Name.npos ? Name.npos : Name.find('@') - 2);
  NamedResource R{shortName(Name.starts_with('?') ? Name.substr(1) : Name)};
  if (auto Entry = ConstantsByName.find(R.Name); Entry != ConstantsByName.end())
    R.Constants = Entry->second;
  return R;
}

const NamedResource &ResourceNames::of(ir::ValueId V) {
  if (ir::isMetadataOperand(V) || M.Values[V].Type != HandleType)
    return Unknown;
  CachedHandle &F = Last[V % Last.size()];
  if (F.Handle != V)
    F = {V, find(V)};
  return F.Resource;
}

NamedResource ResourceNames::find(ir::ValueId V) const {
  // From an annotated handle, follow one step to its operand.
  for (int Step = 0; Step < 2; ++Step) {
    if (ir::isMetadataOperand(V))
      return {};
    const ir::Instruction *I = M.definition(V);
    const std::optional<ir::OpCall> Call = I ? ir::OpCall::of(M, *I) : std::nullopt;
    if (!Call || !Call->size())
      return {};
    if (auto Bound = op::dyn_cast<op::CreateHandleFromBinding>(*Call))
      return fromBinding(Bound->bind());
    if (auto Loaded = op::dyn_cast<op::CreateHandleForLib>(*Call))
      return fromLoad(Loaded->Resource());
    uint64_t Class = 0, Id = 0;
    if (auto Numbered = op::dyn_cast<op::CreateHandle>(*Call);
        Numbered && M.constantInt(Numbered->resourceClass(), Class) &&
        M.constantInt(Numbered->rangeId(), Id)) {
      auto Entry = ById.find({Class, Id});
      return Entry == ById.end() ? Unknown : Rows[Entry->second];
    }
    const auto Annotation = op::dyn_cast<op::AnnotateHandle>(*Call);
    if (!Annotation)
      return {};
    V = Annotation->res();
  }
  return {};
}

} // namespace dxil::listing::detail
