// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the front end's tables of HLSL attributes and modifiers.
#include "DeclarationModel.h"
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral AttributeTypes = R"(
struct AttributeArgument {
  AttributeSort Sort;
  int64_t Least = 0, Most = 0;                  ///< range of a number
  std::span<const std::string_view> Words = {}; ///< legal words of a text
};

/// An attribute: the places where it has an effect, and its arguments.
struct AttributeInfo {
  AttributeId Id;
  std::string_view Word;   ///< name in lower case
  uint32_t Places;         ///< set of AttributePlace
  AttributeMisuse Misuse;  ///< diagnostic at other declarations
  std::span<const AttributeArgument> Arguments = {};
  uint8_t Required = 0;    ///< number of required arguments
  int64_t ProductMost = 0; ///< limit of the product of the numbers; 0: no limit
  uint32_t InStages = 0;   ///< set of Stage: entry points that may have the attribute; 0: all
  uint32_t NeededIn = 0;   ///< set of Stage: entry points that must have it
  bool NeverCalled = false;      ///< with arguments it is an unknown attribute
  bool IgnoresArguments = false;
  bool TakesName = false;        ///< the first argument may be a name that is not looked up
  bool OtherStageWarns = false;  ///< at an entry point of another stage: a warning, else an error
  bool Agrees = false;           ///< two of them must be equal

  constexpr bool isFor(AttributePlace P) const { return Places >> unsigned(P) & 1; }
};
)";

constexpr StringLiteral FindAttribute = R"(
/// Returns the attribute with the name \p Word, in any case, or null.
constexpr const AttributeInfo *findAttribute(std::string_view Word) {
  auto IsWord = [&](const AttributeInfo &A) {
    if (A.Word.size() != Word.size())
      return false;
    for (size_t I = 0; I < Word.size(); ++I)
      if (A.Word[I] != (Word[I] >= 'A' && Word[I] <= 'Z' ? Word[I] - 'A' + 'a' : Word[I]))
        return false;
    return true;
  };
  for (const AttributeInfo &A : AllAttributes)
    if (IsWord(A))
      return &A;
  return nullptr;
}
)";

constexpr StringLiteral ModifierTypes = R"(
struct ModifierInfo {
  Specifier Is;
  std::string_view Word;
  uint32_t Places;        ///< set of ModifierPlace where it has an effect
  uint32_t IgnoredAt;     ///< places where it is ignored; anywhere else it is an error
  ModifierRepeat Repeat;  ///< diagnostic of a repeated modifier
  bool AfterType;         ///< it may follow the type
  Specifier Needs;        ///< modifier that it requires; itself: none

  constexpr bool isFor(ModifierPlace P) const { return Places >> unsigned(P) & 1; }
  constexpr bool isIgnoredAt(ModifierPlace P) const { return IgnoredAt >> unsigned(P) & 1; }
};

struct ModifierPair {
  Specifier A, B;
};
)";

class DeclarationEmission {
public:
  DeclarationEmission(const DeclarationModel &D, raw_ostream &OS) : D(D), OS(OS) {}

  void emit() {
    OS << "\n#include <dxil/generated/OpCodes.h>\n\n#include <cstdint>\n"
          "#include <span>\n#include <string_view>\n\nnamespace dxil::frontend {\n";
    emitEnum("A construct that an attribute may stand at.", "AttributePlace", D.AttributePlaces);
    emitEnum("What an attribute is at a declaration that is none of its places.", "AttributeMisuse",
             D.Misuses);
    emitEnum("What an argument of an attribute must be.", "AttributeSort", D.ArgumentSorts);
    std::vector<std::string> Ids{"None"};
    for (const HLSLAttributeDesc &A : D.Attributes)
      Ids.push_back(A.Enum);
    emitEnum("", "AttributeId", Ids);
    OS << AttributeTypes << "\n";
    emitAttributes();
    emitEnum("A construct that a modifier may stand at.", "ModifierPlace", D.ModifierPlaces);
    emitWords("By ModifierPlace, for messages.", "ModifierPlaceWords", D.ModifierPlaceWords);
    emitEnum("What a second modifier is.", "ModifierRepeat", D.Repeats);
    std::vector<std::string> Specifiers;
    for (const HLSLModifierDesc &M : D.Modifiers)
      Specifiers.push_back(M.Enum);
    // The matrix order that `#pragma pack_matrix` sets for the matrices after it.
    Specifiers.insert(Specifiers.end(), {"PragmaRowMajor", "PragmaColumnMajor"});
    emitEnum("Storage classes, modifiers and qualifiers.", "Specifier", Specifiers);
    OS << ModifierTypes;
    emitModifiers();
    emitPairs("Two that cannot stand together.", "ExcludedModifiers", D.Exclusions);
    emitPairs("Of two that stand together the first is ignored.", "OverriddenModifiers",
              D.Overrides);
    emitWords("Types of effects, whose declarations are ignored.", "EffectTypeWords",
              D.EffectTypes);
    OS << "\n/// A class of subobjects. Values: 't' for a string, 'n' for a number.\n"
          "struct SubobjectInfo {\n  std::string_view Word, Values;\n};\n"
          "inline constexpr SubobjectInfo AllSubobjects[] = {\n";
    for (const auto &[Word, Values] : D.Subobjects)
      OS << "    {\"" << Word << "\", \"" << Values << "\"},\n";
    OS << "};\n\n} // namespace dxil::frontend\n";
  }

private:
  void emitWords(StringRef Doc, StringRef Name, ArrayRef<std::string> Words) {
    OS << "\n/// " << Doc << "\ninline constexpr std::string_view " << Name << "[] = {\n";
    for (const std::string &Word : Words)
      OS << "    \"" << Word << "\",\n";
    OS << "};\n";
  }

  void emitEnum(StringRef Doc, StringRef Name, ArrayRef<std::string> Cases) {
    OS << "\n";
    if (!Doc.empty())
      OS << "/// " << Doc << "\n";
    OS << "enum class " << Name << " : uint8_t {\n";
    for (const std::string &Case : Cases)
      OS << "  " << Case << ",\n";
    OS << "};\n";
  }

  static std::string bits(StringRef Enum, ArrayRef<std::string> Cases) {
    std::string Text;
    for (const std::string &Case : Cases)
      Text +=
          (Text.empty() ? "" : " | ") + ("1u << unsigned(" + Twine(Enum) + "::" + Case + ")").str();
    return Text.empty() ? "0" : Text;
  }

  /// Emits an array of the legal words of an argument. Returns the array's name.
  std::string emitWords(const HLSLAttributeDesc &A, const AttributeArgumentDesc &Argument) {
    if (Argument.Words.empty())
      return "";
    const std::string Name = A.Enum + "Words";
    OS << "inline constexpr std::string_view " << Name << "[] = {";
    for (size_t I = 0; I < Argument.Words.size(); ++I)
      OS << (I ? ", " : "") << '"' << Argument.Words[I] << '"';
    OS << "};\n";
    return Name;
  }

  std::string emitArguments(const HLSLAttributeDesc &A) {
    if (A.Arguments.empty())
      return "{}";
    std::string Rows;
    for (const AttributeArgumentDesc &Argument : A.Arguments) {
      const std::string Words = emitWords(A, Argument);
      Rows += "    {AttributeSort::" + Argument.Enum + ", " + std::to_string(Argument.Least) +
              ", " + std::to_string(Argument.Most) + ", " + (Words.empty() ? "{}" : Words) + "},\n";
    }
    OS << "inline constexpr AttributeArgument " << A.Enum << "Arguments[] = {\n" << Rows << "};\n";
    return A.Enum + "Arguments";
  }

  void emitAttributes() {
    std::vector<std::string> Arguments;
    for (const HLSLAttributeDesc &A : D.Attributes)
      Arguments.push_back(emitArguments(A));
    OS << "\n/// By word.\ninline constexpr AttributeInfo AllAttributes[] = {\n";
    for (auto [A, List] : zip(D.Attributes, Arguments)) {
      OS << "    {.Id = AttributeId::" << A.Enum << ",\n     .Word = \""
         << StringRef(A.Name).lower() << "\",\n     .Places = " << bits("AttributePlace", A.Places)
         << ",\n     .Misuse = AttributeMisuse::" << A.Misuse;
      if (!A.Arguments.empty())
        OS << ",\n     .Arguments = " << List << ",\n     .Required = " << A.Required;
      if (A.ProductMost)
        OS << ",\n     .ProductMost = " << A.ProductMost;
      if (!A.InStages.empty())
        OS << ",\n     .InStages = " << bits("Stage", A.InStages);
      if (!A.NeededIn.empty())
        OS << ",\n     .NeededIn = " << bits("Stage", A.NeededIn);
      for (auto [Field, Is] : {std::pair("NeverCalled", A.NeverCalled),
                               {"IgnoresArguments", A.IgnoresArguments},
                               {"TakesName", A.TakesName},
                               {"OtherStageWarns", A.OtherStageWarns},
                               {"Agrees", A.Agrees}})
        if (Is)
          OS << ",\n     ." << Field << " = true";
      OS << "},\n";
    }
    OS << "};\n" << FindAttribute;
  }

  void emitModifiers() {
    OS << "\n/// By Specifier.\ninline constexpr ModifierInfo AllModifiers[] = {\n";
    for (const HLSLModifierDesc &M : D.Modifiers)
      OS << "    {.Is = Specifier::" << M.Enum << ",\n     .Word = \"" << M.Word
         << "\",\n     .Places = " << bits("ModifierPlace", M.Places)
         << ",\n     .IgnoredAt = " << bits("ModifierPlace", M.IgnoredAt)
         << ",\n     .Repeat = ModifierRepeat::" << M.Repeat
         << ",\n     .AfterType = " << (M.AfterType ? "true" : "false")
         << ",\n     .Needs = Specifier::" << (M.Needs.empty() ? M.Enum : M.Needs) << "},\n";
    OS << "};\n";
  }

  void emitPairs(StringRef Doc, StringRef Name, ArrayRef<ModifierPair> Pairs) {
    OS << "\n/// " << Doc << "\ninline constexpr ModifierPair " << Name << "[] = {\n";
    for (const auto &[A, B] : Pairs)
      OS << "    {Specifier::" << A << ", Specifier::" << B << "},\n";
    OS << "};\n";
  }

  const DeclarationModel &D;
  raw_ostream &OS;
};

} // namespace

static bool emitDeclarations(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<DeclarationModel> D = readDeclarations(M, Records);
  if (!D)
    return false;
  DeclarationEmission(*D, OS).emit();
  return true;
}
static const Emitter
    Declarations("gen-declarations", "include/dxil/generated/HLSLDeclarations.h",
                 "HLSL's attributes and modifiers: where they stand and what they take.",
                 emitDeclarations);

} // namespace dxil::emitters
