// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the declaration of an entry point says of its signature, on the way from clang's AST to
// the pass dxil-entry-signature.
#ifndef DXIL_TARGET_FRONTEND_ENTRYINTERFACE_H
#define DXIL_TARGET_FRONTEND_ENTRYINTERFACE_H

#include "Options.h"
#include "StageFacts.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil {

class MatrixOrder;

/// The interpolation modifiers of fields, parameters and functions, as a mask of bits that
/// interpolationBit gives. They are kept here and not on the declarations, where clang would
/// make calls of them.
using InterpolationMap = llvm::DenseMap<const clang::Decl *, unsigned>;

/// The bit of an interpolation modifier (`linear`, `centroid`, ...); 0 for any other word.
unsigned interpolationBit(llvm::StringRef Modifier);

/// The interface of the entry point \p F of the stage \p Stage as JSON (docs/ir-contract.md,
/// "Entry interface"): its attributes, and a list of parameters and the result, each with its size
/// in memory and its scalars, vectors and matrices: semantic, component type, shape, byte offset.
/// Reports to the AST's diagnostics, and gives an empty string, if a type cannot be part of a
/// signature or a semantic is missing. \p Order: which matrices have a row of the signature for each row.
/// \p Options: which names of semantics are system values, and how the signatures are packed.
std::string describeEntry(const clang::FunctionDecl &F, llvm::StringRef Stage,
                          const StageFacts &Facts, const InterpolationMap &Interpolation,
                          const MatrixOrder &Order, const FrontendOptions &Options);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_ENTRYINTERFACE_H
