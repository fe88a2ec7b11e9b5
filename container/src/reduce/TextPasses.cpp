// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextPasses.h"

#include <algorithm>

namespace dxil::container::reducing {
namespace {

using Tokens = std::vector<Token>;

struct Range {
  size_t First, Last;
};

/// What stands between two brackets, or the whole text.
struct Group {
  Range Inner;
  unsigned Depth;
  char Bracket; ///< that opens it; 0 for the whole text
};

bool opens(const Tokens &T, size_t N) {
  return T[N].Partner > N;
}
/// The token behind N, or behind the group that N opens.
size_t next(const Tokens &T, size_t N) {
  return opens(T, N) ? T[N].Partner + 1 : N + 1;
}

/// Outer groups before inner ones.
std::vector<Group> groupsOf(const Tokens &T) {
  std::vector<Group> Groups = {{{0, T.size()}, 0, 0}};
  unsigned Depth = 0;
  for (size_t N = 0; N < T.size(); ++N) {
    if (opens(T, N))
      Groups.push_back({{N + 1, T[N].Partner}, ++Depth, T[N].Text[0]});
    else if (T[N].Partner < N)
      --Depth;
  }
  std::ranges::stable_sort(Groups, {}, &Group::Depth);
  return Groups;
}

bool hasStatements(const Tokens &T, const Group &G) {
  if (!G.Bracket)
    return true;
  if (G.Bracket != '{')
    return false;
  for (size_t N = G.Inner.First; N < G.Inner.Last; N = next(T, N))
    if (T[N].is(";") || T[N].Kind == TokenKind::Directive)
      return true;
  return false;
}

/// Declarations and statements; comments and directives by themselves.
std::vector<Range> statementsOf(const Tokens &T, Range In) {
  std::vector<Range> Out;
  size_t First = In.First;
  auto End = [&](size_t Last) {
    if (First < Last)
      Out.push_back({First, Last});
    First = Last;
  };
  for (size_t N = In.First; N < In.Last;) {
    if (T[N].Kind == TokenKind::Directive || T[N].Kind == TokenKind::Comment) {
      const bool IsAlone = First == N;
      ++N;
      if (IsAlone)
        End(N);
      continue;
    }
    const bool IsBody = T[N].is("{") && opens(T, N);
    const bool IsEnd = T[N].is(";");
    N = next(T, N);
    const bool GoesOn = N < In.Last && (T[N].is("else") || T[N].is(";") || T[N].is("=") ||
                                        T[N].is(",") || (T[N].is("while") && T[First].is("do")));
    if ((IsBody && !GoesOn) || (IsEnd && !(N < In.Last && T[N].is("else"))))
      End(N);
  }
  End(In.Last);
  return Out;
}

// ---- Passes -------------------------------------------------------------------------------------

std::vector<Edits> comments(const Tokens &T) {
  std::vector<Edits> Out;
  for (size_t N = 0; N < T.size(); ++N)
    if (T[N].Kind == TokenKind::Comment)
      Out.push_back({{N, N + 1, ""}});
  return Out;
}

std::vector<Edits> statements(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T))
    if (hasStatements(T, G))
      for (const Range &S : statementsOf(T, G.Inner))
        Out.push_back({{S.First, S.Last, ""}});
  return Out;
}

/// The first word of a directive.
std::string_view directive(const Token &T) {
  if (T.Kind != TokenKind::Directive)
    return {};
  const size_t First = T.Text.find_first_not_of(" \t", 1);
  if (First == T.Text.npos)
    return {};
  return T.Text.substr(First, T.Text.find_first_of(" \t\r\n(", First) - First);
}

/// Of each conditional: all of it, all but what stands in one of its branches.
std::vector<Edits> conditionals(const Tokens &T) {
  std::vector<Edits> Out;
  std::vector<std::vector<size_t>> Open; ///< its directives so far
  for (size_t N = 0; N < T.size(); ++N) {
    const std::string_view Word = directive(T[N]);
    if (Word.starts_with("if"))
      Open.push_back({N});
    if (Open.empty() || !(Word.starts_with("el") || Word == "endif"))
      continue;
    Open.back().push_back(N);
    if (Word != "endif")
      continue;
    const std::vector<size_t> At = std::move(Open.back());
    Open.pop_back();
    Out.push_back({{At.front(), N + 1, ""}});
    for (size_t B = 0; B + 1 < At.size(); ++B)
      Out.push_back({{At.front(), At[B] + 1, ""}, {At[B + 1], N + 1, ""}});
  }
  return Out;
}

std::vector<Edits> lines(const Tokens &T) {
  std::vector<Edits> Out;
  for (size_t N = 0; N < T.size(); ++N) {
    if (Out.empty() || T[N].Blank.find('\n') != T[N].Blank.npos)
      Out.push_back({{N, N, ""}});
    Out.back()[0].Last = N + 1;
  }
  return Out;
}

/// What is left of a statement is the body of an `if` or a loop, or what follows its condition.
std::vector<Edits> bodies(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T)) {
    if (!hasStatements(T, G))
      continue;
    for (const Range &S : statementsOf(T, G.Inner))
      for (size_t N = S.First; N < S.Last; N = next(T, N)) {
        if (!opens(T, N))
          continue;
        const size_t Close = T[N].Partner;
        if (T[N].is("{"))
          Out.push_back({{S.First, N + 1, ""}, {Close, S.Last, ""}});
        else if (T[N].is("(") && N == S.First + 1 && Close + 1 < S.Last && !T[Close + 1].is(";"))
          Out.push_back({{S.First, Close + 1, ""}});
        else if (T[N].is("[") && N == S.First)
          Out.push_back({{N, Close + 1, ""}}); // an attribute
      }
    for (size_t N = G.Inner.First; N < G.Inner.Last; N = next(T, N))
      if (T[N].is("else") && N + 1 < G.Inner.Last) {
        size_t Last = N + 1;
        while (Last < G.Inner.Last && !T[Last].is("{") && !T[Last].is(";"))
          Last = next(T, Last);
        Out.push_back({{N, Last < G.Inner.Last ? next(T, Last) : Last, ""}});
      }
  }
  return Out;
}

/// Elements of lists, each with a comma.
std::vector<Edits> elements(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T)) {
    if (hasStatements(T, G))
      continue;
    size_t First = G.Inner.First;
    for (size_t N = First; N < G.Inner.Last; N = next(T, N))
      if (T[N].is(",")) {
        Out.push_back({{First, N + 1, ""}});
        First = N + 1;
      }
    if (First < G.Inner.Last)
      Out.push_back({{First > G.Inner.First ? First - 1 : First, G.Inner.Last, ""}});
  }
  return Out;
}

/// Groups with their brackets; what stands before one: the name of a function, a colon and a word.
std::vector<Edits> brackets(const Tokens &T) {
  std::vector<Edits> Out;
  for (size_t N = 0; N < T.size(); ++N) {
    if (!opens(T, N))
      continue;
    const size_t Last = T[N].Partner + 1;
    if (N > 1 && T[N - 2].is(":"))
      Out.push_back({{N - 2, Last, ""}});
    Out.push_back({{N, Last, ""}});
    if (N && T[N - 1].Kind == TokenKind::Word && !T[N].is("{")) {
      Out.push_back({{N - 1, Last, "0"}});
      Out.push_back({{N - 1, N, ""}});
    }
    Out.push_back({{N, N + 1, ""}, {Last - 1, Last, ""}});
  }
  return Out;
}

bool isBoundary(const Token &T) {
  constexpr std::string_view Boundaries[] = {
      ",", ";", "=", "+=", "-=", "*=", "/=", "?", ":", "|=", "&=", "^=", "{", "return"};
  return std::ranges::find(Boundaries, T.Text) != std::end(Boundaries) ||
         T.Kind == TokenKind::Directive;
}
bool isOperator(const Token &T) {
  return T.Kind == TokenKind::Punctuation && !isBoundary(T) && !T.is(".") && !T.is("::") &&
         !T.is(")") && !T.is("]") && !T.is("}") && !T.is("(") && !T.is("[") && !T.is("!") &&
         !T.is("~");
}

/// One of the operands of each operator goes with it; of what follows a boundary zero is left.
std::vector<Edits> operands(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T)) {
    size_t First = G.Inner.First; ///< of the operand
    std::vector<Range> Operands;  ///< of the expression
    auto EndExpression = [&](size_t Last) {
      if (First < Last)
        Operands.push_back({First, Last});
      if (Operands.empty())
        return;
      const Range Whole = {Operands.front().First, Operands.back().Last};
      if (Whole.Last - Whole.First > 1)
        Out.push_back({{Whole.First, Whole.Last, "0"}});
      for (size_t N = 0; N < Operands.size() && Operands.size() > 1; ++N) {
        const Range &R = Operands[N];
        const size_t Begin = N ? R.First - 1 : R.First;
        Out.push_back({{Begin, N ? R.Last : R.Last + 1, ""}});
      }
      Operands.clear();
    };
    for (size_t N = First; N < G.Inner.Last; N = next(T, N)) {
      if (isBoundary(T[N])) {
        EndExpression(N);
        First = next(T, N);
      } else if (isOperator(T[N]) && N > First) {
        Operands.push_back({First, N});
        First = N + 1;
      }
    }
    EndExpression(G.Inner.Last);
  }
  return Out;
}

/// A colon and the word behind it: a semantic, a base class.
std::vector<Edits> annotations(const Tokens &T) {
  std::vector<Edits> Out;
  for (size_t N = 0; N + 1 < T.size(); ++N)
    if (T[N].is(":") && T[N + 1].Kind == TokenKind::Word)
      Out.push_back({{N, N + 2, ""}});
  return Out;
}

std::vector<Edits> singleTokens(const Tokens &T) {
  std::vector<Edits> Out;
  for (size_t N = 0; N < T.size(); ++N)
    Out.push_back({{N, N + 1, ""}});
  return Out;
}

constexpr TextPass Passes[] = {
    {"comments", comments},   {"statements", statements}, {"conditionals", conditionals},
    {"lines", lines},         {"bodies", bodies},         {"operands", operands},
    {"elements", elements},   {"brackets", brackets},     {"annotations", annotations},
    {"tokens", singleTokens},
};

} // namespace

std::span<const TextPass> textPasses() {
  return Passes;
}

} // namespace dxil::container::reducing
