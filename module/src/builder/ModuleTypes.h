// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of op operands for modules under construction.
#pragma once

#include <dxil/module/Module.h>
#include <dxil/ops/OpTypes.h>

#include <optional>

namespace dxil::ir {

/// Adapts the types of a builder or an editable module to <dxil/ops/OpTypes.h>.
template <class Module> struct ModuleTypes {
  using Type = TypeId;
  Module &M;

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
    const ir::Type &Ty = M.type(element(T));
    switch (Ty.Kind) {
    case TypeKind::Integer: return Ty.Width;
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

} // namespace dxil::ir
