// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each function of a module needs of who runs it: features, a shader model, a stage, a thread
// group. A function needs what the functions that it calls need.
#pragma once

#include <dxil/container/derive/Analysis.h>

namespace dxil::container {

struct FunctionRequirements {
  uint64_t Flags = 0;       ///< shader flags (bits of ShaderFlag)
  uint32_t Stages = 0xffff; ///< bit N: the stage with number N may run it
  uint32_t Minor = 0;       ///< least shader model, 6.Minor
  bool Derivatives = false; ///< of whatever stage: quads
  bool Group = false;       ///< a thread group

  /// Takes over what a callee needs; whether that has changed anything.
  bool merge(const FunctionRequirements &Callee);
  /// In the order of bits of SFI0, with two that only RDAT has.
  uint64_t features() const;
  friend bool operator==(const FunctionRequirements &, const FunctionRequirements &) = default;
};

struct RequirementOptions {
  /// Without them Flags are empty, and no shader model is needed for their sake; that saves a walk.
  bool Flags = true;
  /// The library's subobjects ask for tier 1.1 of ray tracing.
  bool RaytracingTier1_1 = false;
};

/// The requirements by function; those of declarations are empty. Needs the analysis' facts, and
/// its handles if flags are wanted. The module's validator version decides which facts count, as
/// validators compare what they know themselves: before 1.8 there are no notes on derivatives and
/// groups, and nothing is taken over from callees.
std::vector<FunctionRequirements> deriveFunctionRequirements(const Analysis &A,
                                                             RequirementOptions Options = {});

/// The bits of the stages that a validator of the module's version knows.
uint32_t knownStages(const ModuleFacts &Info);

} // namespace dxil::container
