// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads constant blocks of the module and of functions.
#include "Reader.h"

namespace dxil::ir::reader {

using namespace ir;
using namespace constant_code;

namespace {
// Limits nesting of constants: printing them is recursive.
constexpr uint16_t MaxConstantDepth = 256;
} // namespace

// Decodes a number with its sign in the lowest bit; "minus zero" is the smallest number.
static uint64_t signRotated(uint64_t V) {
  if (!(V & 1))
    return V >> 1;
  return V == 1 ? uint64_t(1) << 63 : ~(V >> 1) + 1;
}

static uint64_t truncateTo(uint64_t V, uint32_t Width) {
  return Width >= 64 ? V : V & ((uint64_t(1) << Width) - 1);
}

bool Reader::readConstants() {
  CurrentType = None;
  return records([this] { return readConstant(); });
}

bool Reader::constantType() {
  if (!has(1, "a constant's type") || !type(R[0], CurrentType))
    return false;
  TypeKind K = M.Types[CurrentType].Kind;
  if (K == TypeKind::Void || K == TypeKind::Label || K == TypeKind::Metadata ||
      K == TypeKind::Function)
    return fail(ErrorCode::TypeMismatch, "constants of type " + typeName(CurrentType),
                "a type that values can have");
  return true;
}

bool Reader::readConstant() {
  if (R.Code == SetTypeCode)
    return constantType();
  if (CurrentType == None)
    CurrentType = integerType(32);
  if (M.Types[CurrentType].Kind == TypeKind::Opaque && R.Code != UndefCode)
    return fail(ErrorCode::TypeMismatch, "a constant of type " + typeName(CurrentType), "undef");
  // Filled in place; an error ends the reading.
  Constant &C = M.Constants.emplace_back();
  C.Self = ValueId(M.Values.size());
  switch (R.Code) {
  case NullCode:
  case UndefCode: C.Kind = R.Code == NullCode ? ConstantKind::Null : ConstantKind::Undef; break;
  case IntegerCode:
  case WideIntegerCode:
  case FloatCode:
    if (!scalarConstant(C))
      return false;
    break;
  case AggregateCode:
    if (!aggregateConstant(C))
      return false;
    break;
  case StringCode:
  case CStringCode:
  case DataCode:
    if (!dataConstant(C))
      return false;
    break;
  case InlineAsmOldCode:
  case InlineAsmCode:
    if (!asmConstant(C))
      return false;
    break;
  default:
    C.Operands.First = uint32_t(M.OperandPool.size());
    if (!expressionConstant(C))
      return false;
    C.Operands.Count = uint32_t(M.OperandPool.size()) - C.Operands.First;
  }
  return addValue(ValueKind::Constant, CurrentType, uint32_t(M.Constants.size() - 1));
}

bool Reader::scalarConstant(Constant &C) {
  const Type &T = M.Types[CurrentType];
  if (!has(1, "a constant"))
    return false;
  if (R.Code == FloatCode) {
    if (!T.isFloat())
      return fail(ErrorCode::TypeMismatch, "a float constant of type " + typeName(CurrentType),
                  "a floating-point type");
    if (T.Kind <= TypeKind::Double) {
      C.Kind = ConstantKind::Float;
      C.Bits = truncateTo(R[0], T.Kind == TypeKind::Half    ? 16
                                : T.Kind == TypeKind::Float ? 32
                                                            : 64);
      return true;
    }
    C.Kind = ConstantKind::WideFloat;
    if (!has(2, "a wide float constant"))
      return false;
    C.Words = {uint32_t(M.WordPool.size()), 2};
    M.WordPool.push_back(R[0]);
    M.WordPool.push_back(R[1]);
    return true;
  }
  if (T.Kind != TypeKind::Integer)
    return fail(ErrorCode::TypeMismatch, "an integer constant of type " + typeName(CurrentType),
                "an integer type");
  if (R.Code == IntegerCode && T.Width <= 64) {
    C.Kind = ConstantKind::Integer;
    C.Bits = truncateTo(signRotated(R[0]), T.Width);
    return true;
  }
  C.Kind = ConstantKind::WideInteger;
  if (R.size() > (T.Width + 63) / 64)
    return fail(ErrorCode::RecordLength, "an integer constant has too many words",
                std::to_string((T.Width + 63) / 64));
  C.Words = {uint32_t(M.WordPool.size()), uint32_t(R.size())};
  for (uint64_t W : R)
    M.WordPool.push_back(signRotated(W));
  return true;
}

// Checks the type of a constant's operand. A forward reference must get type `Type` later.
bool Reader::constantOperand(uint64_t Number, TypeId Type) {
  ValueId V;
  if (!reference(Number, Type, V))
    return false;
  M.OperandPool.push_back(V);
  return true;
}

[[gnu::cold]] bool Reader::aggregateConstant(Constant &C) {
  const Type T = M.Types[CurrentType];
  uint64_t Count = T.Kind == TypeKind::Struct ? T.Fields.Count : T.Count;
  if (T.Kind != TypeKind::Struct && T.Kind != TypeKind::Array && T.Kind != TypeKind::Vector)
    return fail(ErrorCode::TypeMismatch, "an aggregate of type " + typeName(CurrentType),
                "a struct, array or vector");
  if (R.size() != Count)
    return fail(ErrorCode::RecordLength,
                "an aggregate has " + std::to_string(R.size()) + " elements",
                std::to_string(Count));
  C.Kind = ConstantKind::Aggregate;
  C.Operands.First = uint32_t(M.OperandPool.size());
  C.Operands.Count = uint32_t(Count);
  for (size_t I = 0; I < R.size(); ++I) {
    TypeId Element = T.Kind == TypeKind::Struct ? M.TypePool[T.Fields.First + I] : T.Element;
    if (!constantOperand(R[I], Element))
      return false;
  }
  return true;
}

bool Reader::dataConstant(Constant &C) {
  const Type &T = M.Types[CurrentType];
  if (T.Kind != TypeKind::Array && T.Kind != TypeKind::Vector)
    return fail(ErrorCode::TypeMismatch, "data of type " + typeName(CurrentType),
                "an array or vector");
  const Type &E = M.Types[T.Element];
  bool IsText = R.Code != DataCode;
  uint32_t Width = E.Kind == TypeKind::Integer  ? E.Width
                   : E.Kind == TypeKind::Half   ? 16
                   : E.Kind == TypeKind::Float  ? 32
                   : E.Kind == TypeKind::Double ? 64
                                                : 0;
  if (Width != 8 && (IsText || (Width != 16 && Width != 32 && Width != 64)))
    return fail(ErrorCode::TypeMismatch, "data with elements of type " + typeName(T.Element),
                "integers or floats of 8 to 64 bits");
  uint64_t Count = R.size() + (R.Code == CStringCode ? 1 : 0);
  if (Count != T.Count)
    return fail(ErrorCode::RecordLength, "data of " + std::to_string(Count) + " elements",
                std::to_string(T.Count));
  C.Kind = IsText ? ConstantKind::String : ConstantKind::Data;
  C.Words = {uint32_t(M.WordPool.size()), uint32_t(Count)};
  for (uint64_t W : R)
    M.WordPool.push_back(truncateTo(W, Width));
  if (R.Code == CStringCode)
    M.WordPool.push_back(0);
  return true;
}

// Record: [flags, size of text, text..., size of constraints, constraints...]
[[gnu::cold]] bool Reader::asmConstant(Constant &C) {
  if (!has(2, "inline assembly"))
    return false;
  C.Kind = ConstantKind::InlineAsm;
  C.Bits = R[0];
  uint64_t Size = R[1];
  if (Size > R.size() - 2 || R.size() - 2 - Size < 1)
    return fail(ErrorCode::RecordLength, "inline assembly ends inside its text");
  uint64_t Index = 2 + Size, ConstraintSize = R[Index];
  if (ConstraintSize > R.size() - Index - 1)
    return fail(ErrorCode::RecordLength, "inline assembly ends inside its constraints");
  std::string_view All = recordText(2);
  C.Text = All.substr(0, Size);
  C.Constraint = All.substr(Size + 1, ConstraintSize);
  return true;
}

// Reads the type that precedes a typed operand.
bool Reader::typedOperand(size_t TypeIndex, TypeId &T) {
  return type(R[TypeIndex], T) && constantOperand(R[TypeIndex + 1], T);
}

// Record: [source type if the length is odd, then type and value of base and indices]
[[gnu::cold]] bool Reader::gepConstant(Constant &C) {
  C.Kind = ConstantKind::GetElementPtr;
  C.Flags = R.Code == InBoundsGepCode ? uint8_t(InBounds) : 0;
  size_t Index = R.size() % 2;
  TypeId Base, T;
  if (!has(Index + 2, "a getelementptr") || (Index && !type(R[0], C.SourceType)) ||
      !typedOperand(Index, Base))
    return false;
  const Type &BaseType = M.Types[Base];
  TypeId Pointer = BaseType.Kind == TypeKind::Vector ? BaseType.Element : Base, Pointee;
  if (!isPointerTo(Pointer, Pointee))
    return false;
  if (C.SourceType == None)
    C.SourceType = Pointee;
  if (C.SourceType != Pointee)
    return fail(ErrorCode::TypeMismatch, "the source element type is " + typeName(C.SourceType),
                typeName(Pointee));
  for (Index += 2; Index + 1 < R.size(); Index += 2)
    if (!typedOperand(Index, T))
      return false;
  return true;
}

// Record: [vector type, vector, (index type,) index]
bool Reader::extractConstant(Constant &C) {
  TypeId T = None;
  C.Kind = ConstantKind::ExtractElement;
  if (!has(3, "an extractelement") || !typedOperand(0, T))
    return false;
  if (M.Types[T].Kind != TypeKind::Vector || M.Types[T].Element != CurrentType)
    return fail(ErrorCode::TypeMismatch, "an extractelement from " + typeName(T),
                "a vector of " + typeName(CurrentType));
  return R.size() == 4 ? typedOperand(2, T) : constantOperand(R[2], integerType(32));
}

// Record: [vector, element, (index type,) index]
bool Reader::insertConstant(Constant &C) {
  TypeId T = None;
  C.Kind = ConstantKind::InsertElement;
  if (!has(3, "an insertelement"))
    return false;
  const Type Current = M.Types[CurrentType];
  if (Current.Kind != TypeKind::Vector)
    return fail(ErrorCode::TypeMismatch, "an insertelement of " + typeName(CurrentType),
                "a vector");
  return constantOperand(R[0], CurrentType) && constantOperand(R[1], Current.Element) &&
         (R.size() == 4 ? typedOperand(2, T) : constantOperand(R[2], integerType(32)));
}

// Record: [(operand type,) vector, vector, mask]
bool Reader::shuffleConstant(Constant &C) {
  C.Kind = ConstantKind::ShuffleVector;
  const size_t Index = R.Code == ShufVecExCode ? 1 : 0;
  TypeId T = CurrentType;
  if (!has(3 + Index, "a shufflevector") || (Index && !type(R[0], T)))
    return false;
  const Type Current = M.Types[CurrentType];
  if (Current.Kind != TypeKind::Vector || M.Types[T].Kind != TypeKind::Vector)
    return fail(ErrorCode::TypeMismatch, "a shufflevector of " + typeName(T), "vectors");
  const TypeId Mask =
      internType({.Kind = TypeKind::Vector, .Element = integerType(32), .Count = Current.Count});
  return constantOperand(R[Index], T) && constantOperand(R[Index + 1], T) &&
         constantOperand(R[Index + 2], Mask);
}

[[gnu::cold]] bool Reader::expressionConstant(Constant &C) {
  TypeId T = None;
  Opcode Op;
  switch (R.Code) {
  case BinOpCode: // Record: [opcode, left, right, flags]
    if (!has(3, "a binary operation"))
      return false;
    C.Kind = ConstantKind::BinaryOp;
    if (!binaryOpcode(R[0], CurrentType, Op))
      return false;
    C.SubOpcode = uint8_t(Op);
    if (R.size() > 3)
      C.Flags = uint8_t(binaryFlags(Op, R[3]));
    return constantOperand(R[1], CurrentType) && constantOperand(R[2], CurrentType);
  case CastCode: return castConstant(C);
  case GepCode:
  case InBoundsGepCode: return gepConstant(C);
  case SelectCode:
    C.Kind = ConstantKind::Select;
    return has(3, "a select") && constantOperand(R[0], boolLike(CurrentType)) &&
           constantOperand(R[1], CurrentType) && constantOperand(R[2], CurrentType);
  case ExtractEltCode: return extractConstant(C);
  case InsertEltCode: return insertConstant(C);
  case ShuffleVecCode:
  case ShufVecExCode: return shuffleConstant(C);
  case CmpCode: // Record: [operand type, left, right, predicate]
    C.Kind = ConstantKind::Compare;
    if (!has(4, "a comparison") || !typedOperand(0, T) || !constantOperand(R[2], T))
      return false;
    return predicate(R[3], T, C.Predicate);
  case BlockAddressCode: { // Record: [function type, function, block]
    C.Kind = ConstantKind::BlockAddress;
    if (!has(3, "a blockaddress") || !type(R[0], T))
      return false;
    C.Bits = R[2];
    return constantOperand(R[1], T);
  }
  default: return fail(ErrorCode::RecordUnknown, "unknown constant record", "1 to 23");
  }
}

// Checks Constants[First..] for cycles and deep nesting: constants can refer to later ones, and
// code that prints or compares them recurses. Earlier constants are checked already.
bool Reader::checkConstantCycles(size_t First) {
  enum : uint8_t { New, Open, Done };
  size_t Count = M.Constants.size() - First;
  std::vector<uint8_t> State(Count, New);
  std::vector<uint16_t> Depth(Count, 0);
  struct Step {
    uint32_t C, Next;
  };
  std::vector<Step> Stack;
  for (uint32_t Root = 0; Root < Count; ++Root) {
    if (State[Root] != New)
      continue;
    State[Root] = Open;
    Stack.push_back({Root, 0});
    while (!Stack.empty()) {
      Step &Top = Stack.back();
      Range Ops = M.Constants[First + Top.C].Operands;
      if (Top.Next == Ops.Count) {
        State[Top.C] = Done;
        uint16_t D = uint16_t(Depth[Top.C] + 1);
        Stack.pop_back();
        if (D > MaxConstantDepth)
          return fail(ErrorCode::LimitExceeded, "constants are nested too deep",
                      "at most " + std::to_string(MaxConstantDepth));
        if (!Stack.empty())
          Depth[Stack.back().C] = std::max(Depth[Stack.back().C], D);
        continue;
      }
      const Value &V = M.Values[M.OperandPool[Ops.First + Top.Next++]];
      if (V.Kind == ValueKind::Argument || V.Kind == ValueKind::Instruction)
        return fail(ErrorCode::ValueReference, "a constant refers to a value that is not constant");
      if (V.Kind != ValueKind::Constant || V.Index < First)
        continue;
      uint32_t C = uint32_t(V.Index - First);
      if (State[C] == Open)
        return fail(ErrorCode::ValueForward, "a constant contains itself", "constants before it");
      if (State[C] == Done) {
        Depth[Top.C] = std::max(Depth[Top.C], uint16_t(Depth[C] + 1));
        continue;
      }
      State[C] = Open;
      Stack.push_back({C, 0});
    }
  }
  return true;
}

} // namespace dxil::ir::reader
