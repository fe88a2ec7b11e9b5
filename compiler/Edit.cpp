// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Edit.h"

#include <dxil/container/Edits.h>

using namespace llvm;

namespace dxil::compiler {

Expected<std::string> editContainer(StringRef Data, const EditOptions &Edit, const Host &H) {
  auto Read = [&](std::string_view Option,
                  const std::string &Path) -> dxil::Result<std::vector<uint8_t>> {
    auto File = H.read(Option, Path);
    if (!File) {
      dxil::Error E;
      E.Code = ErrorCode::FileUnreadable;
      E.Message = toString(File.takeError());
      return E;
    }
    const StringRef Text = (*File)->getBuffer();
    return std::vector<uint8_t>(Text.bytes_begin(), Text.bytes_end());
  };
  auto Out = container::applyEdits(Bytes(Data.bytes_begin(), Data.size()), Edit, Read);
  if (!Out)
    return createStringError(Out.error().Message);
  return std::string(Out->begin(), Out->end());
}

} // namespace dxil::compiler
