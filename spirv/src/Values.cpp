// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values, constants and composites.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

ir::TypeId Lowering::scalarType(Id Scalar) {
  const Type &S = T[Scalar];
  switch (S.Kind) {
  case Shape::Bool: return module().i1Type();
  case Shape::Integer: return module().integerType(S.Width);
  case Shape::Float:
    return S.Width == 16   ? module().halfType()
           : S.Width == 64 ? module().doubleType()
                           : module().floatType();
  default: return module().i32Type();
  }
}

ir::TypeId Lowering::memoryType(Id Scalar) {
  return T[Scalar].Kind == Shape::Bool || T[Scalar].Width == 8 ? module().i32Type()
                                                               : scalarType(Scalar);
}

ValueRef Lowering::narrow(ValueRef V, ir::TypeId Type) {
  return Type == module().i1Type() ? B.compare(ir::IcmpNe, V, module().i32(0))
                                   : B.cast(ir::Opcode::Trunc, V, Type);
}

List Lowering::nulls(Id Type) {
  List Out;
  for (Id Scalar : T.scalars(Type))
    Out.push_back(module().null(scalarType(Scalar)));
  return Out;
}

Id Lowering::typeOfId(Id I) const {
  const Instruction *D = M.definition(I);
  return D ? D->Type : 0;
}

Value *Lowering::find(Id I) {
  if (!Frames.empty())
    if (const auto Entry = frame().Values.find(I); Entry != frame().Values.end())
      return &Entry->second;
  if (Running)
    if (const auto Entry = Running->Privates.find(I); Entry != Running->Privates.end())
      return &Entry->second;
  if (const auto Entry = Globals.find(I); Entry != Globals.end())
    return &Entry->second;
  std::optional<Value> V = constant(I);
  if (!V) {
    fail("%" + std::to_string(I) + " is no value that is known here");
    return nullptr;
  }
  const Instruction *D = M.definition(I);
  const bool IsPrivate = Running && D->op() == Op::Variable &&
                         M.as<inst::Variable>(*D).storageClass() == StorageClass::Private;
  return &((IsPrivate ? Running->Privates : Globals)[I] = std::move(*V));
}

const List &Lowering::scalars(Id I) {
  static const List Empty;
  const Value *V = find(I);
  if (V && V->Is != Value::Kind::Scalars)
    fail("%" + std::to_string(I) + " is a pointer, image or sampler (expected a number)");
  return V ? V->Scalars : Empty;
}

const Place &Lowering::pointer(Id I) {
  static const Place Nowhere;
  const Value *V = find(I);
  if (V && V->Is != Value::Kind::Pointer)
    fail("%" + std::to_string(I) + " is no pointer");
  return V ? V->Pointer : Nowhere;
}

const ImageValue &Lowering::image(Id I) {
  static const ImageValue Nothing;
  const Value *V = find(I);
  if (V && V->Is != Value::Kind::Image)
    fail("%" + std::to_string(I) + " is no image");
  return V ? V->Image : Nothing;
}

void Lowering::define(const Instruction &I, Value V) {
  if (V.Is == Value::Kind::Scalars && V.Scalars.size() != T.leaves(I.Type).size() && !P.failed())
    return fail("the operands do not fit the result's type");
  Work += V.Scalars.size() / 16;
  if (Frames.empty())
    Globals[I.Result] = std::move(V);
  else
    frame().Values[I.Result] = std::move(V);
}

void Lowering::define(const Instruction &I, List L) {
  Value V;
  V.Scalars = std::move(L);
  define(I, std::move(V));
}

ValueRef Lowering::asI32(ValueRef V) {
  const ir::TypeId Type = typeOf(V);
  if (Type == ir::None || Type == module().i32Type())
    return V;
  const uint32_t Width = module().type(Type).Width;
  if (const std::optional<uint64_t> Number = module().constantInt(V))
    return module().i32(uint32_t(*Number));
  return B.cast(Width > 32 ? ir::Opcode::Trunc : ir::Opcode::SExt, V, module().i32Type());
}

// ---- Constants ----------------------------------------------------------------------------------

List Lowering::literal(const Instruction &I) {
  const Type &S = T[I.Type];
  const std::span<const uint32_t> O = M.operands(I);
  uint64_t Bits = O.empty() ? 0 : O[0] | (O.size() > 1 ? uint64_t(O[1]) << 32 : 0);
  if (I.op() == Op::SpecConstant)
    if (const DecorationUse *D = M.find(I.Result, Decoration::SpecId); D && !D->Operands.empty())
      for (const auto &[Number, Chosen] : Options.Specialization)
        if (Number == D->Operands[0])
          Bits = Chosen;
  if (S.Width < 64)
    Bits &= (uint64_t(1) << S.Width) - 1;
  if (S.Kind == Shape::Float)
    return {module().floatBits(scalarType(I.Type), Bits)};
  if (S.Kind == Shape::Integer)
    return {module().integer(scalarType(I.Type), Bits)};
  fail("a number of a type that is none");
  return {};
}

List Lowering::constantScalars(const Instruction &I) {
  switch (I.op()) {
  case Op::ConstantTrue: return {module().i1(true)};
  case Op::ConstantFalse: return {module().i1(false)};
  case Op::SpecConstantTrue:
  case Op::SpecConstantFalse: {
    bool Chosen = I.op() == Op::SpecConstantTrue;
    if (const DecorationUse *D = M.find(I.Result, Decoration::SpecId); D && !D->Operands.empty())
      for (const auto &[Number, Bits] : Options.Specialization)
        if (Number == D->Operands[0])
          Chosen = Bits;
    return {module().i1(Chosen)};
  }
  case Op::Constant:
  case Op::SpecConstant: return literal(I);
  case Op::ConstantComposite:
  case Op::SpecConstantComposite: {
    List Out;
    for (Id Part : M.operands(I)) {
      // Constants are defined before their users.
      const Instruction *D = M.definition(Part);
      if (!D || D >= &I) {
        fail("a part of the constant is not defined before");
        return {};
      }
      const List Values = scalars(Part);
      Out.insert(Out.end(), Values.begin(), Values.end());
      if (Out.size() > Types::MostScalars)
        fail("the constant is too large");
    }
    return Out;
  }
  default: return nulls(I.Type);
  }
}

/// Returns the value of a global constant or variable.
std::optional<Value> Lowering::constant(Id I) {
  const Instruction *D = M.definition(I);
  if (!D || failed())
    return std::nullopt;
  const Instruction *Before = Current;
  Current = D;
  std::optional<Value> Out;
  switch (D->op()) {
  case Op::ConstantTrue:
  case Op::ConstantFalse:
  case Op::Constant:
  case Op::ConstantComposite:
  case Op::ConstantNull:
  case Op::SpecConstantTrue:
  case Op::SpecConstantFalse:
  case Op::SpecConstant:
  case Op::SpecConstantComposite:
  case Op::Undef:
    Out.emplace();
    Out->Scalars = constantScalars(*D);
    if (!failed() && Out->Scalars.size() != T.leaves(D->Type).size())
      fail("the constant does not fit its type");
    break;
  case Op::SpecConstantOp: {
    const std::span<const uint32_t> O = M.operands(*D);
    Instruction Inner = *D;
    Inner.Opcode = uint16_t(O[0]);
    Inner.Skipped = 1;
    const InstructionInfo *Info = findInstruction(Inner.Opcode);
    const bool IsAllowed =
        Info && (Info->Kind == MappingKind::Computed || Inner.op() == Op::CompositeExtract ||
                 Inner.op() == Op::CompositeInsert || Inner.op() == Op::VectorShuffle ||
                 Inner.op() == Op::Select || Inner.op() == Op::Bitcast);
    for (Id Operand : O.subspan(1))
      if (const Instruction *P = M.definition(Operand); P && P >= D && IsAllowed && P->Type)
        if (Inner.op() != Op::CompositeExtract && Inner.op() != Op::VectorShuffle)
          fail("an operand of the constant is not defined before");
    if (!IsAllowed || ++Work > 1 << 20) {
      fail("this operation on constants is not translated");
      break;
    }
    std::vector<Frame *> Open;
    Open.swap(Frames); // the result is global, not of the current function
    inPrologue([&] { lowerInstruction(Inner); });
    Open.swap(Frames);
    if (const auto Entry = Globals.find(I); Entry != Globals.end())
      Out = Entry->second;
    break;
  }
  case Op::Variable: Out = globalVariable(*D); break;
  default: break;
  }
  if (!Problem)
    Current = Before;
  return Out;
}

// ---- Composites ---------------------------------------------------------------------------------

std::optional<std::pair<size_t, size_t>> Lowering::part(Id Type, std::span<const uint32_t> Indices,
                                                        Id *Part) {
  size_t First = 0;
  for (uint32_t Index : Indices) {
    const spirv::Type &C = T[Type];
    const uint64_t Count = C.Kind == Shape::Struct ? C.Members.size() : C.Count;
    const Id Element = T.elementOf(Type, Index);
    if (Index >= Count || !Element) {
      fail("index " + std::to_string(Index) + " is outside of the composite");
      return std::nullopt;
    }
    if (C.Kind == Shape::Struct)
      for (uint32_t M = 0; M < Index; ++M)
        First += T[C.Members[M]].Scalars;
    else
      First += Index * T[Element].Scalars;
    Type = Element;
  }
  if (Part)
    *Part = Type;
  return std::pair(First, size_t(T[Type].Scalars));
}

void Lowering::construct(const Instruction &I) {
  List Out;
  for (Id Part : M.operands(I)) {
    const List &L = scalars(Part);
    Out.insert(Out.end(), L.begin(), L.end());
    if (Out.size() > Types::MostScalars)
      return fail("the value is too large");
  }
  define(I, std::move(Out));
}

void Lowering::extract(const Instruction &I) {
  const auto V = M.as<inst::CompositeExtract>(I);
  const List &From = scalars(V.composite());
  const auto Range = part(typeOfId(V.composite()), V.indexes());
  if (!Range || Range->first + Range->second > From.size())
    return fail("the indices do not fit the composite");
  define(I, List(From.begin() + Range->first, From.begin() + Range->first + Range->second));
}

void Lowering::insert(const Instruction &I) {
  const auto V = M.as<inst::CompositeInsert>(I);
  List Out = scalars(V.composite());
  const List &New = scalars(V.object());
  const auto Range = part(typeOfId(V.composite()), V.indexes());
  if (!Range || Range->second != New.size() || Range->first + Range->second > Out.size())
    return fail("the indices do not fit the composite");
  std::ranges::copy(New, Out.begin() + Range->first);
  define(I, std::move(Out));
}

void Lowering::shuffle(const Instruction &I) {
  const auto V = M.as<inst::VectorShuffle>(I);
  List From = scalars(V.vector1()), Out;
  const List &Second = scalars(V.vector2());
  From.insert(From.end(), Second.begin(), Second.end());
  for (uint32_t Index : V.components())
    Out.push_back(Index == ~0u && !From.empty() ? module().null(typeOf(From[0])) : at(From, Index));
  define(I, std::move(Out));
}

void Lowering::extractDynamic(const Instruction &I) {
  const auto V = M.as<inst::VectorExtractDynamic>(I);
  const List &From = scalars(V.vector());
  const ValueRef Index = asI32(scalar(V.index()));
  if (const std::optional<uint64_t> Number = module().constantInt(Index))
    return define(I, {*Number < From.size() ? From[*Number] : at(From, 0)});
  ValueRef Out = at(From, 0);
  for (size_t N = 1; N < From.size(); ++N)
    Out = B.select(B.compare(ir::IcmpEq, Index, module().i32(uint32_t(N))), From[N], Out);
  define(I, List{Out});
}

void Lowering::insertDynamic(const Instruction &I) {
  const auto V = M.as<inst::VectorInsertDynamic>(I);
  List Out = scalars(V.vector());
  const ValueRef Index = asI32(scalar(V.index())), New = scalar(V.component());
  for (size_t N = 0; N < Out.size(); ++N)
    Out[N] = B.select(B.compare(ir::IcmpEq, Index, module().i32(uint32_t(N))), New, Out[N]);
  define(I, std::move(Out));
}

void Lowering::copyObject(const Instruction &I) {
  const Value *V = find(M.operands(I)[0]);
  if (V)
    define(I, Value(*V));
}

void Lowering::choose(const Instruction &I) {
  const auto V = M.as<inst::Select>(I);
  const List &Condition = scalars(V.condition());
  const List &A = scalars(V.object1()), &C = scalars(V.object2());
  List Out;
  for (size_t N = 0; N < A.size(); ++N)
    Out.push_back(
        B.select(Condition.size() == 1 ? Condition[0] : at(Condition, N), A[N], at(C, N)));
  define(I, std::move(Out));
}

void Lowering::bitcast(const Instruction &I) {
  if (refuseAddress(I.Type))
    return;
  const List &From = scalars(M.as<inst::Bitcast>(I).operand());
  const ir::TypeId To = scalarType(T.firstScalar(I.Type));
  const uint32_t FromWidth = T[T.firstScalar(typeOfId(M.operands(I)[0]))].Width;
  const uint32_t ToWidth = T[T.firstScalar(I.Type)].Width;
  if (!FromWidth || !ToWidth || T[I.Type].Kind == Shape::Pointer)
    return fail("only numbers are cast");
  auto Cast = [&](ValueRef V, ir::TypeId Type) {
    return typeOf(V) == Type ? V : B.cast(ir::Opcode::BitCast, V, Type);
  };
  List Out;
  if (FromWidth == ToWidth) {
    for (ValueRef V : From)
      Out.push_back(Cast(V, To));
    return define(I, std::move(Out));
  }
  const ir::TypeId Small = module().integerType(std::min(FromWidth, ToWidth));
  const ir::TypeId Large = module().integerType(std::max(FromWidth, ToWidth));
  const uint32_t Step = std::min(FromWidth, ToWidth);
  const size_t Ratio = std::max(FromWidth, ToWidth) / Step;
  if (FromWidth < ToWidth) {
    for (size_t N = 0; N + Ratio <= From.size(); N += Ratio) {
      ValueRef Whole = B.cast(ir::Opcode::ZExt, Cast(From[N], Small), Large);
      for (size_t K = 1; K < Ratio; ++K)
        Whole = B.binary(ir::Opcode::Or, Whole,
                         B.binary(ir::Opcode::Shl,
                                  B.cast(ir::Opcode::ZExt, Cast(From[N + K], Small), Large),
                                  module().integer(Large, K * Step)));
      Out.push_back(Cast(Whole, To));
    }
  } else {
    for (ValueRef V : From)
      for (size_t K = 0; K < Ratio; ++K)
        Out.push_back(Cast(
            B.cast(ir::Opcode::Trunc,
                   B.binary(ir::Opcode::LShr, Cast(V, Large), module().integer(Large, K * Step)),
                   Small),
            To));
  }
  define(I, std::move(Out));
}

} // namespace dxil::spirv
