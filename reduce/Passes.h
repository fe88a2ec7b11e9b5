// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The edits that a reduction tries on modules.
#pragma once

#include <dxil/module/EditableModule.h>

#include <span>

namespace dxil::reduce {

/// Selects the candidates of a pass to edit: those from First to before Last, in the order of the
/// pass. Counts all candidates.
class Choice {
public:
  Choice(size_t First, size_t Last) : First(First), Last(Last) {}

  /// Registers the next candidate. Returns true if the pass must edit it.
  bool take() {
    const size_t N = Count++;
    return N >= First && N < Last;
  }
  size_t count() const { return Count; }

private:
  size_t First, Last, Count = 0;
};

/// A kind of edit. May leave uses of removed values; repair() follows. The candidates depend only
/// on the module, not on the choice.
struct Pass {
  std::string_view Name;
  void (*Run)(ir::EditableModule &E, Choice &C);
};

/// Passes in the order in which they are tried.
std::span<const Pass> modulePasses();

/// Removes unreachable blocks and phi entries of removed edges. Replaces uses of removed values by
/// undef or zero.
void repair(ir::EditableModule &E);

/// Returns the replacement for a removed value of that type: zero for a number, else undef.
ir::ValueId placeholder(ir::EditableModule &E, ir::TypeId T);

} // namespace dxil::reduce
