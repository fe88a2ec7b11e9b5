// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures of entry points: their elements as in `dx.entryPoints`, their registers and their
// metadata.
#pragma once

#include "dxil/generated/Kinds.h"
#include "dxil/generated/Limits.h"
#include "dxil/ops/SystemValues.h"
#include "metadata/ModuleMetadata.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

#include <string>
#include <string_view>

namespace dxil::lowering {

/// The number of a signature's registers, and of the components of each.
inline constexpr unsigned NumRegisters = MaxSignatureRows, NumColumns = RegisterColumns;

/// One element of a signature.
struct SignatureElement {
  std::string Name;
  uint8_t Type = 0;                       ///< DXIL's component type
  uint8_t Kind = 0;                       ///< system value; 0: none
  llvm::SmallVector<uint32_t, 4> Indices; ///< one semantic index for each row
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint32_t Rows = 1;
  uint8_t Columns = 1;
  int32_t StartRow = -1; ///< -1: the element has no register
  int8_t StartColumn = -1;
  uint32_t Stream = 0;

  bool isAllocated() const { return StartRow >= 0; }
  /// Returns true if an allocated element is within the registers.
  bool isInRegisters() const {
    return uint32_t(StartRow) < NumRegisters && Rows <= NumRegisters - uint32_t(StartRow) &&
           uint32_t(StartColumn) < NumColumns && Columns <= NumColumns - uint32_t(StartColumn);
  }
};

using Signature = llvm::SmallVector<SignatureElement, 8>;

/// The signatures of one entry point.
struct EntrySignatures {
  Signature Inputs, Outputs, PatchOrPrimitive;
  bool empty() const { return Inputs.empty() && Outputs.empty() && PatchOrPrimitive.empty(); }
};

/// Returns the number of the system value \p Name, without regard to case, or 0.
uint8_t systemValueKind(llvm::StringRef Name);

/// Assigns registers to the elements of \p S: in declaration order (prefix-stable packing, dxc's
/// default), or in an order that takes few registers if \p Tightly. Returns the first element that
/// does not fit into the 32 registers, or null.
const SignatureElement *packSignature(Signature &S, SignaturePoint Point, uint32_t Minor,
                                      bool Native16, bool Tightly = false);

/// Returns the signatures as operand 2 of an entry in `dx.entryPoints`, or null if there are none.
llvm::Metadata *signatureMetadata(llvm::LLVMContext &Ctx, const EntrySignatures &S);

/// Reads operand 2 of an entry. Skips malformed elements.
EntrySignatures readSignatures(const llvm::MDNode *N);

} // namespace dxil::lowering
