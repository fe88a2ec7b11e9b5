// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about a library beside its functions (docs/ir-contract.md, "Libraries").
#pragma once

#include "dxil/generated/MetadataNumbers.h"

#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class Type;
} // namespace llvm

namespace dxil::contract {

/// A payload struct: the access mask of each field.
struct PayloadFacts {
  llvm::Type *Type = nullptr;
  std::vector<uint32_t> Access; ///< PAQ masks, in the order of the fields
};

/// A subobject as declared in the source. A kind uses some of the fields.
struct SubobjectFacts {
  std::string Name;
  SubobjectKind Kind = SubobjectKind::StateObjectConfig;
  uint32_t Flags = 0;
  uint32_t MaxPayloadBytes = 0, MaxAttributeBytes = 0;
  uint32_t MaxRecursion = 0;
  std::string RootSignature;        ///< bytes of the part
  std::string Associated;           ///< name of the subobject that Exports get
  std::vector<std::string> Exports; ///< exports; empty: all
  HitGroupType Group = HitGroupType::Triangles;
  std::string AnyHit, ClosestHit, Intersection;
};

/// An exported function with pointer parameters.
struct ExportFacts {
  std::string Symbol;
  std::vector<llvm::Type *> Pointees; ///< pointee types of the pointer parameters
};

struct LibraryFacts {
  std::vector<PayloadFacts> Payloads;
  std::vector<SubobjectFacts> Subobjects;
  std::vector<ExportFacts> Exports;

  bool empty() const { return Payloads.empty() && Subobjects.empty() && Exports.empty(); }
};

} // namespace dxil::contract
