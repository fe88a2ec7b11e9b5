// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves that two programs do the same for all inputs, or finds inputs for which they may differ.
#pragma once

#include <dxil/module/Module.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace dxil::prove {

struct Limits {
  std::chrono::milliseconds Time{10000};
  std::chrono::milliseconds Work{
      10000};                ///< time limit; converted to steps of the solver on an idle machine
  uint32_t Iterations = 256; ///< most iterations of a loop
  uint64_t Steps = 100000;   ///< most instructions that a program executes, each iteration included
};

/// Inputs for which the programs may differ.
struct Inputs {
  /// Contents by resource ("u0", "t1,space2"), for buffers of bytes and constant buffers.
  std::map<std::string, std::vector<uint8_t>> Buffers;
  std::array<uint32_t, 3> Groups = {1, 1, 1}; ///< numbers of thread groups
};

enum class Outcome : uint8_t {
  Same,      ///< proved
  MayDiffer, ///< not proved; the examples are inputs to try
  Unknown    ///< a program has an operation or type that the prover cannot express
};

struct Verdict {
  Outcome Is = Outcome::Unknown;
  std::string Reason; ///< the reason why nothing is proved
  /// Unless Same: the results that may differ come from undefined values, from inexact operations
  /// or from operations under `fast`. A run with different results then proves no difference.
  bool Free = false;
  /// If Free is false: the places whose results are free in that sense, such as "u0 at byte 4".
  std::set<std::string> FreePlaces;
  /// Unless Same: a result that may differ depends on an undefined value.
  bool HasUndefined = false;
  std::vector<Inputs> Examples; ///< inputs for which the solver finds different results
  /// For Same: the proof needs the rounding of float operations. If false, the programs apply the
  /// same operations to the same values, and the proof holds for any rounding.
  bool UsesRounding = false;
  /// For Same: the proof uses the laws of arithmetic that `fast` permits.
  bool UsesFast = false;
};

/// Compares the entry points named `Entry`, or the only ones if the name is empty.
Verdict compare(const ir::Module &A, const ir::Module &B, const std::string &Entry,
                const Limits &Most = {});

} // namespace dxil::prove
