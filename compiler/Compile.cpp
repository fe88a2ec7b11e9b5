// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "CachedCompile.h"
#include "Dependencies.h"
#include "Edit.h"
#include "Findings.h"
#include "HLSLInput.h"
#include "IRInput.h"
#include "Link.h"
#include "Listing.h"
#include "MemoryFiles.h"
#include "PartOptions.h"
#include "Recompile.h"

#include "llvm/Support/Path.h"

using namespace llvm;

namespace dxil::compiler {
namespace {

/// The steps of one compile. Each reports its errors, and then returns false.
class Compilation {
public:
  Compilation(const Options &O, const Host &H, const std::optional<std::string> &Text,
              Messages &Log, Shortcut &Short)
      : O(O), H(H), Text(Text), Log(Log), Short(Short) {}

  Result run() {
    const bool IsPreprocessed = !O.PreprocessedFile.empty() || O.ListFiles;
    if (IsPreprocessed ? preprocessOnly() : compileAndCheck()) {
      R.Code = Compiled;
    } else {
      R.Files.clear();
      R.Container.clear();
    }
    Short.HasLateMessages = HasPassMessages || Log.said().size() != SourceMessages;
    return std::move(R);
  }

private:
  bool preprocessOnly() {
    HLSLResult Read = preprocess(O, H, Text, Log);
    Short.DependsOnTime = Read.DependsOnTime;
    if (!Read.Done)
      return false;
    if (!O.PreprocessedFile.empty())
      add(OutputKind::Preprocessed, O.PreprocessedFile, std::move(Read.Container));
    addDependencies(Read.Files);
    return true;
  }

  bool compileAndCheck() {
    if (!make())
      return false;
    if (O.Show != Options::Dump::Nothing || IsCached)
      return true;
    if (IsHLSL)
      if (llvm::Error E = addLibraryVersion(O, R.Container))
        return report(std::move(E));
    Expected<DebugFile> Debug = applyPartOptions(O, H, Log, R.Container);
    if (!Debug)
      return report(Debug.takeError());
    return setRootSignature() && checkContainer() && checkRootSignature() && addFiles(*Debug);
  }

  bool make() {
    if (O.Link)
      return linkLibraries(O, H, Log, R.Container);
    std::unique_ptr<MemoryBuffer> Input;
    if (Text) {
      Input = MemoryBuffer::getMemBuffer(*Text, O.Input, /*RequiresNullTerminator=*/false);
    } else {
      auto Read = H.read("", O.Input);
      if (!Read)
        return report(Read.takeError());
      Input = std::move(*Read);
    }
    if (O.Edit.any()) {
      Expected<std::string> Edited = editContainer(Input->getBuffer(), O.Edit, H);
      if (!Edited)
        return report(createStringError(O.Input + ": " + toString(Edited.takeError())));
      R.Container = std::move(*Edited);
      return true;
    }
    if (inputKind(Input->getMemBufferRef()) != InputKind::HLSL)
      return compileIR(Input->getMemBufferRef(), O, H, Log, R.Container);
    return compileSource();
  }

  bool compileSource() {
    if (!O.Target) {
      R.Code = UsageError;
      return report(createStringError("-T <profile> is missing (expected one such as -T cs_6_6)"));
    }
    if (const std::string &Old = O.Target->PromotedFrom; !Old.empty() && !O.NoWarnings)
      Log.warning("-T " + Old + ": promoting older shader model profile to " + O.Target->Name);
    IsHLSL = !O.isRootSignature();
    std::optional<Result> Cached;
    CachedResults Results;
    if (Short.Find)
      Results.FindSource = [&](const frontend::SourceDigests &Digests) {
        frontend::CachedSource Source;
        Cached = Short.Find(Digests, Source.IsCorrect);
        Source.HasResult = Cached.has_value();
        return Source;
      };
    // Debug information records the source.
    if (Short.FindProgram && !O.DebugInfo && O.RootSignatureMacro.empty() && O.BindingMacro.empty())
      Results.FindProgram = [&](function_ref<CacheKey()> Digest) {
        Cached = Short.FindProgram(Digest());
        return Cached.has_value();
      };
    HLSLResult Made =
        IsHLSL ? compileHLSL(O, H, Text, Log, Results) : compileRootSignature(O, H, Text, Log);
    Short.DependsOnTime = Made.DependsOnTime;
    Short.CorrectFunctions = std::move(Made.CorrectFunctions);
    HasPassMessages = Made.HasPassMessages;
    SourceMessages = Log.said().size();
    R.Container = std::move(Made.Container);
    R.Shown = std::move(Made.Shown);
    if (Made.Done)
      addDependencies(Made.Files);
    IsCached = Made.IsCached;
    if (IsCached) {
      R.Container = std::move(Cached->Container);
      std::move(Cached->Files.begin(), Cached->Files.end(), std::back_inserter(R.Files));
    }
    return Made.Done;
  }

  /// Validates a container. Reports findings in the compiled program at the lines of its source.
  bool validate(StringRef Container, bool IsProgram) {
    const validation::ValidationReport Report =
        dxil::validation::validate(Bytes(Container.bytes_begin(), Container.size()));
    if (Report.valid())
      return true;
    const bool HasSource = IsProgram && IsHLSL;
    const std::string Located = HasSource ? compileWithPlaces(O, H, Text) : std::string();
    reportFindings(Log, O, Report, Located,
                   [&](StringRef Path) { return readSource(O, H, Text, Path); });
    return false;
  }

  bool setRootSignature() {
    if (O.RootSignatureFile.empty())
      return true;
    EditOptions Edit;
    Edit.RootSignatureFile = O.RootSignatureFile;
    Expected<std::string> Edited = editContainer(R.Container, Edit, H);
    if (!Edited)
      return report(Edited.takeError());
    R.Container = std::move(*Edited);
    return true;
  }

  // Does not write a container that a runtime would reject: the program as a whole may be wrong, or
  // the compiler may have a bug. Edited containers are not validated, since any part may be added
  // or removed; dxil-val can validate them.
  bool checkContainer() {
    if (O.SkipValidation || O.Edit.any() || validate(R.Container, /*IsProgram=*/true))
      return true;
    Log.text() << "dxil-cc: note: the container is not valid and is not written; -Vd writes it\n";
    return false;
  }

  // Checks that the program's resources fit the root signature of -verifyrootsignature.
  bool checkRootSignature() {
    if (O.VerifiedRootSignature.empty())
      return true;
    EditOptions Edit;
    Edit.RootSignatureFile = O.VerifiedRootSignature;
    Expected<std::string> Bound = editContainer(R.Container, Edit, H);
    if (!Bound)
      return report(createStringError("-verifyrootsignature: " + toString(Bound.takeError())));
    return validate(*Bound, /*IsProgram=*/false) ||
           report(createStringError(O.Input + ": the shader does not fit the root signature of '" +
                                    O.VerifiedRootSignature + "'"));
  }

  void add(OutputKind Kind, const std::string &Path, std::string Data) {
    R.Files.push_back({Kind, Path, std::move(Data)});
  }

  /// Adds the file of -M, -MD and -MF, if requested.
  void addDependencies(ArrayRef<std::string> Files) {
    if (!O.DependencyFile.empty())
      add(OutputKind::Dependencies, O.DependencyFile, dependencyText(dependencyTarget(O), Files));
  }

  /// Adds the output that \p Make makes from the container, if \p Path is not empty.
  template <typename Fn> bool addMade(OutputKind Kind, const std::string &Path, Fn Make) {
    if (Path.empty())
      return true;
    Expected<std::string> Data = Make(StringRef(R.Container));
    if (!Data)
      return report(Data.takeError());
    add(Kind, Path, std::move(*Data));
    return true;
  }

  bool addFiles(DebugFile &Debug) {
    auto Reflection = [&](StringRef) -> Expected<std::string> { return Debug.Reflection; };
    auto Header = [&](StringRef C) -> Expected<std::string> { return containerAsHeader(O, C); };
    if (!addMade(OutputKind::Listing, O.ListingFile, listing) ||
        !addMade(OutputKind::Header, O.HeaderFile, Header) ||
        !addMade(OutputKind::RootSignature, O.RootSignatureOutput, rootSignatureContainer) ||
        !addMade(OutputKind::Reflection, O.ReflectionOutput, Reflection) ||
        !addMade(OutputKind::Hash, O.HashOutput, shaderHash) ||
        !addMade(OutputKind::PrivateData, O.PrivateDataOutput, privateData))
      return false;
    if (!Debug.Path.empty())
      add(OutputKind::DebugInfo, Debug.Path, std::move(Debug.Data));
    return addMade(OutputKind::Container, O.ContainerFile,
                   [&](StringRef C) -> Expected<std::string> {
                     return O.ExtractRootSignature ? rootSignatureContainer(C) : C.str();
                   });
  }

  bool report(llvm::Error E) {
    Log.error(std::move(E));
    return false;
  }

  const Options &O;
  const Host &H;
  const std::optional<std::string> &Text;
  Messages &Log;
  Shortcut &Short;
  Result R;
  bool IsHLSL = false;
  bool IsCached = false; ///< R comes from an earlier compile
  bool HasPassMessages = false;
  size_t SourceMessages = 0; ///< size of the messages up to the back end
};

/// Returns files of a RecordedCompile by name, for memoryFiles().
int openRecorded(void *Context, const char *Path, dxil_compile_bytes *Contents) {
  for (const RecordedCompile::File &F : static_cast<const RecordedCompile *>(Context)->Files) {
    SmallString<128> Name(F.Name);
    sys::path::remove_dots(Name);
    if (Name != Path)
      continue;
    *Contents = {F.Text.data(), F.Text.size()};
    return 1;
  }
  return 0;
}

/// Repeats the compile that the input's debug information records, with only the recorded files.
Result recompile(const Options &O, const Host &H, const std::optional<std::string> &Text,
                 Messages &Log) {
  auto Fail = [&](llvm::Error E) {
    Log.error("-recompile: " + O.Input + ": " + toString(std::move(E)));
    return Result();
  };
  auto Input =
      Text ? MemoryBuffer::getMemBuffer(*Text, O.Input, /*RequiresNullTerminator=*/false) : nullptr;
  if (!Input) {
    auto Read = H.read("-recompile", O.Input);
    if (!Read)
      return Fail(Read.takeError());
    Input = std::move(*Read);
  }
  Expected<RecordedCompile> R = readRecordedCompile(Input->getBuffer());
  if (!R)
    return Fail(R.takeError());
  Host Recorded = H;
  Recorded.Files = memoryFiles(R->Files[0].Name, R->Files[0].Text, openRecorded, &*R);
  const std::vector<std::string> ProgramArguments = compileOptions(R->Arguments);
  std::vector<std::string> Words = ProgramArguments;
  append_range(Words, O.OutputOptions);
  Words.push_back("source");
  SmallVector<const char *, 64> Args;
  for (const std::string &W : Words)
    Args.push_back(W.c_str());
  Expected<Options> Again = parseOptions(Args, Recorded);
  if (!Again)
    return Fail(Again.takeError());
  Again->Input = R->Files[0].Name;
  Again->ListingFile = O.ListingFile;
  Again->CommandLine =
      ProgramArguments; // the command line stays the same for any number of recompiles
  Again->Messages = O.Messages;
  Shortcut None;
  return Compilation(*Again, Recorded, std::nullopt, Log, None).run();
}

} // namespace

Result compile(const Options &O, const Host &H, std::optional<std::string> Text, Messages &Log) {
  if (!Text) {
    if (auto Read = H.read(O.Recompile ? "-recompile" : "", O.Input); !Read) {
      Log.error(Read.takeError());
      Result R;
      R.Code = UsageError;
      return R;
    }
  }
  auto Anew = [&](const Host &Files, Messages &Heard, Shortcut &Short) {
    return O.Recompile ? recompile(O, Files, Text, Heard)
                       : Compilation(O, Files, Text, Heard, Short).run();
  };
  if (O.isCached() || (H.Memory && O.mayReuseResults()))
    return compileCached(O, H, Text, Log, Anew);
  Shortcut None;
  return Anew(H, Log, None);
}

} // namespace dxil::compiler
