// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in a description: literal, from a file, or generated.
#pragma once

#include "Json.h"
#include "Numbers.h"

#include <functional>

namespace dxil::execution {

/// The folder of files that a description names, and the limit of data.
struct DataSource {
  std::string Folder;                  ///< folder of the description
  size_t BytesLeft = size_t(1) << 32;  ///< remaining bytes for all data of the description
  const ScalarType *Default = nullptr; ///< type of numbers without one; null: an error
};

/// Adds bytes, or expected numbers, from one of these forms:
///   [1, 2, 3]                                                    numbers of the default type
///   {"type": "float", "values": [1, "nan", "0x3f800000"]}        "any" for what does not matter
///   {"type": "uint", "generate": "ramp", "count": 8, "start": 0, "step": 1}
///   {"type": "float", "generate": "random", "count": 8, "seed": 1, "min": 0, "max": 1}
///   {"type": "float", "generate": "constant", "count": 8, "value": 0}
///   {"file": "a.bin", "offset": 0, "size": 16}    {"hex": "00ff"}    {"zero": 16}
/// or an array of such objects, which are concatenated.
void readData(const JsonValue &V, DataSource &From, Numbers &To);

/// As readData(), with "ulp" and "absolute" tolerances in each object. `Names` are keys that the
/// caller has read.
void readExpected(const JsonValue &V, DataSource &From, Numbers &To,
                  std::span<const std::string> Names);

/// Reads a whole file of at most `Most` bytes. "-" is standard input.
Result<std::vector<uint8_t>> readFile(const std::string &Path, size_t Most);
/// Returns a path relative to the description, or absolute.
std::string inFolder(const std::string &Folder, const std::string &Path);

} // namespace dxil::execution
