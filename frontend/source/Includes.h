// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files that a source includes. clang's own collectors are made for its modules and link its
// whole parser.
#pragma once

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace dxil::frontend {

/// Lists the files that a preprocessor enters, each once, in the order of first inclusion; the main
/// file is first.
class Includes : public clang::PPCallbacks {
public:
  /// Appends to \p Files. Prints each inclusion to \p Shown, unless null, after one dot for each
  /// enclosing file. Both outlive the preprocessor.
  Includes(const clang::SourceManager &Sources, std::vector<std::string> &Files,
           llvm::raw_ostream *Shown)
      : Sources(Sources), Files(Files), Shown(Shown) {}

  void FileChanged(clang::SourceLocation Where, FileChangeReason Reason,
                   clang::SrcMgr::CharacteristicKind, clang::FileID) override;
  void FileSkipped(const clang::FileEntryRef &File, const clang::Token &,
                   clang::SrcMgr::CharacteristicKind) override;

private:
  void add(llvm::StringRef Path);

  const clang::SourceManager &Sources;
  std::vector<std::string> &Files;
  llvm::raw_ostream *Shown;
  llvm::StringSet<> Seen;
};

} // namespace dxil::frontend
