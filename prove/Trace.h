// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Effects of a program that other threads may observe, and effects of other threads on it.
//
// The second program runs against the trace of the first: where both do the same, they get the same
// unknown result. "The same" is proved at once.
#pragma once

#include "EqualTerms.h"
#include "Memory.h"

#include <map>

namespace dxil::prove {

/// An operation whose result depends on other lanes, or on what a sampler does. It has no effect.
struct Observation {
  std::string What;
  Term Path;
  std::vector<Term> Operands;
  std::string Result; ///< prefix of the names of its result's parts
};

/// An operation that other threads see: an atomic operation, a barrier, a store to a texture.
struct Effect {
  std::string What;
  Term Path;
  std::vector<Term> Operands;
  /// Memory before it, as far as it orders its accesses.
  std::map<std::string, Memory> Before;
};

/// A value that a program puts out, and the condition under which it does.
struct Output {
  Term Bits, Written;
};

/// A condition under which two programs differ.
struct Difference {
  std::string Where; ///< "u0 at byte 4"
  Term Differs;
};

/// A loop of which one iteration is executed, from an unknown state.
struct LoopState {
  Term Entered;                  ///< the condition under which there is an iteration
  Parts Entry;                   ///< the state when the loop starts
  Parts State;                   ///< the symbols for the state at the start of an iteration
  Parts Next;                    ///< the state at its end
  std::vector<uint32_t> Offsets; ///< of values in local arrays, by value of the state
};

struct Trace {
  std::vector<Observation> Observations;
  std::vector<Effect> Effects;
  std::vector<LoopState> Loops;          ///< in the order in which they are entered
  std::map<std::string, Memory> Written; ///< resources with writes since the last effect, by name
  std::map<std::string, Output> Outputs;
  Term Discarded;
};

/// Returns the conditions under which two contents with the same start differ.
std::vector<Difference> differences(Terms &T, const Memory &A, const Memory &B);
/// Returns true if both are proved to have the same writes in the same order.
bool provesSameInOrder(EqualTerms &Equal, const Memory &A, const Memory &B,
                       const Solver::Share &Budget);
/// Returns true if both are proved to have the same contents.
bool provesSame(EqualTerms &Equal, const Memory &A, const Memory &B, const Solver::Share &Budget);

} // namespace dxil::prove
