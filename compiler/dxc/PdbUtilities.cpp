// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IDxcPdbUtils and IDxcPdbUtils2: what debug information records of a compile.
#include "Compilers.h"
#include "Paths.h"
#include "Versions.h"
#include "compiler/OptionTable.h"
#include "compiler/PartOptions.h"
#include "compiler/Recompile.h"

#include <dxil/container/Container.h>
#include <dxil/container/DebugFile.h>
#include <dxil/container/Program.h>
#include <dxil/container/parts/SmallParts.h>

#include "llvm/ADT/SmallVector.h"
#include "llvm/Option/ArgList.h"

#include <cstring>

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

/// The compile that debug information records, in the terms of the interfaces.
struct Recorded {
  struct Pair {
    std::string Name, Value; ///< an option without its dash, or empty for an input
  };
  RecordedCompile Compile;
  std::vector<Pair> Pairs;
  std::vector<std::string> Arguments, Flags, Defines;
  std::string Profile, Entry, Name, Hash, Container;
  std::string Version; ///< part VERS
  bool HasProgram = false;
};

/// The compiler version of part VERS.
class RecordedVersion final : public WithVersion<RecordedVersion> {
public:
  explicit RecordedVersion(const container::CompilerVersion &V)
      : Recorded(V), CommitSha(V.CommitSha), Custom(V.Custom) {}

  bool find(const Guid &Id, void **Out) {
    return give<VersionInfo2, Unknown>(Id, Out) || findVersion(Id, Out);
  }
  container::CompilerVersion version() const {
    container::CompilerVersion V = Recorded;
    V.CommitSha = CommitSha;
    V.Custom = Custom;
    return V;
  }

private:
  const container::CompilerVersion Recorded;
  const std::string CommitSha, Custom; // copies: the part may be freed
};

void readArguments(Recorded &To) {
  SmallVector<const char *, 32> Words;
  for (const std::string &Each : To.Compile.Arguments)
    Words.push_back(Each.c_str());
  unsigned MissingIndex = 0, MissingCount = 0;
  const opt::InputArgList Args = OptionTable().ParseArgs(Words, MissingIndex, MissingCount);
  for (const opt::Arg *A : Args) {
    const std::string Value = A->getNumValues() ? A->getValue() : "";
    const bool IsEntry = A->getOption().matches(OPT_E), IsProfile = A->getOption().matches(OPT_T),
               IsDefine = A->getOption().matches(OPT_D),
               IsInput = A->getOption().matches(OPT_INPUT);
    std::string Name = IsInput ? "" : A->getSpelling().drop_front().str();
    std::string Rest = Value;
    opt::ArgStringList Spelled;
    A->render(Args, Spelled);
    if (!IsInput && !IsEntry && !IsProfile && !IsDefine && Spelled.size() == 1) {
      Name = StringRef(Spelled[0]).drop_front().str(); // the value is part of the word
      Rest.clear();
    }
    if (IsEntry)
      To.Entry = Value;
    if (IsProfile)
      To.Profile = Value;
    if (IsDefine)
      To.Defines.push_back(Value);
    for (const std::string &Word : {Name.empty() ? Name : "-" + Name, Rest}) {
      if (Word.empty())
        continue;
      To.Arguments.push_back(Word);
      if (!IsEntry && !IsProfile && !IsDefine)
        To.Flags.push_back(Word);
    }
    To.Pairs.push_back({std::move(Name), std::move(Rest)});
  }
  if (To.Entry.empty() && !To.Profile.empty() && !StringRef(To.Profile).starts_with("lib"))
    To.Entry = "main";
}

/// Returns nothing if the bytes have no debug information.
std::optional<Recorded> readRecorded(StringRef Input) {
  Recorded Result;
  Bytes Data(Input.bytes_begin(), Input.size());
  if (container::isDebugFile(Data)) {
    auto Read = container::readDebugFile(Data);
    if (!Read)
      return std::nullopt;
    Result.Container.assign(Read->begin(), Read->end());
  } else if (Input.starts_with("DXBC")) {
    Result.Container = Input.str();
  } else { // part ILDB alone
    if (!container::readProgramHeader(Data))
      return std::nullopt;
    auto Made = partAsContainer(container::part::ILDB, Input);
    if (!Made) {
      consumeError(Made.takeError());
      return std::nullopt;
    }
    Result.Container = std::move(*Made);
  }
  const auto C = container::Container::parse(
      {reinterpret_cast<const uint8_t *>(Result.Container.data()), Result.Container.size()});
  if (!C)
    return std::nullopt;
  if (auto Read = readRecordedCompile(Result.Container))
    Result.Compile = std::move(*Read);
  else
    consumeError(Read.takeError());
  Result.HasProgram = C->find(container::part::ILDB) != nullptr;
  if (const container::Part *Hash = C->find(container::part::HASH))
    Result.Hash.assign(Hash->Data.begin(), Hash->Data.end());
  if (const container::Part *Part = C->find(container::part::VERS))
    Result.Version.assign(Part->Data.begin(), Part->Data.end());
  if (const container::Part *Name = C->find(container::part::ILDN))
    if (const auto Read = container::readDebugName(Name->Data))
      Result.Name = Read->Name;
  readArguments(Result);
  return Result;
}

CountedText makeCounted(StringRef Text) {
  const std::wstring Wide = widen(Text);
  const uint32_t Size = uint32_t(Wide.size() * sizeof(wchar_t));
  auto *Memory = static_cast<char *>(std::malloc(sizeof Size + Size + sizeof(wchar_t)));
  if (!Memory)
    throw std::bad_alloc();
  std::memcpy(Memory, &Size, sizeof Size);
  std::memcpy(Memory + sizeof Size, Wide.c_str(), Size + sizeof(wchar_t));
  return reinterpret_cast<CountedText>(Memory + sizeof Size);
}

/// Loading is not thread-safe, as in dxc. The older interface returns other kinds of texts, and can
/// compile again, which this library leaves to dxil-cc -recompile.
class PdbObject final : public Counted<PdbObject, PdbUtilities2, PdbUtilities> {
public:
  Status Load(Blob *PdbOrContainer) override {
    if (!PdbOrContainer)
      return BadPointer;
    return guarded([&] {
      Loaded = {};
      auto Read = readRecorded(textOf(PdbOrContainer));
      if (!Read)
        return Failed;
      Loaded = std::move(*Read);
      Input = Reference(PdbOrContainer);
      return Ok;
    });
  }

  Status GetSourceCount(uint32_t *Out) override { return size(Loaded.Compile.Files, Out); }
  Status GetSource(uint32_t Index, EncodedBlob **Out) override {
    return at(Loaded.Compile.Files, Index, Out,
              [](const auto &File) -> EncodedBlob * { return makeText(File.Text); });
  }
  Status GetSourceName(uint32_t Index, WideBlob **Out) override { return sourceName(Index, Out); }
  Status GetSourceName(uint32_t Index, CountedText *Out) override { return sourceName(Index, Out); }
  Status GetLibraryPDBCount(uint32_t *Out) override {
    if (!Out)
      return BadPointer;
    *Out = 0;
    return Ok;
  }
  Status GetLibraryPDB(uint32_t, PdbUtilities2 **, WideBlob **) override { return BadArgument; }
  Status GetFlagCount(uint32_t *Out) override { return size(Loaded.Flags, Out); }
  Status GetFlag(uint32_t Index, WideBlob **Out) override { return text(Loaded.Flags, Index, Out); }
  Status GetFlag(uint32_t Index, CountedText *Out) override {
    return text(Loaded.Flags, Index, Out);
  }
  Status GetArgCount(uint32_t *Out) override { return size(Loaded.Arguments, Out); }
  Status GetArg(uint32_t Index, WideBlob **Out) override {
    return text(Loaded.Arguments, Index, Out);
  }
  Status GetArg(uint32_t Index, CountedText *Out) override {
    return text(Loaded.Arguments, Index, Out);
  }
  Status GetArgPairCount(uint32_t *Out) override { return size(Loaded.Pairs, Out); }
  Status GetArgPair(uint32_t Index, WideBlob **Name, WideBlob **Value) override {
    return pair(Index, Name, Value);
  }
  Status GetArgPair(uint32_t Index, CountedText *Name, CountedText *Value) override {
    return pair(Index, Name, Value);
  }
  Status GetDefineCount(uint32_t *Out) override { return size(Loaded.Defines, Out); }
  Status GetDefine(uint32_t Index, WideBlob **Out) override {
    return text(Loaded.Defines, Index, Out);
  }
  Status GetDefine(uint32_t Index, CountedText *Out) override {
    return text(Loaded.Defines, Index, Out);
  }
  Status GetTargetProfile(WideBlob **Out) override { return optional(Loaded.Profile, Out); }
  Status GetTargetProfile(CountedText *Out) override { return optional(Loaded.Profile, Out); }
  Status GetEntryPoint(WideBlob **Out) override { return optional(Loaded.Entry, Out); }
  Status GetEntryPoint(CountedText *Out) override { return optional(Loaded.Entry, Out); }
  Status GetMainFileName(WideBlob **Out) override { return optional(mainFile(), Out); }
  Status GetMainFileName(CountedText *Out) override { return optional(mainFile(), Out); }
  Status GetName(WideBlob **Out) override { return optional(Loaded.Name, Out); }
  Status GetName(CountedText *Out) override { return optional(Loaded.Name, Out); }

  Status GetHash(Blob **Out) override { return bytes(Loaded.Hash, Out); }
  /// No compiler writes a whole container, or another toolchain's data, into a PDB.
  Status GetWholeDxil(Blob **Out) override { return bytes("", Out); }
  Truth IsFullPDB() override { return Loaded.HasProgram; }
  Truth IsPDBRef() override { return Loaded.Compile.Files.empty(); }
  Status GetVersionInfo(VersionInfo **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      const auto Read = container::readCompilerVersion(
          {reinterpret_cast<const uint8_t *>(Loaded.Version.data()), Loaded.Version.size()});
      return Read ? giveOut(RecordedVersion::make(*Read), VersionInfo::Id,
                            reinterpret_cast<void **>(Out))
                  : Failed;
    });
  }
  Status GetCustomToolchainID(uint32_t *Out) override {
    if (!Out)
      return BadPointer;
    *Out = 0;
    return Ok;
  }
  Status GetCustomToolchainData(Blob **Out) override { return bytes("", Out); }

  Status GetFullPDB(Blob **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    if (!IsFullPDB())
      return NotImplemented;
    *Out = Reference(Input).release();
    return Ok;
  }

  // Compiling again.
  Status SetCompiler(Compiler3 *) override { return NotImplemented; }
  Status CompileForFullPDB(Result **) override { return NotImplemented; }
  Status OverrideArgs(ArgumentPair *, uint32_t) override { return NotImplemented; }
  Status OverrideRootSignature(const wchar_t *) override { return NotImplemented; }

private:
  static void give(StringRef Text, WideBlob *&Out) { Out = makeWideText(Text); }
  static void give(StringRef Text, CountedText &Out) { Out = makeCounted(Text); }
  using Counted::give;

  template <class List> static Status size(const List &All, uint32_t *Out) {
    if (!Out)
      return BadPointer;
    *Out = uint32_t(All.size());
    return Ok;
  }
  template <class List, class Text, class Function>
  static Status at(const List &All, uint32_t Index, Text *Out, Function Make) {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    if (Index >= All.size())
      return BadArgument;
    return guarded([&] {
      *Out = Make(All[Index]);
      return Ok;
    });
  }
  template <class Text>
  static Status text(const std::vector<std::string> &All, uint32_t Index, Text *Out) {
    return at(All, Index, Out, [](const std::string &Each) {
      Text New = nullptr;
      give(Each, New);
      return New;
    });
  }
  template <class Text> Status sourceName(uint32_t Index, Text *Out) const {
    return at(Loaded.Compile.Files, Index, Out, [](const auto &File) {
      Text New = nullptr;
      give(spelledPath(File.Name), New);
      return New;
    });
  }
  template <class Text> Status pair(uint32_t Index, Text *Name, Text *Value) const {
    if (!Name || !Value)
      return BadPointer;
    *Name = *Value = nullptr;
    if (Index >= Loaded.Pairs.size())
      return BadArgument;
    return guarded([&] {
      const Recorded::Pair &Pair = Loaded.Pairs[Index];
      if (!Pair.Name.empty())
        give(Pair.Name, *Name);
      if (!Pair.Value.empty())
        give(Pair.Value, *Value);
      return Ok;
    });
  }
  /// Returns a null blob for a text that is not recorded.
  template <class Text> static Status optional(const std::string &From, Text *Out) {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      if (!From.empty())
        give(From, *Out);
      return Ok;
    });
  }
  static Status bytes(const std::string &From, Blob **Out) {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return guarded([&] {
      if (!From.empty())
        *Out = makeBlob(From);
      return Ok;
    });
  }
  std::string mainFile() const {
    return Loaded.Compile.Files.empty() ? "" : spelledPath(Loaded.Compile.Files.front().Name);
  }

  Recorded Loaded;
  Reference<Blob> Input;
};

} // namespace

Status createPdbUtilities(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(PdbObject::make(), Interface, Out); });
}

} // namespace dxil::compiler::dxc
