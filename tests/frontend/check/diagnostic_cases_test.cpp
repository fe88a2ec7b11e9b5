// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the diagnostics of the programs in `cases/`. Options of a case: a stage (default: library),
// a shader model such as 6.5 (default: 6.6), a version of HLSL such as 2018, `reserve-unused`,
// `row-major`; `program`: there are no diagnostics, and the case lists parts of the printed
// program.
#include "CheckText.h"
#include "tests/TextCases.h"

#include <dxil/ops/queries.h>

namespace dxil::frontend {
namespace {

constexpr const char *ShowsProgram = "program";

Options optionsOf(const test::TextCase &Case) {
  Options Opts = libraryOptions();
  unsigned Number = 0;
  for (llvm::StringRef Word : Case.Options) {
    if (auto S = findStage(Word))
      Opts.Stage = *S;
    else if (Word == "reserve-unused")
      Opts.ReserveUnused = true;
    else if (Word == "row-major")
      Opts.RowMajor = true;
    else if (Word == ShowsProgram)
      continue;
    else if (!Word.getAsInteger(10, Number))
      Opts.Language = LanguageVersion(Number);
    else if (Word.consume_front("6.") && !Word.getAsInteger(10, Number))
      Opts.ShaderModelMinor = Number;
    else
      ADD_FAILURE() << "unknown option " << Word.str();
  }
  return Opts;
}

class DiagnosticCases : public testing::TestWithParam<test::TextCase> {};

TEST_P(DiagnosticCases, AreReported) {
  const test::TextCase &Case = GetParam();
  const Checked C = checkText(Case.Text, optionsOf(Case));
  const bool OfProgram = llvm::is_contained(Case.Options, ShowsProgram);
  if (Case.Parts.empty() || OfProgram) {
    EXPECT_EQ(C.Messages, "") << Case.Text;
  }
  expectParts(Case, OfProgram ? C.Printed : C.Messages);
}

INSTANTIATE_TEST_SUITE_P(Files, DiagnosticCases,
                         testing::ValuesIn(test::readTextCaseFolder(CASE_DIR)), test::nameOf);

} // namespace
} // namespace dxil::frontend
