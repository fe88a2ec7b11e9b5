// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryModel.h"

#include "LibrarySignature.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil {
namespace {

class LibraryReader {
public:
  LibraryReader(const Model &M, const RecordKeeper &Keeper, const HLSLModel &H, const HLSLResourceModel &Resources)
      : M(M), Keeper(Keeper), H(H), Resources(Resources) {}

  std::optional<LibraryModel> read();

private:
  void readScalars();
  void readSets();
  void readObjects();
  void readTextures();
  void readTexts();
  void readFunction(const Record &R);
  void readLowering(const Record &R, LibraryFunctionDesc &F);
  void readAvailability(const Record &R, LibraryFunctionDesc &F);
  void addTextureMethod(const HLSLMethodDesc &Method, const HLSLResourceDesc &Texture);
  unsigned addFunction(LibraryFunctionDesc F, const Record &R);
  std::optional<LibraryOperandDesc> operand(const Record &R, const LibraryFunctionDesc &F, StringRef Text);
  std::optional<int64_t> enumOperand(const Record &R, StringRef Text);
  const LibrarySetDesc *setNamed(StringRef Name);
  LibraryObjectDesc *object(StringRef Name);
  bool isStruct(StringRef Name) const {
    return any_of(records("LibraryStruct"), [&](const Record *R) { return R->getValueAsString("Name") == Name; });
  }

  std::vector<const Record *> records(StringRef Class) const { return definitions(Keeper, Class); }
  static std::string text(const Record &R, StringRef Field) { return R.getValueAsString(Field).str(); }
  void error(const Record &R, const Twine &Message) {
    PrintError(R.getLoc(), Message);
    Failed = true;
  }

  const Model &M;
  const RecordKeeper &Keeper;
  const HLSLModel &H;
  const HLSLResourceModel &Resources;
  LibraryModel Out;
  StringMap<const LibrarySetDesc *> SetOf; ///< by record and by scalar name
  DenseMap<unsigned, std::string> TextOf; ///< of functions that are methods of textures: the signature
  bool Failed = false;
};

std::optional<LibraryModel> LibraryReader::read() {
  readScalars();
  readSets();
  readTextures();
  readObjects();
  for (const HLSLMethodDesc &Method : Resources.Methods)
    for (const HLSLResourceDesc *Texture : Method.Classes)
      addTextureMethod(Method, *Texture);
  for (const Record *R : records("LibraryFunction"))
    readFunction(*R);
  readTexts();
  auto ByName = [&](unsigned A, unsigned B) { return Out.Functions[A].Name < Out.Functions[B].Name; };
  std::stable_sort(Out.FreeFunctions.begin(), Out.FreeFunctions.end(), ByName);
  for (LibraryObjectDesc &O : Out.Objects)
    std::stable_sort(O.Methods.begin(), O.Methods.end(), ByName);
  std::sort(Out.Objects.begin(), Out.Objects.end(), [](auto &A, auto &B) { return A.Name < B.Name; });
  if (Failed)
    return std::nullopt;
  return std::move(Out);
}

void LibraryReader::readScalars() {
  for (const Record *R : records("LibraryScalar"))
    Out.Scalars.push_back({text(*R, "Name"), text(*R, "Kind"), R->getValueAsBit("Native16")});
  std::sort(Out.Scalars.begin(), Out.Scalars.end(), [](auto &A, auto &B) { return A.Name < B.Name; });
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

/// A scalar type's name stands for the set of what becomes it.
const LibrarySetDesc *LibraryReader::setNamed(StringRef Name) {
  if (const LibrarySetDesc *Known = SetOf.lookup(Name))
    return Known;
  for (const LibraryScalarDesc &Scalar : Out.Scalars) {
    if (Name != Scalar.Name)
      continue;
    StringRef Record = Scalar.Kind == "Float" ? "FloatOnly" : "";
    if (const LibrarySetDesc *Known = SetOf.lookup(Record.empty() ? Scalar.Kind + "Element" : Record.str()))
      return SetOf[Name] = Known;
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

void LibraryReader::readTextures() {
  for (const auto &T : Resources.Resources) {
    LibraryObjectDesc O;
    O.Name = T->Name;
    O.Doc = T->Doc;
    O.Sort = T->IsSampler ? "Sampler" : "Texture";
    O.Kind = T->Kind;
    O.SamplerMode = T->SamplerMode;
    O.Writable = T->Writable;
    O.RasterizerOrdered = T->RasterizerOrdered;
    O.Multisampled = T->Multisampled;
    // A cube has no texels by number.
    bool Cube = StringRef(T->Name).starts_with("TextureCube");
    O.Coordinates = Cube ? 0 : T->Coords;
    O.Offsets = T->Offsets;
    O.HasMips = !T->IsSampler && !T->Writable && !T->Multisampled && !Cube;
    O.TypeParameters = !T->IsSampler;
    O.TypeOptional = true;
    O.Numbers = T->Multisampled;
    O.SinceMinor = T->Writable && T->Multisampled ? 7 : 0;
    Out.Objects.push_back(O);
    if (T->Alias.empty())
      continue;
    O.AliasOf = O.Name;
    O.Name = T->Alias;
    Out.Objects.push_back(O);
  }
}

void LibraryReader::readObjects() {
  const EnumDesc *Kinds = M.findEnum("ResourceKind");
  for (const Record *R : records("LibraryObject")) {
    LibraryObjectDesc O;
    O.Name = text(*R, "Name");
    O.Doc = text(*R, "doc");
    for (const HLSLClassDesc &Class : Resources.Classes)
      if (O.Doc.empty() && Class.Name == O.Name)
        O.Doc = Class.Doc;
    if (O.Doc.empty())
      error(*R, "class '" + O.Name + "' has no text");
    if (object(O.Name))
      error(*R, "class '" + O.Name + "' is there already");
    O.Sort = text(*R, "Sort");
    if (std::string Kind = text(*R, "Kind"); !Kind.empty()) {
      auto Case = std::find_if(Kinds->Cases.begin(), Kinds->Cases.end(),
                               [&](const EnumCaseDesc &C) { return C.Name == Kind; });
      if (Case == Kinds->Cases.end())
        error(*R, "enum 'ResourceKind' has no case '" + Kind + "'");
      else
        O.Kind = Case->Value;
    }
    O.Writable = R->getValueAsBit("writable");
    O.RasterizerOrdered = R->getValueAsBit("rasterizerOrdered");
    O.Counter = R->getValueAsBit("counter");
    O.Coordinates = unsigned(R->getValueAsInt("coordinates"));
    O.TypeParameters = unsigned(R->getValueAsInt("typeParameters"));
    O.TypeOptional = R->getValueAsBit("typeOptional");
    O.Numbers = unsigned(R->getValueAsInt("numbers"));
    O.RequiredNumbers = unsigned(R->getValueAsInt("requiredNumbers"));
    O.NodeFlags = unsigned(R->getValueAsInt("nodeFlags"));
    O.SinceMinor = unsigned(R->getValueAsInt("firstMinor"));
    Out.Objects.push_back(O);
  }
}

void LibraryReader::readTexts() {
  for (const Record *R : records("LibraryStruct"))
    Out.Structs.push_back({text(*R, "Name"), StringRef(text(*R, "Text")).trim().str()});
  // Constants stand in the other records' texts of classes and functions.
  auto Take = [&](StringRef Code) {
    SmallVector<StringRef> Lines;
    Code.split(Lines, '\n');
    for (StringRef Line : Lines) {
      Line = Line.trim();
      StringRef Rest = Line;
      if (!Rest.consume_front("static const uint "))
        continue;
      StringRef Name = Rest.take_while([](char C) { return isAlnum(C) || C == '_'; });
      if (Rest.drop_front(Name.size()).starts_with(" = ") && Line.ends_with(";"))
        Out.Constants.push_back({Name.str(), Line.str()});
    }
  };
  for (const HLSLClassDesc &Class : Resources.Classes)
    Take(Class.Code);
  for (const HLSLFunctionDesc &F : H.Functions)
    Take(F.Code);
  auto ByName = [](auto &A, auto &B) { return A.Name < B.Name; };
  std::sort(Out.Structs.begin(), Out.Structs.end(), ByName);
  std::sort(Out.Constants.begin(), Out.Constants.end(), ByName);
}

unsigned LibraryReader::addFunction(LibraryFunctionDesc F, const Record &R) {
  if (F.Doc.empty())
    error(R, "function '" + F.Name + "' has no text, here or in another record of its name");
  Out.Functions.push_back(std::move(F));
  return unsigned(Out.Functions.size() - 1);
}

void LibraryReader::readFunction(const Record &R) {
  LibraryFunctionDesc F;
  F.Record = &R;
  F.Name = text(R, "Name");
  F.Native16 = R.getValueAsBit("native16");
  F.Pure = R.getValueAsBit("pure");
  for (const Record *Set : R.getValueAsListOfDefs("Sets"))
    F.Sets.push_back(SetOf.lookup(Set->getName()));
  SignatureReader Reader([this](StringRef Name) { return setNamed(Name); },
                         [this](StringRef Name) { return isStruct(Name); });
  if (!Reader.read(R.getValueAsString("Signature"), F))
    return error(R, "signature '" + R.getValueAsString("Signature") + "': " + Reader.error());
  readAvailability(R, F);
  readLowering(R, F);
  F.HasStatus = !F.Params.empty() && F.Params.back().Name == "status" && F.Params.back().Flow == "Out";
  std::vector<StringRef> Classes = R.getValueAsListOfStrings("classes");
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
  F.SinceMinor = unsigned(R.getValueAsInt("firstMinor"));
  bool Free = R.getValueAsListOfStrings("classes").empty();
  bool BeforeItsOp = R.getValueAsBit("beforeItsOp");
  if (const RecordVal *Op = R.getValue("op"); Op && isa<DefInit>(Op->getValue()))
    F.Op = M.findOp(R.getValueAsDef("op")->getName().str());
  VersionDesc Since{1, F.SinceMinor};
  for (const HLSLFunctionDesc &Known : H.Functions)
    if (Free && Known.Name == F.Name) {
      if (F.Doc.empty())
        F.Doc = Known.Doc;
      F.Native16 |= Known.Native16;
      if (!F.Op)
        F.Op = Known.Op;
      BeforeItsOp |= Known.Record->getValueAsBit("beforeItsOp");
      Since = std::max(Since, Known.Since);
      break;
    }
  if (F.Doc.empty() && F.Op)
    F.Doc = F.Op->Doc;
  if (F.Op && !BeforeItsOp)
    Since = std::max(Since, F.Op->Minimum);
  F.OpSaysStages = F.Op && !BeforeItsOp;
  F.SinceMinor = Since.Minor;
}

void LibraryReader::readLowering(const Record &R, LibraryFunctionDesc &F) {
  std::vector<StringRef> Operands;
  if (R.isSubClassOf("LibraryOpOfName")) {
    F.Lowering = "Op";
    for (const HLSLFunctionDesc &Known : H.Functions)
      if (Known.Name == F.Name && Known.Form == HLSLForm::ViaOp)
        Operands = Known.Record->getValueAsListOfStrings("Operands");
    if (!F.Op)
      error(R, "no HLSLViaOp has the name '" + F.Name + "'");
  } else if (R.isSubClassOf("LibraryIntrinsic")) {
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
    const AttributesDesc *Attributes = F.Op->Attributes.empty() ? nullptr : &F.Op->Attributes.back();
    F.Pure = Attributes && std::any_of(Attributes->Attributes.begin(), Attributes->Attributes.end(),
                                       [](const AttributeDesc *A) { return A->Name == "ReadNone"; });
  }
  for (StringRef Text : Operands)
    if (auto Operand = operand(R, F, Text))
      F.Operands.push_back(*Operand);
}

std::optional<int64_t> LibraryReader::enumOperand(const Record &R, StringRef Text) {
  auto [EnumName, Cases] = Text.split('.');
  const EnumDesc *Enum = M.findEnum(EnumName.str());
  int64_t Value = 0;
  SmallVector<StringRef, 4> Names;
  Cases.split(Names, '|');
  for (StringRef Name : Names) {
    bool Found = false;
    if (Enum)
      for (const EnumCaseDesc &Case : Enum->Cases)
        if (Case.Name == Name)
          Value |= Case.Value, Found = true;
    if (!Found) {
      error(R, "enum '" + EnumName + "' has no case '" + Name + "'");
      return std::nullopt;
    }
  }
  return Value;
}

std::optional<LibraryOperandDesc> LibraryReader::operand(const Record &R, const LibraryFunctionDesc &F,
                                                         StringRef Text) {
  LibraryOperandDesc Result;
  if (Text == "-")
    return Result.Sort = "Undefined", Result;
  if (Text == "this")
    return Result.Sort = "This", Result;
  for (auto [Word, Sort] : {std::pair<StringRef, StringRef>{"element", "Element"}, {"row", "Row"}, {"column", "Column"}})
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
    Result.Value = enumOperand(R, Text).value_or(0);
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

//===-- Methods of textures -----------------------------------------------------------------------===//

/// What a parameter of an HLSLMethod is in the text of a signature; empty where the class has none.
std::string signatureType(const HLSLMethodParamDesc &P, const HLSLResourceDesc &T) {
  auto Vector = [](StringRef Element, unsigned N) {
    return (Element + (N == 1 ? Twine("") : "<" + Twine(N) + ">")).str();
  };
  StringRef Type = P.Type;
  if (Type == "sampler")
    return "SamplerState";
  if (Type == "comparison")
    return "SamplerComparisonState";
  if (Type == "location")
    return Vector("float", T.Coords);
  if (Type == "place" || Type == "gradient")
    return Vector("float", T.Places);
  if (Type == "texel")
    return Vector("int", T.Coords);
  if (Type == "texel+mip")
    return Vector("int", T.Coords + 1);
  if (Type == "offset")
    return T.Offsets ? Vector("int", T.Offsets) : "";
  if (Type == "status")
    return "out ExactUInt";
  return P.Type;
}

/// What operand \p Name of the op of \p Method is, among the parameters of \p F, which \p T has.
LibraryOperandDesc textureOperand(const ArgDesc &Arg, const LibraryFunctionDesc &F, const HLSLMethodDesc &Method,
                                  const HLSLResourceDesc &T) {
  std::string Name = StringRef(Arg.Name).lower();
  if (auto It = Method.Constants.find(Arg.Name); It != Method.Constants.end()) {
    LibraryOperandDesc Result{"Constant", 0, 0};
    // The text has the name of an enum's case before the number.
    StringRef(It->second).rsplit(' ').second.getAsInteger(0, Result.Value);
    if (!StringRef(It->second).contains(' '))
      StringRef(It->second).getAsInteger(0, Result.Value);
    return Result;
  }
  if (Arg.Type->Record == "handleTy" && Name != "sampler")
    return {"This", 0, 0};
  StringRef Base = StringRef(Name).rtrim("0123456789");
  unsigned Number = 0;
  bool Numbered = !StringRef(Name).drop_front(Base.size()).getAsInteger(10, Number);
  for (unsigned I = 0; I != F.Params.size(); ++I) {
    const LibraryParamDesc &P = F.Params[I];
    StringRef Word = P.Name;
    bool IsVector = P.Type.Shape == "Vectors";
    unsigned Length = IsVector ? P.Type.Columns.Fixed : 1;
    bool Coordinates = Word == "location" || Word == "place" || Word == "texel";
    bool HasLevel = Word == "texel" && Length > T.Coords;
    auto Part = [&](unsigned At) { return LibraryOperandDesc{IsVector ? "Component" : "Parameter", I, At}; };
    if (Name == "sampler" && (Word == "sampler" || Word == "comparison"))
      return {"Parameter", I, 0};
    if (Name == "miplevelorsamplecount" && (HasLevel || Word == "sample"))
      return HasLevel ? Part(T.Coords) : Part(0);
    bool First = Word == "offset" || Word == "offset0"; // of four
    if (Numbered && ((Base == "coord" && Coordinates) || Base == Word || (Base == "offset" && First))) {
      if (Number < Length - (HasLevel ? 1 : 0))
        return Part(Number);
    } else if (Word.lower() == Name) {
      return Part(0);
    }
  }
  if (Base == "offset" && Numbered && Number < T.Offsets && Method.OffsetIsZero)
    return {"Constant", 0, 0};
  return {"Undefined", 0, 0};
}

/// One signature for each number of arguments, and with FourOffsets those with an offset for each texel.
void LibraryReader::addTextureMethod(const HLSLMethodDesc &Method, const HLSLResourceDesc &T) {
  LibraryObjectDesc *Class = object(T.Name);
  if (Method.Name == "operator[]" || StringRef(Method.Name).starts_with("__"))
    return; // places of the tree
  std::vector<HLSLMethodParamDesc> Params;
  size_t Required = 0;
  for (const HLSLMethodParamDesc &P : Method.Params)
    if (!signatureType(P, T).empty()) {
      Params.push_back(P);
      Required += !P.Optional;
    }
  auto Add = [&](ArrayRef<HLSLMethodParamDesc> Given, bool Four) {
    std::string Text = (Method.Result == "T" ? "class" : Method.Result == "E4" ? "class<4>"
                        : Method.Result == "float4" ? "float<4>" : Method.Result == "float2" ? "float<2>"
                                                                  : Method.Result) + " (";
    for (const HLSLMethodParamDesc &P : Given)
      for (unsigned I = 0; I != (Four && P.Type == "offset" ? 4 : 1); ++I)
        Text += (StringRef(Text).ends_with("(") ? "" : ", ") + signatureType(P, T) + " " + P.Name +
                (Four && P.Type == "offset" ? std::to_string(I) : "");
    LibraryFunctionDesc F;
    F.Record = Method.Record;
    F.Name = Method.Name;
    F.Doc = Method.Doc;
    SignatureReader Reader([this](StringRef Name) { return setNamed(Name); },
                         [this](StringRef Name) { return isStruct(Name); });
    if (!Reader.read(Text + ")", F))
      return error(*Method.Record, "signature '" + Text + ")': " + Reader.error());
    F.Op = Method.Op;
    F.OpSaysStages = true;
    F.Pure = false;
    F.SinceMinor = std::max(unsigned(Method.FirstMinor), Method.Op->Minimum.Minor);
    F.HasStatus = !Given.empty() && Given.back().Type == "status";
    F.Lowering = Four ? "Special" : "Op";
    F.Special = Four ? (Method.Op->Name == "TextureGatherCmp" ? "GatherCmpFour" : "GatherFour") : "";
    for (const ArgDesc &Arg : Method.Op->Arguments)
      F.Operands.push_back(textureOperand(Arg, F, Method, T));
    // Classes that have the same share it, if they leave out the same operands.
    Text += " " + std::to_string(T.Coords) + std::to_string(T.Offsets);
    for (unsigned I = 0; I != Out.Functions.size(); ++I)
      if (Out.Functions[I].Record == Method.Record && TextOf[I] == Text) {
        Class->Methods.push_back(I);
        return;
      }
    unsigned Index = addFunction(std::move(F), *Method.Record);
    TextOf[Index] = Text;
    Class->Methods.push_back(Index);
  };
  for (size_t Count = Required; Count <= Params.size(); ++Count)
    Add(ArrayRef(Params).take_front(Count), false);
  if (Method.FourOffsets && T.Offsets)
    for (size_t Count = Required + 1; Count <= Params.size(); ++Count)
      Add(ArrayRef(Params).take_front(Count), true);
}

} // namespace

std::optional<LibraryModel> readLibrary(const Model &M, const RecordKeeper &Records) {
  std::optional<HLSLModel> H = readHLSLModel(M, Records);
  std::optional<HLSLResourceModel> Resources = readHLSLResources(M, Records);
  if (!H || !Resources)
    return std::nullopt;
  return LibraryReader(M, Records, *H, *Resources).read();
}

} // namespace dxil
