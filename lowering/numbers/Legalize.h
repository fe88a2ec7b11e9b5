// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_LEGALIZE_H
#define DXIL_LOWERING_LEGALIZE_H

namespace llvm {
class Function;
}

namespace dxil::lowering {

/// Rewrites integers of widths other than 1, 16, 32 and 64 as the next of these
/// that holds them, with the bits above theirs zero. Wider ones, and uses that
/// no instruction here has, are reported.
void legalizeIntegers(llvm::Function &F);

/// Splits integers of more than 64 bits that only move bits into words of 32. Others are left.
void splitWideIntegers(llvm::Function &F);

/// Replaces what is left of vectors after scalarization: bit casts between
/// vectors and scalars, and elements of vectors that were just put together.
void legalizeVectors(llvm::Function &F);

/// Gives each field of a struct that phis or selects choose a choice of its own.
/// Returns whether there was one.
bool splitAggregateChoices(llvm::Function &F);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LEGALIZE_H
