// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run as JSON:
//   { "entry": "main", "groups": [1, 1, 1], "waveSize": 32,
//     "buffers": [ { "class": "UAV", "space": 0, "register": 0, "format": "F32", "channels": 4,
//                    "counter": 0, "hex": "0000803f", "size": 64, "mapped": 64,
//                    "texture": { "width": 2, "height": 2, "depth": 1, "layers": 1, "mips": 1, "samples": 1 },
//                    "sampler": { "min": "linear", "mag": "point", "mip": "point", "address": "clamp",
//                                 "compare": "less", "bias": 0, "minLod": 0, "maxLod": 9, "border": [0, 0, 0, 0] },
//                    "instances": [ { "toWorld": [12 numbers], "id": 0, "mask": 255, "contribution": 0, "flags": 0,
//                                     "geometries": [ { "opaque": true, "triangles": [[9 numbers]],
//                                                       "boxes": [[6 numbers]] } ] } ] } ] }
// "class" is SRV, UAV, CBuffer or Sampler, "format" a component type of DXIL (for typed views), "size" pads the
// bytes with zeros, bytes from "mapped" on have no memory; "heap" in place of register and space is an index
// into the descriptor heap. All but the class may be left out.
#pragma once

#include <dxil/execution/Executor.h>

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
