// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a container as command lines ask for them: what dxil-edit and dxil-cc do.
#pragma once

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/EditOptions.h>

#include <functional>

namespace dxil::container {

/// The bytes of a file that an option ("--add-part") names. Its error has a Message alone.
using FileReader =
    std::function<Result<std::vector<uint8_t>>(std::string_view Option, const std::string &Path)>;

/// Makes the edits and returns the container, or the bytes of the part that is to be extracted. The
/// digest is kept as ContainerEdit::finish() says. On failure nothing is made, and the error's
/// Message alone says which option and part or file is wrong.
Result<std::vector<uint8_t>> applyEdits(Bytes Container, const EditOptions &Edits,
                                        const FileReader &Read);

} // namespace dxil::container
