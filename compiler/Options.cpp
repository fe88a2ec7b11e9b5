// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"
#include "OptionTable.h"
#include "OptionWords.h"
#include "ToolOptions.h"
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

void readMember(const InputArgList &Args, unsigned Id, bool &Member) {
  Member = Args.hasArg(Id);
}
void readMember(const InputArgList &Args, unsigned Id, std::string &Member) {
  Member = Args.getLastArgValue(Id).str();
}
void readMember(const InputArgList &Args, unsigned Id, std::vector<std::string> &Member) {
  Member = Args.getAllArgValues(Id);
}

/// Reads the options that set a member of Options and no more: `Sets` in Options.td.
void readMembers(const InputArgList &Args, Options &Result) {
#define OPTION_WITH_MARSHALLING(PREFIX, NAME, ID, KIND, GROUP, ALIAS, ALIASARGS, FLAGS,            \
                                VISIBILITY, PARAM, HELP, VARIANTS, METAVAR, VALUES, SUBCOMMANDS,   \
                                SHOULDPARSE, ALWAYSEMIT, MEMBER, ...)                              \
  readMember(Args, OPT_##ID, Result.MEMBER);
#include "Options.inc"
#undef OPTION_WITH_MARSHALLING
}

/// Of two options only one may be given.
struct Contradiction {
  unsigned A, B;
  const char *Why = "";
};
constexpr Contradiction Contradictions[] = {
    {OPT_Zpr, OPT_Zpc, "matrices lie by rows or by columns"},
    {OPT_pack_optimized, OPT_pack_prefix_stable},
    {OPT_Gfa, OPT_Gfp},
    {OPT_Zss, OPT_Zsb, "the hash depends on the source, or it does not"},
    {OPT_Qstrip_reflect_from_dxil, OPT_Qkeep_reflect_in_dxil},
    {OPT_import_binding_table, OPT_binding_table_define},
    {OPT_Zs, OPT_Zi, "a PDB of sources alone has no program"},
    {OPT_Zs, OPT_Qembed_debug, "a PDB of sources alone has no program"},
    {OPT_Zs, OPT_Qsource_in_debug_module, "a PDB of sources alone has no program"}};

Error checkContradictions(const InputArgList &Args, const Host &, Options &) {
  for (const auto &[A, B, Why] : Contradictions)
    if (const Arg *First = Args.getLastArg(A), *Second = Args.getLastArg(B); First && Second)
      return createStringError(First->getSpelling() + " and " + Second->getSpelling() + ": " + Why +
                               (*Why ? " (expected one of the two)" : "expected one of the two"));
  return Error::success();
}

Error readOptLevel(const InputArgList &Args, const Host &, Options &Result) {
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

Error readLanguageVersion(const InputArgList &Args, const Host &, Options &Result) {
  const Arg *A = Args.getLastArg(OPT_HV);
  if (!A)
    return Error::success();
  StringRef Value = StringSwitch<StringRef>(A->getValue())
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
Error readValidatorVersion(const InputArgList &Args, const Host &, Options &Result) {
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

Error readExports(const InputArgList &Args, const Host &, Options &Result) {
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
    const std::vector<std::string> Lists = Args.getAllArgValues(OPT_exports);
    SmallVector<StringRef, 8> Items;
    for (StringRef Each : Lists)
      Each.split(Items, ';', -1, /*KeepEmpty=*/false);
    for (StringRef Item : Items) {
      auto [NewNames, Name] = Item.split('=');
      // dxc's listings write the first byte of mangled names so.
      (void)(Item.contains('=') ? Name : NewNames).consume_front("\\01");
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
  if (const Arg *A = Args.getLastArg(OPT_auto_binding_space)) {
    unsigned Space = 0;
    if (StringRef(A->getValue()).getAsInteger(10, Space))
      return createStringError(Twine("-auto-binding-space ") + A->getValue() +
                               ": expected a number");
    Result.BindingSpace = Space;
  }
  if (const Arg *A = Args.getLastArg(OPT_other_stage)) {
    auto Module = H.read("--other-stage", A->getValue());
    if (!Module)
      return Module.takeError();
    Result.OtherStage = (*Module)->getBuffer().str();
  }
  if (const Arg *A = Args.getLastArg(OPT_import_binding_table)) {
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

Error readRootSignature(const InputArgList &Args, const Host &, Options &Result) {
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

Error readTarget(const InputArgList &Args, const Host &, Options &Result) {
  if (const Arg *A = Args.getLastArg(OPT_T)) {
    Expected<Profile> P = parseProfile(A->getValue());
    if (!P)
      return createStringError("-T: " + toString(P.takeError()));
    Result.Target = *P;
  }
  Result.Entry = Args.getLastArgValue(OPT_E, "main").str();
  Result.IsEntryGiven = Args.hasArg(OPT_E);
  if (Result.Native16Bit && Result.Target && Result.Target->Minor < 2)
    return createStringError("-enable-16bit-types: profile " + Result.Target->Name +
                             " has no 16-bit types (expected 6_2 or later)");
  if (const Arg *A = Args.getLastArg(OPT_enable_payload_qualifiers, OPT_disable_payload_qualifiers))
    Result.PayloadQualifiers = A->getOption().matches(OPT_enable_payload_qualifiers);
  return Error::success();
}

Error readSemantics(const InputArgList &Args, const Host &, Options &Result) {
  Result.StrictFloats = Args.hasArg(OPT_Gis, OPT_precise_output);
  if (Result.LegacySemantics && Result.LanguageVersion.empty())
    Result.LanguageVersion = "hlsl2016";
  if (Result.LegacySemantics && Result.LanguageVersion > "hlsl2016")
    return createStringError(
        "-Gec: HLSL of later versions than 2016 has no such semantics (expected -HV 2016)");
  if (Result.Native16Bit && !Result.LanguageVersion.empty() && Result.LanguageVersion < "hlsl2018")
    return createStringError(
        "-enable-16bit-types: HLSL 2016 has no 16-bit types (expected -HV 2018 or later)");
  if (Result.AvoidBranches && !Result.AllResourcesBound)
    return createStringError("-Gfa: resources that are not bound may be read (expected "
                             "-all-resources-bound too)");
  return Error::success();
}

Error readDependencies(const InputArgList &Args, const Host &, Options &Result) {
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
Error readPreprocessed(const InputArgList &Args, const Host &, Options &Result) {
  const Arg *File = Args.getLastArg(OPT_Fi);
  if (!Args.hasArg(OPT_P)) {
    if (File)
      return createStringError("-Fi: there is no preprocessed text to write (expected -P)");
    return Error::success();
  }
  // Debug options have no effect, as in dxc.
  if (const Arg *A = Args.getLastArg(OPT_Fo, OPT_Fc, OPT_Fh, OPT_Fre, OPT_Frs, OPT_Fsh))
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
Error checkOutputs(const InputArgList &Args, const Host &H, Options &O) {
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

Error readOutputs(const InputArgList &Args, const Host &, Options &Result) {
  Result.HeaderVariable = Args.getLastArgValue(OPT_Vn, "g_" + Result.Entry).str();
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
  return Error::success();
}

Error readDebugOptions(const InputArgList &Args, const Host &, Options &Result) {
  for (const std::string &Pass : Args.getAllArgValues(OPT_opt_enable))
    for (const std::string &Other : Args.getAllArgValues(OPT_opt_disable))
      if (StringRef(Pass).equals_insensitive(Other))
        return createStringError("-opt-enable " + Pass + " and -opt-disable " + Other +
                                 ": expected one of the two");
  // The sources come from the debug information.
  Result.DebugInfo = Args.hasArg(OPT_Zi) || Result.SourcesOnly;
  if (!Result.PrivateDataFile.empty() + Result.PdbInPrivate + Result.StripPrivateData > 1)
    return createStringError(
        "-setprivate, -Qstrip_priv and -Qpdb_in_private: expected one of them");
  if (Result.ExtractRootSignature && (Result.ContainerFile.empty() || Result.StripRootSignature))
    return createStringError("-extractrootsignature: where to is missing, or there is none "
                             "(expected -Fo <file>, and no -Qstrip_rootsignature)");
  // A container as input has debug information of its own.
  if (Result.DebugInfo || !Args.hasArg(OPT_T))
    return Error::success();
  for (unsigned Option : {OPT_Qembed_debug, OPT_Fd, OPT_Zss, OPT_Qpdb_in_private})
    if (const Arg *A = Args.getLastArg(Option))
      return createStringError(A->getSpelling() + ": there is no debug information (expected -Zi)");
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

Error readPreprocessor(const InputArgList &Args, const Host &, Options &Result) {
  readMacros(Args, Result);
  if (const Arg *A = Args.getLastArg(OPT_encoding); A && StringRef(A->getValue()) != "utf8")
    return createStringError(Twine("-encoding ") + A->getValue() +
                             ": texts are UTF-8 (expected utf8; iconv converts others)");
  return Error::success();
}

Error readDenormals(const InputArgList &Args, const Host &, Options &Result) {
  const Arg *A = Args.getLastArg(OPT_denorm);
  if (!A)
    return Error::success();
  const FloatDenormalModeInfo *Mode = findWord(FloatDenormalModes, A->getValue());
  if (!Mode)
    return createStringError("-denorm " + Twine(A->getValue()) +
                             ": unknown mode (expected any, preserve or ftz)");
  Result.Denormals = Mode->Number;
  if (Result.Target && Result.Target->Minor < DenormalAttributeMinor)
    return createStringError("-denorm: profile " + Result.Target->Name +
                             " has no such mode (expected 6_" + Twine(DenormalAttributeMinor) +
                             " or later)");
  return Error::success();
}

Error readEdits(const InputArgList &Args, const Host &, Options &O) {
  EditOptions &Edit = O.Edit;
  if (Args.hasArg(OPT_T)) // the root signature of a compile
    O.RootSignatureFile = std::exchange(Edit.RootSignatureFile, {});
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

/// Renames existing files whose paths were parsed as options, such as `/Data/a.hlsl` (like -D).
/// Returns true if there are any: then the command line has to be parsed again.
bool renamePaths(const InputArgList &Parsed, const Host &H, StringSaver &Saver,
                 MutableArrayRef<const char *> Args) {
  bool HasRenamed = false;
  for (const Arg *A : Parsed) {
    if (A->getOption().getKind() == Option::InputClass || A->getIndex() >= Args.size())
      continue;
    const char *&Word = Args[A->getIndex()];
    if (!StringRef(Word).starts_with("/") || StringRef(Word).starts_with("/./"))
      continue;
    if (const auto Status = H.Files->status(Word); !Status || !Status->isRegularFile())
      continue;
    Word = Saver.save(Twine("/.") + Word).data();
    HasRenamed = true;
  }
  return HasRenamed;
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

static Error checkKnown(const InputArgList &Parsed, const OptionTable &Table) {
  for (const Arg *A : Parsed.filtered(OPT_UNKNOWN)) {
    std::string Nearest;
    std::string Spelled = A->getAsString(Parsed);
    if (Table.findNearest(Spelled, Nearest) <= 2)
      return createStringError(Spelled + ": unknown option (did you mean " + Nearest + "?)");
    return createStringError(Spelled + ": unknown option (--help lists them)");
  }
  return Error::success();
}

// Reads the options that say what to compile and how.
static Error readCompilation(const InputArgList &Parsed, const Host &H, Options &Result) {
  for (auto *Read : {checkContradictions, readInput,           readTarget,    readValidatorVersion,
                     readRootSignature,   readLanguageVersion, readSemantics, readBindings,
                     readExports,         readOptLevel,        checkOutputs,  readOutputs,
                     readPreprocessed,    readDependencies,    readEdits,     readDebugOptions,
                     readDenormals,       readMessageStyle,    readTrace,     readPreprocessor})
    if (Error E = Read(Parsed, H, Result))
      return E;
  using Document = Options::Document;
  Result.MessageDocument = StringSwitch<Document>(Parsed.getLastArgValue(OPT_fdiagnostics_format))
                               .Case("json", Document::JSON)
                               .Case("sarif", Document::SARIF)
                               .Default(Document::None);
  Result.CommandLine = recordedCommandLine(Parsed, Result);
  readResultWords(Parsed, Result);
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
  return Error::success();
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
  unsigned MissingIndex = 0, MissingCount = 0;
  InputArgList Parsed = Table.ParseArgs(Expanded, MissingIndex, MissingCount);
  while (renamePaths(Parsed, H, Saver, Expanded))
    Parsed = Table.ParseArgs(Expanded, MissingIndex, MissingCount);
  Options Result;
  readMembers(Parsed, Result);
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
  if (Error E = checkKnown(Parsed, Table))
    return E;
  if (Error E = readCache(Parsed, H, Result.Cache))
    return E;
  if (Result.Cache.ShowStatistics || Result.Cache.Clear)
    return Result;
  if (Error E = readCompilation(Parsed, H, Result))
    return E;
  return Result;
}

} // namespace dxil::compiler
