// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of td/hlsl/ResourceSchema.td's records. HLSLResourceModel.cpp is the only code
// that reads their fields.
#pragma once

#include "Model.h"

#include <map>
#include <optional>

namespace dxil {

/// A sampler, or a texture with its template arguments.
struct HLSLResourceDesc {
  std::string Name;
  std::string Doc;
  int64_t Kind = 0; ///< of enum ResourceKind
  bool IsSampler = false;
  int64_t SamplerMode = 0; ///< of enum SamplerKind
  std::string Alias;       ///< another name; may be empty
  unsigned Coords = 0;     ///< of a texel, the slice counted
  unsigned Places = 0;     ///< the same without the slice
  unsigned Offsets = 0;
  unsigned Sizes = 0;
  bool Writable = false;
  bool RasterizerOrdered = false;
  bool Multisampled = false;
};

struct HLSLMethodParamDesc {
  std::string Type; ///< "location", "float"
  std::string Name;
  bool Optional = false;
};

struct HLSLMethodDesc {
  const llvm::Record *Record = nullptr;
  std::string Name;
  std::string Doc;
  const OpDesc *Op = nullptr;
  std::vector<const HLSLResourceDesc *> Classes;
  std::vector<HLSLMethodParamDesc> Params;
  std::string Result; ///< "T", "E4", or a type
  std::map<std::string, std::string> Constants; ///< by operand
  bool OffsetIsZero = true;
  int64_t FirstMinor = 0;   ///< the first shader model 6.n that has it, if the op is older
  bool FourOffsets = false; ///< also with an offset for each of four components
};

struct HLSLClassDesc {
  std::string Name;
  std::string Doc;
  std::string Code;
};

struct HLSLResourceModel {
  std::vector<std::unique_ptr<HLSLResourceDesc>> Resources; ///< samplers first
  std::vector<HLSLMethodDesc> Methods;
  std::vector<HLSLClassDesc> Classes;
  std::vector<const OpDesc *> Ops; ///< of methods and of the classes' code, by opcode
};

/// Reads the records. Mistakes are reported at their line through llvm::PrintError, and the result
/// is empty if there was any.
std::optional<HLSLResourceModel> readHLSLResources(const Model &M,
                                                   const llvm::RecordKeeper &Records);

} // namespace dxil
