// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a container by command-line options, for dxil-edit and dxil-cc.
#pragma once

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/EditOptions.h>

#include <functional>

namespace dxil::container {

/// Returns the bytes of the file `Path` that `Option` ("--add-part") names. An error needs only a
/// Message.
using FileReader =
    std::function<Result<std::vector<uint8_t>>(std::string_view Option, const std::string &Path)>;

/// Applies the edits. Returns the container, or the bytes of the extracted part. Treats the digest
/// as ContainerEdit::finish() does. The Message of an error names the option and the part or file.
Result<std::vector<uint8_t>> applyEdits(Bytes Container, const EditOptions &Edits,
                                        const FileReader &Read);

} // namespace dxil::container
