// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `dx.*` metadata of a lowered module as values. The metadata is the only source, so these
// functions can read any DXIL module, whoever made it.
#pragma once

#include "dxil/contract/ResourceRecords.h"
#include "dxil/generated/MetadataNumbers.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DXILABI.h"
#include "llvm/TargetParser/Triple.h"

#include <array>
#include <cstdint>
#include <optional>

namespace llvm {
class Constant;
class Function;
class LLVMContext;
class MDNode;
class Metadata;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// A pair of numbers as in `dx.version`.
struct VersionPair {
  uint32_t Major = 0;
  uint32_t Minor = 0;
  auto operator<=>(const VersionPair &) const = default;
};

/// The contents of `hlsl.numthreads` and `hlsl.wavesize` of a compute entry.
struct ComputeProperties {
  std::array<uint32_t, 3> NumThreads = {0, 0, 0};
  uint32_t WaveMin = 0; ///< smallest wave size; 0: no required wave size
  uint32_t WaveMax = 0; ///< largest wave size; 0: exactly WaveMin
  uint32_t WavePreferred = 0;
  std::optional<uint32_t> GroupSharedLimit; ///< limit in bytes; none: the stage's limit
};

/// One entry of `dx.entryPoints`.
struct EntryRecord {
  llvm::Function *F = nullptr; ///< null for the module entry of a library
  llvm::StringRef Name;
  uint64_t ShaderFlags = 0;
  ComputeProperties Compute;
  uint32_t PayloadSize = 0, AttributeSize = 0; ///< sizes in bytes, for ray tracing stages
  const llvm::MDNode *Signatures = nullptr;    ///< the input of readSignatures
  const llvm::MDNode *Properties = nullptr;    ///< pairs of tag and value
  uint32_t ShaderKind = 0;                     ///< number of its stage
  std::string RootSignature;                   ///< bytes; only for an entry of a library
};

/// The dx.* metadata of a module.
struct ModuleMetadata {
  llvm::Triple::EnvironmentType Stage = llvm::Triple::UnknownEnvironment;
  VersionPair ShaderModel;
  VersionPair DXILVersion;
  VersionPair Validator;
  llvm::SmallVector<EntryRecord, 1> Entries;
};

/// The resources of `dx.resources`, class by class in the order of the
/// metadata. Entries of an unexpected shape are skipped.
llvm::SmallVector<contract::ResourceRecord, 8> readResources(const llvm::Module &M);

/// Versions, stage and entries. Fields whose metadata is missing or of an
/// unexpected shape keep their defaults.
ModuleMetadata readModuleMetadata(const llvm::Module &M);

/// The number that program headers, PSV0 and `dx.entryPoints` use for a stage.
uint32_t shaderKindNumber(llvm::Triple::EnvironmentType Stage);

/// Returns the name of a stage in `dx.shaderModel` (`cs`, `ps`, `lib`, ...). Returns an empty
/// string if the environment is no stage with a profile.
llvm::StringRef stageProfile(llvm::Triple::EnvironmentType Stage);

/// A 32-bit number as metadata.
llvm::Metadata *intMetadata(llvm::LLVMContext &Ctx, uint32_t Value);

} // namespace dxil::lowering
