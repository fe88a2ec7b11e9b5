// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeCopies.h"

namespace dxil::differential {
namespace {

constexpr unsigned MostDepth = 16; ///< deepest nesting of types

} // namespace

ir::TypeId TypeCopies::copy(ir::TypeId Id, unsigned Depth) {
  const ir::Type &T = Source.type(Id);
  Unsupported |= Depth > MostDepth;
  switch (Unsupported ? ir::TypeKind::Void : T.Kind) {
  case ir::TypeKind::Half: return M.halfType();
  case ir::TypeKind::Float: return M.floatType();
  case ir::TypeKind::Double: return M.doubleType();
  case ir::TypeKind::Integer: return M.integerType(T.Width);
  case ir::TypeKind::Array: return M.arrayType(copy(T.Element, Depth + 1), T.Count);
  case ir::TypeKind::Vector: return M.vectorType(copy(T.Element, Depth + 1), uint32_t(T.Count));
  case ir::TypeKind::Struct: {
    std::vector<ir::TypeId> Own;
    for (const ir::TypeId Field : Source.fields(T))
      Own.push_back(copy(Field, Depth + 1));
    Unsupported |= T.Name.starts_with("dx.types.");
    const ir::TypeId Made = T.Named ? M.namedStruct(T.Name, Own) : M.structType(Own);
    Fields[Made] = std::move(Own);
    return Made;
  }
  case ir::TypeKind::Pointer:
    Unsupported |= Depth > 0 || T.AddressSpace != 0;
    return M.pointerType(copy(T.Element, Depth + 1));
  case ir::TypeKind::Void: Unsupported |= Depth > 0; return M.voidType();
  default: Unsupported = true; return M.voidType();
  }
}

bool TypeCopies::isAggregate(ir::TypeId Id) const {
  const ir::TypeKind Kind = M.type(Id).Kind;
  return Kind == ir::TypeKind::Vector || Kind == ir::TypeKind::Array ||
         Kind == ir::TypeKind::Struct;
}

size_t TypeCopies::countOf(ir::TypeId Aggregate) const {
  const ir::Type &T = M.type(Aggregate);
  return T.Kind == ir::TypeKind::Struct ? Fields.at(Aggregate).size() : size_t(T.Count);
}

ir::TypeId TypeCopies::elementOf(ir::TypeId Aggregate, size_t I) const {
  const ir::Type &T = M.type(Aggregate);
  return T.Kind == ir::TypeKind::Struct ? Fields.at(Aggregate)[I] : T.Element;
}

bool TypeCopies::isWide(ir::TypeId Id) const {
  return M.type(Id).Kind == ir::TypeKind::Double || M.type(Id).isInteger(64);
}

} // namespace dxil::differential
