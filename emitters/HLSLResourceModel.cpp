// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HLSLResourceModel.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil {
namespace {

class ResourceReader {
public:
  ResourceReader(const Model &M, const RecordKeeper &Keeper) : M(M), Keeper(Keeper) {}

  std::optional<HLSLResourceModel> read() {
    for (const Record *R : records("HLSLSampler"))
      readResource(*R);
    for (const Record *R : records("HLSLTexture"))
      readResource(*R);
    for (const Record *R : records("HLSLMethod"))
      readMethod(*R);
    for (const Record *R : records("HLSLResourceOp"))
      addOp(findOp(*R));
    for (const Record *R : records("HLSLClass"))
      Out.Classes.push_back({text(*R, "Name"), text(*R, "Doc"),
                             StringRef(text(*R, "Code")).trim().str()});
    std::sort(Out.Ops.begin(), Out.Ops.end(),
              [](const OpDesc *A, const OpDesc *B) { return A->Opcode < B->Opcode; });
    if (Failed)
      return std::nullopt;
    return std::move(Out);
  }

private:
  std::vector<const Record *> records(StringRef Class) const { return definitions(Keeper, Class); }
  static std::string text(const Record &R, StringRef Field) {
    return R.getValueAsString(Field).str();
  }
  void error(const Record &R, const Twine &Message) {
    PrintError(R.getLoc(), Message);
    Failed = true;
  }

  int64_t enumValue(const Record &R, StringRef EnumName, StringRef CaseName) {
    if (const EnumDesc *Enum = M.findEnum(EnumName.str()))
      for (const EnumCaseDesc &Case : Enum->Cases)
        if (Case.Name == CaseName)
          return Case.Value;
    error(R, "enum '" + EnumName + "' has no case '" + CaseName + "'");
    return 0;
  }

  const OpDesc *findOp(const Record &R) {
    const Record *Op = R.getValueAsDef("Op");
    const OpDesc *Found = M.findOp(Op->getName().str());
    if (!Found)
      error(R, "unknown op '" + Op->getName() + "'");
    return Found;
  }

  void addOp(const OpDesc *Op) {
    if (Op && std::find(Out.Ops.begin(), Out.Ops.end(), Op) == Out.Ops.end())
      Out.Ops.push_back(Op);
  }

  void readResource(const Record &R) {
    auto Desc = std::make_unique<HLSLResourceDesc>();
    Desc->Name = text(R, "Name");
    Desc->Doc = text(R, "Doc");
    Desc->Kind = enumValue(R, "ResourceKind", R.getValueAsString("Kind"));
    if (R.isSubClassOf("HLSLSampler")) {
      Desc->IsSampler = true;
      Desc->SamplerMode = enumValue(R, "SamplerKind", R.getValueAsString("Mode"));
      Desc->Alias = R.getValueAsString("alias").str();
    } else {
      Desc->Coords = unsigned(R.getValueAsInt("Coords"));
      Desc->Places = Desc->Coords - (R.getValueAsString("Kind").ends_with("Array") ? 1 : 0);
      Desc->Offsets = unsigned(R.getValueAsInt("Offsets"));
      Desc->Sizes = unsigned(R.getValueAsInt("Sizes"));
      Desc->Writable = R.getValueAsBit("Writable");
      Desc->RasterizerOrdered = R.getValueAsBit("RasterizerOrdered");
      Desc->Multisampled = R.getValueAsBit("Multisampled");
      if (Desc->Coords < 1 || Desc->Coords > 4 || Desc->Offsets > 3 || Desc->Sizes < 1 ||
          Desc->Sizes > 3)
        error(R, "texture '" + Desc->Name +
                     "' has 1 to 4 coordinates, 0 to 3 offsets and 1 to 3 sizes");
    }
    ResourceOf[&R] = Desc.get();
    Out.Resources.push_back(std::move(Desc));
  }

  void readMethod(const Record &R) {
    HLSLMethodDesc Method;
    Method.Record = &R;
    Method.Name = text(R, "Name");
    Method.Doc = text(R, "Doc");
    Method.Op = findOp(R);
    addOp(Method.Op);
    Method.Result = text(R, "Result");
    Method.OffsetIsZero = R.getValueAsBit("offsetIsZero");
    Method.FirstMinor = R.getValueAsInt("firstMinor");
    Method.FourOffsets = R.getValueAsBit("fourOffsets");
    for (const Record *Class : R.getValueAsListOfDefs("Classes"))
      Method.Classes.push_back(ResourceOf.lookup(Class));
    bool Optional = false;
    for (StringRef Param : R.getValueAsListOfStrings("Params")) {
      Optional |= Param.consume_back("?");
      auto [Type, Name] = Param.split(' ');
      Method.Params.push_back(
          {Type.str(), (Name.empty() ? Type.split('+').first : Name).str(), Optional});
    }
    for (StringRef Constant : R.getValueAsListOfStrings("constants")) {
      auto [Operand, Value] = Constant.split('=');
      auto [Enum, Case] = Value.split('.');
      Method.Constants[Operand.str()] =
          Case.empty() ? Value.str()
                       : ("/*" + Case + "*/ " + Twine(enumValue(R, Enum, Case))).str();
    }
    if (Method.Op)
      Out.Methods.push_back(std::move(Method));
  }

  const Model &M;
  const RecordKeeper &Keeper;
  HLSLResourceModel Out;
  bool Failed = false;
  DenseMap<const Record *, const HLSLResourceDesc *> ResourceOf;
};

} // namespace

std::optional<HLSLResourceModel> readHLSLResources(const Model &M, const RecordKeeper &Records) {
  return ResourceReader(M, Records).read();
}

} // namespace dxil
