// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The edits that a reduction tries.
#pragma once

#include <dxil/module/EditableModule.h>

#include <span>

namespace dxil::reduce {

/// Which of a pass's candidates are edited: those from First to before Last, in the order in which
/// the pass meets them. Counts them all.
class Choice {
public:
  Choice(size_t First, size_t Last) : First(First), Last(Last) {}

  /// Asked once for each candidate.
  bool take() {
    const size_t N = Count++;
    return N >= First && N < Last;
  }
  size_t count() const { return Count; }

private:
  size_t First, Last, Count = 0;
};

/// What takes edits in a module, without care for what they leave undefined: repair() follows.
/// The candidates depend on the module alone, not on which of them are taken.
struct Pass {
  std::string_view Name;
  void (*Run)(ir::EditableModule &E, Choice &C);
};

/// In the order in which they are tried.
std::span<const Pass> modulePasses();

/// Removes blocks that nothing leads to, entries of phis for edges that are gone, and uses of
/// values that are gone: undef or zero take their place.
void repair(ir::EditableModule &E);

/// What stands for a value of that type: zero of a number, else undef.
ir::ValueId placeholder(ir::EditableModule &E, ir::TypeId T);

} // namespace dxil::reduce
