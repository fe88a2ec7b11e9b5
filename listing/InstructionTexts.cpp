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
  Options.Comment = [](const ir::Module &Printed, const ir::Instruction &I, std::string &Out) {
    Out += opComment(Printed, I);
    Out += Mark + std::to_string(&I - Printed.Instructions.data());
  };
  if (auto Text = ir::writeAssembly(M, Options))
    take(*Text);
}

std::string InstructionTexts::at(ir::InstId I) const {
  auto Entry = ById.find(I);
  return Entry == ById.end() ? "..." : Entry->second;
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
    const size_t MarkPosition = Line.rfind(Mark);
    std::string_view Shown = Line.substr(0, MarkPosition);
    Shown.remove_prefix(std::min(Shown.size(), Shown.find_first_not_of(' ')));
    if (Shown.ends_with("  ; "))
      Shown.remove_suffix(4);
    Lines.append(Lines.empty() ? "" : " ").append(Shown);
    if (MarkPosition == std::string_view::npos)
      continue;
    ir::InstId Id = 0;
    std::from_chars(Line.data() + MarkPosition + 1, Line.data() + Line.size(), Id);
    ById[Id] = std::move(Lines);
    Lines.clear();
  }
}

} // namespace dxil::listing
