// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SourceLimits.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/LexDiagnostic.h"
#include "clang/Lex/MacroArgs.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using clang::MacroInfo;
namespace tok = clang::tok;

namespace dxil::frontend {

/// Most files that are entered, counting each time.
constexpr unsigned MostIncludes = 1 << 14;
/// Most tokens that all macro expansions produce.
constexpr uint64_t MostExpanded = uint64_t(1) << 22;
/// Deepest nesting of macros in the texts of macros.
constexpr unsigned MostOpen = 512;
/// Deepest nesting of calls in arguments of calls.
constexpr unsigned MostNested = 512;

void IncludeLimit::FileChanged(clang::SourceLocation Where, FileChangeReason Reason,
                               clang::SrcMgr::CharacteristicKind, clang::FileID) {
  if (Reason != EnterFile || ++Entered <= MostIncludes)
    return;
  if (Entered == MostIncludes + 1)
    PP.Diag(Where, clang::diag::err_pp_include_too_deep);
  const clang::SourceManager &SM = PP.getSourceManager();
  if (clang::OptionalFileEntryRef File = SM.getFileEntryRefForID(SM.getFileID(Where)))
    PP.getHeaderSearchInfo().MarkFileIncludeOnce(*File);
}

void MacroLimit::add(Size &To, const Size &Part, uint64_t Count) {
  To.Own = SaturatingMultiplyAdd(Part.Own, Count, To.Own);
  if (To.Times.size() < Part.Times.size())
    To.Times.resize(Part.Times.size());
  for (auto [Sum, Times] : zip(To.Times, Part.Times))
    Sum = SaturatingMultiplyAdd(Times, Count, Sum);
}

/// Returns the size of \p Callee's text with \p Arguments for its parameters. The last token of the
/// text may come from an argument.
MacroLimit::Size MacroLimit::called(const Size &Callee, ArrayRef<Size> Arguments) {
  Size Result;
  Result.Own = Callee.Own;
  Result.Last = Callee.Last;
  for (auto [Argument, Times] : zip(Arguments, Callee.Times))
    add(Result, Argument, Times);
  if (Callee.LastArgument >= 0 && size_t(Callee.LastArgument) < Arguments.size()) {
    Result.Last = Arguments[Callee.LastArgument].Last;
    Result.LastArgument = Arguments[Callee.LastArgument].LastArgument;
  }
  return Result;
}

/// Returns the size of the text of \p Macro, in which its own name is not expanded.
const MacroLimit::Size &MacroLimit::sizeOf(const MacroInfo &Macro) {
  if (auto Entry = Sizes.find(&Macro); Entry != Sizes.end())
    return Entry->second;
  Open.insert(&Macro);
  Size Measured = measure(Macro.tokens(), &Macro);
  Open.erase(&Macro);
  Measured.Times.resize(Macro.getNumParams());
  return Sizes[&Macro] = std::move(Measured);
}

/// Takes the arguments of a call of \p Callee from the beginning of \p Tokens, if \p Tokens begins
/// with arguments.
bool MacroLimit::takeArguments(Text &Tokens, const MacroInfo &Callee, const MacroInfo *Enclosing,
                               SmallVectorImpl<Size> &Arguments) {
  if (!Callee.isFunctionLike() || Tokens.empty() || Tokens[0].isNot(tok::l_paren))
    return false;
  size_t Begin = 1, Nesting = 0;
  for (size_t I = 1; I != Tokens.size(); ++I) {
    const clang::Token &T = Tokens[I];
    const bool Ends = T.is(tok::r_paren) && Nesting == 0;
    if (Ends ||
        (T.is(tok::comma) && Nesting == 0 && Arguments.size() + 1 < Callee.getNumParams())) {
      Arguments.push_back(measure(Tokens.slice(Begin, I - Begin), Enclosing));
      Begin = I + 1;
    }
    if (Ends) {
      Tokens = Tokens.drop_front(I + 1);
      return true;
    }
    Nesting += T.is(tok::l_paren) ? 1 : T.is(tok::r_paren) ? -1 : 0;
  }
  Arguments.clear();
  return false;
}

/// Takes the first token of \p Tokens, with its arguments if it is a call of a macro. Returns the
/// size of its expansion.
MacroLimit::Size MacroLimit::measureOne(Text &Tokens, const MacroInfo *Enclosing) {
  const clang::Token &First = Tokens[0];
  Tokens = Tokens.drop_front();
  Size One;
  One.Own = 1;
  const clang::IdentifierInfo *Word = First.getIdentifierInfo();
  if (!Word)
    return One;
  if (const int Parameter = Enclosing ? Enclosing->getParameterNum(Word) : -1; Parameter >= 0) {
    One.Own = 0;
    One.Times.resize(Parameter + 1);
    One.Times[Parameter] = 1;
    One.LastArgument = Parameter;
    return One;
  }
  Seen.insert(Word);
  const MacroInfo *Macro = PP.getMacroInfo(Word);
  if (!Macro || Macro->isBuiltinMacro() || Open.contains(Macro) || Open.size() >= MostOpen)
    return One;
  if (Macro->isObjectLike())
    One = called(sizeOf(*Macro), {});
  else
    One.Last = Macro;
  // A name may expand to the name of a called macro, and so may the result of a call.
  SmallVector<Size, 4> Arguments;
  while (One.Last && !Open.contains(One.Last)) {
    const MacroInfo &Callee = *One.Last;
    if (!takeArguments(Tokens, Callee, Enclosing, Arguments))
      break;
    Size Result = called(sizeOf(Callee), Arguments);
    One.Last = nullptr;
    add(One, Result);
    One.Last = Result.Last;
    One.LastArgument = Result.LastArgument;
    Arguments.clear();
  }
  return One;
}

MacroLimit::Size MacroLimit::measure(Text Tokens, const MacroInfo *Enclosing) {
  Size Sum;
  if (Nested >= MostNested) {
    Sum.Own = UINT64_MAX;
    return Sum;
  }
  ++Nested;
  while (!Tokens.empty()) {
    Size One = measureOne(Tokens, Enclosing);
    add(Sum, One);
    Sum.Last = One.Last;
    Sum.LastArgument = One.LastArgument;
  }
  --Nested;
  return Sum;
}

void MacroLimit::changed(const clang::Token &Named) {
  if (!Seen.contains(Named.getIdentifierInfo()))
    return;
  Seen.clear();
  Sizes.clear();
}

void MacroLimit::stop(const clang::Token &Named) {
  Stopped = true;
  Diags.report(Location(Named.getLocation().getRawEncoding()), Diagnostic::too_many_macro_tokens,
               {utostr(MostExpanded)});
  PP.SetMacroExpansionOnlyInDirectives();
  SmallVector<clang::IdentifierInfo *, 64> Words;
  for (const auto &[Word, State] : PP.macros())
    if (const MacroInfo *Macro = PP.getMacroInfo(Word); Macro && !Macro->isBuiltinMacro())
      Words.push_back(const_cast<clang::IdentifierInfo *>(Word));
  // Names of macros in conditions are affected too: the macros exist but are empty.
  for (clang::IdentifierInfo *Word : Words)
    PP.appendDefMacroDirective(Word, PP.AllocateMacroInfo(Named.getLocation()));
}

void MacroLimit::MacroExpands(const clang::Token &Named, const clang::MacroDefinition &Definition,
                              clang::SourceRange, const clang::MacroArgs *Arguments) {
  const MacroInfo *Macro = Definition.getMacroInfo();
  if (Stopped || !Macro || Macro->isBuiltinMacro())
    return;
  Seen.insert(Named.getIdentifierInfo());
  SmallVector<Size, 4> Given;
  for (unsigned I = 0; Arguments && I != Macro->getNumParams(); ++I) {
    const clang::Token *Begin = Arguments->getUnexpArgument(I);
    Given.push_back(measure({Begin, clang::MacroArgs::getArgLength(Begin)}, nullptr));
  }
  const uint64_t Tokens = called(sizeOf(*Macro), Given).Own;
  // The size of an outer macro includes macros in its text.
  if (Named.getLocation().isFileID())
    Total = SaturatingAdd(Total, Tokens);
  if (std::max(Total, Tokens) > MostExpanded)
    stop(Named);
}

} // namespace dxil::frontend
