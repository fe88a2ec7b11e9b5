// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Compile.h"
#include "Compilers.h"
#include "compiler/Listing.h"
#include "compiler/MemoryFiles.h"
#include "compiler/PartOptions.h"

#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <deque>

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

constexpr const char *DefaultName = "hlsl.hlsl";

/// The files that a compile reads: libraries of a link, else what the include handler loads.
struct CallerFiles {
  const CompileRequest &Request;
  std::deque<std::string> Texts; ///< stay in place

  static int open(void *Context, const char *Path, dxil_compile_bytes *Contents) {
    auto &Files = *static_cast<CallerFiles *>(Context);
    const std::optional<StringRef> Found = Files.find(Path);
    if (Found)
      *Contents = {Found->data(), Found->size()};
    return Found.has_value();
  }

private:
  std::optional<StringRef> find(StringRef Path) {
    for (const auto &[Name, Bytes] : Request.Libraries) {
      SmallString<128> Clean(Name);
      sys::path::remove_dots(Clean);
      if (Clean == Path)
        return Bytes;
    }
    return Request.Includes ? load(Path) : std::nullopt;
  }

  /// Handlers expect paths as dxc spells them: absolute, or from `./` on.
  std::optional<StringRef> load(StringRef Path) {
    const bool IsAbsolute = sys::path::is_absolute(Path);
    Blob *Loaded = nullptr;
    const std::wstring Name = widen(IsAbsolute ? Path.str() : "./" + Path.str());
    if (Request.Includes->LoadSource(Name.c_str(), &Loaded) < 0 || !Loaded)
      return std::nullopt;
    const auto Owner = Reference<Blob>::take(Loaded);
    std::optional<std::string> Text = decode(textOf(Loaded), encodingOf(Loaded));
    if (!Text)
      return std::nullopt;
    return Texts.emplace_back(std::move(*Text));
  }
};

/// Names of outputs that the command line gives, which the result gets instead of files.
struct OutputNames {
  std::string Object, Errors, Pdb, Hash, Reflection, RootSignature, Preprocessed;
};

/// Parses the arguments; without an input among them the source is DefaultName.
Expected<Options> readOptions(const CompileRequest &Request) {
  std::vector<const char *> Words;
  for (const std::string &Each : Request.Arguments)
    Words.push_back(Each.c_str());
  std::string Libraries;
  for (const auto &[Name, Bytes] : Request.Libraries)
    Libraries += Name + ";";
  if (!Libraries.empty())
    Words.push_back(Libraries.c_str());
  else if (!Request.Name.empty() || !namesInput(Words))
    Words.push_back(DefaultName);
  Host Nothing; // options name no files of this process
  Nothing.Files = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  Expected<Options> O = parseOptions(Words, Nothing);
  if (!O)
    return O;
  if (O->ShowHelp || O->ShowVersion || O->ShowTables || O->ShowManual || !O->Completion.empty() ||
      O->Cache.ShowStatistics || O->Cache.Clear)
    return createStringError("options of the program dxil-cc do not go through an interface");
  if (O->TimeReport || !O->TraceFile.empty())
    return createStringError(
        "-ftime-report and -ftime-trace: times are those of a process (expected dxil-cc)");
  if (!Request.Name.empty())
    O->Input = Request.Name;
  return O;
}

/// Replaces the files that the options name by outputs of the result.
OutputNames takeOutputs(Options &O, bool TakesPdb) {
  OutputNames Names{O.ContainerFile,    O.ErrorFile,           O.DebugFile,       O.HashOutput,
                    O.ReflectionOutput, O.RootSignatureOutput, O.PreprocessedFile};
  for (std::string *Path : {&O.ContainerFile, &O.ErrorFile, &O.HashOutput, &O.RootSignatureOutput,
                            &O.ListingFile, &O.HeaderFile, &O.PrivateDataOutput, &O.DebugFile})
    Path->clear();
  O.AsksForNothing = false;
  const bool MakesProgram =
      !O.Link && !O.isRootSignature() && !O.Edit.any() && O.PreprocessedFile.empty();
  O.ReflectionOutput = MakesProgram && O.Show == Options::Dump::Nothing ? "-" : "";
  // A folder: the PDB gets the name of its hash, or that of -Fd.
  if (O.DebugInfo && (TakesPdb || !Names.Pdb.empty()))
    O.DebugFile = Names.Pdb.empty() ? "/" : Names.Pdb;
  return Names;
}

/// Adds an output that is made of the container, if the container has what it is made of.
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
    case OutputKind::Preprocessed:
      To.primary(Output::Hlsl);
      To.addText(Output::Hlsl, File.Data, Names.Preprocessed);
      break;
    case OutputKind::Dependencies:
      To.primary(Output::Text);
      To.addText(Output::Text, File.Data);
      break;
    default: break;
    }
  if (O.Show != Options::Dump::Nothing) {
    To.primary(Output::Text);
    To.addText(Output::Text, R.Shown);
    return;
  }
  if (R.Container.empty())
    return;
  addIfThere(To, Output::ShaderHash, R.Container, shaderHash, Names.Hash);
  addIfThere(To, Output::RootSignature, R.Container, rootSignatureContainer, Names.RootSignature);
  To.addBytes(Output::Object, std::move(R.Container), Names.Object);
}

Result *usageError(llvm::Error E) {
  return failedResult(BadArgument, "error: " + toString(std::move(E)) + "\n");
}

} // namespace

Result *runCompile(const CompileRequest &Request) {
  Expected<Options> O = readOptions(Request);
  if (!O)
    return usageError(O.takeError());
  const bool IsContainer = O->Link || O->Edit.any() || O->Recompile;
  std::optional<std::string> Source =
      IsContainer ? std::optional(Request.Source.str()) : decode(Request.Source, Request.Encoding);
  if (!Source)
    return failedResult(EncodingFailed, "error: the source is no text of its encoding\n");
  const OutputNames Names = takeOutputs(*O, Request.TakesPdb);

  CallerFiles Files{Request, {}};
  Host H;
  H.Files = memoryFiles(O->Link ? "" : O->Input, *Source, CallerFiles::open, &Files);
  Messages Said;
  compiler::Result R = compile(*O, H, std::nullopt, Said);
  ResultBuilder Builder(R.Code == Compiled ? Output::Object : Output::None);
  Builder.status(R.Code == Compiled ? Ok : R.Code == UsageError ? BadArgument : Failed);
  Builder.addText(Output::Errors, Said.said(), Names.Errors);
  if (R.Code == Compiled)
    addOutputs(Builder, *O, R, Names);
  return Builder.finish();
}

Result *disassemble(StringRef Container) {
  Expected<std::string> Text = listing(Container);
  if (!Text)
    return failedResult(Failed, "error: " + toString(Text.takeError()) + "\n");
  ResultBuilder Builder(Output::Disassembly);
  Builder.addText(Output::Disassembly, *Text);
  return Builder.finish();
}

} // namespace dxil::compiler::dxc
