// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The 64 shader flags of a module, worked out from what it uses.
#ifndef DXIL_TARGET_SHADERFLAGS_H
#define DXIL_TARGET_SHADERFLAGS_H

#include "ModuleMetadata.h"
#include "Signature.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <cstdint>

namespace llvm {
class CallInst;
class Function;
class Module;
class Value;
} // namespace llvm

namespace dxil {

/// The flags as bits, and what each is for, are in <dxil/ops/ShaderFlags.def>.
enum class ShaderFlag : uint64_t {
#define SHADER_FLAG(Name, Bit, Feature, Doc) Name = uint64_t(1) << Bit,
#include <dxil/ops/ShaderFlags.def>
};

/// A set of ShaderFlag.
class ShaderFlagSet {
public:
  void add(ShaderFlag F) { Bits |= static_cast<uint64_t>(F); }
  void addIf(bool Condition, ShaderFlag F) {
    if (Condition)
      add(F);
  }
  bool has(ShaderFlag F) const { return Bits & static_cast<uint64_t>(F); }
  void remove(ShaderFlag F) { Bits &= ~static_cast<uint64_t>(F); }
  uint64_t raw() const { return Bits; }

private:
  uint64_t Bits = 0;
};

/// What the flags of a call depend on beside its operands.
struct FlagContext {
  const ModuleMetadata &Module;
  llvm::ArrayRef<ResourceRecord> Resources;
  /// Collects the resources that 64-bit atomics reach.
  llvm::SmallPtrSetImpl<const ResourceRecord *> &Atomic64;
};

/// Adds what the operation call \p Call (callee `dx.op.*`) requires.
void addOperationFlags(const llvm::CallInst &Call, const FlagContext &Context,
                       ShaderFlagSet &Flags);

/// The flags that follow from the instructions of \p F alone.
uint64_t functionFlags(const llvm::Function &F, const FlagContext &Context);

/// The flags that tag 0 of an entry point's properties holds: those of all
/// functions of \p M together. \p MD says stage and versions.
/// Marks in `dx.resources` what 64-bit atomics reach, as the validator versions
/// that know the mark expect.
uint64_t computeShaderFlags(llvm::Module &M, const ModuleMetadata &MD);

/// The flags that follow from elements of a signature and from no op.
uint64_t signatureFlags(const EntrySignatures &S, llvm::Triple::EnvironmentType Stage);

/// The part of the flags that the SFI0 part holds, in SFI0's own bit order.
uint64_t featureInfo(uint64_t ShaderFlags);

} // namespace dxil

#endif // DXIL_TARGET_SHADERFLAGS_H
