// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser: recursive descent with one token of lookahead, and more where HLSL's grammar needs
// it. Functions that return a NodeId return NodeId::None after an error, which they have reported.
// Statements and declarations then skip what they cannot read.
#pragma once

#include "Parser.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace dxil::frontend::syntax {

/// The beginning of a declaration, up to the first name.
struct DeclarationStart {
  NodeList Attributes;
  Specifiers Flags;
  NodeId Type = NodeId::None; ///< TypeRef
};

class Parser {
public:
  Parser(const Tokens &Source, NameTable &Names, const PredefinedTypes &Predefined,
         const Options &Opts, Diagnostics &Diags)
      : Source(Source), Names(Names), Predefined(Predefined), Opts(Opts), Diags(Diags) {
    skipPragmas();
  }
  Tree run();

private:
  using NodeVector = llvm::SmallVector<NodeId, 8>;

  //===-- Tokens (Parser.cpp) ----------------------------------------------------------------===//

  const Token &current() const { return Source.All[Position]; }
  const Token &ahead(unsigned N = 1) const {
    return Source.All[std::min(Position + N, Source.All.size() - 1)];
  }
  Location here() const { return current().Where; }
  bool is(TokenKind K) const { return !HalfShift ? current().Kind == K : K == TokenKind::Greater; }
  bool is(Name N) const { return current().is(N); }
  bool atName() const { return current().is(TokenKind::Name) && !isKeyword(current().name()); }
  void advance();
  void skipPragmas();
  bool accept(TokenKind K);
  bool accept(Name N);
  /// Takes a token of kind \p K or reports that it is missing \p Context ("after condition").
  bool expect(TokenKind K, llvm::StringRef Context);
  /// As above, for the bracket that closes \p Open; a note shows the opening one.
  bool expectClosing(TokenKind K, llvm::StringRef Context, Location Open);
  Name expectName(llvm::StringRef Context);
  /// Skips past the next `;`, or to a `}` of this depth.
  void skipStatement();
  /// As above for declarations: skips past a `;` or a block in braces.
  void skipDeclaration();
  void skipBalanced(TokenKind Open, TokenKind Close);
  /// Adds names from token \p First on to Tree::Unread: their declarations may have been skipped.
  void noteUnread(size_t First);
  NodeId fail(Diagnostic Id, std::initializer_list<llvm::StringRef> Arguments = {});

  /// Counts the nesting of grammar rules.
  class Nested {
  public:
    explicit Nested(Parser &P, unsigned Levels = 1) : P(P), Levels(Levels) { P.Depth += Levels; }
    ~Nested() { P.Depth -= Levels; }
    bool tooDeep() const;

  private:
    Parser &P;
    unsigned Levels;
  };

  //===-- Common mistakes (Mistakes.cpp) -----------------------------------------------------===//

  /// Returns `; did you mean 'x'?` for \p Word in place of a type, or of a modifier if \p
  /// OrModifier.
  std::string similarType(Name Word, bool OrModifier);
  /// Reports `nointerpolaton float4 x`. Returns true if \p Type is a misspelt modifier.
  bool isMisspeltModifier(NodeId Type);
  /// Reports \p T and returns true if it is a C++ keyword that HLSL reserves.
  bool reportReserved(const Token &T);
  /// Reports `goto`, a label, or `else` without `if`. Returns false if there is none.
  bool reportStatement();
  /// Reports a missing `;` after struct \p Type, as in `struct S { ... } float4 f();`. Returns true
  /// if there is none.
  bool missesSemicolon(NodeId Type);
  /// Skips past the `)` of a statement's head that has an error.
  void skipHead();
  /// Warns of operators whose precedence is easily confused, and of conditions that look like a
  /// mistake.
  void warnOfPrecedence(Location Where, BinaryOperator Op, NodeId Left, bool LeftEnclosed,
                        NodeId Right, bool RightEnclosed);
  BinaryOperator openOperator(NodeId Operand, bool IsEnclosed) const;
  void warnOfCondition(NodeId Condition, size_t First);
  /// Returns true for `float4 *p`, where token \p Type is the type's name.
  bool declaresPointer(size_t Type) const;
  NodeId reportPointer();

  //===-- Meanings of names (Parser.cpp) -----------------------------------------------------===//

  enum class Meaning : uint8_t { Unknown, Type, Value, Function, Template };
  Meaning meaning(Name N) const;
  /// Returns true if the library has a type, or a type with arguments, of that name.
  bool isLibraryType(Name N) const;
  bool isLibraryTemplate(Name N) const {
    return N != Name::None && Predefined.IsTemplate(Names.spelling(N));
  }
  bool isTypeName(Name N) const { return meaning(N) == Meaning::Type; }
  /// A variable hides a template, except after a qualifier.
  bool isTemplateName(Name N, bool IsQualified) const;
  void declare(Name N, Meaning M);
  void declareTemplate(Name N);
  /// A struct need not have a name.
  void noteType(Name N) {
    if (N != Name::None)
      AllTypes.insert(N);
  }
  /// Undoes the declarations that were made since its construction.
  class ScopeGuard {
  public:
    explicit ScopeGuard(Parser &P) : P(P), Before(P.Undo.size()) {}
    ~ScopeGuard();

  private:
    Parser &P;
    size_t Before;
  };

  //===-- Names and types (ParseTypes.cpp) ---------------------------------------------------===//

  NodeId parseNameRef();
  /// Returns true if the parser is at the `<` of template arguments of \p Word.
  bool beginsTemplateArguments(Name Word, bool IsQualified);
  std::optional<NodeList> parseTemplateArguments();
  std::optional<NodeList> parseMatrixAttributes();
  std::optional<size_t> endOfArguments(size_t I) const;
  size_t endOfNameRef() const;
  bool isDependent(NodeId Named) const;
  NodeId parseTemplateArgument();
  bool beginsValue() const;
  /// Returns true at the beginning of a type, which may be a modifier.
  bool atType() const;
  /// Returns the specifier at the current token. If its word may be a name, the next token decides.
  std::optional<Specifier> specifierHere() const;
  /// Returns the modifier \p Word in any position, or nothing.
  static std::optional<Specifier> modifierNamed(Name Word);
  /// Returns true at a C++ word that HLSL does not have as a modifier, if another word follows.
  bool atReservedModifier() const;
  bool tagFollows() const;
  void addSpecifier(Specifiers &Flags, Specifier S, bool AfterType);
  bool parseSpecifiers(Specifiers &Flags, bool AfterType = false);
  NodeId parseTypeRef(Specifiers &Flags);
  NodeId parseUnsigned();
  NodeId parseAuto();
  /// Parses a type with dimensions and without a name after it.
  NodeId parseTypeOnly();

  //===-- Expressions (ParseExpressions.cpp) -------------------------------------------------===//

  NodeId parseExpression(); ///< parses an expression with commas
  NodeId parseAssignment(); ///< parses an expression without commas
  NodeId parseConditional();
  NodeId parseBinary(unsigned Least);
  NodeId parseUnary();
  NodeId parsePostfix(NodeId Base);
  NodeId parseCallArguments(NodeId Base, unsigned BaseHeight);
  NodeId parseSubscript(NodeId Base, unsigned BaseHeight);
  NodeId parseMember(NodeId Base, unsigned BaseHeight);
  NodeId parseMemberName();
  bool memberTakesArguments(Name Word) const;
  NodeId parsePrimary();
  NodeId parseParenthesized();
  bool castFollows() const;
  NodeId parseSizeOf();
  NodeId parseStaticCast();
  std::optional<NodeList> parseArguments(TokenKind Close);
  std::optional<NodeList> parseAttributeArguments(bool TakesName);
  NodeId parseInitializer();
  NodeId parseInitList();

  //===-- Statements (ParseStatements.cpp) ---------------------------------------------------===//

  NodeId parseStatement();
  NodeId parseStatementAfter(NodeList Attributes);
  NodeId parsePlainStatement(NodeList Attributes);
  NodeId parseBlock();
  NodeId parseIf(NodeList Attributes);
  NodeId parseFor(NodeList Attributes);
  bool parseForHead(NodeId &Initial, NodeId &Condition, NodeId &Next);
  NodeId parseWhile(NodeList Attributes);
  NodeId parseDo(NodeList Attributes);
  NodeId parseSwitch(NodeList Attributes);
  NodeId parseCondition();
  NodeId parseConditionVariable();
  NodeId parseExpressionStatement();
  NodeId unread(size_t First);
  /// Returns true if the statement here is a declaration.
  bool atDeclaration() const;
  NodeId parseDeclarationStatement(NodeList Attributes);

  //===-- Declarations (ParseDeclarations.cpp, ParseAnnotations.cpp, ParseStructs.cpp) -------===//

  enum class Place : uint8_t { Global, Struct, Block, Constants };
  /// Parses a declaration and adds its nodes to \p Out. Returns false after an error.
  bool parseDeclaration(Place Where, NodeVector &Out);
  bool parseDeclarationAfterAttributes(Place Where, NodeList Attributes, NodeVector &Out);
  /// Parses a declaration that begins with a keyword of its own, such as `cbuffer`. Returns
  /// nothing if there is none.
  std::optional<bool> parseKeywordDeclaration(Place Where, NodeList Attributes, NodeVector &Out);
  bool parseTypedDeclaration(Place Where, NodeList Attributes, NodeVector &Out);
  void checkTypeAlone(const DeclarationStart &Start, NodeId Named);
  bool parseDeclarators(Place Where, DeclarationStart Start, NodeVector &Out);
  NodeId parseVariableRest(Place Where, const DeclarationStart &Start, NodeId Qualifier, Name Word,
                           Location NameAt);
  NodeId parseFunctionRest(const DeclarationStart &Start, NodeId Qualifier, NodeId Named,
                           Location NameAt);
  bool parseDeclaratorName(NodeId &Qualifier, NodeId &Named);
  NodeId parseOperatorName();
  bool isTypeOfC(Name Word) const;
  bool skipStorageAuto(Place Where);
  NodeId parseParameter();
  std::optional<NodeList> parseDimensions();
  bool parseParameters(NodeVector &Parameters);
  bool beginsBitWidth() const;
  bool parseAnnotations(Place Where, NodeVector &Out, NodeId &BitWidth);
  NodeId parseAnnotation();
  NodeId parseRegister();
  NodeId parsePackOffset();
  NodeId parsePayloadAccess();
  NodeList parseAttributes();
  bool parseAttribute(NodeVector &Out, bool MayHaveScope);
  bool parseTemplate(Place Where, NodeVector &Out);
  bool parseTemplateParameters(NodeVector &Out);
  NodeId parseStruct(NodeList Attributes, Specifiers Flags);
  bool parseBases(NodeVector &Bases);
  NodeId parseEnum();
  bool parseMembers(NodeVector &Out, Place Where);
  bool parseTypedef(NodeVector &Out, Specifiers Flags, NodeList Attributes);
  bool parseUsing(NodeVector &Out);
  NodeId parseConstantBlock(NodeList Attributes);
  NodeId parseNamespace();
  bool parseInstantiation(NodeVector &Decls);
  NodeId parseStaticAssert();
  bool parseExports(NodeVector &Out);
  bool skipEffect();
  bool skipEffectAnnotations();

  template <typename T> NodeId add(Location Where, const T &Value) { return Out.add(Where, Value); }
  /// Returns \p Parent, a node above the last parsed expression and above others of at most \p
  /// Other levels. Returns None after an error if the tree is too high.
  NodeId above(unsigned Other, NodeId Parent);
  NodeList list(llvm::ArrayRef<NodeId> Items) { return Out.addList(Items); }

  const Tokens &Source;
  NameTable &Names;
  const PredefinedTypes &Predefined;
  const Options &Opts;
  Diagnostics &Diags;
  Tree Out;
  size_t Position = 0;
  bool HalfShift = false; ///< the first `>` of the current `>>` is taken
  unsigned Depth = 0;
  unsigned Height = 0;    ///< levels of the last parsed expression
  bool Exporting = false; ///< within `export { ... }`
  bool ReportedTooDeep = false, ReportedPointers = false;
  NodeId LastEnclosed = NodeId::None; ///< the last expression in parentheses
  Location LastElse = Location::None;
  Name KeywordAsName = Name::None; ///< a keyword in place of a name, already reported
  /// True in the type of `using X = ...;`, where `struct S;` declares no struct.
  bool InAlias = false;
  bool GreaterEnds = false;           ///< true in template arguments, where `>` ends the expression
  std::optional<Specifier> PackOrder; ///< order set by `#pragma pack_matrix`

  mutable std::vector<uint8_t> LibraryTypes; ///< by Name, whether the library has such a type: 0
                                             ///< not known yet, 1 no, 2 yes
  llvm::DenseMap<Name, Meaning> Meanings;
  llvm::SmallVector<std::pair<Name, Meaning>, 64> Undo;
  llvm::DenseSet<Name> AllTypes;  ///< declared in any scope
  llvm::DenseSet<Name> Templates; ///< declared in any scope
  Name LastTemplate = Name::None; ///< declared by the current template declaration
  /// Parameters of the enclosing templates, and struct templates whose declaration is not complete.
  llvm::SmallVector<Name, 8> TemplateParameters, OpenTemplates;
  // The parameters of the current template declaration.
  struct TemplateHead {
    bool IsPresent = false;
    NodeList Parameters;
  } Head;
};

} // namespace dxil::frontend::syntax
