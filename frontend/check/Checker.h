// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of check() and the functions by which its parts call each other. One part, one file:
//   Declarations*.cpp, Types.cpp, Scopes.cpp, Templates.cpp, Statements.cpp, Constants.cpp,
//   Bindings.cpp, Entry.cpp Expressions*.cpp, Calls.cpp, Overloads.cpp, Members.cpp,
//   Initializers.cpp, Conversions.cpp, Operators.cpp
#ifndef DXIL_FRONTEND_CHECK_CHECKER_H
#define DXIL_FRONTEND_CHECK_CHECKER_H

#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "../types/Conversions.h"
#include "../types/Layout.h"
#include "Check.h"
#include "CheckerState.h"
#include "Evaluator.h"
#include "Program.h"
#include "Scopes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace dxil::contract {
class NearestName;
}

namespace dxil::frontend {

constexpr ScopeId LibraryScope = ScopeId(1), GlobalScope = ScopeId(2);
/// Limits recursive template instantiation.
constexpr uint32_t MaxInstantiationDepth = 256;

class Checker {
public:
  Checker(const syntax::Tree &T, const Tokens &Source, NameTable &Names, TypeTable &Types,
          const Options &Opts, Diagnostics &Diags, Program &P)
      : T(T), Source(Source), Names(Names), Types(Types), Opts(Opts), Diags(Diags), P(P) {}

  /// Checks the whole tree (Declarations.cpp).
  void checkProgram();

  //===-- Names and types (Scopes.cpp, Types.cpp)
  //--------------------------------------------------------------------------------------===//

  /// Returns all meanings of \p Word in the innermost scope around the current one that has any,
  /// such as several functions. Empty if only the library may know the name.
  llvm::SmallVector<Entity, 4> lookUp(Name Word, Lookup For = Lookup::All);
  /// Looks up \p Named with its qualifiers; does not apply its template arguments. Reports a name
  /// to which several namespaces give different meanings.
  llvm::SmallVector<Entity, 4> lookUp(syntax::NodeId Named, Lookup For = Lookup::All);
  /// Looks up \p Word among the members of struct \p S and its bases. Sets \p Owner to the base
  /// that declares it.
  llvm::SmallVector<Entity, 4> lookUpMember(TypeId S, Name Word, TypeId &Owner,
                                            bool InDependentBases = true);
  /// Returns the type that a TypeRef, ArrayType or NameRef names, or TypeId::Error after a
  /// diagnostic.
  TypeId typeOf(syntax::NodeId TypeNode);
  /// Returns the type that a NameRef names, or None without a diagnostic if it names no type.
  TypeId typeIfNamed(syntax::NodeId Named);
  /// Returns \p Base with the dimensions of a declarator; \p Initializer gives the length of `[]`.
  TypeId withDimensions(TypeId Base, syntax::NodeList Dimensions, syntax::NodeId Initializer);

  //===-- Suggestions for misspelt names (Suggestions.cpp)
  //--------------------------------------------------===//

  /// Spells \p T as a user would write it.
  std::string spell(TypeId T) const;
  /// Return `; did you mean 'x'?`, or an empty string if no name is near or the limit of
  /// suggestions is reached.
  std::string similarName(llvm::StringRef Word, Wanted Which);
  std::string sameNameElsewhere(llvm::StringRef Word, Wanted Which);
  std::string similarName(syntax::NodeId Named, Wanted Which);
  std::string similarMember(TypeId T, llvm::StringRef Word);
  /// Considers functions that have a body, in every scope.
  std::string similarFunction(llvm::StringRef Word);
  /// Returns true if \p Word stands in text that the parser could not read: it may be declared
  /// there.
  bool wasUnread(Name Word) const { return CurrentTree->Unread.contains(uint32_t(Word)); }
  /// Reports that the name \p Named is undeclared, or is not a member of its qualifier.
  ExprId unknownName(Location Where, syntax::NodeId Named, Wanted Which);
  void considerScope(contract::NearestName &Nearest, ScopeId S, Wanted Which);

  //===-- Templates (Templates.cpp)
  //--------------------------------------------------------------------------------------===//

  std::vector<TemplateArgument> templateArguments(syntax::NodeList Arguments);
  /// Returns the instance of function template \p F for the given arguments. Deduces the others
  /// from the types of a call's arguments (None for an InitList). Returns FunctionId::None if they
  /// do not fit. The body is checked later.
  FunctionId instantiate(TemplateId F, llvm::ArrayRef<TemplateArgument> Given,
                         llvm::ArrayRef<TypeId> CallArguments);
  /// Instantiates library function \p F, which is written in HLSL (LoweringKind::Code), for the
  /// types that a call has settled on.
  FunctionId instantiateLibraryCode(const library::Function &F,
                                    llvm::ArrayRef<TypeId> ParameterTypes, TypeId Result);
  bool isInstance(FunctionId F) const;
  /// Returns true if both functions are instances and the template of \p A is more specialized.
  /// Decides between overloads of one rank.
  bool isMoreSpecialized(FunctionId A, FunctionId B);

  //===-- Constants (Constants.cpp)
  //--------------------------------------------------------------------------------------===//

  /// Returns the value of \p E, or nothing if it is not constant. Reports nothing.
  std::optional<ConstantValue> evaluate(ExprId E);
  /// As evaluate(), where the language requires an integer constant.
  std::optional<ConstantValue> evaluateInteger(ExprId E);
  /// Checks \p Node as an integer constant, or a constant of \p Enum if given. Returns nothing
  /// after a diagnostic if it is not constant.
  std::optional<int64_t> integerConstant(syntax::NodeId Node, TypeId Enum = TypeId::None);

  //===-- Statements (Statements.cpp)
  //--------------------------------------------------------------------------------------===//

  StmtId checkStatement(syntax::NodeId Node);

  //===-- Expressions (Expressions.cpp and those beside it)
  //-----------------------------------------------------===//

  /// Returns a value or a place. Reports errors and returns expr::Bad for them, never None.
  ExprId checkExpression(syntax::NodeId Node);
  /// Returns a value; loads a place.
  ExprId checkValue(syntax::NodeId Node);
  /// Returns the value of \p E; loads \p E if it is a place.
  ExprId load(ExprId E);
  /// Converts \p Node, which may be an InitList, to type \p To as an initialization does.
  ExprId checkInitializer(syntax::NodeId Node, TypeId To, const char *Initialized = "a variable");
  /// Converts value \p E implicitly to \p To; reports an error if no conversion exists.
  ExprId convert(ExprId E, TypeId To);
  /// Converts \p E to \p To by an explicit cast.
  ExprId cast(ExprId E, TypeId To, Location Where);
  /// Returns the condition of a statement as a bool scalar.
  ExprId checkCondition(syntax::NodeId Node);
  /// Returns the length of `[]` for \p Initializer and elements of type \p Element, or 0 after a
  /// diagnostic.
  uint32_t deducedLength(syntax::NodeId Initializer, TypeId Element);
  uint32_t lengthOfInitializer(syntax::NodeId Initializer, TypeId Element);
  ExprId bad(Location Where);
  ExprId integer(Location Where, ScalarKind K, uint64_t Value);

  //===-- Expressions: used by their files only
  //--------------------------------------------------------------------------------------===//

  using Arguments = llvm::SmallVector<ExprId, 8>;
  bool isBad(ExprId E) const { return P.type(E) == TypeId::Error; }
  ExprKind kind(ExprId E) const { return P.Expressions.kind(E); }
  Location locationOf(syntax::NodeId Node) const { return CurrentTree->location(Node); }
  /// Reports an error and returns a bad expression.
  ExprId error(Location Where, Diagnostic What,
               std::initializer_list<llvm::StringRef> Arguments = {});
  /// Returns a constant of type \p T with the bits \p Bits in every element.
  ExprId constant(Location Where, TypeId T, uint64_t Bits);
  /// Returns the bits of \p E, or nothing if \p E is not an expr::Constant.
  std::optional<uint64_t> constantBits(ExprId E) const;

  // Expressions.cpp
  ExprId checkInteger(syntax::NodeId Node);
  ExprId checkFloat(syntax::NodeId Node);
  ExprId checkSizeOf(syntax::NodeId Node);
  ExprId checkName(syntax::NodeId Node);
  ExprId variablePlace(Location Where, VariableId V);
  bool isOrHasBase(TypeId T, TypeId Base) const;
  /// Returns the base \p To of the struct at \p Place: a place if \p Place is one, else a value.
  ExprId toBase(Location Where, ExprId Place, TypeId To);
  /// Returns field \p Index of struct \p Owner, which is the type of \p Base or a base of it.
  ExprId field(Location Where, ExprId Base, TypeId Owner, uint32_t Index);
  /// Returns the contents of \p E if it is a ConstantBuffer<T> or the like, else \p E.
  ExprId contents(ExprId E);
  /// Returns \p E if it is a place, else a temporary that holds it.
  ExprId placed(ExprId E);

  // Conversions.cpp
  /// The warnings of a conversion: all; only those of numbers that change, for the parts in braces
  /// or of a constructor, since each is a cast; or none.
  enum class Warn : uint8_t { No, Numbers, Yes };
  ExprId convert(ExprId E, TypeId To, Warn Warnings, const char *Initialized = nullptr);
  ExprId cannotConvert(Location Where, llvm::StringRef From, TypeId To, bool ByCast, bool IsPlace,
                       const char *Initialized);
  ExprId applied(ExprId E, TypeId To, ConversionKind How);
  ExprId heapObjectAs(ExprId E, TypeId To);
  /// Returns \p E, which has a literal type, as scalars of kind \p K.
  ExprId concretized(ExprId E, ScalarKind K);
  /// Converts the literal \p Bits of kind \p From to kind \p To.
  uint64_t literalBits(ScalarKind From, ScalarKind To, uint64_t Bits) const;
  /// Returns \p E with int or float in place of a literal type.
  ExprId withoutLiteral(ExprId E);
  bool warnOfConstant(ExprId E, TypeId To);
  void warnOfConversion(ExprId E, TypeId To, const Conversion &C, Warn Warnings);
  bool isWrittenFloat(ExprId E) const;
  bool isLiteralType(TypeId T) const;
  Conversion conversionFor(ExprId E, TypeId To);
  /// Returns the place `(type)place`, or None if the elements of the types differ.
  ExprId castPlace(ExprId Place, TypeId To, Location Where);
  bool isAnyObject(ExprId E) const;

  // Operators.cpp
  ExprId checkUnary(syntax::NodeId Node);
  ExprId checkIncrement(Location Where, syntax::NodeId Operand, bool Decrement, bool Postfix);
  ExprId checkBinary(syntax::NodeId Node);
  ExprId binary(Location Where, syntax::BinaryOperator Op, ExprId Left, ExprId Right);
  ExprId checkAssign(syntax::NodeId Node);
  ExprId checkConditional(syntax::NodeId Node);
  /// Returns the place that \p Store, an expression with a value, has written.
  ExprId stored(Location Where, TypeId T, ExprId Store);
  bool isScalarCast(syntax::NodeId Node, ExprId Place) const;
  ExprId reportOperands(Location Where, const OperatorTypes &Wrong, TypeId Left, TypeId Right);
  void warnOfBitField(ExprId Place, ExprId Value);
  /// Returns true if \p Place may be stored to; else reports the reason.
  bool checkModifiable(ExprId Place, Location Where);

  // Members.cpp
  ExprId checkMember(syntax::NodeId Node);
  ExprId member(Location Where, ExprId Base, syntax::NodeId Named);
  ExprId swizzle(Location Where, ExprId Base, Name Word);
  ExprId structMember(Location Where, ExprId Base, syntax::NodeId Named);
  ExprId memberOfUnnamed(Location Where, ExprId Base, Name Word, unsigned Depth);

  // Subscripts.cpp
  ExprId checkSubscript(syntax::NodeId Node);
  ExprId subscript(Location Where, ExprId Base, ExprId Index);
  ExprId objectSubscript(Location Where, ExprId Base, ExprId Index);
  ExprId checkMipSubscript(syntax::NodeId Node);
  ExprId checkHeapSubscript(syntax::NodeId Node);
  ExprId indexValue(ExprId Index);
  bool isHeap(syntax::NodeId Node, bool &IsSampler);
  bool isOutside(TypeId Whole, ExprId Index, std::string &Spelled);
  bool mayNameOutside(ExprId Base) const;
  bool checkInside(ExprId Place);
  void reportOutside(Location Where, ExprId Base, llvm::StringRef Number);
  ExprId loadObject(ExprId Place);
  bool readsConstants(ExprId E) const;
  bool checkObjectIndex(ExprId Base, TypeId Element, ExprId Index);

  // Calls.cpp, Overloads.cpp
  /// A possible callee.
  struct Candidate {
    FunctionId Function = FunctionId::None;
    ConversionRank Rank;
  };
  ExprId checkCall(syntax::NodeId Node);
  ExprId checkMethodCall(Location Where, syntax::NodeId Callee, Arguments &Args);
  void noteStructAttributes(TypeId T, syntax::NodeList Attributes);
  ExprId recordOfNode(Location Where, ExprId Base, llvm::StringRef Word, Arguments &Args);
  TypeId resultOfNode(const library::Function &F, TypeId Object);
  ExprId callByName(Location Where, syntax::NodeId Callee, Arguments &Args);
  /// Returns the best match for the arguments among the functions and templates in \p Found.
  /// Returns None after a diagnostic, or if nothing fits and \p Report is false.
  FunctionId resolve(Location Where, llvm::StringRef Word, llvm::ArrayRef<Entity> Found,
                     llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<ExprId> Args,
                     bool Report = true);
  bool rankCall(FunctionId F, llvm::ArrayRef<ExprId> Args, ConversionRank &Rank);
  bool rankArgument(ExprId Argument, TypeId Parameter, library::Direction Flow,
                    ConversionRank &Rank);
  ExprId call(Location Where, FunctionId F, ExprId This, llvm::ArrayRef<ExprId> Args);
  ExprId argument(ExprId E, TypeId Parameter, library::Direction Flow);
  bool isSharedArgument(ExprId E, TypeId Parameter);
  /// Returns the call of an overloaded operator, or None if no operand is a struct or no overload
  /// fits.
  ExprId overloadedOperator(Location Where, llvm::StringRef Word, llvm::ArrayRef<ExprId> Operands);
  bool takesAnyLength(TypeId Argument, TypeId Parameter) const;
  bool takesFirst(ExprId Argument, TypeId Parameter) const;
  ExprId firstElements(ExprId Array, TypeId To);
  bool isOpenArray(TypeId T) const;
  VariableId openArray(ExprId E, VariableKind Kind) const;
  FunctionId withLengths(FunctionId F, Arguments &Args);
  /// For each parameter: its type, and the global array that it names.
  using OpenArguments = std::vector<std::pair<TypeId, VariableId>>;
  llvm::DenseMap<FunctionId, std::vector<std::pair<OpenArguments, FunctionId>>> WithLengths;
  std::vector<ExprId> WaitingCalls; ///< calls of functions that are defined later
  bool hasLengthFor(ExprId E, TypeId T, library::Direction Flow) const;
  void completeCalls();

  // Candidates.cpp
  std::string spellArguments(llvm::ArrayRef<ExprId> Args) const;
  void noteCandidate(FunctionId F, llvm::ArrayRef<ExprId> Args);
  const char *whyConst(ExprId E);
  void noteTemplate(TemplateId Template, llvm::ArrayRef<ExprId> Args);
  bool noteConflict(const Template &Of, llvm::ArrayRef<ExprId> Args);
  void noteCandidates(llvm::ArrayRef<Entity> Found, llvm::ArrayRef<FunctionId> Functions,
                      llvm::ArrayRef<ExprId> Args);
  void noteSignatures(Location Where, llvm::ArrayRef<const library::Function *> Signatures,
                      TypeId Object, TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args);
  size_t argumentsTaken(const library::Function &F, TypeId Object, TypeId TemplateArgument,
                        llvm::ArrayRef<ExprId> Args);

  // LibraryCalls.cpp
  /// A signature of the library with its type variables settled.
  struct LibraryMatch {
    const library::Function *Callee = nullptr;
    TypeId Result = TypeId::None;
    llvm::SmallVector<TypeId, 8> Parameters;
  };
  /// Returns \p M with numbers of kind \p K in place of literals, or with the default of the
  /// literal type if the function does not take \p K.
  LibraryMatch concreteMatch(const LibraryMatch &M, ScalarKind K);
  /// Returns a call with literal arguments and a literal result, or None if an argument is not a
  /// known constant.
  ExprId literalCall(Location Where, const LibraryMatch &M, llvm::ArrayRef<ExprId> Args);
  /// Returns \p Call, made by literalCall(), for numbers of kind \p K.
  ExprId concreteCall(ExprId Call, ScalarKind K);
  bool match(const library::Function &F, TypeId Object, TypeId TemplateArgument,
             llvm::ArrayRef<ExprId> Args, LibraryMatch &Into);
  ExprId libraryCall(Location Where, llvm::StringRef Word,
                     llvm::ArrayRef<const library::Function *> Signatures, ExprId Object,
                     llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<ExprId> Args,
                     bool Report);
  TypeId storedType(ExprId E);
  ExprId emitLibraryCall(Location Where, const LibraryMatch &M, ExprId Object,
                         TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args);

  // Initializers.cpp
  ExprId construct(Location Where, TypeId T, Arguments &Args);
  ExprId initialize(Location Where, TypeId To, llvm::ArrayRef<ExprId> Items, bool IsList);
  bool flatten(syntax::NodeId List, Arguments &Items, unsigned Depth);

  unsigned ExpressionDepth = 0;
  llvm::DenseMap<const library::Function *, LibraryRef> LibraryRefs;

  //===-- State
  //--------------------------------------------------------------------------------------===//

  const syntax::Tree &T; ///< of the source; library code has trees of its own, see CurrentTree
  const Tokens &Source;
  NameTable &Names;
  TypeTable &Types;
  const Options &Opts;
  Diagnostics &Diags;
  Program &P;

  /// The tree to which the current node ids belong.
  const syntax::Tree *CurrentTree = &T;
  bool SaidTemplate = false; ///< template_needs_2021 was reported
  const Tokens *CurrentSource = &Source;
  std::vector<Scope> Scopes{1};
  ScopeId Current = ScopeId::None;
  /// The function whose body is being checked, or None.
  FunctionId CurrentFunction = FunctionId::None;
  TypeId CurrentThis = TypeId::None;

  bool atLeast(LanguageVersion V) const { return Opts.Language >= V; }

  //===-- Declarations, scopes, templates and statements: used by their files only
  //------------------------------===//

  /// Moves the checker to another scope and back at the end of its lifetime. Code that is checked
  /// meanwhile sees no local names.
  class Elsewhere {
  public:
    Elsewhere(Checker &C, ScopeId Scope, const syntax::Tree *Tree, const Tokens *Source,
              uint32_t Horizon = UINT32_MAX);
    ~Elsewhere();

  private:
    Checker &C;
    const syntax::Tree *Tree;
    const Tokens *Source;
    ScopeId Scope;
    FunctionId Function;
    TypeId This;
    size_t Size, Barrier, BlockStart, FirstUsed;
    uint32_t Horizon;
    bool InBlock, InDefault;
    uint32_t Loops, Breakables;
  };
  /// The names of one block.
  class Block {
  public:
    explicit Block(Checker &C);
    ~Block();

  private:
    Checker &C;
    size_t Size, OuterStart, UsedSize;
    bool OuterInBlock;
  };

  // Scopes.cpp
  ScopeId addScope(Scope::Sort Kind, ScopeId Parent, std::string Prefix);
  Scope &scope(ScopeId S) { return Scopes[size_t(S)]; }
  /// Declares \p Word in the innermost scope. Reports a redefinition if it has another meaning
  /// there.
  void declare(Name Word, Entity What, Location Where);
  void reportRedefinition(Location Where, Name Word, Entity Before);
  void reportRedefinition(Location Where, Name Word, Location First);
  void declareIn(ScopeId S, Name Word, Entity What, Location Where);
  Entity *findIn(ScopeId S, Name Word, Entity::Sort Kind);
  void findInScope(ScopeId S, Name Word, Lookup For, llvm::SmallVectorImpl<Entity> &Found);
  void findQualified(ScopeId S, Name Word, Lookup For, llvm::SmallVectorImpl<Entity> &Found);
  llvm::SmallVector<Entity, 4> findUnqualified(Name Word, Lookup For);
  bool isAmbiguous(llvm::ArrayRef<Entity> Found) const;
  void settleOuterLocal(Location Where, Name Word, llvm::SmallVectorImpl<Entity> &Found);
  void addAssociated(Name Word, llvm::ArrayRef<ExprId> Args, llvm::SmallVectorImpl<Entity> &Found);
  void associatedScopes(TypeId T, llvm::SmallSetVector<ScopeId, 4> &In, unsigned Depth) const;
  bool shadowsParameter(Name Word) const;
  Entity entityHere(Name Word, Entity::Sort Kind);
  /// Returns the scope that a qualifier names, or None after a diagnostic.
  ScopeId scopeOf(syntax::NodeId Qualifier);
  ScopeId scopeOfType(TypeId T) const;
  /// Declares the struct or constant of the library that \p Word names. Returns true if there is
  /// one.
  bool declareFromLibrary(Name Word);
  std::string spellingHere(Name Word);
  std::string spellName(syntax::NodeId Named);
  /// Returns the namespace scope around the current one, or Global.
  ScopeId enclosingNamespace() const;
  TypeId structAround(ScopeId S) const;
  /// Returns true inside an instance of a template.
  bool inTemplate() const;
  /// Returns the innermost scope that encloses both \p From and \p S.
  ScopeId commonScope(ScopeId From, ScopeId S) const;

  // Types.cpp
  TypeId typeNamed(syntax::NodeId Named, bool Report);
  TypeId anyTypeNamed(syntax::NodeId Named, bool Report);
  TypeId typeFromEntity(Entity What, syntax::NodeId Named, bool Report);
  bool hasDefaults(const Template &Of) const;
  TypeId typeDefinedHere(syntax::NodeId Node);
  TypeId libraryType(syntax::NodeId Named);
  TypeId numericNamed(Name Word);
  bool isIgnored(TypeId T, Location Where, llvm::StringRef What);
  TypeId meaninglessType(const library::ObjectType &Record, TypeId Argument, syntax::NodeId Node);
  TypeId effectType(Name Word);
  void reportNoType(syntax::NodeId Named, bool IsUnknown);
  uint32_t dimension(const TemplateArgument &Argument, uint32_t Limit, Location Where);
  std::optional<ScalarKind> elementArgument(const TemplateArgument &Argument, Location Where);
  TypeId vectorType(syntax::NodeId Named);
  TypeId matrixType(syntax::NodeId Named);
  TypeId objectType(const library::ObjectType &Record, syntax::NodeId Named);
  TypeId localObjectIn(TypeId T);
  bool checkMatrixAttributes(llvm::ArrayRef<TemplateArgument> Given, Location Where);
  bool checkObjectArgument(const library::ObjectType &Record, TypeId Argument, Location Where);
  TypeId withSpecifiers(TypeId T, syntax::Specifiers Flags, Location Where);
  TypeId defaultOrder(TypeId T);
  TypeId arrayOf(TypeId Element, syntax::NodeId Size, Location Where);
  bool isAuto(syntax::NodeId TypeNode) const;
  TypeId typeOfInitializer(syntax::NodeId Initializer, Location Where);
  void warnOfPrecision(TypeId T, Location Where);
  /// Returns the type of a declaration's TypeRef with the dimensions of its declarator and its
  /// matrix order.
  TypeId declaredType(syntax::NodeId TypeNode, syntax::NodeList Dimensions,
                      syntax::NodeId Initializer);
  std::vector<syntax::NodeId> nodes(syntax::NodeList L) const;

  // Declarations.cpp
  void checkDeclarations(syntax::NodeList List);
  void checkDeclaration(syntax::NodeId Node);
  void checkNamespace(syntax::NodeId Node);
  void checkUsing(syntax::NodeId Node);
  bool checkUsedMember(syntax::NodeId Named, llvm::ArrayRef<Entity> Found);
  void settleUsed(TypeId S, Name Word, llvm::SmallVectorImpl<Entity> &Found, TypeId &Owner) const;
  void checkAlias(syntax::NodeId Node);
  void checkStaticAssert(syntax::NodeId Node);
  TypeId checkEnum(syntax::NodeId Node);
  void checkEnumerators(const syntax::Enum &N, TypeId Enum, ScopeId Own);

  // Modifiers.cpp
  void checkTypeName(syntax::NodeId Node);
  /// Reports modifiers that have no meaning in \p Place or contradict each other. Returns false
  /// after an error.
  bool checkModifiers(syntax::Specifiers Flags, ModifierPlace Place, Location Where);

  // Attributes.cpp
  void reportMisplaced(const AttributeInfo &A, llvm::StringRef Word, bool IsStatement,
                       Location Where);
  std::optional<Attribute> readAttribute(syntax::NodeId Node, std::optional<AttributePlace> Place,
                                         bool IsStatement);
  std::vector<Attribute> readAttributes(syntax::NodeList Attributes, AttributePlace Place);
  std::vector<Attribute> readStatementAttributes(syntax::NodeList Attributes,
                                                 std::optional<AttributePlace> Place);
  void checkDeclarationAttributes(syntax::NodeList Attributes);
  void warnOfUnknownAttributes(syntax::NodeList Attributes);
  void warnOfEntryAttributes(const Function &F);
  std::string similarAttribute(llvm::StringRef Word);
  std::optional<int64_t> attributeInteger(llvm::StringRef Word, syntax::NodeId Argument);
  std::optional<int64_t> attributeFloat(llvm::StringRef Word, syntax::NodeId Argument);
  bool checkClipPlane(syntax::NodeId Argument, Attribute &Out);
  bool readArgument(const AttributeInfo &A, size_t I, syntax::NodeId Argument, Attribute &Out);
  bool readText(const AttributeArgument &Sort, llvm::StringRef Word, syntax::NodeId Argument,
                Attribute &Out);
  bool checkNumbers(const AttributeInfo &Info, Attribute &A);
  bool checkWaveSizes(const Attribute &A);
  void checkWaveSizeModel(const Attribute &A);
  void checkStageAttribute(const Attribute &A);
  void checkNeededAttributes(const Function &Entry);
  void readEntryAttributes(FunctionId Entry);

  const Field *memberWithoutSemantic(TypeId T, unsigned Depth) const;
  void reportMissingSemantic(TypeId T, Location Where, Diagnostic What,
                             std::initializer_list<llvm::StringRef> Arguments);
  void warnOfUnset(FunctionId F);
  void warnOfUnused(FunctionId F, size_t FirstLocal);

  // DeclarationsVariables.cpp
  static uint8_t interpolationOf(syntax::Specifiers Flags);
  /// Returns None, and leaves \p Where alone, if there is no semantic.
  Name semanticOf(syntax::NodeList Annotations, Location &Where) const;
  void readVariableFlags(const syntax::Variable &Node, Variable &V);
  bool checkVariableType(TypeId T, Location Where, bool MayBeUnbounded);
  bool checkComplete(TypeId T, Location Where);
  ExprId checkVariableInitializer(syntax::NodeId Node, TypeId T);
  void checkGlobal(syntax::NodeId Node);
  TypeId globalType(const syntax::Variable &N);
  bool declareUnusable(const syntax::Variable &N, TypeId T, Location Where);
  bool checkNotGlobalOnly(TypeId T, Location Where);
  const Function *unimplementedMethod(TypeId T);
  bool implements(TypeId T, const Function &F);
  bool isWrittenResource(TypeId T);
  bool checkCoherence(syntax::Specifiers Flags, TypeId T, Location Where);
  bool checkGlobalFlags(const syntax::Variable &N, TypeId T, Location Where);
  bool checkViewArray(TypeId T, Location Where);
  bool checkLegacyReservation(TypeId T, Location Where);
  bool checkGlobalName(Name Word, Location Where);
  VariableId declareGlobal(syntax::NodeId Node, BlockId Block);
  VariableId declareStatic(syntax::NodeId Node, TypeId T);
  void checkStaticMember(syntax::NodeId Node);
  BlockId globalsBlock();
  void checkConstantBlock(syntax::NodeId Node);
  /// Returns the statement of a local variable, or None if the declaration needs none.
  StmtId checkLocal(syntax::NodeId Node);

  // DeclarationsFunctions.cpp
  FunctionState &state(FunctionId F);
  void checkNotDefined(syntax::NodeId TypeNode, llvm::StringRef Where);
  ExprId defaultOfParameter(syntax::NodeId Node, TypeId T, bool IsInstance, Location Where);
  ExprId checkDefault(syntax::NodeId Node, TypeId T, bool IsInstance);
  void checkParameters(const syntax::Function &Node, llvm::SmallVectorImpl<VariableId> &Parameters,
                       bool IsInstance);
  bool sameParameters(const Function &A, llvm::ArrayRef<VariableId> B) const;
  FunctionId findRedeclared(ScopeId Home, Name Word, llvm::ArrayRef<VariableId> Parameters,
                            Location Where, TypeId Result);
  void checkOperatorName(Name Word, Location Where, bool IsMember);
  /// Returns the function that \p Node declares in \p Home: an earlier one with the same
  /// parameters, or a new one. An instance of a template does not declare its name.
  FunctionId declareFunction(syntax::NodeId Node, ScopeId Home, TypeId Struct, uint32_t Instance);
  void describeFunction(FunctionId F, const syntax::Function &N,
                        llvm::ArrayRef<VariableId> Parameters, TypeId Result);
  FunctionId checkFunction(syntax::NodeId Node);
  FunctionId checkMethodOutside(syntax::NodeId Node);
  void checkBody(FunctionId F);
  void checkWaitingBodies();
  void checkUsedBodies();

  // DeclarationsStructs.cpp
  TypeId checkStruct(syntax::NodeId Node);
  TypeId structDeclared(Name Word);
  TypeId declareStructOfNamespace(Name Word, Location Where);
  void completeStruct(TypeId T, syntax::NodeId Node, ScopeId Parent);
  void checkSize(TypeId T);
  void checkBases(TypeId T, const syntax::Struct &Node);
  void addInterface(Struct &S, TypeId Interface);
  void checkMember(TypeId T, syntax::NodeId Member);
  void addUnnamedField(TypeId T, syntax::NodeId Member);
  void checkMethod(TypeId T, syntax::NodeId Member);
  void checkField(TypeId T, syntax::NodeId Node);
  bool checkFieldFlags(const syntax::Variable &N, Location Where);
  uint32_t bitWidth(syntax::NodeId Width, TypeId Of, bool HasName, Location Where);

  // Templates.cpp
  using OptionalArguments = std::vector<std::optional<TemplateArgument>>;
  /// A form of a struct template, with the scope that binds its parameters.
  struct ChosenForm {
    const syntax::Tree *Tree;
    const Tokens *Source;
    syntax::NodeId Node;
    ScopeId Bindings;
    uint32_t Horizon;
  };
  static Name nameOfParameter(const syntax::Tree &Tree, syntax::NodeId Parameter);
  // TemplateDeclarations.cpp
  void addDefaults(TemplateId Id, syntax::NodeId Node, syntax::NodeList Parameters);
  ScopeId bindAgain(ScopeId Home, syntax::NodeList Parameters, const OptionalArguments &Arguments,
                    size_t Count);
  std::optional<TemplateArgument> defaultArgument(TemplateId Of, size_t I,
                                                  syntax::NodeList Parameters,
                                                  const OptionalArguments &Arguments);
  void takeEarlierDefaults(FunctionId F, TemplateId Which, llvm::ArrayRef<TemplateArgument> Given);
  void bindDefinition(FunctionId F);
  TemplateId declareTemplate(syntax::NodeId Node, syntax::NodeList Parameters, Name Word);
  TemplateId sameTemplate(syntax::NodeId Node, syntax::NodeList Parameters, Name Word);
  bool declareSpecialization(syntax::NodeId Node);
  bool sameArguments(const Specialization &A, const Specialization &B);
  bool namesValue(syntax::NodeId Named);
  TemplateArgument valueArgument(syntax::NodeId Node);
  std::string spell(llvm::ArrayRef<TemplateArgument> Arguments) const;
  bool bindOne(ScopeId Bindings, syntax::NodeId Parameter, TemplateArgument &Argument);
  bool bind(ScopeId Bindings, syntax::NodeList Parameters, OptionalArguments &Arguments,
            TemplateId Of);
  // TemplateMatching.cpp
  /// Syntax of a template, with that template's parameters.
  struct PatternOf {
    const syntax::Tree *Tree;
    syntax::NodeId Node;
    syntax::NodeList Parameters;
  };
  bool alike(const syntax::Tree &TreeA, syntax::NodeId A, syntax::NodeList ParametersA,
             const syntax::Tree &TreeB, syntax::NodeId B, syntax::NodeList ParametersB,
             unsigned Depth);
  bool covers(const PatternOf &B, const PatternOf &A, std::vector<syntax::NodeId> &Bound,
              unsigned Depth);
  bool coversFunction(const Template &B, const Template &A);
  std::optional<size_t> parameterNamed(syntax::NodeId Pattern, syntax::NodeList Parameters) const;
  bool mentions(syntax::NodeId Pattern, syntax::NodeList Parameters, unsigned Depth = 0) const;
  TypeId asArgument(TypeId T);
  bool deduceArgument(syntax::NodeId Pattern, const TemplateArgument &From,
                      syntax::NodeList Parameters, OptionalArguments &Arguments, unsigned Depth);
  bool deduceAll(syntax::NodeList Patterns, llvm::ArrayRef<TemplateArgument> From,
                 syntax::NodeList Parameters, OptionalArguments &Arguments, unsigned Depth);
  bool deduce(syntax::NodeId Pattern, TypeId From, syntax::NodeList Parameters,
              OptionalArguments &Arguments, unsigned Depth = 0);
  bool deduceDimensions(syntax::NodeId Pattern, syntax::NodeList Dimensions, TypeId From,
                        syntax::NodeList Parameters, OptionalArguments &Arguments);
  std::vector<TemplateArgument> argumentsOf(TypeId T);
  bool namesTemplateOf(syntax::NodeId Named, TypeId T);
  // Templates.cpp
  uint32_t findInstance(TemplateId Which, llvm::ArrayRef<TemplateArgument> Arguments) const;
  uint32_t addInstance(TemplateId Which, llvm::ArrayRef<TemplateArgument> Arguments);
  void forgetInstance(uint32_t Instance);
  bool tooDeep(Location Where);
  TypeId instantiateType(TemplateId Which, llvm::ArrayRef<TemplateArgument> Given, Location Where);
  ChosenForm chooseForm(TemplateId Which, llvm::ArrayRef<TemplateArgument> Given, ScopeId Primary,
                        Location Where);
  TypeId instantiateStruct(TemplateId Which, const std::vector<TemplateArgument> &Arguments,
                           ScopeId Bindings, Location Where);
  void defineInstance(TypeId T, TemplateId Which, const std::vector<TemplateArgument> &Arguments,
                      ScopeId Bindings, Location Where);
  void completeInstances(TemplateId Which);
  FunctionId instantiateFunction(TemplateId F, const std::vector<TemplateArgument> &Arguments,
                                 ScopeId Bindings);
  FunctionId specializeFunction(syntax::NodeId Node);
  void takeOver(FunctionId To, FunctionId From);
  bool addMethodOfTemplate(syntax::NodeId Node);
  void bindMethodOutside(FunctionId F);

  // LibraryCode.cpp
  const LibraryText *readLibrary(llvm::StringRef Title, llvm::StringRef Text);
  void bindLibraryElement(const library::Function &F, const library::TypePattern &Pattern,
                          TypeId Is, ScopeId Own);

  // Statements.cpp
  /// Where control may go after a statement.
  struct Ways {
    bool Ends = false; ///< to the next statement
    bool Breaks = false, Continues = false;
  };
  /// The switch whose body is being checked.
  struct SwitchState {
    bool Open = false;     ///< case labels are allowed here
    size_t FirstLocal = 0; ///< first local name of the body
    bool HasDefault = false;
    TypeId Type = TypeId::None;
    TypeId Enum = TypeId::None; ///< enum of the labels, or None
    std::set<uint64_t> Values;
  };
  StmtId checkBlock(syntax::NodeId Node, bool OwnScope);
  void checkStatementInto(syntax::NodeId Node, llvm::SmallVectorImpl<StmtId> &Out);
  StmtId checkLocalDeclaration(syntax::NodeId Node);
  void checkLocalPrototype(syntax::NodeId Node);
  ExprId checkDiscarded(syntax::NodeId Node);
  void warnOfUnused(ExprId Value);

  // TemplateNames.cpp
  void checkNamesInTemplates();
  bool isKnownName(syntax::NodeId Named);
  void reportUnknownName(syntax::NodeId Named, bool IsCalled);
  StmtId eachTurn(llvm::SmallVectorImpl<StmtId> &Before, ExprId Condition, StmtId Body,
                  Location Where);
  ExprId checkConditionOf(syntax::NodeId Node, llvm::SmallVectorImpl<StmtId> &Before);
  StmtId checkBodyOf(syntax::NodeId Node, bool OwnScope = true);
  StmtId checkLoopBody(syntax::NodeId Node, bool OwnScope);
  void checkSkipped(Location Where);
  StmtId together(llvm::SmallVectorImpl<StmtId> &Before, StmtId S, Location Where);
  StmtId checkIf(syntax::NodeId Node);
  StmtId checkFor(syntax::NodeId Node);
  StmtId checkWhile(syntax::NodeId Node);
  StmtId checkDo(syntax::NodeId Node);
  StmtId checkReturn(syntax::NodeId Node);
  StmtId checkSwitch(syntax::NodeId Node);
  ExprId switchValue(syntax::NodeId Node, llvm::SmallVectorImpl<StmtId> &Before);
  TypeId switchType(TypeId T, Location Where);
  StmtId checkCase(syntax::NodeId Node);
  BranchHint branchHint(syntax::NodeList Attributes, AttributePlace Place);
  std::pair<LoopHint, uint32_t> loopHint(syntax::NodeList Attributes);
  bool isAlways(ExprId Condition, bool Value);
  Ways waysOf(StmtId S);
  Ways waysOfSwitch(StmtId S);
  void checkReturns(FunctionId F, Location End);

  Name globalStageObject(ExprId Object) const;

  // Bindings.cpp
  char letterOfType(TypeId T) const;
  llvm::StringRef registerLetters(TypeId T) const;
  std::optional<int64_t> registerOffset(syntax::NodeId Node);
  /// A register as a declaration writes it.
  struct WrittenRegister : Binding {
    Location Where = Location::None;
    Name Profile = Name::None;
    int64_t Offset = 0; ///< the 1 of `t0[1]`
  };
  using Registers = llvm::SmallVector<WrittenRegister, 2>;
  llvm::DenseSet<uint32_t> StructsWithoutRegisters; ///< types that checkFieldRegisters has seen
  bool readRegister(syntax::NodeId Node, WrittenRegister &B);
  Registers readRegisters(syntax::NodeList Annotations, llvm::StringRef Letters);
  static Binding resourceBinding(const Registers &All, char Own);
  void bindResource(VariableId Id, const Registers &All, bool IsInBlock);
  void checkNoPackOffset(syntax::NodeList Annotations);
  void checkFieldRegisters(TypeId T);
  TypeId withoutView(TypeId T);
  void bindGlobal(syntax::NodeId Node, VariableId Id, BlockId Block, const Registers &All);
  std::optional<uint64_t> checkPackOffsets(syntax::NodeId Node, TypeId T);
  Registers checkRegisters(syntax::NodeList Annotations, TypeId T);
  Binding blockBinding(syntax::NodeList Annotations, char Letter);
  bool isTemplateObject(TypeId T) const;
  std::optional<uint64_t> packOffset(syntax::NodeId Node, TypeId T);
  void placeMember(syntax::NodeId Node, VariableId V, const Registers &All, bool IsGlobal);
  ConstantPlacer &placer(BlockId Block);
  void finishBlock(BlockId Id);
  void placeGlobals();

  // Entry.cpp
  void findEntry();
  bool hasKnownTypes(const Function &F) const;
  FunctionId functionNamed(llvm::StringRef Word);
  FunctionId findPatchConstant(FunctionId Entry);
  void addEntry(FunctionId F, Stage Of);
  FunctionId patchConstantNamed(llvm::StringRef Word);

  // Payloads.cpp
  void readPayloadAccess(const syntax::Variable &N, Field &F);
  void checkPayloadCombination(const Field &F, Location Read, Location Write);
  void checkPayloadStructs();
  void checkIsPayload(TypeId T, Location Where);
  void checkTracedPayloads(llvm::ArrayRef<FunctionId> Roots);

  // Subobjects.cpp
  void declareSubobject(const syntax::Variable &N, TypeId T, Location Where);

  // LibraryEntry.cpp
  std::optional<Stage> stageOf(const Function &F);
  std::vector<std::string> exportedNames(const Function &F);
  void chooseExport(FunctionId F);
  void checkEntryNames();
  void checkLibraryEntries();
  std::vector<bool> reachedFrom(llvm::ArrayRef<FunctionId> Roots);
  std::vector<std::pair<FunctionId, ExprId>> reachedExpressions(llvm::ArrayRef<FunctionId> Roots,
                                                                ExprKind Kind);
  void checkStatics(llvm::ArrayRef<FunctionId> Exports);
  void noteStagesOfCalls();
  void checkLibraryParameters(FunctionId F);
  void checkRayParameters(const Function &Entry);

  // StageEntry.cpp
  void checkStageParameters(FunctionId Entry);
  void checkGeometryParameters(const Function &Entry);
  void checkPrimitiveLength(const Variable &V);
  void checkMeshParameters(const Function &Entry);
  llvm::StringRef modifierWord(const Variable &V) const;
  void checkIndices(const Function &Entry, const Variable &Indices);
  void checkOutputsUnread();
  void checkPatchReach(const EntryPoint &Entry);
  const Variable *patchOf(const Function &F, llvm::StringRef Word) const;
  void checkPatchSizes(const EntryPoint &Entry);
  bool reaches(FunctionId From, FunctionId To);
  bool hasSemantics(TypeId T, Name Semantic, unsigned Depth) const;
  void warnOfSemantics(TypeId T, bool IsGiven, std::set<std::pair<TypeId, bool>> &Seen);
  void checkEntrySemantics(FunctionId F);
  void checkCalls(llvm::ArrayRef<FunctionId> Roots);

  Stage EntryStage = Stage::Compute; ///< of the entry point that is being checked
  std::string libraryName(syntax::NodeId Named);
  bool UsesLibraryNamespace = false; ///< `using namespace dx`

  LocalNames Locals;
  uint32_t Declarations = 0; ///< number of declarations in namespaces so far
  /// Limits lookup to earlier declarations in namespaces: names in a template that do not depend on
  /// its arguments have their meaning from the template's definition.
  uint32_t Horizon = UINT32_MAX;
  FunctionId LocalsOwner =
      FunctionId::None; ///< function of the local names that the last lookup found
  /// A default argument of a method. It may name members that follow.
  struct WaitingDefault {
    VariableId Parameter;
    syntax::NodeId Node;
    ScopeId Scope;
    const syntax::Tree *Tree;
    const Tokens *Source;
    uint32_t Horizon;
  };
  std::vector<WaitingDefault> WaitingDefaults;
  bool InDefault = false;                  ///< a default argument is being checked
  llvm::DenseSet<TypeId> HasDependentBase; ///< instances whose base depends on their arguments
  /// Namespaces of `using namespace` in the open blocks.
  std::vector<UsedNamespace> LocallyUsed;
  size_t FirstUsed = 0;  ///< index in LocallyUsed: earlier ones are not visible
  size_t Barrier = 0;    ///< index in Locals: earlier entries are not visible
  size_t BlockStart = 0; ///< index in Locals: first entry of the innermost block
  bool InBlock = false;
  uint32_t Loops = 0;      ///< open loops that `continue` may target
  uint32_t Breakables = 0; ///< open statements that `break` may target
  unsigned InstantiationDepth = 0;
  unsigned QualifierDepth = 0;
  uint64_t Deductions = 0; ///< attempts to match a template's patterns
  std::vector<Template> Templates{1};
  std::vector<TemplateInstance> Instances{1};
  std::vector<FunctionState> FunctionStates{1};
  llvm::DenseMap<TypeId, ScopeId> StructScopes;
  /// For each struct and name of a using declaration in it: the base that has the member.
  std::map<std::pair<TypeId, Name>, TypeId> UsedMembers;
  llvm::DenseMap<TypeId, uint32_t> InstanceOf; ///< of struct types: index of Instances
  llvm::DenseMap<uint64_t, llvm::SmallVector<uint32_t, 1>> InstancesByKey;
  std::vector<FunctionId> WaitingBodies; ///< methods, until their struct is complete
  unsigned OpenStructs = 0;
  uint32_t LastScanned = 1; ///< expressions before this were searched for calls of instances
  std::vector<TypeId> NumericNames;        ///< by name: the numeric type of the library
  llvm::DenseSet<Name> HiddenNumericNames; ///< names of NumericNames that the program declares too
  /// The struct or enum that was defined last; several declarators may share it.
  struct {
    const syntax::Tree *Tree = nullptr;
    syntax::NodeId Node = syntax::NodeId::None;
    ScopeId Scope = ScopeId::None;
    TypeId Type = TypeId::None;
  } LastDefined;
  llvm::DenseSet<TypeId> EffectTypes, MeaninglessTypes;
  /// Globals that may be declared but not used, and the reason.
  struct UnusableGlobal {
    Diagnostic Why;
    std::string Text;
  };
  llvm::DenseMap<VariableId, UnusableGlobal> UnusableGlobals;
  /// Whether the current declarator may have a length of 0, and whether it has.
  bool MayHaveNoElements = false, HasNoElements = false;
  KnownVariables Known, KnownIntegers;
  SwitchState CurrentSwitch;
  bool MayRedeclare = false; ///< variables of a `for` before HLSL 2021 replace earlier ones
  BlockId Globals = BlockId::None;
  BlockId Enclosing = BlockId::None;      ///< block whose members are being declared
  std::vector<VariableId> GlobalsToPlace; ///< members of `$Globals` without a register
  std::deque<ConstantPlacer> Placers;     ///< by block
  /// Whether a block has members with packoffset, and members without.
  struct BlockPlacing {
    bool HasChosen = false, HasPlaced = false;
  };
  std::vector<BlockPlacing> BlockPlaces;
  const LibraryReader *Library = nullptr;
  std::vector<std::unique_ptr<LibraryText>> LibraryCode;
  std::vector<bool> AskedLibrary; ///< by name: declareFromLibrary() has looked it up
  struct LibraryInstance {
    std::vector<TypeId> Parameters;
    TypeId Result;
    FunctionId Function;
  };
  llvm::DenseMap<const library::Function *, std::vector<LibraryInstance>> LibraryInstances;
  llvm::DenseMap<const library::Function *, const LibraryText *> LibraryBodies;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_CHECKER_H
