// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryReader.h"

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

unsigned LibraryReader::addFunction(LibraryFunctionDesc F, const Record &R) {
  if (F.Doc.empty())
    error(R, "function '" + F.Name + "' has no text, here or in the first record of its name");
  Out.Functions.push_back(std::move(F));
  return unsigned(Out.Functions.size() - 1);
}

bool LibraryReader::readSignature(const Record &R, StringRef Text, LibraryFunctionDesc &F) {
  SignatureReader Reader([this](StringRef Name) { return setNamed(Name); },
                         [this](StringRef Name) { return isStruct(Name); });
  if (Reader.read(Text, F))
    return true;
  error(R, "signature '" + Text + "': " + Reader.error());
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
  F.HasStatus =
      !F.Params.empty() && F.Params.back().Name == "status" && F.Params.back().Flow == "Out";
  std::vector<StringRef> Classes = R.getValueAsListOfStrings("classes");
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
      error(R, "no class '" + Class + "'");
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

int64_t LibraryReader::enumCase(const Record &R, StringRef EnumName, StringRef CaseName) {
  if (const EnumDesc *Enum = M.findEnum(EnumName.str()))
    for (const EnumCaseDesc &Case : Enum->Cases)
      if (Case.Name == CaseName)
        return Case.Value;
  error(R, "enum '" + EnumName + "' has no case '" + CaseName + "'");
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
  error(R, "'" + Name + "' is no parameter of '" + F.Name + "'");
  return std::nullopt;
}

std::optional<LibraryModel> readLibrary(const Model &M, const RecordKeeper &Records) {
  return LibraryReader(M, Records).read();
}

} // namespace dxil::emitters
