// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes docs/rules.md: each rule with the cases of tests/validation that break it, and their near
// misses.
#include "Emitter.h"
#include "RuleModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Path.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Record.h>

#include <map>

namespace dxil::emitters {
namespace {

using llvm::raw_ostream;
using llvm::StringRef;

/// A case of a .cases file (tests/validation/CaseEdit.h).
struct Example {
  std::string File, Break, Near, Reason;
};

using Examples = std::map<std::string, std::vector<Example>, std::less<>>;

/// Adds the cases of a text. A line that starts with a blank continues the previous one.
void addCases(StringRef Text, Examples &Out) {
  std::vector<std::string> Lines;
  for (StringRef Line : llvm::split(Text, '\n')) {
    if (Line.trim().empty() || Line.starts_with("#"))
      continue;
    if (Line.starts_with(" ") && !Lines.empty())
      Lines.back() += " " + Line.trim().str();
    else
      Lines.push_back(Line.trim().str());
  }
  for (const std::string &Line : Lines) {
    auto [Head, Edits] = StringRef(Line).split(" : ");
    auto [Rule, File] = Head.split(' ');
    auto [Both, Reason] = Edits.split(" # ");
    auto [Break, Near] = Both.split('~');
    Out[Rule.str()].push_back(
        {File.trim().str(), Break.trim().str(), Near.trim().str(), Reason.trim().str()});
  }
}

/// Returns the cases of the files that rules name, in the folder of the records. Empty without that
/// folder, as for records elsewhere.
Examples readExamples(const RuleModel &M, StringRef Records) {
  Examples Out;
  std::map<std::string, bool> Read;
  for (const RuleDesc &R : M.Rules) {
    if (!StringRef(R.Test).ends_with(".cases") || Read[R.Test])
      continue;
    Read[R.Test] = true;
    llvm::SmallString<128> Path = llvm::sys::path::parent_path(Records);
    llvm::sys::path::append(Path, "tests", "validation", R.Test);
    if (auto Buffer = llvm::MemoryBuffer::getFile(Path))
      addCases((*Buffer)->getBuffer(), Out);
  }
  return Out;
}

void writeExamples(raw_ostream &OS, const std::vector<Example> &List) {
  for (const Example &E : List) {
    OS << "- Breaks it: `" << E.File << "` with `" << E.Break << "`\n- Near it: ";
    if (E.Near.empty())
      OS << "`" << E.File << "` as it is\n";
    else
      OS << "`" << E.Near << "`" << (E.Reason.empty() ? "" : ", invalid too: " + E.Reason) << "\n";
  }
}

void writeRule(raw_ostream &OS, const RuleDesc &R, const Examples &Cases) {
  OS << "\n### " << R.Name << "\n\n`" << R.Text << "`\n\n" << R.Doc << "\n";
  if (!R.Hint.empty())
    OS << "\nHint: " << R.Hint << "\n";
  OS << "\n- Severity: " << R.Severity << "\n- Since: DXIL " << R.SinceMajor << "." << R.SinceMinor
     << "\n- Stages: " << (R.Stages.empty() ? "all" : llvm::join(R.Stages, ", "))
     << "\n- Status: " << R.Status << (R.Reason.empty() ? "" : "; " + R.Reason)
     << (R.Test.empty() ? "" : "; tests/validation/" + R.Test) << "\n";
  if (auto Entry = Cases.find(R.Name); Entry != Cases.end())
    writeExamples(OS, Entry->second);
}

/// Writes the number of cases in each family, and of those with a near miss.
void writeCoverage(raw_ostream &OS, const RuleModel &M, const Examples &Cases) {
  OS << "\n## Coverage\n\n"
        "A rule with a near miss of its own has a case whose near miss is another edit than "
        "none.\n\n"
        "| family | rules | implemented | with a case | with a near miss of its own | cases |\n"
        "|---|---|---|---|---|---|\n";
  for (const RuleFamilyDesc &F : M.Families) {
    unsigned Rules = 0, Implemented = 0, Covered = 0, Near = 0;
    size_t Count = 0;
    for (const RuleDesc &R : M.Rules) {
      if (R.Family != F.Record)
        continue;
      ++Rules;
      Implemented += R.Status == "implemented";
      auto Entry = Cases.find(R.Name);
      if (Entry == Cases.end())
        continue;
      ++Covered;
      Count += Entry->second.size();
      Near += llvm::any_of(Entry->second, [](const Example &E) { return !E.Near.empty(); });
    }
    OS << "| " << F.Title << " | " << Rules << " | " << Implemented << " | " << Covered << " | "
       << Near << " | " << Count << " |\n";
  }
}

void writeRuleDocs(raw_ostream &OS, const RuleModel &M, const Examples &Cases) {
  OS << "<!-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
        "     Written by: dxil-tblgen DXIL.td -gen-rules-docs; edit the records, not this file. "
        "-->\n"
        "# Validation rules\n\n";
  unsigned Implemented = 0, NotApplicable = 0;
  for (const RuleDesc &R : M.Rules) {
    Implemented += R.Status == "implemented";
    NotApplicable += R.Status == "not applicable";
  }
  OS << M.Rules.size() << " rules: " << Implemented << " implemented, " << NotApplicable
     << " not applicable, " << M.Rules.size() - Implemented - NotApplicable << " planned.\n\n"
     << "Examples are files of tests/corpus with edits, which tests/validation/CaseEdit.h "
        "describes. The "
        "test makes each, and asks that the first break the rule and the second not.\n";
  writeCoverage(OS, M, Cases);
  for (const RuleFamilyDesc &F : M.Families) {
    OS << "\n## " << F.Title << "\n\n" << F.Doc << "\n";
    for (const RuleDesc &R : M.Rules)
      if (R.Family == F.Record)
        writeRule(OS, R, Cases);
  }
}

} // namespace

static bool emitRuleDocs(const Model &, const llvm::RecordKeeper &Records, raw_ostream &OS) {
  std::optional<RuleModel> M = readRuleModel(Records);
  if (!M)
    return false;
  writeRuleDocs(OS, *M, readExamples(*M, Records.getInputFilename()));
  return true;
}
static const Emitter RuleDocs("gen-rules-docs", "docs/rules.md",
                              "The validation rules in Markdown.", emitRuleDocs);

} // namespace dxil::emitters
