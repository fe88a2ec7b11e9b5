// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources for a shader that nobody described: from what its programs say of them, with contents
// that are generated.
#pragma once

#include "Layouts.h"

#include <dxil/execution/Shader.h>

#include <array>
#include <tuple>
#include <vector>

namespace dxil::differential {

/// What the numbers of resources and of stages' inputs are, where their types do not say more.
enum class Content {
  SmallNumbers, ///< whole numbers to 7, floats of quarters to 8: they index, count and choose
  Floats,       ///< floats from -8 to 8, whole numbers to 255
  Units,        ///< floats from 0 to 1, whole numbers to 3
  Edges         ///< zeros, ones, largest and smallest whole numbers, large and small floats
};
inline constexpr std::array<std::pair<const char *, Content>, 4> Contents = {
    {{"small numbers", Content::SmallNumbers},
     {"floats", Content::Floats},
     {"units", Content::Units},
     {"edges", Content::Edges}}};

/// The bits of a number, from random ones.
uint64_t numberBits(Number Kind, uint32_t Random, Content Words);

/// Fills memory with the numbers of a layout, element after element.
void fillNumbers(std::vector<uint8_t> &Data, size_t Size, const ElementLayout &Layout,
                 Content Words, uint32_t Seed);

/// A resource that is bound, and what its bytes are.
struct Input {
  execution::Buffer Resource;
  ElementLayout Layout;
};

/// The resources that some programs of one shader declare. The first to declare one says what it
/// is.
class ResourceSet {
public:
  /// \p Program has the types of the resources that \p Info lists.
  void add(const execution::ShaderInfo &Info, const ir::Module &Program);
  /// Every resource, bound and filled; the same for the same declarations.
  std::vector<Input> fill(Content Words) const;

private:
  struct Declared {
    execution::DeclaredResource Resource;
    ElementLayout Layout;
  };
  std::map<std::tuple<ResourceClass, uint32_t, uint32_t>, Declared> All;
  bool UsesHeaps = false;
};

} // namespace dxil::differential
