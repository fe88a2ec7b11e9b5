// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Constructors.h>

#include <algorithm>

namespace dxil::ir {
namespace {

constexpr uint64_t DefaultPriority = 65535;

Error malformed(ErrorCode Code, std::string Message, std::string Expected) {
  Error E;
  E.Code = Code;
  E.Message = std::string(ConstructorList) + " " + std::move(Message);
  E.Expected = std::move(Expected);
  return E;
}

bool isConstructor(const Module &M, TypeId T) {
  const Type &F = M.type(T);
  return F.Kind == TypeKind::Function && F.Fields.Count == 0 && !F.VarArg &&
         M.type(F.Element).Kind == TypeKind::Void;
}

bool isListEntry(const Module &M, TypeId T) {
  const auto Fields = M.fields(M.type(T));
  return M.type(T).Kind == TypeKind::Struct && (Fields.size() == 2 || Fields.size() == 3) &&
         M.type(Fields[0]).isInteger(32) && M.type(Fields[1]).Kind == TypeKind::Pointer &&
         isConstructor(M, M.type(Fields[1]).Element) &&
         (Fields.size() == 2 || M.type(Fields[2]).Kind == TypeKind::Pointer);
}

Result<void> addEntry(const Module &M, ValueId Entry, std::vector<FunctionId> &Into) {
  const Constant *C = M.constant(Entry);
  if (C && C->Kind == ConstantKind::Null)
    return {};
  const auto Fields =
      C && C->Kind == ConstantKind::Aggregate ? M.operands(*C) : std::span<const ValueId>();
  const ValueId Named = Fields.size() > 1 ? Fields[1] : None;
  if (const Constant *Null = M.constant(Named); Null && Null->Kind == ConstantKind::Null)
    return {};
  if (Named >= M.Values.size() || M.Values[Named].Kind != ValueKind::Function)
    return malformed(ErrorCode::ValueReference, "has an entry that names no function",
                     "a function, or null");
  const FunctionId F = M.Values[Named].Index;
  const std::string Name(M.name(Named));
  if (!isConstructor(M, M.Functions[F].FunctionType))
    return malformed(ErrorCode::TypeMismatch, "names '" + Name + "', which takes or returns values",
                     "void ()");
  if (M.Functions[F].IsDeclaration)
    return malformed(ErrorCode::ValueReference, "names '" + Name + "', which has no body",
                     "a function that the module defines");
  Into.push_back(F);
  return {};
}

} // namespace

Result<std::vector<FunctionId>> constructors(const Module &M) {
  std::vector<FunctionId> Functions;
  const auto List = std::ranges::find_if(
      M.Globals, [&](const Global &G) { return M.name(G.Self) == ConstructorList; });
  if (List == M.Globals.end())
    return Functions;
  const Type &Array = M.type(List->ValueType);
  if (List->Linkage != Linkage::Appending || Array.Kind != TypeKind::Array ||
      !isListEntry(M, Array.Element))
    return malformed(ErrorCode::TypeMismatch, "is no list of constructors",
                     "an appending array of { i32, void ()*, i8* }");
  const Constant *Initializer = M.constant(List->Initializer);
  if (Initializer && Initializer->Kind == ConstantKind::Null)
    return Functions;
  if (!Initializer || Initializer->Kind != ConstantKind::Aggregate)
    return malformed(ErrorCode::ValueReference, "is no list of constructors",
                     "an array of constants as its value");
  std::vector<bool> Seen(M.Functions.size());
  for (ValueId Entry : M.operands(*Initializer))
    if (auto Added = addEntry(M, Entry, Functions); !Added)
      return Added.error();
  std::erase_if(Functions, [&](FunctionId F) {
    const bool IsAgain = Seen[F];
    Seen[F] = true;
    return IsAgain;
  });
  return Functions;
}

void addConstructors(EditableModule &E, const std::vector<FunctionId> &Functions) {
  if (Functions.empty())
    return;
  const TypeId Constructor = E.pointerType(E.functionType(E.voidType(), {}));
  const TypeId Data = E.pointerType(E.integerType(8));
  const TypeId Fields[] = {E.integerType(32), Constructor, Data};
  const TypeId Entry = E.type({.Kind = TypeKind::Struct}, Fields);
  std::vector<ValueId> Entries;
  for (FunctionId F : Functions) {
    const ValueId Values[] = {E.integer(32, DefaultPriority), E.M.Functions[F].Self, E.null(Data)};
    Entries.push_back(E.constant({.Kind = ConstantKind::Aggregate}, Entry, Values));
  }
  Global List;
  List.ValueType = E.arrayType(Entry, Entries.size());
  List.Linkage = Linkage::Appending;
  List.Initializer = E.constant({.Kind = ConstantKind::Aggregate}, List.ValueType, Entries);
  E.addGlobal(List, E.pointerType(List.ValueType), ConstructorList);
}

} // namespace dxil::ir
