// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryReader.h"

#include "LibraryBodies.h"
#include "LibrarySignature.h"

#include <llvm/ADT/StringExtras.h>

#include <algorithm>

using namespace llvm;

namespace dxil::emitters {

std::optional<LibraryModel> LibraryReader::read() {
  readScalars();
  readSets();
  readSamplers();
  readTextures();
  readObjects();
  for (const Record *R : records("LibraryTextureMethod"))
    readTextureMethod(*R);
  for (const Record *R : records("LibraryFunction"))
    readFunction(*R);
  readTexts();
  auto ByName = [&](unsigned A, unsigned B) {
    return Out.Functions[A].Name < Out.Functions[B].Name;
  };
  std::stable_sort(Out.FreeFunctions.begin(), Out.FreeFunctions.end(), ByName);
  for (LibraryObjectDesc &O : Out.Objects)
    std::stable_sort(O.Methods.begin(), O.Methods.end(), ByName);
  std::sort(Out.Objects.begin(), Out.Objects.end(),
            [](auto &A, auto &B) { return A.Name < B.Name; });
  checkTexts();
  checkGroups();
  if (Failed)
    return std::nullopt;
  return std::move(Out);
}

void LibraryReader::readScalars() {
  for (const Record *R : records("HLSLScalar"))
    for (bool Native16 : {false, true})
      for (StringRef Name : R->getValueAsListOfStrings(Native16 ? "Native16Names" : "Names"))
        Out.Scalars.push_back({Name.str(), text(*R, "Kind"),
                               Name == text(*R, "Word") ? text(*R, "Doc") : "", Native16});
  std::sort(Out.Scalars.begin(), Out.Scalars.end(),
            [](auto &A, auto &B) { return A.Name < B.Name; });
}

void LibraryReader::readSets() {
  for (const Record *R : records("LibrarySet")) {
    auto Set = std::make_unique<LibrarySetDesc>();
    Set->Name = R->getName().str();
    for (StringRef Member : R->getValueAsListOfStrings("Members"))
      Set->Members.push_back(Member.str());
    for (StringRef Member : R->getValueAsListOfStrings("NotNative"))
      Set->NotNative.push_back(Member.str());
    Set->Exact = R->getValueAsBit("Exact");
    if (Set->Members.empty())
      error(*R, "a set has a first member, which others become");
    SetOf[R->getName()] = Set.get();
    Out.Sets.push_back(std::move(Set));
  }
}

/// The name of a scalar type stands for the set of types that convert to it.
const LibrarySetDesc *LibraryReader::setNamed(StringRef Name) {
  if (const LibrarySetDesc *Existing = SetOf.lookup(Name))
    return Existing;
  for (const LibraryScalarDesc &Scalar : Out.Scalars) {
    if (Name != Scalar.Name)
      continue;
    StringRef Record = Scalar.Kind == "Float" ? "FloatOnly" : "";
    if (const LibrarySetDesc *Existing =
            SetOf.lookup(Record.empty() ? Scalar.Kind + "Element" : Record.str()))
      return SetOf[Name] = Existing;
    auto Set = std::make_unique<LibrarySetDesc>();
    Set->Name = Scalar.Kind;
    Set->Members = {Scalar.Kind};
    Out.Sets.push_back(std::move(Set));
    return SetOf[Name] = Out.Sets.back().get();
  }
  return nullptr;
}

LibraryObjectDesc *LibraryReader::object(StringRef Name) {
  for (LibraryObjectDesc &O : Out.Objects)
    if (O.Name == Name)
      return &O;
  return nullptr;
}

void LibraryReader::readObjects() {
  for (const Record *R : records("LibraryObject")) {
    LibraryObjectDesc O;
    O.Name = text(*R, "Name");
    O.Doc = text(*R, "doc");
    O.Stages = text(*R, "stages");
    if (O.Doc.empty())
      error(*R, "class '" + O.Name + "' has no text");
    if (object(O.Name))
      error(*R, "class '" + O.Name + "' is there already");
    O.Sort = text(*R, "Sort");
    if (std::string Kind = text(*R, "Kind"); !Kind.empty())
      O.Kind = enumCase(*R, "ResourceKind", Kind);
    O.Writable = R->getValueAsBit("writable");
    O.RasterizerOrdered = R->getValueAsBit("rasterizerOrdered");
    O.Counter = R->getValueAsBit("counter");
    O.Coordinates = unsigned(R->getValueAsInt("coordinates"));
    O.TypeParameters = unsigned(R->getValueAsInt("typeParameters"));
    O.TypeOptional = R->getValueAsBit("typeOptional");
    O.Numbers = unsigned(R->getValueAsInt("numbers"));
    O.RequiredNumbers = unsigned(R->getValueAsInt("requiredNumbers"));
    O.NodeFlags = unsigned(R->getValueAsInt("nodeFlags"));
    O.Array = text(*R, "array");
    O.Topology = text(*R, "topology");
    O.SinceMinor = unsigned(R->getValueAsInt("firstMinor"));
    Out.Objects.push_back(O);
  }
}

void LibraryReader::readTexts() {
  for (const Record *R : records("LibraryStruct"))
    Out.Structs.push_back(
        {text(*R, "Name"), StringRef(text(*R, "Text")).trim().str(), text(*R, "Doc")});
  for (const Record *R : records("LibraryConstant"))
    Out.Constants.push_back(
        {text(*R, "Name"),
         "static const uint " + text(*R, "Name") + " = " + text(*R, "Number") + ";", ""});
  auto ByName = [](auto &A, auto &B) { return A.Name < B.Name; };
  std::sort(Out.Structs.begin(), Out.Structs.end(), ByName);
  std::sort(Out.Constants.begin(), Out.Constants.end(), ByName);
}

/// Returns the first free function with the name. Its record has the fields that others omit.
const LibraryFunctionDesc *LibraryReader::describing(StringRef Name) const {
  for (unsigned I : Out.FreeFunctions)
    if (Out.Functions[I].Name == Name)
      return &Out.Functions[I];
  return nullptr;
}

std::vector<std::string> LibraryReader::objectNames() const {
  std::vector<std::string> Names;
  for (const LibraryObjectDesc &O : Out.Objects)
    Names.push_back(O.Name);
  return Names;
}

/// Returns what a signature may name, other than element variables.
std::vector<std::string> LibraryReader::typeNames() const {
  std::vector<std::string> Names = objectNames();
  for (const LibraryScalarDesc &Scalar : Out.Scalars)
    Names.push_back(Scalar.Name);
  for (const Record *R : records("LibraryStruct"))
    Names.push_back(text(*R, "Name"));
  for (const Record *R : records("LibrarySet"))
    Names.push_back(R->getName().str());
  return Names;
}

/// Checks the HLSL in records, after all names are known.
void LibraryReader::checkTexts() {
  const LibraryNames Names(Out);
  const auto Report = [&](const Record &R, StringRef Field, StringRef Text, const Twine &Name,
                          const std::optional<BodyError> &Mistake) {
    if (!Mistake)
      return;
    PrintError(textPlace(R, Field, Text, Mistake->Offset),
               "HLSL of '" + Name + "': " + Mistake->Message);
    Failed = true;
  };
  for (const LibraryFunctionDesc &F : Out.Functions)
    if (F.Lowering == "Code")
      Report(*F.Record, "Body", F.Body, F.Name, checkBody(F, Names));
  for (const Record *R : records("LibraryStruct")) {
    const std::string Text = StringRef(text(*R, "Text")).trim().str();
    Report(*R, "Text", Text, text(*R, "Name"), checkDeclaration(Text, Names));
  }
}

/// A group with one function is reported if another group is its likely spelling.
void LibraryReader::checkGroups() {
  std::map<std::string, unsigned> Uses;
  for (unsigned I : Out.FreeFunctions)
    ++Uses[Out.Functions[I].Group];
  for (unsigned I : Out.FreeFunctions) {
    const LibraryFunctionDesc &F = Out.Functions[I];
    if (const std::string Name = likelySpelling(Uses, F.Group); !Name.empty())
      error(*F.Record, "group", "group '" + F.Group + "'; did you mean '" + Name + "'?");
  }
}

unsigned LibraryReader::addFunction(LibraryFunctionDesc F, const Record &R) {
  if (F.Doc.empty())
    error(R, "function '" + F.Name + "' has no text, here or in the first record of its name");
  else if (!StringRef(F.Doc).ends_with("."))
    error(R, "doc", "function '" + F.Name + "': doc does not end with a full stop");
  Out.Functions.push_back(std::move(F));
  return unsigned(Out.Functions.size() - 1);
}

bool LibraryReader::readSignature(const Record &R, StringRef Text, LibraryFunctionDesc &F) {
  SignatureReader Reader([this](StringRef Name) { return setNamed(Name); },
                         [this](StringRef Name) { return isStruct(Name); }, typeNames());
  if (Reader.read(Text, F))
    return true;
  error(R, "Signature", "signature '" + Text + "': " + Reader.error());
  return false;
}

void LibraryReader::readFunction(const Record &R) {
  LibraryFunctionDesc F;
  F.Record = &R;
  F.Name = text(R, "Name");
  F.Native16 = R.getValueAsBit("native16");
  F.Pure = R.getValueAsBit("pure");
  for (const Record *Set : R.getValueAsListOfDefs("Sets"))
    F.Sets.push_back(SetOf.lookup(Set->getName()));
  if (!readSignature(R, R.getValueAsString("Signature"), F))
    return;
  readAvailability(R, F);
  readLowering(R, F);
  static const std::vector<std::string> Foldings = {"Never", "Checked", "InCode", "Everywhere"};
  if (const std::string Folding = text(R, "folding"); !is_contained(Foldings, Folding))
    error(R, "folding",
          "function '" + F.Name + "': no folding '" + Folding + "'" +
              didYouMean(Foldings, Folding));
  F.HasStatus =
      !F.Params.empty() && F.Params.back().Name == "status" && F.Params.back().Flow == "Out";
  std::vector<StringRef> Classes = R.getValueAsListOfStrings("classes");
  if (!Classes.empty())
    F.Class = Classes.front().str();
  bool Shown = !R.getValueAsBit("refused") && !StringRef(F.Name).starts_with("__");
  if (Classes.empty() && F.Group.empty() && Shown)
    error(R, "function '" + F.Name + "' stands under no group");
  unsigned Index = addFunction(std::move(F), R);
  if (Classes.empty())
    Out.FreeFunctions.push_back(Index);
  for (StringRef Class : Classes)
    if (LibraryObjectDesc *O = object(Class))
      O->Methods.push_back(Index);
    else
      error(R, "classes", "no class '" + Class + "'" + didYouMean(objectNames(), Class));
}

void LibraryReader::readAvailability(const Record &R, LibraryFunctionDesc &F) {
  F.Doc = text(R, "doc");
  F.Group = text(R, "group");
  bool BeforeItsOp = R.getValueAsBit("beforeItsOp");
  if (const RecordVal *Op = R.getValue("op"); isa<DefInit>(Op->getValue())) {
    F.Op = M.findOp(R.getValueAsDef("op")->getName().str());
    if (!F.Op)
      error(R, "'" + F.Name + "' names the unknown op '" + R.getValueAsDef("op")->getName() + "'");
  }
  bool Free = R.getValueAsListOfStrings("classes").empty();
  if (const LibraryFunctionDesc *First = Free ? describing(F.Name) : nullptr) {
    if (F.Doc.empty())
      F.Doc = text(*First->Record, "doc");
    if (F.Group.empty())
      F.Group = First->Group;
    if (!F.Op)
      F.Op = First->Op;
  }
  if (F.Doc.empty() && F.Op)
    F.Doc = F.Op->Doc;
  F.OpSaysStages = F.Op && !BeforeItsOp;
  F.SinceMinor = unsigned(R.getValueAsInt("firstMinor"));
  if (F.OpSaysStages)
    F.SinceMinor = std::max(F.SinceMinor, F.Op->Minimum.Minor);
}

void LibraryReader::readLowering(const Record &R, LibraryFunctionDesc &F) {
  std::vector<StringRef> Operands;
  if (R.isSubClassOf("LibraryIntrinsic")) {
    F.Lowering = "Intrinsic";
    F.Intrinsic = text(R, "IntrinsicName");
    F.SignedIntrinsic = text(R, "signedIntrinsic");
    F.UnsignedIntrinsic = text(R, "unsignedIntrinsic");
    Operands = R.getValueAsListOfStrings("Operands");
    for (StringRef Field : {"IntrinsicName", "signedIntrinsic", "unsignedIntrinsic"})
      checkIntrinsic(R, Field);
  } else if (R.isSubClassOf("LibraryOp")) {
    F.Lowering = "Op";
    Operands = R.getValueAsListOfStrings("Operands");
  } else if (R.isSubClassOf("LibraryCode")) {
    F.Lowering = "Code";
    F.Body = StringRef(text(R, "Body")).trim().str();
  } else {
    F.Lowering = "Special";
    F.Special = text(R, "Special");
  }
  if (F.Lowering == "Op" && F.Op) {
    if (Operands.size() != F.Op->Arguments.size())
      error(R, "op '" + F.Op->Name + "' has " + Twine(F.Op->Arguments.size()) + " operands, and " +
                   Twine(Operands.size()) + " are given");
    const AttributesDesc *Attributes =
        F.Op->Attributes.empty() ? nullptr : &F.Op->Attributes.back();
    F.Pure =
        Attributes && std::any_of(Attributes->Attributes.begin(), Attributes->Attributes.end(),
                                  [](const AttributeDesc *A) { return A->Name == "ReadNone"; });
  }
  for (StringRef Text : Operands)
    if (auto Operand = operand(R, F, Text))
      F.Operands.push_back(*Operand);
}

void LibraryReader::checkIntrinsic(const Record &R, StringRef Field) {
  const std::string Name = text(R, Field);
  if (Intrinsics.empty())
    for (const Record *I : records("Intrinsic"))
      Intrinsics.push_back(intrinsicName(*I));
  if (!Name.empty() && !Intrinsics.empty() && !is_contained(Intrinsics, Name))
    error(R, Field, "LLVM has no intrinsic '" + Name + "'" + didYouMean(Intrinsics, Name));
}

int64_t LibraryReader::enumCase(const Record &R, StringRef EnumName, StringRef CaseName) {
  const EnumDesc *Enum = M.findEnum(EnumName.str());
  std::vector<std::string> Names;
  for (const auto &Other : M.Enums)
    if (!Enum)
      Names.push_back(Other->Name);
  for (const EnumCaseDesc &Case : Enum ? Enum->Cases : std::vector<EnumCaseDesc>()) {
    if (Case.Name == CaseName)
      return Case.Value;
    Names.push_back(Case.Name);
  }
  error(R, "Operands",
        (Enum ? "enum '" + EnumName + "' has no case '" + CaseName + "'"
              : "there is no enum '" + EnumName + "'") +
            didYouMean(Names, Enum ? CaseName : EnumName));
  return 0;
}

int64_t LibraryReader::enumOperand(const Record &R, StringRef Text) {
  auto [EnumName, Cases] = Text.split('.');
  SmallVector<StringRef, 4> Names;
  Cases.split(Names, '|');
  int64_t Value = 0;
  for (StringRef Name : Names)
    Value |= enumCase(R, EnumName, Name);
  return Value;
}

std::optional<LibraryOperandDesc>
LibraryReader::operand(const Record &R, const LibraryFunctionDesc &F, StringRef Text) {
  LibraryOperandDesc Result;
  if (Text == "-")
    return Result.Sort = "Undefined", Result;
  if (Text == "this")
    return Result.Sort = "This", Result;
  for (auto [Word, Sort] : {std::pair<StringRef, StringRef>{"element", "Element"},
                            {"row", "Row"},
                            {"column", "Column"}})
    if (Text == Word)
      return Result.Sort = Sort.str(), Result;
  if (Text.consume_front("=")) {
    Result.Sort = "Constant";
    if (Text.getAsInteger(0, Result.Value))
      error(R, "a number expected at '" + Text + "'");
    return Result;
  }
  if (Text == "$sign")
    return Result.Sort = "Sign", Result;
  if (Text.consume_front("$")) {
    Result.Sort = "Constant";
    Result.Value = enumOperand(R, Text);
    return Result;
  }
  Result.Sort = Text.consume_front("sign ") ? "Sign" : "Parameter";
  auto [Name, Component] = Text.split('.');
  if (!Component.empty()) {
    Result.Sort = "Component";
    if (size_t Letter = StringRef("xyzw").find(Component); Letter != StringRef::npos)
      Result.Value = int64_t(Letter);
    else if (Component.getAsInteger(10, Result.Value))
      error(R, "a component's number expected at '" + Component + "'");
  }
  for (unsigned I = 0; I != F.Params.size(); ++I)
    if (F.Params[I].Name == Name) {
      Result.Index = I;
      return Result;
    }
  std::vector<std::string> Names;
  for (const LibraryParamDesc &P : F.Params)
    Names.push_back(P.Name);
  error(R, "Operands",
        "'" + Name + "' is no parameter of '" + F.Name + "'" + didYouMean(Names, Name));
  return std::nullopt;
}

std::optional<LibraryModel> readLibrary(const Model &M, const RecordKeeper &Records) {
  return LibraryReader(M, Records).read();
}

} // namespace dxil::emitters
