// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryFacts.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/ModuleFacts.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

class LibraryWriter {
public:
  explicit LibraryWriter(Module &M) : M(M), W(M.getContext()) {}

  bool payloads(ArrayRef<contract::PayloadFacts> Payloads) {
    SmallVector<Metadata *, 8> Pairs;
    for (const contract::PayloadFacts &Payload : Payloads) {
      SmallVector<Metadata *, 8> Fields;
      if (!isa<StructType>(Payload.Type))
        return false;
      for (uint32_t Access : Payload.Access) {
        md::PayloadFieldWriter Field(W);
        Field.access(Access);
        Fields.push_back(Field.finish());
      }
      Pairs.append({W.undef(Payload.Type), W.node(Fields)});
    }
    contract::addNamed(
        M, md::PayloadAnnotationsLayout::Named,
        md::PayloadAnnotationsFields<Metadata *>{.Tag = AnnotatedKind::Structs}.write(W, Pairs));
    return true;
  }

  /// Sets the pointee types of a function's pointer parameters.
  void function(const contract::ExportFacts &Export) {
    Function *F = M.getFunction(Export.Symbol);
    if (!F)
      return;
    ArrayRef<Type *> Own = Export.Pointees;
    SmallVector<Metadata *, 4> Pointees;
    for (const Argument &A : F->args()) {
      if (!A.getType()->isPointerTy()) {
        Pointees.push_back(nullptr);
        continue;
      }
      Type *Ty = A.getParamStructRetType();
      if (!Ty && Own.empty())
        return; // passed another way: its accesses show the type
      if (!Ty) {
        Ty = Own.front();
        Own = Own.drop_front();
      }
      Pointees.push_back(W.undef(Ty));
    }
    if (Own.empty())
      F->setMetadata(contract::ParamTypes, cast<MDNode>(W.node(Pointees)));
  }

  Metadata *rootSignature(const contract::SubobjectFacts &S) {
    auto *Bytes = ConstantDataArray::getString(M.getContext(), S.RootSignature, /*AddNull=*/false);
    return md::RootSignatureSubobjectFields<Metadata *>{
        .Name = S.Name,
        .Kind = S.Kind,
        .Signature = md::RootSignatureFields<Metadata *>{.Bytes = W.value(Bytes)}.write(W)}
        .write(W);
  }

  void subobject(const contract::SubobjectFacts &S) {
    Metadata *Node = nullptr;
    switch (S.Kind) {
    case SubobjectKind::GlobalRootSignature:
    case SubobjectKind::LocalRootSignature: Node = rootSignature(S); break;
    case SubobjectKind::ExportsAssociation: {
      SmallVector<Metadata *, 4> Exports;
      for (const std::string &Export : S.Exports)
        Exports.push_back(W.text(Export));
      Node =
          md::ExportsAssociationFields<Metadata *>{
              .Name = S.Name, .Kind = S.Kind, .Subobject = S.Associated, .Exports = W.node(Exports)}
              .write(W);
      break;
    }
    case SubobjectKind::HitGroup:
      // Triangle hit groups have no intersection shader: the front end leaves it out.
      Node = md::HitGroupFields<Metadata *>{.Name = S.Name,
                                            .Kind = S.Kind,
                                            .Type = S.Group,
                                            .Intersection = S.Intersection,
                                            .AnyHit = S.AnyHit,
                                            .ClosestHit = S.ClosestHit}
                 .write(W);
      break;
    case SubobjectKind::StateObjectConfig:
      Node =
          md::StateObjectConfigFields<Metadata *>{.Name = S.Name, .Kind = S.Kind, .Flags = S.Flags}
              .write(W);
      break;
    case SubobjectKind::RaytracingShaderConfig:
      Node = md::ShaderConfigFields<Metadata *>{.Name = S.Name,
                                                .Kind = S.Kind,
                                                .MaxPayload = S.MaxPayloadBytes,
                                                .MaxAttributes = S.MaxAttributeBytes}
                 .write(W);
      break;
    case SubobjectKind::RaytracingPipelineConfig:
      Node = md::PipelineConfigFields<Metadata *>{.Name = S.Name,
                                                  .Kind = S.Kind,
                                                  .MaxRecursion = S.MaxRecursion}
                 .write(W);
      break;
    case SubobjectKind::RaytracingPipelineConfig1:
      Node =
          md::PipelineConfig1Fields<Metadata *>{
              .Name = S.Name, .Kind = S.Kind, .MaxRecursion = S.MaxRecursion, .Flags = S.Flags}
              .write(W);
      break;
    }
    contract::addNamed(M, md::SubobjectLayout::Named, Node);
  }

private:
  Module &M;
  contract::LLVMNodeWriter W;
};

} // namespace

bool takeLibraryFacts(Module &M, contract::ModuleFacts &All) {
  const bool IsRead = contract::readLibraryFacts(M, All);
  const contract::LibraryFacts Facts = std::exchange(All.Library, {});
  LibraryWriter W(M);
  if (!IsRead || (!Facts.Payloads.empty() && !W.payloads(Facts.Payloads)))
    reportModuleError(M, "what the front end says of the library is malformed");
  for (const contract::ExportFacts &Export : Facts.Exports)
    W.function(Export);
  for (const contract::SubobjectFacts &Subobject : Facts.Subobjects)
    W.subobject(Subobject);
  return !IsRead || !Facts.empty();
}

} // namespace dxil::lowering
