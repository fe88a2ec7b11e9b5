// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules.h (enum, table type, typed messages), Rules.inc (the table) and Instructions.inc.
#include "EmitRules.h"

#include "Emitter.h"
#include "RuleModel.h"

#include <llvm/Support/Format.h>
#include <llvm/Support/raw_ostream.h>

#include <cctype>
#include <set>

namespace dxil::emitters {
namespace {

using llvm::raw_ostream;

std::string quoted(const std::string &Text) {
  std::string Out = "\"";
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Out += '\\';
    Out += C;
  }
  return Out + "\"";
}

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

/// A parameter's name in C++: the words of the language get a trailing underscore.
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
        "/// A rule's record. Text has placeholders {name:type}, filled in their order.\n"
        "struct RuleInfo {\n"
        "  Rule Id;\n"
        "  RuleFamily Family;\n"
        "  dxil::Severity Severity;\n"
        "  RuleStatus Status;\n"
        "  std::uint32_t Stages; ///< bit n: shader kind n can break it\n"
        "  ModuleVersion Since;  ///< the first DXIL version in which it can be broken\n"
        "  std::string_view Name, Text, Doc, Hint, Reason;\n"
        "};\n\n"
        "/// A broken rule and what fills its text.\n"
        "struct RuleMessage {\n"
        "  Rule Id;\n"
        "  std::vector<std::string> Arguments;\n"
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
    OS << Separator << "detail::ruleText(" << identifier(P.Name) << ")";
    Separator = ", ";
  }
  OS << "}};\n}\n\n";
}

} // namespace

static void writeRuleHeader(raw_ostream &OS, const RuleModel &M) {
  emitBanner(OS, "//", "Validation rules: names, records and typed messages.", "gen-rules-header");
  OS << "#pragma once\n\n"
        "#include <dxil/ops/ShaderModels.h>\n\n#include <cstdint>\n#include <string>\n#include "
        "<string_view>\n#include <vector>\n\n"
        "namespace dxil {\n\n";
  emitTypes(OS, M);
  OS << "namespace detail {\n"
        "inline std::string ruleText(std::string_view Text) { return std::string(Text); }\n"
        "inline std::string ruleText(std::int64_t Number) { return std::to_string(Number); }\n"
        "inline std::string ruleText(ModuleVersion V) {\n"
        "  return std::to_string(V.Major) + \".\" + std::to_string(V.Minor);\n"
        "}\n"
        "} // namespace detail\n\n"
        "/// One function for each rule, whose parameters are the placeholders of its text.\n"
        "namespace rule {\n\n";
  for (const RuleDesc &R : M.Rules)
    emitMessage(OS, R);
  OS << "} // namespace rule\n} // namespace dxil\n";
}

static void writeRuleTable(raw_ostream &OS, const RuleModel &M) {
  emitBanner(OS, "//", "The initializers of RuleInfo, by number.", "gen-rules-table");
  OS << "\n";
  for (const RuleDesc &R : M.Rules) {
    OS << "{Rule::" << R.Enum << ", RuleFamily::" << R.Family << ", Severity::" << camel(R.Severity)
       << ", RuleStatus::" << camel(R.Status) << ",\n " << llvm::format("0x%X", R.StageMask)
       << ", {" << R.SinceMajor << ", " << R.SinceMinor << "}, " << quoted(R.Name) << ",\n "
       << quoted(R.Text) << ",\n " << quoted(R.Doc) << ",\n " << quoted(R.Hint) << ", "
       << quoted(R.Reason) << "},\n";
  }
}

static void writeInstructionTable(raw_ostream &OS, const RuleModel &M) {
  emitBanner(OS, "//",
             "DXIL_INSTRUCTION(keyword, number, allowed, types, major, minor, counter) for each.",
             "gen-instruction-table");
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
}

static void writeSignatureNumbers(raw_ostream &OS, const RuleModel &M) {
  emitBanner(
      OS, "//",
      "DXIL_SIGNATURE_NUMBER(kind, isoline's first row, its others, triangle, quad) for each.",
      "gen-signature-numbers");
  OS << "\n";
  for (const SystemValueDesc &V : M.SystemValues) {
    OS << "DXIL_SIGNATURE_NUMBER(" << V.Kind;
    for (int64_t Number : V.PartNumbers)
      OS << ", " << Number;
    OS << ") // " << (V.Name.empty() ? "an ordinary element" : V.Name) << "\n";
  }
}

namespace {

using WriteRulesFn = void (*)(raw_ostream &OS, const RuleModel &M);

bool emitWith(WriteRulesFn Write, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  std::optional<RuleModel> M = readRuleModel(Records);
  if (!M)
    return false;
  Write(OS, *M);
  return true;
}

} // namespace

bool emitRuleHeader(const Model &, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  return emitWith(writeRuleHeader, Records, OS);
}
bool emitRuleTable(const Model &, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  return emitWith(writeRuleTable, Records, OS);
}
bool emitInstructionTable(const Model &, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  return emitWith(writeInstructionTable, Records, OS);
}
bool emitSignatureNumbers(const Model &, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  return emitWith(writeSignatureNumbers, Records, OS);
}

} // namespace dxil::emitters
