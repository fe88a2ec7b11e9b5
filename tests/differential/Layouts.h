// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of resources, from the types in a program.
#pragma once

#include <dxil/generated/OpCodes.h>
#include <dxil/module/Module.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace dxil::differential {

enum class Number : uint8_t { Untyped, Bool, Int16, Int32, Int64, Half, Float, Double };

constexpr uint32_t bytesOf(Number Kind) {
  switch (Kind) {
  case Number::Int16:
  case Number::Half: return 2;
  case Number::Int64:
  case Number::Double: return 8;
  default: return 4;
  }
}

/// A number and its offset in an element.
struct Leaf {
  uint32_t Offset = 0;
  Number Kind = Number::Untyped;
};

/// Layout of an element, which a buffer repeats. Without a type it is words of unknown kind.
struct ElementLayout {
  uint32_t Stride = 4;
  std::vector<Leaf> Leaves = {{}};

  static ElementLayout of(Number Kind) { return {bytesOf(Kind), {{0, Kind}}}; }
};

/// Returns the number in a texel of a typed view or texture. Tests store four numbers of one type
/// for each texel.
Number numberOf(ComponentType Type);

/// Returns the layout of an entry point's parameter, or of a node's record with `Bytes` bytes.
/// Without a type it is words of unknown kind. `Entry` is the name in the source.
ElementLayout layoutOfParameter(const ir::Module &M, const std::string &Entry, uint32_t Parameter);
ElementLayout layoutOfRecord(const ir::Module &M, uint32_t Bytes);

/// Returns the layouts of a program's structured, typed and constant buffers, by class and number
/// of the resource.
std::map<std::pair<ResourceClass, uint32_t>, ElementLayout> layoutsOf(const ir::Module &M);

} // namespace dxil::differential
