// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser: a recursive descent with one token of lookahead, and a look further ahead where
// HLSL's grammar asks for it. Functions that give a NodeId give NodeId::None after an error that
// they have reported; statements and declarations then skip what they cannot read.
#ifndef DXIL_FRONTEND_SYNTAX_PARSERSTATE_H
#define DXIL_FRONTEND_SYNTAX_PARSERSTATE_H

#include "Parser.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace dxil::frontend::syntax {

/// What stands before a type and a name.
struct DeclarationStart {
  NodeList Attributes;
  Specifiers Flags;
  NodeId Type = NodeId::None; ///< TypeRef
};

class Parser {
public:
  Parser(const Tokens &Source, NameTable &Names, const KnownTypes &Known, const Options &Opts,
         Diagnostics &Diags)
      : Source(Source), Names(Names), Known(Known), Opts(Opts), Diags(Diags) {
    skipPragmas();
  }
  Tree run();

private:
  using NodeVector = llvm::SmallVector<NodeId, 8>;

  //===-- Tokens (Parser.cpp)
  //--------------------------------------------------------------------------------------===//

  const Token &current() const { return Source.All[At]; }
  const Token &ahead(unsigned N = 1) const {
    return Source.All[std::min(At + N, Source.All.size() - 1)];
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
  /// The same of what closes the bracket at \p Open, which a note shows.
  bool expectClosing(TokenKind K, llvm::StringRef Context, Location Open);
  Name expectName(llvm::StringRef Context);
  /// Skips to behind the next `;` or to a `}` of this depth.
  void skipStatement();
  /// The same at the level of declarations: behind a `;`, or behind a block in braces.
  void skipDeclaration();
  void skipBalanced(TokenKind Open, TokenKind Close);
  /// Notes the names from token \p First on: what they mean is not known, since it was skipped.
  void noteUnread(size_t First);
  NodeId fail(Diagnostic What, std::initializer_list<llvm::StringRef> Arguments = {});

  /// Counts how deep the grammar's rules are nested.
  class Nested {
  public:
    explicit Nested(Parser &P, unsigned Levels = 1) : P(P), Levels(Levels) { P.Depth += Levels; }
    ~Nested() { P.Depth -= Levels; }
    bool tooDeep() const;

  private:
    Parser &P;
    unsigned Levels;
  };

  //===-- Mistakes that are known by their form (Mistakes.cpp)
  //--------------------------------------------------===//

  /// `; did you mean 'x'?` for a word where a type, or a modifier before one, is expected.
  std::string similarType(Name Word, bool OrModifier);
  /// `nointerpolaton float4 x`: whether a word was taken for the type that is a misspelt modifier.
  bool isMisspeltModifier(NodeId Type);
  /// Whether \p T is a word of C++ that HLSL keeps for itself, which is reported.
  bool reportReserved(const Token &T);
  /// `goto`, a label, `else` without `if`: false where there is none.
  bool reportStatement();
  /// `struct S { ... } float4 f();`: a `;` is missing after struct \p Type, which is reported.
  bool missesSemicolon(NodeId Type);
  /// To behind the `)` that ends the head of a statement, in which something is wrong.
  void skipHead();
  /// Warns of operators of two ranks that people mix up, and of conditions that look like a
  /// mistake.
  void warnOfPrecedence(Location Where, BinaryOperator Op, NodeId Left, bool LeftEnclosed,
                        NodeId Right, bool RightEnclosed);
  BinaryOperator openOperator(NodeId Operand, bool IsEnclosed) const;
  void warnOfCondition(NodeId Condition, size_t First);
  /// `float4 *p`, of which the type's name is token \p Type.
  bool declaresPointer(size_t Type) const;
  NodeId reportPointer();

  //===-- What names are (Parser.cpp)
  //--------------------------------------------------------------------------------------===//

  enum class Meaning : uint8_t { Unknown, Type, Value, Function, Template };
  Meaning meaning(Name N) const;
  /// Whether the library has a type of that name, and one that takes arguments.
  bool isLibraryType(Name N) const;
  bool isLibraryTemplate(Name N) const {
    return N != Name::None && Known.IsTemplate(Names.spelling(N));
  }
  bool isTypeName(Name N) const { return meaning(N) == Meaning::Type; }
  /// A variable hides a template, but not behind a qualifier.
  bool isTemplateName(Name N, bool IsQualified) const;
  void declare(Name N, Meaning M);
  void declareTemplate(Name N);
  /// A struct need not have a name.
  void noteType(Name N) {
    if (N != Name::None)
      AllTypes.insert(N);
  }
  /// Undoes the declarations of its lifetime.
  class ScopeGuard {
  public:
    explicit ScopeGuard(Parser &P) : P(P), Before(P.Undo.size()) {}
    ~ScopeGuard();

  private:
    Parser &P;
    size_t Before;
  };

  //===-- Names and types (ParseTypes.cpp)
  //--------------------------------------------------------------------------------------===//

  NodeId parseNameRef();
  /// \p IsTemplate: `<` behind the last word begins arguments.
  bool beginsTemplateArguments(Name Word, bool IsQualified);
  std::optional<NodeList> parseTemplateArguments();
  std::optional<NodeList> parseMatrixAttributes();
  std::optional<size_t> endOfArguments(size_t I) const;
  size_t endOfNameRef() const;
  bool isDependent(NodeId Named) const;
  NodeId parseTemplateArgument();
  bool beginsValue() const;
  /// Whether a type begins here: a type's name, with what may stand before it.
  bool atType() const;
  /// Whether the current token is a specifier; where words may be names, the next token decides.
  std::optional<Specifier> specifierHere() const;
  /// The modifier that \p Word is, wherever it stands; none of other words.
  static std::optional<Specifier> modifierNamed(Name Word);
  /// Whether a word of C++ stands before another word that HLSL has for no modifier.
  bool atReservedModifier() const;
  void addSpecifier(Specifiers &Flags, Specifier S, bool BehindType);
  bool parseSpecifiers(Specifiers &Flags, bool BehindType = false);
  NodeId parseTypeRef(Specifiers &Flags);
  NodeId parseUnsigned();
  NodeId parseAuto();
  /// A type without a name behind it, with dimensions.
  NodeId parseTypeOnly();

  //===-- Expressions (ParseExpressions.cpp)
  //--------------------------------------------------------------------------------------===//

  NodeId parseExpression(); ///< with commas
  NodeId parseAssignment(); ///< without
  NodeId parseConditional();
  NodeId parseBinary(unsigned Least);
  NodeId parseUnary();
  NodeId parsePostfix(NodeId Base);
  bool memberTakesArguments(Name Word) const;
  NodeId parsePrimary();
  NodeId parseParenthesized();
  bool castFollows() const;
  NodeId parseSizeOf();
  NodeId parseStaticCast();
  std::optional<NodeList> parseArguments(TokenKind Close);
  NodeId parseInitializer();
  NodeId parseInitList();

  //===-- Statements (ParseStatements.cpp)
  //--------------------------------------------------------------------------------------===//

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
  /// Whether the statement here declares something.
  bool atDeclaration() const;
  NodeId parseDeclarationStatement(NodeList Attributes);

  //===-- Declarations (ParseDeclarations.cpp, ParseStructs.cpp)
  //------------------------------------------------===//

  enum class Place : uint8_t { Global, Struct, Block, Constants };
  /// Adds what the declaration here declares to \p Out; false after an error.
  bool parseDeclaration(Place Where, NodeVector &Out);
  bool parseDeclarationAfterAttributes(Place Where, NodeList Attributes, NodeVector &Out);
  void checkTypeAlone(const DeclarationStart &Start, NodeId Named);
  bool parseDeclarators(Place Where, DeclarationStart Start, NodeVector &Out);
  NodeId parseVariableRest(Place Where, const DeclarationStart &Start, NodeId Qualifier, Name Word,
                           Location NameAt);
  NodeId parseFunctionRest(const DeclarationStart &Start, NodeId Qualifier, NodeId Named,
                           Location NameAt);
  bool parseDeclaratorName(NodeId &Qualifier, NodeId &Named);
  NodeId parseOperatorName();
  void skipStorageAuto();
  NodeId parseParameter();
  std::optional<NodeList> parseDimensions();
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
  NodeId parseEnum();
  bool parseMembers(NodeVector &Out, Place Where);
  bool parseTypedef(NodeVector &Out, Specifiers Flags, NodeList Attributes);
  bool parseUsing(NodeVector &Out);
  NodeId parseConstantBlock(NodeList Attributes);
  NodeId parseNamespace();
  NodeId parseStaticAssert();
  bool parseExports(NodeVector &Out);
  bool skipEffect();
  bool skipEffectAnnotations();

  template <typename T> NodeId add(Location Where, const T &Value) { return Out.add(Where, Value); }
  /// \p Parent, which stands on the last expression that was parsed and on others of at most \p
  /// Other levels; None after an error if the tree is too high.
  NodeId above(unsigned Other, NodeId Parent);
  NodeList list(llvm::ArrayRef<NodeId> Items) { return Out.addList(Items); }

  const Tokens &Source;
  NameTable &Names;
  const KnownTypes &Known;
  const Options &Opts;
  Diagnostics &Diags;
  Tree Out;
  size_t At = 0;
  bool HalfShift = false; ///< the first `>` of the current `>>` is taken
  unsigned Depth = 0;
  unsigned Height = 0;    ///< levels of the last expression that was parsed
  bool Exporting = false; ///< within `export { ... }`
  bool SaidTooDeep = false, SaidPointers = false;
  NodeId LastEnclosed = NodeId::None; ///< the expression of the last parentheses
  Location LastElse = Location::None;
  Name KeywordAsName = Name::None;    ///< that was declared, which has been reported
  bool GreaterEnds = false;           ///< `>` ends the expression: template arguments
  std::optional<Specifier> PackOrder; ///< of `#pragma pack_matrix`

  mutable std::vector<uint8_t> LibraryTypes; ///< by Name: 0 not asked yet, 1 no, 2 yes
  llvm::DenseMap<Name, Meaning> Meanings;
  llvm::SmallVector<std::pair<Name, Meaning>, 64> Undo;
  llvm::DenseSet<Name> AllTypes;  ///< ever declared, in whichever scope
  llvm::DenseSet<Name> Templates; ///< ever declared, in whichever scope
  Name LastTemplate = Name::None; ///< that the template declaration at hand declares
  /// The parameters of the templates around, and the templates of structs that are being declared.
  llvm::SmallVector<Name, 8> TemplateParameters, OpenTemplates;
  // The parameters that the template declaration at hand has.
  struct TemplateHead {
    bool Is = false;
    NodeList Parameters;
  } Head;
};

} // namespace dxil::frontend::syntax

#endif // DXIL_FRONTEND_SYNTAX_PARSERSTATE_H
