// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of ops: by their meanings, as observations of other lanes, or as effects.
#include "Congruence.h"
#include "Program.h"

#include <dxil/generated/OpViews.h>
#include <dxil/module/Precise.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::prove {

using meaning::Node;

/// The solver's budget for the proof that two operations do the same.
static constexpr Solver::Share MatchShare{1, Solver::StepsOfSecond};
/// The most observations of the first program that one is compared with.
static constexpr size_t MostObservations = 8;

/// Returns true if a meaning reads values of other lanes.
static bool looksAtLanes(const meaning::OpMeaning &M) {
  return std::any_of(M.Nodes.begin(), M.Nodes.end(), [](const Node &N) {
    return N.Op == Operator::Reduce || N.Op == Operator::ReduceWhere || N.Op == Operator::Ballot ||
           N.Op == Operator::ReadLane || N.Op == Operator::WithHelpers;
  });
}

static bool readsOnly(OpCode Op) {
  const AttributeSet Has = attributes(Op, {1, 255});
  return Has.contains(Attribute::ReadNone) || Has.contains(Attribute::ReadOnly);
}

/// Returns true if the result of an op depends on other lanes or on the path to the op.
static bool dependsOnLanes(OpCode Op) {
  const AttributeSet Has = attributes(Op, {1, 255});
  const meaning::OpMeaning *Meaning = meaning::findMeaning(Op);
  return (Meaning && looksAtLanes(*Meaning)) || Has.contains(Attribute::IsGradient) ||
         Has.contains(Attribute::IsDerivative) || Has.contains(Attribute::IsWave) ||
         Has.contains(Attribute::IsConvergent) || Has.contains(Attribute::IsFeedback);
}

static bool isValueType(TypeKind T) {
  return T >= TypeKind::Overload && T <= TypeKind::OverloadI32;
}

Parts Execution::handle(ResourceClass Class,
                        const std::function<bool(const container::Resource &)> &Is,
                        const Term &Register) {
  for (size_t I = 0; I < Resources.size(); ++I)
    if (Resources[I]->Class == Class && Is(*Resources[I]))
      return {{Register, ValueType::None, Part::Handle, uint32_t(I)}};
  stop("a resource that is not declared");
  return {anyPart(ValueType::None)};
}

/// Returns the resource that represents all descriptors of a heap with equal properties. The index
/// in the heap is a coordinate, like the register in an array.
uint32_t Execution::heapResource(const HandleProperties &P) {
  container::Resource R;
  R.Kind = P.kind();
  R.Class = P.kind() == ResourceKind::Sampler   ? ResourceClass::Sampler
            : P.kind() == ResourceKind::CBuffer ? ResourceClass::CBuffer
            : P.isUAV()                         ? ResourceClass::UAV
                                                : ResourceClass::SRV;
  // A space that no binding uses.
  R.Space = uint64_t(1) << 63 | uint64_t(P.Members[1]) << 20 | (P.Members[0] & 0xfffff);
  R.RangeSize = ~0u;
  if (R.Kind == ResourceKind::StructuredBuffer)
    R.Stride = P.stride();
  for (size_t I = 0; I < Resources.size(); ++I)
    if (Resources[I]->Space == R.Space && Resources[I]->Class == R.Class)
      return uint32_t(I);
  HeapResources.push_back(R);
  Resources.push_back(&HeapResources.back());
  Versions[keyOf(R)] = Fenced;
  return uint32_t(Resources.size() - 1);
}

void Execution::annotate(const ir::OpCall &Call, const std::vector<Parts> &In) {
  Parts Result = In[0];
  if (Result.size() != 1 || Result[0].Kind != Part::Handle || Result[0].Object != Unannotated)
    return define(Call.instruction(), std::move(Result));
  HandleProperties Properties;
  for (size_t K = 0; K < Properties.Members.size() && K < In[1].size(); ++K)
    Properties.Members[K] = uint32_t(T.constant(In[1][K].Bits).value_or(0));
  Result[0].Object = heapResource(Properties);
  define(Call.instruction(), std::move(Result));
}

void Execution::runOp(const ir::OpCall &Call) {
  const OpInfo &Info = Call.op();
  std::vector<Parts> In;
  for (unsigned K = 0; K < Call.size() && !ended(); ++K) {
    const ir::ValueId V = Call.argument(K);
    const ir::Constant *C = M.constant(V);
    // An unused operand is undef. A number to store is a value even if it is undefined.
    const bool Unused = C && C->Kind == ir::ConstantKind::Undef && K < Info.Args.size() &&
                        !isValueType(Info.Args[K].Type) &&
                        typeOf(M.Values[V].Type) != ValueType::None;
    const ValueType Type = typeOf(M.Values[V].Type);
    In.push_back(Unused ? Parts{bits(T.number(Type, 0), Type)} : get(V));
  }
  if (ended())
    return;
  if (In.size() != Info.Args.size())
    return stop("an op with another number of operands");
  Row = T.word(0);
  for (const Parts &Operand : In)
    for (const Part &P : Operand)
      if (P.Kind == Part::Handle && P.Object == Unannotated &&
          Call.code() != OpCode::AnnotateHandle)
        return stop("a handle of a heap without properties");
  switch (Call.code()) {
  case OpCode::CreateHandleFromHeap:
    return define(Call.instruction(),
                  {{In[0][0].Bits, ValueType::None, Part::Handle, Unannotated}});
  case OpCode::AnnotateHandle: return annotate(Call, In);
  case OpCode::CreateHandleFromBinding: {
    std::array<uint64_t, 4> Range{};
    for (size_t K = 0; K < 4 && K < In[0].size(); ++K)
      Range[K] = T.constant(In[0][K].Bits).value_or(~0u);
    return define(Call.instruction(), handle(
                                          ResourceClass(Range[3]),
                                          [&](const container::Resource &R) {
                                            return R.LowerBound == Range[0] && R.Space == Range[2];
                                          },
                                          In[1][0].Bits));
  }
  case OpCode::CBufferLoadLegacy: // the row is a coordinate of its own, so that it does not wrap
    Row = In[1][0].Bits;
    In[1][0].Bits = T.word(0);
    break;
  case OpCode::CBufferLoad:
    Row = T.folded(z3::lshr(In[1][0].Bits, T.word(4)));
    In[1][0].Bits = T.folded(In[1][0].Bits & T.word(15));
    break;
  case OpCode::Barrier:
  case OpCode::BarrierByMemoryType:
  case OpCode::BarrierByMemoryHandle: return runBarrier(Call, In);
  case OpCode::CycleCounterLegacy: return stop("a counter of cycles");
  default: break;
  }
  const meaning::OpMeaning *Meaning = meaning::findMeaning(Call.code());
  if (Meaning && !looksAtLanes(*Meaning))
    return runMeaning(Call, *Meaning, std::move(In));
  if (!readsOnly(Call.code()) && !Meaning)
    return stop("op " + std::string(Info.Name));
  observe(Call, In);
}

void Execution::runMeaning(const ir::OpCall &Call, const meaning::OpMeaning &Meaning,
                           std::vector<Parts> In) {
  const ir::Instruction &I = Call.instruction();
  const OpInfo &Info = Call.op();
  std::vector<Leaf> Leaves;
  const bool HasResult = I.Result != ir::None;
  if (HasResult && !flatten(I.Type, Leaves))
    return stop("a result of a type that is too large");
  MeaningCall C{Call.code(), Meaning, ValueType::None, In, 1, ir::isPrecise(M, I) ? nullptr : Laws};
  size_t Width = 1; // length of the operands with the overload's type
  for (size_t K = 0; K < In.size(); ++K)
    if (isValueType(Info.Args[K].Type) && !In[K].empty() && In[K][0].Kind == Part::Scalar) {
      if (C.Overload == ValueType::None || Info.Args[K].Type == TypeKind::Overload)
        C.Overload = In[K][0].Type;
      Width = std::max(Width, In[K].size());
    }
  if (C.Overload == ValueType::None && !Leaves.empty())
    C.Overload = Leaves[0].Type;
  Parts Results;
  if (Meaning.Needs & meaning::Needs::WholeVectors) {
    // A load of a constant buffer returns only components, a load of a buffer also the status.
    C.Elements = unsigned(Width > 1 ? Width
                          : Leaves.size() && Leaves[0].Type == Leaves.back().Type &&
                                  Call.code() != OpCode::RawBufferVectorLoad
                              ? Leaves.size()
                          : Leaves.empty() ? 1
                                           : Leaves.size() - 1);
    Results = applyMeaning(T, C, *this);
  } else {
    for (size_t E = 0; E < Width && !ended(); ++E) {
      std::vector<Parts> Element = In;
      for (size_t K = 0; K < In.size(); ++K)
        if (In[K].size() == Width && isValueType(Info.Args[K].Type))
          Element[K] = {In[K][E]};
      C.Arguments = Element;
      for (Part &P : applyMeaning(T, C, *this))
        Results.push_back(std::move(P));
    }
  }
  if (ended() || !HasResult)
    return;
  if (Results.size() != Leaves.size())
    return stop("op " + std::string(Info.Name) + " with a result of another type");
  define(I, std::move(Results));
}

/// Returns text for an op, its resources and the types of its operands and results. Returns nothing
/// for an op with operands of other kinds.
std::optional<Observation> Execution::observed(const ir::OpCall &Call, const std::vector<Parts> &In,
                                               std::span<const Leaf> Leaves) {
  // Other lanes see whether this lane is discarded.
  Observation Now{std::string(Call.op().Name), Path, {Discarded}, {}};
  for (const Parts &Operand : In)
    for (const Part &P : Operand) {
      if (P.Kind == Part::Other || P.Kind == Part::Pointer) {
        stop("op " + Now.What + " on a handle or pointer");
        return std::nullopt;
      }
      Now.What += P.Kind == Part::Handle ? " " + versionOf(*Resources[P.Object])
                                         : "." + std::to_string(unsigned(P.Type));
      Now.Operands.push_back(P.Bits);
    }
  for (const Leaf &L : Leaves) {
    if (L.Type == ValueType::None) {
      stop("op " + Now.What + " makes a handle");
      return std::nullopt;
    }
    Now.What += ":" + std::to_string(unsigned(L.Type));
  }
  return Now;
}

/// Models an operation without effects whose result is unknown as a function of its operands, and
/// of the active lanes if the result depends on them. The same operation in the same lanes has the
/// same result.
void Execution::observe(const ir::OpCall &Call, const std::vector<Parts> &In) {
  std::vector<Leaf> Leaves;
  if (Call.instruction().Result == ir::None || !flatten(Call.instruction().Type, Leaves))
    return stop("op " + std::string(Call.op().Name));
  std::optional<Observation> Observed = observed(Call, In, Leaves);
  if (!Observed)
    return;
  Observation &Now = *Observed;
  if (!dependsOnLanes(Call.code())) {
    Parts Results;
    for (const Leaf &L : Leaves)
      Results.push_back(
          bits(T.function("observed " + Now.What + "." + std::to_string(Results.size()), L.Type,
                          std::span(Now.Operands).subspan(1)),
               L.Type));
    return define(Call.instruction(), std::move(Results));
  }
  for (const std::string &Tag : LoopTags)
    Now.What += " in " + Tag;
  auto IsSame = [&](const Observation &Other) {
    return Other.What == Now.What && z3::eq(Other.Path, Now.Path) &&
           std::equal(Other.Operands.begin(), Other.Operands.end(), Now.Operands.begin(),
                      [](const Term &A, const Term &B) { return z3::eq(A, B); });
  };
  const std::vector<Observation> *Lists[] = {&Result.Observations,
                                             Against ? &Against->Observations : nullptr};
  for (const auto *List : Lists)
    for (size_t K = 0; List && K < List->size() && Now.Result.empty(); ++K)
      if (IsSame((*List)[K]))
        Now.Result = (*List)[K].Result;
  size_t Candidates = 0;
  for (size_t K = 0; Against && !IsTrial && K < Against->Observations.size() && Now.Result.empty();
       ++K) {
    const Observation &Other = Against->Observations[K];
    if (Other.What != Now.What || ++Candidates > MostObservations)
      continue;
    bool Same = provesEqual(Equal, Other.Path, Now.Path, T.boolean(true), MatchShare);
    for (size_t N = 0; N < Now.Operands.size() && Same; ++N)
      Same = provesEqual(Equal, Other.Operands[N], Now.Operands[N], Path, MatchShare);
    if (Same)
      Now.Result = Other.Result;
  }
  if (Now.Result.empty())
    Now.Result = (Against && !IsTrial ? Who + "." : "") + std::string("observed.") +
                 std::to_string(Result.Observations.size()) + ".";
  Parts Values;
  for (size_t K = 0; K < Leaves.size(); ++K)
    Values.push_back(
        bits(T.symbol(Now.Result + std::to_string(K), Leaves[K].Type), Leaves[K].Type));
  Result.Observations.push_back(std::move(Now));
  define(Call.instruction(), std::move(Values));
}

/// Stops unless an effect equals that of the first program.
void Execution::compareEffects(const Effect &E, const Effect &Other) {
  if (Other.What != E.What || Other.Operands.size() != E.Operands.size())
    return stop("operations that other threads see in another order: " + E.What);
  Mismatch = !provesEqual(Equal, Other.Path, E.Path, T.boolean(true), MatchShare);
  for (size_t K = 0; K < E.Operands.size() && !Mismatch; ++K)
    Mismatch = !provesEqual(Equal, Other.Operands[K], E.Operands[K], E.Path, MatchShare);
  if (Mismatch)
    return stop("an operation that other threads see may differ: " + E.What);
  auto Differs = [&](const std::string &Name) {
    Mismatch = true;
    stop("memory before an operation that other threads see may differ: " + Name);
  };
  for (const auto &[Name, Before] : E.Before) {
    const auto Match = Other.Before.find(Name);
    const Memory Former = Match == Other.Before.end() ? Before.start() : Match->second;
    if (Former.baseName() != Before.baseName() || !provesSame(Equal, Former, Before, MatchShare))
      return Differs(Name);
  }
  for (const auto &[Name, Former] : Other.Before)
    if (!E.Before.contains(Name) && !Former.writes().empty())
      return Differs(Name);
}

/// Compares an effect with that of the first program. Equal effects have the same result.
size_t Execution::addEffect(Effect E) {
  const size_t Number = Result.Effects.size();
  const bool IsCompared = Against && !IsTrial;
  if (IsCompared && Number >= Against->Effects.size())
    stop("one program has more operations that other threads see");
  else if (IsCompared)
    compareEffects(E, Against->Effects[Number]);
  Result.Effects.push_back(std::move(E));
  return Number;
}

/// After a barrier, all memory may have changed.
void Execution::runBarrier(const ir::OpCall &Call, const std::vector<Parts> &In) {
  Effect E{std::string(Call.op().Name), Path, {}, {}};
  for (const Parts &Operand : In)
    for (const Part &P : Operand) {
      if (P.Kind == Part::Handle)
        E.What += " " + keyOf(*Resources[P.Object]);
      E.Operands.push_back(P.Bits);
    }
  for (const auto &[Name, Contents] : Result.Written)
    E.Before.emplace(Name, Contents);
  for (const Memory &V : Variables)
    if (V.name().starts_with("groupshared"))
      E.Before.emplace(V.name(), V);
  const size_t Number = addEffect(std::move(E));
  // All resources get a new version, also those without accesses so far.
  for (const container::Resource *R : Resources)
    if (R->Class == ResourceClass::UAV) {
      memoryOf(*R).forget(unsigned(Number + 1));
      Versions[keyOf(*R)] = unsigned(Number + 1);
    }
  for (Memory &V : Variables)
    if (V.name().starts_with("groupshared"))
      V.forget(unsigned(Number + 1));
  Fenced = unsigned(Number + 1);
}

} // namespace dxil::prove
