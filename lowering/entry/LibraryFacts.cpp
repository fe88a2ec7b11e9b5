// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryFacts.h"
#include "dxil/contract/LibraryFacts.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Annotations.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

class LibraryWriter {
public:
  explicit LibraryWriter(Module &M) : M(M), W(M.getContext()) {}

  bool payloads(ArrayRef<contract::PayloadFacts> Payloads, ArrayRef<Type *> Types) {
    SmallVector<Metadata *, 8> Pairs;
    for (auto [Payload, Ty] : zip(Payloads, Types)) {
      SmallVector<Metadata *, 8> Fields;
      if (!isa<StructType>(Ty))
        return false;
      for (uint32_t Access : Payload.Access) {
        md::PayloadFieldWriter Field(W);
        Field.access(Access);
        Fields.push_back(Field.finish());
      }
      Pairs.append({W.undef(Ty), W.node(Fields)});
    }
    contract::addNamed(
        M, md::PayloadAnnotationsLayout::Named,
        md::PayloadAnnotationsFields<Metadata *>{.Tag = AnnotatedKind::Structs}.write(W, Pairs));
    return true;
  }

  /// Sets the pointee types of a function's pointer parameters. Removes them from \p Types.
  bool function(const contract::ExportFacts &Export, ArrayRef<Type *> &Types) {
    Function *F = M.getFunction(Export.Symbol);
    if (Export.Pointees > Types.size())
      return false;
    ArrayRef<Type *> Own = Types.take_front(Export.Pointees);
    Types = Types.drop_front(Export.Pointees);
    SmallVector<Metadata *, 4> Pointees;
    for (const Argument &A : F ? make_range(F->arg_begin(), F->arg_end())
                               : make_range<Function::arg_iterator>(nullptr, nullptr)) {
      if (!A.getType()->isPointerTy()) {
        Pointees.push_back(nullptr);
        continue;
      }
      Type *Ty = A.getParamStructRetType();
      if (!Ty && Own.empty())
        return true; // passed another way: its accesses show the type
      if (!Ty) {
        Ty = Own.front();
        Own = Own.drop_front();
      }
      Pointees.push_back(W.undef(Ty));
    }
    if (F && Own.empty())
      F->setMetadata(contract::ParamTypes, cast<MDNode>(W.node(Pointees)));
    return true;
  }

  bool subobject(const contract::SubobjectFacts &Subobject) {
    const std::string &Class = Subobject.Class;
    const SubobjectKindInfo *Row = findWord(SubobjectKinds, std::string_view(Class));
    const HitGroupTypeInfo *Group = findWord(HitGroupTypes, std::string_view(Class));
    SubobjectKind Kind = Row ? Row->Number : SubobjectKind::HitGroup;
    const json::Array &Values = Subobject.Values;
    if ((!Row && !Group) || Values.empty())
      return false;
    auto Text = [&](size_t I) {
      return I < Values.size() ? Values[I].getAsString().value_or("") : StringRef();
    };
    auto Number = [&](size_t I) {
      return I < Values.size() ? uint32_t(Values[I].getAsInteger().value_or(0)) : 0;
    };
    const StringRef Name = Subobject.Name;
    Metadata *Node = nullptr;
    switch (Kind) {
    case SubobjectKind::GlobalRootSignature:
    case SubobjectKind::LocalRootSignature: {
      auto *Bytes =
          ConstantDataArray::getString(M.getContext(), fromHex(Text(0)), /*AddNull=*/false);
      Node =
          md::RootSignatureSubobjectFields<Metadata *>{
              .Name = Name,
              .Kind = Kind,
              .Signature = md::RootSignatureFields<Metadata *>{.Bytes = W.value(Bytes)}.write(W)}
              .write(W);
      break;
    }
    case SubobjectKind::ExportsAssociation: {
      SmallVector<StringRef, 4> Names;
      SmallVector<Metadata *, 4> Exports;
      Text(1).split(Names, ';', -1, /*KeepEmpty=*/false);
      for (StringRef Export : Names)
        Exports.push_back(W.text(Export));
      Node =
          md::ExportsAssociationFields<Metadata *>{
              .Name = Name, .Kind = Kind, .Subobject = Text(0), .Exports = W.node(Exports)}
              .write(W);
      break;
    }
    case SubobjectKind::HitGroup:
      // Triangle hit groups have no intersection shader: the front end leaves it out.
      Node = md::HitGroupFields<Metadata *>{.Name = Name,
                                            .Kind = Kind,
                                            .Type = Group->Number,
                                            .Intersection = Text(2),
                                            .AnyHit = Text(0),
                                            .ClosestHit = Text(1)}
                 .write(W);
      break;
    case SubobjectKind::StateObjectConfig:
      Node = md::StateObjectConfigFields<Metadata *>{.Name = Name, .Kind = Kind, .Flags = Number(0)}
                 .write(W);
      break;
    case SubobjectKind::RaytracingShaderConfig:
      Node =
          md::ShaderConfigFields<Metadata *>{
              .Name = Name, .Kind = Kind, .MaxPayload = Number(0), .MaxAttributes = Number(1)}
              .write(W);
      break;
    case SubobjectKind::RaytracingPipelineConfig:
      Node = md::PipelineConfigFields<Metadata *>{.Name = Name,
                                                  .Kind = Kind,
                                                  .MaxRecursion = Number(0)}
                 .write(W);
      break;
    case SubobjectKind::RaytracingPipelineConfig1:
      Node =
          md::PipelineConfig1Fields<Metadata *>{
              .Name = Name, .Kind = Kind, .MaxRecursion = Number(0), .Flags = Number(1)}
              .write(W);
      break;
    }
    contract::addNamed(M, md::SubobjectLayout::Named, Node);
    return true;
  }

private:
  Module &M;
  contract::LLVMNodeWriter W;
};

bool write(Module &M, const contract::LibraryFacts &Facts, ArrayRef<Type *> Types) {
  LibraryWriter W(M);
  const size_t Structs = Facts.Payloads.size();
  if (Structs > Types.size() || (Structs && !W.payloads(Facts.Payloads, Types.take_front(Structs))))
    return false;
  Types = Types.drop_front(Structs);
  return all_of(Facts.Exports, [&](auto &Export) { return W.function(Export, Types); }) &&
         all_of(Facts.Subobjects, [&](auto &Subobject) { return W.subobject(Subobject); });
}

} // namespace

bool takeLibraryFacts(Module &M) {
  std::optional<TextAndTypes> Told = takeTextAndTypes(M, contract::LibraryText);
  if (!Told)
    return false;
  auto Facts = contract::parseLibraryFacts(Told->Text);
  if (!Facts || !write(M, *Facts, Told->Types))
    reportModuleError(M, "what the front end says of the library is malformed");
  return true;
}

} // namespace dxil::lowering
