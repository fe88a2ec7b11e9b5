// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads samplers, textures and their methods. Makes the signatures of each method from the
// coordinates and offsets of its classes.
#include "LibraryReader.h"

#include <llvm/ADT/StringExtras.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Returns the type of a parameter in a signature; empty if the class has no such parameter.
std::string signatureType(const TextureParamDesc &P, const TextureDesc &T) {
  // One number is a vector too: callers may pass a longer one, as in DXC.
  auto Vector = [](StringRef Element, unsigned N) {
    return (Element + "<" + Twine(N) + ">").str();
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

/// Returns the type of a method's result, "T" or "E4", in a signature.
std::string resultType(StringRef Result) {
  if (Result == "T")
    return "class";
  if (Result == "E4")
    return "class<4>";
  if (Result == "float2")
    return "float<2>";
  return Result.str();
}

/// Returns what operand \p Name of \p Method's op gets from the parameters of \p F for class \p T.
LibraryOperandDesc textureOperand(const ArgDesc &Arg, const LibraryFunctionDesc &F,
                                  const TextureMethodDesc &Method, const TextureDesc &T) {
  std::string Name = StringRef(Arg.Name).lower();
  if (auto Entry = Method.Constants.find(Arg.Name); Entry != Method.Constants.end())
    return {"Constant", 0, Entry->second};
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
    auto Part = [&](unsigned Index) {
      return LibraryOperandDesc{IsVector ? "Component" : "Parameter", I, Index};
    };
    if (Name == "sampler" && (Word == "sampler" || Word == "comparison"))
      return {"Parameter", I, 0};
    if (Name == "miplevelorsamplecount" && (HasLevel || Word == "sample"))
      return HasLevel ? Part(T.Coords) : Part(0);
    bool First = Word == "offset" || Word == "offset0"; // the first of four offsets
    if (Numbered &&
        ((Base == "coord" && Coordinates) || Base == Word || (Base == "offset" && First))) {
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

} // namespace

void LibraryReader::readSamplers() {
  for (const Record *R : records("LibrarySampler")) {
    LibraryObjectDesc O;
    O.Name = text(*R, "Name");
    O.Doc = text(*R, "Doc");
    O.Sort = "Sampler";
    O.Kind = enumCase(*R, "ResourceKind", "Sampler");
    O.SamplerMode = enumCase(*R, "SamplerKind", R->getValueAsString("Mode"));
    O.TypeOptional = true;
    Out.Objects.push_back(O);
    O.AliasOf = O.Name;
    O.Name = text(*R, "alias");
    if (!O.Name.empty())
      Out.Objects.push_back(O);
  }
}

void LibraryReader::readTextures() {
  for (const Record *R : records("LibraryTexture")) {
    LibraryObjectDesc O;
    TextureDesc T;
    T.Name = O.Name = text(*R, "Name");
    O.Doc = text(*R, "Doc");
    O.Sort = "Texture";
    StringRef Kind = R->getValueAsString("Kind");
    O.Kind = enumCase(*R, "ResourceKind", Kind);
    const Record *Shape = nullptr;
    for (const Record *Info : records("ResourceKindInfo"))
      if (Info->getValueAsString("Kind") == Kind)
        Shape = Info;
    if (!Shape) {
      error(*R, "texture '" + O.Name + "' is of kind '" + Kind.str() +
                    "', which has no ResourceKindInfo");
      continue;
    }
    O.Writable = R->getValueAsBit("Writable");
    O.RasterizerOrdered = R->getValueAsBit("RasterizerOrdered");
    O.Multisampled = Shape->getValueAsBit("Multisampled");
    T.Coords = unsigned(Shape->getValueAsInt("Coordinates"));
    T.Places = T.Coords - (Shape->getValueAsBit("Arrayed") ? 1 : 0);
    T.Offsets = O.Offsets = O.Writable ? 0 : unsigned(Shape->getValueAsInt("Offsets"));
    if (T.Coords < 1 || T.Coords > 4 || T.Offsets > 3)
      error(*R, "texture '" + O.Name + "' has 1 to 4 coordinates and 0 to 3 offsets");
    // A cube has no texels that an integer index selects.
    bool Cube = Shape->getValueAsBit("Cube");
    O.Coordinates = Cube ? 0 : T.Coords;
    O.HasMips = !O.Writable && !O.Multisampled && !Cube;
    O.TypeParameters = 1;
    O.TypeOptional = !O.Writable && !O.Multisampled;
    O.Numbers = O.Multisampled;
    O.SinceMinor = O.Writable && O.Multisampled ? 7 : 0;
    TextureOf[R] = T;
    Out.Objects.push_back(O);
  }
}

void LibraryReader::readTextureMethod(const Record &R) {
  TextureMethodDesc Method;
  Method.Record = &R;
  Method.Name = text(R, "Name");
  Method.Doc = text(R, "Doc");
  Method.Op = M.findOp(R.getValueAsDef("Op")->getName().str());
  if (!Method.Op)
    return error(R, "'" + Method.Name + "' names the unknown op '" +
                        R.getValueAsDef("Op")->getName() + "'");
  Method.Result = text(R, "Result");
  Method.OffsetIsZero = R.getValueAsBit("offsetIsZero");
  Method.FirstMinor = unsigned(R.getValueAsInt("firstMinor"));
  Method.FourOffsets = R.getValueAsBit("fourOffsets");
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
    int64_t Number = 0;
    if (!Case.empty())
      Number = enumCase(R, Enum, Case);
    else if (Value.getAsInteger(0, Number))
      error(R, "a number expected at '" + Value + "'");
    Method.Constants[Operand.str()] = Number;
  }
  for (const Record *Class : R.getValueAsListOfDefs("Classes"))
    addTextureMethod(Method, TextureOf[Class]);
}

/// Adds one signature for each number of arguments, and with FourOffsets those with an offset for
/// each texel.
void LibraryReader::addTextureMethod(const TextureMethodDesc &Method, const TextureDesc &T) {
  std::vector<TextureParamDesc> Params;
  size_t Required = 0;
  for (const TextureParamDesc &P : Method.Params)
    if (!signatureType(P, T).empty()) {
      Params.push_back(P);
      Required += !P.Optional;
    }
  for (size_t Count = Required; Count <= Params.size(); ++Count)
    addTextureSignature(Method, T, ArrayRef(Params).take_front(Count), false);
  if (Method.FourOffsets && T.Offsets)
    for (size_t Count = Required + 1; Count <= Params.size(); ++Count)
      addTextureSignature(Method, T, ArrayRef(Params).take_front(Count), true);
}

void LibraryReader::addTextureSignature(const TextureMethodDesc &Method, const TextureDesc &T,
                                        ArrayRef<TextureParamDesc> Given, bool Four) {
  std::string Text = resultType(Method.Result) + " (";
  for (const TextureParamDesc &P : Given)
    for (unsigned I = 0; I != (Four && P.Type == "offset" ? 4 : 1); ++I)
      Text += (StringRef(Text).ends_with("(") ? "" : ", ") + signatureType(P, T) + " " + P.Name +
              (Four && P.Type == "offset" ? std::to_string(I) : "");
  Text += ")";
  LibraryFunctionDesc F;
  F.Record = Method.Record;
  F.Name = Method.Name;
  F.Class = T.Name;
  F.Doc = Method.Doc;
  if (!readSignature(*Method.Record, Text, F))
    return;
  F.Op = Method.Op;
  F.OpSaysStages = true;
  F.Pure = false;
  F.SinceMinor = std::max(Method.FirstMinor, Method.Op->Minimum.Minor);
  F.HasStatus = !Given.empty() && Given.back().Type == "status";
  F.Lowering = Four ? "Special" : "Op";
  F.Special = Four ? (Method.Op->Name == "TextureGatherCmp" ? "GatherCmpFour" : "GatherFour") : "";
  for (const ArgDesc &Arg : Method.Op->Arguments)
    F.Operands.push_back(textureOperand(Arg, F, Method, T));
  // Classes share an equal signature if they omit the same operands.
  LibraryObjectDesc *Class = object(T.Name);
  Text += " " + std::to_string(T.Coords) + std::to_string(T.Offsets);
  for (unsigned I = 0; I != Out.Functions.size(); ++I)
    if (Out.Functions[I].Record == Method.Record && TextOf[I] == Text) {
      Class->Methods.push_back(I);
      return;
    }
  unsigned Index = addFunction(std::move(F), *Method.Record);
  TextOf[Index] = Text;
  Class->Methods.push_back(Index);
}

} // namespace dxil::emitters
