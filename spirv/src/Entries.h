// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Selects entry points, and reads their execution modes.
#pragma once

#include "Grammar.h"
#include "Types.h"

#include <dxil/spirv/Translate.h>

namespace dxil::spirv {

/// An entry point under translation.
struct EntryUnit {
  const EntryPointUse *Use = nullptr;
  produce::EntryDescription Description;
};

/// Returns true for stages of ray tracing pipelines, whose entry points are in libraries.
constexpr bool isRayStage(Stage S) {
  return S >= Stage::Raygeneration && S <= Stage::Callable;
}

/// Returns a function that maps the id of an integer constant to its value.
Types::ConstantFn integerConstants(const Module &M, const TranslateOptions &Options);

/// Returns the entry points that the options select: one, or all of a library. Fails if the module
/// or an entry point needs something that the translation refuses.
Result<std::vector<const EntryPointUse *>> chooseEntries(const Module &M,
                                                         const TranslateOptions &Options);

/// Describes an entry point from its execution modes, and those of the other tessellation stage.
Result<EntryUnit> describeEntry(const Module &M, const Types &T, const EntryPointUse &Entry,
                                const TranslateOptions &Options);

} // namespace dxil::spirv
