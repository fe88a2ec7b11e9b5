// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linear algebra matrices are represented by numbers here, like hit objects. The names of ops
// contain their types.
#include "Context.h"
#include "LibraryCalls.h"
#include "Objects.h"
#include "Values.h"

#include <dxil/extension_names.h>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace dxil::frontend {

using library::TypePattern;

/// Returns the overload suffix of a parameter of type \p T; for groupshared memory, of its
/// elements.
static std::string suffixOf(CodegenContext &G, TypeId T) {
  const frontend::Type &Ty = G.Types.get(T);
  if (Ty.Kind == TypeKind::Array)
    return suffixOf(G, Ty.ElementType);
  if (Ty.Kind != TypeKind::Object)
    return overloadSuffix(valueType(G, T));
  const MatrixAttributes A = *matrixAttributes(G.Types, T);
  return formatv("mC{0}M{1}N{2}U{3}S{4}", A.Component, A.Rows, A.Columns, A.Use, A.Scope);
}

/// The op's result is the result of the call, or is written to the call's first argument.
Value *emitMatrixCall(CodegenContext &G, const LibraryCall &Call) {
  const OpInfo &Info = info(Call.F.Op);
  const bool Writes = Call.F.Parameters.size() > Info.Args.size();
  const TypeId Result = Writes ? Call[0].Type : Call.Result;
  SmallVector<std::string, 4> Suffixes(Info.OverloadDimensions);
  auto Note = [&](::dxil::TypeKind Kind, TypeId T) {
    if (const auto &Ty = ::dxil::info(Kind); Ty.FollowsOverload && Suffixes[Ty.Dimension].empty())
      Suffixes[Ty.Dimension] = suffixOf(G, T);
  };
  Note(Info.Result, Result);
  SmallVector<Value *, 8> Operands;
  SmallVector<llvm::Type *, 8> Types;
  for (size_t I = 0; I != Info.Args.size(); ++I) {
    const LibraryCall::Argument &A = Call[I + Writes];
    Note(Info.Args[I].Type, A.Type);
    const bool IsHandle = Info.Args[I].Type == ::dxil::TypeKind::Handle;
    Operands.push_back(!A.V ? A.Target.Address : IsHandle ? opHandle(G, A.V) : A.V);
    Types.push_back(Operands.back()->getType());
  }
  std::string Name = extensionName(Call.F.Op);
  for (const std::string &Suffix : Suffixes)
    Name += "." + Suffix;
  llvm::Type *Ty = Result == TypeId::Void ? G.B.getVoidTy() : valueType(G, Result);
  llvm::Function *Op = G.M.getFunction(Name);
  if (!Op)
    Op = declareOp(G, Call.F.Op, Name, FunctionType::get(Ty, Types, false));
  Value *V = G.B.CreateCall(Op, Operands);
  if (!Writes)
    return V;
  setArgument(G, Call, 0, V);
  return nullptr;
}

} // namespace dxil::frontend
