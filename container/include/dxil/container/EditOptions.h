// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What can be asked for of applyEdits() (Edits.h).
#pragma once

#include <string>
#include <vector>

namespace dxil::container {

/// The edits, in the order in which they are made.
struct EditOptions {
  std::vector<std::string> RemoveParts; ///< names; each must be there
  bool StripDebug = false, StripReflection = false;
  bool StripRootSignature = false, StripPrivateData = false; ///< may be absent
  std::string RootSignatureFile; ///< a part RTS0, or a container with one
  std::string PrivateDataFile;
  std::vector<std::string> AddParts; ///< NAME=FILE; one of that name is replaced
  bool Rehash = false;
  /// What is wanted is this part's bytes, not the container.
  std::string ExtractPart;

  bool any() const {
    return StripDebug || StripReflection || StripRootSignature || StripPrivateData || Rehash ||
           !RemoveParts.empty() || !RootSignatureFile.empty() || !PrivateDataFile.empty() ||
           !AddParts.empty() || !ExtractPart.empty();
  }
};

} // namespace dxil::container
