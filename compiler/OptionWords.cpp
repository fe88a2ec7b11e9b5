// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OptionWords.h"
#include "OptionTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"

using namespace llvm;
using namespace llvm::opt;

namespace dxil::compiler {

/// Cache options change no result and are not recorded.
static bool isCacheOption(const Arg &A) {
  return A.getOption().matches(OPT_grp_cache);
}

std::vector<std::string> wordsOf(const InputArgList &Args,
                                 function_ref<bool(const Arg &)> IsWanted) {
  std::vector<std::string> Result;
  for (const Arg *A : Args) {
    if (A->getOption().matches(OPT_INPUT) || !IsWanted(*A))
      continue;
    ArgStringList Spelled;
    A->render(Args, Spelled);
    Result.insert(Result.end(), Spelled.begin(), Spelled.end());
  }
  return Result;
}

std::vector<std::string> recordedCommandLine(const InputArgList &Args, const Options &Result) {
  std::vector<std::string> Words;
  const bool HasTarget = Result.Target.has_value();
  if (HasTarget && Result.Target->Stage != "library")
    Words = {"-E", Result.Entry};
  if (HasTarget)
    Words.insert(Words.end(), {"-T", Args.getLastArgValue(OPT_T).str()});
  append_range(
      Words, wordsOf(Args, [&](const Arg &A) {
        for (unsigned Id : {OPT_Fc, OPT_Fh, OPT_Vn, OPT_Cc, OPT_Ni, OPT_No, OPT_Lx, OPT_nologo})
          if (A.getOption().matches(Id))
            return false;
        return !isCacheOption(A) &&
               !(HasTarget && (A.getOption().matches(OPT_E) || A.getOption().matches(OPT_T)));
      }));
  return Words;
}

void readResultWords(const InputArgList &Args, Options &Result) {
  // Debug information records the whole command line.
  const bool IsRecorded = Result.DebugInfo;
  auto IsPreprocessor = [](const Arg &A) {
    const opt::Option &Is = A.getOption();
    return Is.matches(OPT_D) || Is.matches(OPT_U) || Is.matches(OPT_I) || Is.matches(OPT_include_);
  };
  auto NamesOutput = [&](const Arg &A) {
    const opt::Option &Is = A.getOption();
    for (unsigned Id : {OPT_Fc, OPT_Fe, OPT_Fh, OPT_Fi, OPT_Fo, OPT_Fre, OPT_Frs, OPT_Fsh, OPT_MF,
                        OPT_getprivate})
      if (Is.matches(Id))
        return true;
    return false;
  };
  auto Counts = [&](const Arg &A) {
    return !isCacheOption(A) && !IsPreprocessor(A) && (IsRecorded || !NamesOutput(A));
  };
  Result.ResultWords = wordsOf(Args, Counts);
  Result.FunctionWords = wordsOf(Args, [&](const Arg &A) {
    return Counts(A) && !A.getOption().matches(OPT_E) && !A.getOption().matches(OPT_T);
  });
  Result.PreprocessorWords = wordsOf(Args, IsPreprocessor);
}

std::vector<std::string> compileOptions(ArrayRef<std::string> Arguments) {
  SmallVector<const char *, 64> Words;
  for (const std::string &A : Arguments)
    Words.push_back(A.c_str());
  unsigned MissingIndex = 0, MissingCount = 0;
  const InputArgList Args = OptionTable().ParseArgs(Words, MissingIndex, MissingCount);
  return wordsOf(Args, [](const Arg &A) {
    for (unsigned Other :
         {OPT_grp_output, OPT_grp_edit, OPT_grp_tool, OPT_grp_cache, OPT_P, OPT_Fi, OPT_M, OPT_H})
      if (A.getOption().matches(Other))
        return false;
    return true;
  });
}

} // namespace dxil::compiler
