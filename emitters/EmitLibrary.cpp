// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes HLSL's library as tables of the front end (frontend/library/Library.h): constexpr arrays,
// which signatures share if they are equal.
#include "Emitter.h"
#include "LibraryModel.h"
#include "MeaningModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Record.h>

#include <map>
#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Rows of one array. Equal sequences of rows are stored once.
class Pool {
public:
  Pool(StringRef Type, StringRef Name) : Type(Type), Name(Name) {}

  /// Adds a sequence and returns an expression for it.
  std::string add(const std::vector<std::string> &Sequence) {
    if (Sequence.empty())
      return "{}";
    std::string Key = join(Sequence, "\n");
    auto [Entry, New] = First.try_emplace(Key, Rows.size());
    if (New)
      append_range(Rows, Sequence);
    return ("{" + Name + " + " + Twine(Entry->second) + ", " + Twine(Sequence.size()) + "}").str();
  }

  void emit(raw_ostream &OS) const {
    OS << "inline constexpr " << Type << " " << Name << "[] = {\n";
    for (const std::string &Row : Rows)
      OS << "    " << Row << ",\n";
    if (Rows.empty())
      OS << "    {}\n";
    OS << "};\n\n";
  }

private:
  std::string Type, Name;
  std::vector<std::string> Rows;
  std::map<std::string, size_t> First;
};

std::string quoted(StringRef Text) {
  std::string Result;
  raw_string_ostream OS(Result);
  OS << '"';
  OS.write_escaped(Text);
  OS << '"';
  return Result;
}

/// Designated initializers of the fields that differ from their defaults.
class Fields {
public:
  Fields &add(StringRef Name, const Twine &Value) {
    Text += (Text.empty() ? "" : ", ") + ("." + Name + " = " + Value).str();
    return *this;
  }
  Fields &flag(StringRef Name, bool Value) { return Value ? add(Name, "true") : *this; }
  Fields &number(StringRef Name, int64_t Value, int64_t Default = 0) {
    return Value == Default ? *this : add(Name, Twine(Value));
  }
  Fields &text(StringRef Name, StringRef Value) {
    return Value.empty() ? *this : add(Name, quoted(Value));
  }
  std::string str() const { return "{" + Text + "}"; }

private:
  std::string Text;
};

std::string kindSet(const std::vector<std::string> &Kinds) {
  std::string Text;
  for (const std::string &Kind : Kinds)
    Text += (Text.empty() ? "" : " | ") + ("setOf(ScalarKind::" + Kind + ")");
  return Text;
}

class LibraryEmission {
public:
  LibraryEmission(const LibraryModel &L, raw_ostream &OS) : L(L), OS(OS) {}

  void emit() {
    emitSets();
    std::string Functions;
    raw_string_ostream Into(Functions);
    for (const LibraryFunctionDesc &F : L.Functions)
      Into << "    " << function(F) << ",\n";
    std::string Objects;
    raw_string_ostream IntoObjects(Objects);
    for (const LibraryObjectDesc &O : L.Objects)
      IntoObjects << "    " << object(O) << ",\n";
    for (const Pool *P : {&SetLists, &ShapeSets, &Parameters, &Operands})
      P->emit(OS);
    OS << "inline constexpr Function Functions[] = {\n" << Functions << "};\n\n";
    MethodLists.emit(OS);
    OS << "// By name; those of one name in the order in which they are tried.\n"
       << "inline constexpr const Function *FreeFunctions[] = {\n";
    for (unsigned I : L.FreeFunctions)
      OS << "    &Functions[" << I << "], // " << L.Functions[I].Name << "\n";
    OS << "};\n\ninline constexpr ObjectType Objects[] = {\n" << Objects << "};\n\n";
    emitScalars();
    emitTexts("Structs", L.Structs);
    emitTexts("Constants", L.Constants);
  }

private:
  void emitSets() {
    for (const auto &Set : L.Sets) {
      OS << "inline constexpr ElementSet Set" << Set->Name
         << " = {.Members = " << kindSet(Set->Members);
      if (!Set->NotNative.empty())
        OS << ",\n    .NotNative = " << kindSet(Set->NotNative);
      OS << ",\n    .Default = ScalarKind::" << Set->Members.front()
         << (Set->Exact ? ", .Exact = true" : "") << "};\n";
    }
    OS << "\n";
  }

  static std::string dimension(const LibraryDimensionDesc &D) {
    return Fields().number("Fixed", D.Fixed).number("Variable", D.Variable, -1).str();
  }

  static std::string type(const LibraryTypeDesc &T) {
    Fields F;
    F.add("Kind", "TypePattern::Sort::" + T.Sort);
    if (T.Sort == "Numeric") {
      F.number("ElementVariable", T.ElementVariable, -1).flag("ElementOfObject", T.ElementOfObject);
      if (T.Set)
        F.add("Elements", "Set" + T.Set->Name);
      F.number("ShapeVariable", T.ShapeVariable, -1);
      if (T.Shape != "Scalars")
        F.add("Shape", T.Shape);
      if (T.Shape == "Matrices" || T.ShapeVariable >= 0)
        F.add("Rows", dimension(T.Rows));
      if (T.Shape != "Scalars" || T.ShapeVariable >= 0)
        F.add("Columns", dimension(T.Columns));
    }
    return F.text("ObjectName", T.ObjectName).str();
  }

  static std::string parameter(const LibraryParamDesc &P) {
    Fields F;
    F.text("Word", P.Name).add("Type", type(P.Type));
    if (P.Flow != "In")
      F.add("Flow", "Direction::" + P.Flow);
    return F.flag("Place", P.Place).str();
  }

  static std::string operand(const LibraryOperandDesc &O) {
    return Fields()
        .add("Kind", "Operand::Sort::" + O.Sort)
        .number("Index", O.Index)
        .number("Value", O.Value)
        .str();
  }

  static void addMeanings(const LibraryFunctionDesc &F, Fields &Row) {
    std::string Meanings;
    for (const FunctionMeaningField &Field : FunctionMeaningFields)
      Meanings += (Meanings.empty() ? "" : ", ") +
                  (F.Record->isValueUnset(Field.Field)
                       ? std::string("{}")
                       : "meaning::Function::" + F.Name + Field.Suffix.str());
    if (StringRef Folding = F.Record->getValueAsString("folding"); Folding != "Never")
      Row.add("Foldable", "Folding::" + Folding);
    if (StringRef(Meanings).contains("::"))
      Row.add("Meanings", "{" + Meanings + "}");
  }

  std::string function(const LibraryFunctionDesc &F) {
    auto Rows = [](const auto &From, auto Row) {
      std::vector<std::string> Result;
      for (const auto &One : From)
        Result.push_back(Row(One));
      return Result;
    };
    Fields Row;
    Row.text("Word", F.Name).add("Result", type(F.Result));
    if (!F.Params.empty())
      Row.add("Parameters", Parameters.add(Rows(F.Params, parameter)));
    if (!F.Sets.empty())
      Row.add("Elements",
              SetLists.add(Rows(F.Sets, [](const LibrarySetDesc *S) { return "Set" + S->Name; })));
    if (F.HasShapeVariable)
      Row.add("ShapeSets", ShapeSets.add({"AllShapes"}));
    Row.number("Dimensions", F.Dimensions).add("Lowering", "LoweringKind::" + F.Lowering);
    if (!F.Special.empty())
      Row.add("Special", "SpecialId::" + F.Special);
    Row.flag("TakesTemplateArgument", F.TakesTemplateArgument).flag("Variadic", F.Variadic);
    Row.flag("Native16", F.Native16);
    if (!F.Pure)
      Row.add("ReadsOnly", "false");
    Row.flag("HasStatus", F.HasStatus)
        .flag("HasOp", F.OpSaysStages)
        .number("SinceMinor", F.SinceMinor);
    if (F.Op)
      Row.add("Op", "OpCode::" + F.Op->Name);
    // Methods of textures have no meaning.
    if (F.Record->getValue("folding"))
      addMeanings(F, Row);
    Row.text("IntrinsicName", F.Intrinsic).text("SignedIntrinsicName", F.SignedIntrinsic);
    Row.text("UnsignedIntrinsicName", F.UnsignedIntrinsic);
    if (!F.Operands.empty())
      Row.add("Operands", Operands.add(Rows(F.Operands, operand)));
    return Row.text("Body", F.Body).text("Doc", F.Doc).str();
  }

  std::string object(const LibraryObjectDesc &O) {
    Fields Row;
    Row.text("Word", O.Name).text("AliasOf", O.AliasOf).add("Kind", "ObjectType::Sort::" + O.Sort);
    Row.add("Resource", "ResourceKind(" + Twine(O.Kind) + ")");
    if (O.SamplerMode)
      Row.add("Sampler", "SamplerKind(" + Twine(O.SamplerMode) + ")");
    Row.flag("Writable", O.Writable).flag("RasterizerOrdered", O.RasterizerOrdered);
    Row.flag("Multisampled", O.Multisampled).flag("HasCounter", O.Counter);
    Row.flag("GloballyCoherentAllowed", O.Writable).number("Coordinates", O.Coordinates);
    Row.number("Offsets", O.Offsets)
        .flag("HasMips", O.HasMips)
        .number("TypeParameters", O.TypeParameters);
    Row.flag("TypeOptional", O.TypeOptional).number("Numbers", O.Numbers);
    Row.number("RequiredNumbers", O.RequiredNumbers).number("SinceMinor", O.SinceMinor);
    Row.number("NodeFlags", O.NodeFlags);
    if (!O.Array.empty())
      Row.add("Array", "contract::EntryArray::" + O.Array);
    if (!O.Topology.empty())
      Row.add("Topology", "OutputTopology::" + O.Topology);
    std::vector<std::string> Methods;
    for (unsigned I : O.Methods)
      Methods.push_back("&Functions[" + std::to_string(I) + "]");
    if (!Methods.empty())
      Row.add("Methods", MethodLists.add(Methods));
    return Row.text("Doc", O.Doc).str();
  }

  void emitScalars() {
    OS << "inline constexpr ScalarName ScalarNames[] = {\n";
    for (const LibraryScalarDesc &S : L.Scalars)
      OS << "    {" << quoted(S.Name) << ", ScalarKind::" << S.Kind << ", "
         << (S.Native16 ? "true" : "false") << "},\n";
    OS << "};\n\n";
  }

  void emitTexts(StringRef Name, const std::vector<LibraryTextDesc> &Texts) {
    OS << "inline constexpr NamedText " << Name << "[] = {\n";
    for (const LibraryTextDesc &T : Texts)
      OS << "    {" << quoted(T.Name) << ", " << quoted(T.Text) << "},\n";
    OS << "};\n\n";
  }

  const LibraryModel &L;
  raw_ostream &OS;
  Pool SetLists{"ElementSet", "SetLists"};
  Pool ShapeSets{"uint8_t", "ShapeSets"};
  Pool Parameters{"Parameter", "Parameters"};
  Pool Operands{"Operand", "Operands"};
  Pool MethodLists{"const Function *", "MethodLists"};
};

} // namespace

static bool emitLibraryIds(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LibraryModel> L = readLibrary(M, Records);
  if (!L)
    return false;
  std::set<std::string> Names;
  for (const LibraryFunctionDesc &F : L->Functions)
    if (!F.Special.empty())
      Names.insert(F.Special);
  OS << "\n#include <cstdint>\n\nnamespace dxil::frontend::library {\n\n"
        "enum class SpecialId : uint16_t {\n  None,\n";
  for (const std::string &Name : Names)
    OS << "  " << Name << ",\n";
  OS << "};\n\n} // namespace dxil::frontend::library\n";
  return true;
}
static const Emitter
    LibraryIds("gen-library-ids", "include/dxil/generated/HLSLLibraryIds.h",
               "The library functions that code generation has code of its own for.",
               emitLibraryIds);

static bool emitLibrary(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LibraryModel> L = readLibrary(M, Records);
  if (!L)
    return false;
  OS << "\n";
  LibraryEmission(*L, OS).emit();
  return true;
}
static const Emitter
    Library("gen-library", "include/dxil/generated/HLSLLibrary.inc",
            "HLSL's library for the front end: the tables behind frontend/library/Library.h.",
            emitLibrary);

} // namespace dxil::emitters
