// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TokenMemory.h"
#include "Dialect.h"
#include "Literals.h"
#include "Punctuation.h"

#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

/// Most hashes of texts that were read once; above this number all are forgotten.
constexpr size_t MostReadOnce = 1 << 16;

/// Returns true if the preprocessor has no message about the text between two tokens.
bool isQuiet(StringRef Gap) {
  while (true) {
    Gap = Gap.ltrim(" \t\r\n");
    if (Gap.empty())
      return true;
    StringRef Comment;
    if (Gap.consume_front("//")) {
      std::tie(Comment, Gap) = Gap.split('\n');
    } else if (Gap.consume_front("/*")) {
      std::tie(Comment, Gap) = Gap.split("*/");
      if (Comment.contains("/*"))
        return false;
    } else {
      return false;
    }
    // Line continuations, trigraphs and characters beyond ASCII may cause messages.
    if (any_of(Comment, [](char C) { return C == '\\' || C == '?' || C == '\0' || !isASCII(C); }))
      return false;
  }
}

/// Reads the tokens of a run with clang's lexer, without a preprocessor.
class RunReader {
public:
  RunReader(StringRef Text, uint32_t Begin)
      : Text(Text), Language(languageOptions()),
        Raw(clang::SourceLocation(), Language, Text.begin(), Text.begin(), Text.end()) {
    Language.MSVCCompat = 1; // as IncludeSearch sets it between tokens
    Raw.seek(Begin, /*IsAtStartOfLine=*/false);
    Run->Begin = Run->End = Begin;
  }

  std::unique_ptr<TokenRun> read() {
    uint32_t Last = Run->Begin;
    while (true) {
      clang::Token T;
      Raw.LexFromRawLexer(T);
      const uint32_t End = Raw.getCurrentBufferOffset();
      if (T.is(clang::tok::eof) || (T.is(clang::tok::hash) && T.isAtStartOfLine()))
        break;
      RawToken New;
      New.Offset = End - T.getLength();
      New.AtLineStart = T.isAtStartOfLine();
      New.AfterSpace = T.hasLeadingSpace();
      if (T.getLength() <= UINT16_MAX) {
        New.Size = uint16_t(T.getLength());
        if (isQuiet(Text.slice(Last, New.Offset)))
          read(T, Text.slice(New.Offset, End), New);
      }
      Run->All.push_back(New);
      Run->End = Last = End;
    }
    Run->All.shrink_to_fit();
    return std::move(Run);
  }

private:
  void read(const clang::Token &T, StringRef Spelling, RawToken &New) {
    if (T.needsCleaning() || T.hasUCN())
      return;
    if (T.is(clang::tok::raw_identifier))
      return readName(Spelling, New);
    if (T.is(clang::tok::numeric_constant))
      return readNumber(Spelling, New);
    // Lines of `<<<<<<<` and the like are conflicts of a version control system; `<#` begins a
    // placeholder of an editor, `??` a trigraph.
    const char First = Spelling[0], Following = Raw.getBufferLocation()[0];
    if ((T.isAtStartOfLine() && StringRef("<>=|").contains(First)) || Following == '#' ||
        (First == '?' && Following == '?'))
      return;
    // `1.#INF` is read together with the tokens before it.
    if (const TokenKind Kind = punctuation(T.getKind()); Kind != TokenKind::Hash)
      New.Kind = Kind;
  }

  void readName(StringRef Spelling, RawToken &New) {
    if (Spelling == "INF" || !all_of(Spelling, [](char C) { return isAlnum(C) || C == '_'; }))
      return;
    New.Kind = TokenKind::Name;
    const auto [Entry, IsNew] = Numbers.try_emplace(Spelling, Run->Names.size());
    if (IsNew)
      Run->Names.push_back(Spelling);
    New.Value = Entry->second;
  }

  void readNumber(StringRef Spelling, RawToken &New) {
    const Number N = frontend::readNumber(Spelling);
    // A swizzle is tokens of its own. Whether 16 bits are allowed depends on the options.
    if (N.Wrong != Number::Problem::None || N.IsHalf || !N.Rest.empty())
      return;
    New.Kind = N.IsFloat ? TokenKind::Float : TokenKind::Integer;
    New.Value = uint32_t(N.IsFloat ? Run->Floats.size() : Run->Integers.size());
    N.IsFloat ? Run->Floats.push_back(N.Float) : Run->Integers.push_back(N.Integer);
  }

  const StringRef Text;
  clang::LangOptions Language;
  clang::Lexer Raw;
  std::unique_ptr<TokenRun> Run = std::make_unique<TokenRun>();
  StringMap<uint32_t> Numbers; ///< numbers of names
};

} // namespace

size_t TokenRun::bytes() const {
  return sizeof(TokenRun) + All.capacity() * sizeof(RawToken) +
         Names.capacity() * sizeof(StringRef) + Integers.capacity() * sizeof(IntegerLiteral) +
         Floats.capacity() * sizeof(FloatLiteral);
}

std::shared_ptr<TokenMemory::Text> TokenMemory::find(StringRef Characters) {
  const uint64_t Hash = xxh3_64bits(Characters);
  const std::lock_guard<std::mutex> Guard(Lock);
  if (const auto Match = ByHash.find(Hash); Match != ByHash.end()) {
    Used.splice(Used.begin(), Used, Match->second);
    return Used.front()->Characters == Characters ? Used.front() : nullptr;
  }
  if (Characters.size() > Limit / 4)
    return nullptr;
  if (!ReadOnce.erase(Hash)) {
    if (ReadOnce.size() == MostReadOnce)
      ReadOnce.clear();
    ReadOnce.insert(Hash);
    return nullptr;
  }
  Used.push_front(std::make_shared<Text>(Characters, Hash));
  ByHash[Hash] = Used.begin();
  Used.front()->Bytes += Characters.size();
  Bytes += Used.front()->Bytes;
  const std::shared_ptr<Text> New = Used.front();
  shrink();
  return New;
}

void TokenMemory::shrink() {
  while (Bytes > Limit) {
    Text &Last = *Used.back();
    Last.IsKept = false;
    Bytes -= Last.Bytes;
    ByHash.erase(Last.Hash);
    Used.pop_back();
  }
}

const TokenRun &TokenMemory::run(Text &In, uint32_t Offset) {
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    const auto Next = In.Runs.upper_bound(Offset);
    if (Next != In.Runs.begin())
      if (const TokenRun &Run = *std::prev(Next)->second; Offset <= Run.End)
        return Run;
  }
  std::unique_ptr<TokenRun> New = RunReader(In.Characters, Offset).read();
  const std::lock_guard<std::mutex> Guard(Lock);
  const auto [Entry, IsNew] = In.Runs.try_emplace(Offset, std::move(New));
  const TokenRun &Run = *Entry->second; // another thread may have read the run
  if (!IsNew)
    return Run;
  In.Bytes += Run.bytes();
  if (In.IsKept) {
    Bytes += Run.bytes();
    shrink();
  }
  return Run;
}

uint64_t TokenMemory::bytes() const {
  const std::lock_guard<std::mutex> Guard(Lock);
  return Bytes;
}

} // namespace dxil::frontend
