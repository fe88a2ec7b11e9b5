// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, constants, and pointers.
#include "Program.h"

namespace dxil::prove {

using ir::ConstantKind;
using ir::TypeKind;

/// The most scalars of a value.
static constexpr size_t MaxLeaves = 4096;

ValueType Execution::typeOf(ir::TypeId Id) const {
  const ir::Type &Ty = M.type(Id);
  switch (Ty.Kind) {
  case TypeKind::Half: return ValueType::Half;
  case TypeKind::Float: return ValueType::Float;
  case TypeKind::Double: return ValueType::Double;
  case TypeKind::Integer:
    return Ty.Width == 1    ? ValueType::I1
           : Ty.Width == 8  ? ValueType::I8
           : Ty.Width == 16 ? ValueType::I16
           : Ty.Width == 32 ? ValueType::I32
           : Ty.Width == 64 ? ValueType::I64
                            : ValueType::None;
  default: return ValueType::None;
  }
}

/// Adds the scalars of a type. Returns false for types that have no values here.
bool Execution::flatten(ir::TypeId Id, std::vector<Leaf> &To, uint32_t Offset) {
  const ir::Type &Ty = M.type(Id);
  if (const ValueType Scalar = typeOf(Id); Scalar != ValueType::None) {
    To.push_back({Scalar, Offset, Id});
    return To.size() <= MaxLeaves;
  }
  if (Ty.Kind == TypeKind::Array || Ty.Kind == TypeKind::Vector) {
    const auto Step = Layout.allocSize(Ty.Element);
    for (uint64_t I = 0; I < Ty.Count; ++I)
      if (!Step || !flatten(Ty.Element, To, Offset + uint32_t(I * *Step)))
        return false;
    return true;
  }
  if (Ty.Kind == TypeKind::Pointer) { // the pointer in the struct of a handle
    To.push_back({ValueType::None, Offset, Id});
    return true;
  }
  if (Ty.Kind != TypeKind::Struct)
    return false;
  const auto Offsets = Layout.fieldOffsets(Id);
  for (uint32_t I = 0; I < Ty.Fields.Count; ++I)
    if (!flatten(M.fields(Ty)[I], To, Offset + (I < Offsets.size() ? uint32_t(Offsets[I]) : 0)))
      return false;
  return true;
}

/// Returns a new unknown value.
Part Execution::anyPart(ValueType Type) {
  if (Type == ValueType::None)
    return {T.word(0), Type, Part::Other, 0};
  return bits(T.symbol(Who + ".undefined." + std::to_string(Unknowns++), Type), Type);
}

Parts Execution::get(ir::ValueId V) {
  if (ir::isMetadataOperand(V))
    return {};
  switch (M.Values[V].Kind) {
  case ir::ValueKind::Constant: return constant(V);
  case ir::ValueKind::Global: return globalPlace(V);
  case ir::ValueKind::Argument:
  case ir::ValueKind::Instruction:
    if (!Values[V].empty()) {
      Parts Result = Values[V];
      useFacts(Result);
      return Result;
    }
    break;
  default: break;
  }
  stop("a value that has none here");
  return {anyPart(ValueType::I32)};
}

void Execution::constantLeaves(const ir::Constant &C, ir::TypeId Type, Parts &To) {
  std::vector<Leaf> Leaves;
  if (!flatten(Type, Leaves))
    return stop("a constant of a type that is too large");
  switch (C.Kind) {
  case ConstantKind::Null:
    for (const Leaf &L : Leaves)
      To.push_back(L.Type == ValueType::None ? anyPart(L.Type) : bits(T.number(L.Type, 0), L.Type));
    return;
  case ConstantKind::Undef:
    for (const Leaf &L : Leaves)
      To.push_back(anyPart(L.Type));
    return;
  case ConstantKind::Integer:
  case ConstantKind::Float:
    To.push_back(bits(T.number(Leaves[0].Type, C.Bits), Leaves[0].Type));
    return;
  case ConstantKind::Aggregate:
    for (ir::ValueId Element : M.operands(C))
      for (const Part &P : get(Element))
        To.push_back(P);
    return;
  case ConstantKind::Data:
  case ConstantKind::String: {
    const auto Words = M.words(C);
    for (size_t I = 0; I < std::min(Words.size(), Leaves.size()); ++I)
      To.push_back(bits(T.number(Leaves[I].Type, Words[I]), Leaves[I].Type));
    return;
  }
  default: stop("a constant expression");
  }
}

Parts Execution::constant(ir::ValueId V) {
  const ir::Constant &C = *M.constant(V);
  const auto Operands = M.operands(C);
  if (C.Kind == ConstantKind::GetElementPtr && !Operands.empty())
    return elementPlace(get(Operands[0]), Operands.subspan(1), C.SourceType);
  if (C.Kind == ConstantKind::Cast && Operands.size() == 1 && M.typeOf(V).Kind == TypeKind::Pointer)
    return get(Operands[0]);
  Parts Result;
  constantLeaves(C, M.Values[V].Type, Result);
  if (Result.empty())
    Result.push_back(anyPart(ValueType::I32));
  return Result;
}

void Execution::initialize(Memory &To, ir::ValueId Initializer) {
  std::vector<Leaf> Leaves;
  if (!flatten(M.Values[Initializer].Type, Leaves))
    return stop("a variable that is too large");
  const Parts All = constant(Initializer);
  for (size_t I = 0; I < std::min(All.size(), Leaves.size()); ++I)
    if (All[I].Kind == Part::Scalar) {
      const unsigned Bytes = std::max(meaning::widthOf(All[I].Type) / 8, 1u);
      To.write({T.boolean(true),
                {T.number(ValueType::I64, 0), T.word(Leaves[I].Offset)},
                Bytes,
                T.resized(T.asBits(All[I].Bits), Bytes * 8)});
    }
}

/// Adds memory that by default belongs to this thread and this program.
uint32_t Execution::addVariable(std::string Name, unsigned Version, uint64_t Bytes) {
  const auto Number = uint32_t(Variables.size());
  if (Name.empty())
    Name = Who + ".variable." + std::to_string(Number);
  Variables.emplace_back(std::move(Name), Version);
  VariableBytes.push_back(uint32_t(Bytes));
  return Number;
}

/// Assumes that accesses of the first program are inside their variables, as others are undefined.
/// Makes no such assumption for the second program.
void Execution::assumeInside(const Part &Pointer, const Term &Offset, unsigned Bytes) {
  const uint32_t Size = VariableBytes[Pointer.Object];
  if (Against || T.constant(Offset) || Size < Bytes)
    return;
  S.assume(T.any(T.negated(Path), T.folded(z3::ule(Offset, T.word(Size - Bytes)))));
}

/// Returns a pointer to a global variable. Groupshared variables have the same names and initial
/// contents in both programs.
Parts Execution::globalPlace(ir::ValueId V) {
  const ir::Global &G = M.Globals[M.Values[V].Index];
  auto [Place, New] = GlobalVariables.try_emplace(V, 0);
  if (New) {
    const bool Shared = G.AddressSpace == 3;
    const std::string Name(M.name(V));
    if (Shared && Name.empty())
      stop("groupshared memory without a name");
    Place->second = addVariable(Shared ? "groupshared " + Name : std::string(), Shared ? Fenced : 0,
                                Layout.allocSize(G.ValueType).value_or(0));
    if (!Shared && G.Initializer != ir::None)
      initialize(Variables.back(), G.Initializer);
  }
  return {{T.word(0), ValueType::None, Part::Pointer, Place->second}};
}

/// Adds the offset of an element to a pointer.
Parts Execution::elementPlace(Parts Base, std::span<const ir::ValueId> Indices, ir::TypeId Source) {
  if (Base.size() != 1 || Base[0].Kind != Part::Pointer) {
    stop("a pointer to memory without a name");
    return Base;
  }
  Term Offset = Base[0].Bits;
  ir::TypeId Type = Source;
  for (size_t I = 0; I < Indices.size() && !ended(); ++I) {
    const Parts Index = get(Indices[I]);
    if (Index.size() != 1 || Index[0].Kind != Part::Scalar)
      break;
    const Term Number = T.resized(T.asBits(Index[0].Bits), 32, true);
    const ir::Type &Ty = M.type(Type);
    if (I && Ty.Kind == TypeKind::Struct) {
      const auto Field = T.constant(Number);
      const auto Start = Field ? Layout.fieldOffset(Type, uint32_t(*Field)) : std::nullopt;
      if (!Start) {
        stop("a member of a struct at an unknown place");
        break;
      }
      Offset = T.folded(Offset + T.word(uint32_t(*Start)));
      Type = M.fields(Ty)[*Field];
      continue;
    }
    if (I)
      Type = Ty.Element;
    const auto Step = Layout.allocSize(Type);
    if (!Step) {
      stop("a pointer to a type without a size");
      break;
    }
    Offset = T.folded(Offset + T.folded(Number * T.word(uint32_t(*Step))));
  }
  Base[0].Bits = T.simplified(Offset);
  return Base;
}

} // namespace dxil::prove
