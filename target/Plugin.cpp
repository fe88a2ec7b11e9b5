// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a stock LLVM tool finds when it loads dxil-target.so: the target of the
// `dxil` triple (a static initialiser, for `-load`), and the passes by name
// (`llvmGetPassPluginInfo`, for `-load-pass-plugin` and `-fpass-plugin`).
#include "dxil/target/PassRegistry.h"
#include "dxil/target/Pipeline.h"
#include "dxil/target/Registration.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <dlfcn.h>

namespace {

// In clang's process, what graphics stages need of clang is in the module
// beside this one. opt and llc have no clang around them, and do not pay for it.
void loadFrontend(const void *Anchor) {
  constexpr const char *AnySymbolOfClang = "_ZN5clang11ASTConsumer18HandleTopLevelDeclENS_12DeclGroupRefE";
  Dl_info Self;
  if (!dlsym(RTLD_DEFAULT, AnySymbolOfClang) || !dladdr(Anchor, &Self) || !Self.dli_fname)
    return;
  llvm::SmallString<128> Path(Self.dli_fname);
  llvm::sys::path::remove_filename(Path);
  llvm::sys::path::append(Path, "dxil-frontend.so");
  if (dlopen(Path.c_str(), RTLD_NOW | RTLD_LOCAL))
    return;
  // Without it clang would compile on, with other layouts and other meanings than HLSL's.
  llvm::errs() << "dxil-target.so: error: its part for clang cannot be loaded: " << dlerror() << '\n';
  dxil::refuseModules("dxil-target.so compiles nothing in clang without dxil-frontend.so beside it");
}

struct Registration {
  Registration() {
    dxil::registerTarget();
    loadFrontend(this);
  }
} RegisterOnLoad;
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK __attribute__((visibility("default"))) llvm::PassPluginLibraryInfo
llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "dxil-target", DXIL_TOOLS_VERSION,
          dxil::registerPassBuilderCallbacks};
}
