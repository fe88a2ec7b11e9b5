// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options of applyEdits() (Edits.h).
#pragma once

#include <string>
#include <vector>

namespace dxil::container {

/// The edits of a container, in the order in which they are applied.
struct EditOptions {
  std::vector<std::string> RemoveParts; ///< names of parts to remove; each part must exist
  bool StripDebug = false, StripReflection = false;
  bool StripRootSignature = false, StripPrivateData = false; ///< no error if the part is absent
  std::string RootSignatureFile; ///< path of an RTS0 part, or of a container that has one
  std::string PrivateDataFile;
  std::vector<std::string> AddParts; ///< NAME=FILE: adds the part, or replaces a part of that name
  bool Rehash = false;
  /// Name of a part whose bytes are returned instead of the container.
  std::string ExtractPart;

  bool any() const {
    return StripDebug || StripReflection || StripRootSignature || StripPrivateData || Rehash ||
           !RemoveParts.empty() || !RootSignatureFile.empty() || !PrivateDataFile.empty() ||
           !AddParts.empty() || !ExtractPart.empty();
  }
};

} // namespace dxil::container
