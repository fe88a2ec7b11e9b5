// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reduces a container or text to the smallest one that a test finds interesting: that crashes a
// driver, that a validator rejects, that has a certain instruction.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/container/Container.h>

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace dxil::reduce {

using Candidates = std::span<const std::vector<uint8_t>>;

/// Returns the index of the first interesting candidate, or the number of candidates if none is
/// interesting. Must be deterministic. May test candidates in parallel, and may skip those after
/// the first interesting one.
using InterestTest = std::function<size_t(Candidates)>;
/// Returns a test that calls `IsInteresting` for each candidate in turn.
InterestTest testEach(std::function<bool(Bytes)> IsInteresting);

/// The state of the search after each test.
struct ReduceProgress {
  std::string_view Pass; ///< name of the pass, such as "instructions"
  size_t Tests = 0;      ///< candidates tested so far
  size_t Size = 0;       ///< size in bytes of the smallest result so far
};

struct ReduceOptions {
  /// Derives all parts again from the module of each candidate. If false, only part DXIL changes;
  /// the other parts stay as they are or are removed.
  bool DeriveParts = false;
  /// Number of candidates in one call of the test; the result does not depend on it.
  size_t BatchSize = 1;
  std::function<void(const ReduceProgress &)> Report;
  /// Called after each test. If it returns true, the search stops and returns the smallest result
  /// so far.
  std::function<bool()> ShouldStop;
};

struct ReduceResult {
  /// The smallest result; the input if nothing smaller was interesting. The digest of a container
  /// is recomputed.
  std::vector<uint8_t> Output;
  size_t Tests = 0;
  /// False if the test does not find the input interesting. Then nothing is tried.
  bool IsInteresting = false;
  bool WasStopped = false;
  /// Reason why the module could not be edited and only parts were removed; empty if it was edited.
  std::string ModuleError;
};

/// Tries edits, large ones first, and keeps each after which the container is still interesting,
/// until none succeeds. Removes parts, functions, branches, instructions, operands and metadata.
/// Modules of candidates pass checkModule(). Fails if the bytes are not a container; they are
/// untrusted.
Result<ReduceResult> reduce(Bytes Input, const InterestTest &Test,
                            const ReduceOptions &Options = {});

/// Reduces HLSL and similar languages: removes declarations, statements, branches, operands and
/// arguments, then single tokens. Does not check the text: the test decides whether it is still
/// valid. Fails above 64 MiB. Ignores `DeriveParts`.
Result<ReduceResult> reduceText(std::string_view Input, const InterestTest &Test,
                                const ReduceOptions &Options = {});

} // namespace dxil::reduce
