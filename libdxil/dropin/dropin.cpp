// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libdxil.so: the functions that DXC loads to validate.
#include "Classes.h"

using namespace dxil::dropin;

extern "C" __attribute__((visibility("default"))) Status
DxcCreateInstance(const Guid &Class, const Guid &Interface, void **Out) {
  if (!Out)
    return BadPointer;
  *Out = nullptr;
  if (Class == ValidatorClass)
    return createValidator(Interface, Out);
  if (Class == ContainerBuilderClass)
    return createContainerBuilder(Interface, Out);
  return ClassNotRegistered;
}

/// Objects do not need the caller's allocator.
extern "C" __attribute__((visibility("default"))) Status
DxcCreateInstance2(void *, const Guid &Class, const Guid &Interface, void **Out) {
  return DxcCreateInstance(Class, Interface, Out);
}
