// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes Rules.h (enum, table type, typed messages), Rules.inc (the table) and Instructions.inc.
#include "Emitter.h"
#include "RuleModel.h"
#include "TextTable.h"

#include <llvm/Support/Format.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>

#include <cctype>
#include <set>

namespace dxil::emitters {
namespace {

using llvm::raw_ostream;

/// "not applicable" -> "NotApplicable".
std::string camel(const std::string &Words) {
  std::string Out;
  bool Upper = true;
  for (char C : Words) {
    if (C == ' ') {
      Upper = true;
      continue;
    }
    Out += Upper ? char(std::toupper(static_cast<unsigned char>(C))) : C;
    Upper = false;
  }
  return Out;
}

/// Returns a parameter's name in C++. Keywords get a trailing underscore.
std::string identifier(const std::string &Name) {
  static const std::set<std::string> Keywords = {"class", "union", "register", "default",
                                                 "operator"};
  return Keywords.count(Name) ? Name + "_" : Name;
}

const char *cppType(const std::string &Type) {
  if (Type == "int")
    return "std::int64_t ";
  if (Type == "version")
    return "ModuleVersion ";
  return "std::string_view ";
}

void emitTypes(raw_ostream &OS, const RuleModel &M) {
  OS << "enum class Rule : std::uint16_t {\n";
  for (const RuleDesc &R : M.Rules)
    OS << "  " << R.Enum << " = " << R.Id << ", // " << R.Name << "\n";
  OS << "};\n"
     << "inline constexpr unsigned NumRules = " << M.Rules.size() << ";\n\n"
     << "enum class RuleFamily : std::uint8_t {\n";
  for (const RuleFamilyDesc &F : M.Families)
    OS << "  " << F.Record << ", // " << F.Prefix << "\n";
  OS << "};\n\n"
        "enum class Severity : std::uint8_t { Error, Warning };\n"
        "enum class RuleStatus : std::uint8_t { Implemented, NotApplicable, Planned };\n\n"
        "struct RuleTexts {\n"
        "  static const char *start();\n"
        "};\n"
        "using RuleText = TextIn<RuleTexts>;\n\n"
        "/// A rule's record. Text has placeholders {name:type}, filled in their order.\n"
        "struct RuleInfo {\n"
        "  Rule Id;\n"
        "  RuleFamily Family;\n"
        "  dxil::Severity Severity;\n"
        "  RuleStatus Status;\n"
        "  std::uint32_t Stages; ///< bit n: shader kind n can break it\n"
        "  ModuleVersion Since;  ///< the first DXIL version in which it can be broken\n"
        "  RuleText Name, Text, Doc, Hint, Reason;\n"
        "};\n\n"
        "/// What fills one placeholder of a rule's text. A text is not owned.\n"
        "class RuleArgument {\n"
        "public:\n"
        "  RuleArgument(std::string_view Text) : Text(Text.data()), Number(Text.size()) {}\n"
        "  RuleArgument(std::int64_t Number) : Number(std::uint64_t(Number)), Kind(Integer) {}\n"
        "  RuleArgument(ModuleVersion V)\n"
        "      : Number(std::uint64_t(V.Major) << 32 | V.Minor), Kind(Version) {}\n"
        "  std::string str() const;\n\n"
        "private:\n"
        "  const char *Text = nullptr;\n"
        "  std::uint64_t Number;\n"
        "  enum : std::uint8_t { Characters, Integer, Version } Kind = Characters;\n"
        "};\n\n"
        "/// A broken rule and what fills its text. Its members are not inline, and cold: there "
        "are\n"
        "/// hundreds of places that make one, few of which ever do.\n"
        "struct RuleMessage {\n"
        "  Rule Id;\n"
        "  std::vector<std::string> Arguments;\n\n"
        "  [[gnu::cold]] RuleMessage(Rule Id, std::initializer_list<RuleArgument> Arguments);\n"
        "  [[gnu::cold]] RuleMessage(RuleMessage &&From) noexcept;\n"
        "  [[gnu::cold]] ~RuleMessage();\n"
        "};\n\n";
}

void emitMessage(raw_ostream &OS, const RuleDesc &R) {
  OS << "/// " << R.Name << ": " << R.Text << "\n"
     << "inline RuleMessage " << R.Enum << "(";
  const char *Separator = "";
  for (const RuleParamDesc &P : R.Params) {
    OS << Separator << cppType(P.Type) << identifier(P.Name);
    Separator = ", ";
  }
  OS << ") {\n  return {Rule::" << R.Enum << ", {";
  Separator = "";
  for (const RuleParamDesc &P : R.Params) {
    OS << Separator << identifier(P.Name);
    Separator = ", ";
  }
  OS << "}};\n}\n\n";
}

} // namespace

static bool writeRuleHeader(raw_ostream &OS, const RuleModel &M) {
  OS << "\n"
        "#include <dxil/ops/ShaderModels.h>\n#include <dxil/ops/TextIn.h>\n\n#include "
        "<cstdint>\n#include <initializer_list>\n"
        "#include <string>\n#include <string_view>\n#include <vector>\n\n"
        "namespace dxil {\n\n";
  emitTypes(OS, M);
  OS << "/// One function for each rule, whose parameters are the placeholders of its text.\n"
        "namespace rule {\n\n";
  for (const RuleDesc &R : M.Rules)
    emitMessage(OS, R);
  OS << "} // namespace rule\n} // namespace dxil\n";
  return true;
}

static bool writeRuleTable(raw_ostream &OS, const RuleModel &M) {
  static constexpr llvm::StringLiteral Macros[] = {"DXIL_TEXT", "DXIL_RULE"};
  emitDefaults(OS, Macros);
  TextTable Texts;
  for (const RuleDesc &R : M.Rules) {
    OS << "\n// " << R.Name << "\n";
    std::vector<std::string> Items = {"DXIL_RULE(.Id = Rule::" + R.Enum,
                                      ".Family = RuleFamily::" + R.Family,
                                      ".Severity = Severity::" + camel(R.Severity),
                                      ".Status = RuleStatus::" + camel(R.Status),
                                      ".Stages = 0x" + llvm::utohexstr(R.StageMask),
                                      ".Since = {" + std::to_string(R.SinceMajor) + ", " +
                                          std::to_string(R.SinceMinor) + "}"};
    const std::pair<const char *, const std::string &> Fields[] = {
        {"Name", R.Name}, {"Text", R.Text}, {"Doc", R.Doc}, {"Hint", R.Hint}, {"Reason", R.Reason}};
    for (const auto &[Field, Text] : Fields)
      Items.push_back("." + std::string(Field) + " = " + Texts.write(OS, R.Enum + Field, Text));
    emitItems(OS, "", Items, ")\n", 10);
  }
  if (!Texts.fits()) {
    llvm::PrintError("the rules' texts are longer than numbers of 16 bits can say");
    return false;
  }
  emitUndefinitions(OS, Macros);
  return true;
}

static bool writeInstructionTable(raw_ostream &OS, const RuleModel &M) {
  OS << "\n";
  for (const LLVMInstructionDesc &I : M.Instructions) {
    OS << "DXIL_INSTRUCTION(" << quoted(I.Keyword) << ", " << I.Number << ", "
       << (I.Allowed ? "true" : "false") << ", \"";
    const char *Separator = "";
    for (const std::string &T : I.Types) {
      OS << Separator << T;
      Separator = " ";
    }
    OS << "\", " << I.SinceMajor << ", " << I.SinceMinor << ", " << quoted(I.Counter) << ")\n";
  }
  return true;
}

static bool writeSignatureNumbers(raw_ostream &OS, const RuleModel &M) {
  OS << "\n";
  for (const SystemValueDesc &V : M.SystemValues) {
    OS << "DXIL_SIGNATURE_NUMBER(" << V.Kind;
    for (int64_t Number : V.PartNumbers)
      OS << ", " << Number;
    OS << ") // " << (V.Name.empty() ? "an ordinary element" : V.Name) << "\n";
  }
  return true;
}

using WriteRulesFn = bool (*)(raw_ostream &OS, const RuleModel &M);

template <WriteRulesFn Write>
static bool emitWith(const Model &, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<RuleModel> M = readRuleModel(Records);
  return M && Write(OS, *M);
}

static const Emitter RuleHeader("gen-rules-header", "include/dxil/generated/Rules.h",
                                "Validation rules: names, records and typed messages.",
                                emitWith<writeRuleHeader>);
static const Emitter RuleTable(
    "gen-rules-table", "include/dxil/generated/Rules.inc",
    "The texts of rules, and their records by number. validation/RuleTable.cpp includes it "
    "once for each table.",
    emitWith<writeRuleTable>);
static const Emitter InstructionTable(
    "gen-instruction-table", "include/dxil/generated/Instructions.inc",
    "DXIL_INSTRUCTION(keyword, number, allowed, types, major, minor, counter) for each.",
    emitWith<writeInstructionTable>);
static const Emitter SignatureNumbers(
    "gen-signature-numbers", "include/dxil/generated/SignatureNumbers.inc",
    "DXIL_SIGNATURE_NUMBER(kind, isoline's first row, its others, triangle, quad) for each.",
    emitWith<writeSignatureNumbers>);

} // namespace dxil::emitters
