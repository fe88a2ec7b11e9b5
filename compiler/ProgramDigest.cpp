// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ProgramDigest.h"
#include "dxil/contract/ModuleFacts.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace dxil::compiler {

CacheKey programDigest(const Module &M, const contract::ModuleFacts &Facts) {
  // The annotations that stand for the facts would stay in the module, so a copy gets them.
  ValueToValueMapTy Copies;
  const std::unique_ptr<Module> Copy = CloneModule(M, Copies);
  contract::ModuleFacts Moved = Facts;
  for (std::vector<contract::EntryPoint> *List : {&Moved.Entries, &Moved.PatchConstants})
    for (contract::EntryPoint &E : *List) {
      E.Shader = cast<Function>(Copies[E.Shader]);
      E.Body = cast<Function>(Copies[E.Body]);
    }
  contract::writeFacts(*Copy, Moved);
  SmallVector<char, 0> Bitcode;
  raw_svector_ostream Out(Bitcode);
  WriteBitcodeToFile(*Copy, Out, /*ShouldPreserveUseListOrder=*/true);
  return KeyHasher().add(StringRef(Bitcode.data(), Bitcode.size())).finish();
}

} // namespace dxil::compiler
