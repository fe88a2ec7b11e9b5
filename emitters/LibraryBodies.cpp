// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryBodies.h"

#include "Suggestions.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/TableGen/Record.h>

using namespace llvm;

namespace dxil::emitters {

LibraryNames::LibraryNames(const LibraryModel &L) {
  for (const LibraryScalarDesc &Scalar : L.Scalars)
    Scalars.insert(Scalar.Name), Types.insert(Scalar.Name);
  for (StringRef Word : {"void", "vector", "matrix"})
    Types.insert(Word);
  for (const LibraryObjectDesc &O : L.Objects) {
    Types.insert(O.Name);
    for (unsigned I : O.Methods)
      Members.insert(L.Functions[I].Name);
  }
  for (const LibraryTextDesc &Struct : L.Structs) {
    Types.insert(Struct.Name);
    SmallVector<StringRef, 8> Fields;
    StringRef(Struct.Text).split(Fields, ';');
    for (StringRef Field : Fields)
      Members.insert(Field.rtrim().rsplit(' ').second);
  }
  for (const LibraryTextDesc &Constant : L.Constants)
    Constants.insert(Constant.Name);
  for (unsigned I : L.FreeFunctions) {
    const LibraryFunctionDesc &F = L.Functions[I];
    Counts &C = Functions[F.Name];
    C.Exact.push_back(unsigned(F.Params.size()));
    if (F.Variadic)
      C.VariadicFrom = std::min(C.VariadicFrom, unsigned(F.Params.size()));
  }
}

bool LibraryNames::isType(StringRef Word) const {
  if (Types.contains(Word))
    return true;
  const auto IsLength = [](char C) { return C >= '1' && C <= '4'; };
  if (Word.size() < 2 || !IsLength(Word.back()))
    return false;
  if (Scalars.contains(Word.drop_back()))
    return true;
  return Word.size() > 3 && Word[Word.size() - 2] == 'x' && IsLength(Word[Word.size() - 3]) &&
         Scalars.contains(Word.drop_back(3));
}

bool LibraryNames::isMember(StringRef Word) const {
  const bool IsSwizzle = Word.size() <= 4 && (Word.find_first_not_of("xyzw") == StringRef::npos ||
                                              Word.find_first_not_of("rgba") == StringRef::npos);
  return IsSwizzle || Word.starts_with("_") || Members.contains(Word);
}

bool LibraryNames::takes(StringRef Word, unsigned Count) const {
  const auto Entry = Functions.find(Word);
  return Entry != Functions.end() &&
         (is_contained(Entry->second.Exact, Count) || Count >= Entry->second.VariadicFrom);
}

std::vector<std::string> LibraryNames::types() const {
  std::vector<std::string> Out = words(Types);
  for (const std::string &Scalar : words(Scalars))
    for (const char *Length : {"2", "3", "4"})
      Out.push_back(Scalar + Length);
  return Out;
}

std::vector<std::string> LibraryNames::values() const {
  std::vector<std::string> Out = words(Functions), More = words(Constants);
  Out.insert(Out.end(), More.begin(), More.end());
  return Out;
}

namespace {

struct BodyToken {
  enum TokenKind { Word, Number, String, Punctuator, End } Kind = End;
  StringRef Text;
};

std::vector<BodyToken> tokensOf(StringRef Text) {
  static constexpr StringLiteral Long[] = {
      "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>",
      "++",  "--",  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="};
  const auto IsWord = [](char C) { return isAlnum(C) || C == '_'; };
  std::vector<BodyToken> Out;
  while (true) {
    Text = Text.ltrim();
    size_t Length = 1;
    BodyToken::TokenKind Kind = BodyToken::Punctuator;
    if (Text.empty()) {
      Out.push_back({BodyToken::End, Text});
      return Out;
    }
    if (Text.starts_with("//") || Text.starts_with("/*")) {
      const StringRef End = Text[1] == '/' ? "\n" : "*/";
      Text = Text.drop_front(std::min(Text.size(), Text.find(End, 2)));
      Text.consume_front(End);
      continue;
    }
    if (isDigit(Text[0]) || (Text[0] == '.' && Text.size() > 1 && isDigit(Text[1]))) {
      Kind = BodyToken::Number;
      while (Length < Text.size() &&
             (IsWord(Text[Length]) || Text[Length] == '.' ||
              (is_contained("+-", Text[Length]) && toLower(Text[Length - 1]) == 'e' &&
               !Text.starts_with_insensitive("0x"))))
        ++Length;
    } else if (IsWord(Text[0])) {
      Kind = BodyToken::Word;
      while (Length < Text.size() &&
             (IsWord(Text[Length]) || (Text.substr(Length).starts_with("::") && ++Length)))
        ++Length;
    } else if (Text[0] == '"') {
      Kind = BodyToken::String;
      Length = std::min(Text.size(), std::min(Text.size(), Text.find('"', 1)) + 1);
    } else if (const auto *P = find_if(Long, [&](StringRef L) { return Text.starts_with(L); });
               P != std::end(Long)) {
      Length = P->size();
    }
    Out.push_back({Kind, Text.take_front(Length)});
    Text = Text.drop_front(Length);
  }
}

/// Parses statements and expressions up to the first mistake.
class BodyParser {
public:
  BodyParser(StringRef Text, const LibraryNames &Names)
      : Text(Text), Names(Names), Tokens(tokensOf(Text)) {}

  /// Declares parameters and the types of a signature, then parses a block.
  void functionBody(const LibraryFunctionDesc &F) {
    for (size_t I = 0; I < 3 && I < F.Sets.size(); ++I)
      OwnTypes.push_back(StringRef("TUV").substr(I, 1));
    OwnTypes.push_back("R");
    for (const LibraryParamDesc &P : F.Params)
      Variables.push_back(P.Name);
    if (!F.Record->getValueAsListOfStrings("classes").empty())
      Variables.push_back("this");
    block() && (isEnd() || expected("end of the body"));
  }
  void declaration();

  std::optional<BodyError> Error;

private:
  bool fail(const BodyToken &T, const Twine &Message) {
    if (!Error)
      Error = BodyError{size_t(T.Text.data() - Text.data()), Message.str()};
    return false;
  }
  bool expected(const Twine &What) {
    const bool IsEnd = isEnd();
    return fail(now(), "expected " + What +
                           (IsEnd ? Twine(" at the end") : " before '" + now().Text + "'"));
  }

  const BodyToken &now() const { return Tokens[Index]; }
  const BodyToken &next(size_t Count = 1) const {
    return Tokens[std::min(Index + Count, Tokens.size() - 1)];
  }
  bool isEnd() const { return now().Kind == BodyToken::End; }
  bool is(StringRef Token) const { return now().Text == Token && !isEnd(); }
  void advance() { Index = std::min(Index + 1, Tokens.size() - 1); }
  bool take(StringRef Token) {
    const bool IsHere = is(Token);
    if (IsHere)
      advance();
    return IsHere;
  }
  bool need(StringRef Token, StringRef After = "") {
    return take(Token) || expected("'" + Token + "'" + (After.empty() ? "" : " after " + After));
  }

  bool isType(const BodyToken &T) const {
    return T.Kind == BodyToken::Word && (is_contained(OwnTypes, T.Text) || Names.isType(T.Text));
  }
  bool isDeclaration() const;
  bool type();
  bool block();
  bool statement();
  bool controlled();
  bool forHead();
  bool parenthesized() { return need("(") && expression() && need(")"); }
  bool declarators();
  bool initializer();
  bool expression();
  bool assignment();
  bool unary();
  bool primary();
  bool name();
  bool arguments(const BodyToken &Callee);
  bool suffixes();

  StringRef Text;
  const LibraryNames &Names;
  std::vector<BodyToken> Tokens;
  size_t Index = 0;
  unsigned Depth = 0;
  std::vector<StringRef> Variables; ///< variables that are in scope
  std::vector<StringRef> OwnTypes;
};

/// Counts the depth of nested statements and expressions.
constexpr unsigned MostDepth = 200;
struct Nested {
  explicit Nested(unsigned &Depth) : Depth(++Depth) {}
  ~Nested() { --Depth; }
  unsigned &Depth;
};

/// Two words in a row begin a declaration, so that a misspelt type is found as such.
bool BodyParser::isDeclaration() const {
  if (is("static") || is("const") || is("precise"))
    return true;
  if (now().Kind != BodyToken::Word)
    return false;
  return next().Kind == BodyToken::Word || (isType(now()) && next().Text == "<");
}

bool BodyParser::type() {
  const Nested Level(Depth);
  if (Depth > MostDepth)
    return fail(now(), "types are nested too deeply");
  if (now().Kind != BodyToken::Word)
    return expected("a type");
  if (!isType(now())) {
    return fail(now(),
                "unknown type name '" + now().Text + "'" + didYouMean(Names.types(), now().Text));
  }
  advance();
  if (!take("<"))
    return true;
  do
    if (now().Kind == BodyToken::Number)
      advance();
    else if (!type())
      return false;
  while (take(","));
  return need(">");
}

bool BodyParser::block() {
  const size_t Outer = Variables.size();
  if (!need("{"))
    return false;
  while (!is("}") && !isEnd())
    if (!statement())
      return false;
  Variables.resize(Outer);
  return need("}");
}

bool BodyParser::statement() {
  const Nested Level(Depth);
  if (Depth > MostDepth)
    return fail(now(), "statements are nested too deeply");
  if (is("{"))
    return block();
  if (take(";"))
    return true;
  if (take("[")) { // an attribute
    while (!is("]") && !isEnd())
      advance();
    return need("]") && statement();
  }
  if (is("if") || is("for") || is("while") || is("do") || is("switch"))
    return controlled();
  if (take("return"))
    return is(";") ? take(";") : expression() && need(";", "return statement");
  if (take("break") || take("continue") || take("discard"))
    return need(";");
  if (take("case"))
    return expression() && need(":");
  if (take("default"))
    return need(":");
  if (isDeclaration())
    return declarators() && need(";", "declaration");
  return expression() && need(";", "expression");
}

bool BodyParser::controlled() {
  if (take("if")) {
    if (!parenthesized() || !statement())
      return false;
    return !take("else") || statement();
  }
  if (take("do"))
    return statement() && need("while") && parenthesized() && need(";");
  const size_t Outer = Variables.size();
  const bool IsGood = take("for") ? forHead() : (advance(), parenthesized());
  if (!IsGood || !statement())
    return false;
  Variables.resize(Outer);
  return true;
}

bool BodyParser::forHead() {
  if (!need("(") || !(is(";") || (isDeclaration() ? declarators() : expression())) || !need(";"))
    return false;
  if (!(is(";") || expression()) || !need(";"))
    return false;
  return (is(")") || expression()) && need(")");
}

bool BodyParser::declarators() {
  while (take("static") || take("const") || take("precise"))
    ;
  if (!type())
    return false;
  do {
    if (now().Kind != BodyToken::Word)
      return expected("a name");
    Variables.push_back(now().Text);
    advance();
    while (take("["))
      if (!expression() || !need("]"))
        return false;
    if (take("=") && !initializer())
      return false;
  } while (take(","));
  return true;
}

bool BodyParser::initializer() {
  const Nested Level(Depth);
  if (Depth > MostDepth)
    return fail(now(), "initializers are nested too deeply");
  if (!take("{"))
    return assignment();
  while (!is("}"))
    if (!initializer() || (!is("}") && !need(",")))
      return false;
  return need("}");
}

bool BodyParser::expression() {
  do
    if (!assignment())
      return false;
  while (take(","));
  return true;
}

/// Precedence does not matter for this check: an expression is a sequence of operands and binary
/// operators.
bool BodyParser::assignment() {
  static constexpr StringLiteral Binary[] = {
      "+", "-",  "*",  "/", "%",  "<<", ">>", "<",  ">",  "<=",  ">=",  "==", "!=", "&", "|",
      "^", "&&", "||", "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^="};
  if (!unary())
    return false;
  while (true) {
    if (take("?")) {
      if (!assignment() || !need(":") || !assignment())
        return false;
    } else if (now().Kind == BodyToken::Punctuator && is_contained(Binary, now().Text)) {
      advance();
      if (!unary())
        return false;
    } else {
      return true;
    }
  }
}

bool BodyParser::unary() {
  const Nested Level(Depth);
  if (Depth > MostDepth)
    return fail(now(), "expressions are nested too deeply");
  if (take("+") || take("-") || take("!") || take("~") || take("++") || take("--"))
    return unary();
  if (is("(") && isType(next()) && next(2).Text != "(") { // a cast
    advance();
    return type() && need(")") && unary();
  }
  return primary() && suffixes();
}

bool BodyParser::primary() {
  if (is("("))
    return parenthesized();
  if (now().Kind == BodyToken::Number || now().Kind == BodyToken::String || is("true") ||
      is("false")) {
    advance();
    return true;
  }
  return now().Kind == BodyToken::Word ? name() : expected("expression");
}

/// Parses a variable, constant, call or construction.
bool BodyParser::name() {
  const BodyToken Word = now();
  if (isType(Word))
    return type() && need("(", "a type") && arguments(Word);
  advance();
  if (is_contained(Variables, Word.Text) || Names.isConstant(Word.Text))
    return true;
  if (!Names.isFunction(Word.Text)) {
    std::vector<std::string> KnownNames, Values = Names.values();
    for (StringRef V : Variables)
      KnownNames.push_back(V.str());
    KnownNames.insert(KnownNames.end(), Values.begin(), Values.end());
    return fail(Word, "use of undeclared identifier '" + Word.Text + "'" +
                          didYouMean(KnownNames, Word.Text));
  }
  if (take("<") && !(type() && need(">")))
    return false;
  return need("(", "the name of a function") && arguments(Word);
}

bool BodyParser::arguments(const BodyToken &Callee) {
  unsigned Count = 0;
  if (!is(")"))
    do {
      ++Count;
      if (!assignment())
        return false;
    } while (take(","));
  if (!need(")"))
    return false;
  const bool IsConstruction = isType(Callee);
  return IsConstruction || Names.takes(Callee.Text, Count) ||
         fail(Callee, "no matching function for call to '" + Callee.Text + "' with " +
                          Twine(Count) + (Count == 1 ? " argument" : " arguments"));
}

bool BodyParser::suffixes() {
  while (true) {
    if (take("++") || take("--"))
      continue;
    if (take("[")) {
      if (!expression() || !need("]"))
        return false;
      continue;
    }
    if (!take("."))
      return true;
    const BodyToken Member = now();
    if (Member.Kind != BodyToken::Word)
      return expected("the name of a member");
    if (!Names.isMember(Member.Text))
      return fail(Member, "no member named '" + Member.Text + "'" +
                              didYouMean(Names.members(), Member.Text));
    advance();
    if (take("(") && !take(")") && !(expression() && need(")")))
      return false;
  }
}

void BodyParser::declaration() {
  if (take("typedef")) {
    if (!type())
      return;
    advance();
  } else if (take("struct")) {
    advance();
    if (!need("{"))
      return;
    while (!is("}") && !isEnd())
      if (!declarators() || !need(";", "declaration"))
        return;
    if (!need("}"))
      return;
  } else if (!declarators()) {
    return;
  }
  need(";", "declaration") && (isEnd() || expected("end of the declaration"));
}

} // namespace

std::optional<BodyError> checkBody(const LibraryFunctionDesc &F, const LibraryNames &Names) {
  BodyParser P(F.Body, Names);
  P.functionBody(F);
  return P.Error;
}

std::optional<BodyError> checkDeclaration(StringRef Text, const LibraryNames &Names) {
  BodyParser P(Text, Names);
  P.declaration();
  return P.Error;
}

} // namespace dxil::emitters
