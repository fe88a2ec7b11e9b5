// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes docs/spirv-mapping.md: the translation of each part of SPIR-V, or the reason why the part
// is refused.
#include "Emitter.h"
#include "Model.h"
#include "SPIRVModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

#include <map>

using namespace llvm;

namespace dxil::emitters {
namespace {

std::string becomes(const SPIRVEntityDesc &D) {
  const SPIRVMappingDesc &Map = D.Mapping;
  std::string Text;
  switch (Map.Kind) {
  case SPIRVMappingKind::Computed:
  case SPIRVMappingKind::BuiltInOp: Text = "`" + Map.Expressions[0].Text + "`"; break;
  case SPIRVMappingKind::Group:
    Text = "`" + Map.Expressions[0].Text + "`; exclusive scan `" + Map.Expressions[1].Text + "`";
    break;
  case SPIRVMappingKind::Atomic:
    Text = "AtomicBinOp " + Map.Operation + ", atomicrmw " + StringRef(Map.RMW).lower() +
           (Map.AtomicValue == "value" ? "" : ", operand: " + Map.AtomicValue);
    break;
  case SPIRVMappingKind::SystemValue: Text = Map.Semantic; break;
  case SPIRVMappingKind::Ignored: Text = "ignored"; break;
  case SPIRVMappingKind::Refused: Text = "**refused**"; break;
  case SPIRVMappingKind::None:
    Text = "**refused**" +
           (D.Capabilities.empty() ? std::string() : ": capability " + D.Capabilities.front());
    break;
  default: break;
  }
  if (!Map.Text.empty())
    Text += (Text.empty() ? "" : ": ") + Map.Text;
  std::string Out;
  for (char C : Text)
    Out += C == '|' ? std::string("\\|") : std::string(1, C);
  return Out;
}

void writeTable(raw_ostream &OS, StringRef Title, const std::vector<const SPIRVEntityDesc *> &List,
                StringRef Prefix) {
  OS << "\n## " << Title << "\n\n| SPIR-V | DXIL |\n|---|---|\n";
  for (const SPIRVEntityDesc *D : List)
    OS << "| " << Prefix << D->Name << " | " << becomes(*D) << " |\n";
}

bool emitPage(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<SPIRVModel> M = readSPIRVModel(Records);
  if (!M)
    return false;
  OS << "# SPIR-V to DXIL\n\nWhat dxil-from-spirv makes of each part of SPIR-V. Expressions apply "
        "to "
        "each scalar of a value; names with a capital letter are ops of DXIL. What is refused is "
        "an "
        "error that names it. This page is written from the records in td/spirv by `dxil-tblgen "
        "-gen-spirv-docs`.\n";
  std::map<std::string, std::vector<const SPIRVEntityDesc *>> Groups;
  for (const SPIRVEntityDesc &I : M->Instructions)
    Groups[I.Group].push_back(&I);
  for (const auto &[Title, List] : Groups)
    writeTable(OS, Title, List, "Op");
  std::vector<const SPIRVEntityDesc *> List;
  for (const SPIRVEntityDesc &I : M->Extended)
    List.push_back(&I);
  writeTable(OS, "GLSL.std.450", List, "");
  for (const auto &[Kind, Title] :
       {std::pair("BuiltIn", "Built-in variables"), std::pair("Decoration", "Decorations"),
        std::pair("ExecutionMode", "Execution modes"), std::pair("Capability", "Capabilities")}) {
    List.clear();
    for (const SPIRVKindDesc &K : M->Kinds)
      if (K.Name == Kind)
        for (const SPIRVEntityDesc &E : K.Enumerants)
          List.push_back(&E);
    writeTable(OS, Title, List, "");
  }
  return true;
}
const Emitter Page("gen-spirv-docs", "docs/spirv-mapping.md",
                   "What each part of SPIR-V becomes in DXIL, in Markdown", emitPage);

} // namespace
} // namespace dxil::emitters
