// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program of any stage on what nobody described: resources, vertices, patches and pixels are
// generated, the same for every program with the same names and places.
#pragma once

#include "Inputs.h"

#include <map>
#include <string>
#include <vector>

namespace dxil::differential {

/// A number that a stage gives, as its signature declares it.
struct Output {
  ComponentType Type = ComponentType::U32;
  uint32_t Bits = 0;
};

/// What a program leaves.
struct Outcome {
  std::string Error;                     ///< why it did not run to its end, or empty
  std::map<std::string, Output> Outputs; ///< by semantic, component and invocation
  std::vector<execution::Buffer> Buffers;
};

/// Runs the only entry of a container once for each content. Libraries do not run: they have no entry by themselves.
std::vector<Outcome> runProgram(const std::string &Container, const std::vector<Content> &Contents);

} // namespace dxil::differential
