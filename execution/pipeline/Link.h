// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Links the outputs of a stage to the inputs of the next, by semantic and index, row by row.
#pragma once

#include <dxil/execution/Shader.h>

#include <span>
#include <string>
#include <vector>

namespace dxil::execution {

/// Maps each slot of a signature to the slot of its source.
class SlotMap {
public:
  /// Searches the sources in order. Slots of system values without a source are zero. Any other
  /// input without a source is an error, in which `Reader` names the stage.
  Status connect(const ElementList &Inputs, std::span<const ElementList *const> Sources,
                 std::string_view Reader);
  /// Adds the slots of one vertex. Each source has its own slots.
  void append(std::span<const uint32_t *const> Sources, std::vector<uint32_t> &To) const;
  size_t slots() const { return From.size(); }

private:
  struct Place {
    uint32_t Source = 0, Slot = 0;
    bool IsKnown = false;
  };
  std::vector<Place> From;
};

/// Returns the element of a system value, or null.
const SignatureEntry *findSystem(const ElementList &List, uint64_t System);

} // namespace dxil::execution
