// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run as JSON:
//   { "entry": "main", "groups": [1, 1, 1], "waveSize": 32,
//     "buffers": [ { "class": "UAV", "space": 0, "register": 0, "format": "F32", "channels": 4,
//                    "counter": 0, "hex": "0000803f", "size": 64 } ] }
// "class" is SRV, UAV or CBuffer, "format" a component type of DXIL (for typed views), "size" pads the
// bytes with zeros; "heap" in place of register and space is an index into the descriptor heap.
#pragma once

#include "Executor.h"

#include <string_view>

namespace dxil::execution {

struct Description {
  Launch Start;
  std::vector<Buffer> Buffers;
};

/// Returns what is wrong with the text, or an empty string.
std::string parseDescription(std::string_view Text, Description &To);
/// The buffers as they are now, as JSON in the same form.
std::string describeBuffers(const std::vector<Buffer> &Buffers);

} // namespace dxil::execution
