// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Compile.h"
#include "Compilers.h"
#include "Paths.h"
#include "compiler/Listing.h"
#include "compiler/MemoryFiles.h"
#include "compiler/OptionTable.h"
#include "compiler/PartOptions.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <deque>
#include <mutex>

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

constexpr const char *DefaultName = "hlsl.hlsl";

/// The files that a compile reads: the libraries of a link, or files that the include handler
/// loads.
struct CallerFiles {
  const CompileRequest &Request;
  uint32_t Encoding; ///< code page of files without a byte order mark
  /// Files named by options. They are read as bytes; other files are read as texts.
  std::vector<std::string> OfOptions = {};
  std::deque<std::string> Texts = {}; ///< stay in place

  static int open(void *Context, const char *Path, dxil_compile_bytes *Contents) {
    auto &Files = *static_cast<CallerFiles *>(Context);
    const std::optional<StringRef> Match = Files.find(Path);
    if (Match)
      *Contents = {Match->data(), Match->size()};
    return Match.has_value();
  }

private:
  std::optional<StringRef> find(StringRef Path) {
    for (const auto &[Name, Bytes] : Request.Libraries)
      if (isSame(Name, Path))
        return Bytes;
    if (!Request.Includes)
      return std::nullopt;
    for (const std::string &Name : OfOptions)
      if (isSame(Name, Path))
        return load(Name, /*IsText=*/false);
    return load(spelledPath(Path), /*IsText=*/true);
  }

  static bool isSame(StringRef Name, StringRef CleanPath) {
    SmallString<128> Clean(Name);
    sys::path::remove_dots(Clean);
    return Clean == CleanPath;
  }

  std::optional<StringRef> load(StringRef Name, bool IsText) {
    Blob *Loaded = nullptr;
    if (Request.Includes->LoadSource(widen(Name).c_str(), &Loaded) < 0 || !Loaded)
      return std::nullopt;
    const auto Owner = Reference<Blob>::take(Loaded);
    if (!IsText)
      return Texts.emplace_back(textOf(Loaded).str());
    std::optional<std::string> Text = decode(textOf(Loaded), encodingOf(Loaded), Encoding);
    if (!Text)
      return std::nullopt;
    return Texts.emplace_back(std::move(*Text));
  }
};

/// The names of outputs on the command line. The result gets these outputs instead of files.
struct OutputNames {
  std::string Object, Errors, Pdb, Hash, Reflection, RootSignature, Preprocessed;
};

/// The arguments of a request: options, and values that the interface itself uses.
struct RequestArguments {
  std::vector<std::string> Words; ///< options, then the input
  std::string Profile;            ///< value of -T
  std::string BindingTable;       ///< file of -import-binding-table
  uint32_t Encoding = Utf8;       ///< of -encoding

  /// The source's name is that of the request, else the last input among the arguments. Other
  /// inputs are ignored, as in dxc.
  explicit RequestArguments(const CompileRequest &Request) {
    SmallVector<const char *, 32> Pointers;
    for (const std::string &Each : Request.Arguments)
      Pointers.push_back(Each.c_str());
    unsigned MissingIndex = 0, MissingCount = 0;
    const opt::InputArgList Args = OptionTable().ParseArgs(Pointers, MissingIndex, MissingCount);
    std::string Input = Args.getLastArgValue(OPT_INPUT, DefaultName).str();
    if (!Request.Name.empty())
      Input = Request.Name;
    for (const auto &[Name, Bytes] : Request.Libraries)
      Input = (&Name == &Request.Libraries.front().first ? "" : Input) + Name + ";";
    Profile = Args.getLastArgValue(OPT_T).str();
    BindingTable = Args.getLastArgValue(OPT_import_binding_table).str();
    Encoding = StringSwitch<uint32_t>(Args.getLastArgValue(OPT_encoding))
                   .Case("utf16", Utf16)
                   .Cases({"utf32", "wide"}, Utf32)
                   .Default(Utf8);
    for (const opt::Arg *A : Args) {
      if (A->getOption().matches(OPT_INPUT) ||
          (A->getOption().matches(OPT_encoding) && Encoding != Utf8))
        continue;
      opt::ArgStringList Spelled;
      A->render(Args, Spelled);
      Words.insert(Words.end(), Spelled.begin(), Spelled.end());
    }
    if (MissingCount) // the last option, which the parser reports
      Words.push_back(Args.getArgString(MissingIndex));
    else
      Words.push_back(Input);
  }
};

Expected<Options> readOptions(const CompileRequest &Request, const RequestArguments &Arguments) {
  std::vector<const char *> Words;
  for (const std::string &Each : Arguments.Words)
    Words.push_back(Each.c_str());
  Host Nothing; // options name no other file
  CallerFiles Files{Request, Arguments.Encoding, {}};
  auto Empty = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  Nothing.Files = Empty;
  if (!Arguments.BindingTable.empty() && Request.Includes) {
    dxil_compile_bytes Table = {nullptr, 0};
    Files.OfOptions = {Arguments.BindingTable};
    if (CallerFiles::open(&Files, Arguments.BindingTable.c_str(), &Table))
      if (const auto Text = decode(StringRef(Table.data, Table.size), Binary, Arguments.Encoding))
        Empty->addFile(Arguments.BindingTable, 0, MemoryBuffer::getMemBufferCopy(*Text));
  }
  Expected<Options> O = parseOptions(Words, Nothing);
  if (!O)
    return O;
  if (O->ShowHelp || O->ShowVersion || O->ShowTables || O->ShowManual || !O->Completion.empty() ||
      O->Cache.ShowStatistics || O->Cache.Clear)
    return createStringError("options of the program dxil-cc do not go through an interface");
  if (O->Target && !O->Target->PromotedFrom.empty()) // dxc's program promotes it, its library not
    return createStringError("-T " + O->Target->PromotedFrom +
                             ": profile of an older shader model (expected " + O->Target->Name +
                             ")");
  if (!O->Link)
    std::replace(O->Input.begin(), O->Input.end(), '\\', '/');
  return O;
}

/// Replaces the files that the options name by outputs of the result.
OutputNames takeOutputs(Options &O, bool EmbedsDebug) {
  OutputNames Names{O.ContainerFile,    O.ErrorFile,           O.DebugFile,       O.HashOutput,
                    O.ReflectionOutput, O.RootSignatureOutput, O.PreprocessedFile};
  for (std::string *Path : {&O.ContainerFile, &O.ErrorFile, &O.HashOutput, &O.RootSignatureOutput,
                            &O.ListingFile, &O.HeaderFile, &O.PrivateDataOutput, &O.DebugFile})
    Path->clear();
  O.AsksForNothing = false;
  const bool MakesProgram = !O.isRootSignature() && !O.Edit.any() && O.PreprocessedFile.empty() &&
                            O.Show == Options::Dump::Nothing;
  O.ReflectionOutput = MakesProgram ? "-" : "";
  // The path is a folder: the PDB is named by its hash, or by -Fd.
  if (O.DebugInfo && MakesProgram) {
    O.DebugFile = Names.Pdb.empty() ? "/" : Names.Pdb;
    O.EmbedDebug |= EmbedsDebug && !O.StripDebug && !O.SourcesOnly;
  }
  return Names;
}

/// Adds the output that \p Make derives from a part, if the container has the part.
template <class Function>
void addIfThere(ResultBuilder &To, Output Kind, const std::string &Container, Function Make,
                StringRef Name) {
  if (Expected<std::string> Data = Make(StringRef(Container)))
    To.addBytes(Kind, std::move(*Data), Name);
  else
    consumeError(Data.takeError());
}

void addOutputs(ResultBuilder &To, const Options &O, compiler::Result &R,
                const OutputNames &Names) {
  for (OutputFile &File : R.Files)
    switch (File.Kind) {
    case OutputKind::Reflection:
      To.addBytes(Output::Reflection, std::move(File.Data), Names.Reflection);
      break;
    case OutputKind::DebugInfo:
      To.addBytes(Output::Pdb, std::move(File.Data),
                  Names.Pdb.empty() ? StringRef(File.Path).drop_front() : StringRef(File.Path));
      break;
    case OutputKind::Preprocessed: To.addText(Output::Hlsl, File.Data, Names.Preprocessed); break;
    case OutputKind::Dependencies: To.addText(Output::Text, File.Data); break;
    default: break;
    }
  if (O.Show != Options::Dump::Nothing) {
    To.addText(Output::Text, R.Shown);
    return;
  }
  if (R.Container.empty())
    return;
  addIfThere(To, Output::ShaderHash, R.Container, shaderHash, Names.Hash);
  addIfThere(To, Output::RootSignature, R.Container, rootSignatureContainer, Names.RootSignature);
  To.addBytes(Output::Object, std::move(R.Container), Names.Object);
}

/// An unknown profile is an error of the compile, with an empty container, as in dxc.
Result *usageError(llvm::Error E, StringRef Profile) {
  ResultBuilder Builder(Output::None);
  Builder.status(BadArgument);
  if (Expected<compiler::Profile> Parsed = parseProfile(Profile); !Parsed) {
    consumeError(Parsed.takeError());
    Builder.status(Failed);
    Builder.primary(Output::Object);
    Builder.addText(Output::Object, "");
  }
  Builder.addText(Output::Errors, "error: " + toString(std::move(E)) + "\n");
  return Builder.finish();
}

/// Returns the output of GetResult, which is empty after a failed compile.
Output primaryOutput(const Options &O) {
  if (!O.PreprocessedFile.empty())
    return Output::Hlsl;
  const bool IsText = O.Show != Options::Dump::Nothing || !O.DependencyFile.empty();
  return IsText ? Output::Text : Output::Object;
}

/// Runs a compile, and writes the trace of -ftime-trace. LLVM has one profiler for each thread, but
/// one set of timers for -ftime-report, so only one thread at a time reports times.
compiler::Result timed(const Options &O, std::string &Trace, function_ref<compiler::Result()> Run) {
  static std::mutex Timers;
  std::unique_lock<std::mutex> Lock(Timers, std::defer_lock);
  if (O.TimeReport)
    Lock.lock();
  if (O.TraceFile.empty() || getTimeTraceProfilerInstance())
    return Run();
  timeTraceProfilerInitialize(O.TraceGranularity, "dxcompiler");
  compiler::Result R = Run();
  SmallString<0> Text;
  raw_svector_ostream Out(Text);
  timeTraceProfilerWrite(Out);
  timeTraceProfilerCleanup();
  Trace = Text.str().str();
  return R;
}

/// Returns the list of -H as dxc's remarks. The list has a dot for each enclosing file.
std::string includeRemarks(StringRef List) {
  std::string Text;
  for (StringRef Line : split(List, '\n')) {
    const auto [Dots, Path] = Line.split(' ');
    if (!Dots.empty())
      Text += "Opening file [" + spelledPath(Path) + "], stack top [" +
              std::to_string(Dots.size() - 1) + "]\n";
  }
  return Text;
}

} // namespace

Result *runCompile(const CompileRequest &Request) {
  const RequestArguments Arguments(Request);
  Expected<Options> O = readOptions(Request, Arguments);
  if (!O)
    return usageError(O.takeError(), Arguments.Profile);
  const bool IsContainer = O->Link || O->Edit.any() || O->Recompile;
  std::optional<std::string> Source =
      IsContainer ? std::optional(Request.Source.str())
                  : decode(Request.Source, Request.Encoding, Arguments.Encoding);
  if (!Source)
    return failedResult(EncodingFailed, "error: the source is no text of its encoding\n");
  const OutputNames Names = takeOutputs(*O, Request.EmbedsDebug);

  CallerFiles Files{Request, Arguments.Encoding};
  for (const std::string &Path :
       {O->PrivateDataFile, O->RootSignatureFile, O->VerifiedRootSignature})
    if (!Path.empty())
      Files.OfOptions.push_back(Path);
  std::string Included;
  raw_string_ostream IncludeList(Included);
  Host H;
  H.Files = memoryFiles(O->Link ? "" : O->Input, *Source, CallerFiles::open, &Files);
  H.IncludeList = &IncludeList;
  Messages Log;
  std::string Trace, Report;
  raw_string_ostream TimeReport(Report);
  H.TimeReport = &TimeReport;
  compiler::Result R = timed(*O, Trace, [&] { return compile(*O, H, std::nullopt, Log); });
  ResultBuilder Builder(primaryOutput(*O));
  Builder.encoding(Arguments.Encoding);
  Builder.status(R.Code == Compiled ? Ok : R.Code == UsageError ? BadArgument : Failed);
  Builder.addText(Output::Errors, Log.said(), Names.Errors);
  Builder.addText(Output::Remarks, O->ShowIncludes ? includeRemarks(Included) : "");
  if (!Report.empty())
    Builder.addText(Output::TimeReport, Report);
  if (!Trace.empty())
    Builder.addText(Output::TimeTrace, Trace);
  if (R.Code == Compiled)
    addOutputs(Builder, *O, R, Names);
  else if (!O->Link)
    Builder.addText(primaryOutput(*O), "");
  return Builder.finish();
}

Result *disassemble(StringRef Container) {
  const auto Parts = container::Container::parse({Container.bytes_begin(), Container.size()});
  if (Parts && Parts->parts().empty())
    return failedResult(Failed, "error: the container has no parts\n");
  Expected<std::string> Text = debugListing(Container);
  if (!Text)
    return failedResult(Failed, "error: " + toString(Text.takeError()) + "\n");
  ResultBuilder Builder(Output::Disassembly);
  Builder.addText(Output::Disassembly, *Text);
  return Builder.finish();
}

} // namespace dxil::compiler::dxc
