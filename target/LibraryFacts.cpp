// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryFacts.h"
#include "ModuleMetadata.h"
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
// The tag of a struct's annotations, and of those of a field.
constexpr uint32_t StructTag = 0, FieldTag = 0;

class Writer {
public:
  explicit Writer(Module &M) : M(M), Ctx(M.getContext()) {}

  bool payloads(const json::Array &Structs, ArrayRef<Type *> Types) {
    SmallVector<Metadata *, 8> Operands{intMetadata(Ctx, StructTag)};
    for (auto [Masks, Ty] : zip(Structs, Types)) {
      SmallVector<Metadata *, 8> Fields;
      const json::Array *List = Masks.getAsArray();
      if (!List || !isa<StructType>(Ty))
        return false;
      for (const json::Value &Mask : *List)
        Fields.push_back(
            MDNode::get(Ctx, {intMetadata(Ctx, FieldTag),
                              intMetadata(Ctx, uint32_t(Mask.getAsInteger().value_or(0)))}));
      Operands.append({ValueAsMetadata::get(UndefValue::get(Ty)), MDNode::get(Ctx, Fields)});
    }
    M.getOrInsertNamedMetadata("dx.dxrPayloadAnnotations")->addOperand(MDNode::get(Ctx, Operands));
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
      Pointees.push_back(ValueAsMetadata::get(UndefValue::get(Ty)));
    }
    if (F && Own.empty())
      F->setMetadata(contract::ParamTypes, MDNode::get(Ctx, Pointees));
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
    SmallVector<Metadata *, 6> Operands{text(O.getString("name").value_or("")),
                                        intMetadata(Ctx, uint32_t(Kind))};
    StringRef First = Values->front().getAsString().value_or("");
    if (Kind == SubobjectKind::GlobalRootSignature || Kind == SubobjectKind::LocalRootSignature) {
      auto *Bytes = ConstantDataArray::getString(Ctx, fromHex(First), /*AddNull=*/false);
      Operands.push_back(MDNode::get(Ctx, {ConstantAsMetadata::get(Bytes)}));
    } else if (Kind == SubobjectKind::ExportsAssociation) {
      SmallVector<StringRef, 4> Names;
      SmallVector<Metadata *, 4> Exports;
      if (Values->size() > 1)
        (*Values)[1].getAsString().value_or("").split(Names, ';', -1, /*KeepEmpty=*/false);
      for (StringRef Name : Names)
        Exports.push_back(text(Name));
      Operands.append({text(First), MDNode::get(Ctx, Exports)});
    } else if (Group) {
      // The intersection shader, which triangles have none of, stands first.
      StringRef Intersection = Values->size() > 2 ? (*Values)[2].getAsString().value_or("") : "";
      Operands.append({intMetadata(Ctx, uint32_t(Group->Number)), text(Intersection), text(First),
                       text(Values->size() > 1 ? (*Values)[1].getAsString().value_or("") : "")});
    } else {
      for (const json::Value &V : *Values)
        Operands.push_back(intMetadata(Ctx, uint32_t(V.getAsInteger().value_or(0))));
    }
    M.getOrInsertNamedMetadata("dx.subobjects")->addOperand(MDNode::get(Ctx, Operands));
    return true;
  }

private:
  Metadata *text(StringRef S) { return MDString::get(Ctx, S); }

  Module &M;
  LLVMContext &Ctx;
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
