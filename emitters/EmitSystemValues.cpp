// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SystemValues.h: points of signatures, and what each system value is at each.
#include "EmitRules.h"
#include "EmitWords.h"
#include "Emitter.h"
#include "Model.h"
#include "RuleModel.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Record.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <string_view>

namespace dxil {

/// What a system value is where a stage takes or gives a signature.
enum class SignatureRole : uint8_t {
  None,           ///< it does not exist there
  Arbitrary,      ///< an ordinary element
  System,         ///< packed, and produced or consumed by the pipeline
  Generated,      ///< added by the pipeline
  NotPacked,      ///< in the signature, in no register
  Target,
  TessFactor,
  ClipCull,
  Shadow,         ///< in the signature, read by an op
  NotInSignature, ///< read by an op
};

/// A list of elements in the signatures of an entry, or what its function is handed.
enum class SignatureList : uint8_t {
  Input, Output, PatchOrPrimitive, Parameters, PatchParameters
};

)";

std::string stageOf(const Record &Stage) {
  std::string Name = Stage.getName().str();
  Name[0] = toUpper(Name[0]);
  return Name;
}

void writePoints(raw_ostream &OS, ArrayRef<const Record *> Points) {
  OS << "/// Where a stage has such a list.\nenum class SignaturePoint : uint8_t {\n  None,\n";
  for (const Record *Point : Points)
    OS << "  " << Point->getValueAsString("Name") << ",\n";
  OS << "};\ninline constexpr uint32_t SignaturePointCount = " << Points.size() + 1
     << ";\n\nstruct SignaturePointInfo {\n  SignaturePoint Point;\n  Stage Of;\n"
        "  SignatureList List;\n};\n"
        "inline constexpr SignaturePointInfo SignaturePoints[] = {\n";
  for (const Record *Point : Points)
    for (StringRef List : Point->getValueAsListOfStrings("Lists"))
      OS << "    {SignaturePoint::" << Point->getValueAsString("Name")
         << ", Stage::" << stageOf(*Point->getValueAsDef("PointStage"))
         << ", SignatureList::" << List << "},\n";
  OS << "};\n";
}

void writeValues(raw_ostream &OS, ArrayRef<const Record *> Points, const RuleModel &M) {
  OS << R"(
struct SystemValueInfo {
  uint8_t Kind;          ///< a number of namespace semantic
  std::string_view Name; ///< "SV_Position"; empty for an ordinary element
  struct {
    SignatureRole Role = SignatureRole::None;
    uint8_t Minor = 0; ///< of the first shader model 6 where it is that
  } At[SignaturePointCount];
};
inline constexpr SystemValueInfo SystemValues[] = {
)";
  for (const SystemValueDesc &V : M.SystemValues) {
    OS << "    {" << V.Kind << ", \"" << V.Name << "\", {{}";
    for (const Record *Point : Points) {
      const SystemValueDesc::Point *Found = nullptr;
      for (const SystemValueDesc::Point &P : V.Points)
        if (P.Name == Point->getValueAsString("Name"))
          Found = &P;
      OS << ", ";
      if (!Found)
        OS << "{}";
      else
        OS << "\n      /* " << Found->Name << " */ {SignatureRole::" << Found->Role << ", "
           << Found->Minor << "}";
    }
    OS << "}},\n";
  }
  OS << "};\n";
}

void writePartWords(raw_ostream &OS, const RecordKeeper &Records) {
  OS << "\n/// What listings call a system value of a signature part; empty for an unknown "
        "number.\n"
        "constexpr std::string_view partSystemValueWord(uint32_t Number) {\n  switch (Number) {\n";
  for (const Record *R : definitions(Records, "SystemValue")) {
    std::vector<int64_t> Numbers = R->getValueAsListOfInts("DomainNumbers");
    if (Numbers.empty())
      Numbers = {R->getValueAsInt("PartNumber")};
    for (auto [Number, Word] : zip(Numbers, R->getValueAsListOfStrings("PartWords")))
      if (!Word.empty())
        OS << "  case " << Number << ": return \"" << Word << "\";\n";
  }
  OS << "  default: return {};\n  }\n}\n";
}

void writeLegacy(raw_ostream &OS, const RecordKeeper &Records) {
  OS << R"(
/// A semantic of Direct3D 9 that stands for a system value in the outputs, or the inputs, of a
/// stage.
struct LegacySemantic {
  std::string_view Name; ///< in capitals; HLSL takes any case
  Stage Of;
  bool IsOutput;
  std::string_view SystemValue;
};
inline constexpr LegacySemantic LegacySemantics[] = {
)";
  for (const Record *R : definitions(Records, "LegacySemantic"))
    OS << "    {\"" << R->getValueAsString("Name")
       << "\", Stage::" << stageOf(*R->getValueAsDef("SemanticStage")) << ", "
       << (R->getValueAsBit("IsOutput") ? "true" : "false") << ", \""
       << R->getValueAsDef("Value")->getValueAsString("Name") << "\"},\n";
  OS << "};\n\n} // namespace dxil\n";
}

} // namespace

bool emitSystemValues(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<RuleModel> M = readRuleModel(Records);
  if (!M)
    return false;
  const std::vector<const Record *> Points = definitions(Records, "SignaturePointInfo");
  emitBanner(OS, "//", "System values, and what each is at each point of signatures.",
             "gen-system-values");
  OS << Head;
  writePoints(OS, Points);
  writeValues(OS, Points, *M);
  OS << "\n} // namespace dxil\n";
  return true;
}

bool emitSemanticWords(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  emitBanner(OS, "//", "Words of signature parts, and semantics of Direct3D 9.",
             "gen-semantic-words");
  OS << "#pragma once\n\n#include <dxil/generated/OpCodes.h>\n\n#include <cstdint>\n"
        "#include <string_view>\n\nnamespace dxil {\n";
  writePartWords(OS, Records);
  writeLegacy(OS, Records);
  return true;
}

} // namespace dxil::emitters
