// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory and state of the meanings of ops.
#include "Program.h"

#include <algorithm>

namespace dxil::prove {

using meaning::isFloat;
using meaning::State;
using meaning::widthOf;

/// Returns the name of a resource in dxil-run's input: "u0", "t1,space2". All arrays of a space are
/// one resource; the register is a coordinate.
std::string Execution::keyOf(const container::Resource &R) const {
  const std::string Letter(1, "tubs"[unsigned(R.Class) & 3]);
  const std::string Space = R.Space ? ",space" + std::to_string(R.Space) : "";
  return Letter + (R.RangeSize == 1 ? std::to_string(R.LowerBound) : "*") + Space;
}

bool Execution::isPlain(const container::Resource &R) const {
  return R.Kind == ResourceKind::RawBuffer || R.Kind == ResourceKind::StructuredBuffer ||
         R.Kind == ResourceKind::CBuffer;
}

Memory &Execution::memoryOf(const container::Resource &R) {
  const std::string Key = keyOf(R);
  return Result.Written.try_emplace(Key, Key, R.Class == ResourceClass::UAV ? Fenced : 0)
      .first->second;
}

/// Returns the name of a texture's contents.
std::string Execution::versionOf(const container::Resource &R) {
  const std::string Key = keyOf(R);
  return Key + "#" + std::to_string(R.Class == ResourceClass::UAV ? Versions[Key] : 0);
}

const container::Resource *Execution::resourceOf(const Part &Handle) {
  if (Handle.Kind == Part::Handle)
    return Resources[Handle.Object];
  stop("a resource that is not known");
  return nullptr;
}

unsigned Execution::bytesOf(ValueType Type) {
  // Minimum-precision numbers take 32 bits.
  return widthOf(Type) == 16 && Facts.usesMinPrecision() ? 4 : widthOf(Type) / 8;
}

/// Returns an address in a raw, structured or constant buffer. Returns nothing for other resources.
std::optional<Address> Execution::addressOf(const Place &P) {
  const container::Resource *R = resourceOf(P.Resource);
  if (!R || !isPlain(*R) || P.Kind == meaning::Place::Texel || P.Kind == meaning::Place::Counter ||
      P.Coordinates.empty())
    return std::nullopt;
  const Term Register = R->RangeSize == 1 ? T.word(0) : P.Resource.Bits;
  const bool Rows = R->Kind == ResourceKind::StructuredBuffer;
  const Term First = Rows ? P.Coordinates[0] : R->Kind == ResourceKind::CBuffer ? Row : T.word(0);
  const Term &Offset = Rows ? P.Coordinates[1] : P.Coordinates[0];
  return Address{T.simplified(T.joined(Register, First)), T.simplified(Offset + P.Advance)};
}

/// Returns the condition under which an address is inside a buffer that is written.
Term Execution::inside(const container::Resource &R, const Part &Handle, const Address &A,
                       unsigned Bytes) {
  const std::string Name = "size:" + keyOf(R);
  const std::vector<Term> Which = R.RangeSize == 1 ? std::vector<Term>() : std::vector{Handle.Bits};
  const Term Size = T.function(Name, ValueType::I32, Which);
  if (R.Kind == ResourceKind::StructuredBuffer) // Size counts structures
    return T.folded(z3::ult(T.extract(A.Unit, 31, 0), Size));
  if (Which.empty())
    S.assume(T.folded(T.folded(Size & T.word(3)) == T.word(0)));
  const Term Starts = T.folded(z3::ult(A.Byte, Size));
  if (Bytes <= 4 && T.trailingZeros(A.Byte) >= (Bytes == 4 ? 2u : Bytes == 2 ? 1u : 0u))
    return Starts;
  return T.both(Starts, T.folded(z3::ule(T.word(Bytes), T.folded(Size - A.Byte))));
}

Term Execution::load(const Place &P, ValueType Type) {
  const container::Resource *R = resourceOf(P.Resource);
  const auto A = R ? addressOf(P) : std::nullopt;
  if (!A) {
    stop("a load from a resource that is no buffer of bytes");
    return T.number(Type, 0);
  }
  const unsigned Bytes = bytesOf(Type);
  const Term Bits = memoryOf(*R).read(T, *A, Bytes, Path);
  if (Bytes * 8 == widthOf(Type))
    return Bits;
  const Number Wide[] = {{Bits, isFloat(Type) ? ValueType::Float : ValueType::I32}};
  return T.apply(isFloat(Type) ? Operator::Fconvert : Operator::Trunc, Type, Wide);
}

void Execution::store(const Place &P, const Number &N, const Term &Condition) {
  const container::Resource *R = resourceOf(P.Resource);
  const auto A = R ? addressOf(P) : std::nullopt;
  if (!A || R->Class != ResourceClass::UAV)
    return stop("a store to a resource that is no buffer of bytes");
  const unsigned Bytes = bytesOf(N.Type);
  Term Bits = N.Bits;
  if (Bytes * 8 != widthOf(N.Type))
    Bits = isFloat(N.Type) ? T.widened(N, ValueType::Float) : T.resized(N.Bits, 32, true);
  const Term When = T.both(T.both(effective(), Condition), inside(*R, P.Resource, *A, Bytes));
  if (!When.is_false())
    memoryOf(*R).write({When, *A, Bytes, Bits});
}

/// Returns the coordinates of an element or texel that its resource uses.
static std::vector<Term> coordinatesOf(const Place &P, ResourceKind Kind) {
  unsigned Count = 3;
  if (Kind == ResourceKind::TypedBuffer || Kind == ResourceKind::TBuffer ||
      Kind == ResourceKind::Texture1D)
    Count = 1;
  else if (Kind == ResourceKind::Texture2D || Kind == ResourceKind::Texture2DMS ||
           Kind == ResourceKind::Texture1DArray)
    Count = 2;
  std::vector<Term> Result = {P.Resource.Bits, P.Level};
  for (size_t I = 0; I < std::min<size_t>(Count, P.Coordinates.size()); ++I)
    Result.push_back(P.Coordinates[I]);
  return Result;
}

Term Execution::loadComponent(const Place &P, ValueType Type, unsigned Component) {
  const container::Resource *R = resourceOf(P.Resource);
  if (!R)
    return T.number(Type, 0);
  if (isPlain(*R)) {
    Place Moved = P;
    Moved.Advance = T.word(Component * bytesOf(Type));
    return load(Moved, Type);
  }
  return T.function("texel:" + versionOf(*R) + "." + std::to_string(Component) + "." +
                        std::to_string(unsigned(Type)),
                    Type, coordinatesOf(P, R->Kind));
}

void Execution::storeComponents(const Place &P, std::span<const Number> Numbers, const Term &Mask,
                                const Term &Condition) {
  const container::Resource *R = resourceOf(P.Resource);
  const auto Components = T.constant(Mask);
  if (!R || !Components)
    return stop("a store without a constant mask");
  std::vector<Term> Operands;
  std::string What = "store " + std::to_string(*Components) + " to " + keyOf(*R);
  for (unsigned I = 0; I < Numbers.size(); ++I) {
    if (!(*Components >> I & 1))
      continue;
    Operands.push_back(Numbers[I].Bits);
    What += "." + std::to_string(unsigned(Numbers[I].Type));
    if (isPlain(*R)) {
      Place Moved = P;
      Moved.Advance = T.word(I * bytesOf(Numbers[I].Type));
      store(Moved, Numbers[I], Condition);
    }
  }
  if (isPlain(*R))
    return;
  for (const Term &Coordinate : coordinatesOf(P, R->Kind))
    Operands.push_back(Coordinate);
  Versions[keyOf(*R)] =
      unsigned(addEffect({What, T.both(effective(), Condition), std::move(Operands), {}}) + 1);
}

Term Execution::accessStatus(const Place &P) {
  const container::Resource *R = resourceOf(P.Resource);
  if (!R)
    return T.word(0);
  std::vector<Term> In = coordinatesOf(P, R->Kind);
  if (const auto A = addressOf(P))
    In = {A->Unit, A->Byte};
  return T.function("status:" + keyOf(*R), ValueType::I32, In);
}

Term Execution::dimension(const Part &Resource, const Term &Level, unsigned Which) {
  const container::Resource *R = resourceOf(Resource);
  if (!R)
    return T.word(0);
  return T.function("dimension:" + keyOf(*R) + "." + std::to_string(Which), ValueType::I32,
                    std::array{Resource.Bits, Level});
}

Term Execution::atomic(const Place &P, ValueType Type, const std::function<Term(const Term &)> &,
                       std::span<const Term>) {
  const container::Resource *R = resourceOf(P.Resource);
  const auto Call = ir::OpCall::of(M, *Running);
  if (!R || !Call)
    return T.number(Type, 0);
  Effect E{std::string(Call->op().Name) + "." + std::to_string(unsigned(Type)) + " of " + keyOf(*R),
           effective(),
           {},
           {}};
  // The function depends on the operands other than the coordinates: those are the address.
  const auto A = addressOf(P);
  if (A)
    E.Operands = {A->Unit, A->Byte};
  else
    E.Operands = coordinatesOf(P, R->Kind);
  for (unsigned K = 0; K < Call->size(); ++K) {
    const TypeKind Kind = Call->op().Args[K].Type;
    if (Kind != TypeKind::Handle && (Kind != TypeKind::I32 || Call->op().Args[K].Enum))
      for (const Part &Operand : get(Call->argument(K)))
        E.Operands.push_back(Operand.Bits);
  }
  if (A)
    E.Before.emplace(keyOf(*R), memoryOf(*R));
  const size_t Number = addEffect(std::move(E));
  if (A)
    memoryOf(*R).forget(unsigned(Number + 1));
  else
    Versions[keyOf(*R)] = unsigned(Number + 1);
  return T.symbol("effect." + std::to_string(Number), Type);
}

Term Execution::stateSymbol(State Which, ValueType Type, std::span<const Part> Operands) {
  std::vector<Term> In;
  std::string Name =
      "state." + std::to_string(unsigned(Which)) + "." + std::to_string(unsigned(Type));
  for (const Part &P : Operands) {
    if (const container::Resource *R = P.Kind == Part::Handle ? Resources[P.Object] : nullptr)
      Name += "." + keyOf(*R);
    else if (P.Kind != Part::Scalar)
      stop("state of a handle");
    In.push_back(P.Bits);
  }
  return T.function(Name, Type, In);
}

Part Execution::state(State Which, ValueType Type, std::span<const Part> Operands) {
  auto Constant = [&](size_t I) { return T.constant(Operands[I].Bits); };
  switch (Which) {
  case State::BoundResource:
    if (const auto Class = Constant(0), Id = Constant(1); Class && Id)
      return handle(
          ResourceClass(*Class), [&](const container::Resource &R) { return R.Id == *Id; },
          Operands[2].Bits)[0];
    stop("a resource whose declaration is not constant");
    return Operands[2];
  case State::GroupSize:
  case State::PlaceInGroup:
  case State::GroupPlace: {
    const auto Axis = Constant(0);
    if (!Axis || *Axis > 2) {
      stop("a coordinate of a thread that is not constant");
      return Operands[0];
    }
    if (Which == State::GroupSize)
      return bits(T.word(uint32_t(Threads[*Axis])), Type);
    const bool Group = Which == State::GroupPlace;
    if (!Group && Threads[*Axis] == 1)
      return bits(T.word(0), Type);
    const Term Place = T.symbol((Group ? "group." : "thread.") + std::to_string(*Axis), Type);
    S.assume(z3::ult(Place, T.word(Group ? 65535 : uint32_t(Threads[*Axis]))));
    return bits(Place, Type);
  }
  case State::HelperLane: return bits(T.any(stateSymbol(Which, Type, Operands), Discarded), Type);
  case State::InputElement:
  case State::ViewNumber:
  case State::FirstVertex:
  case State::FirstInstance:
  case State::SnappedInput:
  case State::SampledInput:
  case State::CentroidInput:
  case State::VertexInput:
  case State::SampleNumber:
  case State::CoverageMask:
  case State::FullCoverage:
  case State::DomainPoint:
  case State::PrimitiveNumber:
  case State::ControlPointElement:
  case State::PatchConstant:
  case State::SamplePosition:
  case State::TargetSamplePosition:
  case State::TargetSampleCount:
  case State::FullyMapped:
  case State::WaveOfGroup:
  case State::WavesOfGroup:
  case State::DebuggerAttached: return bits(stateSymbol(Which, Type, Operands), Type);
  default: stop("state of another stage, of a heap or of a query"); return anyPart(Type);
  }
}

void Execution::setState(State Which, std::span<const Part> Operands, const Term &Condition) {
  const Term When = T.both(Path, Condition);
  if (Which == State::Discarded) {
    Discarded = T.any(Discarded, T.both(When, Operands.back().Bits));
    return;
  }
  if (Which != State::OutputElement)
    return stop("an output of another stage");
  std::string Name = "output";
  for (size_t I = 0; I + 1 < Operands.size(); ++I) {
    const auto Constant = T.constant(Operands[I].Bits);
    if (!Constant)
      return stop("an output with an index that is not constant");
    Name += " " + std::to_string(*Constant);
  }
  const Part &New = Operands.back();
  auto [Place, IsNew] = Result.Outputs.try_emplace(Name, Output{New.Bits, When});
  if (IsNew)
    return;
  Place->second.Bits = T.select(When, New.Bits, Place->second.Bits);
  Place->second.Written = T.any(Place->second.Written, When);
}

} // namespace dxil::prove
