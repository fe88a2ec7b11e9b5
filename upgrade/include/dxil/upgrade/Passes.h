// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/IR/PassManager.h"

namespace dxil::upgrade {

/// `dxil-lift`: DXIL IR becomes LLVM IR. (Not called `dxil-upgrade`: LLVM 22 has a pass of that
/// name, which upgrades one kind of metadata, and opt finds LLVM's first.)
///
/// Each call of a `dx.op` function becomes the LLVM intrinsic that the op's record names, or a call
/// of the extension intrinsic `dxil.<opName>[.<overload>]`, which takes the op's arguments. `dx.*`
/// metadata becomes the target triple, function attributes (`hlsl.shader`, `hlsl.numthreads`,
/// `hlsl.wavesize`) and, where LLVM has no form of it, named metadata `dxil.*`. An invalid op call
/// gets a diagnostic and stays as it is. A module without DXIL is not changed.
class DXILUpgradePass : public llvm::PassInfoMixin<DXILUpgradePass> {
public:
  static llvm::StringRef name() { return "dxil-lift"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace dxil::upgrade
