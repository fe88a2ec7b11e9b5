// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Function;
}

namespace dxil::lowering {

/// Promotes integers of widths other than 1, 16, 32 and 64 to the next of these widths; the added
/// bits are zero. Reports wider integers and instructions that it cannot promote.
void legalizeIntegers(llvm::Function &F);

/// Splits integers of more than 64 bits into 32-bit words. Leaves all of them if one has a use that
/// cannot be split.
void splitWideIntegers(llvm::Function &F);

/// Replaces the vectors that scalarization leaves: bit casts between vectors and scalars, and
/// extractions from vectors with known elements.
void legalizeVectors(llvm::Function &F);

/// Splits phis and selects of structs into one choice for each field. Returns whether there was
/// one.
bool splitAggregateChoices(llvm::Function &F);

} // namespace dxil::lowering
