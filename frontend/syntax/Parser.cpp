// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ParserState.h"

#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend::syntax {
namespace {

// Maximum nesting of grammar rules, beyond that of shaders; a pair of parentheses takes two levels.
constexpr unsigned MostNested = 1024;
// Maximum height of an expression's tree. A chain of operators has a level for each.
constexpr unsigned MostLevels = 8192;

const char *spellingOf(TokenKind K) {
  switch (K) {
  case TokenKind::LeftBrace: return "{";
  case TokenKind::RightBrace: return "}";
  case TokenKind::LeftParen: return "(";
  case TokenKind::RightParen: return ")";
  case TokenKind::LeftBracket: return "[";
  case TokenKind::RightBracket: return "]";
  case TokenKind::Semicolon: return ";";
  case TokenKind::Comma: return ",";
  case TokenKind::Colon: return ":";
  case TokenKind::Less: return "<";
  case TokenKind::Greater: return ">";
  case TokenKind::Equal: return "=";
  default: return "?";
  }
}

} // namespace

void Parser::skipPragmas() {
  while (current().is(TokenKind::PragmaRowMajor) || current().is(TokenKind::PragmaColumnMajor)) {
    PackOrder = current().is(TokenKind::PragmaRowMajor) ? Specifier::PragmaRowMajor
                                                        : Specifier::PragmaColumnMajor;
    ++Position;
  }
}

void Parser::advance() {
  if (current().is(TokenKind::EndOfFile))
    return;
  HalfShift = false;
  ++Position;
  skipPragmas();
}

bool Parser::accept(TokenKind K) {
  if (K == TokenKind::Greater && !HalfShift && current().is(TokenKind::GreaterGreater)) {
    if (Opts.Language < LanguageVersion::v202x)
      fail(Diagnostic::angle_brackets);
    HalfShift = true;
    return true;
  }
  if (!is(K))
    return false;
  advance();
  return true;
}

bool Parser::accept(Name N) {
  if (!is(N))
    return false;
  advance();
  return true;
}

bool Parser::expect(TokenKind K, llvm::StringRef Context) {
  if (accept(K))
    return true;
  const bool IsClosing = K == TokenKind::RightParen || K == TokenKind::RightBracket;
  const bool EndsLine = current().AtLineStart || is(TokenKind::EndOfFile);
  const bool EndsStatement = (K == TokenKind::Semicolon && is(TokenKind::RightBrace)) ||
                             (IsClosing && is(TokenKind::Semicolon));
  // A token that is missing at the end of a line or statement is reported there, and parsing
  // continues.
  const bool IsAll = EndsLine || EndsStatement;
  if (!Position || !(IsAll || K == TokenKind::Semicolon) || K == TokenKind::RightBrace ||
      reportReserved(Source.All[Position - 1])) {
    fail(Diagnostic::expected_token, {spellingOf(K), Context});
    return false;
  }
  Diags.reportAfter(Source.All[Position - 1].Where, Diagnostic::expected_token,
                    {spellingOf(K), Context});
  return IsAll && (K == TokenKind::Semicolon || IsClosing);
}

bool Parser::expectClosing(TokenKind K, llvm::StringRef Context, Location Open) {
  if (accept(K))
    return true;
  const bool GoesOn = expect(K, Context);
  Diags.report(Open, Diagnostic::opened_here, {K == TokenKind::RightParen ? "(" : "["});
  return GoesOn;
}

Name Parser::expectName(llvm::StringRef Context) {
  if (isKeyword(current().name())) {
    KeywordAsName = current().name();
    fail(Diagnostic::name_is_keyword, {Context, Names.spelling(KeywordAsName)});
    return Name::None;
  }
  if (!atName()) {
    fail(Diagnostic::expected_name, {Context});
    return Name::None;
  }
  const Name N = current().name();
  advance();
  return N;
}

NodeId Parser::fail(Diagnostic Id, std::initializer_list<llvm::StringRef> Arguments) {
  if (!reportReserved(current()) && !(Position && reportReserved(Source.All[Position - 1])))
    Diags.report(here(), Id, Arguments);
  return NodeId::None;
}

void Parser::noteUnread(size_t First) {
  for (const Token &T : llvm::ArrayRef(Source.All).slice(First, Position - First))
    if (T.name() != Name::None)
      Out.Unread.insert(uint32_t(T.name()));
}

bool Parser::Nested::tooDeep() const {
  if (P.Depth <= MostNested)
    return false;
  if (!P.ReportedTooDeep)
    P.fail(Diagnostic::nesting_too_deep, {llvm::utostr(MostNested / Levels)});
  P.ReportedTooDeep = P.Out.IsBroken = true;
  return true;
}

NodeId Parser::above(unsigned Other, NodeId Parent) {
  if (Parent == NodeId::None)
    return Parent;
  Height = std::max(Height, Other) + 1;
  if (Height > MostLevels) {
    if (!ReportedTooDeep)
      fail(Diagnostic::nesting_too_deep, {llvm::utostr(MostLevels)});
    ReportedTooDeep = true;
    return NodeId::None;
  }
  Out.MostLevels = std::max(Out.MostLevels, Height);
  return Parent;
}

void Parser::skipBalanced(TokenKind Open, TokenKind Close) {
  unsigned Level = 0;
  do {
    if (is(Open))
      ++Level;
    else if (is(Close))
      --Level;
    advance();
  } while (Level && !is(TokenKind::EndOfFile));
}

void Parser::skipStatement() {
  while (!is(TokenKind::EndOfFile) && !is(TokenKind::RightBrace)) {
    if (accept(TokenKind::Semicolon))
      return;
    if (is(TokenKind::LeftBrace))
      skipBalanced(TokenKind::LeftBrace, TokenKind::RightBrace);
    else
      advance();
  }
}

void Parser::skipDeclaration() {
  while (!is(TokenKind::EndOfFile) && !is(TokenKind::RightBrace)) {
    if (accept(TokenKind::Semicolon))
      return;
    if (is(TokenKind::LeftBrace)) {
      skipBalanced(TokenKind::LeftBrace, TokenKind::RightBrace);
      accept(TokenKind::Semicolon);
      return;
    }
    advance();
  }
}

Parser::Meaning Parser::meaning(Name N) const {
  auto Entry = Meanings.find(N);
  if (Entry != Meanings.end() && Entry->second != Meaning::Unknown &&
      Entry->second != Meaning::Template)
    return Entry->second;
  return AllTypes.contains(N) || isLibraryType(N) ? Meaning::Type : Meaning::Unknown;
}

bool Parser::isLibraryType(Name N) const {
  if (N < Name::FirstOther)
    return N == Name::vector_ || N == Name::matrix_;
  if (size_t(N) >= LibraryTypes.size())
    LibraryTypes.resize(std::max(Names.size(), size_t(N) + 1));
  // Types that the options disable count too: check reports them.
  uint8_t &Answer = LibraryTypes[size_t(N)];
  if (!Answer)
    Answer = Predefined.IsType(Names.spelling(N), /*Native16=*/true) ? 2 : 1;
  return Answer == 2;
}

bool Parser::isTemplateName(Name N, bool IsQualified) const {
  if (auto Entry = Meanings.find(N);
      !IsQualified && Entry != Meanings.end() && Entry->second == Meaning::Value)
    return false;
  return Templates.contains(N) || isLibraryTemplate(N);
}

void Parser::declareTemplate(Name N) {
  Templates.insert(N);
  declare(N, Meaning::Template);
  LastTemplate = N;
}

void Parser::declare(Name N, Meaning M) {
  if (N == Name::None)
    return;
  Meaning &Now = Meanings[N];
  Undo.push_back({N, Now});
  Now = M;
  if (M == Meaning::Type)
    AllTypes.insert(N);
}

Parser::ScopeGuard::~ScopeGuard() {
  while (P.Undo.size() > Before) {
    P.Meanings[P.Undo.back().first] = P.Undo.back().second;
    P.Undo.pop_back();
  }
}

Tree Parser::run() {
  NodeVector All;
  while (!is(TokenKind::EndOfFile)) {
    if (accept(TokenKind::Semicolon))
      continue;
    if (is(TokenKind::RightBrace)) {
      fail(Diagnostic::extra_closing_brace);
      Out.IsBroken = true;
      advance();
      continue;
    }
    const size_t Before = Position;
    if (!parseDeclaration(Place::Global, All)) {
      skipDeclaration();
      noteUnread(Before);
    }
  }
  Out.Declarations = list(All);
  return std::move(Out);
}

Tree parse(const Tokens &Source, NameTable &Names, const PredefinedTypes &Predefined,
           const Options &Opts, Diagnostics &Diags) {
  return Parser(Source, Names, Predefined, Opts, Diags).run();
}

const char *spelling(BinaryOperator Op) {
  switch (Op) {
  case BinaryOperator::Multiply: return "*";
  case BinaryOperator::Divide: return "/";
  case BinaryOperator::Remainder: return "%";
  case BinaryOperator::Add: return "+";
  case BinaryOperator::Subtract: return "-";
  case BinaryOperator::ShiftLeft: return "<<";
  case BinaryOperator::ShiftRight: return ">>";
  case BinaryOperator::Less: return "<";
  case BinaryOperator::Greater: return ">";
  case BinaryOperator::LessEqual: return "<=";
  case BinaryOperator::GreaterEqual: return ">=";
  case BinaryOperator::Equal: return "==";
  case BinaryOperator::NotEqual: return "!=";
  case BinaryOperator::And: return "&";
  case BinaryOperator::Xor: return "^";
  case BinaryOperator::Or: return "|";
  case BinaryOperator::LogicalAnd: return "&&";
  case BinaryOperator::LogicalOr: return "||";
  case BinaryOperator::Comma: return ",";
  case BinaryOperator::None: return "";
  }
  return "";
}

const char *spelling(UnaryOperator Op) {
  switch (Op) {
  case UnaryOperator::Plus: return "+";
  case UnaryOperator::Minus: return "-";
  case UnaryOperator::Not: return "!";
  case UnaryOperator::Complement: return "~";
  case UnaryOperator::PreIncrement:
  case UnaryOperator::PostIncrement: return "++";
  case UnaryOperator::PreDecrement:
  case UnaryOperator::PostDecrement: return "--";
  case UnaryOperator::Dereference: return "*";
  case UnaryOperator::AddressOf: return "&";
  }
  return "";
}

} // namespace dxil::frontend::syntax
