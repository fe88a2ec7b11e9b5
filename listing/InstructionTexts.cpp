// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/listing/InstructionTexts.h"

#include <dxil/listing/Listing.h>

#include <algorithm>
#include <charconv>

namespace dxil::listing {

using namespace container;

// Marks an instruction's number in its comment; no other line has this character.
static constexpr char Mark = '\x01';

InstructionTexts::InstructionTexts(const ir::Module &M, const ir::Function &F) {
  ir::AssemblyOptions Options;
  Options.Function = M.name(F.Self);
  Options.MaxBytes = uint64_t(1) << 26;
  Options.Comment = [](const ir::Module &Of, const ir::Instruction &I, std::string &Out) {
    Out += opComment(Of, I);
    Out += Mark + std::to_string(&I - Of.Instructions.data());
  };
  if (auto Text = ir::writeAssembly(M, Options))
    take(*Text);
}

std::string InstructionTexts::at(ir::InstId I) const {
  auto It = ById.find(I);
  return It == ById.end() ? "..." : It->second;
}

// The comment is at the end of an instruction's last line.
void InstructionTexts::take(std::string_view Text) {
  std::string Lines;
  while (!Text.empty()) {
    const std::string_view Line = Text.substr(0, Text.find('\n'));
    Text.remove_prefix(std::min(Text.size(), Line.size() + 1));
    if (!Line.starts_with("  ")) {
      Lines.clear();
      continue;
    }
    const size_t At = Line.rfind(Mark);
    std::string_view Shown = Line.substr(0, At);
    Shown.remove_prefix(std::min(Shown.size(), Shown.find_first_not_of(' ')));
    if (Shown.ends_with("  ; "))
      Shown.remove_suffix(4);
    Lines.append(Lines.empty() ? "" : " ").append(Shown);
    if (At == std::string_view::npos)
      continue;
    ir::InstId Id = 0;
    std::from_chars(Line.data() + At + 1, Line.data() + Line.size(), Id);
    ById[Id] = std::move(Lines);
    Lines.clear();
  }
}

} // namespace dxil::listing
