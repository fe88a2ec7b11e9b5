// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <string>

namespace dxil::listing {

/// Texts of a function's instructions as the listing has them, each in one line, without blanks at
/// its begin.
class InstructionTexts {
public:
  InstructionTexts(const ir::Module &M, const ir::Function &F);
  /// "..." where the function's text was too long.
  std::string at(ir::InstId I) const;

private:
  void take(std::string_view Text);
  std::map<ir::InstId, std::string> ById;
};

} // namespace dxil::listing
