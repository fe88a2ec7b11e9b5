// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextPasses.h"

#include <algorithm>
#include <map>

namespace dxil::reduce {
namespace {

using Tokens = std::vector<Token>;

struct Range {
  size_t First, Last;
};

/// The content of a pair of brackets, or the whole text.
struct Group {
  Range Inner;
  unsigned Depth;
  char Bracket; ///< opening bracket; 0 for the whole text
};

bool opens(const Tokens &T, size_t N) {
  return T[N].Partner > N;
}
/// Returns the token after N, or after the group that N opens.
size_t next(const Tokens &T, size_t N) {
  return opens(T, N) ? T[N].Partner + 1 : N + 1;
}

/// Returns the groups, outer ones before inner ones.
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

/// Splits a range into declarations and statements; comments and directives are separate ranges.
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

/// Returns the first word of a directive; empty for other tokens.
std::string_view directive(const Token &T) {
  if (T.Kind != TokenKind::Directive)
    return {};
  const size_t First = T.Text.find_first_not_of(" \t", 1);
  if (First == T.Text.npos)
    return {};
  return T.Text.substr(First, T.Text.find_first_of(" \t\r\n(", First) - First);
}

/// Removes each conditional, or all of it except the content of one branch.
std::vector<Edits> conditionals(const Tokens &T) {
  std::vector<Edits> Out;
  std::vector<std::vector<size_t>> Open; ///< directives of each open conditional
  for (size_t N = 0; N < T.size(); ++N) {
    const std::string_view Word = directive(T[N]);
    if (Word.starts_with("if"))
      Open.push_back({N});
    if (Open.empty() || !(Word.starts_with("el") || Word == "endif"))
      continue;
    Open.back().push_back(N);
    if (Word != "endif")
      continue;
    const std::vector<size_t> Directives = std::move(Open.back());
    Open.pop_back();
    Out.push_back({{Directives.front(), N + 1, ""}});
    for (size_t B = 0; B + 1 < Directives.size(); ++B)
      Out.push_back({{Directives.front(), Directives[B] + 1, ""}, {Directives[B + 1], N + 1, ""}});
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

/// Reduces a statement to the body of its `if` or loop, or to the text after its condition.
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
          Out.push_back({{N, Close + 1, ""}}); // skips an attribute
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

/// Splits a range at commas.
std::vector<Range> elementsOf(const Tokens &T, Range In) {
  std::vector<Range> Out;
  size_t First = In.First;
  for (size_t N = First; N < In.Last; N = next(T, N))
    if (T[N].is(",")) {
      Out.push_back({First, N});
      First = N + 1;
    }
  if (First < In.Last)
    Out.push_back({First, In.Last});
  return Out;
}

/// Removes an element with the comma after it, or before it if it is the last.
Edit withoutElement(std::span<const Range> Elements, size_t N) {
  const bool IsLast = N + 1 == Elements.size();
  return {Elements[N].First - (IsLast && N ? 1 : 0),
          IsLast ? Elements[N].Last : Elements[N + 1].First, ""};
}

std::vector<Edits> elements(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T)) {
    if (hasStatements(T, G))
      continue;
    const std::vector<Range> Elements = elementsOf(T, G.Inner);
    for (size_t N = 0; N < Elements.size(); ++N)
      Out.push_back({withoutElement(Elements, N)});
  }
  return Out;
}

/// Removes a parameter of a function and its argument in all calls.
std::vector<Edits> parameters(const Tokens &T) {
  std::map<std::pair<std::string_view, size_t>, std::vector<Edits>> ByFunction;
  for (size_t N = 1; N < T.size(); ++N) {
    if (!T[N].is("(") || !opens(T, N) || T[N - 1].Kind != TokenKind::Word)
      continue;
    const std::vector<Range> Elements = elementsOf(T, {N + 1, T[N].Partner});
    std::vector<Edits> &All = ByFunction[{T[N - 1].Text, Elements.size()}];
    All.resize(Elements.size());
    for (size_t K = 0; K < Elements.size(); ++K)
      All[K].push_back(withoutElement(Elements, K));
  }
  std::vector<Edits> Out;
  for (auto &[Function, All] : ByFunction)
    for (Edits &E : All)
      if (E.size() > 1)
        Out.push_back(std::move(E));
  return Out;
}

/// Replaces a call by one of its arguments.
std::vector<Edits> calls(const Tokens &T) {
  std::vector<Edits> Out;
  for (size_t N = 1; N < T.size(); ++N) {
    if (!T[N].is("(") || !opens(T, N) || T[N - 1].Kind != TokenKind::Word)
      continue;
    for (const Range &E : elementsOf(T, {N + 1, T[N].Partner}))
      Out.push_back({{N - 1, E.First, ""}, {E.Last, T[N].Partner + size_t(1), ""}});
  }
  return Out;
}

/// Returns the text of consecutive tokens.
std::string_view sourceOf(const Tokens &T, Range R) {
  const char *Begin = T[R.First].Text.data();
  const std::string_view Last = T[R.Last - 1].Text;
  return {Begin, size_t(Last.data() + Last.size() - Begin)};
}

/// Replaces uses of the name after token `Last`. Returns an empty list if there are none.
Edits uses(const Tokens &T, std::string_view Name, size_t Last, std::string_view With) {
  Edits Out;
  for (size_t N = Last; N < T.size(); ++N)
    if (T[N].is(Name)) {
      const bool IsCall = N + 1 < T.size() && T[N + 1].is("(") && opens(T, N + 1);
      Out.push_back({N, IsCall ? T[N + 1].Partner + size_t(1) : N + 1, With});
    }
  return Out;
}

/// Inlines `T name = expression;` and `T name(...) { return expression; }` into their uses.
std::vector<Edits> definitions(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T)) {
    if (!hasStatements(T, G))
      continue;
    for (const Range &S : statementsOf(T, G.Inner)) {
      size_t Token = S.First + 1; ///< after the name
      while (Token < S.Last && !T[Token].is("=") && !T[Token].is("("))
        Token = next(T, Token);
      if (Token >= S.Last)
        continue;
      Range Value = {Token + 1, S.Last - 1};
      if (T[Token].is("(") && opens(T, Token)) {
        const size_t Body = next(T, Token);
        if (Body + 1 >= S.Last || !T[Body].is("{") || !T[Body + 1].is("return"))
          continue;
        Value = {Body + 2, S.Last - 2};
      }
      if (Value.First >= Value.Last)
        continue;
      Edits E = uses(T, T[Token - 1].Text, S.Last, sourceOf(T, Value));
      if (E.empty())
        continue;
      E.push_back({S.First, S.Last, ""});
      Out.push_back(std::move(E));
    }
  }
  return Out;
}

/// Shortens each name to one letter that is not a word of the text.
std::vector<Edits> names(const Tokens &T) {
  constexpr std::string_view Letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::map<std::string_view, Edits> ByName;
  for (size_t N = 0; N < T.size(); ++N)
    if (T[N].Kind == TokenKind::Word)
      ByName[T[N].Text].push_back({N, N + 1, ""});
  std::vector<std::string_view> Free;
  for (size_t L = 0; L < Letters.size(); ++L)
    if (!ByName.contains(Letters.substr(L, 1)))
      Free.push_back(Letters.substr(L, 1));
  std::vector<Edits> Out;
  for (auto &[Name, Places] : ByName) {
    if (Name.size() < 2 || Free.empty())
      continue;
    for (Edit &E : Places)
      E.With = Free[Out.size() % Free.size()];
    Out.push_back(std::move(Places));
  }
  return Out;
}

/// Removes bracket groups or only their brackets, some with the name before them.
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

/// Removes one operand and its operator; replaces an expression by zero.
std::vector<Edits> operands(const Tokens &T) {
  std::vector<Edits> Out;
  for (const Group &G : groupsOf(T)) {
    size_t First = G.Inner.First; ///< start of the operand
    std::vector<Range> Operands;  ///< operands of the expression
    auto EndExpression = [&](size_t Last) {
      if (First < Last)
        Operands.push_back({First, Last});
      if (Operands.empty())
        return;
      const Range Expression = {Operands.front().First, Operands.back().Last};
      if (Expression.Last - Expression.First > 1)
        Out.push_back({{Expression.First, Expression.Last, "0"}});
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

/// Removes a colon and the word after it: a semantic or base class.
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

constexpr TextPass AllPasses[] = {
    {"comments", comments},
    {"statements", statements},
    {"conditionals", conditionals},
    {"lines", lines},
    {"bodies", bodies},
    {"operands", operands},
    {"elements", elements},
    {"parameters", parameters},
    {"calls", calls},
    {"definitions", definitions},
    {"brackets", brackets},
    {"annotations", annotations},
    {"tokens", singleTokens},
    {"names", names},
};

} // namespace

std::span<const TextPass> textPasses() {
  return AllPasses;
}

} // namespace dxil::reduce
