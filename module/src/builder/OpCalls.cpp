// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds calls of ops, checked by the op table.
#include "BuilderImpl.h"
#include "ModuleTypes.h"

namespace dxil::ir {

namespace {

using BuilderTypes = ModuleTypes<ModuleBuilder>;

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

ValueRef ModuleBuilder::opFunction(OpCode Op, std::span<const TypeId> Overloads, Stage Caller,
                                   uint32_t AddressSpace) {
  BuilderTypes Types{*this};
  std::vector<OverloadUse> Uses;
  for (TypeId T : Overloads) {
    if (!isType(T))
      return fail(nameOf(info(Op)) + ": an overload is no type");
    Uses.push_back(overloadOf(Types, T));
    // A named struct is either a user-defined type or an object type; both have the type's name as
    // suffix.
    const OverloadSet Legal = overloads(Op, Target.DXIL, unsigned(Uses.size() - 1));
    if (Uses.back().Type == Overload::Udt && !Legal.contains(Uses.back()) &&
        Legal.contains(Overload::Object))
      Uses.back() = Overload::Object;
  }
  if (CallStatus Status = checkCall(Op, Uses, Caller, Target.DXIL); Status != CallStatus::Ok)
    return fail(nameOf(info(Op)) + ": " + textOf(Status) +
                (Overloads.empty() ? "" : " (overload " + spell(Overloads[0]) + ")"));
  while (Needed < Target.DXIL && checkCall(Op, Uses, Caller, Needed) != CallStatus::Ok)
    ++Needed.Minor;
  const OpInfo &Info = info(Op);
  std::string Name = functionName(Info);
  for (TypeId T : Overloads)
    Name += "." + overloadSuffixOf(Types, T);
  std::vector<TypeId> Parameters{i32Type()};
  for (const ArgInfo &Arg : Info.Args) {
    TypeId T = opType(Arg.Type, Overloads);
    const TypeInfo &Kind = info(Arg.Type);
    const unsigned D = Kind.Dimension;
    // Objects are passed by value, user-defined structs by pointer.
    if (Kind.FollowsOverload && T != None && type(T).Kind == TypeKind::Pointer &&
        type(T).Element == Overloads[D] && type(Overloads[D]).Kind == TypeKind::Struct)
      T = Uses[D].Type == Overload::Udt ? pointerType(Overloads[D], AddressSpace) : Overloads[D];
    Parameters.push_back(T);
  }
  return declare(Name, functionType(opType(Info.Result, Overloads), Parameters),
                 attributes(Op, Target.DXIL));
}

/// Checks an operand's type. Checks constants against the values that the record allows.
bool FunctionBuilder::checkOperand(const OpInfo &Info, unsigned Index, ValueRef Actual,
                                   TypeId Expected) {
  const ArgInfo &Arg = Info.Args[Index];
  auto Problem = [&](const std::string &Message) {
    fail(nameOf(Info) + ": operand '" + std::string(Arg.Name) + "' " + Message);
    return false;
  };
  if (!Owner->isValue(Actual))
    return Problem("is missing (expected " + Owner->spell(Expected) + ")");
  if (typeOf(Actual) != Expected)
    return Problem("has type " + Owner->spell(typeOf(Actual)) + " (expected " +
                   Owner->spell(Expected) + ")");
  uint64_t Bits = 0;
  if (!Owner->M.constantInt(Actual.Id, Bits)) {
    const Constant *C = Owner->M.constant(Actual.Id);
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
  const OpInfo &Info = info(Op);
  uint32_t AddressSpace = 0;
  for (unsigned I = 0; I < Operands.size() && I < Info.Args.size(); ++I)
    if (info(Info.Args[I].Type).FollowsOverload && Owner->isValue(Operands[I]) &&
        Owner->M.typeOf(Operands[I].Id).Kind == TypeKind::Pointer)
      AddressSpace = Owner->M.typeOf(Operands[I].Id).AddressSpace;
  const ValueRef Callee = Owner->opFunction(Op, Overloads, Code->Caller, AddressSpace);
  if (!Callee)
    return {};
  if (Operands.size() != Info.Args.size())
    return fail(nameOf(Info) + ": " + std::to_string(Operands.size()) + " operands (expected " +
                std::to_string(Info.Args.size()) + ")");
  const Module &M = Owner->M;
  const TypeId Type = M.Functions[M.Values[Callee.Id].Index].FunctionType;
  std::vector<ValueRef> All{Owner->i32(uint32_t(Op))};
  for (unsigned I = 0; I < Operands.size(); ++I) {
    const TypeId Expected = M.fields(M.Types[Type])[I + 1];
    const ValueRef Actual = Operands[I] == UndefOperand ? Owner->undef(Expected) : Operands[I];
    if (!checkOperand(Info, I, Actual, Expected))
      return {};
    All.push_back(Actual);
  }
  return call(Callee, All);
}

ValueRef FunctionBuilder::immediate(OpCode Op, unsigned Operand, int64_t Number) {
  return Owner->integer(Owner->opType(info(Op).Args[Operand].Type, {}), uint64_t(Number));
}

} // namespace dxil::ir
