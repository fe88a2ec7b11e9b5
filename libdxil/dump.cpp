// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil.h"
#include "report.h"

#include <dxil/listing/Dump.h>

using namespace dxil;
using report::textOf;

dxil_status dxil_dump(const void *Data, size_t Size, char **Out, char **Message) {
  return textOf(Data, Size, Out, Message, [](Bytes Input) -> Result<std::string> {
    Result<container::Container> C = container::Container::parse(Input);
    if (!C)
      return C.error();
    return listing::dumpContainer(*C, listing::DumpFormat::Json);
  });
}
