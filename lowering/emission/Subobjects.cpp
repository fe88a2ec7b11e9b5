// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Subobjects.h"
#include "PartGlobals.h"
#include "dxil/contract/MetadataNode.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

container::Subobject subobject(contract::LLVMNode N) {
  const md::Subobject Head(N);
  container::Subobject S;
  S.Name = Head.name();
  S.Kind = Head.kind();
  switch (S.Kind) {
  case SubobjectKind::StateObjectConfig:
    S.Flags = uint32_t(md::StateObjectConfig(N).flags());
    break;
  case SubobjectKind::GlobalRootSignature:
  case SubobjectKind::LocalRootSignature: {
    auto *Bytes =
        dyn_cast_or_null<ConstantDataSequential>(md::RootSignatureSubobject(N).signature().bytes());
    StringRef Raw = Bytes ? Bytes->getRawDataValues() : StringRef();
    S.RootSignature.assign(Raw.bytes_begin(), Raw.bytes_end());
    break;
  }
  case SubobjectKind::ExportsAssociation: {
    const md::ExportsAssociation A(N);
    S.Associated = A.subobject();
    for (uint32_t I = 0; I < A.exports().size(); ++I)
      S.Exports.emplace_back(A.exports()[I]);
    break;
  }
  case SubobjectKind::RaytracingShaderConfig: {
    const md::ShaderConfig C(N);
    S.MaxPayloadBytes = uint32_t(C.maxPayload());
    S.MaxAttributeBytes = uint32_t(C.maxAttributes());
    break;
  }
  case SubobjectKind::RaytracingPipelineConfig:
    S.MaxRecursion = uint32_t(md::PipelineConfig(N).maxRecursion());
    break;
  case SubobjectKind::HitGroup: {
    const md::HitGroup G(N);
    S.Group = G.type();
    S.Intersection = G.intersection();
    S.AnyHit = G.anyHit();
    S.ClosestHit = G.closestHit();
    break;
  }
  case SubobjectKind::RaytracingPipelineConfig1: {
    const md::PipelineConfig1 C(N);
    S.MaxRecursion = uint32_t(C.maxRecursion());
    S.Flags = uint32_t(C.flags());
    break;
  }
  }
  return S;
}

} // namespace

std::vector<container::Subobject> subobjectsOf(const Module &M) {
  std::vector<container::Subobject> List;
  if (const NamedMDNode *Named = M.getNamedMetadata(md::SubobjectLayout::Named)) {
    for (const MDNode *N : Named->operands())
      List.push_back(subobject(N));
    return List;
  }
  const GlobalVariable *Carried = findPartGlobal(M, container::part::RDAT.str());
  if (!Carried)
    return List;
  const std::string Data = partData(*Carried);
  auto Read =
      container::readSubobjects(Bytes(reinterpret_cast<const uint8_t *>(Data.data()), Data.size()));
  return Read ? std::move(*Read) : std::move(List);
}

} // namespace dxil::lowering
