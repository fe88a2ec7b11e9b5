// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entry points for LLVM tools that load dxil-target.so: the target of the `dxil` triple (a
// static initializer, for `-load`), and the passes by name (`llvmGetPassPluginInfo`, for
// `-load-pass-plugin` and `-fpass-plugin`).
#include "PassRegistry.h"
#include "Registration.h"
#include "llvm/Plugins/PassPlugin.h"

namespace {
struct Registration {
  Registration() { dxil::plugin::registerTarget(); }
} RegisterOnLoad;
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK __attribute__((visibility("default"))) llvm::PassPluginLibraryInfo
llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "dxil-target", DXIL_TOOLS_VERSION,
          dxil::plugin::registerPassBuilderCallbacks};
}
