// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call of a function or method of the library while it is emitted.
#ifndef DXIL_FRONTEND_CODEGEN_LIBRARYCALLS_H
#define DXIL_FRONTEND_CODEGEN_LIBRARYCALLS_H

#include "Generator.h"

namespace dxil::frontend {

/// Lists of arguments by the attributes' names.
llvm::json::Object attributeLists(llvm::ArrayRef<frontend::Attribute> Attributes,
                                  const NameTable &Names);

/// An overload as names of ops have it: `f32` of float, `v8f32` of a vector.
std::string overloadSuffix(llvm::Type *Ty);

struct LibraryCall {
  const library::Function &F;
  Location Where = Location::None;
  TypeId Result = TypeId::Void;
  TypeId TemplateArgument = TypeId::None;
  TypeId ObjectType = TypeId::None;  ///< of a method
  llvm::Value *Object = nullptr;     ///< its handle
  ExprId ObjectPlace = ExprId::None; ///< where that is
  struct Argument {
    TypeId Type = TypeId::None; ///< the parameter's
    llvm::Value *V = nullptr;   ///< null of one that is only written
    Place At;                   ///< of one that is written, and of an atomic's place
    ConversionKind Back = ConversionKind::None;
  };
  llvm::SmallVector<Argument, 8> Arguments = {};

  const Argument &operator[](size_t I) const { return Arguments[I]; }
  size_t size() const { return Arguments.size(); }
  llvm::Value *value(size_t I) const { return Arguments[I].V; }
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_LIBRARYCALLS_H
