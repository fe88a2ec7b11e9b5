// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <string>

namespace dxil::listing {

/// Returns the instructions of a function as in the listing, each in one line, without indentation.
class InstructionTexts {
public:
  InstructionTexts(const ir::Module &M, const ir::Function &F);
  /// Returns an instruction's text; "..." if the function's text was too long.
  std::string at(ir::InstId I) const;

private:
  void take(std::string_view Text);
  std::map<ir::InstId, std::string> ById;
};

} // namespace dxil::listing
