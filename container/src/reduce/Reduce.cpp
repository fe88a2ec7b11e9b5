// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Reduce.h>

#include "Passes.h"

#include <dxil/container/Assemble.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Build.h>

#include <dxil/module/Endian.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>
#include <set>

namespace dxil::container {
namespace {

using reducing::Choice;
using reducing::Pass;

struct StoredPart {
  FourCC Name;
  std::vector<uint8_t> Data;
  bool IsNew = false; ///< made here: padded. What the input has keeps its size.
};

/// A container taken apart, and its bytes.
struct State {
  std::vector<StoredPart> Parts;
  std::vector<uint8_t> Bytes;

  const StoredPart *program() const {
    const auto At = std::ranges::find(Parts, part::DXIL, &StoredPart::Name);
    return At == Parts.end() ? nullptr : &*At;
  }
};

class Reducer {
public:
  Reducer(Bytes Input, const InterestTest &Test, const ReduceOptions &Options)
      : Test(Test), O(Options) {
    Best.Bytes.assign(Input.begin(), Input.end());
  }

  Result<ReduceResult> run();

private:
  const InterestTest &Test;
  const ReduceOptions &O;
  State Best;
  ReduceResult Out;
  std::set<Digest> Refused; ///< candidates that are not interesting

  /// A chunk of a pass's candidates, and the container with that edit.
  struct Attempt {
    size_t First;
    State Changed;
  };

  bool isStopped() {
    Out.WasStopped = Out.WasStopped || (O.ShouldStop && O.ShouldStop());
    return Out.WasStopped;
  }
  void report(std::string_view Name) {
    if (O.Report)
      O.Report({Name, Out.Tests, Best.Bytes.size()});
  }

  Result<ir::Module> module(const State &S) const;
  std::optional<std::string> moduleError() const;
  size_t count(const Pass *P) const;
  std::optional<State> edited(const Pass *P, size_t First, size_t Last) const;
  std::optional<State> withoutParts(Choice &C) const;
  std::optional<State> withModule(State From, ir::Module M) const;
  Result<std::vector<uint8_t>> bytesOf(const State &S) const;
  Result<std::vector<uint8_t>> derivedBytesOf(const State &S) const;

  bool reducePass(std::string_view Name, const Pass *P);
  bool reduceChunks(std::string_view Name, const Pass *P, size_t Size, size_t &Count);
  std::vector<Attempt> nextAttempts(const Pass *P, size_t Size, size_t Count, size_t &At) const;
  size_t firstInteresting(std::string_view Name, std::span<Attempt> Attempts);
};

Result<ir::Module> Reducer::module(const State &S) const {
  const StoredPart *P = S.program();
  if (!P)
    return byteError(ErrorCode::PartMissing, {}, 28, "the container has no part DXIL");
  return readProgram(P->Data);
}

std::optional<std::string> Reducer::moduleError() const {
  auto M = module(Best);
  if (!M)
    return M.error().str();
  auto Same = ir::EditableModule(std::move(*M)).finish();
  return Same ? std::nullopt : std::optional(Same.error().Message);
}

// ---- Containers of candidates -------------------------------------------------------------------

Result<std::vector<uint8_t>> Reducer::derivedBytesOf(const State &S) const {
  auto M = module(S);
  auto C = Container::parse(S.Bytes);
  if (!M || !C)
    return M ? C.error() : M.error();
  ContainerInput In;
  In.Program = std::move(*M);
  auto Kept = partsToKeep(*C);
  if (!Kept)
    return Kept.error();
  for (auto &[Name, Data] : *Kept) {
    if (Name != part::RDAT) {
      In.Parts.push_back({Name, std::move(Data)});
      continue;
    }
    auto Subobjects = readSubobjects(Data);
    if (!Subobjects)
      return Subobjects.error();
    In.Subobjects = std::move(*Subobjects);
  }
  return buildContainer(std::move(In));
}

Result<std::vector<uint8_t>> Reducer::bytesOf(const State &S) const {
  ContainerWriter W;
  for (const StoredPart &P : S.Parts)
    W.addPart(P.Name, Bytes(P.Data), P.IsNew);
  return W.finish();
}

/// The same parts as the bytes have.
void readParts(State &S) {
  auto C = Container::parse(S.Bytes);
  S.Parts.clear();
  if (!C)
    return;
  for (const Part &P : C->parts())
    S.Parts.push_back({P.Name, {P.Data.begin(), P.Data.end()}});
  std::ranges::stable_partition(S.Parts, [](auto &P) { return P.Name != part::PRIV; });
}

std::optional<State> Reducer::withModule(State From, ir::Module M) const {
  const auto At = std::ranges::find(From.Parts, part::DXIL, &StoredPart::Name);
  auto Header = readProgramHeader(At->Data);
  auto Bitcode = ir::writeBitcode(M);
  if (!Header || !Bitcode)
    return std::nullopt;
  At->Data = makeProgramPart(Header->ShaderKind, Header->ShaderMajor, Header->ShaderMinor,
                             Header->DxilMajor, Header->DxilMinor, *Bitcode);
  At->IsNew = true;
  return From;
}

std::optional<State> Reducer::withoutParts(Choice &C) const {
  State Out;
  const StoredPart *Program = Best.program();
  for (const StoredPart &P : Best.Parts)
    if (&P == Program || !C.take())
      Out.Parts.push_back(P);
  return Out;
}

/// Best with that edit; nothing if it makes no container, or none that is different. Without a pass
/// the candidates are parts.
std::optional<State> Reducer::edited(const Pass *P, size_t First, size_t Last) const {
  Choice C(First, Last);
  std::optional<State> S;
  if (!P) {
    S = withoutParts(C);
  } else {
    auto M = module(Best);
    if (!M)
      return std::nullopt;
    ir::EditableModule E(std::move(*M));
    P->Run(E, C);
    reducing::repair(E);
    auto Finished = std::move(E).finish();
    if (!Finished)
      return std::nullopt;
    S = withModule({Best.Parts, {}}, std::move(*Finished));
  }
  auto Written = S ? bytesOf(*S) : byteError(ErrorCode::PartMissing, {}, 0, "");
  if (Written && O.DeriveParts) {
    S->Bytes = std::move(*Written);
    Written = derivedBytesOf(*S);
  }
  if (!Written || *Written == Best.Bytes)
    return std::nullopt;
  S->Bytes = std::move(*Written);
  if (O.DeriveParts)
    readParts(*S);
  return S;
}

size_t Reducer::count(const Pass *P) const {
  Choice C(0, 0);
  if (!P) {
    withoutParts(C);
  } else if (auto M = module(Best)) {
    ir::EditableModule E(std::move(*M));
    P->Run(E, C);
  }
  return C.count();
}

// ---- The search ---------------------------------------------------------------------------------

/// As many attempts as the test takes at once, from candidate At on, each as if those before it
/// were refused.
std::vector<Reducer::Attempt> Reducer::nextAttempts(const Pass *P, size_t Size, size_t Count,
                                                    size_t &At) const {
  std::vector<Attempt> Attempts;
  for (; At < Count && Attempts.size() < std::max<size_t>(1, O.BatchSize); At += Size)
    if (auto S = edited(P, At, std::min(Count, At + Size)))
      if (!Refused.contains(md5(S->Bytes)))
        Attempts.push_back({At, std::move(*S)});
  return Attempts;
}

size_t Reducer::firstInteresting(std::string_view Name, std::span<Attempt> Attempts) {
  if (Attempts.empty())
    return 0;
  std::vector<std::vector<uint8_t>> Files;
  for (const Attempt &A : Attempts)
    Files.push_back(A.Changed.Bytes);
  const size_t Found = std::min(Test(Files), Files.size());
  Out.Tests += std::min(Found + 1, Files.size());
  // A test that was stopped on the way has said nothing.
  if (!isStopped())
    for (size_t N = 0; N < Found; ++N)
      Refused.insert(md5(Files[N]));
  report(Name);
  return Found;
}

/// One sweep over the candidates in chunks of that size; whether it made the container smaller.
bool Reducer::reduceChunks(std::string_view Name, const Pass *P, size_t Size, size_t &Count) {
  bool HasChanged = false;
  for (size_t At = 0; At < Count && !isStopped();) {
    std::vector<Attempt> Attempts = nextAttempts(P, Size, Count, At);
    const size_t Found = firstInteresting(Name, Attempts);
    if (Found == Attempts.size())
      continue;
    Best = std::move(Attempts[Found].Changed);
    HasChanged = true;
    // Those behind the chunk stand where it was if all of it has gone.
    const size_t Before = std::exchange(Count, count(P));
    At = Attempts[Found].First + (Count < Before ? 0 : Size);
  }
  return HasChanged;
}

bool Reducer::reducePass(std::string_view Name, const Pass *P) {
  bool HasChanged = false;
  size_t Count = count(P);
  for (size_t Size = Count; Size > 0 && Count > 0 && !isStopped(); Size /= 2)
    HasChanged |= reduceChunks(Name, P, std::min(Size, Count), Count);
  return HasChanged;
}

Result<ReduceResult> Reducer::run() {
  if (auto C = Container::parse(Best.Bytes); !C)
    return C.error();
  readParts(Best);
  const std::vector<std::vector<uint8_t>> Whole = {Best.Bytes};
  Out.IsInteresting = Test(Whole) == 0;
  Out.Tests = 1;
  if (Out.IsInteresting)
    Out.ModuleError = moduleError().value_or("");
  constexpr unsigned MostRounds = 32;
  bool HasChanged = Out.IsInteresting;
  for (unsigned Round = 0; Round < MostRounds && HasChanged && !isStopped(); ++Round) {
    HasChanged = reducePass("parts", nullptr);
    if (!Out.ModuleError.empty())
      continue; // edits may follow what it says without end
    for (const Pass &P : reducing::modulePasses())
      HasChanged |= reducePass(P.Name, &P);
  }
  Out.Container = std::move(Best.Bytes);
  return std::move(Out);
}

} // namespace

InterestTest testEach(std::function<bool(Bytes)> IsInteresting) {
  return [IsInteresting = std::move(IsInteresting)](Candidates All) {
    size_t N = 0;
    while (N < All.size() && !IsInteresting(All[N]))
      ++N;
    return N;
  };
}

Result<ReduceResult> reduce(Bytes Input, const InterestTest &Test, const ReduceOptions &Options) {
  return Reducer(Input, Test, Options).run();
}

} // namespace dxil::container
