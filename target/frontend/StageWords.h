// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of graphics and ray tracing stages that clang's parser does not take.
#ifndef DXIL_TARGET_FRONTEND_STAGEWORDS_H
#define DXIL_TARGET_FRONTEND_STAGEWORDS_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace clang {
class LangOptions;
} // namespace clang

namespace dxil {

/// Puts stand-ins of the same length, which the generated header defines, in the place of words that
/// clang does not know or takes for something else: `[shader("...")]`, whose functions clang would
/// check as those of compute shaders; parameter modifiers such as `triangle` and `vertices`;
/// `[raypayload]` and payload access qualifiers. Attributes in any case of letters get the one that
/// clang knows. Returns whether \p Text has changed. Positions in it stay as they are.
bool markStageWords(const clang::LangOptions &Options, std::string &Text);

/// What the annotation of a modifier starts with; the modifier follows.
inline constexpr llvm::StringLiteral StageModifierPrefix = "dxil.modifier:";
/// What the annotation of an attribute of an entry point starts with; JSON follows, a list of its
/// name and arguments.
inline constexpr llvm::StringLiteral StageAttributePrefix = "dxil.attribute:";

/// Attributes of entry points and their parameters that clang does not know, in small letters.
inline constexpr const char *StageAttributeNames[] = {
    "__ader", // stands for `shader`
    "maxvertexcount", "instance", "domain", "partitioning", "outputtopology",
    "outputcontrolpoints", "patchconstantfunc", "maxtessfactor", "earlydepthstencil",
    "nodelaunch", "nodeisprogramentry", "nodeid", "nodelocalrootargumentstableindex",
    "nodeshareinputof", "nodedispatchgrid", "nodemaxdispatchgrid", "nodemaxrecursiondepth",
    "maxrecords", "maxrecordssharedwith", "nodearraysize", "allowsparsenodes",
    "unboundedsparsenodes"};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_STAGEWORDS_H
