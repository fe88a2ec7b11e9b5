// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Effects of a program that other threads may observe, and effects of other threads on the program.
// The second program runs against the trace of the first: operations that are at once proved to do
// the same get the same unknown result.
#pragma once

#include "EqualTerms.h"
#include "Memory.h"

#include <map>

namespace dxil::prove {

/// An operation without effects whose result depends on other lanes or on a sampler.
struct Observation {
  std::string What;
  Term Path;
  std::vector<Term> Operands;
  std::string Result; ///< begins the names of the result's parts
};

/// An operation that other threads see: an atomic operation, a barrier, a store to a texture.
struct Effect {
  std::string What;
  Term Path;
  std::vector<Term> Operands;
  /// Contents of memory before the effect, if the effect orders accesses to that memory.
  std::map<std::string, Memory> Before;
};

/// An output value, and the condition under which the program writes it.
struct Output {
  Term Bits, Written;
};

/// A condition under which two programs differ.
struct Difference {
  std::string Where; ///< "u0 at byte 4"
  Term Differs;
};

/// A loop that runs as one iteration from an unknown state.
struct LoopState {
  Term Entered;                  ///< condition under which there is an iteration
  Parts Entry;                   ///< state before the loop
  Parts State;                   ///< symbols of the state at the start of an iteration
  Parts Next;                    ///< state at the end of the iteration
  std::vector<uint32_t> Offsets; ///< byte offset of each value of the state in its local array
};

struct Trace {
  std::vector<Observation> Observations;
  std::vector<Effect> Effects;
  std::vector<LoopState> Loops;          ///< in the order in which they are entered
  std::map<std::string, Memory> Written; ///< resources with writes after the last effect, by name
  std::map<std::string, Output> Outputs;
  Term Discarded;
};

/// Returns the conditions under which two contents differ that were equal at the start.
std::vector<Difference> differences(Terms &T, const Memory &A, const Memory &B);
/// Returns true if both are proved to have the same writes in the same order.
bool provesSameInOrder(EqualTerms &Equal, const Memory &A, const Memory &B,
                       const Solver::Share &Budget);
/// Returns true if both are proved to have the same contents.
bool provesSame(EqualTerms &Equal, const Memory &A, const Memory &B, const Solver::Share &Budget);

} // namespace dxil::prove
