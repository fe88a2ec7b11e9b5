// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Precise.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace dxil {

void makePrecise(CompilerInstance &CI) {
  LangOptions &Options = CI.getLangOpts();
  Options.AllowFPReassoc = Options.NoHonorNaNs = Options.NoHonorInfs = Options.NoSignedZero = false;
  Options.AllowRecip = Options.ApproxFunc = Options.FastMath = false;
  Options.UnsafeFPMath = false;
  Options.setDefaultFPContractMode(LangOptions::FPM_Off);
  if (CI.hasSema())
    CI.getSema().CurFPFeatures = FPOptions(Options);
}

void heedPrecise(CompilerInstance &CI, llvm::StringRef Text) {
  if (!Text.contains("precise"))
    return;
  Lexer Lex(SourceLocation(), CI.getLangOpts(), Text.begin(), Text.begin(), Text.end());
  Token Tok;
  bool Found = false, Done = false;
  while (!Done && !Found) {
    Done = Lex.LexFromRawLexer(Tok);
    Found = Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == "precise";
  }
  if (Found)
    makePrecise(CI);
}

} // namespace dxil
