// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Colour of listings on a terminal.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace dxil::dis {

/// The listing with comments in one colour, and function headers in another. A `;` inside a quoted
/// name starts no comment.
inline std::string colored(std::string_view Text) {
  std::string Out;
  Out.reserve(Text.size() + Text.size() / 4);
  while (!Text.empty()) {
    std::string_view Line = Text.substr(0, Text.find('\n'));
    Text.remove_prefix(std::min(Text.size(), Line.size() + 1));
    size_t Comment = 0;
    for (bool Quoted = false; Comment < Line.size(); ++Comment) {
      if (Line[Comment] == '"')
        Quoted = !Quoted;
      else if (Line[Comment] == ';' && !Quoted)
        break;
    }
    bool Header = Line.starts_with("define ") || Line.starts_with("declare ");
    if (Header)
      Out += "\x1b[1m";
    Out += Line.substr(0, Comment);
    if (Header)
      Out += "\x1b[0m";
    if (Comment < Line.size())
      Out.append("\x1b[36m").append(Line.substr(Comment)).append("\x1b[0m");
    Out += '\n';
  }
  return Out;
}

} // namespace dxil::dis
