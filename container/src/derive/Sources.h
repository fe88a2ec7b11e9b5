// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sources of a shader's values: inputs and the view, as bit sets.
#pragma once

#include "ValueFlow.h"

#include <dxil/container/derive/SignatureUse.h>

#include <memory>
#include <optional>
#include <span>

namespace dxil::container {

/// Bit numbers of the sources on which outputs can depend: inputs, patch constants, control points
/// and others.
struct SourceBits {
  uint32_t Inputs, Patch, ControlPoints;

  uint32_t input(uint32_t I) const { return I; }
  uint32_t patch(uint32_t I) const { return Inputs + I; }
  uint32_t controlPoint(uint32_t I) const { return Inputs + Patch + I; }
  uint32_t view() const { return Inputs + Patch + ControlPoints; }
  uint32_t count() const { return view() + 1; }
};

/// Finds the sources that an instruction itself reads.
class SourcesOfOps {
public:
  SourcesOfOps(const Analysis &A, const EntryPoint &E, SourceBits Bits) : A(A), E(E), Bits(Bits) {}

  /// Adds the sources of `I` to `Set`.
  void add(const ir::Instruction &I, uint64_t *Set) const;
  uint32_t count() const { return Bits.count(); }

private:
  const Analysis &A;
  const EntryPoint &E;
  SourceBits Bits;
};

/// Source sets of values, and of the control flow to an instruction.
class Sources {
public:
  virtual ~Sources() = default;
  /// Returns the source set of a value: null if the set is empty, no value if the work exceeds its
  /// limit. Valid until the next call.
  virtual std::optional<const uint64_t *> ofValue(ir::ValueId V) = 0;
  virtual std::optional<const uint64_t *> ofControl(const ir::Instruction &I) = 0;
};

/// Makes the general algorithm, for any functions. It searches the graph of ValueFlow for each
/// query. Returns null if the control flow nests too deeply.
std::unique_ptr<Sources> searchSources(const Analysis &A, const SourcesOfOps &Ops,
                                       std::vector<ir::FunctionId> Functions);

/// Makes the fast algorithm, for one function that neither reads memory nor calls functions: it
/// computes all sets at once. Returns null for other functions, or if the work exceeds its limit;
/// then use searchSources().
std::unique_ptr<Sources> sweepSources(const Analysis &A, const SourcesOfOps &Ops,
                                      std::span<const ir::FunctionId> Functions);

} // namespace dxil::container
