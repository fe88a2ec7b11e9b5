// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds the code for the expressions of td/spirv.
#include "Lowering.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dxil::spirv {

using ir::TypeId;

/// Returns the bits of a number in a float type.
static uint64_t floatBits(double Value, const ir::Type &T) {
  if (T.Kind == ir::TypeKind::Double)
    return std::bit_cast<uint64_t>(Value);
  const uint32_t F = std::bit_cast<uint32_t>(float(Value));
  if (T.Kind == ir::TypeKind::Float)
    return F;
  // Converts to half, rounded to nearest. Constants of records are normal halves or zero.
  const uint32_t Sign = F >> 16 & 0x8000;
  const int Exponent = int(F >> 23 & 0xFF) - 127 + 15;
  if (Exponent <= 0)
    return Sign;
  if (Exponent >= 31)
    return Sign | 0x7C00;
  const uint32_t Half = uint32_t(Exponent) << 10 | (F >> 13 & 0x3FF);
  return Sign | (Half + (F >> 12 & 1));
}

/// Evaluates an expression. A slot is the result of a node: a list of values, or a number whose
/// type the neighbouring operands determine.
struct Lowering::Evaluation {
  struct Slot {
    List Values;
    bool IsNumber = false, IsFloat = false;
    double Number = 0;
  };
  Lowering &L;
  TypeId Result; ///< scalar type of the instruction's result
  std::vector<Slot> Slots;

  ValueRef typed(const Slot &S, TypeId Type) {
    if (Type == ir::None)
      return {};
    const ir::Type &T = L.module().type(Type);
    if (T.isFloat())
      return L.module().floatBits(Type, floatBits(S.Number, T));
    if (T.Kind != ir::TypeKind::Integer)
      return {};
    const uint64_t Mask = T.Width >= 64 ? ~uint64_t(0) : (uint64_t(1) << T.Width) - 1;
    return L.module().integer(Type, uint64_t(int64_t(S.Number)) & Mask);
  }

  /// Returns the type of the numbers among these operands.
  TypeId typeAmong(std::span<const uint16_t> Operands) {
    for (uint16_t O : Operands)
      if (!Slots[O].IsNumber && !Slots[O].Values.empty())
        return L.typeOf(Slots[O].Values[0]);
    for (uint16_t O : Operands)
      if (Slots[O].IsFloat)
        return L.module().type(Result).isFloat() ? Result : L.module().floatType();
    return L.module().type(Result).Kind == ir::TypeKind::Integer ? Result : L.module().i32Type();
  }

  ValueRef element(uint16_t Operand, size_t I, TypeId Type) {
    const Slot &S = Slots[Operand];
    if (S.IsNumber)
      return typed(S, Type);
    return S.Values.size() == 1 ? S.Values[0] : L.at(S.Values, I);
  }

  /// Returns the number of elements of an operation on these operands.
  size_t widest(std::span<const uint16_t> Operands) {
    size_t Most = 1;
    for (uint16_t O : Operands)
      if (!Slots[O].IsNumber)
        Most = std::max(Most, Slots[O].Values.size());
    return Most;
  }

  ValueRef resize(ValueRef V, TypeId To, bool IsSigned) {
    const ir::Type &From = L.module().type(L.typeOf(V)), &Target = L.module().type(To);
    if (!V || L.typeOf(V) == To)
      return V;
    if (From.isFloat() && Target.isFloat())
      return L.B.cast(From.Kind < Target.Kind ? ir::Opcode::FPExt : ir::Opcode::FPTrunc, V, To);
    return L.B.cast(From.Width > Target.Width ? ir::Opcode::Trunc
                    : IsSigned                ? ir::Opcode::SExt
                                              : ir::Opcode::ZExt,
                    V, To);
  }

  ValueRef binary(ir::Opcode Op, ValueRef A, ValueRef C) {
    // The shift amount may have a different width.
    const TypeId T = L.typeOf(A);
    if (T != ir::None && L.module().type(T).Kind == ir::TypeKind::Integer && L.typeOf(C) != T)
      C = resize(C, T, false);
    return L.B.binary(Op, A, C);
  }

  ValueRef bits(ValueRef V, bool AsFloat) {
    if (!V)
      return V;
    const ir::Type &T = L.module().type(L.typeOf(V));
    const uint32_t Width = T.Kind == ir::TypeKind::Half     ? 16
                           : T.Kind == ir::TypeKind::Float  ? 32
                           : T.Kind == ir::TypeKind::Double ? 64
                                                            : T.Width;
    if (T.isFloat() == AsFloat)
      return V;
    const TypeId To = !AsFloat      ? L.module().integerType(Width)
                      : Width == 16 ? L.module().halfType()
                      : Width == 32 ? L.module().floatType()
                                    : L.module().doubleType();
    return L.B.cast(ir::Opcode::BitCast, V, To);
  }

  ValueRef toF32(ValueRef V, bool IsSigned) {
    if (V && L.module().type(L.typeOf(V)).Kind == ir::TypeKind::Double) {
      L.fail("a 64-bit operand is not translated here (expected 16 or 32 bits)");
      return {};
    }
    if (!V || L.module().type(L.typeOf(V)).isFloat())
      return resize(V, L.module().floatType(), false);
    return L.B.cast(IsSigned ? ir::Opcode::SIToFP : ir::Opcode::UIToFP, V, L.module().floatType());
  }

  bool isByte(TypeId Type) {
    return Type != ir::None && L.module().type(Type).Kind == ir::TypeKind::Integer &&
           L.module().type(Type).Width == 8;
  }

  /// Returns true for ops whose 32-bit result has the 8-bit result in its low bits if the operands
  /// are extended.
  bool computesBytes(OpCode Code) {
    switch (Code) {
    case OpCode::IMax:
    case OpCode::IMin:
    case OpCode::UMax:
    case OpCode::UMin:
    case OpCode::Countbits: return true;
    default: return attributes(Code, L.module().target().DXIL).contains(Attribute::IsWave);
    }
  }

  /// Returns true if an op reads its integers as signed.
  bool isSigned(OpCode Code, std::span<const uint16_t> Operands) {
    if (Code == OpCode::WaveActiveOp || Code == OpCode::WavePrefixOp)
      return Slots[Operands.back()].Number == uint64_t(SignedOpKind::Signed);
    return Code == OpCode::IMax || Code == OpCode::IMin;
  }

  ValueRef op(const ExpressionNode &N, std::span<const uint16_t> Operands, size_t I) {
    const OpCode Code = OpCode(N.Number);
    const OpInfo &Info = info(Code);
    TypeId Overload = Result;
    for (size_t O = Operands.size(); O-- > 0;)
      if (O < Info.Args.size() && info(Info.Args[O].Type).FollowsOverload &&
          !Slots[Operands[O]].IsNumber && !Slots[Operands[O]].Values.empty())
        Overload = L.typeOf(Slots[Operands[O]].Values[0]);
    const TypeId Byte = isByte(Overload) && computesBytes(Code) ? Overload : ir::None;
    if (Byte != ir::None)
      Overload = L.module().i32Type();
    const TypeId Overloads[] = {Overload};
    List Actual;
    for (size_t O = 0; O < Operands.size() && O < Info.Args.size(); ++O) {
      const TypeId Expected = L.module().opType(Info.Args[O].Type, Overloads);
      ValueRef V = element(Operands[O], I, Expected);
      if (V && L.module().type(Expected).Kind == ir::TypeKind::Integer && L.typeOf(V) != Expected)
        V = resize(V, Expected, Byte != ir::None && isSigned(Code, Operands));
      Actual.push_back(V);
    }
    const ValueRef Out = L.callOp(Code, Actual, Overload);
    return Byte != ir::None && Out && L.typeOf(Out) == Overload
               ? L.B.cast(ir::Opcode::Trunc, Out, Byte)
               : Out;
  }

  /// Applies an operation to one element of each operand.
  ValueRef apply(const ExpressionNode &N, std::span<const uint16_t> O, size_t I) {
    switch (N.Kind) {
    case NodeKind::Binary: {
      const TypeId T = typeAmong(O);
      return binary(ir::Opcode(N.Number), element(O[0], I, T), element(O[1], I, T));
    }
    case NodeKind::Compare: {
      const TypeId T = typeAmong(O);
      return L.B.compare(ir::Predicate(N.Number), element(O[0], I, T), element(O[1], I, T));
    }
    case NodeKind::Select: {
      const TypeId T = typeAmong(O.subspan(1));
      return L.B.select(element(O[0], I, L.module().i1Type()), element(O[1], I, T),
                        element(O[2], I, T));
    }
    case NodeKind::Cast: {
      const ValueRef V = element(O[0], I, Result);
      return L.typeOf(V) == Result ? V : L.B.cast(ir::Opcode(N.Number), V, Result);
    }
    case NodeKind::Resize: return resize(element(O[0], I, Result), Result, N.Number == 1);
    case NodeKind::Bits: return bits(element(O[0], I, Result), N.Number == 1);
    case NodeKind::ToI32:
      return resize(element(O[0], I, L.module().i32Type()), L.module().i32Type(), N.Number == 1);
    case NodeKind::ToF32: return toF32(element(O[0], I, L.module().floatType()), N.Number == 1);
    case NodeKind::Field: return L.B.extractValue(element(O[0], I, Result), N.Number);
    case NodeKind::Op: return op(N, O, I);
    default: return {};
    }
  }

  List dot(std::span<const uint16_t> O) {
    ValueRef Sum;
    for (size_t I = 0; I < widest(O); ++I) {
      const ValueRef Product =
          L.B.binary(ir::Opcode::FMul, element(O[0], I, Result), element(O[1], I, Result));
      Sum = Sum ? L.B.binary(ir::Opcode::FAdd, Sum, Product) : Product;
    }
    return {Sum};
  }

  List list(std::span<const uint16_t> Operands) {
    List Out;
    for (uint16_t O : Operands) {
      if (Slots[O].IsNumber)
        Out.push_back(typed(Slots[O], typeAmong(Operands)));
      else
        Out.insert(Out.end(), Slots[O].Values.begin(), Slots[O].Values.end());
    }
    return Out;
  }

  Slot node(const ExpressionNode &N) {
    const std::span<const uint16_t> O = nodeOperandsOf(N);
    Slot Out;
    switch (N.Kind) {
    case NodeKind::Integer:
    case NodeKind::Float:
      Out.IsNumber = true;
      Out.IsFloat = N.Kind == NodeKind::Float;
      Out.Number = numberOf(N);
      break;
    case NodeKind::Undefined: L.fail("this group operation has no counterpart in DXIL"); break;
    case NodeKind::Element: Out.Values = {L.at(Slots[O[0]].Values, N.Number)}; break;
    case NodeKind::List: Out.Values = list(O); break;
    case NodeKind::Dot: Out.Values = dot(O); break;
    case NodeKind::Fold: {
      ValueRef V = L.at(Slots[O[0]].Values, 0);
      for (size_t I = 1; I < Slots[O[0]].Values.size(); ++I)
        V = L.B.binary(ir::Opcode(N.Number), V, Slots[O[0]].Values[I]);
      Out.Values = {V};
      break;
    }
    default:
      for (size_t I = 0; I < widest(O); ++I)
        Out.Values.push_back(apply(N, O, I));
    }
    return Out;
  }
};

List Lowering::evaluate(TableRange Expression, std::span<const uint32_t> Operands, Id Result,
                        const List *Before) {
  Evaluation E{*this, scalarType(T.firstScalar(Result)), {}};
  for (const ExpressionNode &N : nodesOf(Expression)) {
    if (failed())
      return {};
    if (N.Kind != NodeKind::Argument)
      E.Slots.push_back(E.node(N));
    else if (N.Number == BeforeArgument)
      E.Slots.push_back({Before ? *Before : List(), false, false, 0});
    else
      E.Slots.push_back(
          {N.Number < Operands.size() ? scalars(Operands[N.Number]) : List(), false, false, 0});
  }
  if (E.Slots.empty())
    return {};
  const Evaluation::Slot &Last = E.Slots.back();
  return Last.IsNumber ? List{E.typed(Last, E.Result)} : Last.Values;
}

/// Truncates integers to the types of a value's scalars: the exponent of a half has 16 or 32 bits.
void Lowering::fitIntegers(List &Values, Id Type) {
  const std::vector<Id> Scalars = T.scalars(Type);
  for (size_t N = 0; N < Values.size() && N < Scalars.size(); ++N)
    if (T[Scalars[N]].Kind == Shape::Integer && T[Scalars[N]].Width < 32 && Values[N] &&
        typeOf(Values[N]) == module().i32Type())
      Values[N] = B.cast(ir::Opcode::Trunc, Values[N], scalarType(Scalars[N]));
}

void Lowering::compute(const Instruction &I, TableRange Expression,
                       std::span<const uint32_t> Operands) {
  List Out = evaluate(Expression, Operands, I.Type);
  if (!I.Result)
    return;
  const size_t Expected = T.leaves(I.Type).size();
  // A single value, from a constant or an op without operands, is repeated for all elements.
  if (Out.size() == 1 && Expected > 1)
    Out.assign(Expected, Out[0]);
  if (T[I.Type].Kind == Shape::Struct)
    fitIntegers(Out, I.Type);
  define(I, std::move(Out));
}

void Lowering::extended(const Instruction &I) {
  const auto V = M.as<inst::ExtInst>(I);
  const Instruction *Set = M.definition(V.set());
  const std::string_view Name =
      Set && Set->op() == Op::ExtInstImport ? M.as<inst::ExtInstImport>(*Set).name() : "";
  if (Name.starts_with("NonSemantic."))
    return;
  if (Name != "GLSL.std.450")
    return fail("instructions of the set '" + std::string(Name.substr(0, 100)) +
                "' are not translated");
  const uint32_t Number = V.instruction()[0];
  const InstructionInfo *Info = findExtended(Number);
  if (!Info)
    return fail("GLSL.std.450 has no instruction " + std::to_string(Number));
  ExtendedOperands = V.instruction().subspan(1);
  if (Info->Kind == MappingKind::Computed)
    return compute(I, Info->Expressions[0], ExtendedOperands);
  if (Info->Kind != MappingKind::Built)
    return refuse(Info->Name, Info->Reason);
  switch (Info->By) {
  case Builder::matrixFunction: return matrixFunction(I);
  case Builder::splitNumber: return splitNumber(I);
  default: return interpolate(I);
  }
}

/// Translates Modf and Frexp like ModfStruct and FrexpStruct, and stores the second member of the
/// struct.
void Lowering::splitNumber(const Instruction &I) {
  const bool IsModf = M.as<inst::ExtInst>(I).instruction()[0] == uint32_t(Extended::Modf);
  const InstructionInfo *Info =
      findExtended(uint32_t(IsModf ? Extended::ModfStruct : Extended::FrexpStruct));
  if (ExtendedOperands.size() < 2)
    return fail("an operand is missing");
  const std::span<const uint32_t> Operands = ExtendedOperands;
  const List Both = evaluate(Info->Expressions[0], Operands, I.Type);
  const Place &To = pointer(Operands[1]);
  if (failed())
    return;
  List Second(Both.begin() + Both.size() / 2, Both.end());
  fitIntegers(Second, To.Type);
  store(To, Second);
  define(I, List(Both.begin(), Both.begin() + Both.size() / 2));
}

void Lowering::group(const Instruction &I, const InstructionInfo &Info) {
  const std::span<const uint32_t> O = M.operands(I);
  const GroupOperation Operation = GroupOperation(O.size() > 1 ? O[1] : ~0u);
  switch (Operation) {
  case GroupOperation::Reduce: return compute(I, Info.Expressions[0], O);
  case GroupOperation::ExclusiveScan: return compute(I, Info.Expressions[1], O);
  case GroupOperation::InclusiveScan: {
    // An inclusive count of bits has an expression of its own; other operations continue the
    // exclusive scan.
    if (I.op() == Op::GroupNonUniformBallotBitCount)
      return compute(I, Info.Expressions[2], O);
    const List Before = evaluate(Info.Expressions[1], O, I.Type);
    return define(I, evaluate(Info.Expressions[2], O, I.Type, &Before));
  }
  default: fail("only reductions and scans of the whole subgroup are translated");
  }
}

ValueRef Lowering::callOp(OpCode Op, std::span<const ValueRef> Operands, ir::TypeId Overload) {
  if (RunsAll && attributes(Op, module().target().DXIL).contains(Attribute::IsWave)) {
    fail("operations on the subgroup of a hull shader are not translated");
    return {};
  }
  const TypeId Overloads[] = {Overload};
  return B.callOp(Op, Operands,
                  info(Op).OverloadDimensions ? std::span<const TypeId>(Overloads)
                                              : std::span<const TypeId>());
}

} // namespace dxil::spirv
