// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OptionWords.h"
#include "OptionTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"

using namespace llvm;
using namespace llvm::opt;

namespace dxil::compiler {

namespace {

/// Kinds of options, as bits.
enum Kinds : uint8_t {
  Input = 1,
  Cache = 2,     ///< changes no result and is not recorded
  OfProgram = 4, ///< read by dxc's program, not by its library
  Identity = 8,  ///< entry point or profile
  Preprocessor = 16,
  OutputPath = 32,
  Output = 64,
};

std::vector<uint8_t> makeKinds(const OptTable &Table) {
  constexpr struct {
    unsigned Id;
    uint8_t Kinds;
  } Rows[] = {{OPT_INPUT, Input},
              {OPT_grp_cache, Cache},
              {OPT_grp_output, Output},
              {OPT_Vn, OfProgram},
              {OPT_Cc, OfProgram},
              {OPT_Ni, OfProgram},
              {OPT_No, OfProgram},
              {OPT_Lx, OfProgram},
              {OPT_nologo, OfProgram},
              {OPT_E, Identity},
              {OPT_T, Identity},
              {OPT_D, Preprocessor},
              {OPT_U, Preprocessor},
              {OPT_I, Preprocessor},
              {OPT_include_, Preprocessor},
              {OPT_Fc, OfProgram | OutputPath},
              {OPT_Fh, OfProgram | OutputPath},
              {OPT_Fe, OutputPath},
              {OPT_Fi, OutputPath},
              {OPT_Fo, OutputPath},
              {OPT_Fre, OutputPath},
              {OPT_Frs, OutputPath},
              {OPT_Fsh, OutputPath},
              {OPT_MF, OutputPath},
              {OPT_getprivate, OutputPath}};
  std::vector<uint8_t> ById(Table.getNumOptions() + 1);
  for (unsigned Id = 1; Id < ById.size(); ++Id)
    if (const Option O = Table.getOption(Id); O.isValid())
      for (const auto &Row : Rows)
        if (O.matches(Row.Id))
          ById[Id] |= Row.Kinds;
  return ById;
}

/// Returns the kinds of an option. Option::matches() follows aliases and groups, and takes a tenth
/// of the time of a small job.
uint8_t kindsOf(const Arg &A) {
  static const std::vector<uint8_t> ById = makeKinds(OptionTable());
  return ById[A.getOption().getID()];
}

std::vector<std::string> words(const InputArgList &Args, function_ref<bool(const Arg &)> IsWanted) {
  std::vector<std::string> Result;
  ArgStringList Spelled;
  for (const Arg *A : Args) {
    if (!IsWanted(*A))
      continue;
    Spelled.clear();
    A->render(Args, Spelled);
    Result.insert(Result.end(), Spelled.begin(), Spelled.end());
  }
  return Result;
}

/// Returns the options of none of the kinds \p Unwanted.
std::vector<std::string> wordsWithout(const InputArgList &Args, unsigned Unwanted) {
  return words(Args, [&](const Arg &A) { return !(kindsOf(A) & (Unwanted | Input)); });
}

std::vector<std::string> wordsOf(const InputArgList &Args, Kinds Wanted) {
  return words(Args, [&](const Arg &A) { return kindsOf(A) & Wanted; });
}

} // namespace

std::vector<std::string> recordedCommandLine(const InputArgList &Args, const Options &Result) {
  std::vector<std::string> Words;
  const bool HasTarget = Result.Target.has_value();
  if (HasTarget && Result.Target->Stage != "library")
    Words = {"-E", Result.Entry};
  if (HasTarget)
    Words.insert(Words.end(), {"-T", Args.getLastArgValue(OPT_T).str()});
  append_range(Words, wordsWithout(Args, Cache | OfProgram | (HasTarget ? Identity : 0)));
  return Words;
}

void readResultWords(const InputArgList &Args, Options &Result) {
  // Debug information records the whole command line.
  const unsigned Unwanted = Cache | Preprocessor | (Result.DebugInfo ? 0 : OutputPath);
  Result.ResultWords = wordsWithout(Args, Unwanted);
  Result.FunctionWords = wordsWithout(Args, Unwanted | Identity);
  Result.PreprocessorWords = wordsOf(Args, Preprocessor);
  Result.OutputOptions = wordsOf(Args, Output);
}

std::vector<std::string> compileOptions(ArrayRef<std::string> Arguments) {
  SmallVector<const char *, 64> Words;
  for (const std::string &A : Arguments)
    Words.push_back(A.c_str());
  unsigned MissingIndex = 0, MissingCount = 0;
  const InputArgList Args = OptionTable().ParseArgs(Words, MissingIndex, MissingCount);
  return words(Args, [](const Arg &A) {
    for (unsigned Other : {OPT_INPUT, OPT_grp_output, OPT_grp_edit, OPT_grp_tool, OPT_grp_cache,
                           OPT_P, OPT_Fi, OPT_M, OPT_H})
      if (A.getOption().matches(Other))
        return false;
    return true;
  });
}

} // namespace dxil::compiler
