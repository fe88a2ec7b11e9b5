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
      10000};                ///< the time that the solver's steps take on an idle machine
  uint32_t Iterations = 256; ///< of a loop
  uint64_t Steps = 100000;   ///< instructions of a program, those of loops counted each time
};

/// Inputs for which the programs may differ.
struct Inputs {
  /// Contents by resource ("u0", "t1,space2"), for buffers of bytes and constant buffers.
  std::map<std::string, std::vector<uint8_t>> Buffers;
  std::array<uint32_t, 3> Groups = {1, 1, 1}; ///< of the launch
};

enum class Outcome : uint8_t {
  Same,      ///< proved
  MayDiffer, ///< not proved; there may be inputs to try
  Unknown    ///< a program has something that the prover cannot express
};

struct Verdict {
  Outcome Is = Outcome::Unknown;
  std::string Reason; ///< why nothing is proved
  /// Not for Same: the results that may differ come from undefined values, or from operations that
  /// are inexact or carry `fast`. Then a run with different results does not prove a difference.
  bool Free = false;
  /// If Free is not set: the places whose results are free in this sense, such as "u0 at byte 4".
  std::set<std::string> FreePlaces;
  /// Not for Same: a result that may differ depends on an undefined value.
  bool HasUndefined = false;
  std::vector<Inputs> Examples; ///< inputs for which the solver's models of the programs differ
  /// For Same: the proof uses the rounding of float operations. Otherwise the programs apply the
  /// same operations to the same values, and the proof holds for any rounding.
  bool UsesRounding = false;
  /// Of Same: the programs differ by laws of arithmetic that hold for operations that carry `fast`.
  bool UsesFast = false;
};

/// Compares the entry points of a name, or the only ones if it is empty.
Verdict compare(const ir::Module &A, const ir::Module &B, const std::string &Entry,
                const Limits &Most = {});

} // namespace dxil::prove
