// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeOrder.h"

namespace dxil::ir {

/// Returns component `I` of a type: its element, if it has one, then its fields.
TypeId TypeOrder::part(TypeId Id, uint32_t I) const {
  const Type &T = M.Types[Id];
  if (T.Element != None && I-- == 0)
    return T.Element;
  return I < T.Fields.Count ? M.TypePool[T.Fields.First + I] : None;
}

// Starts the visit of a type. An unnamed type that contains itself, through a named struct, must
// precede that struct's record: its visit starts again at the component reached so far, and the
// first visit ends later without adding it again.
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
