// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryFacts.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Annotations.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil {
namespace {

constexpr StringRef Prefix = contract::LibraryText;

class Writer {
public:
  explicit Writer(Module &M) : M(M), W(M.getContext()) {}

  bool payloads(const json::Array &Structs, ArrayRef<Type *> Types) {
    SmallVector<Metadata *, 8> Pairs;
    for (auto [Masks, Ty] : zip(Structs, Types)) {
      SmallVector<Metadata *, 8> Fields;
      const json::Array *List = Masks.getAsArray();
      if (!List || !isa<StructType>(Ty))
        return false;
      for (const json::Value &Mask : *List) {
        md::PayloadFieldWriter Field(W);
        Field.access(uint32_t(Mask.getAsInteger().value_or(0)));
        Fields.push_back(Field.finish());
      }
      Pairs.append({W.undef(Ty), W.node(Fields)});
    }
    addNamed(
        M, md::PayloadAnnotationsLayout::Named,
        md::PayloadAnnotationsFields<Metadata *>{.Tag = AnnotatedKind::Structs}.write(W, Pairs));
    return Structs.size() == Types.size();
  }

  /// What the pointers among a function's parameters point to; \p Types loses them.
  bool function(const json::Object &O, ArrayRef<Type *> &Types) {
    uint64_t Count = uint64_t(O.getInteger("count").value_or(-1));
    Function *F = M.getFunction(O.getString("symbol").value_or(""));
    if (Count > Types.size())
      return false;
    ArrayRef<Type *> Own = Types.take_front(Count);
    Types = Types.drop_front(Count);
    SmallVector<Metadata *, 4> Pointees;
    for (const Argument &A : F ? make_range(F->arg_begin(), F->arg_end())
                               : make_range<Function::arg_iterator>(nullptr, nullptr)) {
      if (!A.getType()->isPointerTy()) {
        Pointees.push_back(nullptr);
        continue;
      }
      Type *Ty = A.getParamStructRetType();
      if (!Ty && Own.empty())
        return true; // passed in some other way: the accesses say what it is
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

  bool subobject(const json::Object &O) {
    StringRef Class = O.getString("class").value_or("");
    const SubobjectKindInfo *Row = findWord(SubobjectKinds, std::string_view(Class));
    const HitGroupTypeInfo *Group = findWord(HitGroupTypes, std::string_view(Class));
    SubobjectKind Kind = Row ? Row->Number : SubobjectKind::HitGroup;
    const json::Array *Values = O.getArray("values");
    if ((!Row && !Group) || !Values || Values->empty())
      return false;
    auto Text = [&](size_t I) {
      return I < Values->size() ? (*Values)[I].getAsString().value_or("") : StringRef();
    };
    auto Number = [&](size_t I) {
      return I < Values->size() ? uint32_t((*Values)[I].getAsInteger().value_or(0)) : 0;
    };
    const StringRef Name = O.getString("name").value_or("");
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
      // The front end gives triangles, which have none, no intersection shader.
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
    addNamed(M, md::SubobjectLayout::Named, Node);
    return true;
  }

private:
  Module &M;
  LLVMNodeWriter W;
};

bool write(Module &M, StringRef Text, ArrayRef<Type *> Types) {
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed) {
    consumeError(Parsed.takeError());
    return false;
  }
  const json::Object *Whole = Parsed->getAsObject();
  Writer W(M);
  if (!Whole)
    return false;
  uint64_t Structs = uint64_t(Whole->getInteger("structs").value_or(0));
  if (Structs > Types.size())
    return false;
  if (const json::Array *Payloads = Whole->getArray("payloads");
      Payloads && !W.payloads(*Payloads, Types.take_front(Structs)))
    return false;
  Types = Types.drop_front(Structs);
  if (const json::Array *Functions = Whole->getArray("functions"))
    for (const json::Value &V : *Functions)
      if (const json::Object *O = V.getAsObject(); !O || !W.function(*O, Types))
        return false;
  if (const json::Array *Subobjects = Whole->getArray("subobjects"))
    for (const json::Value &V : *Subobjects)
      if (const json::Object *O = V.getAsObject(); !O || !W.subobject(*O))
        return false;
  return true;
}

} // namespace

bool takeLibraryFacts(Module &M) {
  std::optional<TextAndTypes> Told = takeTextAndTypes(M, Prefix);
  if (!Told)
    return false;
  if (!write(M, Told->Text, Told->Types))
    reportModuleError(M, "what the front end says of the library is malformed");
  return true;
}

} // namespace dxil
