// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Subobjects.h"
#include "MetadataFields.h"
#include "PartGlobals.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {
namespace {

// Operands of a node of `dx.subobjects`: name and kind, then what the kind has.
enum Operand : unsigned { NameOperand, KindOperand, FirstOperand };

container::Subobject subobject(const MDNode &N) {
  container::Subobject S;
  S.Name = mdText(&N, NameOperand).str();
  S.Kind = SubobjectKind(mdNumber(&N, KindOperand));
  auto Text = [&](unsigned I) { return mdText(&N, FirstOperand + I).str(); };
  auto Number = [&](unsigned I) { return mdNumber(&N, FirstOperand + I); };
  switch (S.Kind) {
  case SubobjectKind::StateObjectConfig: S.Flags = Number(0); break;
  case SubobjectKind::GlobalRootSignature:
  case SubobjectKind::LocalRootSignature: {
    const MDNode *Holder = mdNode(&N, FirstOperand);
    auto *Bytes = Holder && Holder->getNumOperands()
                      ? mdconst::dyn_extract_or_null<ConstantDataSequential>(Holder->getOperand(0))
                      : nullptr;
    StringRef Raw = Bytes ? Bytes->getRawDataValues() : StringRef();
    S.RootSignature.assign(Raw.bytes_begin(), Raw.bytes_end());
    break;
  }
  case SubobjectKind::ExportsAssociation: {
    S.Associated = Text(0);
    const MDNode *List = mdNode(&N, FirstOperand + 1);
    for (unsigned I = 0; List && I < List->getNumOperands(); ++I)
      S.Exports.push_back(mdText(List, I).str());
    break;
  }
  case SubobjectKind::RaytracingShaderConfig:
    S.MaxPayloadBytes = Number(0);
    S.MaxAttributeBytes = Number(1);
    break;
  case SubobjectKind::RaytracingPipelineConfig: S.MaxRecursion = Number(0); break;
  case SubobjectKind::HitGroup:
    S.Group = HitGroupType(Number(0));
    S.Intersection = Text(1);
    S.AnyHit = Text(2);
    S.ClosestHit = Text(3);
    break;
  case SubobjectKind::RaytracingPipelineConfig1:
    S.MaxRecursion = Number(0);
    S.Flags = Number(1);
    break;
  }
  return S;
}

} // namespace

std::vector<container::Subobject> subobjectsOf(const Module &M) {
  std::vector<container::Subobject> List;
  if (const NamedMDNode *Named = M.getNamedMetadata("dx.subobjects")) {
    for (const MDNode *N : Named->operands())
      List.push_back(subobject(*N));
    return List;
  }
  const GlobalVariable *Carried = findPartGlobal(M, part::RDAT.str());
  if (!Carried)
    return List;
  const std::string Data = partData(*Carried);
  auto Read =
      container::readSubobjects(Bytes(reinterpret_cast<const uint8_t *>(Data.data()), Data.size()));
  return Read ? std::move(*Read) : std::move(List);
}

} // namespace dxil
