// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LayoutModel.h"

#include "Model.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSwitch.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>
#include <set>

using namespace llvm;

namespace dxil::emitters {

unsigned OperandDesc::width() const {
  switch (Type) {
  case OperandType::I1: return 1;
  case OperandType::I8:
  case OperandType::S8: return 8;
  case OperandType::I32:
  case OperandType::S32: return 32;
  case OperandType::I64: return 64;
  default: return 0;
  }
}

uint32_t PartFieldDesc::bytes() const {
  switch (Type) {
  case PartType::Bool:
  case PartType::U8:
  case PartType::Bits: return 1;
  case PartType::U16: return 2;
  case PartType::Raw: return 8;
  default: return 4;
  }
}

namespace {

std::string upperCamel(StringRef Name) {
  std::string Result = Name.str();
  if (!Result.empty())
    Result[0] = toUpper(Result[0]);
  return Result;
}

std::string lowerFirst(StringRef Name) {
  // "ID" -> "id", "NodeID" -> "nodeID".
  std::string Result = Name.str();
  if (Name == Name.upper())
    return Name.lower();
  if (!Result.empty())
    Result[0] = toLower(Result[0]);
  return Result;
}

std::optional<OperandType> operandType(StringRef Type) {
  return StringSwitch<std::optional<OperandType>>(Type)
      .Case("i1", OperandType::I1)
      .Case("i8", OperandType::I8)
      .Case("i32", OperandType::I32)
      .Case("i64", OperandType::I64)
      .Case("s8", OperandType::S8)
      .Case("s32", OperandType::S32)
      .Case("f32", OperandType::F32)
      .Case("text", OperandType::Text)
      .Case("value", OperandType::Value)
      .Case("node", OperandType::Node)
      .Case("nodes", OperandType::Nodes)
      .Case("numbers", OperandType::Numbers)
      .Case("texts", OperandType::Texts)
      .Default(std::nullopt);
}

std::optional<PartType> partType(StringRef Type) {
  return StringSwitch<std::optional<PartType>>(Type)
      .Case("bool", PartType::Bool)
      .Case("u8", PartType::U8)
      .Case("u16", PartType::U16)
      .Case("u32", PartType::U32)
      .Case("flags", PartType::Flags)
      .Case("bits", PartType::Bits)
      .Case("string", PartType::String)
      .Case("strings", PartType::Strings)
      .Case("numbers", PartType::Numbers)
      .Case("record", PartType::Record)
      .Case("records", PartType::Records)
      .Case("raw", PartType::Raw)
      .Default(std::nullopt);
}

class LayoutReader {
public:
  explicit LayoutReader(const RecordKeeper &Records) : Records(Records) {}

  std::optional<LayoutModel> run() {
    for (const Record *R : definitions(Records, "MetadataLayout"))
      R->isSubClassOf("TagList") ? readTags(*R) : readNode(*R);
    readTables();
    for (const Record *R : definitions(Records, "PartRecord"))
      readPart(*R);
    for (const Record *R : definitions(Records, "ConstantStruct"))
      readConstant(*R);
    return Failed ? std::nullopt : std::optional(std::move(Result));
  }

private:
  void fail(const Record &R, const Twine &Why) {
    PrintError(&R, "layout '" + R.getName() + "': " + Why);
    Failed = true;
  }

  bool isEnum(StringRef Name) const {
    const Record *R = Records.getDef(Name);
    return Name == "Stage" ||
           (R && (R->isSubClassOf("MetadataEnum") || R->isSubClassOf("DXILEnum")));
  }

  OperandDesc operand(const Record &Node, const Record &R, StringRef Name) {
    OperandDesc O;
    O.Name = Name.str();
    O.Member = upperCamel(Name);
    O.Doc = R.getValueAsString("Doc").str();
    O.Enum = R.getValueAsString("Enum").str();
    if (auto Type = operandType(R.getValueAsString("Type")))
      O.Type = *Type;
    else
      fail(Node,
           "operand '" + Name + "' has the unknown type '" + R.getValueAsString("Type") + "'");
    if (!O.Enum.empty() && !isEnum(O.Enum))
      fail(Node, "operand '" + Name + "' has numbers of '" + O.Enum + "', which is no enumeration");
    const bool HasNode = O.Type == OperandType::Node || O.Type == OperandType::Nodes;
    if (HasNode) {
      const Record *To = R.getValueAsOptionalDef("Node");
      O.View = (To ? To : &Node)->getValueAsString("View").str();
    }
    return O;
  }

  void readNode(const Record &R) {
    NodeLayout L;
    L.View = R.getValueAsString("View").str();
    L.Summary = R.getValueAsString("Summary").str();
    L.Named = R.getValueAsString("Named").str();
    L.IsPrefix = R.getValueAsBit("Prefix");
    for (const Record *Field : R.getValueAsListOfDefs("Fields"))
      L.Operands.push_back(operand(R, *Field, Field->getValueAsString("Name")));
    add(R, std::move(L));
  }

  void readTags(const Record &R) {
    NodeLayout L;
    L.View = R.getValueAsString("View").str();
    L.Summary = R.getValueAsString("Summary").str();
    L.Tags = R.getName().str();
    for (const Record *Case : R.getValueAsListOfDefs("Cases")) {
      StringRef Name = Case->getValueAsString("Name");
      OperandDesc O = operand(R, *Case->getValueAsDef("Operand"), lowerFirst(Name));
      O.Member = Name.str();
      O.Doc = Case->getValueAsString("Doc").str();
      L.Operands.push_back(std::move(O));
      L.TagNumbers.push_back(Case->getValueAsInt("Value"));
    }
    add(R, std::move(L));
  }

  void add(const Record &R, NodeLayout L) {
    std::set<std::string> Names;
    for (const OperandDesc &O : L.Operands)
      if (!Names.insert(O.Name).second)
        fail(R, "operand '" + O.Name + "' is there twice");
    if (!Views.insert(L.View).second)
      fail(R, "another layout has the name '" + L.View + "'");
    Result.Nodes.push_back(std::move(L));
  }

  void readTables() {
    std::set<int64_t> Numbers;
    for (const Record *R : definitions(Records, "RuntimeTable"))
      if (!Numbers.insert(R->getValueAsInt("Number")).second)
        fail(*R, "another table has the number " + Twine(R->getValueAsInt("Number")));
  }

  uint32_t tableNumber(StringRef Name) const {
    for (const Record *R : definitions(Records, "RuntimeTable"))
      if (R->getValueAsString("Name") == Name)
        return uint32_t(R->getValueAsInt("Number"));
    return 0;
  }

  void readPart(const Record &R) {
    PartLayout L;
    L.Row = R.getValueAsString("Row").str();
    L.Summary = R.getValueAsString("Summary").str();
    if (R.isSubClassOf("RuntimeTable")) {
      L.Number = uint32_t(R.getValueAsInt("Number"));
      L.Name = R.getValueAsString("Name").str();
      L.Label = R.getValueAsString("Label").str();
    }
    for (const Record *Size : R.getValueAsListOfDefs("Sizes"))
      L.Sizes.emplace_back(Size->getValueAsString("Version").str(),
                           uint32_t(Size->getValueAsInt("Bytes")));
    for (const Record *Size : R.getValueAsListOfDefs("Sizes"))
      L.Validators.push_back(Size->getValueAsInt("Validator"));
    if (L.Validators.empty() || !L.Validators.back())
      L.Validators.clear();
    L.Places = R.getValueAsBit("Places");
    for (const Record *Field : R.getValueAsListOfDefs("Fields"))
      L.Fields.push_back(partField(R, *Field));
    if (StringRef Kind = R.getValueAsString("Kind"); !Kind.empty()) {
      auto Entry = find_if(L.Fields, [&](const PartFieldDesc &F) { return F.Name == Kind; });
      if (Entry == L.Fields.end())
        fail(R, "there is no field '" + Kind + "'");
      else
        L.Kind = &*Entry;
    }
    checkPart(R, L);
    // Kind points into the vector, which keeps its elements when moved.
    Result.Parts.push_back(std::move(L));
  }

  PartFieldDesc partField(const Record &R, const Record &Field) {
    PartFieldDesc F;
    F.Name = Field.getValueAsString("Name").str();
    F.Member = upperCamel(Field.getValueAsString("Member"));
    F.Doc = Field.getValueAsString("Doc").str();
    F.Enum = Field.getValueAsString("Enum").str();
    F.Offset = uint32_t(Field.getValueAsInt("Offset"));
    F.FirstBit = uint32_t(Field.getValueAsInt("FirstBit"));
    F.Width = uint32_t(Field.getValueAsInt("Width"));
    if (auto Type = partType(Field.getValueAsString("Type")))
      F.Type = *Type;
    else
      fail(R,
           "field '" + F.Name + "' has the unknown type '" + Field.getValueAsString("Type") + "'");
    if (!F.Enum.empty() && !isEnum(F.Enum))
      fail(R, "field '" + F.Name + "' has numbers of '" + F.Enum + "', which is no enumeration");
    if (StringRef TableName = Field.getValueAsString("Of");
        !TableName.empty() && !(F.Table = tableNumber(TableName)))
      fail(R, "field '" + F.Name + "' refers to '" + TableName + "', which is no table");
    if (StringRef Only = Field.getValueAsString("Only"); !Only.empty())
      readOnly(R, Only, F);
    F.NullElsewhere = Field.getValueAsBit("NullElsewhere");
    if (F.NullElsewhere && (!F.Only || !F.isReference()))
      fail(R, "field '" + F.Name + "' is no reference of some kinds that could be null elsewhere");
    return F;
  }

  void readOnly(const Record &R, StringRef Only, PartFieldDesc &F) {
    StringRef Enum = R.getValueAsString("KindEnum");
    if (Enum == "Stage") {
      if (const Record *Stage = Records.getDef(Only); Stage && Stage->isSubClassOf("ShaderStage"))
        F.Only = Stage->getValueAsInt("Kind");
    } else if (const Record *Cases = Records.getDef(Enum);
               Cases && Cases->isSubClassOf("MetadataEnum")) {
      for (const Record *Case : Cases->getValueAsListOfDefs("Cases"))
        if (Case->getValueAsString("Name") == Only)
          F.Only = Case->getValueAsInt("Value");
    }
    if (!F.Only)
      return fail(R, "field '" + F.Name + "' is there in '" + Only + "', which is no case of '" +
                         Enum + "'");
    F.OnlyName = ("dxil::" + Enum + "::" + upperCamel(Only)).str();
  }

  void readConstant(const Record &R) {
    ConstantLayout L;
    L.View = R.getValueAsString("View").str();
    L.Type = R.getValueAsString("Type").str();
    L.Summary = R.getValueAsString("Summary").str();
    for (int64_t Width : R.getValueAsListOfInts("Widths"))
      L.Widths.push_back(uint32_t(Width));
    for (const Record *Field : R.getValueAsListOfDefs("Fields"))
      L.Fields.push_back(constantField(R, *Field, L));
    Result.Constants.push_back(std::move(L));
  }

  ConstantFieldDesc constantField(const Record &R, const Record &Field, const ConstantLayout &L) {
    ConstantFieldDesc F;
    F.Name = Field.getValueAsString("Name").str();
    F.Member = upperCamel(F.Name);
    F.Doc = Field.getValueAsString("Doc").str();
    F.Enum = Field.getValueAsString("Enum").str();
    F.Index = uint32_t(Field.getValueAsInt("Member"));
    F.FirstBit = uint32_t(Field.getValueAsInt("FirstBit"));
    F.Width = uint32_t(Field.getValueAsInt("Width"));
    const uint32_t Bits = F.Index < L.Widths.size() ? L.Widths[F.Index] : 0;
    if (!F.Width)
      F.Width = Bits;
    if (F.FirstBit + F.Width > Bits || !Bits)
      fail(R, "field '" + F.Name + "' lies behind the " + Twine(Bits) + " bits of member " +
                  Twine(F.Index));
    if (!F.Enum.empty() && !isEnum(F.Enum))
      fail(R, "field '" + F.Name + "' has numbers of '" + F.Enum + "', which is no enumeration");
    return F;
  }

  /// Checks that sizes grow, and that fields share bits only in different kinds.
  void checkPart(const Record &R, const PartLayout &L) {
    for (size_t I = 1; I < L.Sizes.size(); ++I)
      if (L.Sizes[I].second <= L.Sizes[I - 1].second)
        fail(R, "version " + L.Sizes[I].first + " is not longer than the one before");
    const uint32_t Size = L.Sizes.empty() ? 0 : L.Sizes.back().second;
    std::vector<std::vector<const PartFieldDesc *>> Bits(size_t(Size) * 8);
    for (const PartFieldDesc &F : L.Fields) {
      if (F.Offset + F.bytes() > Size) {
        fail(R, "field '" + F.Name + "' lies behind the record's " + Twine(Size) + " bytes");
        continue;
      }
      const bool IsBits = F.Type == PartType::Bits;
      size_t First = size_t(F.Offset) * 8 + F.FirstBit;
      for (size_t B = First; B < First + (IsBits ? F.Width : F.bytes() * 8); ++B) {
        auto Other = find_if(Bits[B], [&](const PartFieldDesc *O) {
          return !O->Only || !F.Only || *O->Only == *F.Only;
        });
        if (Other != Bits[B].end()) {
          fail(R, "fields '" + (*Other)->Name + "' and '" + F.Name + "' overlap");
          return;
        }
        Bits[B].push_back(&F);
      }
    }
  }

  const RecordKeeper &Records;
  LayoutModel Result;
  std::set<std::string> Views;
  bool Failed = false;
};

} // namespace

std::optional<LayoutModel> readLayouts(const RecordKeeper &Records) {
  return LayoutReader(Records).run();
}

} // namespace dxil::emitters
