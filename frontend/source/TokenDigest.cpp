// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TokenDigest.h"

#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/BLAKE3.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

/// Collects bytes such that no item can be confused with its neighbour: strings follow their
/// length.
class Hasher {
public:
  void byte(uint8_t B) {
    Buffer.push_back(B);
    if (Buffer.size() >= 1 << 16)
      flush();
  }
  void number(uint64_t N) {
    for (unsigned I = 0; I != 8; ++I)
      byte(uint8_t(N >> (8 * I)));
  }
  void text(StringRef Text) {
    number(Text.size());
    flush();
    Digest.update(Text);
  }
  void word(StringRef Word) {
    // Most are short, so a length below Longer is one byte.
    constexpr uint8_t Longer = 255;
    if (Word.size() < Longer) {
      byte(uint8_t(Word.size()));
    } else {
      byte(Longer);
      number(Word.size());
    }
    Buffer.append(Word.bytes_begin(), Word.bytes_end());
  }
  TokenDigest finish() {
    flush();
    return Digest.final();
  }

private:
  void flush() {
    Digest.update(Buffer);
    Buffer.clear();
  }
  BLAKE3 Digest;
  SmallVector<uint8_t, 2048> Buffer;
};

} // namespace

TokenDigest digestOf(const Tokens &Toks, const NameTable &Names, size_t First, size_t End) {
  Hasher H;
  for (const Token &T : ArrayRef(Toks.All).slice(First, End - First)) {
    const bool IsInMacro = uint32_t(T.Where) >> 31;
    H.byte(uint8_t(T.Kind));
    H.byte(uint8_t(T.AtLineStart | T.AfterSpace << 1 | IsInMacro << 2));
    switch (T.Kind) {
    case TokenKind::Name: H.word(Names.spelling(T.name())); break;
    case TokenKind::Integer: {
      const IntegerLiteral &I = Toks.Integers[T.Value];
      H.number(I.Value);
      H.byte(uint8_t(I.Suffix));
      H.byte(I.Decimal);
      break;
    }
    case TokenKind::Float:
      H.number(bit_cast<uint64_t>(Toks.Floats[T.Value].Value));
      H.byte(uint8_t(Toks.Floats[T.Value].Suffix));
      break;
    case TokenKind::String: H.text(Toks.Strings[T.Value]); break;
    default: break;
    }
  }
  return H.finish();
}

void SourceTraits::MacroExpands(const clang::Token &Word, const clang::MacroDefinition &Definition,
                                clang::SourceRange, const clang::MacroArgs *) {
  const clang::MacroInfo *Macro = Definition.getMacroInfo();
  if (!Macro || !Macro->isBuiltinMacro())
    return;
  const StringRef Name = Word.getIdentifierInfo()->getName();
  DependsOnTime |= Name == "__DATE__" || Name == "__TIME__" || Name == "__TIMESTAMP__";
}

void SourceTraits::FileChanged(clang::SourceLocation, FileChangeReason,
                               clang::SrcMgr::CharacteristicKind Kind, clang::FileID) {
  DirectsMessages |= Kind != clang::SrcMgr::C_User;
}

void SourceTraits::PragmaDiagnosticPush(clang::SourceLocation, StringRef) {
  DirectsMessages = true;
}
void SourceTraits::PragmaDiagnosticPop(clang::SourceLocation, StringRef) {
  DirectsMessages = true;
}
void SourceTraits::PragmaDiagnostic(clang::SourceLocation, StringRef, clang::diag::Severity,
                                    StringRef) {
  DirectsMessages = true;
}

} // namespace dxil::frontend
