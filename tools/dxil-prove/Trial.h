// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs two programs on the same inputs, since what the solver finds may not be a real difference.
#pragma once

#include <dxil/execution/Shader.h>
#include <dxil/prove/Prove.h>

#include <optional>
#include <string>

namespace dxil::tool {

/// A number that the runs of two programs leave differently in a resource.
struct Difference {
  std::string Resource; ///< "u0"
  size_t Byte = 0;
  uint32_t First = 0, Second = 0;

  std::string place() const; ///< "u0 at byte 4"
  std::string text() const;
};

/// The outcome of a pair of runs.
struct Shown {
  std::optional<Difference> Differs;
  bool IsFree = false; ///< the programs may differ there
  /// The reason to ignore the difference: races, or uses of undefined values. Empty if there is
  /// none.
  std::string Doubt;
  /// A document for dxil-run, with the results of the first program as expectations.
  std::string Description;
};

class Trial {
public:
  /// Compiles both programs for the CPU.
  static Result<Trial> load(Bytes A, Bytes B, const std::string &Entry);

  /// Runs both programs. If several numbers differ, prefers one whose place is not free.
  Result<Shown> run(const prove::Inputs &In, const prove::Verdict &V) const;
  /// Returns random inputs: many small numbers, and numbers at which functions have steps. Equal
  /// seeds give equal inputs.
  prove::Inputs randomInputs(uint64_t Seed) const;

private:
  std::vector<execution::Buffer> buffersFor(const prove::Inputs &In) const;
  std::optional<Difference> stableDifference(const prove::Inputs &In,
                                             const std::vector<Difference> &All) const;
  std::string describe(const prove::Inputs &In, const std::vector<execution::Buffer> &Before,
                       const std::vector<execution::Buffer> &After) const;

  std::shared_ptr<const execution::Shader> A, B;
};

} // namespace dxil::tool
