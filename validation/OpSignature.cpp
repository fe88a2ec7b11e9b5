// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OpSignature.h"

#include <dxil/generated/Limits.h>

namespace dxil::validation {
namespace {

using ir::TypeKind;

class Matcher {
public:
  Matcher(const ir::Module &M, SignatureMatch &Out) : M(M), Out(Out) {}

  bool match(const TypeInfo &Want, ir::TypeId Have) {
    if (Want.IsStruct)
      return isNamed(Have, Want.Name);
    if (Want.FollowsOverload)
      return matchDependent(Want, Have);
    if (Want.AsOverload != Overload::None)
      return overloadOf(M, Have) == OverloadUse(Want.AsOverload);
    return typeText(M, Have) == Want.Name;
  }

private:
  const ir::Module &M;
  SignatureMatch &Out;

  /// LLVM adds a suffix such as ".0" to a struct name that is taken.
  bool isNamed(ir::TypeId T, std::string_view Name) const {
    const ir::Type &Ty = M.type(T);
    return Ty.Kind == TypeKind::Struct && Ty.Name.substr(0, Name.size()) == Name &&
           (Ty.Name.size() == Name.size() || Ty.Name[Name.size()] == '.');
  }

  bool bind(unsigned Dimension, ir::TypeId T) {
    if (Dimension >= 4)
      return false;
    ir::TypeId &Bound = Out.Bound[Dimension];
    if (Bound == ir::None)
      Bound = T;
    return Bound == T;
  }

  bool sameShape(ir::TypeId Have, unsigned Dimension, uint32_t Width) const {
    const ir::Type &Ty = M.type(Have);
    if (Ty.Kind == TypeKind::Vector)
      return M.type(Ty.Element).isInteger(Width);
    return Ty.isInteger(Width);
  }

  bool matchDependent(const TypeInfo &Want, ir::TypeId Have) {
    const ir::Type &Ty = M.type(Have);
    std::string_view Name = Want.Name;
    if (Name == "overload.i1")
      return sameShape(Have, Want.Dimension, 1);
    if (Name == "overload.i32")
      return sameShape(Have, Want.Dimension, 32);
    if (Name == "overload.element") {
      ir::TypeId Bound = Out.Bound[Want.Dimension];
      return Bound == ir::None || M.type(Bound).Kind != TypeKind::Vector ||
             M.type(Bound).Element == Have;
    }
    if (Name.starts_with(DXILTypePrefix))
      return matchResultStruct(Want, Ty);
    if (Name.starts_with("<")) // <9 x overload>
      return Ty.Kind == TypeKind::Vector && bind(Want.Dimension, Ty.Element);
    if (Name.ends_with("addrspace(3)*"))
      return Ty.Kind == TypeKind::Pointer && Ty.AddressSpace == 3 &&
             bind(Want.Dimension, Ty.Element);
    return Ty.Kind != TypeKind::Void && bind(Want.Dimension, Have);
  }

  /// dx.types.ResRet.f32 = { float, float, float, float, i32 }, dx.types.CBufRet.f32, ...
  bool matchResultStruct(const TypeInfo &Want, const ir::Type &Ty) {
    if (Ty.Kind != TypeKind::Struct || Ty.Fields.Count == 0 || !Ty.Name.starts_with(Want.Name))
      return false;
    ir::TypeId First = M.fields(Ty)[0];
    if (!bind(Want.Dimension, First))
      return false;
    bool IsLoad = Want.Name == "dx.types.ResRet";
    uint32_t Values = Ty.Fields.Count - IsLoad;
    for (uint32_t I = 0; I < Values; ++I)
      if (M.fields(Ty)[I] != First)
        return false;
    if (!IsLoad)
      return true;
    return M.type(M.fields(Ty)[Values]).isInteger(32) &&
           Values == (M.type(First).Kind == TypeKind::Vector ? 1 : 4);
  }
};

} // namespace

SignatureMatch matchSignature(const ir::Module &M, const OpInfo &Op, ir::TypeId FunctionType) {
  SignatureMatch Out;
  const ir::Type &Ty = M.type(FunctionType);
  if (Ty.Kind != TypeKind::Function || Ty.VarArg || Ty.Fields.Count != Op.Args.size() + 1 ||
      !M.type(M.fields(Ty)[0]).isInteger(32))
    return Out;
  Matcher Match(M, Out);
  // Matches the result first: only its struct tells a vector overload from a scalar one.
  bool Good = Match.match(info(Op.Result), Ty.Element);
  for (size_t I = 0; Good && I < Op.Args.size(); ++I)
    Good = Match.match(info(Op.Args[I].Type), M.fields(Ty)[I + 1]);
  Out.Matches = Good;
  return Out;
}

OverloadUse overloadOf(const ir::Module &M, ir::TypeId T) {
  const ir::Type &Ty = M.type(T);
  switch (Ty.Kind) {
  case TypeKind::Half: return Overload::Half;
  case TypeKind::Float: return Overload::Float;
  case TypeKind::Double: return Overload::Double;
  case TypeKind::Integer:
    switch (Ty.Width) {
    case 1: return Overload::I1;
    case 8: return Overload::I8;
    case 16: return Overload::I16;
    case 32: return Overload::I32;
    case 64: return Overload::I64;
    default: return Overload::None;
    }
  case TypeKind::Pointer: return Overload::Udt;
  case TypeKind::Struct:
  case TypeKind::Opaque:
  case TypeKind::Array: return Overload::Object;
  case TypeKind::Vector: return OverloadUse(overloadOf(M, Ty.Element).Type, true);
  default: return Overload::None;
  }
}

[[gnu::cold]] std::string overloadList(OverloadSet Set) {
  std::string Out;
  for (unsigned I = 1; I < 32; ++I) {
    if (Set.contains(Overload(I)))
      Out += (Out.empty() ? "" : ", ") + std::string(name(Overload(I)));
    if (Set.containsVector(Overload(I)))
      Out += (Out.empty() ? "<n x " : ", <n x ") + std::string(name(Overload(I))) + ">";
  }
  return Out.empty() ? "none" : Out;
}

} // namespace dxil::validation
