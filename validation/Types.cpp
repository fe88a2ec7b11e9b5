// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Types.h"

namespace dxil::validation {

using ir::TypeKind;

bool isOpStruct(const ir::Module &M, ir::TypeId T) {
  const ir::Type &Ty = M.type(T);
  if (Ty.Kind != TypeKind::Struct || !Ty.Name.starts_with("dx.types."))
    return false;
  std::string_view Name = Ty.Name;
  for (std::string_view Known :
       {"dx.types.ResRet.", "dx.types.CBufRet.", "dx.types.Handle", "dx.types.Dimensions",
        "dx.types.splitdouble", "dx.types.i32c", "dx.types.twoi32", "dx.types.fouri32",
        "dx.types.fouri16", "dx.types.SamplePos"})
    if (Name.starts_with(Known))
      return true;
  return false;
}

namespace {

class TypeChecker {
public:
  TypeChecker(Context &Ctx, std::string_view Where, const ir::Instruction *At)
      : Ctx(Ctx), M(Ctx.M), Where(Where), At(At) {}

  bool check(ir::TypeId T, bool Inner, unsigned Depth) {
    if (Depth > 64)
      return true;
    const ir::Type *Ty = &M.type(T);
    if (Ty->Kind == TypeKind::Pointer) {
      if (Inner || M.type(Ty->Element).Kind == TypeKind::Pointer)
        return bad(rule::TypesNoPtrToPtr(Where, typeText(M, T)));
      T = Ty->Element;
      Ty = &M.type(T);
    }
    if (Ty->Kind == TypeKind::Array) {
      if (!Inner && M.type(Ty->Element).Kind == TypeKind::Array)
        return bad(rule::TypesNoMultiDim(Where, typeText(M, T)));
      while (Ty->Kind == TypeKind::Array) {
        T = Ty->Element;
        Ty = &M.type(T);
      }
    }
    switch (Ty->Kind) {
    case TypeKind::Struct:
      return checkStruct(T, *Ty, Depth);
    case TypeKind::Half:
    case TypeKind::Float:
    case TypeKind::Double:
      return true;
    case TypeKind::Integer:
      if (Ty->Width == 1 || Ty->Width == 8 || Ty->Width == 16 || Ty->Width == 32 || Ty->Width == 64)
        return true;
      return bad(rule::TypesIntWidth(Where, typeText(M, T)));
    case TypeKind::Vector:
      if (Ctx.Info.isLibrary() || (Ty->Count > 1 && Ctx.Info.atLeast(9)))
        return true;
      return bad(rule::TypesNoVector(Where, typeText(M, T)));
    default:
      return Ctx.Info.isLibrary() || bad(rule::TypesDefined(Where, typeText(M, T)));
    }
  }

private:
  Context &Ctx;
  const ir::Module &M;
  std::string_view Where;
  const ir::Instruction *At;

  bool bad(RuleMessage Message) {
    if (At)
      Ctx.report(std::move(Message), *At);
    else
      Ctx.report(std::move(Message));
    return false;
  }

  bool checkStruct(ir::TypeId T, const ir::Type &Ty, unsigned Depth) {
    bool Good = true;
    if (Ty.Name.starts_with("dx.")) {
      if (Ty.Name == "dx.types.Handle" || Ty.Name.starts_with("dx.types.HitObject") ||
          Ty.Name.starts_with("dx.types.LinAlgMatrix"))
        return true;
      if (isOpStruct(M, T))
        bad(rule::InstrDxilStructUser(typeText(M, T), Where));
      Good = bad(rule::DeclDxilNsReserved("type " + std::string(Ty.Name)));
    }
    for (ir::TypeId Field : M.fields(Ty))
      Good = check(Field, true, Depth + 1) && Good;
    return Good;
  }
};

} // namespace

bool checkMemoryType(Context &Ctx, ir::TypeId T, std::string_view Where, const ir::Instruction *At) {
  return TypeChecker(Ctx, Where, At).check(T, false, 0);
}

} // namespace dxil::validation
