// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libdxcompiler.so: the functions that programs load.
#include "Compilers.h"
#include "libdxil/dropin/Classes.h"

using namespace dxil::compiler::dxc;

extern "C" __attribute__((visibility("default"))) Status
DxcCreateInstance(const Guid &Class, const Guid &Interface, void **Out) {
  if (!Out)
    return BadPointer;
  *Out = nullptr;
  struct Maker {
    Guid Class;
    Status (*Create)(const Guid &Interface, void **Out);
  };
  constexpr Maker Makers[] = {
      {CompilerClass, createCompiler},
      {UtilitiesClass, createUtilities},
      {CompilerArgumentsClass, createArguments},
      {LinkerClass, createLinker},
      {AssemblerClass, createAssembler},
      {PdbUtilitiesClass, createPdbUtilities},
      {ContainerReflectionClass, createContainerReflection},
      {dxil::dropin::ValidatorClass, dxil::dropin::createValidator},
      {dxil::dropin::ContainerBuilderClass, dxil::dropin::createContainerBuilder},
  };
  for (const Maker &M : Makers)
    if (M.Class == Class)
      return M.Create(Interface, Out);
  return dxil::dropin::ClassNotRegistered;
}

/// The allocator is the caller's; objects here need none.
extern "C" __attribute__((visibility("default"))) Status
DxcCreateInstance2(void *, const Guid &Class, const Guid &Interface, void **Out) {
  return DxcCreateInstance(Class, Interface, Out);
}
