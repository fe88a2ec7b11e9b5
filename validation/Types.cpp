// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Types.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>
#include <dxil/module/ModuleCheck.h>

#include <algorithm>

namespace dxil::validation {

using ir::TypeKind;

bool isOpStruct(const ir::Module &M, ir::TypeId T) {
  const ir::Type &Ty = M.type(T);
  if (Ty.Kind != TypeKind::Struct || !Ty.Name.starts_with(DXILTypePrefix))
    return false;
  std::string_view Name = Ty.Name;
  for (std::string_view Prefix : std::initializer_list<std::string_view>{
           ResRetTypePrefix, "dx.types.CBufRet.", HandleTypeName, "dx.types.Dimensions",
           "dx.types.splitdouble", "dx.types.i32c", "dx.types.twoi32", "dx.types.fouri32",
           "dx.types.fouri16", "dx.types.SamplePos"})
    if (Name.starts_with(Prefix))
      return true;
  return false;
}

const std::vector<TypeProblem> &TypeProblems::of(ir::TypeId T, bool Inner) {
  if (Entries.empty())
    Entries.resize(2 * M.Types.size());
  size_t Index = 2 * size_t(T) + Inner;
  if (!Entries[Index].IsChecked) {
    // Ends the recursion for a type that contains itself, which readers reject.
    Entries[Index].IsChecked = true;
    std::vector<TypeProblem> Matches;
    find(T, Inner, Matches);
    if (Matches.size() > MostReported)
      Matches.resize(MostReported);
    Entries[Index].Problems = std::move(Matches);
  }
  return Entries[Index].Problems;
}

void TypeProblems::find(ir::TypeId T, bool Inner, std::vector<TypeProblem> &Out) {
  using Kind = TypeProblem::Kind;
  const ir::TypeId Pointee = T;
  const ir::Type *Ty = &M.type(T);
  if (Ty->Kind == TypeKind::Pointer) {
    if (Inner || M.type(Ty->Element).Kind == TypeKind::Pointer)
      return Out.push_back({Kind::PointerInside, Pointee});
    T = Ty->Element;
    Ty = &M.type(T);
  }
  if (Ty->Kind == TypeKind::Array) {
    if (!Inner && M.type(Ty->Element).Kind == TypeKind::Array)
      return Out.push_back({Kind::Dimensions, T});
    // For an array of arrays only the element type counts; the entry of the element has its
    // problems.
    if (M.type(Ty->Element).Kind != TypeKind::Pointer) {
      const std::vector<TypeProblem> &Element = of(Ty->Element, true);
      Out.insert(Out.end(), Element.begin(), Element.end());
      return;
    }
    T = Ty->Element;
    Ty = &M.type(T);
  }
  switch (Ty->Kind) {
  case TypeKind::Struct: return findInStruct(T, Out);
  case TypeKind::Half:
  case TypeKind::Float:
  case TypeKind::Double: return;
  case TypeKind::Integer:
    if (Ty->Width != 1 && Ty->Width != 8 && Ty->Width != 16 && Ty->Width != 32 && Ty->Width != 64)
      Out.push_back({Kind::IntegerWidth, T});
    return;
  case TypeKind::Vector:
    if (!Info.isLibrary() && !(Ty->Count > 1 && Info.atLeast(9)))
      Out.push_back({Kind::Vector, T});
    return;
  default:
    if (!Info.isLibrary())
      Out.push_back({Kind::Undefined, T});
  }
}

void TypeProblems::findInStruct(ir::TypeId T, std::vector<TypeProblem> &Out) {
  const ir::Type &Ty = M.type(T);
  if (Ty.Name.starts_with("dx.")) {
    if (Ty.Name == HandleTypeName || Ty.Name.starts_with("dx.types.HitObject") ||
        Ty.Name.starts_with(LinAlgMatrixPrefix))
      return;
    if (isOpStruct(M, T))
      Out.push_back({TypeProblem::Kind::OpStruct, T});
    Out.push_back({TypeProblem::Kind::ReservedName, T});
  }
  for (ir::TypeId Field : M.fields(Ty)) {
    if (Out.size() >= MostReported)
      return;
    const std::vector<TypeProblem> &Inner = of(Field, true);
    Out.insert(Out.end(), Inner.begin(), Inner.end());
  }
}

static RuleMessage messageOf(const ir::Module &M, const TypeProblem &P, std::string_view Where) {
  std::string Text = typeText(M, P.Type);
  switch (P.What) {
  case TypeProblem::Kind::PointerInside: return rule::TypesNoPtrToPtr(Where, Text);
  case TypeProblem::Kind::Dimensions: return rule::TypesNoMultiDim(Where, Text);
  case TypeProblem::Kind::IntegerWidth: return rule::TypesIntWidth(Where, Text);
  case TypeProblem::Kind::Vector: return rule::TypesNoVector(Where, Text);
  case TypeProblem::Kind::OpStruct: return rule::InstrDxilStructUser(Text, Where);
  case TypeProblem::Kind::ReservedName:
    return rule::DeclDxilNsReserved("type " + std::string(M.type(P.Type).Name));
  case TypeProblem::Kind::Undefined: break;
  }
  return rule::TypesDefined(Where, Text);
}

bool checkMemoryType(Context &Ctx, ir::TypeId T, std::string_view Where,
                     const ir::Instruction *Place) {
  const std::vector<TypeProblem> &Problems = Ctx.TypeProblems.of(T, false);
  for (const TypeProblem &P : Problems)
    if (Place)
      Ctx.report(messageOf(Ctx.M, P, Where), *Place);
    else
      Ctx.report(messageOf(Ctx.M, P, Where));
  return Problems.empty();
}

// ---- Objects and components ---------------------------------------------------------------------

static bool isObjectName(std::string_view Name) {
  if (Name.starts_with(DXILTypePrefix))
    return true;
  for (std::string_view Prefix : {ClassPrefix, StructPrefix})
    if (Name.starts_with(Prefix))
      Name.remove_prefix(Prefix.size());
  const size_t Arguments = Name.find('<');
  const std::string_view Word = Name.substr(0, Arguments);
  return std::ranges::any_of(ObjectNames, [&](const ObjectName &N) {
    return N.Word == Word && N.HasArguments == (Arguments != Name.npos);
  });
}

// Propagates from objects to the types that contain them or point to them, each type once.
std::vector<bool> objectTypes(const ir::Module &M) {
  std::vector<bool> Out(M.Types.size());
  std::vector<ir::TypeId> Work;
  for (ir::TypeId T = 0; T < M.Types.size(); ++T)
    if (M.Types[T].Kind == TypeKind::Struct && isObjectName(M.Types[T].Name)) {
      Out[T] = true;
      Work.push_back(T);
    }
  if (Work.empty())
    return Out;
  std::vector<std::vector<ir::TypeId>> Holders(M.Types.size());
  for (ir::TypeId T = 0; T < M.Types.size(); ++T) {
    const ir::Type &Ty = M.Types[T];
    if (Ty.Kind == TypeKind::Pointer || Ty.Kind == TypeKind::Array)
      Holders[Ty.Element].push_back(T);
    if (Ty.Kind == TypeKind::Struct)
      for (ir::TypeId Field : M.fields(Ty))
        Holders[Field].push_back(T);
  }
  while (!Work.empty()) {
    ir::TypeId T = Work.back();
    Work.pop_back();
    for (ir::TypeId Holder : Holders[T])
      if (!Out[Holder]) {
        Out[Holder] = true;
        Work.push_back(Holder);
      }
  }
  return Out;
}

} // namespace dxil::validation
