// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A container or a text to the smallest one that a test still finds interesting: one that makes a
// driver fail, that a validator refuses, that has a certain instruction.
#pragma once

#include <dxil/container/Container.h>

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace dxil::reduce {

using Candidates = std::span<const std::vector<uint8_t>>;

/// The number of the first candidate that is interesting; how many candidates there are if none is.
/// The same bytes must always get the same answer. It may test them all at once, and may leave out
/// those behind the first.
using InterestTest = std::function<size_t(Candidates)>;
/// The test that asks `IsInteresting` for one candidate after the other.
InterestTest testEach(std::function<bool(Bytes)> IsInteresting);

/// What is being tried, each time that the test has answered.
struct ReduceProgress {
  std::string_view Pass; ///< "instructions"
  size_t Tests = 0;      ///< candidates that were tested so far
  size_t Size = 0;       ///< bytes of the smallest result so far
};

struct ReduceOptions {
  /// Derives all parts anew from the module of each candidate. Otherwise only part DXIL changes,
  /// and the others are what they were or gone.
  bool DeriveParts = false;
  /// How many candidates the test gets at once; the result does not depend on it.
  size_t BatchSize = 1;
  std::function<void(const ReduceProgress &)> Report;
  /// Asked after each test; what was found so far is the result then.
  std::function<bool()> ShouldStop;
};

struct ReduceResult {
  /// The input where nothing smaller was interesting; a container has its digest computed anew.
  std::vector<uint8_t> Output;
  size_t Tests = 0;
  /// False if the test does not find the input interesting: nothing was tried then.
  bool IsInteresting = false;
  bool WasStopped = false;
  /// Why a container's module could not be edited, so that only parts were removed; empty if it
  /// could.
  std::string ModuleError;
};

/// Tries edits, large ones first, and keeps each that leaves the container interesting, until none
/// does: parts, functions, branches, instructions, operands and metadata go. Modules of candidates
/// pass checkModule(). Fails where the bytes are no container; they are not trusted.
Result<ReduceResult> reduce(Bytes Input, const InterestTest &Test,
                            const ReduceOptions &Options = {});

/// The same for HLSL and texts of that kind: declarations, statements, branches, operands and
/// arguments go, then single tokens. The text is not checked: the test tells whether it is still
/// one of its language. Fails above 64 MiB. `DeriveParts` says nothing here.
Result<ReduceResult> reduceText(std::string_view Input, const InterestTest &Test,
                                const ReduceOptions &Options = {});

} // namespace dxil::reduce
