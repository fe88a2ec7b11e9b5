// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The differences of two containers, for people and programs.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/container/Container.h>
#include <dxil/module/FunctionDiff.h>

#include <string>
#include <vector>

namespace dxil::compare {

/// One difference. Before is empty if the item was added, After if it was removed.
struct Difference {
  ir::DiffKind Kind = ir::DiffKind::Changed;
  /// "resources[SRV Albedo].register", or "block 3" for an instruction. Blocks are those of the
  /// second program, or of the first if the instruction was removed.
  std::string Place;
  std::string Before, After; ///< value as JSON, or instruction as in the listing
};

struct DiffSection {
  /// "program", "parts", "flags", "entries", "signatures", "resources", "globals", "metadata", or
  /// "function NAME".
  std::string Name;
  std::vector<Difference> Differences;
  uint32_t Moved = 0; ///< instructions that only moved
};

struct ContainerDiff {
  std::vector<DiffSection> Sections; ///< sections that have differences
  bool isEmpty() const { return Sections.empty(); }
};

/// Compares two containers. Does not report consequences of other differences: hash, digest, sizes
/// of parts, instruction counts, parts that are derived from the program. Compares instructions by
/// structure (<dxil/module/FunctionDiff.h>), signatures and resources by name. Ignores debug
/// information. Fails as the readers of the containers do; the error's Part begins with "first: "
/// or "second: ".
Result<ContainerDiff> diffContainers(Bytes A, Bytes B);

/// Returns text in the style of diff: sections with lines that begin with - and +, both for a
/// change. Empty if nothing differs. `Color` adds terminal colours.
std::string diffText(const ContainerDiff &D, bool Color);
/// Returns the differences as JSON; docs/tools.md has the schema.
std::string diffJson(const ContainerDiff &D);

} // namespace dxil::compare
