// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options that change no program: messages, time traces, the compile cache.
#include "ToolOptions.h"
#include "OptionTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"

using namespace llvm;
using namespace llvm::opt;

namespace dxil::compiler {

Error readMessageStyle(const InputArgList &Args, const Host &H, Options &Result) {
  frontend::MessageStyle &Style = Result.Messages;
  using Format = frontend::MessageStyle::Format;
  if (const Arg *A = Args.getLastArg(OPT_fdiagnostics_format)) {
    const auto Places = StringSwitch<std::optional<Format>>(A->getValue())
                            .Cases({"clang", "json", "sarif"}, Format::Clang)
                            .Case("msvc", Format::MSVC)
                            .Case("vi", Format::Vi)
                            .Default(std::nullopt);
    if (!Places)
      return createStringError(A->getAsString(Args) +
                               ": unknown format (expected clang, msvc, vi, json or sarif)");
    Style.Places = *Places;
  }
  if (const Arg *A = Args.getLastArg(OPT_ferror_limit);
      A && StringRef(A->getValue()).getAsInteger(10, Style.MostErrors))
    return createStringError(A->getAsString(Args) + ": expected a number");
  auto IsOn = [&](unsigned On, unsigned Off, bool Default) {
    return Args.hasFlag(On, Off, Default);
  };
  bool Colors = H.Colors;
  if (const Arg *A = Args.getLastArg(OPT_color)) {
    const StringRef When = A->getValue();
    if (!is_contained({"auto", "always", "never"}, When))
      return createStringError(A->getAsString(Args) +
                               ": unknown word (expected auto, always or never)");
    Colors = When == "auto" ? H.Colors : When == "always";
  }
  Style.Colors = IsOn(OPT_fcolor_diagnostics, OPT_fno_color_diagnostics, Colors);
  Style.ShowFlags = IsOn(OPT_fdiagnostics_show_option, OPT_fno_diagnostics_show_option, true);
  Style.ShowColumns = IsOn(OPT_fshow_column, OPT_fno_show_column, true);
  Style.ShowLines = IsOn(OPT_fcaret_diagnostics, OPT_fno_caret_diagnostics, true);
  Style.FollowLineDirectives = !Args.hasArg(OPT_ignore_line_directives);
  return Error::success();
}

Error readTrace(const InputArgList &Args, const Host &, Options &Result) {
  if (const Arg *A = Args.getLastArg(OPT_ftime_trace, OPT_ftime_trace_EQ))
    Result.TraceFile = A->getOption().matches(OPT_ftime_trace) ? "-" : A->getValue();
  if (const Arg *A = Args.getLastArg(OPT_ftime_trace_granularity);
      A && StringRef(A->getValue()).getAsInteger(10, Result.TraceGranularity))
    return createStringError(A->getAsString(Args) + ": expected microseconds");
  return Error::success();
}

/// Parses a number of bytes with an optional suffix K, M, G or T.
static Expected<uint64_t> readSize(StringRef Option, StringRef Text) {
  const unsigned Shift = StringSwitch<unsigned>(Text.take_back().upper())
                             .Case("K", 10)
                             .Case("M", 20)
                             .Case("G", 30)
                             .Case("T", 40)
                             .Default(0);
  uint64_t Number = 0;
  const StringRef Digits = Shift ? Text.drop_back() : Text;
  if (Digits.getAsInteger(10, Number) || Number == 0 || Number > (uint64_t(1) << 60) >> Shift)
    return createStringError(Option + " " + Text +
                             ": expected a number of bytes, such as 500M or 20G");
  return Number << Shift;
}

Error readCache(const InputArgList &Args, const Host &H, CacheOptions &Cache) {
  struct Value {
    std::string Option, Text;
  };
  auto ValueOf = [&](unsigned Id, const char *Name, const std::string &Default) -> Value {
    const Arg *A = Args.getLastArg(Id);
    return A ? Value{A->getSpelling().str(), A->getValue()} : Value{Name, Default};
  };
  Cache.Folder = ValueOf(OPT_cache, "", H.Cache.Folder).Text;
  if (const Value Size = ValueOf(OPT_cache_size, CacheSizeVariable, H.Cache.Size);
      !Size.Text.empty()) {
    Expected<uint64_t> Limit = readSize(Size.Option, Size.Text);
    if (!Limit)
      return Limit.takeError();
    Cache.Limit = *Limit;
  }
  if (const Value Mode = ValueOf(OPT_cache_mode, CacheModeVariable, H.Cache.Mode);
      !Mode.Text.empty()) {
    const auto Use = StringSwitch<std::optional<CacheUse>>(Mode.Text)
                         .Case("readwrite", CacheUse::ReadWrite)
                         .Case("readonly", CacheUse::ReadOnly)
                         .Case("recache", CacheUse::Refresh)
                         .Case("off", CacheUse::Off)
                         .Default(std::nullopt);
    if (!Use)
      return createStringError(Mode.Option + " " + Mode.Text +
                               ": unknown mode (expected readwrite, readonly, recache or off)");
    Cache.Use = *Use;
  }
  if ((Cache.ShowStatistics || Cache.Clear) && Cache.Folder.empty())
    return createStringError("--cache-stats and --cache-clear: there is no cache (expected "
                             "--cache <directory>, or " +
                             Twine(CacheVariable) + ")");
  return Error::success();
}

} // namespace dxil::compiler
