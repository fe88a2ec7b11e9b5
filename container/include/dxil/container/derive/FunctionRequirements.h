// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Requirements of each function of a module: features, shader model, stages, a thread group. A
// function has the requirements of its callees too.
#pragma once

#include <dxil/container/derive/Analysis.h>

namespace dxil::container {

struct FunctionRequirements {
  uint64_t Flags = 0;       ///< shader flags (bits of ShaderFlag)
  uint32_t Stages = 0xffff; ///< bit N: stage N may run the function
  uint32_t Minor = 0;       ///< minimum shader model 6.Minor
  bool Derivatives = false; ///< uses derivatives, so it needs quads in every stage
  bool Group = false;       ///< needs a thread group

  /// Adds the requirements of a callee. Returns true if that changed anything.
  bool merge(const FunctionRequirements &Callee);
  /// Returns the features as bits of SFI0, plus two bits that only RDAT has.
  uint64_t features() const;
  friend bool operator==(const FunctionRequirements &, const FunctionRequirements &) = default;
};

struct RequirementOptions {
  /// If false, Flags stay empty and do not raise the shader model. This saves a walk over the
  /// instructions.
  bool Flags = true;
  /// The library's subobjects require ray tracing tier 1.1.
  bool RaytracingTier1_1 = false;
};

/// Returns the requirements by function; those of declarations are empty. Needs the analysis'
/// facts, and its handles if flags are requested. The module's validator version decides which
/// facts count, since a validator compares only facts that it knows: before 1.8 there are no
/// derivative and group requirements, and callees contribute nothing.
std::vector<FunctionRequirements> deriveFunctionRequirements(const Analysis &A,
                                                             RequirementOptions Options = {});

/// Returns the bits of the stages that the validator of the module's version knows.
uint32_t knownStages(const ModuleFacts &Info);

} // namespace dxil::container
