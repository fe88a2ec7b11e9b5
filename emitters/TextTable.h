// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texts of a generated table, one DXIL_TEXT(name, "text") each. Rows refer to texts by name
// instead of by position, so that a new or longer text changes no line of another record. Readers
// make the names enumerators that count up, and the texts one array (dxil::TextIn).
#pragma once

#include "Emitter.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace dxil::emitters {

class TextTable {
public:
  /// Returns the TextIn of a text that records share. Its name, made of its characters, is empty
  /// until assign().
  std::string operator()(llvm::StringRef Text) {
    return Text.empty() ? "{}" : "text::" + Names[Text.str()];
  }
  std::string list(const std::vector<std::string> &Texts) {
    std::string Result;
    for (const std::string &Text : Texts)
      Result += (Result.empty() ? "" : ", ") + (*this)(Text);
    return Result;
  }

  /// Writes a text of one record and returns its TextIn.
  std::string write(llvm::raw_ostream &OS, const std::string &Name, llvm::StringRef Text) {
    if (Text.empty())
      return "{}";
    Sizes[Name] = Text.size() + 1;
    OS << "DXIL_TEXT(" << Name << ", " << quoted(Text) << ")\n";
    return "text::" + Name;
  }

  /// Gives shared texts their names.
  void assign() {
    std::set<std::string> Taken;
    for (auto &[Text, Name] : Names) {
      Name = "w_" + Text;
      for (char &C : Name)
        C = llvm::isAlnum(C) ? C : '_';
      while (!Taken.insert(Name).second)
        Name += '_';
      Sizes[Name] = Text.size() + 1;
    }
  }
  void writeShared(llvm::raw_ostream &OS) const {
    for (const auto &[Text, Name] : Names)
      OS << "DXIL_TEXT(" << Name << ", " << quoted(Text) << ")\n";
  }

  /// Returns true if all offsets fit 16 bits.
  bool fits() const {
    size_t Sum = 0;
    for (const auto &[Name, Size] : Sizes)
      Sum += Size;
    return Sum <= UINT16_MAX;
  }

private:
  std::map<std::string, std::string> Names; ///< names of shared texts by text
  std::map<std::string, size_t> Sizes;      ///< sizes of all texts by name
};

} // namespace dxil::emitters
