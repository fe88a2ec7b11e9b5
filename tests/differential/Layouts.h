// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the bytes of a resource are, as far as the program's types say.
#pragma once

#include <dxil/generated/OpCodes.h>
#include <dxil/module/Module.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace dxil::differential {

enum class Number : uint8_t { Untyped, Int16, Int32, Int64, Half, Float, Double };

constexpr uint32_t bytesOf(Number Kind) {
  switch (Kind) {
  case Number::Int16:
  case Number::Half: return 2;
  case Number::Int64:
  case Number::Double: return 8;
  default: return 4;
  }
}

/// A number at a place of an element.
struct Leaf {
  uint32_t Offset = 0;
  Number Kind = Number::Untyped;
};

/// An element, which a buffer repeats; without a type words of which nothing is known.
struct ElementLayout {
  uint32_t Stride = 4;
  std::vector<Leaf> Leaves = {{}};

  static ElementLayout of(Number Kind) { return {bytesOf(Kind), {{0, Kind}}}; }
};

/// A typed view's or texture's texel: four numbers of one type, which is how the tests keep all.
Number numberOf(ComponentType Type);

/// What a parameter of an entry point points to, and a record of a node that is so large: without a
/// type words of which nothing is known. `Entry` is the name as the source has it.
ElementLayout layoutOfParameter(const ir::Module &M, const std::string &Entry, uint32_t Parameter);
ElementLayout layoutOfRecord(const ir::Module &M, uint32_t Bytes);

/// The layouts of a program's structured, typed and constant buffers by class and number of the
/// resource.
std::map<std::pair<ResourceClass, uint32_t>, ElementLayout> layoutsOf(const ir::Module &M);

} // namespace dxil::differential
