// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/EditableOps.h>
#include <dxil/module/Folding.h>

#include <algorithm>
#include <array>

namespace dxil::ir {

using meaning::Denormals;
using meaning::Operator;
using Number = meaning::Value;
using meaning::ValueType;

std::optional<Operator> operatorOf(Opcode O) {
  switch (O) {
  case Opcode::Add: return Operator::Add;
  case Opcode::Sub: return Operator::Sub;
  case Opcode::Mul: return Operator::Mul;
  case Opcode::UDiv: return Operator::Udiv;
  case Opcode::URem: return Operator::Urem;
  case Opcode::And: return Operator::And;
  case Opcode::Or: return Operator::Or;
  case Opcode::Xor: return Operator::Xor;
  case Opcode::Shl: return Operator::Shl;
  case Opcode::LShr: return Operator::Lshr;
  case Opcode::AShr: return Operator::Ashr;
  case Opcode::FAdd: return Operator::Fadd;
  case Opcode::FSub: return Operator::Fsub;
  case Opcode::FMul: return Operator::Fmul;
  case Opcode::FDiv: return Operator::Fdiv;
  case Opcode::Trunc: return Operator::Trunc;
  case Opcode::ZExt: return Operator::Zext;
  case Opcode::SExt: return Operator::Sext;
  case Opcode::FPToUI: return Operator::ToUnsigned;
  case Opcode::FPToSI: return Operator::ToSigned;
  case Opcode::UIToFP: return Operator::FromUnsigned;
  case Opcode::SIToFP: return Operator::FromSigned;
  case Opcode::FPTrunc:
  case Opcode::FPExt: return Operator::Fconvert;
  case Opcode::BitCast: return Operator::AsType;
  default: return std::nullopt;
  }
}

static std::optional<ComparisonOperator> integerComparison(unsigned Predicate) {
  switch (Predicate) {
  case IcmpEq: return {{Operator::Eq}};
  case IcmpNe: return {{Operator::Ne}};
  case IcmpUgt: return {{Operator::Ult, true}};
  case IcmpUge: return {{Operator::Ule, true}};
  case IcmpUlt: return {{Operator::Ult}};
  case IcmpUle: return {{Operator::Ule}};
  case IcmpSgt: return {{Operator::Slt, true}};
  case IcmpSge: return {{Operator::Sle, true}};
  case IcmpSlt: return {{Operator::Slt}};
  case IcmpSle: return {{Operator::Sle}};
  default: return std::nullopt;
  }
}

std::optional<ComparisonOperator> comparisonOf(Opcode O, unsigned Predicate) {
  if (O == Opcode::ICmp)
    return integerComparison(Predicate);
  switch (Predicate) {
  case FcmpOeq: return {{Operator::Feq}};
  case FcmpOgt: return {{Operator::Fgt}};
  case FcmpOge: return {{Operator::Fge}};
  case FcmpOlt: return {{Operator::Flt}};
  case FcmpOle: return {{Operator::Fle}};
  case FcmpUne: return {{Operator::Fne}};
  case FcmpUgt: return {{Operator::Fle, false, true}};
  case FcmpUge: return {{Operator::Flt, false, true}};
  case FcmpUlt: return {{Operator::Fge, false, true}};
  case FcmpUle: return {{Operator::Fgt, false, true}};
  default: return std::nullopt;
  }
}

namespace {

ValueType numberType(const Type &T) {
  switch (T.Kind) {
  case TypeKind::Half: return ValueType::Half;
  case TypeKind::Float: return ValueType::Float;
  case TypeKind::Double: return ValueType::Double;
  case TypeKind::Integer: break;
  default: return ValueType::None;
  }
  switch (T.Width) {
  case 1: return ValueType::I1;
  case 8: return ValueType::I8;
  case 16: return ValueType::I16;
  case 32: return ValueType::I32;
  case 64: return ValueType::I64;
  default: return ValueType::None;
  }
}

/// Returns the value of a numeric constant.
std::optional<Number> numberOf(const EditableModule &E, ValueId V) {
  const Constant *C = E.M.constant(V);
  const ValueType T = C ? numberType(E.typeOf(V)) : ValueType::None;
  if (T == ValueType::None)
    return std::nullopt;
  const uint64_t Mask = ~uint64_t(0) >> (64 - meaning::widthOf(T));
  if (C->Kind == ConstantKind::Null)
    return Number{0, T};
  if (C->Kind == ConstantKind::Integer || C->Kind == ConstantKind::Float)
    return Number{C->Bits & Mask, T};
  return std::nullopt;
}

/// Returns the constant for a result, or None if the result has no unique bits.
ValueId constantOf(EditableModule &E, const Number &Kept, const Number &Flushed, TypeId Type) {
  if (!Kept.Defined || Kept.Bits != Flushed.Bits || numberType(E.type(Type)) != Kept.Type)
    return None;
  if (!meaning::isFloat(Kept.Type))
    return E.integer(E.type(Type).Width, Kept.Bits);
  if (meaning::apply(Operator::IsNaN, ValueType::I1, {Kept}).Bits)
    return None;
  return Kept.Bits ? E.constant({.Kind = ConstantKind::Float, .Bits = Kept.Bits}, Type)
                   : E.null(Type);
}

ValueId applied(EditableModule &E, Operator O, TypeId Type, std::array<Number, 3> In, bool Negate) {
  const ValueType T = numberType(E.type(Type));
  if (T == ValueType::None)
    return None;
  Number Kept = meaning::apply(O, T, In), Flushed = meaning::apply(O, T, In, Denormals::Flushed);
  Kept.Bits ^= Negate;
  Flushed.Bits ^= Negate;
  return constantOf(E, Kept, Flushed, Type);
}

ValueId foldCall(EditableModule &E, const EditableCall &Call, TypeId Type) {
  const meaning::OpMeaning *M = meaning::findComputed(Call.code());
  using namespace meaning::Needs;
  if (!M || M->Needs & (Lanes | Tolerance | Choice | WholeVectors))
    return None;
  const OpInfo &Info = Call.op();
  std::vector<uint64_t> Bits(Info.Args.size());
  std::vector<std::span<const uint64_t>> Spans;
  meaning::Call C{.Op = Call.code()};
  for (unsigned I = 0; I < Info.Args.size(); ++I) {
    const ValueId V = Call.argument(I);
    const auto Value = V == None ? std::nullopt : numberOf(E, V);
    if (!Value)
      return None;
    Bits[I] = Value->Bits;
    Spans.push_back({&Bits[I], 1});
    if (Info.Args[I].Type == dxil::TypeKind::Overload)
      C.Overload = Value->Type;
  }
  if (C.Overload == ValueType::None && Info.Result == dxil::TypeKind::Overload)
    C.Overload = numberType(E.type(Type));
  C.Arguments = Spans;
  const auto Kept = evaluate(C);
  C.Denormals = Denormals::Flushed;
  const auto Flushed = evaluate(C);
  if (!Kept || Kept->Values.size() != 1)
    return None;
  return constantOf(E, Kept->Values[0], Flushed->Values[0], Type);
}

} // namespace

ValueId foldConstant(EditableModule &E, EditableInstruction &I) {
  if (I.I.Op == Opcode::Call) {
    const auto Call = EditableCall::of(E, I);
    return Call ? foldCall(E, *Call, I.I.Type) : None;
  }
  const bool Compares = I.I.Op == Opcode::ICmp || I.I.Op == Opcode::FCmp;
  const auto Comparison =
      Compares ? comparisonOf(I.I.Op, I.I.Predicate) : std::optional<ComparisonOperator>();
  const auto Plain = Compares ? std::optional<Operator>() : operatorOf(I.I.Op);
  if ((!Comparison && !Plain) || I.Operands.empty() || I.Operands.size() > 2)
    return None;
  std::array<Number, 3> In;
  for (size_t K = 0; K < I.Operands.size(); ++K) {
    const auto Value = numberOf(E, I.Operands[K]);
    if (!Value)
      return None;
    In[K] = *Value;
  }
  if (Comparison && Comparison->IsSwapped)
    std::swap(In[0], In[1]);
  return applied(E, Comparison ? Comparison->Op : *Plain, I.I.Type, In,
                 Comparison && Comparison->IsNegated);
}

} // namespace dxil::ir
