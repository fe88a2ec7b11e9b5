// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/EditableOps.h>

#include "../builder/ModuleTypes.h"

#include <algorithm>

namespace dxil::ir {
namespace {

using EditableTypes = ModuleTypes<EditableModule>;

/// Returns LLVM's number of an attribute.
uint32_t kindOf(std::string_view Name) {
  for (uint32_t Kind = 1; Kind < 64; ++Kind)
    if (attributeName(Kind) == Name)
      return Kind;
  return 0;
}

AttributeListId attributeList(EditableModule &E, AttributeSet Attributes) {
  std::vector<std::string_view> Names = {"nounwind"};
  if (Attributes.contains(dxil::Attribute::ReadNone))
    Names.push_back("readnone");
  if (Attributes.contains(dxil::Attribute::ReadOnly))
    Names.push_back("readonly");
  Module &M = E.M;
  AttributeGroup Group{.Id = uint32_t(M.AttributeGroups.size()) + 1,
                       .ParamIndex = FunctionIndex,
                       .Attributes = {uint32_t(M.Attributes.size()), uint32_t(Names.size())}};
  for (std::string_view Name : Names)
    M.Attributes.push_back({.Kind = kindOf(Name), .Key = {}, .Text = {}});
  M.AttributeLists.push_back({{uint32_t(M.IndexPool.size()), 1}});
  M.IndexPool.push_back(uint32_t(M.AttributeGroups.size()));
  M.AttributeGroups.push_back(Group);
  return AttributeListId(M.AttributeLists.size() - 1);
}

} // namespace

std::optional<EditableCall> EditableCall::of(const EditableModule &E, EditableInstruction &I) {
  const FunctionId F = E.callee(I);
  uint64_t Code = 0;
  if (F == None || I.Operands.empty() || !isOpFunctionName(E.M.name(E.M.Functions[F].Self)) ||
      !E.M.constantInt(I.Operands[0], Code))
    return std::nullopt;
  return EditableCall(I, dxil::OpCode(uint32_t(Code)));
}

EditableInstruction callOp(EditableModule &E, OpCode Op, std::span<const ValueId> Operands,
                           Version DXIL, TypeId Overload) {
  const OpInfo &Info = info(Op);
  EditableTypes Types{E};
  std::vector<TypeId> Overloads;
  std::string Name = functionName(Info);
  if (Overload != None) {
    Overloads.push_back(Overload);
    Name += "." + overloadSuffixOf(Types, Overload);
  }
  std::vector<TypeId> Parameters{E.integerType(32)};
  for (ValueId V : Operands)
    Parameters.push_back(E.M.Values[V].Type);
  const TypeId Result = opType(Types, Info.Result, std::span<const TypeId>(Overloads), false);
  const TypeId Function = E.functionType(Result, Parameters);
  // The name is taken by a function of another type: a struct was renamed. Finds a free name.
  std::string Free = Name;
  FunctionId F = None;
  for (unsigned N = 0; F == None; ++N) {
    F = E.declare(Free, Function, None);
    Free = Name + "." + std::to_string(N);
  }
  if (E.M.Functions[F].Attributes == None)
    E.M.Functions[F].Attributes = attributeList(E, attributes(Op, DXIL));
  EditableInstruction I;
  I.I.Op = Opcode::Call;
  I.I.Type = Result;
  I.Callee = E.M.Functions[F].Self;
  I.I.Result = E.M.Types[Result].Kind == TypeKind::Void ? None : E.addResult(Result);
  I.Operands = {E.i32(uint32_t(Op))};
  I.Operands.insert(I.Operands.end(), Operands.begin(), Operands.end());
  return I;
}

TypeId opStruct(EditableModule &E, dxil::TypeKind Kind) {
  EditableTypes Types{E};
  return opType(Types, Kind, std::span<const TypeId>(), false);
}

} // namespace dxil::ir
