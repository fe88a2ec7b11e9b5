// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Warns of ray payload accesses that conflict with the access qualifiers of the members. The
// members that are written or read before and after each access come from a data-flow analysis over
// the graph of PayloadFlow.h, with a set of members for each block.
#include "../source/Diagnostics.h"
#include "PayloadFlow.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <dxil/generated/MetadataNumbers.h>

#include <map>
#include <set>

using namespace dxil::frontend;
using dxil::PayloadStage;
using llvm::BitVector;
using llvm::StringRef;
using Sort = PayloadEvent::Sort;

namespace {

enum class Way : uint8_t { Forward, Backward };
/// Counts members that are accessed on each path to a point, or on at least one.
enum class On : uint8_t { EachPath, SomePath };

/// The effect of an event on a set of members.
using Apply = llvm::function_ref<void(const PayloadEvent &, BitVector &)>;

/// Returns the set at the beginning of each block or, backward, at its end.
std::vector<BitVector> solve(const PayloadFlow &Flow, Way Direction, On Paths, Apply Do) {
  const size_t Count = Flow.Blocks.size();
  std::vector<std::vector<uint32_t>> Next(Count);
  for (uint32_t B = 0; B < Count; ++B)
    for (uint32_t To : Flow.Blocks[B].Next)
      Direction == Way::Forward ? Next[B].push_back(To) : Next[To].push_back(B);
  std::vector<BitVector> Sets(Count,
                              BitVector(unsigned(Flow.Fields.size()), Paths == On::EachPath));
  const uint32_t Start = Direction == Way::Forward ? 0 : Flow.Exit;
  Sets[Start].reset();
  std::vector<bool> Waits(Count, true);
  std::vector<uint32_t> Work;
  for (uint32_t B = uint32_t(Count); B-- > 0;)
    Work.push_back(B);
  while (!Work.empty()) {
    const uint32_t B = Work.back();
    Work.pop_back();
    Waits[B] = false;
    BitVector Set = Sets[B];
    const std::vector<PayloadEvent> &Events = Flow.Blocks[B].Events;
    for (size_t I = 0; I < Events.size(); ++I)
      Do(Events[Direction == Way::Forward ? I : Events.size() - 1 - I], Set);
    for (uint32_t To : Next[B]) {
      BitVector New = Sets[To];
      Paths == On::EachPath ? New &= Set : New |= Set;
      if (New == Sets[To])
        continue;
      Sets[To] = New;
      if (!Waits[To])
        Work.push_back(To), Waits[To] = true;
    }
  }
  return Sets;
}

void include(BitVector &Set, uint32_t Field) {
  Field == PayloadEvent::Whole ? Set.set() : Set.set(Field);
}

BitVector joined(BitVector A, const BitVector &B) {
  return A |= B;
}

class AccessChecker {
public:
  AccessChecker(const Program &P, const TypeTable &Types, const NameTable &Names,
                Diagnostics &Diags)
      : P(P), Types(Types), Names(Names), Diags(Diags) {}

  /// Checks the entry point \p F of a stage whose first parameter is the payload.
  void checkEntry(FunctionId F, PayloadStage EntryStage) {
    const Function &Entry = P.function(F);
    if (Entry.Parameters.empty() || !isPayload(P.variable(Entry.Parameters[0]).Type))
      return;
    Stage = EntryStage;
    Visited.clear();
    const VariableId Payload = Entry.Parameters[0];
    const auto Fields = unsigned(payloadFields(Types, P.variable(Payload).Type).size());
    checkFunction(F, Payload, BitVector(Fields), BitVector(Fields), /*IsEntry=*/true);
  }

  void checkTrace(FunctionId F, ExprId Argument);

private:
  bool isPayload(TypeId T) const {
    return Types.get(T).Kind == TypeKind::Struct && Types.structOf(T).IsPayload;
  }
  const auto &member(const PayloadField &F) const {
    return Types.structOf(F.Owner).Fields[F.Index];
  }
  bool mayRead(const PayloadField &F, PayloadStage S) const {
    return member(F).PayloadAccess >> unsigned(S) & 1;
  }
  bool mayWrite(const PayloadField &F, PayloadStage S) const {
    return member(F).PayloadAccess >> (unsigned(S) + 1) & 1;
  }
  StringRef wordOf(const PayloadField &F) const { return Names.spelling(member(F).Word); }
  StringRef stageWord() const {
    for (const dxil::PayloadStageInfo &S : dxil::PayloadStages)
      if (S.Number == Stage)
        return StringRef(S.Word.data(), S.Word.size());
    return {};
  }
  void warn(ExprId Place, Diagnostic Id, const PayloadField &F) {
    Diags.report(P.Expressions.location(Place), Id, {wordOf(F), stageWord()});
  }

  /// Returns the members of parameter \p V that \p F writes, directly or in its callees.
  const BitVector &writtenBy(FunctionId F, VariableId V);
  void addWrites(const PayloadEvent &E, BitVector &Set);
  void checkFunction(FunctionId F, VariableId Payload, const BitVector &SetBefore,
                     const BitVector &SetAfter, bool IsEntry);
  void checkLosses(FunctionId F, VariableId Payload, const PayloadFlow &Flow,
                   const BitVector &Written);
  void checkPassed(const PayloadEvent &E, VariableId Payload, const BitVector &SetBefore,
                   const BitVector &SetAfter);

  const Program &P;
  const TypeTable &Types;
  const NameTable &Names;
  Diagnostics &Diags;
  PayloadStage Stage = PayloadStage::Caller;
  std::map<std::pair<FunctionId, VariableId>, BitVector> Writes;
  std::set<std::pair<FunctionId, VariableId>> Visited;
};

const BitVector &AccessChecker::writtenBy(FunctionId F, VariableId V) {
  auto [It, IsNew] = Writes.try_emplace({F, V});
  if (!IsNew)
    return It->second;
  const auto Count = unsigned(payloadFields(Types, P.variable(V).Type).size());
  It->second.resize(Count);
  if (P.function(F).Body == StmtId::None || P.variable(V).Flow == library::Direction::In)
    return It->second;
  const PayloadFlow Flow = payloadFlow(P, Types, F, V);
  BitVector All(Count);
  for (const PayloadBlock &B : Flow.Blocks)
    for (const PayloadEvent &E : B.Events)
      addWrites(E, All);
  return Writes[{F, V}] = std::move(All);
}

void AccessChecker::addWrites(const PayloadEvent &E, BitVector &Set) {
  if (E.Kind == Sort::Write)
    include(Set, E.Field);
  if (E.Kind != Sort::Pass)
    return;
  const BitVector &Written = writtenBy(E.Callee, E.Parameter);
  if (Written.size() == Set.size())
    Set |= Written;
}

/// Checks the accesses of \p F to its parameter \p Payload. SetBefore are the members that are set
/// before the call, SetAfter those that are set after it.
void AccessChecker::checkFunction(FunctionId F, VariableId Payload, const BitVector &SetBefore,
                                  const BitVector &SetAfter, bool IsEntry) {
  if (P.function(F).Body == StmtId::None || !Visited.insert({F, Payload}).second)
    return;
  const PayloadFlow Flow = payloadFlow(P, Types, F, Payload);
  auto Write = [&](const PayloadEvent &E, BitVector &Set) { addWrites(E, Set); };
  auto Read = [&](const PayloadEvent &E, BitVector &Set) {
    if (E.Kind == Sort::Read && E.Field != PayloadEvent::Whole)
      Set.set(E.Field);
  };
  const auto Written = solve(Flow, Way::Forward, On::EachPath, Write),
             Seen = solve(Flow, Way::Forward, On::EachPath, Read),
             Overwritten = solve(Flow, Way::Backward, On::EachPath, Write),
             Later = solve(Flow, Way::Backward, On::SomePath, Write);
  const bool ComesBack = P.variable(Payload).Flow != library::Direction::In,
             ComesIn = P.variable(Payload).Flow != library::Direction::Out;
  for (uint32_t B = 0; B < Flow.Blocks.size(); ++B) {
    const std::vector<PayloadEvent> &Events = Flow.Blocks[B].Events;
    // The members that every path, and that some path, writes after each event.
    std::vector<std::pair<BitVector, BitVector>> After(Events.size());
    BitVector Each = Overwritten[B], Some = Later[B];
    for (size_t I = Events.size(); I-- > 0;) {
      After[I] = {Each, Some};
      addWrites(Events[I], Each);
      addWrites(Events[I], Some);
    }
    BitVector Before = Written[B], Defined = Seen[B];
    for (size_t I = 0; I < Events.size(); ++I) {
      const PayloadEvent &E = Events[I];
      const bool IsMember = E.Field != PayloadEvent::Whole;
      const PayloadField *Member = IsMember ? &Flow.Fields[E.Field] : nullptr;
      if (E.Kind == Sort::Read && IsMember && ComesIn && !mayRead(*Member, Stage) &&
          !Before[E.Field] && !Defined[E.Field] && !SetBefore[E.Field])
        warn(E.Place, Diagnostic::payload_read_undefined, *Member);
      if (E.Kind == Sort::Write && IsMember && ComesBack && !mayWrite(*Member, Stage) &&
          !After[I].first[E.Field] && !SetAfter[E.Field])
        warn(E.Place, Diagnostic::payload_write_dropped, *Member);
      if (E.Kind == Sort::Pass)
        checkPassed(E, Payload, joined(Before, SetBefore), joined(After[I].second, SetAfter));
      addWrites(E, Before);
      Read(E, Defined);
    }
  }
  if (IsEntry)
    checkLosses(F, Payload, Flow, Written[Flow.Exit]);
}

/// Warns of members that other stages fill, that only this stage may write, and that it does not
/// write on each path.
void AccessChecker::checkLosses(FunctionId, VariableId Payload, const PayloadFlow &Flow,
                                const BitVector &Written) {
  for (uint32_t I = 0; I < Flow.Fields.size(); ++I) {
    const PayloadField &F = Flow.Fields[I];
    const bool IsFilled = mayWrite(F, PayloadStage::Caller) || mayWrite(F, PayloadStage::AnyHit);
    if (IsFilled && mayWrite(F, Stage) && !mayRead(F, Stage) && !Written[I])
      Diags.report(P.variable(Payload).Where, Diagnostic::payload_loss, {wordOf(F), stageWord()});
  }
}

void AccessChecker::checkPassed(const PayloadEvent &E, VariableId Payload,
                                const BitVector &SetBefore, const BitVector &SetAfter) {
  if (P.function(E.Callee).Body == StmtId::None) {
    Diags.report(P.Expressions.location(E.Place), Diagnostic::payload_passed_on,
                 {P.function(E.Callee).Spelling});
    return;
  }
  if (P.variable(E.Parameter).Type == P.variable(Payload).Type)
    checkFunction(E.Callee, E.Parameter, SetBefore, SetAfter, /*IsEntry=*/false);
}

/// Checks the payload \p Argument that \p F passes along with a ray: the caller's accesses.
void AccessChecker::checkTrace(FunctionId F, ExprId Argument) {
  Stage = PayloadStage::Caller;
  const VariableId V = variableOf(P, P.Expressions.is(Argument, ExprKind::OutArgument)
                                         ? P.Expressions.get<expr::OutArgument>(Argument).Place
                                         : Argument);
  if (V == VariableId::None || !isPayload(P.variable(V).Type) ||
      (P.variable(V).Kind != VariableKind::Local && P.variable(V).Kind != VariableKind::Parameter))
    return;
  const PayloadFlow Flow = payloadFlow(P, Types, F, V);
  const bool IsParameter = P.variable(V).Kind == VariableKind::Parameter;
  auto Write = [&](const PayloadEvent &E, BitVector &Set) { addWrites(E, Set); };
  auto Read = [&](const PayloadEvent &E, BitVector &Set) {
    if (E.Kind == Sort::Read)
      include(Set, E.Field);
    else if (E.Kind == Sort::Pass)
      Set.set();
  };
  // Reports members that are undefined after the ray returns.
  auto Undefined = [&](const PayloadEvent &E, BitVector &Set) {
    if (E.Place == Argument)
      for (uint32_t I = 0; I < Flow.Fields.size(); ++I)
        Set[I] = !mayRead(Flow.Fields[I], PayloadStage::Caller);
    BitVector Written(Set.size());
    addWrites(E, Written);
    Set.reset(Written);
  };
  const auto Set = solve(Flow, Way::Forward, On::SomePath, Write),
             Used = solve(Flow, Way::Backward, On::SomePath, Read),
             Lost = solve(Flow, Way::Forward, On::SomePath, Undefined);
  for (uint32_t B = 0; B < Flow.Blocks.size(); ++B) {
    const std::vector<PayloadEvent> &Events = Flow.Blocks[B].Events;
    BitVector Before = Set[B], Gone = Lost[B];
    for (size_t I = 0; I < Events.size(); ++I) {
      const PayloadEvent &E = Events[I];
      if (E.Kind == Sort::Read && E.Field != PayloadEvent::Whole && Gone[E.Field])
        warn(E.Place, Diagnostic::payload_read_behind_trace, Flow.Fields[E.Field]);
      if (E.Kind == Sort::Trace && E.Place == Argument) {
        BitVector After = Used[B];
        for (size_t J = Events.size(); J-- > I + 1;)
          Read(Events[J], After);
        for (uint32_t K = 0; K < Flow.Fields.size(); ++K) {
          const PayloadField &Member = Flow.Fields[K];
          const bool IsOurs = mayWrite(Member, PayloadStage::Caller);
          if (IsOurs && !Before[K] && !IsParameter)
            warn(Argument, Diagnostic::payload_not_set_for_trace, Member);
          if (!IsOurs && Before[K])
            warn(Argument, Diagnostic::payload_set_in_vain, Member);
          if (mayRead(Member, PayloadStage::Caller) && !After[K] && !IsParameter)
            warn(Argument, Diagnostic::payload_not_used_behind_trace, Member);
        }
      }
      addWrites(E, Before);
      Undefined(E, Gone);
    }
  }
}

} // namespace

void dxil::frontend::checkPayloadAccess(const Program &P, const TypeTable &Types,
                                        const NameTable &Names, Diagnostics &Diags,
                                        llvm::ArrayRef<std::pair<FunctionId, ExprId>> Traces) {
  AccessChecker Checker(P, Types, Names, Diags);
  for (const EntryPoint &E : P.Entries)
    if (const auto *Row = dxil::findWord(dxil::PayloadStages, dxil::name(E.Kind)))
      Checker.checkEntry(E.Function, Row->Number);
  for (auto [F, Argument] : Traces)
    Checker.checkTrace(F, Argument);
}
