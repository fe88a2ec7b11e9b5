// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes HLSL's library as tables of the front end (frontend/library/Library.h). Each function and
// class is a block of its own. Rows refer to others by names that are made of their contents, so
// that a new record changes no line of another. Signatures share lists of parameters.
#include "Emitter.h"
#include "LibraryModel.h"
#include "MeaningModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>
#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Designated initializers of the fields that differ from their defaults.
class Fields {
public:
  Fields &add(StringRef Name, const Twine &Value) {
    Items.push_back(("." + Name + " = " + Value).str());
    return *this;
  }
  Fields &flag(StringRef Name, bool Value) { return Value ? add(Name, "true") : *this; }
  Fields &number(StringRef Name, int64_t Value, int64_t Default = 0) {
    return Value == Default ? *this : add(Name, Twine(Value));
  }
  Fields &text(StringRef Name, StringRef Value) {
    return Value.empty() ? *this : add(Name, quoted(Value));
  }
  std::string str() const { return "{" + join(Items, ", ") + "}"; }
  void emit(raw_ostream &OS, const Twine &Head, StringRef Tail, unsigned Indent) const {
    emitItems(OS, (Head + "{").str(), Items, ("}" + Tail).str(), Indent);
  }

private:
  std::vector<std::string> Items;
};

//===-- Names of rows -----------------------------------------------------===//

std::string spelling(const LibraryDimensionDesc &D) {
  if (D.Fixed)
    return std::to_string(D.Fixed);
  return D.Variable < 0 ? "Any" : std::string(1, char('M' + D.Variable));
}

/// Returns a type as a part of an identifier. Sets are those of the element variables, or empty if
/// the variables stand for themselves.
std::string spelling(const LibraryTypeDesc &T, ArrayRef<const LibrarySetDesc *> Sets = {}) {
  if (!T.ObjectName.empty())
    return cppIdentifier(T.ObjectName);
  if (T.Sort != "Numeric")
    return T.Sort;
  std::string Name = T.ElementOfObject       ? "Element"
                     : T.ElementVariable < 0 ? T.Set->Name
                     : Sets.empty()          ? std::string(1, char('T' + T.ElementVariable))
                                             : Sets[T.ElementVariable]->Name;
  if (T.ShapeVariable >= 0)
    return Name + "s";
  if (T.Shape == "Matrices")
    Name += spelling(T.Rows) + "x";
  return T.Shape == "Scalars" ? Name : Name + spelling(T.Columns);
}

std::string functionName(const LibraryFunctionDesc &F) {
  std::string Name = F.Class.empty() ? F.Name : F.Class + "_" + F.Name;
  for (const LibraryParamDesc &P : F.Params)
    Name += "_" + spelling(P.Type, F.Sets);
  return cppIdentifier(Name + (F.Native16 ? "_Native16" : ""));
}

std::string kindSet(const std::vector<std::string> &Kinds) {
  std::string Text;
  for (const std::string &Kind : Kinds)
    Text += (Text.empty() ? "" : " | ") + ("setOf(ScalarKind::" + Kind + ")");
  return Text;
}

class LibraryEmission {
public:
  LibraryEmission(const LibraryModel &L, raw_ostream &OS) : L(L), OS(OS) {}

  /// Returns false after an error: two rows have one name.
  bool emit() {
    emitSets();
    std::string Functions;
    raw_string_ostream FunctionsOS(Functions);
    for (const LibraryFunctionDesc &F : L.Functions)
      emitFunction(FunctionsOS, F);
    emitLists("sets", "ElementSet", SetLists);
    emitLists("parameters", "Parameter", ParameterLists);
    OS << "namespace functions {\n\n" << Functions << "} // namespace functions\n\n";
    OS << "// By name; those of one name in the order in which they are tried.\n";
    emitReferences("FreeFunctions", L.FreeFunctions);
    OS << "\nnamespace methods {\n\n";
    for (const LibraryObjectDesc &O : L.Objects)
      if (!O.Methods.empty()) {
        emitReferences(cppIdentifier(O.Name), O.Methods);
        OS << "\n";
      }
    OS << "} // namespace methods\n\ninline constexpr ObjectType Objects[] = {\n";
    for (const LibraryObjectDesc &O : L.Objects)
      emitObject(O);
    OS << "};\n\n";
    emitScalars();
    emitTexts("Structs", L.Structs);
    emitTexts("Constants", L.Constants);
    return !Failed;
  }

private:
  /// Lists of rows by the names of their arrays.
  using Lists = std::map<std::string, std::vector<std::string>>;

  std::string list(Lists &L, StringRef Namespace, const std::string &Name,
                   const std::vector<std::string> &Rows) {
    auto [Entry, IsNew] = L.try_emplace(Name, Rows);
    if (!IsNew && Entry->second != Rows)
      fail("two lists have the name '" + Name + "'");
    return (Namespace + "::" + Name).str();
  }
  void fail(const Twine &Message) {
    PrintError(Message);
    Failed = true;
  }

  void emitLists(StringRef Namespace, StringRef Type, const Lists &L) {
    OS << "namespace " << Namespace << " {\n\n";
    for (const auto &[Name, Rows] : L)
      emitItems(OS, ("inline constexpr " + Type + " " + Name + "[] = {").str(), Rows, "};\n", 4);
    OS << "\n} // namespace " << Namespace << "\n\n";
  }

  void emitReferences(StringRef Name, const std::vector<unsigned> &Functions) {
    OS << "inline constexpr const Function *" << Name << "[] = {\n";
    for (unsigned I : Functions)
      OS << "    &functions::" << functionName(L.Functions[I]) << ",\n";
    OS << "};\n";
  }

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

  std::string parameters(const LibraryFunctionDesc &F) {
    std::string Name;
    std::vector<std::string> Rows;
    for (const LibraryParamDesc &P : F.Params) {
      Name += (Name.empty() ? "" : "_") + (P.Place          ? std::string("place_")
                                           : P.Flow == "In" ? std::string()
                                                            : StringRef(P.Flow).lower() + "_");
      Name += spelling(P.Type) + "_" + P.Name;
      Rows.push_back(parameter(P));
    }
    return list(ParameterLists, "parameters", Name, Rows);
  }

  std::string sets(const LibraryFunctionDesc &F) {
    std::vector<std::string> Names, Rows;
    for (const LibrarySetDesc *S : F.Sets) {
      Names.push_back(S->Name);
      Rows.push_back("Set" + S->Name);
    }
    return list(SetLists, "sets", join(Names, "_"), Rows);
  }

  /// Returns a call or constant of frontend/library/Library.cpp.
  static std::string operand(const LibraryOperandDesc &O) {
    const std::string Name = (Twine(toLower(O.Sort[0])) + O.Sort.substr(1) + "Operand").str();
    if (O.Sort == "Component")
      return Name + "(" + std::to_string(O.Index) + ", " + std::to_string(O.Value) + ")";
    if (O.Sort == "Constant")
      return Name + "(" + std::to_string(O.Value) + ")";
    if (O.Sort == "Parameter" || O.Sort == "Sign")
      return Name + "(" + std::to_string(O.Index) + ")";
    return O.Sort + "Operand";
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

  void emitFunction(raw_ostream &OS, const LibraryFunctionDesc &F) {
    const std::string Name = functionName(F);
    if (!FunctionNames.insert(Name).second)
      fail("two functions have the name '" + Name + "'");
    if (!F.Operands.empty()) {
      std::vector<std::string> Items;
      for (const LibraryOperandDesc &O : F.Operands)
        Items.push_back(operand(O));
      emitItems(OS, "inline constexpr Operand " + Name + "_operands[] = {", Items, "};\n", 4);
    }
    Fields Row;
    Row.text("Word", F.Name).add("Result", type(F.Result));
    if (!F.Params.empty())
      Row.add("Parameters", parameters(F));
    if (!F.Sets.empty())
      Row.add("Elements", sets(F));
    if (F.HasShapeVariable)
      Row.add("ShapeSets", "ShapesOfVariables");
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
      Row.add("Operands", Name + "_operands");
    Row.text("Body", F.Body).text("Doc", F.Doc);
    Row.emit(OS, "inline constexpr Function " + Name + " = ", ";\n\n", 4);
  }

  void emitObject(const LibraryObjectDesc &O) {
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
    if (!O.Methods.empty())
      Row.add("Methods", "methods::" + cppIdentifier(O.Name));
    Row.text("Doc", O.Doc).emit(OS, "    ", ",\n", 8);
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
  Lists SetLists, ParameterLists;
  std::set<std::string> FunctionNames;
  bool Failed = false;
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
  return LibraryEmission(*L, OS).emit();
}
static const Emitter
    Library("gen-library", "include/dxil/generated/HLSLLibrary.inc",
            "HLSL's library for the front end: the tables behind frontend/library/Library.h.",
            emitLibrary);

} // namespace dxil::emitters
