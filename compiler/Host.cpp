// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Host.h"

#include "llvm/Support/WithColor.h"

using namespace llvm;

namespace dxil::compiler {

Expected<std::unique_ptr<MemoryBuffer>> Host::read(StringRef Option, StringRef Path) const {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File = Files->getBufferForFile(Path);
  if (File)
    return std::move(*File);
  const std::string Why = File.getError().message();
  return Option.empty() ? createStringError(Path + ": cannot be read: " + Why)
                        : createStringError(Option + ": '" + Path + "' cannot be read: " + Why);
}

void Messages::add(Message::Kind Kind, const Twine &MessageText) {
  Message &M = All.emplace_back();
  M.Severity = Kind;
  M.Text = MessageText.str();
  // has_colors() would require a terminal.
  const ColorMode Mode = Out.colors_enabled() ? ColorMode::Enable : ColorMode::Disable;
  Out << "dxil-cc: ";
  if (Kind == Message::Kind::Error)
    WithColor(Out, raw_ostream::RED, /*Bold=*/true, /*BG=*/false, Mode) << "error: ";
  else
    WithColor(Out, raw_ostream::MAGENTA, /*Bold=*/true, /*BG=*/false, Mode) << "warning: ";
  Out << M.Text << '\n';
}

void Messages::keep(std::vector<Message> More) {
  All.insert(All.end(), std::make_move_iterator(More.begin()), std::make_move_iterator(More.end()));
}

void Messages::append(Messages &&Other) {
  Out << Other.Text;
  keep(std::move(Other.All));
}

} // namespace dxil::compiler
