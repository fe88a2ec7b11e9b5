// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Corpus files, and hand-made bitstreams.
#pragma once

#include "../Files.h"
#include "BitWriter.h"

#include <dxil/container/Container.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace dxil::test {

inline std::vector<uint8_t> corpusFile(const std::string &Name) {
  return readBytes(std::filesystem::path(DXIL_CORPUS) / Name);
}

/// Returns the paths of all containers in the corpus, sorted.
inline std::vector<std::filesystem::path> corpusFiles() {
  std::vector<std::filesystem::path> Out;
  for (const auto &E : std::filesystem::recursive_directory_iterator(DXIL_CORPUS))
    if (E.path().extension() == ".dxil")
      Out.push_back(E.path());
  std::sort(Out.begin(), Out.end());
  return Out;
}

} // namespace dxil::test
