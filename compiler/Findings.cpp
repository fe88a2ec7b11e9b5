// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Findings.h"
#include "ModulePrinter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>
#include <tuple>

using namespace llvm;

namespace dxil::compiler {
namespace {

/// Returns true for rules about whole entry points, which are broken because an instruction breaks
/// another rule.
bool isConsequence(Rule R) {
  switch (R) {
  case Rule::SmIncompatibleCallInEntry:
  case Rule::SmIncompatibleOperation:
  case Rule::SmIncompatibleStage:
  case Rule::SmIncompatibleShaderModel:
  case Rule::SmIncompatibleRequiresGroup: return true;
  default: return false;
  }
}

/// Returns the causes. If there are only consequences, leaves out SmIncompatibleOperation, which
/// names no cause.
std::vector<const validation::Finding *> causes(const validation::ValidationReport &Report) {
  std::vector<const validation::Finding *> Causes, Consequences;
  for (const validation::Finding &F : Report.Findings) {
    const bool Follows = F.Severity == dxil::Severity::Error && isConsequence(F.Id);
    (Follows ? Consequences : Causes).push_back(&F);
  }
  if (any_of(Causes,
             [](const validation::Finding *F) { return F->Severity == dxil::Severity::Error; }))
    return Causes;
  if (Consequences.size() > 1)
    erase_if(Consequences,
             [](const validation::Finding *F) { return F->Id == Rule::SmIncompatibleOperation; });
  Causes.insert(Causes.end(), Consequences.begin(), Consequences.end());
  return Causes;
}

} // namespace

void reportFindings(Messages &Log, const Options &O, const validation::ValidationReport &Report,
                    StringRef Located, ModulePrinter::ReadSource Read) {
  validation::ValidationReport Again;
  if (!Located.empty())
    Again = validation::validate(
        Bytes(reinterpret_cast<const uint8_t *>(Located.data()), Located.size()));
  // The located findings replace the others only if both lists are the same.
  const bool Same = Again.Findings.size() == Report.Findings.size() &&
                    all_of(zip(Again.Findings, Report.Findings), [](const auto &Pair) {
                      return std::get<0>(Pair).Id == std::get<1>(Pair).Id;
                    });
  if (Report.Unusable)
    Log.error(O.Input + ": " + Report.Unusable->str());
  std::set<std::tuple<std::string, unsigned, unsigned, std::string>> Before;
  for (const validation::Finding *F : causes(Same ? Again : Report)) {
    if (!Before.insert({F->File, F->Line, F->Column, F->Message}).second)
      continue;
    using Kind = Messages::Message::Kind;
    const bool IsError = F->Severity == dxil::Severity::Error;
    Messages::Message Value;
    Value.Severity = IsError ? Kind::Error : Kind::Warning;
    const std::string Message = F->Message + " [" + F->ruleName() + "]";
    Value.Text = Message;
    if (F->Line && !F->File.empty()) {
      Value.File = F->File;
      Value.Line = F->Line;
      Value.Column = F->Column;
      reportAtPlace(Log, O.Messages, std::move(Value), Message, Read(F->File));
    } else {
      Log.keep(std::move(Value));
      Log.text() << O.Input << (IsError ? ": error: " : ": warning: ") << Message << '\n';
    }
    if (!F->Hint.empty())
      Log.text() << "    hint: " << F->Hint << '\n';
  }
}

} // namespace dxil::compiler
