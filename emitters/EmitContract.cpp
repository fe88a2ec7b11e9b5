// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the contract between front ends and the back end: enumerations, structs with the
// attributes of entry points and of their parameters, other structs, and their JSON fields.
#include "DeclarationModel.h"
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(
#include <dxil/generated/HLSLDeclarations.h>
#include <dxil/generated/MetadataNumbers.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Type;
class Value;
namespace dxil {
enum class ResourceClass : uint8_t;
}
} // namespace llvm

namespace dxil::contract {
)";

constexpr StringLiteral NamedIndex = R"(
using frontend::AttributeId;

/// A name and an index, which identify a node.
struct NamedIndex {
  std::string Name;
  uint32_t Index = 0;
};
)";

struct Field {
  std::string Type, Name;
};

class ContractEmission {
public:
  ContractEmission(const DeclarationModel &D, raw_ostream &OS) : D(D), OS(OS) {}

  bool emit() {
    OS << NamedIndex;
    emitWords();
    return emitStruct("EntryAttributes", "Function", "Attributes of an entry point.") &&
           emitStruct("ParameterAttributes", "Parameter",
                      "Attributes of a parameter of an entry point.");
  }

private:
  /// Emits an overload of wordsOf() for each enumeration that is the type of a field.
  void emitWords() {
    std::map<std::string, std::string> Tables;
    for (const HLSLAttributeDesc &A : D.Attributes)
      for (const AttributeArgumentDesc &Argument : A.Arguments)
        if (A.InContract)
          Tables.insert(Argument.Enums.begin(), Argument.Enums.end());
    OS << "\n// The cases of an enumeration, with their words.\n";
    for (const auto &[Enum, Table] : Tables)
      OS << "constexpr auto &wordsOf(::dxil::" << Enum << ") { return " << Table << "; }\n";
  }

  /// Returns the fields for the arguments of \p A: one, or one for each enumeration of its words.
  /// Returns an empty list if the arguments have no type.
  static std::vector<Field> fieldsOf(const HLSLAttributeDesc &A) {
    std::string Sorts;
    for (const AttributeArgumentDesc &Argument : A.Arguments)
      Sorts += (Sorts.empty() ? "" : " ") + Argument.Enum;
    if (Sorts.empty())
      return {{"bool", A.Enum}};
    std::vector<Field> Fields;
    if (Sorts == "Word")
      for (const auto &[Enum, Table] : A.Arguments[0].Enums)
        Fields.push_back({"std::optional<::dxil::" + Enum + ">",
                          A.Arguments[0].Enums.size() == 1 ? A.Enum : Enum});
    constexpr std::pair<StringLiteral, StringLiteral> Types[] = {
        {"Integer", "uint32_t"},      {"Integer Integer Integer", "std::array<uint32_t, 3>"},
        {"Float", "float"},           {"Text", "std::string"},
        {"Parameter", "std::string"}, {"Text Integer", "NamedIndex"}};
    for (auto [Existing, Type] : Types)
      if (Sorts == Existing)
        Fields.push_back({("std::optional<" + Type + ">").str(), A.Enum});
    if (Fields.empty())
      PrintError("attribute '" + A.Name + "' of the contract: no type has its arguments");
    return Fields;
  }

  /// Emits the struct \p Name of the attributes at \p Place, and a visitor of its fields.
  bool emitStruct(StringRef Name, StringRef Place, StringRef Doc) {
    std::string Members, Visits;
    for (const HLSLAttributeDesc &A : D.Attributes) {
      if (!A.InContract || !is_contained(A.Places, Place))
        continue;
      const std::vector<Field> Fields = fieldsOf(A);
      if (Fields.empty())
        return false;
      Visits += "  Visit(AttributeId::" + A.Enum;
      for (const Field &F : Fields) {
        Members += "  " + F.Type + " " + F.Name + (F.Type == "bool" ? " = false" : "") + ";\n";
        Visits += ", A." + F.Name;
      }
      Visits += ");\n";
    }
    OS << "\n/// " << Doc << "\nstruct " << Name << " {\n"
       << Members << "};\n\n"
       << "/// Calls Visit with each attribute and its fields.\n"
          "template <class Visitor> void visitAttributes(Visitor &Visit, "
       << Name << " &A) {\n"
       << Visits << "}\n";
    return true;
  }

  const DeclarationModel &D;
  raw_ostream &OS;
};

/// Emits a ContractStruct.
void emitContractStruct(const Record &Struct, raw_ostream &OS) {
  OS << "\n/// " << Struct.getValueAsString("Doc") << "\nstruct " << Struct.getName() << " {\n";
  for (const Record *F : Struct.getValueAsListOfDefs("Fields")) {
    const StringRef Type = F->getValueAsString("Type"), Default = F->getValueAsString("Default");
    if (!Type.empty())
      OS << "  " << Type << (Type.ends_with("*") ? "" : " ") << F->getValueAsString("Member")
         << (Default.empty() ? "" : " = ") << Default << "; ///< " << F->getValueAsString("Doc")
         << "\n";
  }
  OS << "};\n";
}

/// Emits the list of the JSON fields of a ContractStruct, sorted by key.
void emitFieldList(const Record &Struct, raw_ostream &OS) {
  std::map<StringRef, StringRef> Calls;
  for (const Record *F : Struct.getValueAsListOfDefs("Fields"))
    if (StringRef Key = F->getValueAsString("Key"); !Key.empty())
      Calls.emplace(Key, F->getValueAsString("Visit"));
  OS << "\ntemplate <class V> void visitFields(V &Visit, " << Struct.getName()
     << " &S) {\n  using enum Presence;\n";
  for (const auto &[Key, Call] : Calls)
    OS << "  " << Call << ";\n";
  OS << "}\n";
}

} // namespace

static bool emitContract(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<DeclarationModel> D = readDeclarations(M, Records);
  if (!D)
    return false;
  OS << Head;
  for (const Record *Enum : definitions(Records, "ContractEnum"))
    if (!emitEnumeration(*Enum, OS))
      return false;
  if (!ContractEmission(*D, OS).emit())
    return false;
  for (const Record *Struct : definitions(Records, "ContractStruct"))
    emitContractStruct(*Struct, OS);
  OS << "\n} // namespace dxil::contract\n";
  return true;
}
static const Emitter Contract("gen-contract", "include/dxil/generated/Contract.h",
                              "The IR contract: its enumerations and structs.", emitContract);

static bool emitContractFields(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  for (const Record *Struct : definitions(Records, "ContractStruct"))
    emitFieldList(*Struct, OS);
  return true;
}
static const Emitter ContractFields("gen-contract-fields",
                                    "include/dxil/generated/ContractFields.inc",
                                    "The JSON fields of the IR contract's structs.",
                                    emitContractFields);

} // namespace dxil::emitters
