// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HLSLModel.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil {

bool HLSLSetDesc::contains(const HLSLScalarDesc &Scalar) const {
  return std::find(Elements.begin(), Elements.end(), &Scalar) != Elements.end();
}

namespace {

class HLSLReader {
public:
  HLSLReader(const Model &M, const RecordKeeper &Keeper) : M(M), Keeper(Keeper) {}

  std::optional<HLSLModel> read();

private:
  void readScalars();
  void readAliases();
  void readSets();
  void readFunctions();
  void readFunction(const Record &R);
  void readForm(const Record &R, HLSLFunctionDesc &F);
  void readExtensions();
  void needExtension(const Record &R, const OpDesc &Op, const HLSLSetDesc &Set);
  std::string operand(const Record &R, const HLSLFunctionDesc &F, StringRef Text);
  std::string enumOperand(const Record &R, StringRef Text);

  /// The records of a class in the order of the .td; none where the class is not known.
  std::vector<const Record *> records(StringRef Class) const { return definitions(Keeper, Class); }
  static std::string text(const Record &R, StringRef Field) {
    return R.getValueAsString(Field).str();
  }
  const HLSLSetDesc *set(const Record &R) { return SetOf.lookup(R.getValueAsDef("Set")); }
  void error(const Record &R, const Twine &Message) {
    PrintError(R.getLoc(), Message);
    Failed = true;
  }

  const Model &M;
  const RecordKeeper &Keeper;
  HLSLModel Out;
  bool Failed = false;
  DenseMap<const Record *, const HLSLScalarDesc *> ScalarOf;
  DenseMap<const Record *, const HLSLSetDesc *> SetOf;
};

std::optional<HLSLModel> HLSLReader::read() {
  readScalars();
  readAliases();
  readSets();
  readExtensions();
  readFunctions();
  if (Failed)
    return std::nullopt;
  return std::move(Out);
}

void HLSLReader::readScalars() {
  for (const Record *R : records("HLSLScalar")) {
    auto Scalar = std::make_unique<HLSLScalarDesc>();
    Scalar->Name = text(*R, "Name");
    Scalar->Rank = unsigned(R->getValueAsInt("Rank"));
    Scalar->Kind = text(*R, "Kind");
    Scalar->Bits = unsigned(R->getValueAsInt("Bits"));
    Scalar->Definition = text(*R, "Definition");
    Scalar->Native16 = R->getValueAsBit("Native16");
    StringRef Overload = R->getValueAsDef("Overload")->getName();
    for (const TypeDesc *Type : M.OverloadTypes)
      if (Type->Record == Overload)
        Scalar->Overload = Type;
    // Sets keep the elements in 16 bits and the fallback above them.
    if (Scalar->Rank > 15)
      error(*R, "scalar type '" + Scalar->Name + "' has rank " + Twine(Scalar->Rank) +
                    "; a set has room for 0 to 15");
    for (const auto &Other : Out.Scalars)
      if (Other->Rank == Scalar->Rank)
        error(*R, "scalar type '" + Scalar->Name + "' has the rank of '" + Other->Name + "'");
    ScalarOf[R] = Scalar.get();
    Out.Scalars.push_back(std::move(Scalar));
  }
  std::sort(Out.Scalars.begin(), Out.Scalars.end(),
            [](const auto &A, const auto &B) { return A->Rank < B->Rank; });
}

void HLSLReader::readAliases() {
  for (const Record *R : records("HLSLAlias"))
    Out.Aliases.push_back({text(*R, "Name"), ScalarOf.lookup(R->getValueAsDef("Type")),
                           ScalarOf.lookup(R->getValueAsDef("NativeType")),
                           R->getValueAsBit("Native16Only")});
}

void HLSLReader::readSets() {
  for (const Record *R : records("HLSLSet")) {
    auto Set = std::make_unique<HLSLSetDesc>();
    StringRef Name = R->getName();
    if (!Name.consume_front("HLSL"))
      error(*R, "a set's name starts with HLSL, which the header replaces by two underscores");
    Set->Name = ("__" + Name).str();
    for (const Record *Element : R->getValueAsListOfDefs("Elements"))
      Set->Elements.push_back(ScalarOf.lookup(Element));
    std::sort(Set->Elements.begin(), Set->Elements.end(),
              [](const auto *A, const auto *B) { return A->Rank < B->Rank; });
    Set->Fallback = ScalarOf.lookup(R->getValueAsDef("Fallback"));
    if (!Set->contains(*Set->Fallback))
      error(*R, "the fallback '" + Set->Fallback->Name + "' is not in the set");
    SetOf[R] = Set.get();
    Out.Sets.push_back(std::move(Set));
  }
}

void HLSLReader::readExtensions() {
  for (const Record *R : records("HLSLExtension"))
    if (const OpDesc *Op = M.findOp(R->getValueAsDef("Op")->getName().str()))
      needExtension(*R, *Op, *set(*R));
}

void HLSLReader::needExtension(const Record &R, const OpDesc &Op, const HLSLSetDesc &Set) {
  auto It = std::find_if(Out.Extensions.begin(), Out.Extensions.end(),
                         [&](const auto &E) { return E.Op == &Op; });
  if (It == Out.Extensions.end())
    It = Out.Extensions.insert(It, HLSLExtensionDesc{&Op, {}});
  for (const HLSLScalarDesc *Scalar : Set.Elements)
    if (std::find(It->Elements.begin(), It->Elements.end(), Scalar) == It->Elements.end())
      It->Elements.push_back(Scalar);
  std::sort(It->Elements.begin(), It->Elements.end(),
            [](const auto *A, const auto *B) { return A->Rank < B->Rank; });
}

void HLSLReader::readFunctions() {
  for (const Record *R : records("HLSLFunction"))
    readFunction(*R);
}

void HLSLReader::readFunction(const Record &R) {
  HLSLFunctionDesc F;
  F.Record = &R;
  F.Name = text(R, "Name");
  F.Doc = text(R, "Doc");
  F.Group = text(R, "group");
  F.Native16 = R.getValueAsBit("native16");
  if (F.Group.empty())
    error(R, "HLSL function '" + F.Name + "' stands under no group");
  if (const Record *Since = R.getValueAsOptionalDef("since"))
    F.Since = {unsigned(Since->getValueAsInt("Major")), unsigned(Since->getValueAsInt("Minor"))};
  const Record *Op = R.getValueAsOptionalDef("op");
  for (const Record *Default : R.getValueAsListOfDefs("opOrNone"))
    Op = Op ? Op : Default;
  if (Op) {
    F.Op = M.findOp(Op->getName().str());
    if (!F.Op) {
      error(R, "HLSL function '" + F.Name + "' names the unknown op '" + Op->getName() + "'");
      return;
    }
    if (!R.getValueAsBit("beforeItsOp"))
      F.Since = std::max(F.Since, F.Op->Minimum);
  }
  readForm(R, F);
  Out.Functions.push_back(std::move(F));
}

void HLSLReader::readForm(const Record &R, HLSLFunctionDesc &F) {
  auto params = [&] {
    for (StringRef Param : R.getValueAsListOfStrings("Params")) {
      auto [Type, Name] = Param.rsplit(' ');
      F.Params.push_back(Name.empty() ? HLSLParamDesc{"T", Type.str()}
                                      : HLSLParamDesc{Type.str(), Name.str()});
    }
  };
  if (R.isSubClassOf("HLSLElementwise")) {
    F.Form = HLSLForm::Elementwise;
    F.Builtin = text(R, "Builtin");
    F.Set = set(R);
    params();
    if (const Record *Result = R.getValueAsOptionalDef("result"))
      F.Result = ScalarOf.lookup(Result)->Name;
    F.Reduces = R.getValueAsBit("reduces");
    F.ReturnsVoid = R.getValueAsBit("returnsVoid");
    F.PerElement = R.getValueAsBit("perElement");
    F.Matrices = R.getValueAsBit("matrices");
    F.Conversions = R.getValueAsBit("conversions");
    if (F.Params.empty() || F.Params.size() > 3)
      error(R, "'" + F.Name + "' has " + Twine(F.Params.size()) +
                   " parameters; an elementwise function has 1 to 3");
  } else if (R.isSubClassOf("HLSLBuiltin") || R.isSubClassOf("HLSLIntrinsic")) {
    bool IsBuiltin = R.isSubClassOf("HLSLBuiltin");
    F.Form = IsBuiltin ? HLSLForm::Builtin : HLSLForm::Intrinsic;
    F.Builtin = text(R, IsBuiltin ? "Builtin" : "IntrinsicName");
    F.Result = text(R, "Result");
    params();
  } else if (R.isSubClassOf("HLSLViaOp")) {
    F.Form = HLSLForm::ViaOp;
    F.Set = set(R);
    F.Result = text(R, "result");
    params();
    needExtension(R, *F.Op, *F.Set);
    for (StringRef Operand : R.getValueAsListOfStrings("Operands"))
      F.Operands.push_back(operand(R, F, Operand));
    if (F.Operands.size() != F.Op->Arguments.size())
      error(R, "'" + F.Name + "' gives " + Twine(F.Operands.size()) + " operands to op '" +
                   F.Op->Name + "', which takes " + Twine(F.Op->Arguments.size()));
  } else if (R.isSubClassOf("HLSLAtomic")) {
    F.Form = HLSLForm::Atomic;
    F.Builtin = text(R, "Atomic");
    F.Set = set(R);
    F.Original = text(R, "Original");
  } else {
    F.Form = HLSLForm::Code;
    F.Code = StringRef(text(R, "Code")).trim().str();
  }
}

std::string HLSLReader::operand(const Record &R, const HLSLFunctionDesc &F, StringRef Text) {
  if (Text == "$sign" || Text.starts_with("="))
    return Text.ltrim('=').str();
  if (Text.consume_front("$"))
    return enumOperand(R, Text);
  StringRef Name = Text.split('.').first;
  for (const HLSLParamDesc &Param : F.Params)
    if (Param.Name == Name)
      return Text.str();
  error(R, "operand '" + Text + "' of '" + F.Name + "' is none of its parameters");
  return "";
}

std::string HLSLReader::enumOperand(const Record &R, StringRef Text) {
  auto [EnumName, Cases] = Text.split('.');
  const EnumDesc *Enum = M.findEnum(EnumName.str());
  if (!Enum) {
    error(R, "unknown enum '" + EnumName + "'");
    return "";
  }
  SmallVector<StringRef, 4> Names;
  Cases.split(Names, '|');
  int64_t Value = 0;
  for (StringRef Name : Names) {
    auto It = std::find_if(Enum->Cases.begin(), Enum->Cases.end(),
                           [&](const EnumCaseDesc &Case) { return Case.Name == Name; });
    if (It == Enum->Cases.end())
      error(R, "enum '" + EnumName + "' has no case '" + Name + "'");
    else
      Value |= It->Value;
  }
  return ("/*" + Cases + "*/ " + Twine(Value)).str();
}

} // namespace

std::optional<HLSLModel> readHLSLModel(const Model &M, const RecordKeeper &Records) {
  return HLSLReader(M, Records).read();
}

} // namespace dxil
