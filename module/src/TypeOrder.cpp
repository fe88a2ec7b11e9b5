// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeOrder.h"

namespace dxil::ir {

/// The parts of a type: its element, if it has one, then its fields.
TypeId TypeOrder::part(TypeId Id, uint32_t I) const {
  const Type &T = M.Types[Id];
  if (T.Element != None && I-- == 0)
    return T.Element;
  return I < T.Fields.Count ? M.TypePool[T.Fields.First + I] : None;
}

// A type without a name that is met inside itself, by way of a named struct, must stand before that
// struct's record. It is begun again then, at the part that it was in, and is done when its first
// beginning is returned to.
void TypeOrder::push(TypeId T) {
  if (States[T] == Done || (States[T] == Open && M.Types[T].Named))
    return;
  Next[T] -= States[T] == Open;
  States[T] = Open;
  Stack.push_back(T);
}

void TypeOrder::add(TypeId Root) {
  push(Root);
  while (!Stack.empty()) {
    const TypeId T = Stack.back();
    const TypeId Part = States[T] == Done ? None : part(T, Next[T]++);
    if (Part != None) {
      push(Part);
      continue;
    }
    Stack.pop_back();
    if (States[T] == Done)
      continue;
    States[T] = Done;
    List.push_back(T);
  }
}

} // namespace dxil::ir
