// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The header of a program part, and its module.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/module/ModuleReader.h>

namespace dxil::container {

/// The header at the start of a DXIL or ILDB part.
struct ProgramHeader {
  uint32_t ShaderKind = 0; ///< number of the stage: 0 pixel, 1 vertex, 2 geometry, 3 hull, 4
                           ///< domain, 5 compute, 6 library, ...
  uint32_t ShaderMajor = 0, ShaderMinor = 0;
  uint32_t DxilMajor = 0, DxilMinor = 0;
  uint32_t SizeInWords = 0; ///< the program's size, this header included
  /// Bytes from the start of the part to the bitcode, and the bitcode's size.
  uint32_t BitcodeOffset = 0, BitcodeSize = 0;
  Bytes Bitcode;
};

/// Reads the 24-byte program header of a part's data.
Result<ProgramHeader> readProgramHeader(Bytes PartData, std::string_view PartName = "DXIL");

/// Reads the module of a DXIL or ILDB part.
Result<ir::Module> readProgram(Bytes PartData, std::string_view PartName = "DXIL",
                               const ir::ReadLimits &Limits = {});

/// Reads the container's module from part `Name`. Fails if the part is absent.
Result<ir::Module> readModule(const Container &C, FourCC Name = part::DXIL,
                              const ir::ReadLimits &Limits = {});

} // namespace dxil::container
