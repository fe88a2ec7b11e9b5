// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What values of a shader come from: the inputs, and the view, as sets of bits.
#pragma once

#include "ValueFlow.h"

#include <dxil/container/derive/SignatureUse.h>

#include <memory>
#include <optional>
#include <span>

namespace dxil::container {

/// The numbers of components that outputs can depend on, as they stand one after the other in sets.
struct SourceBits {
  uint32_t Inputs, Patch, ControlPoints;

  uint32_t input(uint32_t I) const { return I; }
  uint32_t patch(uint32_t I) const { return Inputs + I; }
  uint32_t controlPoint(uint32_t I) const { return Inputs + Patch + I; }
  uint32_t view() const { return Inputs + Patch + ControlPoints; }
  uint32_t count() const { return view() + 1; }
};

/// The components that an instruction itself reads.
class SourcesOfOps {
public:
  SourcesOfOps(const Analysis &A, const EntryPoint &E, SourceBits Bits) : A(A), E(E), Bits(Bits) {}

  /// Sets their bits.
  void add(const ir::Instruction &I, uint64_t *Set) const;
  uint32_t count() const { return Bits.count(); }

private:
  const Analysis &A;
  const EntryPoint &E;
  SourceBits Bits;
};

/// The sets of values, and of what decides whether an instruction runs.
class Sources {
public:
  virtual ~Sources() = default;
  /// Null where it depends on nothing; no answer if the work is more than it may be. Valid until
  /// the next call.
  virtual std::optional<const uint64_t *> ofValue(ir::ValueId V) = 0;
  virtual std::optional<const uint64_t *> ofControl(const ir::Instruction &I) = 0;
};

/// For any functions: follows the graph of ValueFlow from what is asked for. Nothing if their
/// control flow nests too deep to be followed.
std::unique_ptr<Sources> searchSources(const Analysis &A, const SourcesOfOps &Ops,
                                       std::vector<ir::FunctionId> Functions);

/// For one function that neither reads memory nor calls another, as most are: all of its sets at
/// once, in a fraction of the time. Nothing if it is another, or the work is more than it may be;
/// searchSources then has the answer.
std::unique_ptr<Sources> sweepSources(const Analysis &A, const SourcesOfOps &Ops,
                                      std::span<const ir::FunctionId> Functions);

} // namespace dxil::container
