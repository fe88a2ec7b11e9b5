// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options of applyEdits() (Edits.h).
#pragma once

#include <string>
#include <vector>

namespace dxil::container {

/// Edits, in the order in which they are applied.
struct EditOptions {
  std::vector<std::string> RemoveParts; ///< names; each part must exist
  bool StripDebug = false, StripReflection = false;
  bool StripRootSignature = false, StripPrivateData = false; ///< no error if the part is absent
  std::string RootSignatureFile; ///< an RTS0 part, or a container with one
  std::string PrivateDataFile;
  std::vector<std::string> AddParts; ///< NAME=FILE; replaces a part of that name
  bool Rehash = false;
  /// Returns the bytes of this part instead of the container.
  std::string ExtractPart;

  bool any() const {
    return StripDebug || StripReflection || StripRootSignature || StripPrivateData || Rehash ||
           !RemoveParts.empty() || !RootSignatureFile.empty() || !PrivateDataFile.empty() ||
           !AddParts.empty() || !ExtractPart.empty();
  }
};

} // namespace dxil::container
