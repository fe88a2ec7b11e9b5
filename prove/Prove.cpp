// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/prove/Prove.h>

#include "Examples.h"
#include "Program.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>
#include <set>

namespace dxil::prove {
namespace {

/// An entry point with its program.
struct Subject {
  const ir::Module &M;
  container::ModuleFacts Facts;
  const container::EntryPoint *Entry = nullptr;

  explicit Subject(const ir::Module &M) : M(M), Facts(container::readFacts(M)) {}
  bool find(const std::string &Name);
  FloatDenormalMode denormals() const;
};

bool Subject::find(const std::string &Name) {
  for (const container::EntryPoint &E : Facts.Entries)
    if (E.Function != ir::None && !M.Functions[E.Function].IsDeclaration &&
        (Name.empty() || E.Name == Name)) {
      Entry = &E;
      return true;
    }
  return false;
}

FloatDenormalMode Subject::denormals() const {
  const ir::Function &F = M.Functions[Entry->Function];
  if (F.Attributes == ir::None)
    return FloatDenormalMode::Any;
  for (uint32_t G : M.groups(M.AttributeLists[F.Attributes]))
    for (const ir::Attribute &A : M.attributes(M.AttributeGroups[G]))
      if (A.Key == DenormalAttribute)
        if (const FloatDenormalModeInfo *Row = findWord(FloatDenormalModes, A.Text))
          return Row->Number;
  return FloatDenormalMode::Any;
}

bool sameSignature(const container::Signature &A, const container::Signature &B) {
  return std::equal(A.begin(), A.end(), B.begin(), B.end(), [](const auto &X, const auto &Y) {
    return X.Id == Y.Id && X.Name == Y.Name && X.Kind == Y.Kind && X.Rows == Y.Rows &&
           X.Columns == Y.Columns && X.Component == Y.Component && X.Indices == Y.Indices &&
           X.Interpolation == Y.Interpolation;
  });
}

/// Returns true if a program calls ops whose meanings leave one of these kinds of choice.
bool needs(const ir::Module &M, unsigned Kinds) {
  return std::any_of(M.Instructions.begin(), M.Instructions.end(), [&](const ir::Instruction &I) {
    const auto Call = ir::OpCall::of(M, I);
    const meaning::OpMeaning *Meaning = Call ? meaning::findMeaning(Call->code()) : nullptr;
    return Meaning && (Meaning->Needs & Kinds) != 0;
  });
}

/// Returns true if a program has operations with several permitted results.
bool mayChoose(const ir::Module &M) {
  constexpr uint16_t Fast = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                            ir::FastNoSignedZeros | ir::FastAllowReciprocal;
  return needs(M, meaning::Needs::Tolerance | meaning::Needs::Choice) ||
         std::any_of(M.Instructions.begin(), M.Instructions.end(),
                     [](const ir::Instruction &I) { return (I.Flags & Fast) != 0; });
}

/// Returns why the declarations of two programs cannot be compared; empty if they can.
std::string obstacle(const Subject &A, const Subject &B) {
  const container::EntryPoint &X = *A.Entry, &Y = *B.Entry;
  const Stage Kind = A.Facts.isLibrary() ? X.Kind : A.Facts.Kind;
  if (Kind != (B.Facts.isLibrary() ? Y.Kind : B.Facts.Kind))
    return "programs of different stages";
  if (Kind != Stage::Compute && Kind != Stage::Vertex && Kind != Stage::Pixel &&
      Kind != Stage::Domain)
    return "a program of stage " + std::string(container::stageName(Kind));
  if (!std::equal(X.Threads, X.Threads + 3, Y.Threads))
    return "thread groups of different sizes";
  if (X.HasWaveSize != Y.HasWaveSize || X.Wave.Min != Y.Wave.Min || X.Wave.Max != Y.Wave.Max)
    return "different wave sizes";
  if (A.Facts.usesMinPrecision() != B.Facts.usesMinPrecision())
    return "different sizes of 16-bit numbers in memory";
  if (A.denormals() != B.denormals())
    return "different treatments of denormals";
  if (!sameSignature(X.Input, Y.Input) || !sameSignature(X.Output, Y.Output))
    return "different signatures";
  for (ResourceClass C : {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer})
    for (const container::Resource &R : A.Facts.resources(C))
      for (const container::Resource &Q : B.Facts.resources(C)) {
        const uint64_t End = R.LowerBound + std::max<uint64_t>(R.RangeSize, 1),
                       Other = Q.LowerBound + std::max<uint64_t>(Q.RangeSize, 1);
        if (R.Space != Q.Space || End <= Q.LowerBound || Other <= R.LowerBound)
          continue;
        if (R.Kind != Q.Kind || R.Stride != Q.Stride || (R.RangeSize == 1) != (Q.RangeSize == 1) ||
            R.Component != Q.Component)
          return "different declarations of a resource";
      }
  return {};
}

/// Compares two programs in one float mode.
class Comparison {
public:
  Comparison(const Subject &A, const Subject &B, FloatMode Mode, LoopForm Form, const Limits &Most,
             const Solver::Limit &First, const Solver::Limit &Latest)
      : A(A), B(B), Form(Form), Most(Most), T(Context, Mode), S(T, First), Latest(Latest) {}

  /// Sets the verdict.
  void run(Verdict &To);
  bool isAbstract() const { return Abstract; }
  uint64_t steps() { return S.steps(); }

private:
  void judge(const Trace &X, const Trace &Y, Verdict &To);
  std::vector<Difference> outputs(const Trace &X, const Trace &Y);
  bool refute(const Difference &D, Verdict &To);
  Polynomials *laws() { return T.isAbstract() ? &Laws : nullptr; }

  const Subject &A, &B;
  LoopForm Form;
  const Limits &Most;
  z3::context Context;
  Terms T;
  Solver S;
  Polynomials Laws{T};
  EqualTerms Equal{S};
  Solver::Limit Latest; ///< the limit if no other float mode would help
  bool Abstract = false;
};

void Comparison::run(Verdict &To) {
  Execution First(S, A.M, A.Facts, "a", nullptr, Most, laws(), Equal, Form);
  if (const Status Done = First.run(*A.Entry); !Done) {
    To.Reason = Done.message();
    return;
  }
  const Trace X = First.take();
  Execution Second(S, B.M, B.Facts, "b", &X, Most, laws(), Equal, Form);
  if (const Status Done = Second.run(*B.Entry); !Done) {
    To.Reason = Done.message();
    Abstract = T.isAbstract() && Second.isMismatch();
    return;
  }
  judge(X, Second.take(), To);
}

std::vector<Difference> Comparison::outputs(const Trace &X, const Trace &Y) {
  std::vector<Difference> Result;
  std::set<std::string> Names;
  for (const Trace *Each : {&X, &Y})
    for (const auto &[Name, Value] : Each->Outputs)
      Names.insert(Name);
  for (const std::string &Name : Names) {
    const auto P = X.Outputs.find(Name), Q = Y.Outputs.find(Name);
    const Term Never = T.boolean(false);
    const Term &WrittenX = P == X.Outputs.end() ? Never : P->second.Written;
    const Term &WrittenY = Q == Y.Outputs.end() ? Never : Q->second.Written;
    Term Differs = T.negated(T.equal(WrittenX, WrittenY));
    if (P != X.Outputs.end() && Q != Y.Outputs.end())
      Differs =
          T.any(Differs, T.both(WrittenX, T.negated(T.equal(P->second.Bits, Q->second.Bits))));
    Result.push_back({Name, T.both(Differs, T.negated(X.Discarded))});
  }
  Result.push_back({"discard", T.negated(T.equal(X.Discarded, Y.Discarded))});
  return Result;
}

void Comparison::judge(const Trace &X, const Trace &Y, Verdict &To) {
  std::vector<Difference> All = outputs(X, Y);
  std::set<std::string> Names;
  for (const Trace *Each : {&X, &Y})
    for (const auto &[Name, Contents] : Each->Written)
      if (!Contents.writes().empty())
        Names.insert(Name);
  for (const std::string &Name : Names) {
    const auto P = X.Written.find(Name), Q = Y.Written.find(Name);
    const Memory M = P != X.Written.end() ? P->second : Q->second.start();
    const Memory N = Q != Y.Written.end() ? Q->second : P->second.start();
    if (M.baseName() != N.baseName()) {
      To.Reason = "memory with operations in another order: " + Name;
      return;
    }
    if (provesSameInOrder(Equal, M, N, {0.25}))
      continue;
    for (Difference &D : differences(T, M, N))
      All.push_back(std::move(D));
  }
  To.Is = Outcome::Same;
  To.Free = false;
  To.UsesFast = Laws.areUsed();
  for (const Difference &D : All)
    if (!refute(D, To)) {
      // A run may show a difference at another place first, also at one that only the laws of
      // `fast` make equal.
      To.Free = Laws.areUsed();
      for (const Difference &Each : All) {
        const Cone Sources = coneOf(Each.Differs);
        if (!T.dependsOnFast(Each.Differs) && !Sources.HasUndefined && !Sources.HasChoice)
          continue;
        To.FreePlaces.insert(Each.Where);
        To.HasUndefined |= Sources.HasUndefined;
        // A run compares bytes of a resource; this difference has no byte offset.
        To.Free |= Each.Where.ends_with(" at byte any") ||
                   Each.Where.find(" of element ") != std::string::npos;
      }
      return;
    }
}

/// Returns true if no inputs make the programs differ. Otherwise writes the reason and examples to
/// the verdict.
bool Comparison::refute(const Difference &D, Verdict &To) {
  const Cone Sources = coneOf(D.Differs);
  if (!Sources.HasAbstract) // another float mode has the same result
    S.extend(Latest);
  // This question may use all remaining steps: without its answer there is no proof.
  const Answer Reply = S.possible(D.Differs);
  if (Reply == Answer::No)
    return true;
  To.Is = Outcome::MayDiffer;
  Abstract = Sources.HasAbstract;
  To.Reason = D.Where + ": " +
              (Reply == Answer::Unknown     ? S.reason()
               : Sources.HasUndefined       ? "an undefined value may be stored"
               : T.dependsOnFast(D.Differs) ? "arithmetic that carries fast"
               : Sources.HasAbstract        ? "arithmetic on floats"
                                            : "different values");
  if (Reply == Answer::Yes) {
    z3::model Model = *S.model();
    if (S.possible(T.both(D.Differs, smallInputs(T, D.Differs, S.assumptions(), A.Facts)), {0.5}) ==
        Answer::Yes)
      Model = *S.model();
    To.Examples.push_back(inputsOf(T, Model, D.Differs, S.assumptions(), A.Facts));
  }
  return false;
}

} // namespace

/// A float mode and a treatment of loops.
struct Way {
  FloatMode Mode;
  LoopForm Form;
};

/// Returns the ways that ignore the rounding of floats, in the order of the attempts.
static std::vector<Way> waysOf(const Subject &X, const Subject &Y) {
  std::vector<Way> Ways;
  const Flow A(X.M, X.M.Functions[X.Entry->Function]), B(Y.M, Y.M.Functions[Y.Entry->Function]);
  if (A.levels().size() > 1) {
    if (std::equal(A.levels().begin(), A.levels().end(), B.levels().begin(), B.levels().end(),
                   [](const auto &P, const auto &Q) { return P.Outer == Q.Outer; }))
      Ways.push_back({FloatMode::Opaque, LoopForm::AllAsOne});
    Ways.push_back({FloatMode::Opaque, LoopForm::UnknownAsOne});
  }
  if (needs(X.M, meaning::Needs::Choice) || needs(Y.M, meaning::Needs::Choice))
    Ways.push_back({FloatMode::Opaque, LoopForm::Unrolled});
  Ways.push_back({FloatMode::Abstract, LoopForm::Unrolled});
  return Ways;
}

/// Compares with rounding, under which fewer programs differ. The program decides about denormals.
static void compareRounded(const Subject &X, const Subject &Y, LoopForm Form, const Limits &Most,
                           Solver::Limit All, Verdict &Result) {
  const FloatDenormalMode Denormals = X.denormals();
  std::vector<FloatMode> Modes;
  if (Denormals != FloatDenormalMode::Preserve)
    Modes.push_back(FloatMode::Flushed);
  if (Denormals != FloatDenormalMode::Flush)
    Modes.push_back(FloatMode::Kept);
  for (FloatMode Mode : Modes) {
    Verdict Exact;
    Comparison WithRounding(X, Y, Mode, Form, Most, All, All);
    WithRounding.run(Exact);
    All.Steps -= std::min(All.Steps, WithRounding.steps());
    Result.Examples.insert(Result.Examples.begin(), Exact.Examples.begin(), Exact.Examples.end());
    if (Exact.Is != Outcome::Same) {
      Result.Reason = Exact.Reason;
      return;
    }
  }
  Result = {};
  Result.Is = Outcome::Same;
  Result.UsesRounding = true;
}

Verdict compare(const ir::Module &A, const ir::Module &B, const std::string &Entry,
                const Limits &Most) {
  Verdict Result;
  Subject X(A), Y(B);
  if (!X.find(Entry) || !Y.find(Entry)) {
    Result.Reason = "a program without an entry point of that name";
    return Result;
  }
  Result.Reason = obstacle(X, Y);
  if (!Result.Reason.empty())
    return Result;
  Result.Free = mayChoose(A) || mayChoose(B); // the comparison may later restrict this to places
  const auto Start = Solver::Clock::now();
  Solver::Limit All{Start + Most.Time, uint64_t(Most.Work.count()) * Solver::StepsOfSecond / 1000};
  try { // Z3's interface throws when it runs out of memory or time
    const std::vector<Way> Ways = waysOf(X, Y);
    std::string OfIteration; // the reason why the proof by one iteration fails
    for (const Way &W : Ways) {
      const auto Left = Start + Most.Time - Solver::Clock::now();
      Verdict Now = Result;
      Comparison Abstract(X, Y, W.Mode, W.Form, Most,
                          {Solver::Clock::now() + Left / 2, All.Steps / 2}, All);
      Abstract.run(Now);
      All.Steps -= std::min(All.Steps, Abstract.steps());
      if (Now.Is == Outcome::Same)
        return Now;
      if (W.Form != LoopForm::Unrolled) {
        OfIteration = "; by one iteration: " + Now.Reason;
        continue;
      }
      Now.Reason += OfIteration;
      if (!Abstract.isAbstract())
        return Now;
      Result = Now;
    }
    compareRounded(X, Y, !OfIteration.empty() ? LoopForm::UnknownAsOne : LoopForm::Unrolled, Most,
                   All, Result);
  } catch (const z3::exception &E) {
    Result = {};
    Result.Reason = std::string("the solver gives up: ") + E.msg();
    Result.Free = true;
  }
  return Result;
}

} // namespace dxil::prove
