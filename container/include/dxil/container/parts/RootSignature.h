// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Part RTS0: a root signature of version 1.0, 1.1 or 1.2 (numbers 1, 2 and 3).
#pragma once

#include <dxil/container/Container.h>

namespace dxil::container {

struct DescriptorRange {
  uint32_t Type = 0; ///< 0 SRV, 1 UAV, 2 CBV, 3 sampler
  uint32_t Count = 0, BaseRegister = 0, Space = 0;
  uint32_t Flags = 0;  ///< present from 1.1 on
  uint32_t Offset = 0; ///< ~0u: the range follows the one before it
};

struct RootParameter {
  uint32_t Type = 0; ///< 0 table, 1 constants, 2 CBV, 3 SRV, 4 UAV
  uint32_t Visibility =
      0; ///< 0 all, 1 vertex, 2 hull, 3 domain, 4 geometry, 5 pixel, 6 amplification, 7 mesh
  uint32_t Register = 0, Space = 0;    ///< unused by tables
  uint32_t Num32BitValues = 0;         ///< number of constants
  uint32_t Flags = 0;                  ///< descriptor flags, from 1.1 on
  std::vector<DescriptorRange> Ranges; ///< ranges of a table
};

struct StaticSampler {
  uint32_t Filter = 0, AddressU = 0, AddressV = 0, AddressW = 0;
  float MipLodBias = 0;
  uint32_t MaxAnisotropy = 0, Comparison = 0, BorderColor = 0;
  float MinLod = 0, MaxLod = 0;
  uint32_t Register = 0, Space = 0, Visibility = 0;
  uint32_t Flags = 0; ///< present from 1.2 on
};

struct RootSignature {
  uint32_t Version = 0; ///< 1 is 1.0, 2 is 1.1, 3 is 1.2
  uint32_t Flags = 0;
  std::vector<RootParameter> Parameters;
  std::vector<StaticSampler> Samplers;
};

Result<RootSignature> readRootSignature(Bytes Data);

} // namespace dxil::container
