// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs of programs from models of the solver.
#pragma once

#include "Terms.h"

#include <dxil/container/derive/Facts.h>
#include <dxil/prove/Prove.h>

namespace dxil::prove {

/// The kinds of operations that a condition depends on.
struct Cone {
  bool HasAbstract = false;  ///< operations on floats as uninterpreted functions
  bool HasUndefined = false; ///< values that are undefined
  bool HasChoice = false;    ///< values that the implementation chooses, or that may be inexact
};
Cone coneOf(const Term &T);

/// Returns a condition under which dxil-run can run a counterexample: buffers are small, reads
/// outside of a buffer give zero, and there are few thread groups.
Term smallInputs(Terms &T, const Term &Differs, const std::vector<Term> &Assumptions,
                 const container::ModuleFacts &Facts);
/// Returns the inputs of a model.
Inputs inputsOf(Terms &T, const z3::model &Model, const Term &Differs,
                const std::vector<Term> &Assumptions, const container::ModuleFacts &Facts);

} // namespace dxil::prove
