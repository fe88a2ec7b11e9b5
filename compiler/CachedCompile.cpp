// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CachedCompile.h"
#include "BatchMemory.h"
#include "BuildIdentity.h"
#include "CacheBytes.h"
#include "CacheStore.h"
#include "Dependencies.h"
#include "FileTrace.h"
#include "MacroRecord.h"

#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/Endian.h"

#include <functional>

using namespace llvm;

namespace dxil::compiler {
namespace {

// Part of every key, so that entries of another layout are not found.
constexpr StringLiteral Format = "dxil-cc cache 5";
constexpr size_t MostTraces = 16;      ///< most traces for one command line
constexpr size_t MostFunctions = 8192; ///< most functions for one command line
constexpr size_t MostTraceBytes = size_t(1) << 20;
constexpr size_t MostVariantBytes = size_t(1) << 18;

//===-- Results as bytes ---------------------------------------------------------------------===//

/// Returns the path that \p O gives for an output; for debug information it may be a directory.
const std::string *pathOf(const Options &O, OutputKind Kind) {
  switch (Kind) {
  case OutputKind::Container: return &O.ContainerFile;
  case OutputKind::Listing: return &O.ListingFile;
  case OutputKind::Header: return &O.HeaderFile;
  case OutputKind::RootSignature: return &O.RootSignatureOutput;
  case OutputKind::Reflection: return &O.ReflectionOutput;
  case OutputKind::Hash: return &O.HashOutput;
  case OutputKind::PrivateData: return &O.PrivateDataOutput;
  case OutputKind::DebugInfo: return &O.DebugFile;
  case OutputKind::Dependencies: return &O.DependencyFile;
  case OutputKind::Preprocessed: return &O.PreprocessedFile;
  }
  return nullptr;
}

constexpr OutputKind AllOutputs[] = {OutputKind::Container,    OutputKind::Listing,
                                     OutputKind::Header,       OutputKind::RootSignature,
                                     OutputKind::Reflection,   OutputKind::Hash,
                                     OutputKind::PrivateData,  OutputKind::DebugInfo,
                                     OutputKind::Dependencies, OutputKind::Preprocessed};

void writeMessages(CacheWriter &W, StringRef Text, ArrayRef<Messages::Message> All) {
  W.text(Text);
  W.number(All.size());
  for (const Messages::Message &M : All) {
    W.number(uint64_t(M.Severity));
    W.text(M.File);
    W.number(M.Line);
    W.number(M.Column);
    W.text(M.Text);
    W.text(M.Flag);
  }
}

bool readMessages(CacheReader &R, Messages &Log) {
  using Message = Messages::Message;
  Log.text() << R.text();
  for (uint64_t Left = R.number(); Left && R.fits(); --Left) {
    Message M;
    const uint64_t Kind = R.number();
    if (Kind > uint64_t(Message::Kind::Error))
      return false;
    M.Severity = Message::Kind(Kind);
    M.File = R.text().str();
    M.Line = unsigned(R.number());
    M.Column = unsigned(R.number());
    M.Text = R.text().str();
    M.Flag = R.text().str();
    Log.keep(std::move(M));
  }
  return R.fits();
}

/// Writes a result without its dependency file, which lists the files of one particular compile.
/// Writes no paths except that of debug information, which may depend on the container.
void writeResult(CacheWriter &W, const Result &R) {
  W.text(R.Shown);
  W.text(R.Container);
  W.number(
      count_if(R.Files, [](const OutputFile &F) { return F.Kind != OutputKind::Dependencies; }));
  for (const OutputFile &F : R.Files) {
    if (F.Kind == OutputKind::Dependencies)
      continue;
    const bool IsContainer = F.Data == R.Container;
    W.number(uint64_t(F.Kind));
    W.text(F.Kind == OutputKind::DebugInfo ? StringRef(F.Path) : "");
    W.number(IsContainer);
    if (!IsContainer)
      W.text(F.Data);
  }
}

bool readResult(CacheReader &Bytes, const Options &O, Result &R) {
  R.Code = Compiled;
  R.Shown = Bytes.text().str();
  R.Container = Bytes.text().str();
  for (uint64_t Left = Bytes.number(); Left && Bytes.fits(); --Left) {
    const uint64_t Kind = Bytes.number();
    if (Kind >= std::size(AllOutputs))
      return false;
    OutputFile &F = R.Files.emplace_back();
    F.Kind = OutputKind(Kind);
    const StringRef Path = Bytes.text();
    const std::string &Requested = *pathOf(O, F.Kind);
    F.Path = F.Kind == OutputKind::DebugInfo ? Path.str() : Requested;
    if (Requested.empty() || !StringRef(F.Path).starts_with(Requested))
      return false;
    F.Data = Bytes.number() ? R.Container : Bytes.text().str();
  }
  return Bytes.isAtEnd();
}

//===-- The compile --------------------------------------------------------------------------===//

/// A trace and its result.
struct Lead {
  CacheKey Result;
  StringRef Dependencies; ///< content of the dependency file
  FileTrace Trace;
  StringRef Bytes; ///< the serialized form of all members
};

/// A compile of the source with other macros; its members are views of the entry.
struct Variant {
  CacheKey Result;
  StringRef Macros; ///< macroRecord()
  StringRef Dependencies, Trace;
};

class CachedCompile {
public:
  using Compiler = function_ref<Result(const Host &, Messages &, Shortcut &)>;

  CachedCompile(const Options &O, const Host &H, const CacheStore &Store, bool IsBatch)
      : O(O), H(H), Store(Store), IsBatch(IsBatch),
        Recorder(makeIntrusiveRefCnt<RecordingFiles>(H.Files)), Recorded(H) {
    Recorded.Files = Recorder;
  }

  Result run(const std::optional<std::string> &Text, Messages &Log, Compiler Anew) {
    const bool HasKey = makeFileKeys(Text);
    if (HasKey && O.Cache.Use != CacheUse::Refresh) {
      if (std::optional<Result> R = findDirectly(Log)) {
        Store.count(CacheEvent::DirectHit);
        return std::move(*R);
      }
      if (std::optional<Result> R = findByMacros()) {
        Store.count(CacheEvent::MacroHit);
        return std::move(*R);
      }
    }
    Shortcut Short;
    const bool Looks = O.Cache.Use != CacheUse::Refresh && O.Show == Options::Dump::Nothing;
    Short.Find = [&, Looks](const frontend::SourceDigests &Digests, std::vector<bool> &IsCorrect) {
      SourceKey = startKey("source").add(CacheKey(Digests.Reached)).finish();
      QuestionsBeforeTokens = Recorder->questions();
      Macros = macroRecord(O.Defines, Digests.Macros);
      IsCorrect = findFunctions(Digests.Unreached);
      return find(*SourceKey, CacheEvent::SourceHit, Looks && !is_contained(IsCorrect, false));
    };
    // The digest of a program takes a tenth of a compile; programs of a batch are rarely the same
    // where their sources are not.
    if (O.Show == Options::Dump::Nothing && !IsBatch)
      Short.FindProgram = [&, Looks](const CacheKey &Digest) {
        ProgramKey = startKey("program").add(Digest).finish();
        QuestionsBeforePasses = Recorder->questions();
        return find(*ProgramKey, CacheEvent::ProgramHit, Looks);
      };
    Messages Own(O.Messages.Colors);
    Result R = Anew(Recorded, Own, Short);
    const bool IsKept =
        HasKey && R.Code == Compiled && !Short.DependsOnTime && Recorder->isComplete();
    Error Failed = IsKept ? keep(R, Own, Short.HasLateMessages) : Error::success();
    if (IsKept && !Failed)
      Failed = keepFunctions(Short.CorrectFunctions);
    Store.count(IsKept ? Event : CacheEvent::NotCached);
    Log.append(std::move(Own));
    if (Failed)
      Log.warning("--cache: " + toString(std::move(Failed)));
    return R;
  }

private:
  /// Hashes the facts on which every result depends.
  KeyHasher startKey(StringRef Kind) const {
    KeyHasher K = startKey(Kind, O.ResultWords);
    K.add(O.BindingTable).add(O.OtherStage);
    for (OutputKind Output : AllOutputs)
      K.add(uint64_t(!pathOf(O, Output)->empty()));
    return K;
  }

  /// Hashes the facts on which messages depend that are about functions which the entry point does
  /// not reach: of the profile, only what all stages share.
  CacheKey functionsKey() const {
    KeyHasher K = startKey("functions", O.FunctionWords);
    for (uint64_t Fact : {uint64_t(O.Target->Minor), uint64_t(O.Target->Stage == "library"),
                          uint64_t(O.Target->IsForLinking), uint64_t(O.Target->ReservesUnused)})
      K.add(Fact);
    return K.finish();
  }

  KeyHasher startKey(StringRef Kind, ArrayRef<std::string> Words) const {
    KeyHasher K;
    K.add(Format).add(Kind).add(IsBatch ? StringRef() : StringRef(*buildIdentity()));
    addWords(K, Words);
    K.add(uint64_t(O.Messages.Colors));
    return K;
  }

  static void addWords(KeyHasher &K, ArrayRef<std::string> Words) {
    K.add(uint64_t(Words.size()));
    for (const std::string &Word : Words)
      K.add(Word);
  }

  /// Sets the keys of the source as a file. Returns false if it cannot be read; the compile reports
  /// it.
  bool makeFileKeys(const std::optional<std::string> &Text) {
    CacheKey Source;
    if (Text) {
      Source = KeyHasher().add(*Text).finish();
    } else {
      const std::optional<CacheKey> Contents =
          Recorder->getBufferForFile(O.Input) ? Recorder->contents(O.Input) : std::nullopt;
      if (!Contents)
        return false;
      Source = *Contents;
    }
    KeyHasher K = startKey("inputs");
    addWords(K, O.PreprocessorWords);
    addWords(K, O.Libraries);
    K.add(O.Input).add(Source).add(O.DependencyFile.empty() ? "" : dependencyTarget(O));
    DirectKey = K.finish();
    std::vector<std::string> Fixed; // not plain, so part of the key
    copy_if(O.Defines, std::back_inserter(Fixed), std::not_fn(isPlainMacro));
    KeyHasher M = startKey("macros");
    addWords(M, Fixed);
    addWords(M, O.Undefines);
    addWords(M, O.FirstIncludes);
    addWords(M, O.IncludeDirs);
    MacrosKey = M.add(O.Input).add(Source).finish();
    return true;
  }

  /// A digest needs no hash: its first bytes are one.
  static CachedHashStringRef asEntry(StringRef Digest) {
    return CachedHashStringRef(Digest, support::endian::read32le(Digest.data()));
  }

  /// Returns for each function whether an earlier compile with these options had no message.
  std::vector<bool> findFunctions(ArrayRef<frontend::TokenDigest> Functions) {
    FunctionsKey = functionsKey();
    if (O.Cache.Use != CacheUse::Refresh)
      CorrectFunctions = Store.read(*FunctionsKey);
    if (CorrectFunctions)
      for (StringRef Data = CorrectFunctions->Data; Data.size() >= sizeof(CacheKey);
           Data = Data.drop_front(sizeof(CacheKey)))
        Correct.insert(asEntry(Data.take_front(sizeof(CacheKey))));
    std::vector<bool> IsCorrect;
    for (const frontend::TokenDigest &F : Functions)
      IsCorrect.push_back(Correct.contains(asEntry(textOf(F))));
    return IsCorrect;
  }

  /// Adds \p Functions to the entry that findFunctions() reads. The oldest are dropped.
  Error keepFunctions(ArrayRef<frontend::TokenDigest> Functions) {
    std::string Data;
    for (const frontend::TokenDigest &F : Functions)
      if (Correct.insert(asEntry(textOf(F))).second)
        Data += textOf(F);
    if (Data.empty())
      return Error::success();
    if (CorrectFunctions)
      Data += CorrectFunctions->Data;
    if (Data.size() > MostFunctions * sizeof(CacheKey))
      Data.resize(MostFunctions * sizeof(CacheKey));
    return Store.write(*FunctionsKey, Data);
  }

  /// Returns the result of \p Key, which \p Kind counts. It has no messages.
  std::optional<Result> find(const CacheKey &Key, CacheEvent Kind, bool Looks) {
    Messages None;
    std::optional<Result> R;
    if (Looks)
      R = findResult(Key, None);
    if (R)
      Event = Kind;
    return R;
  }

  /// Returns the result of an entry. With \p MayRefer the entry may have the key of the program's
  /// entry instead.
  std::optional<Result> findResult(const CacheKey &Key, Messages &Log, bool MayRefer = true) {
    const std::optional<CacheStore::Entry> Entry = Store.read(Key);
    if (!Entry)
      return std::nullopt;
    CacheReader Bytes(Entry->Data);
    Messages Then(O.Messages.Colors);
    std::optional<Result> R;
    bool IsValid = readMessages(Bytes, Then);
    const StringRef Program = Bytes.text();
    if (Program.empty()) {
      IsValid = IsValid && readResult(Bytes, O, R.emplace());
    } else if (CacheKey Target;
               IsValid && MayRefer && Program.size() == Target.size() && Bytes.isAtEnd()) {
      copy(Program, Target.begin());
      R = findResult(Target, Then, /*MayRefer=*/false);
    } else {
      IsValid = false;
    }
    if (!IsValid) {
      Store.count(CacheEvent::Damaged);
      return std::nullopt;
    }
    if (R)
      Log.append(std::move(Then));
    return R;
  }

  /// Returns the result of a trace whose files are unchanged.
  std::optional<Result> findDirectly(Messages &Log) {
    Leads = Store.read(DirectKey);
    if (!Leads)
      return std::nullopt;
    TraceMatcher Now(*H.Files);
    for (const Lead &L : leads()) {
      if (!Now.matches(L.Trace))
        continue;
      std::optional<Result> R = findResult(L.Result, Log);
      if (R && !O.DependencyFile.empty()) {
        const bool IsSecond =
            !R->Files.empty() && R->Files.front().Kind == OutputKind::Preprocessed;
        R->Files.insert(R->Files.begin() + IsSecond,
                        {OutputKind::Dependencies, O.DependencyFile, L.Dependencies.str()});
      }
      return R;
    }
    return std::nullopt;
  }

  /// Returns the result of a source that asks only for macros which the command line defines alike.
  /// It has no messages.
  std::optional<Result> findByMacros() {
    Variants = Store.read(MacrosKey);
    if (!Variants)
      return std::nullopt;
    TraceMatcher Now(*H.Files);
    for (const Variant &V : variants()) {
      uint64_t Begin = 0;
      if (!macrosAgree(V.Macros, O.Defines))
        continue;
      const std::optional<FileTrace> Trace = readFileTrace(V.Trace, Begin);
      if (!Trace || !Now.matches(*Trace))
        continue;
      Messages None;
      std::optional<Result> R = findResult(V.Result, None);
      if (R && !O.DependencyFile.empty())
        R->Files.insert(R->Files.begin(),
                        {OutputKind::Dependencies, O.DependencyFile,
                         dependencyText(dependencyTarget(O), dependencyFiles(V.Dependencies))});
      return R;
    }
    return std::nullopt;
  }

  /// Returns the members of the entry of the macros' key, newest first. Stops at damaged data.
  std::vector<Variant> variants() const {
    std::vector<Variant> All;
    if (!Variants)
      return All;
    CacheReader Bytes(Variants->Data);
    while (!Bytes.isAtEnd()) {
      Variant V;
      const StringRef Key = Bytes.text();
      V.Macros = Bytes.text();
      V.Dependencies = Bytes.text();
      V.Trace = Bytes.text();
      if (!Bytes.fits() || Key.size() != V.Result.size())
        break;
      copy(Key, V.Result.begin());
      All.push_back(V);
    }
    return All;
  }

  /// Returns the traces in the entry of the direct key, newest first. Stops at damaged data.
  std::vector<Lead> leads() const {
    std::vector<Lead> All;
    if (!Leads)
      return All;
    const StringRef Data = Leads->Data;
    DataExtractor Bytes(Data, /*IsLittleEndian=*/true, /*AddressSize=*/8);
    for (uint64_t Index = 0; Index < Data.size();) {
      Lead L;
      const uint64_t Begin = Index;
      DataExtractor::Cursor C(Index);
      Bytes.getU8(C, L.Result.data(), L.Result.size());
      L.Dependencies = Bytes.getBytes(C, Bytes.getU64(C));
      Index = C.tell();
      if (Error E = C.takeError()) {
        consumeError(std::move(E));
        return All;
      }
      std::optional<FileTrace> Trace = readFileTrace(Data, Index);
      if (!Trace)
        return All;
      L.Trace = std::move(*Trace);
      L.Bytes = Data.slice(Begin, Index);
      All.push_back(std::move(L));
    }
    return All;
  }

  Error keep(const Result &R, const Messages &Log, bool HasLateMessages) {
    std::string TraceBytes;
    raw_string_ostream Out(TraceBytes);
    Recorder->trace().write(Out);
    const bool IsOfSource = SourceKey && Log.empty() && O.Show == Options::Dump::Nothing &&
                            Recorder->questions() == QuestionsBeforeTokens;
    const CacheKey Key =
        IsOfSource ? *SourceKey : KeyHasher().add("result").add(DirectKey).add(TraceBytes).finish();
    if (IsOfSource)
      if (Error E = keepVariant(R, Key, TraceBytes))
        return E;
    if (Event == CacheEvent::SourceHit)
      return keepLead(R, Key, TraceBytes);
    const bool IsOfProgram =
        ProgramKey && !HasLateMessages && Recorder->questions() == QuestionsBeforePasses;
    if (IsOfProgram && Event == CacheEvent::Miss)
      if (Error E = keepResult(&R, Messages(), *ProgramKey))
        return E;
    if (Error E = keepResult(IsOfProgram ? nullptr : &R, Log, Key))
      return E;
    return keepLead(R, Key, TraceBytes);
  }

  /// Writes an entry. Without \p R it refers to the program's entry.
  Error keepResult(const Result *R, const Messages &Log, const CacheKey &Key) {
    std::string Data;
    raw_string_ostream Bytes(Data);
    CacheWriter W(Bytes);
    writeMessages(W, Log.said(), Log.all());
    W.text(R ? StringRef() : textOf(*ProgramKey));
    if (R)
      writeResult(W, *R);
    return Store.write(Key, Data);
  }

  static StringRef dependenciesIn(const Result &R) {
    const auto Rule =
        find_if(R.Files, [](const OutputFile &F) { return F.Kind == OutputKind::Dependencies; });
    return Rule == R.Files.end() ? StringRef() : StringRef(Rule->Data);
  }

  /// Adds the compile to the entry of the macros' key. The oldest members are dropped.
  Error keepVariant(const Result &R, const CacheKey &Key, StringRef TraceBytes) {
    std::string Data;
    raw_string_ostream Out(Data);
    CacheWriter W(Out);
    auto Add = [&](StringRef Key, StringRef Macros, StringRef Dependencies, StringRef Trace) {
      for (StringRef Text : {Key, Macros, Dependencies, Trace})
        W.text(Text);
    };
    Add(textOf(Key), Macros, dependenciesIn(R), TraceBytes);
    for (const Variant &V : variants())
      if ((V.Macros != Macros || V.Trace != TraceBytes) &&
          Data.size() + V.Macros.size() + V.Dependencies.size() + V.Trace.size() <=
              MostVariantBytes)
        Add(textOf(V.Result), V.Macros, V.Dependencies, V.Trace);
    return Store.write(MacrosKey, Data);
  }

  Error keepLead(const Result &R, const CacheKey &Key, StringRef TraceBytes) {
    std::string Data = textOf(Key).str();
    raw_string_ostream Out(Data);
    CacheWriter W(Out);
    W.text(dependenciesIn(R));
    Out << TraceBytes;
    size_t Count = 1;
    for (const Lead &L : leads())
      if (!L.Bytes.ends_with(TraceBytes) && ++Count <= MostTraces &&
          Data.size() + L.Bytes.size() <= MostTraceBytes)
        Out << L.Bytes;
    return Store.write(DirectKey, Data);
  }

  const Options &O;
  const Host &H;
  const CacheStore &Store;
  const bool IsBatch; ///< Store is the memory of a batch, not a folder
  IntrusiveRefCntPtr<RecordingFiles> Recorder;
  Host Recorded; ///< H with recorded files
  CacheKey DirectKey{}, MacrosKey{};
  std::string Macros;                        ///< macroRecord() of the source
  std::optional<CacheStore::Entry> Variants; ///< the entry of MacrosKey
  std::optional<CacheKey> SourceKey;
  uint64_t QuestionsBeforeTokens = 0;
  std::optional<CacheKey> FunctionsKey;
  std::optional<CacheStore::Entry> CorrectFunctions; ///< the entry of FunctionsKey
  DenseSet<CachedHashStringRef> Correct;             ///< views of its digests
  std::optional<CacheKey> ProgramKey;
  uint64_t QuestionsBeforePasses = 0;
  CacheEvent Event = CacheEvent::Miss;    ///< how the result was found
  std::optional<CacheStore::Entry> Leads; ///< the entry of DirectKey
};

} // namespace

Result compileCached(const Options &O, const Host &H, const std::optional<std::string> &Text,
                     Messages &Log,
                     function_ref<Result(const Host &, Messages &, Shortcut &)> Anew) {
  if (!O.isCached())
    return CachedCompile(O, H, *H.Memory, /*IsBatch=*/true).run(Text, Log, Anew);
  if (buildIdentity()) {
    const CacheFolder Folder(O.Cache.Folder, O.Cache.Limit, O.Cache.Use == CacheUse::ReadOnly);
    return CachedCompile(O, H, Folder, /*IsBatch=*/false).run(Text, Log, Anew);
  }
  Log.warning(
      "--cache: nothing tells this program from one of another build (expected one that was "
      "linked with --build-id)");
  Shortcut None;
  return Anew(H, Log, None);
}

} // namespace dxil::compiler
