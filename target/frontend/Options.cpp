// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"

#include "llvm/ADT/StringRef.h"

namespace dxil {

FrontendOptions readFrontendOptions(const std::vector<std::string> &Arguments) {
  FrontendOptions Options;
  for (llvm::StringRef Argument : Arguments) {
    uint32_t Space = 0;
    Options.RowMajor |= Argument == "row-major";
    Options.AskedForQualifiers |= Argument == "payload-qualifiers";
    Options.NoQualifiers |= Argument == "no-payload-qualifiers";
    Options.Strict |= Argument == "strict";
    Options.LegacySemantics |= Argument == "legacy-semantics";
    Options.PackOptimized |= Argument == "pack-optimized";
    Options.ReserveUnused |= Argument == "reserve-unused";
    if (Argument.consume_front("binding-space=") && !Argument.getAsInteger(10, Space))
      Options.BindingSpace = Space;
    else if (Argument.consume_front("no-warning="))
      Options.SilentWarnings.push_back(Argument.str());
    else if (Argument.consume_front("binding-table="))
      Options.BindingTable = Argument.str();
    else if (Argument.consume_front("binding-table-define="))
      Options.BindingMacro = Argument.str();
    else if (Argument.consume_front("root-signature-define="))
      Options.RootSignatureMacro = Argument.str();
  }
  return Options;
}

} // namespace dxil
