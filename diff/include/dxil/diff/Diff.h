// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What differs between two containers: as people and programs want to know it.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/module/FunctionDiff.h>

#include <string>
#include <vector>

namespace dxil::compare {

/// One thing that differs. Before is empty if it was added, After if it was removed.
struct Difference {
  ir::DiffKind Kind = ir::DiffKind::Changed;
  /// Where: "resources[SRV Albedo].register"; of an instruction "block 3", of the second program
  /// but for what it does not have.
  std::string Place;
  std::string Before, After; ///< a value as JSON, or an instruction as in the listing
};

struct DiffSection {
  /// "program", "parts", "flags", "entries", "signatures", "resources", "globals", "metadata"; of
  /// functions "function NAME".
  std::string Name;
  std::vector<Difference> Differences;
  uint32_t Moved = 0; ///< instructions that are the same elsewhere
};

struct ContainerDiff {
  std::vector<DiffSection> Sections; ///< none is without differences
  bool isEmpty() const { return Sections.empty(); }
};

/// What differs between two containers. What follows from another difference is not reported
/// again: hash, digest and sizes of parts, counts of instructions, parts that are derived from the
/// program. Instructions are compared by their structure (<dxil/module/FunctionDiff.h>), signatures
/// and resources by their names. Debug information is not compared. Fails as the readers of the
/// containers do; its error's Part begins with "first: " or "second: ".
Result<ContainerDiff> diffContainers(Bytes A, Bytes B);

/// As text in the manner of diff: lines with -, + and, where something changed, both; headed by
/// sections. Empty if nothing differs. Lines are coloured as terminals do if `Color`.
std::string diffText(const ContainerDiff &D, bool Color);
/// docs/tools.md has the schema.
std::string diffJson(const ContainerDiff &D);

} // namespace dxil::compare
