// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texts of a generated table. Each is stored once, with a zero byte after it. Rows refer to
// them by offset (dxil::TextIn).
#pragma once

#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/FormatVariadic.h>
#include <llvm/Support/raw_ostream.h>

#include <string>
#include <vector>

namespace dxil::emitters {

class TextTable {
public:
  /// Returns the initializer of a TextIn for a text.
  std::string initializer(llvm::StringRef Text) {
    if (Text.empty())
      return "{}";
    auto [Entry, IsNew] = Places.try_emplace(Text, Size);
    if (IsNew) {
      Texts.push_back(Text.str());
      Size += Text.size() + 1;
    }
    return llvm::formatv("{{{0}, {1}}", Entry->second, Text.size()).str();
  }

  /// Returns true if all offsets fit 16 bits.
  bool fits() const { return Size <= UINT16_MAX; }

  void write(llvm::raw_ostream &OS, llvm::StringRef Name) const {
    OS << "inline constexpr char " << Name << "[] =\n";
    for (const std::string &Text : Texts) {
      OS << "    \"";
      OS.write_escaped(Text);
      OS << "\\0\"\n";
    }
    OS << (Texts.empty() ? "    \"\";\n\n" : "    ;\n\n");
  }

private:
  llvm::StringMap<size_t> Places;
  std::vector<std::string> Texts;
  size_t Size = 0;
};

} // namespace dxil::emitters
