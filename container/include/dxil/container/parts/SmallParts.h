// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts with one record: SFI0, HASH, VERS, ILDN. Views point into the part.
#pragma once

#include <dxil/container/Container.h>

namespace dxil::container {

/// Reads SFI0: 64 feature flags.
Result<uint64_t> readFeatureFlags(Bytes Data);
/// Returns the device feature that bit `Bit` requires; empty if the bit is not defined.
std::string_view featureName(uint32_t Bit);

/// HASH: u32 flags (1: the hash covers the source), 16 bytes.
struct ShaderHash {
  bool IncludesSource = false;
  uint32_t Flags = 0;
  Digest Hash{};
};
Result<ShaderHash> readShaderHash(Bytes Data);

/// VERS: the compiler that made the container.
struct CompilerVersion {
  uint16_t Major = 0, Minor = 0;
  uint32_t Flags = 0; ///< bit 0 debug build, bit 1 internal build
  uint32_t CommitCount = 0;
  std::string_view CommitSha, Custom;
};
Result<CompilerVersion> readCompilerVersion(Bytes Data);
/// Returns the bytes of a VERS part; the strings have no zeros.
std::vector<uint8_t> makeCompilerVersion(const CompilerVersion &V);

/// ILDN: the name of the file with the debug information.
struct DebugName {
  uint16_t Flags = 0;
  std::string_view Name;
};
Result<DebugName> readDebugName(Bytes Data);
/// Returns the bytes of an ILDN part with a name of at most 65535 bytes: zero-terminated, padded to
/// a multiple of four bytes.
std::vector<uint8_t> makeDebugName(std::string_view Name);

/// Returns the name of a stage ("pixel", "compute") by its number in the program header; empty if
/// unknown.
std::string_view stageName(uint32_t Stage);
/// Returns the profile prefix ("ps", "cs", "lib") of a stage by its number in the program header.
std::string_view stagePrefix(uint32_t Stage);

} // namespace dxil::container
