// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generates resources for shaders without a description, from the declarations in their programs.
#pragma once

#include "Layouts.h"

#include <dxil/execution/Shader.h>

#include <array>
#include <tuple>
#include <vector>

namespace dxil::differential {

/// The range of numbers in resources and stage inputs, for types that do not restrict it.
enum class Content {
  SmallNumbers, ///< integers to 7, floats of quarters to 8; they serve as indices, counts and
                ///< choices
  Floats,       ///< floats from -8 to 8, integers to 255
  Units,        ///< floats from 0 to 1, integers to 3
  Edges         ///< zeros, ones, largest and smallest integers, large and small floats
};
inline constexpr std::array<std::pair<const char *, Content>, 4> Contents = {
    {{"small numbers", Content::SmallNumbers},
     {"floats", Content::Floats},
     {"units", Content::Units},
     {"edges", Content::Edges}}};

/// Returns the bits of a number of the kind, made from random bits.
uint64_t numberBits(Number Kind, uint32_t Random, Content Words);

/// Fills memory with numbers of a layout, element by element.
void fillNumbers(std::vector<uint8_t> &Data, size_t Size, const ElementLayout &Layout,
                 Content Words, uint32_t Seed);

/// A bound resource, and the layout of its bytes.
struct Input {
  execution::Buffer Resource;
  ElementLayout Layout;
};

/// The resources that several programs of one shader declare. The first declaration of a resource
/// counts.
class ResourceSet {
public:
  /// Adds the resources in \p Info. \p Program has their types.
  void add(const execution::ShaderInfo &Info, const ir::Module &Program);
  /// Returns all resources, bound and filled. Equal declarations give equal contents.
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
