// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of functions that another compiler has made. Compilers have different types for vectors and
// matrices in signatures and structs: a vector, an array, or a struct of an array of vectors. If
// both types have the same scalars, a call casts addresses and copies values through memory, which
// inlining and splitVariables() remove.
#include "LinkJob.h"

#include <dxil/generated/Limits.h>
#include <dxil/module/FunctionPasses.h>

namespace dxil::link {
namespace {

bool isPointer(const ir::EditableModule &E, ir::TypeId T) {
  return E.M.Types[T].Kind == ir::TypeKind::Pointer;
}

/// Returns true for DXC's type of a matrix.
bool isMatrix(const ir::EditableModule &E, ir::TypeId T) {
  return E.M.Types[T].Kind == ir::TypeKind::Struct &&
         E.M.Types[T].Name.starts_with(MatrixClassPrefix);
}

class CallAdapter {
public:
  CallAdapter(ir::EditableModule &E, ir::EditableBody &Body) : E(E), Body(Body) {}

  void run() {
    for (ir::EditableBlock &B : Body.Blocks) {
      std::vector<ir::EditableInstruction> New;
      Out = &New;
      for (ir::EditableInstruction &I : B.Instructions)
        visit(I);
      B.Instructions = std::move(New);
    }
    if (!Variables.empty())
      Body.Blocks[0].Instructions.insert(Body.Blocks[0].Instructions.begin(), Variables.begin(),
                                         Variables.end());
  }

private:
  ir::EditableModule &E;
  ir::EditableBody &Body;
  std::vector<ir::EditableInstruction> *Out = nullptr;
  std::vector<ir::EditableInstruction> Variables;

  ir::EditableInstruction make(ir::Opcode Op, ir::TypeId T, std::vector<ir::ValueId> Operands) {
    ir::EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = T;
    if (E.M.Types[T].Kind != ir::TypeKind::Void)
      I.I.Result = E.addResult(T);
    I.Operands = std::move(Operands);
    return I;
  }
  ir::ValueId add(ir::EditableInstruction I) {
    Out->push_back(std::move(I));
    return Out->back().I.Result;
  }
  ir::ValueId cast(ir::ValueId V, ir::TypeId To) { return add(make(ir::Opcode::BitCast, To, {V})); }

  /// Stores a value in a variable and returns its address as one of another type.
  ir::ValueId stored(ir::ValueId V, ir::TypeId As) {
    Variables.push_back(make(ir::Opcode::Alloca, E.pointerType(E.M.Values[V].Type), {E.i32(1)}));
    Variables.back().I.Alignment = ir::Alignment(8);
    const ir::ValueId Variable = Variables.back().I.Result;
    ir::EditableInstruction Store = make(ir::Opcode::Store, E.voidType(), {Variable, V});
    Store.I.Alignment = ir::Alignment(4);
    add(std::move(Store));
    return cast(Variable, E.pointerType(As));
  }
  ir::EditableInstruction loadOf(ir::ValueId Address) {
    ir::EditableInstruction Load = make(ir::Opcode::Load, E.pointeeOf(Address), {Address});
    Load.I.Alignment = ir::Alignment(4);
    return Load;
  }

  void visit(ir::EditableInstruction &I) {
    const ir::FunctionId Callee = E.callee(I);
    if (Callee == ir::None || E.Bodies[Callee].empty()) {
      Out->push_back(std::move(I));
      return;
    }
    const ir::Type T = E.M.Types[E.M.Functions[Callee].FunctionType];
    const auto Fields = E.M.fields(T);
    const std::vector<ir::TypeId> Parameters(Fields.begin(), Fields.end());
    for (size_t N = 0; N < Parameters.size() && N < I.Operands.size(); ++N) {
      ir::ValueId &V = I.Operands[N];
      if (E.M.Values[V].Type == Parameters[N])
        continue;
      V = isPointer(E, Parameters[N]) ? cast(V, Parameters[N])
                                      : add(loadOf(stored(V, Parameters[N])));
    }
    const ir::TypeId Result = I.I.Type;
    if (Result == T.Element) {
      Out->push_back(std::move(I));
      return;
    }
    const ir::ValueId Old = I.I.Result;
    I.I.Type = T.Element;
    I.I.Result = E.addResult(T.Element);
    const ir::ValueId New = add(std::move(I));
    ir::EditableInstruction Load = loadOf(stored(New, Result));
    Load.I.Result = Old;
    add(std::move(Load));
  }
};

} // namespace

/// Returns true if a call with one type can become a call of a function with the other.
bool LinkJob::canAdapt(ir::TypeId Call, ir::TypeId Function) {
  const ir::Type From = E.M.Types[Call], To = E.M.Types[Function];
  auto Fit = [&](ir::TypeId A, ir::TypeId B) {
    if (A == B)
      return true;
    if (!isPointer(E, A) || !isPointer(E, B))
      return !isPointer(E, A) && !isPointer(E, B) && ir::haveSameScalars(E, A, B);
    const ir::Type PointerA = E.M.Types[A], PointerB = E.M.Types[B];
    // An out matrix has the order of its declaration in DXC's memory, and of its rows here.
    return PointerA.AddressSpace == PointerB.AddressSpace && !isMatrix(E, PointerA.Element) &&
           !isMatrix(E, PointerB.Element) &&
           ir::haveSameScalars(E, PointerA.Element, PointerB.Element);
  };
  const auto A = E.M.fields(From), B = E.M.fields(To);
  bool Fits = A.size() == B.size() && Fit(From.Element, To.Element);
  for (size_t N = 0; Fits && N < A.size(); ++N)
    Fits = Fit(A[N], B[N]);
  return Fits;
}

void LinkJob::adaptCalls() {
  for (const auto &[F, S] : Origins)
    CallAdapter(E, E.Bodies[F]).run();
}

} // namespace dxil::link
