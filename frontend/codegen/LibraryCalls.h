// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library call during its emission.
#ifndef DXIL_FRONTEND_CODEGEN_LIBRARYCALLS_H
#define DXIL_FRONTEND_CODEGEN_LIBRARYCALLS_H

#include "Generator.h"

namespace dxil::frontend {

/// Sets the fields of \p To, contract::EntryAttributes or contract::ParameterAttributes. The last
/// of several equal attributes applies.
template <class T> void fillAttributes(T &To, llvm::ArrayRef<frontend::Attribute> Attributes) {
  for (const frontend::Attribute &A : Attributes)
    contract::setAttribute(To, A.Id, A.Numbers, A.Strings);
}

/// Returns an overload's suffix in op names: `f32` for float, `v8f32` for a vector.
std::string overloadSuffix(llvm::Type *Ty);

struct LibraryCall {
  const library::Function &F;
  Location Where = Location::None;
  TypeId Result = TypeId::Void;
  TypeId TemplateArgument = TypeId::None;
  TypeId ObjectType = TypeId::None;  ///< of a method
  llvm::Value *Object = nullptr;     ///< its handle
  ExprId ObjectPlace = ExprId::None; ///< the place of the handle
  struct Argument {
    TypeId Type = TypeId::None; ///< the parameter's
    llvm::Value *V = nullptr;   ///< null if the argument is only written
    Place At;                   ///< of a written argument, or of an atomic operation
    ConversionKind Back = ConversionKind::None;
  };
  llvm::SmallVector<Argument, 8> Arguments = {};

  const Argument &operator[](size_t I) const { return Arguments[I]; }
  size_t size() const { return Arguments.size(); }
  llvm::Value *value(size_t I) const { return Arguments[I].V; }
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_LIBRARYCALLS_H
