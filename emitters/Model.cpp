// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts records to the Model. Reports what cannot be read (an unknown enum case, a type that is
// no overload); ModelCheck.cpp reports what is inconsistent.
#include "Model.h"

#include "HLSLForms.h"
#include "ModelCheck.h"
#include "Suggestions.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil::emitters {
std::vector<const Record *> definitions(const RecordKeeper &Records, StringRef Class) {
  std::vector<const Record *> Result;
  if (!Records.getClass(Class))
    return Result;
  for (const Record *R : Records.getAllDerivedDefinitions(Class))
    Result.push_back(R);
  llvm::sort(Result, LessRecordByID());
  return Result;
}

std::string intrinsicName(const Record &Intrinsic) {
  if (const StringRef Name = Intrinsic.getValueAsString("LLVMName"); !Name.empty())
    return Name.str();
  // LLVM's rule: underscores of the record's name become dots.
  StringRef Record = Intrinsic.getName();
  Record.consume_front("int_");
  std::string Result = ("llvm." + Record).str();
  std::replace(Result.begin(), Result.end(), '_', '.');
  return Result;
}

namespace {

std::string capitalised(StringRef Name) {
  std::string Result = Name.str();
  if (!Result.empty())
    Result[0] = toUpper(Result[0]);
  return Result;
}

/// Returns a name such as "splitDouble" for "SplitDouble". Of a leading abbreviation only the first
/// letter changes, so that the name can be converted back: "FAbs" becomes "fAbs".
std::string lowerCamel(StringRef Name) {
  std::string Result = Name.str();
  if (!Result.empty())
    Result[0] = toLower(Result[0]);
  return Result;
}

class ModelReader {
public:
  explicit ModelReader(const RecordKeeper &Records)
      : Records(Records), M(std::make_unique<Model>()) {}

  std::unique_ptr<Model> read();

private:
  void readStages();
  void readAttributes();
  void readTypes();
  void readEnums();
  void readTables();
  void readClasses();
  void readOps();
  void readOp(const Record &R, OpDesc &Op);
  void readOperandIds();
  void readArguments(const Record &R, OpDesc &Op);
  void readOverloads(const Record &R, OpDesc &Op);
  void readStageLists(const Record &R, OpDesc &Op);
  void readAttributeLists(const Record &R, OpDesc &Op);
  void readIntrinsics(const Record &R, OpDesc &Op);
  void readSignatureAccess(const Record &R, OpDesc &Op);
  ArgSourceDesc readArgSource(const Record &Op, const Record &Source);

  static VersionDesc version(const Record &R) {
    return {unsigned(R.getValueAsInt("Major")), unsigned(R.getValueAsInt("Minor"))};
  }
  static IntrinsicDesc intrinsic(const Record &R);
  std::vector<const TypeDesc *> overloadTypes(const Record &Op, StringRef OpField,
                                              const Record &List, StringRef Field, StringRef What);
  void error(const Record &R, const Twine &Message) {
    PrintError(R.getLoc(), Message);
    Failed = true;
  }
  /// Reports an error at the field, if the record's body sets it.
  void error(const Record &R, StringRef Field, const Twine &Message) {
    PrintError(fieldPlace(R, Field), Message);
    Failed = true;
  }

  const RecordKeeper &Records;
  std::unique_ptr<Model> M;
  bool Failed = false;
  DenseMap<const Record *, const TypeDesc *> TypeOf;
  DenseMap<const Record *, const EnumDesc *> EnumOf;
  DenseMap<const Record *, const StageDesc *> StageOf;
  DenseMap<const Record *, const AttributeDesc *> AttributeOf;
  DenseMap<const Record *, const OpTableDesc *> TableOf;
  DenseMap<const Record *, const OpClassDesc *> ClassOf;
};

void ModelReader::readStages() {
  for (const Record *R : definitions(Records, "ShaderStage")) {
    int Kind = int(R->getValueAsInt("Kind"));
    if (Kind < 0)
      continue; // all_stages and removed are no stages
    auto Stage = std::make_unique<StageDesc>();
    Stage->Name = R->getName().str();
    Stage->Enum = capitalised(R->getName());
    Stage->HLSL = R->getValueAsString("HLSLName").str();
    Stage->Kind = Kind;
    if (Kind > 31)
      error(*R, "stage '" + R->getName() + "' has kind " + Twine(Kind) +
                    "; a stage set has room for 0 to 31");
    for (const auto &Other : M->Stages)
      if (Other->Kind == Kind)
        error(*R, "stage '" + R->getName() + "' has the kind of '" + Other->Name + "'");
    StageOf[R] = Stage.get();
    M->Stages.push_back(std::move(Stage));
  }
  llvm::sort(M->Stages, [](const auto &A, const auto &B) { return A->Kind < B->Kind; });
}

void ModelReader::readAttributes() {
  for (const Record *R : definitions(Records, "DXILAttribute")) {
    auto Attribute = std::make_unique<AttributeDesc>();
    Attribute->Name = R->getName().str();
    Attribute->Doc = R->getValueAsString("Doc").str();
    Attribute->Bit = unsigned(M->Attributes.size());
    if (Attribute->Bit > 31)
      error(*R, "more attributes than the 32 of an attribute set");
    AttributeOf[R] = Attribute.get();
    M->Attributes.push_back(std::move(Attribute));
  }
}

void ModelReader::readTypes() {
  for (const Record *R : definitions(Records, "DXILType")) {
    auto Type = std::make_unique<TypeDesc>();
    Type->Record = R->getName().str();
    StringRef Stem = R->getName();
    Stem.consume_back("Ty");
    Type->Enum = capitalised(Stem);
    Type->Name = R->getValueAsString("Name").str();
    if (R->isSubClassOf("OverloadType")) {
      Type->Shape = TypeShape::Overload;
      Type->Suffix = R->getValueAsString("Suffix").str();
      Type->OverloadIndex = unsigned(M->OverloadTypes.size());
      if (Type->OverloadIndex >= 16)
        error(*R, "more overload types than the 16 of an overload set");
      M->OverloadTypes.push_back(Type.get());
    } else if (R->isSubClassOf("DependentType")) {
      Type->Shape = TypeShape::Dependent;
      Type->Dimension = unsigned(R->getValueAsInt("Dimension"));
    } else if (R->isSubClassOf("StructType")) {
      Type->Shape = TypeShape::Struct;
      Type->Body = R->getValueAsString("Body").str();
      StringRef Fields = StringRef(Type->Body).trim();
      if (!Fields.consume_front("{") || !Fields.consume_back("}"))
        error(*R, "struct '" + Type->Name + "': the body is not in braces");
      SmallVector<StringRef, 8> Parts;
      Fields.split(Parts, ',');
      for (StringRef Part : Parts) {
        Part = Part.trim();
        if (Part != "i1" && Part != "i8" && Part != "i16" && Part != "i32" && Part != "i64" &&
            Part != "half" && Part != "float" && Part != "double" && Part != "i8*")
          error(*R,
                "struct '" + Type->Name + "': field type '" + Part + "' is not a scalar or i8*");
        Type->Fields.push_back(Part.str());
      }
    }
    TypeOf[R] = Type.get();
    M->Types.push_back(std::move(Type));
  }
}

void ModelReader::readEnums() {
  for (const Record *R : definitions(Records, "DXILEnum")) {
    auto Enum = std::make_unique<EnumDesc>();
    Enum->Name = R->getName().str();
    Enum->Doc = R->getValueAsString("Doc").str();
    Enum->Flags = R->getValueAsBit("Flags");
    for (const Record *Case : R->getValueAsListOfDefs("Cases")) {
      EnumCaseDesc Desc;
      Desc.Name = Case->getValueAsString("Name").str();
      Desc.Value = Case->getValueAsInt("Value");
      Desc.Doc = Case->getValueAsString("Doc").str();
      Desc.Since = version(*Case->getValueAsDef("Since"));
      auto Stages = Case->getValueAsListOfDefs("ShaderStages");
      Desc.AllStages = Stages.size() == 1 && Stages[0]->getName() == "all_stages";
      for (const Record *Stage : Stages) {
        if (Desc.AllStages)
          break;
        if (const StageDesc *StageRecord = StageOf.lookup(Stage))
          Desc.Stages.push_back(StageRecord);
        else
          error(*R, "enum '" + Enum->Name + "': case '" + Desc.Name + "' is limited to '" +
                        Stage->getName() + "', which is not a stage");
      }
      Enum->Cases.push_back(std::move(Desc));
    }
    EnumOf[R] = Enum.get();
    M->Enums.push_back(std::move(Enum));
  }
}

void ModelReader::readTables() {
  for (const Record *R : definitions(Records, "OpCodeTable")) {
    auto Table = std::make_unique<OpTableDesc>();
    Table->Name = R->getName().str();
    int64_t Id = R->getValueAsInt("FeatureId");
    if (Id < 0 || Id > 0xffff)
      error(*R, "table '" + Table->Name + "': feature id " + Twine(Id) + " does not fit 16 bits");
    Table->Experimental = R->getValueAsBit("Experimental");
    Table->FeatureId = unsigned(Id) & 0xffff;
    for (const auto &Other : M->Tables)
      if (Other->FeatureId == Table->FeatureId)
        error(*R, "table '" + Table->Name + "' has the feature id of '" + Other->Name + "'");
    for (const Record *Dense : definitions(Records, "DenseTable"))
      Table->Dense |= Dense->getValueAsDef("Table") == R;
    TableOf[R] = Table.get();
    M->Tables.push_back(std::move(Table));
  }
  llvm::sort(M->Tables, [](const auto &A, const auto &B) { return A->FeatureId < B->FeatureId; });
}

void ModelReader::readClasses() {
  for (const Record *R : definitions(Records, "DXILOpClass")) {
    auto Class = std::make_unique<OpClassDesc>();
    Class->Name = R->getName().str();
    Class->Enum = capitalised(R->getName());
    ClassOf[R] = Class.get();
    M->Classes.push_back(std::move(Class));
  }
  llvm::sort(M->Classes, [](const auto &A, const auto &B) { return A->Name < B->Name; });
}

IntrinsicDesc ModelReader::intrinsic(const Record &R) {
  IntrinsicDesc Result;
  StringRef Enum = R.getName();
  Enum.consume_front("int_");
  Result.Enum = Enum.str();
  Result.Name = intrinsicName(R);
  auto Params = R.getValueAsListOfDefs("ParamTypes");
  Result.NumParams = unsigned(Params.size());
  for (StringRef Field : {"RetTypes", "ParamTypes"})
    for (const Record *Type : R.getValueAsListOfDefs(Field))
      Result.Overloaded |= Type->isSubClassOf("LLVMAnyType");
  return Result;
}

std::vector<const TypeDesc *> ModelReader::overloadTypes(const Record &Op, StringRef OpField,
                                                         const Record &List, StringRef Field,
                                                         StringRef What) {
  std::vector<const TypeDesc *> Result;
  for (const Record *R : List.getValueAsListOfDefs(Field)) {
    const TypeDesc *Type = TypeOf.lookup(R);
    if (!Type || Type->Shape != TypeShape::Overload) {
      error(Op, OpField, "'" + R->getName() + "' in " + What + " is not an overload type");
      continue;
    }
    if (is_contained(Result, Type))
      error(Op, OpField, "'" + R->getName() + "' stands twice in " + What);
    Result.push_back(Type);
  }
  return Result;
}

void ModelReader::readArguments(const Record &R, OpDesc &Op) {
  unsigned Position = 0;
  for (const Record *A : R.getValueAsListOfDefs("arguments")) {
    ArgDesc Arg;
    if (A->isSubClassOf("DXILType")) {
      Arg.Type = TypeOf.lookup(A);
      Arg.Named = false;
      Arg.Name = "arg" + std::to_string(Position);
    } else {
      Arg.Type = TypeOf.lookup(A->getValueAsDef("Type"));
      Arg.Name = A->getValueAsString("Name").str();
      Arg.Doc = A->getValueAsString("Doc").str();
      Arg.Immediate = A->getValueAsBit("Immediate");
      Arg.Unsigned = A->getValueAsBit("Unsigned");
      Arg.Optional = A->getValueAsBit("Optional");
      if (!A->isValueUnset("Enum"))
        Arg.Enum = EnumOf.lookup(A->getValueAsDef("Enum"));
      if (!A->isValueUnset("Minimum"))
        Arg.Minimum = A->getValueAsInt("Minimum");
      if (!A->isValueUnset("Maximum"))
        Arg.Maximum = A->getValueAsInt("Maximum");
      Arg.FloatMinimum = A->getValueAsString("FloatMinimum").str();
      Arg.FloatMaximum = A->getValueAsString("FloatMaximum").str();
      Arg.JudgedBy = A->getValueAsString("JudgedBy").str();
    }
    Op.Arguments.push_back(std::move(Arg));
    ++Position;
  }
}

void ModelReader::readOverloads(const Record &R, OpDesc &Op) {
  for (const Record *List : R.getValueAsListOfDefs("overloads")) {
    OverloadsDesc Desc;
    Desc.Since = version(*List->getValueAsDef("Since"));
    int64_t Dimension = List->getValueAsInt("Dimension");
    if (Dimension < 0 || Dimension > 3) {
      error(R, "overloads",
            "overload dimension " + Twine(Dimension) + " is out of range (expected 0 to 3)");
      continue;
    }
    Desc.Dimension = unsigned(Dimension);
    Desc.Types = overloadTypes(R, "overloads", *List, "Types", "overloads");
    Desc.VectorElements =
        overloadTypes(R, "overloads", *List, "VectorElements", "the vector overloads");
    Op.NumDimensions = std::max(Op.NumDimensions, Desc.Dimension + 1);
    Op.Overloads.push_back(std::move(Desc));
  }
  // Sorted by dimension. Within a dimension the order stays, which ModelCheck requires to be
  // ascending.
  llvm::stable_sort(Op.Overloads,
                    [](const auto &A, const auto &B) { return A.Dimension < B.Dimension; });
}

void ModelReader::readStageLists(const Record &R, OpDesc &Op) {
  for (const Record *List : R.getValueAsListOfDefs("stages")) {
    StagesDesc Desc;
    Desc.Since = version(*List->getValueAsDef("Since"));
    auto Stages = List->getValueAsListOfDefs("ShaderStages");
    for (const Record *Stage : Stages) {
      bool All = Stage->getName() == "all_stages", Removed = Stage->getName() == "removed";
      Desc.All |= All;
      Desc.Removed |= Removed;
      if ((All || Removed) && Stages.size() > 1)
        error(R, "stages", "'" + Stage->getName() + "' cannot be combined with other stages");
      if (All || Removed)
        continue;
      const StageDesc *StageRecord = StageOf.lookup(Stage);
      if (StageRecord && is_contained(Desc.Stages, StageRecord))
        error(R, "stages", "stage '" + Stage->getName() + "' stands twice in one list");
      if (StageRecord)
        Desc.Stages.push_back(StageRecord);
    }
    llvm::sort(Desc.Stages, [](const auto *A, const auto *B) { return A->Kind < B->Kind; });
    Op.Stages.push_back(std::move(Desc));
  }
  if (!Op.Stages.empty())
    Op.Minimum = Op.Stages.front().Since;
}

void ModelReader::readAttributeLists(const Record &R, OpDesc &Op) {
  for (const Record *List : R.getValueAsListOfDefs("attributes")) {
    AttributesDesc Desc;
    Desc.Since = version(*List->getValueAsDef("Since"));
    for (const Record *A : List->getValueAsListOfDefs("OpAttributes")) {
      const AttributeDesc *Match = AttributeOf.lookup(A);
      if (Match && is_contained(Desc.Attributes, Match))
        error(R, "attributes", "attribute '" + A->getName() + "' stands twice in one list");
      if (Match)
        Desc.Attributes.push_back(Match);
    }
    llvm::sort(Desc.Attributes, [](const auto *A, const auto *B) { return A->Bit < B->Bit; });
    Op.Attributes.push_back(std::move(Desc));
  }
}

ArgSourceDesc ModelReader::readArgSource(const Record &Op, const Record &Source) {
  ArgSourceDesc Result;
  if (Source.isSubClassOf("IntrinArgIndex")) {
    Result.Value = Source.getValueAsInt("Index");
    return Result;
  }
  Result.Kind = ArgSourceDesc::Constant;
  if (Source.isSubClassOf("IntrinArgConst")) {
    Result.Value = Source.getValueAsInt("Value");
    return Result;
  }
  if (!Source.isSubClassOf("IntrinArgEnum")) {
    error(Op, "intrinsics",
          "an intrinsic's argument is none of IntrinArgIndex, IntrinArgConst, IntrinArgEnum");
    return Result;
  }
  Result.Enum = EnumOf.lookup(Source.getValueAsDef("Enum"));
  Result.CaseName = Source.getValueAsString("CaseName").str();
  std::vector<std::string> Names;
  for (const EnumCaseDesc &Case : Result.Enum->Cases) {
    Names.push_back(Case.Name);
    if (Case.Name == Result.CaseName) {
      Result.Value = Case.Value;
      return Result;
    }
  }
  error(Op, "intrinsics",
        "enum '" + Result.Enum->Name + "' has no case '" + Result.CaseName + "'" +
            didYouMean(Names, Result.CaseName));
  return Result;
}

void ModelReader::readIntrinsics(const Record &R, OpDesc &Op) {
  if (!R.isValueUnset("LLVMIntrinsic"))
    Op.Intrinsics.push_back({intrinsic(*R.getValueAsDef("LLVMIntrinsic")), {}, {}});
  for (const Record *Select : R.getValueAsListOfDefs("intrinsics")) {
    IntrinsicSelectDesc Desc;
    Desc.Intrinsic = intrinsic(*Select->getValueAsDef("Intrin"));
    for (const Record *Source : Select->getValueAsListOfDefs("Args"))
      Desc.Args.push_back(readArgSource(R, *Source));
    Desc.Types = overloadTypes(R, "intrinsics", *Select, "Types", "the types of an IntrinSelect");
    Op.Intrinsics.push_back(std::move(Desc));
  }
  for (const Record *Intrin : R.getValueAsListOfDefs("resourceIntrinsics"))
    Op.ResourceIntrinsics.push_back(intrinsic(*Intrin));
}

void ModelReader::readOp(const Record &R, OpDesc &Op) {
  Op.Record = &R;
  Op.Name = R.getName().str();
  Op.Method = lowerCamel(R.getName());
  StringRef Doc = R.getValueAsString("Doc"), PublishedDoc = R.getValueAsString("doc");
  Op.Doc = (Doc.empty() ? PublishedDoc : Doc).trim().str();
  Op.Table = TableOf.lookup(R.getValueAsDef("Table"));
  int64_t Number = R.getValueAsInt("OpCode");
  if (Number < 0 || Number > 0xffff)
    error(R, "opcode " + Twine(Number) + " does not fit the 16 bits of an op's number");
  Op.Number = uint32_t(Number) & 0xffff;
  Op.Opcode = Op.Table->FeatureId << 16 | Op.Number;
  Op.Class = ClassOf.lookup(R.getValueAsDef("OpClass"));
  Op.Category = R.getValueAsString("category").str();
  Op.Reserved = R.getValueAsBit("reserved");
  Op.Result = TypeOf.lookup(R.getValueAsDef("result"));
  Op.ResultDoc = R.getValueAsString("resultDoc").str();
  readArguments(R, Op);
  readOverloads(R, Op);
  readStageLists(R, Op);
  readAttributeLists(R, Op);
  if (!R.isValueUnset("translatedMinimum"))
    Op.TranslatedMinimum = version(*R.getValueAsDef("translatedMinimum"));
  readIntrinsics(R, Op);
  for (StringRef Text : R.getValueAsListOfStrings("genericIR"))
    Op.GenericIR.push_back(Text.str());
  for (StringRef Text : R.getValueAsListOfStrings("counters"))
    Op.Counters.push_back(Text.str());
  readSignatureAccess(R, Op);
}

/// The first arguments of such an op are element, row and column, whatever their names.
void ModelReader::readSignatureAccess(const Record &R, OpDesc &Op) {
  Op.Accesses = R.getValueAsString("accesses").str();
  if (Op.Accesses.empty())
    return;
  static const std::vector<std::string> Signatures = {"Input", "Output", "PatchOrPrimitive",
                                                      "ControlPoints"};
  if (!is_contained(Signatures, Op.Accesses))
    error(R, "accesses",
          "op '" + Op.Name + "' accesses '" + Op.Accesses + "', which is no signature" +
              didYouMean(Signatures, Op.Accesses));
  constexpr StringLiteral Types[] = {"i32", "i32", "i8"};
  for (auto [I, Type] : enumerate(Types))
    if (I >= Op.Arguments.size() || Op.Arguments[I].Type->Name != Type)
      error(R, "arguments",
            "op '" + Op.Name + "' accesses a signature: argument " + Twine(I + 1) +
                " has to be an " + Type);
}

void ModelReader::readOps() {
  for (const Record *R : definitions(Records, "DXILOp")) {
    auto Op = std::make_unique<OpDesc>();
    readOp(*R, *Op);
    M->Ops.push_back(std::move(Op));
  }
  llvm::stable_sort(M->Ops, [](const auto &A, const auto &B) { return A->Opcode < B->Opcode; });
}

/// Names that differ only in case are one name, spelled as in the first op.
void ModelReader::readOperandIds() {
  StringMap<std::string> Ids;
  for (const auto &Op : M->Ops)
    for (ArgDesc &Arg : Op->Arguments) {
      auto [Entry, IsNew] = Ids.try_emplace(StringRef(Arg.Name).lower());
      if (IsNew) {
        Entry->second = capitalised(Arg.Name);
        for (char &C : Entry->second)
          if (!isAlnum(C))
            C = '_';
        M->OperandIds.push_back(Entry->second);
      }
      Arg.Id = Entry->second;
    }
  llvm::sort(M->OperandIds);
}

std::unique_ptr<Model> ModelReader::read() {
  if (!Records.getClass("DXILOp")) {
    PrintError("the input has no class DXILOp (expected emitters/DXILSchema.td to be included)");
    return nullptr;
  }
  for (const Record *R : definitions(Records, "Version"))
    M->Versions.push_back(version(*R));
  llvm::sort(M->Versions);
  readStages();
  readAttributes();
  readTypes();
  readEnums();
  readTables();
  readClasses();
  readOps();
  readOperandIds();
  // Checks continue after a reading error, so that one run reports all mistakes.
  if (!checkModel(*M, Records) || !readHLSLForms(*M, Records))
    Failed = true;
  return Failed ? nullptr : std::move(M);
}

template <class List> auto entryAt(const List &Entries, VersionDesc Version) {
  decltype(&Entries[0]) Match = nullptr;
  for (const auto &Entry : Entries)
    if (Entry.Since <= Version)
      Match = &Entry;
  return Match;
}

template <class List> auto findNamed(const List &Items, const std::string &Name) {
  for (const auto &Item : Items)
    if (Item->Name == Name)
      return Item.get();
  return decltype(Items.front().get())(nullptr);
}

} // namespace

const AttributesDesc *OpDesc::attributesAt(VersionDesc Version) const {
  return entryAt(Attributes, Version);
}
const OverloadsDesc *OpDesc::overloadsAt(VersionDesc Version, unsigned Dimension) const {
  const OverloadsDesc *Match = nullptr;
  for (const OverloadsDesc &Entry : Overloads)
    if (Entry.Dimension == Dimension && Entry.Since <= Version)
      Match = &Entry;
  return Match;
}

std::vector<const OpDesc *> Model::definedOps() const {
  std::vector<const OpDesc *> Defined;
  for (const auto &Op : Ops)
    if (!Op->Reserved)
      Defined.push_back(Op.get());
  return Defined;
}
const OpDesc *Model::findOp(const std::string &Name) const {
  return findNamed(Ops, Name);
}
const EnumDesc *Model::findEnum(const std::string &Name) const {
  return findNamed(Enums, Name);
}
const StageDesc *Model::findStage(const std::string &Name) const {
  return findNamed(Stages, Name);
}

std::unique_ptr<Model> readModel(const RecordKeeper &Records) {
  return ModelReader(Records).read();
}

} // namespace dxil::emitters
