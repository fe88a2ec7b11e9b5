// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageWords.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"


#include <dxil/generated/MetadataNumbers.h>
#include <vector>

using namespace clang;

namespace dxil {
namespace {

// Modifiers before the type of a parameter. They are names of variables as well.
constexpr llvm::StringLiteral Modifiers[] = {"triangle", "line",    "point",      "lineadj",
                                             "triangleadj", "vertices", "indices", "primitives",
                                             "payload"};
// Attributes that clang knows, as it spells them; HLSL does not distinguish capitals.
constexpr llvm::StringLiteral ClangAttributes[] = {"numthreads", "WaveSize", "RootSignature"};
// Whether a word is a class of subobjects of state objects.
bool isSubobject(llvm::StringRef Word) {
  return findWord(SubobjectKinds, std::string_view(Word)) || findWord(HitGroupTypes, std::string_view(Word));
}
constexpr llvm::StringLiteral Scalars[] = {"bool", "int", "uint", "float", "half", "double"};
// What a modifier may stand behind.
constexpr llvm::StringLiteral NoTypes[] = {"return", "else", "case", "goto", "typename", "using"};

class Marker {
public:
  Marker(const LangOptions &Options, std::string &Text) : Options(Options), Text(Text) {}

  bool run() {
    read();
    for (size_t I = 0; I < Tokens.size(); ++I) {
      trackPayload(I);
      trackStructs(I);
      modifier(I);
      attribute(I);
      signature(I);
      qualifier(I);
      subobject(I);
      scalarInBraces(I);
    }
    return Changed;
  }

private:
  struct Word {
    tok::TokenKind Kind;
    size_t At, Size;
  };

  void read() {
    Lexer Lex(SourceLocation(), Options, Text.data(), Text.data(), Text.data() + Text.size());
    Token Tok;
    bool Done = false;
    while (!Done) {
      Done = Lex.LexFromRawLexer(Tok);
      if (Tok.is(tok::eof))
        break;
      Tokens.push_back({Tok.getKind(), Lex.getCurrentBufferOffset() - Tok.getLength(),
                        Tok.getLength()});
    }
  }

  llvm::StringRef word(size_t I) const {
    if (I >= Tokens.size() || Tokens[I].Kind != tok::raw_identifier)
      return {};
    return llvm::StringRef(Text).substr(Tokens[I].At, Tokens[I].Size);
  }
  bool is(size_t I, tok::TokenKind Kind) const {
    return I < Tokens.size() && Tokens[I].Kind == Kind;
  }
  void replace(size_t I, llvm::StringRef With) {
    Text.replace(Tokens[I].At, With.size(), With.data(), With.size());
    Changed = true;
  }

  // Between the braces of a struct that is a payload, `: read(...)` says who reads a field.
  void trackPayload(size_t I) {
    if (is(I, tok::l_square) && is(I + 2, tok::r_square) && I && word(I - 1) == "struct") {
      bool IsPayload = word(I + 1) == "raypayload";
      if (IsPayload || word(I + 1).equals_insensitive("NodeTrackRWInputSharing")) {
        size_t Length = Tokens[I + 2].At + 1 - Tokens[I].At;
        Text.replace(Tokens[I].At, Length,
                     padded(IsPayload ? "__raypayload" : "__rackRWInputSharing", Length));
        Changed = true;
        Pending |= IsPayload;
      }
    }
    if (is(I, tok::l_brace) && (Depth || Pending)) {
      ++Depth;
      Pending = false;
    }
    if (is(I, tok::r_brace) && Depth)
      --Depth;
    if (is(I, tok::semi))
      Pending = false;
  }

  // Which braces are those of structs: their members differ from variables.
  void trackStructs(size_t I) {
    if (is(I, tok::l_brace))
      Structs.push_back(HeadOfStruct);
    if (is(I, tok::r_brace) && !Structs.empty())
      Structs.pop_back();
    const bool IsParameter = I && (is(I - 1, tok::less) || is(I - 1, tok::comma)); // of a template
    if ((word(I) == "struct" || word(I) == "class") && !IsParameter)
      HeadOfStruct = true;
    else if (is(I, tok::semi) || is(I, tok::l_brace) || is(I, tok::l_paren))
      HeadOfStruct = false;
  }

  static std::string padded(llvm::StringRef Word, size_t Size) {
    return Word.str() + std::string(Size - Word.size(), ' ');
  }

  void modifier(size_t I) {
    if (word(I) == "groupshared")
      return shared(I);
    // Is the default, and no modifier behind others.
    if (word(I) == "center" && !word(I + 1).empty() && !word(I + 2).empty())
      return replace(I, "      ");
    if (!llvm::is_contained(Modifiers, word(I)) || word(I + 1).empty() ||
        (I && llvm::is_contained(NoTypes, word(I - 1))))
      return;
    // The type, and then the name.
    if (word(I + 2).empty() && !is(I + 2, tok::less) && !is(I + 2, tok::coloncolon))
      return;
    replace(I, "__");
  }

  // Of a parameter the word becomes an attribute (SharedParameters.cpp), before its other modifiers. Of a variable
  // it says what `static` would, with which clang does not combine it.
  void shared(size_t I) {
    const bool IsMember = !Structs.empty() && Structs.back();
    for (size_t Other = I - 1; I && !IsMember && isModifierOfVariable(word(Other)); --Other) {
      if (word(Other) == "static")
        return replace(Other, "      ");
      if (!Other)
        break;
    }
    for (size_t Other = I + 1; !IsMember && isModifierOfVariable(word(Other)); ++Other)
      if (word(Other) == "static")
        return replace(Other, "      ");
    constexpr llvm::StringLiteral Attribute = "[[dxil_gs]]";
    static_assert(Attribute.size() == llvm::StringLiteral("groupshared").size());
    size_t First = I;
    while (First && llvm::is_contained({"in", "out", "inout", "const"}, word(First - 1)))
      --First;
    if (!First || !(is(First - 1, tok::l_paren) || is(First - 1, tok::comma)))
      return;
    const std::string Others = Text.substr(Tokens[First].At, Tokens[I].At - Tokens[First].At);
    const std::string With = Attribute.str() + Others;
    Text.replace(Tokens[First].At, With.size(), With);
    Changed = true;
  }

  static bool isModifierOfVariable(llvm::StringRef Word) {
    return llvm::is_contained({"static", "precise", "const", "uniform", "volatile"}, Word);
  }

  void attribute(size_t I) {
    if (!is(I, tok::l_square) || word(I + 1).empty())
      return;
    // Every call is one in this compiler, and clang takes no attribute before `export`.
    if (word(I + 1) == "noinline" && is(I + 2, tok::r_square)) {
      size_t Length = Tokens[I + 2].At + 1 - Tokens[I].At;
      Text.replace(Tokens[I].At, Length, padded("", Length));
      Changed = true;
      return;
    }
    if (word(I + 1).equals_insensitive("shader"))
      return replace(I + 1, "__ader");
    // Names another parameter, which may come later: the stand-in makes a string of it.
    if (word(I + 1).equals_insensitive("MaxRecordsSharedWith"))
      return replace(I + 1, "__xRecordsSharedWith");
    auto Spell = [&](llvm::StringRef Known) {
      if (word(I + 1) != Known && word(I + 1).equals_insensitive(Known))
        replace(I + 1, Known);
    };
    for (llvm::StringRef Known : ClangAttributes)
      Spell(Known);
    for (llvm::StringRef Known : StageAttributeNames)
      Spell(Known);
  }

  // The `]` that belongs to the `[` at I; the end where there is none.
  size_t closing(size_t I) const {
    for (size_t Depth = 0; I < Tokens.size(); ++I) {
      Depth += is(I, tok::l_square);
      if (is(I, tok::r_square) && !--Depth)
        return I;
    }
    return Tokens.size();
  }

  // Of several root signatures of one function the last counts; clang refuses the second.
  void signature(size_t I) {
    auto IsSignature = [&](size_t At) {
      return is(At, tok::l_square) && word(At + 1).equals_insensitive("RootSignature");
    };
    if (!IsSignature(I))
      return;
    size_t End = closing(I);
    for (size_t Next = End + 1; is(Next, tok::l_square); Next = closing(Next) + 1) {
      if (!IsSignature(Next))
        continue;
      for (size_t At = Tokens[I].At; At <= Tokens[End].At; ++At)
        if (Text[At] != '\n')
          Text[At] = ' ';
      Changed = true;
      return;
    }
  }

  void qualifier(size_t I) {
    if (!Depth || !is(I, tok::colon) || !is(I + 2, tok::l_paren))
      return;
    if (word(I + 1) != "read" && word(I + 1) != "write")
      return;
    replace(I, " ");
    replace(I + 1, "__");
  }

  // `X x = {"a", 1};` becomes `X x   ("a", 1);`.
  void subobject(size_t I) {
    if (!isSubobject(word(I)) || word(I + 1).empty() || !is(I + 2, tok::equal) ||
        !is(I + 3, tok::l_brace))
      return;
    size_t End = I + 4;
    while (End < Tokens.size() && !is(End, tok::r_brace) && !is(End, tok::semi))
      ++End;
    if (!is(End, tok::r_brace))
      return;
    replace(I + 2, " ");
    replace(I + 3, "(");
    replace(End, ")");
    Tokens[I + 3].Kind = Tokens[End].Kind = tok::unknown; // they are no braces any more
  }

  // `bool b = {true};` becomes `bool b = (true);`: clang crashes where a scalar's list converts to or from bool.
  void scalarInBraces(size_t I) {
    if (!llvm::is_contained(Scalars, word(I)) || word(I + 1).empty() || !is(I + 2, tok::equal) ||
        !is(I + 3, tok::l_brace))
      return;
    size_t End = I + 4;
    for (unsigned Depth = 0; End < Tokens.size(); ++End) {
      if (is(End, tok::l_paren) || is(End, tok::l_square))
        ++Depth;
      else if ((is(End, tok::r_paren) || is(End, tok::r_square)) && Depth)
        --Depth;
      else if (is(End, tok::l_brace) || is(End, tok::r_brace) || is(End, tok::semi) ||
               (is(End, tok::comma) && !Depth))
        break;
    }
    if (!is(End, tok::r_brace) || End == I + 4)
      return;
    replace(I + 3, "(");
    replace(End, ")");
    Tokens[I + 3].Kind = Tokens[End].Kind = tok::unknown;
  }

  const LangOptions &Options;
  std::string &Text;
  std::vector<Word> Tokens;
  unsigned Depth = 0;
  std::vector<bool> Structs;
  bool HeadOfStruct = false;
  bool Pending = false;
  bool Changed = false;
};

} // namespace

bool markStageWords(const LangOptions &Options, std::string &Text) {
  return Marker(Options, Text).run();
}

} // namespace dxil
