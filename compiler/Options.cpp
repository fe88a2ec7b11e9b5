// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"
#include "OptionTable.h"
#include "dxil/ops/ShaderModels.h"
#include "dxil/ops/queries.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::opt;

namespace dxil::compiler {
namespace {

Error readOptLevel(const InputArgList &Args, Options &Result) {
  const Arg *A = Args.getLastArg(OPT_O);
  if (!A)
    return Error::success();
  StringRef Level = A->getValue();
  Result.OptLevelGiven = true;
  Result.Unoptimized = Level == "d";
  if (Result.Unoptimized)
    Result.OptLevel = 0;
  else if (Level.getAsInteger(10, Result.OptLevel) || Result.OptLevel > 4)
    return createStringError("-O" + Level +
                             ": unknown optimization level (expected -O0 to -O4, or -Od)");
  return Error::success();
}

Error readLanguageVersion(const InputArgList &Args, Options &Result) {
  const Arg *A = Args.getLastArg(OPT_HV);
  if (!A)
    return Error::success();
  StringRef Value = StringSwitch<StringRef>(A->getValue())
                        .Case("2015", "hlsl2015")
                        .Case("2016", "hlsl2016")
                        .Case("2017", "hlsl2017")
                        .Case("2018", "hlsl2018")
                        .Case("2021", "hlsl2021")
                        .Case("202x", "hlsl202x")
                        .Case("202y", "hlsl202y")
                        .Default("");
  if (Value.empty())
    return createStringError(Twine("-HV ") + A->getValue() +
                             ": unknown HLSL version (expected 2016, 2017, 2018, 2021 or 202x)");
  Result.LanguageVersion = Value.str();
  return Error::success();
}

// A validator 1.N knows shader models up to 6.N. 0.0 stands for no validator.
Error readValidatorVersion(const InputArgList &Args, Options &Result) {
  const Arg *A = Args.getLastArg(OPT_validator_version);
  if (!A)
    return Error::success();
  Result.ValidatorVersion = A->getValue();
  const auto [MajorText, MinorText] = StringRef(Result.ValidatorVersion).split('.');
  unsigned Major = 0, Minor = 0;
  if (MajorText.getAsInteger(10, Major) || MinorText.getAsInteger(10, Minor))
    return createStringError("-validator-version " + Result.ValidatorVersion +
                             ": no version (expected one such as 1.8)");
  if (Major == 1 && Result.Target && Minor < Result.Target->Minor)
    return createStringError("-validator-version " + Result.ValidatorVersion +
                             ": validators of this version do not know profile " +
                             Result.Target->Name + " (expected 1." +
                             std::to_string(Result.Target->Minor) + " or later)");
  return Error::success();
}

Error readExports(const InputArgList &Args, Options &Result) {
  const Arg *Linkage = Args.getLastArg(OPT_default_linkage), *List = Args.getLastArg(OPT_exports),
            *Shaders = Args.getLastArg(OPT_export_shaders_only);
  Result.ExportsShadersOnly = Shaders;
  // Libraries of this profile are only linked, so they export all functions.
  if (!Linkage && Result.Target && Result.Target->IsForLinking)
    Result.Exports.push_back("all");
  if (!Linkage && !List && !Shaders)
    return Error::success();
  if (!Result.Target || Result.Target->Stage != "library")
    return createStringError(
        (Linkage ? Linkage
         : List  ? List
                 : Shaders)
            ->getSpelling() +
        ": only libraries export functions (expected a profile such as lib_6_6)");
  if (Linkage) {
    StringRef Value = Linkage->getValue();
    if (Value != "internal" && Value != "external")
      return createStringError("-default-linkage " + Value + ": expected internal or external");
    if (Value == "external")
      Result.Exports.push_back("all");
  }
  if (List) {
    Result.Exports.clear(); // only the listed functions are exported
    SmallVector<StringRef, 8> Items;
    StringRef(List->getValue()).split(Items, ';', -1, /*KeepEmpty=*/false);
    for (StringRef Item : Items) {
      auto [NewNames, Name] = Item.split('=');
      if ((Item.contains('=') ? Name.empty() : NewNames.contains(',')) || Item == "all")
        return createStringError("-exports " + Item + ": expected name, or new,...=name");
      SmallVector<StringRef, 2> Names;
      NewNames.split(Names, ',');
      for (StringRef NewName : Names) {
        if (NewName.empty())
          return createStringError("-exports " + Item + ": expected name, or new,...=name");
        Result.Exports.push_back(Name.empty() ? NewName.str() : (NewName + "=" + Name).str());
      }
    }
  }
  return Error::success();
}

Error readBindings(const InputArgList &Args, const Host &H, Options &Result) {
  // Profiles before 5.1 reserve the registers of unused resources.
  Result.ReserveUnused = Args.hasArg(OPT_flegacy_resource_reservation) ||
                         (Result.Target && Result.Target->ReservesUnused);
  Result.BindingMacro = Args.getLastArgValue(OPT_binding_table_define).str();
  if (const Arg *A = Args.getLastArg(OPT_auto_binding_space)) {
    unsigned Space = 0;
    if (StringRef(A->getValue()).getAsInteger(10, Space))
      return createStringError(Twine("-auto-binding-space ") + A->getValue() +
                               ": expected a number");
    Result.BindingSpace = Space;
  }
  if (const Arg *A = Args.getLastArg(OPT_import_binding_table)) {
    if (!Result.BindingMacro.empty())
      return createStringError(
          "-import-binding-table and -binding-table-define: expected one of the two");
    auto Table = H.read("-import-binding-table", A->getValue());
    if (!Table)
      return Table.takeError();
    Result.BindingTable = (*Table)->getBuffer().str();
    if (StringRef(Result.BindingTable).trim().empty())
      return createStringError(Twine("-import-binding-table ") + A->getValue() +
                               ": the file is empty (expected a table)");
  }
  return Error::success();
}

Error readRootSignature(const InputArgList &Args, Options &Result) {
  Result.RootSignatureMacro = Args.getLastArgValue(OPT_rootsig_define).str();
  Result.RootSignatureVersion = Args.getLastArgValue(OPT_force_rootsig_ver).str();
  if (!is_contained({"", "rootsig_1_0", "rootsig_1_1"}, Result.RootSignatureVersion))
    return createStringError("-force-rootsig-ver " + Result.RootSignatureVersion +
                             ": expected rootsig_1_0 or rootsig_1_1");
  if (!Result.isRootSignature())
    return Error::success();
  Result.RootSignatureVersion = Result.Target->Name;
  for (unsigned Option : {OPT_fcgl, OPT_ast_dump})
    if (const Arg *A = Args.getLastArg(Option))
      return createStringError(A->getSpelling() +
                               ": there is no program (expected the profile of a shader)");
  return Error::success();
}

Error readShaderOptions(const InputArgList &Args, const Host &H, Options &Result) {
  if (const Arg *A = Args.getLastArg(OPT_T)) {
    Expected<Profile> P = parseProfile(A->getValue());
    if (!P)
      return createStringError("-T: " + toString(P.takeError()));
    Result.Target = *P;
  }
  Result.Entry = Args.getLastArgValue(OPT_E, "main").str();
  Result.Native16Bit = Args.hasArg(OPT_enable_16bit_types);
  if (Result.Native16Bit && Result.Target && Result.Target->Minor < 2)
    return createStringError("-enable-16bit-types: profile " + Result.Target->Name +
                             " has no 16-bit types (expected 6_2 or later)");
  Result.RowMajor = Args.hasArg(OPT_Zpr);
  if (const Arg *A = Args.getLastArg(OPT_enable_payload_qualifiers, OPT_disable_payload_qualifiers))
    Result.PayloadQualifiers = A->getOption().matches(OPT_enable_payload_qualifiers);
  if (Result.RowMajor && Args.hasArg(OPT_Zpc))
    return createStringError(
        "-Zpr and -Zpc: matrices lie by rows or by columns (expected one of the two)");
  Result.LegacyMacros = Args.hasArg(OPT_flegacy_macro_expansion);
  Result.AllResourcesBound = Args.hasArg(OPT_all_resources_bound);
  Result.ResourcesMayAlias = Args.hasArg(OPT_res_may_alias);
  Result.SplitVectors = Args.hasArg(OPT_fscalarize_vectors);
  if (Error E = readValidatorVersion(Args, Result))
    return E;
  if (Error E = readRootSignature(Args, Result))
    return E;
  if (Error E = readLanguageVersion(Args, Result))
    return E;
  Result.StrictFloats = Args.hasArg(OPT_Gis, OPT_precise_output);
  Result.LegacySemantics = Args.hasArg(OPT_Gec);
  if (Result.LegacySemantics && Result.LanguageVersion.empty())
    Result.LanguageVersion = "hlsl2016";
  if (Result.LegacySemantics && Result.LanguageVersion > "hlsl2016")
    return createStringError(
        "-Gec: HLSL of later versions than 2016 has no such semantics (expected -HV 2016)");
  Result.PackOptimized = Args.hasArg(OPT_pack_optimized);
  if (Result.PackOptimized && Args.hasArg(OPT_pack_prefix_stable))
    return createStringError("-pack-optimized and -pack-prefix-stable: expected one of the two");
  Result.AvoidBranches = Args.hasArg(OPT_Gfa);
  Result.PreferBranches = Args.hasArg(OPT_Gfp);
  if (Result.AvoidBranches && Result.PreferBranches)
    return createStringError("-Gfa and -Gfp: expected one of the two");
  if (Result.AvoidBranches && !Result.AllResourcesBound)
    return createStringError("-Gfa: resources that are not bound may be read (expected "
                             "-all-resources-bound too)");
  if (Error E = readBindings(Args, H, Result))
    return E;
  if (Error E = readExports(Args, Result))
    return E;
  return readOptLevel(Args, Result);
}

Error readDependencies(const InputArgList &Args, Options &Result) {
  Result.DependencyFile = Args.getLastArgValue(OPT_MF).str();
  Result.ListFiles = Args.hasArg(OPT_M);
  if (Result.ListFiles && Result.DependencyFile.empty())
    Result.DependencyFile = "-";
  if (!Args.hasArg(OPT_MD) || !Result.DependencyFile.empty())
    return Error::success();
  if (Result.ContainerFile.empty() || Result.ContainerFile == "-")
    return createStringError("-MD: no file to name the dependency file after (expected -Fo or "
                             "-MF <file>)");
  SmallString<128> Path(Result.ContainerFile);
  sys::path::replace_extension(Path, "d");
  Result.DependencyFile = Path.str().str();
  return Error::success();
}

// -P compiles nothing, so options that need a compile are errors.
Error readPreprocessed(const InputArgList &Args, Options &Result) {
  const Arg *File = Args.getLastArg(OPT_Fi);
  if (!Args.hasArg(OPT_P)) {
    if (File)
      return createStringError("-Fi: there is no preprocessed text to write (expected -P)");
    return Error::success();
  }
  if (const Arg *A = Args.getLastArg(OPT_Fo, OPT_Fc, OPT_Fh, OPT_Fd, OPT_Fre, OPT_Frs, OPT_Fsh))
    return createStringError(A->getSpelling() + ": -P compiles nothing (expected two runs)");
  if (File) {
    Result.PreprocessedFile = File->getValue();
    return Error::success();
  }
  if (Result.Input == "-")
    return createStringError("-P: the standard input has no name (expected -Fi <file>)");
  SmallString<128> Path(Result.Input);
  sys::path::replace_extension(Path, "i");
  Result.PreprocessedFile = Path.str().str();
  return Error::success();
}

bool isSameFile(const Host &H, StringRef A, StringRef B) {
  if (A == B)
    return true;
  const auto First = H.Files->status(A), Second = H.Files->status(B);
  return First && Second && First->equivalent(*Second);
}

/// Rejects outputs that would overwrite the input.
Error checkOutputs(const InputArgList &Args, const Host &H, const Options &O) {
  for (const Arg *A : Args.filtered(OPT_Fo, OPT_Fc, OPT_Fd, OPT_Fe, OPT_Fh, OPT_Frs, OPT_Fre,
                                    OPT_Fsh, OPT_Fi, OPT_getprivate))
    if (const StringRef Path = A->getNumValues() ? A->getValue() : "";
        !Path.empty() && Path != "-" && isSameFile(H, Path, O.Input))
      return createStringError(A->getSpelling() + ": '" + Path +
                               "' is the input (expected another file)");
  return Error::success();
}

bool isIdentifier(StringRef Word) {
  return !Word.empty() && !isDigit(Word.front()) &&
         all_of(Word, [](char C) { return isAlnum(C) || C == '_'; });
}

Error readOutputs(const InputArgList &Args, const Host &H, Options &Result) {
  if (Error E = checkOutputs(Args, H, Result))
    return E;
  Result.ContainerFile = Args.getLastArgValue(OPT_Fo).str();
  Result.ListingFile = Args.getLastArgValue(OPT_Fc).str();
  Result.DebugFile = Args.getLastArgValue(OPT_Fd).str();
  Result.ErrorFile = Args.getLastArgValue(OPT_Fe).str();
  Result.HeaderFile = Args.getLastArgValue(OPT_Fh).str();
  Result.HeaderVariable = Args.getLastArgValue(OPT_Vn, "g_" + Result.Entry).str();
  Result.RootSignatureOutput = Args.getLastArgValue(OPT_Frs).str();
  Result.ReflectionOutput = Args.getLastArgValue(OPT_Fre).str();
  Result.HashOutput = Args.getLastArgValue(OPT_Fsh).str();
  Result.PrivateDataOutput = Args.getLastArgValue(OPT_getprivate).str();
  if (Args.hasArg(OPT_Vn) && Result.HeaderFile.empty())
    return createStringError("-Vn: there is no array to name (expected -Fh <file>)");
  if (const Arg *A = Args.getLastArg(OPT_Vn); A && !isIdentifier(A->getValue()))
    return createStringError(Twine("-Vn: '") + A->getValue() +
                             "' is not an identifier (expected letters, digits and '_')");
  // Like dxc: without an output file, print the result.
  if (Result.ContainerFile.empty() && Result.ListingFile.empty() && Result.HeaderFile.empty() &&
      Result.DebugFile.empty() && Result.RootSignatureOutput.empty() && Result.HashOutput.empty() &&
      Result.ReflectionOutput.empty() && Result.PrivateDataOutput.empty() &&
      !Args.hasArg(OPT_verifyrootsignature)) {
    Result.ListingFile = "-";
    Result.AsksForNothing = true;
  }
  if (Result.ContainerFile == "-" && Result.ListingFile == "-")
    return createStringError("-Fo - and -Fc -: both want the standard output");
  if (Error E = readPreprocessed(Args, Result))
    return E;
  return readDependencies(Args, Result);
}

Error readDebugOptions(const InputArgList &Args, Options &Result) {
  for (const std::string &Pass : Args.getAllArgValues(OPT_opt_enable))
    for (const std::string &Other : Args.getAllArgValues(OPT_opt_disable))
      if (StringRef(Pass).equals_insensitive(Other))
        return createStringError("-opt-enable " + Pass + " and -opt-disable " + Other +
                                 ": expected one of the two");
  Result.SourcesOnly = Args.hasArg(OPT_Zs);
  for (unsigned Option : {OPT_Zi, OPT_Qembed_debug, OPT_Qsource_in_debug_module})
    if (const Arg *A = Args.getLastArg(Option); A && Result.SourcesOnly)
      return createStringError("-Zs and " + A->getSpelling() +
                               ": a PDB of sources alone has no program (expected one of the two)");
  // The sources come from the debug information.
  Result.DebugInfo = Args.hasArg(OPT_Zi) || Result.SourcesOnly;
  Result.EmbedDebug = Args.hasArg(OPT_Qembed_debug);
  Result.StripDebug = Args.hasArg(OPT_Qstrip_debug);
  Result.PdbInPrivate = Args.hasArg(OPT_Qpdb_in_private);
  Result.HashSource = Args.hasArg(OPT_Zss);
  Result.StripReflection = Args.hasArg(OPT_Qstrip_reflect);
  Result.StripRootSignature = Args.hasArg(OPT_Qstrip_rootsignature);
  Result.StripPrivateData = Args.hasArg(OPT_Qstrip_priv);
  Result.PrivateDataFile = Args.getLastArgValue(OPT_setprivate).str();
  if (!Result.PrivateDataFile.empty() && (Result.PdbInPrivate || Result.StripPrivateData))
    return createStringError(
        "-setprivate, -Qstrip_priv and -Qpdb_in_private: expected one of them");
  Result.ExtractRootSignature = Args.hasArg(OPT_extractrootsignature);
  if (Result.ExtractRootSignature && (Result.ContainerFile.empty() || Result.StripRootSignature))
    return createStringError("-extractrootsignature: where to is missing, or there is none "
                             "(expected -Fo <file>, and no -Qstrip_rootsignature)");
  Result.VerifiedRootSignature = Args.getLastArgValue(OPT_verifyrootsignature).str();
  if (Result.HashSource && Args.hasArg(OPT_Zsb))
    return createStringError("-Zss and -Zsb: the hash depends on the source, or it does not "
                             "(expected one of the two)");
  Result.KeepReflectionInProgram = Args.hasArg(OPT_Qkeep_reflect_in_dxil);
  if (Result.KeepReflectionInProgram && Args.hasArg(OPT_Qstrip_reflect_from_dxil))
    return createStringError(
        "-Qstrip_reflect_from_dxil and -Qkeep_reflect_in_dxil: expected one of the two");
  // A container as input has debug information of its own.
  if (Result.DebugInfo || !Args.hasArg(OPT_T))
    return Error::success();
  for (unsigned Option : {OPT_Qembed_debug, OPT_Fd, OPT_Zss, OPT_Qpdb_in_private})
    if (const Arg *A = Args.getLastArg(Option))
      return createStringError(A->getSpelling() + ": there is no debug information (expected -Zi)");
  return Error::success();
}

Error readMessageStyle(const InputArgList &Args, const Host &H, frontend::MessageStyle &Style) {
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

Error readTrace(const InputArgList &Args, Options &Result) {
  if (const Arg *A = Args.getLastArg(OPT_ftime_trace, OPT_ftime_trace_EQ))
    Result.TraceFile = A->getOption().matches(OPT_ftime_trace) ? "-" : A->getValue();
  if (const Arg *A = Args.getLastArg(OPT_ftime_trace_granularity);
      A && StringRef(A->getValue()).getAsInteger(10, Result.TraceGranularity))
    return createStringError(A->getAsString(Args) + ": expected microseconds");
  return Error::success();
}

// -D and -U in order: the last option for a macro wins.
void readMacros(const InputArgList &Args, Options &Result) {
  for (const Arg *A : Args.filtered(OPT_D, OPT_U)) {
    const StringRef Text = A->getValue();
    auto IsSame = [Word = Text.split('=').first](StringRef Other) {
      return Other.split('=').first == Word;
    };
    if (A->getOption().matches(OPT_U)) {
      erase_if(Result.Defines, IsSame);
      Result.Undefines.push_back(Text.str());
    } else {
      erase_if(Result.Undefines, IsSame);
      Result.Defines.push_back(Text.str());
    }
  }
}

Error readPreprocessor(const InputArgList &Args, Options &Result) {
  readMacros(Args, Result);
  Result.IncludeDirs = Args.getAllArgValues(OPT_I);
  Result.FirstIncludes = Args.getAllArgValues(OPT_include_);
  Result.ShowIncludes = Args.hasArg(OPT_H);
  if (const Arg *A = Args.getLastArg(OPT_encoding); A && StringRef(A->getValue()) != "utf8")
    return createStringError(Twine("-encoding ") + A->getValue() +
                             ": texts are UTF-8 (expected utf8; iconv converts others)");
  return Error::success();
}

Error readDenormals(const InputArgList &Args, Options &Result) {
  const Arg *A = Args.getLastArg(OPT_denorm);
  if (!A)
    return Error::success();
  Result.Denormals = A->getValue();
  if (!is_contained({"any", "preserve", "ftz"}, StringRef(Result.Denormals)))
    return createStringError("-denorm " + Result.Denormals +
                             ": unknown mode (expected any, preserve or ftz)");
  if (Result.Target && Result.Target->Minor < 2)
    return createStringError("-denorm: profile " + Result.Target->Name +
                             " has no such mode (expected 6_2 or later)");
  return Error::success();
}

/// Cache options change no result and are not recorded.
bool isCacheOption(const Arg &A) {
  return A.getOption().matches(OPT_grp_cache);
}

/// Returns the options that \p IsWanted accepts, with their values, as given.
std::vector<std::string> options(const InputArgList &Args,
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

/// Collects the options on which a result depends, by kind: those of the preprocessor, which also
/// affect the tokens, and the others.
void readResultWords(const InputArgList &Args, Options &Result) {
  // Debug information records the whole command line.
  const bool IsRecorded = Result.DebugInfo, HasRule = !Result.DependencyFile.empty();
  auto IsPreprocessor = [](const Arg &A) {
    const opt::Option &Is = A.getOption();
    return Is.matches(OPT_D) || Is.matches(OPT_U) || Is.matches(OPT_I) || Is.matches(OPT_include_);
  };
  auto NamesOutput = [&](const Arg &A) {
    const opt::Option &Is = A.getOption();
    for (unsigned Id :
         {OPT_Fc, OPT_Fe, OPT_Fh, OPT_Fi, OPT_Fre, OPT_Frs, OPT_Fsh, OPT_MF, OPT_getprivate})
      if (Is.matches(Id))
        return true;
    return Is.matches(OPT_Fo) && !HasRule; // the target of the dependency rule
  };
  Result.ResultWords = options(Args, [&](const Arg &A) {
    return !isCacheOption(A) && !IsPreprocessor(A) && (IsRecorded || !NamesOutput(A));
  });
  Result.PreprocessorWords = options(Args, IsPreprocessor);
}

/// Parses a number of bytes with an optional suffix K, M, G or T.
Expected<uint64_t> readSize(StringRef Option, StringRef Text) {
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

/// The environment in \p Host provides defaults.
Error readCache(const InputArgList &Args, const Host &H, CacheOptions &Cache) {
  struct Value {
    std::string Option, Text;
  };
  auto ValueOf = [&](unsigned Id, const char *Name, const std::string &Default) -> Value {
    const Arg *A = Args.getLastArg(Id);
    return A ? Value{A->getSpelling().str(), A->getValue()} : Value{Name, Default};
  };
  Cache.Folder = ValueOf(OPT_cache, "", H.Cache.Folder).Text;
  if (const Value Size = ValueOf(OPT_cache_size, "DXIL_CC_CACHE_SIZE", H.Cache.Size);
      !Size.Text.empty()) {
    Expected<uint64_t> Limit = readSize(Size.Option, Size.Text);
    if (!Limit)
      return Limit.takeError();
    Cache.Limit = *Limit;
  }
  if (const Value Mode = ValueOf(OPT_cache_mode, "DXIL_CC_CACHE_MODE", H.Cache.Mode);
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
  Cache.ShowStatistics = Args.hasArg(OPT_cache_stats);
  Cache.Clear = Args.hasArg(OPT_cache_clear);
  if ((Cache.ShowStatistics || Cache.Clear) && Cache.Folder.empty())
    return createStringError("--cache-stats and --cache-clear: there is no cache (expected "
                             "--cache <directory>, or DXIL_CC_CACHE)");
  return Error::success();
}

Error readEdits(const InputArgList &Args, const Options &O, EditOptions &Edit) {
  Edit.DumpBinary = Args.hasArg(OPT_dumpbin);
  Edit.RemoveParts = Args.getAllArgValues(OPT_remove_part);
  Edit.StripDebug = Args.hasArg(OPT_strip_debug);
  Edit.StripReflection = Args.hasArg(OPT_strip_reflection);
  Edit.RootSignatureFile = Args.getLastArgValue(OPT_set_root_signature).str();
  Edit.AddParts = Args.getAllArgValues(OPT_add_part);
  Edit.Rehash = Args.hasArg(OPT_rehash);
  Edit.ExtractPart = Args.getLastArgValue(OPT_extract_part).str();
  if (!Edit.any())
    return Error::success();
  if (Args.hasArg(OPT_T) || Args.hasArg(OPT_O))
    return createStringError("edits of a container do not go with -T or -O (expected two runs)");
  if (!Edit.ExtractPart.empty() &&
      (O.ContainerFile.empty() || !Args.getLastArgValue(OPT_Fc).empty()))
    return createStringError("--extract-part: where to is missing or unclear (expected -o <file>, "
                             "or -o -, and no -Fc)");
  return Error::success();
}

/// Renames existing files whose paths look like options, such as `/Data/a.hlsl` (like -D).
void renamePaths(const OptTable &Table, const Host &H, StringSaver &Saver,
                 MutableArrayRef<const char *> Args) {
  for (const char *&A : Args) {
    if (!A || A[0] != '/')
      continue;
    if (const auto Status = H.Files->status(A); !Status || !Status->isRegularFile())
      continue;
    unsigned MissingIndex = 0, MissingCount = 0;
    InputArgList Alone = Table.ParseArgs(A, MissingIndex, MissingCount);
    if (!Alone.hasArg(OPT_INPUT))
      A = Saver.save(Twine("/.") + A).data();
  }
}

/// Reports the first option of dxc that is not supported, with the reason.
Error checkRefused(const InputArgList &Args, const OptTable &Table) {
  for (const Arg *A : Args)
    if (const Option Group = A->getOption().getGroup();
        Group.isValid() && Group.getID() == OPT_grp_refused)
      return createStringError(A->getAsString(Args) + ": " +
                               Table.getOptionHelpText(A->getOption().getID()));
  return Error::success();
}

Error readInput(const InputArgList &Args, const Host &H, Options &Result) {
  std::vector<std::string> Inputs = Args.getAllArgValues(OPT_INPUT);
  // dxc compiles the last input, and some command lines have stray words before it.
  if (Inputs.size() > 1 && H.Files->exists(Inputs.back()))
    erase_if(Inputs, [&](const std::string &Word) {
      const bool IsIgnored = !StringRef(Word).starts_with("/") && !H.Files->exists(Word);
      if (IsIgnored)
        Result.IgnoredInputs.push_back(Word);
      return IsIgnored;
    });
  Result.Link = Args.hasArg(OPT_link);
  if (Result.Link) {
    for (const std::string &Word : Inputs) {
      SmallVector<StringRef, 8> Files;
      StringRef(Word).split(Files, ';', -1, /*KeepEmpty=*/false);
      Result.Libraries.insert(Result.Libraries.end(), Files.begin(), Files.end());
    }
    if (Result.Libraries.empty())
      return createStringError("-link: no input file (expected libraries)");
    Result.Input = Result.Libraries[0];
    return Error::success();
  }
  if (Inputs.empty())
    return createStringError("no input file (expected HLSL, LLVM IR or - for standard input)");
  if (Inputs.size() > 1)
    return createStringError("more than one input file: '" + Inputs[0] + "' and '" + Inputs[1] +
                             "' (expected one)");
  Result.Input = Inputs[0];
  return Error::success();
}

} // namespace

std::string dependencyTarget(const Options &O) {
  return O.ContainerFile.empty() || O.ContainerFile == "-" ? O.Input : O.ContainerFile;
}

std::vector<std::string> compileOptions(ArrayRef<std::string> Arguments) {
  SmallVector<const char *, 64> Words;
  for (const std::string &A : Arguments)
    Words.push_back(A.c_str());
  unsigned MissingIndex = 0, MissingCount = 0;
  const InputArgList Args = OptionTable().ParseArgs(Words, MissingIndex, MissingCount);
  return options(Args, [](const Arg &A) {
    for (unsigned Other :
         {OPT_grp_output, OPT_grp_edit, OPT_grp_tool, OPT_grp_cache, OPT_P, OPT_Fi, OPT_M, OPT_H})
      if (A.getOption().matches(Other))
        return false;
    return true;
  });
}

bool namesInput(ArrayRef<const char *> Args) {
  unsigned MissingIndex = 0, MissingCount = 0;
  return OptionTable().ParseArgs(Args, MissingIndex, MissingCount).hasArg(OPT_INPUT);
}

Expected<Options> parseOptions(ArrayRef<const char *> Args, const Host &H) {
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 64> Expanded(Args.begin(), Args.end());
  cl::ExpansionContext Context(Allocator, cl::TokenizeGNUCommandLine, H.Files.get());
  if (Error E = Context.expandResponseFiles(Expanded))
    return E;
  for (const char *A : Expanded)
    if (A && A[0] == '@')
      return createStringError(Twine("'") + (A + 1) + "': no such response file");

  // Created once: that takes a tenth of the time to preprocess a small shader.
  static const OptionTable Table;
  renamePaths(Table, H, Saver, Expanded);
  unsigned MissingIndex = 0, MissingCount = 0;
  InputArgList Parsed = Table.ParseArgs(Expanded, MissingIndex, MissingCount);
  Options Result;
  Result.ShowHelp = Parsed.hasArg(OPT_help);
  Result.ShowVersion = Parsed.hasArg(OPT_version);
  Result.ShowTables = Parsed.hasArg(OPT_help_markdown);
  Result.ShowManual = Parsed.hasArg(OPT_manual);
  Result.Completion = Parsed.getLastArgValue(OPT_completion).str();
  if (!Result.Completion.empty() &&
      !is_contained({"bash", "zsh", "fish"}, StringRef(Result.Completion)))
    return createStringError("--completion " + Result.Completion +
                             ": unknown shell (expected bash, zsh or fish)");
  if (Result.ShowHelp || Result.ShowVersion || Result.ShowTables || Result.ShowManual ||
      !Result.Completion.empty())
    return Result;
  if (Error E = checkRefused(Parsed, Table))
    return E;
  if (MissingCount)
    return createStringError(Twine(Parsed.getArgString(MissingIndex)) + ": a value is missing");
  for (const Arg *A : Parsed.filtered(OPT_UNKNOWN)) {
    std::string Nearest;
    std::string Spelled = A->getAsString(Parsed);
    if (Table.findNearest(Spelled, Nearest) <= 2)
      return createStringError(Spelled + ": unknown option (did you mean " + Nearest + "?)");
    return createStringError(Spelled + ": unknown option (--help lists them)");
  }
  if (Error E = readCache(Parsed, H, Result.Cache))
    return E;
  if (Result.Cache.ShowStatistics || Result.Cache.Clear)
    return Result;
  if (Error E = readInput(Parsed, H, Result))
    return E;
  if (Error E = readShaderOptions(Parsed, H, Result))
    return E;
  if (Error E = readOutputs(Parsed, H, Result))
    return E;
  if (Error E = readEdits(Parsed, Result, Result.Edit))
    return E;
  if (Error E = readDebugOptions(Parsed, Result))
    return E;
  if (Error E = readDenormals(Parsed, Result))
    return E;
  if (Error E = readMessageStyle(Parsed, H, Result.Messages))
    return E;
  if (Error E = readTrace(Parsed, Result))
    return E;
  if (Error E = readPreprocessor(Parsed, Result))
    return E;
  using Document = Options::Document;
  Result.MessageDocument = StringSwitch<Document>(Parsed.getLastArgValue(OPT_fdiagnostics_format))
                               .Case("json", Document::JSON)
                               .Case("sarif", Document::SARIF)
                               .Default(Document::None);
  Result.CommandLine = options(Parsed, [](const Arg &A) { return !isCacheOption(A); });
  readResultWords(Parsed, Result);
  Result.Recompile = Parsed.hasArg(OPT_recompile);
  Result.OutputOptions =
      options(Parsed, [](const Arg &A) { return A.getOption().matches(OPT_grp_output); });
  Result.TimeReport = Parsed.hasArg(OPT_ftime_report);
  Result.CheckUndefined = Parsed.hasArg(OPT_check_undefined);
  Result.WarningsAreErrors = Parsed.hasArg(OPT_WX);
  Result.NoWarnings = Parsed.hasArg(OPT_no_warnings);
  if (Parsed.hasArg(OPT_ast_dump))
    Result.Show = Options::Dump::Program;
  else if (Parsed.hasArg(OPT_fcgl))
    Result.Show = Options::Dump::IR;
  // A library of any version is validated after linking.
  Result.SkipValidation = Parsed.hasArg(OPT_Vd) || (Result.Target && Result.Target->IsForLinking);
  if (const auto &T = Result.Target;
      T && T->Stage == "library" && T->Minor < FirstMinorWithLibraries && !Result.SkipValidation)
    return createStringError("-T " + T->Name +
                             ": no validator knows libraries of this version (expected -Vd with "
                             "it, or lib_6_3 or later)");
  Result.Warnings = Parsed.getAllArgValues(OPT_W);
  return Result;
}

} // namespace dxil::compiler
