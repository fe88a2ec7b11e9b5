// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TokenReplay.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace llvm;

namespace dxil::frontend {

/// Sets Next to the token after \p Offset of \p In. Returns false if there is no such token.
bool TokenReplay::find(clang::FileID In, uint32_t Offset) {
  if (In != File) {
    File = In;
    Run = nullptr;
    const auto [Entry, IsNew] = Texts.try_emplace(In);
    if (IsNew)
      Entry->second = Memory.find(PP.getSourceManager().getBufferData(In));
    Text = Entry->second.get();
  }
  if (!Text)
    return false;
  if (!Run || Offset < Run->Begin || Offset > Run->End) {
    Run = &Memory.run(*Text, Offset);
    Words.assign(Run->Names.size(), {});
    Next = 0;
  }
  const std::vector<RawToken> &All = Run->All;
  if (Next < All.size() && All[Next].end() == Offset)
    ++Next;
  else
    Next = size_t(partition_point(All, [&](const RawToken &T) { return T.Offset < Offset; }) -
                  All.begin());
  // Fails unless a token of the run ends at Offset: the preprocessor may have read other tokens.
  return Next < All.size() && Offset == (Next ? All[Next - 1].end() : Run->Begin);
}

/// Appends tokens from Next on. Returns their number.
size_t TokenReplay::append(uint32_t FileStart, Tokens &Out, size_t Most,
                           function_ref<Name(clang::IdentifierInfo &)> NumberOf) {
  const size_t First = Next;
  for (; Next != Run->All.size() && Out.All.size() < Most; ++Next) {
    const RawToken &Raw = Run->All[Next];
    Token New{Raw.Kind, Raw.AtLineStart, Raw.AfterSpace, Location(FileStart + Raw.Offset), 0};
    if (Raw.Kind == TokenKind::Name) {
      Word &W = Words[Raw.Value];
      if (!W.Identifier)
        W.Identifier = PP.getIdentifierInfo(Run->Names[Raw.Value]);
      if (W.Identifier->isHandleIdentifierCase()) // a macro, among others
        break;
      if (W.Number == Name::None)
        W.Number = NumberOf(*W.Identifier);
      New.Value = uint32_t(W.Number);
    } else if (Raw.Kind == TokenKind::Integer) {
      New.Value = uint32_t(Out.Integers.size());
      Out.Integers.push_back(Run->Integers[Raw.Value]);
    } else if (Raw.Kind == TokenKind::Float) {
      New.Value = uint32_t(Out.Floats.size());
      Out.Floats.push_back(Run->Floats[Raw.Value]);
    } else if (Raw.Kind == TokenKind::Unknown) {
      break;
    }
    Out.All.push_back(New);
  }
  return Next - First;
}

void TokenReplay::advance(const clang::Token &Last, Tokens &Out, size_t Most,
                          function_ref<Name(clang::IdentifierInfo &)> NumberOf) {
  auto *Reader = static_cast<clang::Lexer *>(PP.getCurrentLexer()); // null inside a macro
  if (!Reader || Reader->isPragmaLexer() || Last.isAnnotation() || !Last.getLocation().isFileID())
    return;
  const uint32_t FileStart = Reader->getFileLoc().getRawEncoding();
  const uint32_t Offset = Reader->getCurrentBufferOffset();
  if (Last.getLocation().getRawEncoding() + Last.getLength() != FileStart + Offset ||
      !find(Reader->getFileID(), Offset))
    return;
  if (append(FileStart, Out, Most, NumberOf))
    Reader->seek(Run->All[Next - 1].end(), /*IsAtStartOfLine=*/false);
}

} // namespace dxil::frontend
