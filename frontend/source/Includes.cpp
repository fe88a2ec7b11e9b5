// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Includes.h"

#include "llvm/Support/Path.h"

using namespace llvm;

namespace dxil::frontend {

void Includes::add(StringRef Path) {
  Path = sys::path::remove_leading_dotslash(Path);
  if (Seen.insert(Path).second)
    Files.push_back(Path.str());
}

void Includes::FileChanged(clang::SourceLocation Where, FileChangeReason Reason,
                           clang::SrcMgr::CharacteristicKind, clang::FileID) {
  if (Reason != EnterFile)
    return;
  const clang::FileID File = Sources.getFileID(Where);
  const clang::OptionalFileEntryRef Entry = Sources.getFileEntryRefForID(File);
  if (!Entry && File != Sources.getMainFileID())
    return; // the predefined macros
  const StringRef Path = Entry ? Entry->getName() : Sources.getBufferName(Where);
  add(Path);
  if (!Shown || File == Sources.getMainFileID())
    return;
  clang::SourceLocation Around = Sources.getIncludeLoc(File);
  for (; Around.isValid(); Around = Sources.getIncludeLoc(Sources.getFileID(Around)))
    *Shown << '.';
  *Shown << ' ' << Path << '\n';
}

void Includes::FileSkipped(const clang::FileEntryRef &File, const clang::Token &,
                           clang::SrcMgr::CharacteristicKind) {
  add(File.getName());
}

} // namespace dxil::frontend
