// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of ops: the op table says which are legal.
#include "BuilderImpl.h"

namespace dxil::ir {

namespace {

/// The builder's types for <dxil/ops/OpTypes.h>.
struct BuilderTypes {
  using Type = TypeId;
  ModuleBuilder &M;

  TypeId none() const { return None; }
  TypeId scalar(std::string_view Name) const {
    if (Name == "half")
      return M.halfType();
    if (Name == "float")
      return M.floatType();
    if (Name == "double")
      return M.doubleType();
    if (Name == "void")
      return M.voidType();
    for (uint32_t Width : {1, 8, 16, 32, 64})
      if (Name == "i" + std::to_string(Width))
        return M.integerType(Width);
    return None;
  }
  TypeId pointer(TypeId T, uint32_t Space) const { return M.pointerType(T, Space); }
  TypeId vector(TypeId T, uint32_t Count) const { return M.vectorType(T, Count); }
  TypeId named(const std::string &Name, std::span<const TypeId> Fields) const {
    return M.namedStruct(Name, Fields);
  }
  uint32_t vectorLength(TypeId T) const {
    return M.type(T).Kind == TypeKind::Vector ? uint32_t(M.type(T).Count) : 0;
  }
  TypeId element(TypeId T) const {
    return M.type(T).Kind == TypeKind::Vector ? M.type(T).Element : T;
  }
  uint32_t bits(TypeId T) const {
    const ir::Type &Of = M.type(element(T));
    switch (Of.Kind) {
    case TypeKind::Integer: return Of.Width;
    case TypeKind::Half: return 16;
    case TypeKind::Float: return 32;
    default: return 64;
    }
  }
  std::string_view structName(TypeId T) const {
    return M.type(T).Named ? M.type(T).Name : std::string_view();
  }
  std::optional<Overload> number(TypeId T) const {
    switch (M.type(T).Kind) {
    case TypeKind::Half: return Overload::Half;
    case TypeKind::Float: return Overload::Float;
    case TypeKind::Double: return Overload::Double;
    case TypeKind::Integer: break;
    default: return std::nullopt;
    }
    switch (M.type(T).Width) {
    case 1: return Overload::I1;
    case 8: return Overload::I8;
    case 16: return Overload::I16;
    case 32: return Overload::I32;
    case 64: return Overload::I64;
    default: return std::nullopt;
    }
  }
};

const char *textOf(CallStatus Status) {
  switch (Status) {
  case CallStatus::Reserved: return "its number is reserved";
  case CallStatus::NotYetAvailable: return "it came with a later version of DXIL";
  case CallStatus::Removed: return "it ended with an earlier version of DXIL";
  case CallStatus::StageNotAllowed: return "it is not for this stage";
  case CallStatus::OverloadMissing: return "an overload is missing";
  case CallStatus::OverloadUnexpected: return "it has fewer overloads";
  case CallStatus::OverloadNotAllowed: return "it has no such overload";
  default: return "there is no such op";
  }
}

std::string nameOf(const OpInfo &Info) {
  return "op '" + std::string(Info.Name) + "'";
}

} // namespace

TypeId ModuleBuilder::opType(dxil::TypeKind Kind, std::span<const TypeId> Overloads) {
  BuilderTypes Types{*this};
  return dxil::opType(Types, Kind, Overloads, Target.Native16Bit);
}

ValueRef ModuleBuilder::opFunction(OpCode Op, std::span<const TypeId> Overloads) {
  BuilderTypes Types{*this};
  std::vector<OverloadUse> Uses;
  for (TypeId T : Overloads) {
    if (!isType(T))
      return fail(nameOf(info(Op)) + ": an overload is no type");
    Uses.push_back(overloadOf(Types, T));
  }
  if (CallStatus Status = checkCall(Op, Uses, Target.Shader, Target.DXIL); Status != CallStatus::Ok)
    return fail(nameOf(info(Op)) + ": " + textOf(Status) +
                (Overloads.empty() ? "" : " (overload " + spell(Overloads[0]) + ")"));
  const OpInfo &Info = info(Op);
  std::string Name = functionName(Info);
  for (TypeId T : Overloads)
    Name += "." + overloadSuffixOf(Types, T);
  std::vector<TypeId> Parameters{i32Type()};
  for (const ArgInfo &Arg : Info.Args)
    Parameters.push_back(opType(Arg.Type, Overloads));
  return declare(Name, functionType(opType(Info.Result, Overloads), Parameters),
                 attributes(Op, Target.DXIL));
}

/// A constant is checked against the values that the record allows.
bool FunctionBuilder::checkOperand(const OpInfo &Info, unsigned Index, ValueRef Given,
                                   TypeId Expected) {
  const ArgInfo &Arg = Info.Args[Index];
  auto Problem = [&](const std::string &What) {
    fail(nameOf(Info) + ": operand '" + std::string(Arg.Name) + "' " + What);
    return false;
  };
  if (!Owner->isValue(Given))
    return Problem("is missing (expected " + Owner->spell(Expected) + ")");
  if (typeOf(Given) != Expected)
    return Problem("has type " + Owner->spell(typeOf(Given)) + " (expected " +
                   Owner->spell(Expected) + ")");
  uint64_t Bits = 0;
  if (!Owner->M.constantInt(Given.Id, Bits)) {
    const Constant *C = Owner->M.constant(Given.Id);
    return !Arg.Immediate || C || Problem("is no constant");
  }
  const uint32_t Width = Owner->M.Types[Expected].Width;
  const bool IsSigned = !Arg.Unsigned && Width > 1;
  const int64_t Number = IsSigned ? int64_t(Bits << (64 - Width)) >> (64 - Width) : int64_t(Bits);
  const bool IsLegal = (!Arg.Enum || isLegalValue(*Arg.Enum, Number)) &&
                       (!Arg.HasMinimum || Number >= Arg.Minimum) &&
                       (!Arg.HasMaximum || Number <= Arg.Maximum);
  return IsLegal || Problem("cannot be " + std::to_string(Number));
}

ValueRef FunctionBuilder::callOp(OpCode Op, std::span<const ValueRef> Operands,
                                 std::span<const TypeId> Overloads) {
  const ValueRef Callee = Owner->opFunction(Op, Overloads);
  if (!Callee)
    return {};
  const OpInfo &Info = info(Op);
  if (Operands.size() != Info.Args.size())
    return fail(nameOf(Info) + ": " + std::to_string(Operands.size()) + " operands (expected " +
                std::to_string(Info.Args.size()) + ")");
  const Module &M = Owner->M;
  const TypeId Type = M.Functions[M.Values[Callee.Id].Index].FunctionType;
  std::vector<ValueRef> All{Owner->i32(uint32_t(Op))};
  for (unsigned I = 0; I < Operands.size(); ++I) {
    const TypeId Expected = M.fields(M.Types[Type])[I + 1];
    const ValueRef Given = Operands[I] == UndefOperand ? Owner->undef(Expected) : Operands[I];
    if (!checkOperand(Info, I, Given, Expected))
      return {};
    All.push_back(Given);
  }
  return call(Callee, All);
}

ValueRef FunctionBuilder::immediate(OpCode Op, unsigned Operand, int64_t Number) {
  return Owner->integer(Owner->opType(info(Op).Args[Operand].Type, {}), uint64_t(Number));
}

} // namespace dxil::ir
