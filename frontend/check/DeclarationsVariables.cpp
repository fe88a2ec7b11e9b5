// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables of all scopes, and constant blocks.
#include "Attributes.h"
#include "Bindings.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Types.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

static TypeId localObjectIn(CheckContext &C, TypeId T);
static const Function *unimplementedMethod(CheckContext &C, TypeId T);
static bool checkViewArray(CheckContext &C, TypeId T, Location Where);
static VariableId declareGlobal(CheckContext &C, syntax::NodeId Node, BlockId Block);
static void checkStaticMember(CheckContext &C, syntax::NodeId Node);

uint8_t interpolationOf(syntax::Specifiers Flags) {
  uint8_t Bits = 0;
  auto Add = [&](Specifier S, Interpolation I) {
    if (Flags.has(S))
      Bits |= uint8_t(I);
  };
  Add(Specifier::Linear, Interpolation::Linear);
  Add(Specifier::NoInterpolation, Interpolation::NoInterpolation);
  Add(Specifier::NoPerspective, Interpolation::NoPerspective);
  Add(Specifier::Centroid, Interpolation::Centroid);
  Add(Specifier::Sample, Interpolation::Sample);
  return Bits;
}

Name semanticOf(const CheckContext &C, syntax::NodeList Annotations, Location &Where) {
  for (size_t I = 0; I < Annotations.Count; ++I) {
    NodeId Node = C.Here.Tree->item(Annotations, I);
    if (!C.Here.Tree->is(Node, NodeKind::Semantic))
      continue;
    Where = C.Here.Tree->location(Node);
    return C.Here.Tree->get<syntax::Semantic>(Node).Word;
  }
  return Name::None;
}

void readVariableFlags(CheckContext &C, const syntax::Variable &Node, Variable &V) {
  V.Word = Node.Word;
  V.Const = Node.Flags.has(Specifier::Const);
  V.Precise = Node.Flags.has(Specifier::Precise);
  V.GloballyCoherent = Node.Flags.has(Specifier::GloballyCoherent);
  V.ReorderCoherent = Node.Flags.has(Specifier::ReorderCoherent);
  V.Semantic = semanticOf(C, Node.Annotations, V.SemanticAt);
  V.InterpolationBits = interpolationOf(Node.Flags);
}

/// Returns true if a variable may have type \p T; else reports the reason.
bool checkVariableType(CheckContext &C, TypeId T, Location Where, bool MayBeUnbounded) {
  if (T == TypeId::Error)
    return false;
  TypeId Innermost = T;
  bool Outermost = true;
  while (C.Types.get(Innermost).Kind == TypeKind::Array) {
    if (C.Types.get(Innermost).Rows == 0 && !(Outermost && MayBeUnbounded)) {
      C.Diags.report(Where, Diagnostic::array_length_missing);
      return false;
    }
    Outermost = false;
    Innermost = C.Types.get(Innermost).ElementType;
  }
  const Type &Kind = C.Types.get(Innermost);
  if (Kind.Kind == TypeKind::Void) {
    C.Diags.report(Where, Diagnostic::variable_of_void);
    return false;
  }
  if (Kind.Kind == TypeKind::Struct && C.Types.structOf(Innermost).IsInterface) {
    C.Diags.report(Where, Diagnostic::variable_of_interface, {spell(C, Innermost)});
    return false;
  }
  if (C.Types.depth(T) > MaxTypeDepth) {
    C.Diags.report(Where, Diagnostic::type_too_deep);
    return false;
  }
  if (Kind.Kind == TypeKind::Struct && C.Types.structOf(Innermost).Complete)
    if (const Function *Missing = unimplementedMethod(C, Innermost)) {
      C.Diags.report(Where, Diagnostic::variable_of_abstract,
                     {spell(C, Innermost), C.Names.spelling(Missing->Word)});
      return false;
    }
  return true;
}

/// Returns true if the structs of \p T are complete; else reports them.
bool checkComplete(CheckContext &C, TypeId T, Location Where) {
  T = C.Types.withoutArrays(T);
  // A constant buffer may need the layout of its element.
  if (C.Types.get(T).Kind == TypeKind::Object)
    T = C.Types.withoutArrays(structuredElement(C.Types, T));
  if (C.Types.get(T).Kind != TypeKind::Struct || C.Types.structOf(T).Complete)
    return true;
  C.Diags.report(Where, Diagnostic::incomplete_type, {spell(C, T)});
  return false;
}

//===-- Initializers -------------------------------------------------------------------------===//

static ExprId checkVariableInitializer(CheckContext &C, NodeId Node, TypeId T) {
  if (Node == NodeId::None)
    return ExprId::None;
  // The parser has already reported that state blocks of effects are ignored.
  if (C.Here.Tree->is(Node, NodeKind::StateBlock))
    return ExprId::None;
  return checkInitializer(C, Node, T);
}

//===-- Globals ------------------------------------------------------------------------------===//

void checkGlobal(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Variable>(Node);
  if (N.Qualifier != NodeId::None)
    return checkStaticMember(C, Node);
  declareGlobal(C, Node, C.Blocks.Enclosing);
}

/// Returns the name of a resource or block: that of its declaration without namespaces, as in DXC,
/// unless another one has it already.
static std::string resourceName(CheckContext &C, Name Word) {
  return C.Blocks.Named.insert(Word).second ? C.Names.spelling(Word).str() : spellingHere(C, Word);
}

static BlockId globalsBlock(CheckContext &C) {
  if (C.Blocks.Globals == BlockId::None) {
    ConstantBlock Block;
    Block.Spelling = "$Globals";
    C.P.Blocks.push_back(std::move(Block));
    C.Blocks.Globals = BlockId(C.P.Blocks.size() - 1);
  }
  return C.Blocks.Globals;
}

/// Returns true if \p T is a writable resource or an array of them.
bool isWrittenResource(CheckContext &C, TypeId T) {
  T = C.Types.withoutArrays(T);
  return C.Types.get(T).Kind == TypeKind::Object && letterOfType(C, T) == 'u';
}

/// Returns true if a declaration of type \p T may have the coherence modifiers in \p Flags; else
/// reports them.
bool checkCoherence(CheckContext &C, syntax::Specifiers Flags, TypeId T, Location Where) {
  const bool IsRecord = C.Types.get(T).Kind == TypeKind::Object &&
                        C.Types.objectOf(T).Record->Word == "RWDispatchNodeInputRecord";
  if (T == TypeId::Error || isWrittenResource(C, T))
    return true;
  for (Specifier S : {Specifier::GloballyCoherent, Specifier::ReorderCoherent})
    if (Flags.has(S) && !(IsRecord && S == Specifier::GloballyCoherent)) {
      C.Diags.report(Where, Diagnostic::modifier_not_here,
                     {llvm::StringRef(AllModifiers[size_t(S)].Word),
                      "a declaration of type '" + spell(C, T) + "'"});
      return false;
    }
  return true;
}

/// Returns the type of a global, whose arrays may have length 0.
static TypeId globalType(CheckContext &C, const syntax::Variable &N) {
  C.Declaring.MayHaveNoElements = true;
  C.Declaring.HasNoElements = false;
  const TypeId T = declaredType(C, N.Type, N.Dimensions, N.Initializer);
  C.Declaring.MayHaveNoElements = false;
  return T;
}

/// Declares a global that DXC accepts if nothing uses it: an array of length 0, a ray query, or an
/// object in groupshared memory. Returns false for other globals.
static bool declareUnusable(CheckContext &C, const syntax::Variable &N, TypeId T, Location Where) {
  const bool IsEmpty = std::exchange(C.Declaring.HasNoElements, false),
             IsStatic = N.Flags.has(Specifier::Static);
  const bool IsOpen = C.Types.get(T).Kind == TypeKind::Array && !C.Types.get(T).Rows && !IsEmpty;
  const TypeId Innermost = C.Types.withoutArrays(T);
  const Type &Ty = C.Types.get(Innermost);
  const bool IsAbstract = Ty.Kind == TypeKind::Struct && C.Types.structOf(Innermost).IsInterface;
  const bool IsSubobject = T == Innermost && Ty.Kind == TypeKind::Object &&
                           C.Types.objectOf(T).Record->Kind == library::ObjectType::Sort::Subobject;
  if (T == TypeId::Error || IsOpen || IsAbstract || IsSubobject || Ty.Kind == TypeKind::String)
    return false;
  UnusableGlobal Unusable;
  const TypeId Made = IsStatic ? TypeId::None : localObjectIn(C, T);
  const bool IsQuery = Made != TypeId::None &&
                       C.Types.objectOf(Made).Record->Kind == library::ObjectType::Sort::RayQuery;
  if (IsEmpty && !letterOfType(C, T)) // an array of resources may be unbounded
    Unusable = {Diagnostic::array_without_elements, C.Names.spelling(N.Word).str()};
  else if (N.Flags.has(Specifier::GroupShared) && C.Types.hasObject(T) &&
           (Made == TypeId::None || IsQuery))
    Unusable = {Diagnostic::groupshared_object, spell(C, T)};
  else if (IsQuery)
    Unusable = {Diagnostic::object_not_global, spell(C, Made)};
  else
    return false;
  checkModifiers(C, N.Flags, ModifierPlace::Global, Where);
  checkCoherence(C, N.Flags, T, Where);
  if (IsQuery)
    C.Diags.report(Where, Diagnostic::initializer_ignored);
  Variable V;
  V.Where = Where;
  readVariableFlags(C, N, V);
  V.Type = TypeId::Error;
  V.Spelling = spellingHere(C, N.Word);
  V.Kind = VariableKind::Static;
  const VariableId Id = C.P.add(std::move(V));
  C.Declaring.UnusableGlobals[Id] = std::move(Unusable);
  declare(C, N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  return true;
}

/// Returns true if declarations of type \p T are ignored. Reports \p Subject for types of effects.
bool isIgnored(CheckContext &C, TypeId T, Location Where, llvm::StringRef Subject) {
  if (!C.Declaring.EffectTypes.contains(T))
    return false;
  if (!C.Declaring.MeaninglessTypes.contains(T))
    C.Diags.report(Where, Diagnostic::effect_ignored, {Subject});
  return true;
}

/// Returns true if a declaration other than a global may have type \p T; else reports the reason.
bool checkNotGlobalOnly(CheckContext &C, TypeId T, Location Where) {
  const Type &Ty = C.Types.get(C.Types.withoutArrays(T));
  const bool IsSubobject =
      Ty.Kind == TypeKind::Object && C.Types.objectOf(C.Types.withoutArrays(T)).Record->Kind ==
                                         library::ObjectType::Sort::Subobject;
  if (T == TypeId::Error || (Ty.Kind != TypeKind::String && !IsSubobject))
    return true;
  C.Diags.report(Where, Diagnostic::global_only, {spell(C, T)});
  return false;
}

/// Returns true if \p T or a base of it has a method with the parameters of \p F.
static bool implements(CheckContext &C, TypeId T, const Function &F) {
  for (; T != TypeId::None; T = C.Types.structOf(T).Base) {
    const ScopeId Own = C.Scopes.ofType(T);
    if (Own == ScopeId::None)
      continue;
    auto Match = C.Scopes.at(Own).Entities.find(F.Word);
    if (Match == C.Scopes.at(Own).Entities.end())
      continue;
    for (Entity E : Match->second)
      if (E.Kind == Entity::Sort::FunctionTemplate ||
          (E.Kind == Entity::Sort::Function &&
           sameParameters(C, C.P.function(FunctionId(E.Index)), F.Parameters)))
        return true;
  }
  return false;
}

/// Returns a method of an interface of \p T that \p T does not implement, or null.
static const Function *unimplementedMethod(CheckContext &C, TypeId T) {
  for (TypeId Derived = T; Derived != TypeId::None; Derived = C.Types.structOf(Derived).Base)
    for (TypeId Interface : C.Types.structOf(Derived).Interfaces) {
      const ScopeId Own = C.Scopes.ofType(Interface);
      if (Own == ScopeId::None)
        continue;
      for (const auto &[Word, Entities] : C.Scopes.at(Own).Entities)
        for (Entity E : Entities)
          if (E.Kind == Entity::Sort::Function &&
              !implements(C, T, C.P.function(FunctionId(E.Index))))
            return &C.P.function(FunctionId(E.Index));
    }
  return nullptr;
}

/// Reports invalid modifiers of a global. Returns true if the global can be declared.
static bool checkGlobalFlags(CheckContext &C, const syntax::Variable &N, TypeId T, Location Where) {
  if (!checkModifiers(C, N.Flags, ModifierPlace::Global, Where))
    return false;
  const TypeId Innermost = C.Types.withoutArrays(T);
  const bool IsText = C.Types.get(Innermost).Kind == TypeKind::String;
  if (IsText &&
      (Innermost != T || C.Blocks.Enclosing != BlockId::None || C.Here.Scope != GlobalScope ||
       N.Flags.has(Specifier::Uniform) || N.Flags.has(Specifier::Extern)))
    return checkNotGlobalOnly(C, T, Where);
  // Only arrays of resources may be unbounded.
  const bool IsOpen = C.Types.get(T).Kind == TypeKind::Array && !C.Types.get(T).Rows;
  if (IsOpen && C.Types.get(Innermost).Kind == TypeKind::Object && !letterOfType(C, T)) {
    C.Diags.report(Where, Diagnostic::array_length_missing);
    return false;
  }
  const bool IsStatic = N.Flags.has(Specifier::Static);
  if (TypeId Local = IsStatic ? TypeId::None : localObjectIn(C, T); Local != TypeId::None) {
    C.Diags.report(Where, Diagnostic::object_not_global, {spell(C, Local)});
    return false;
  }
  return checkCoherence(C, N.Flags, T, Where) && checkViewArray(C, T, Where);
}

/// Returns the first object in \p T that a shader creates and nothing binds, or None.
static TypeId localObjectIn(CheckContext &C, TypeId T) {
  llvm::SmallVector<TypeId, 8> Work{T};
  llvm::SmallDenseSet<TypeId, 8> Seen;
  while (!Work.empty()) {
    T = C.Types.withoutArrays(Work.pop_back_val());
    if (!Seen.insert(T).second || !C.Types.hasObject(T))
      continue;
    if (C.Types.get(T).Kind == TypeKind::Struct) {
      if (TypeId Base = C.Types.structOf(T).Base; Base != TypeId::None)
        Work.push_back(Base);
      for (const Field &F : C.Types.structOf(T).Fields)
        Work.push_back(F.Type);
      continue;
    }
    using Sort = library::ObjectType::Sort;
    const Sort Kind = C.Types.objectOf(T).Record->Kind;
    if (Kind == Sort::LinAlgMatrix || Kind == Sort::HitObject || Kind == Sort::RayQuery)
      return T;
  }
  return TypeId::None;
}

/// Returns true unless \p T is an array of ConstantBuffer<T> or TextureBuffer<T> with resources in
/// T, which is reported.
static bool checkViewArray(CheckContext &C, TypeId T, Location Where) {
  if (C.Types.get(T).Kind != TypeKind::Array)
    return true;
  T = C.Types.withoutArrays(T);
  if (C.Types.get(T).Kind != TypeKind::Object)
    return true;
  const Object &O = C.Types.objectOf(T);
  bool IsView = O.Record->Kind == library::ObjectType::Sort::ConstantBuffer ||
                O.Record->Kind == library::ObjectType::Sort::TextureBuffer;
  if (IsView && !O.Arguments.empty() && C.Types.hasObject(O.Arguments[0].Type)) {
    C.Diags.report(Where, Diagnostic::view_array_of_objects, {spell(C, T)});
    return false;
  }
  return true;
}

/// Reports an unbounded array: -flegacy-resource-reservation counts the registers of every
/// resource.
static bool checkLegacyReservation(CheckContext &C, TypeId T, Location Where) {
  bool IsUnbounded = C.Types.get(T).Kind == TypeKind::Array && C.Types.get(T).Rows == 0;
  if (!C.Opts.ReserveUnused || !IsUnbounded || !C.Types.hasObject(T))
    return true;
  C.Diags.report(Where, Diagnostic::unbounded_reserved);
  return false;
}

/// Binds the objects of a global variable and places its numbers, which are constants. \p Block is
/// its constant block, or None.
static void bindGlobal(CheckContext &C, NodeId Node, VariableId Id, BlockId Block,
                       const Registers &All) {
  const bool IsInBlock = Block != BlockId::None;
  const TypeId T = C.P.variable(Id).Type;
  const bool IsObject = C.Types.get(C.Types.withoutArrays(T)).Kind == TypeKind::Object;
  const bool TakesBytes =
      C.P.variable(Id).Kind == VariableKind::Constant || C.Types.leafCount(T) ||
      ((IsInBlock || !IsObject) && layoutOf(C.Types, T, LayoutRules::Constants).Size != 0);
  for (const WrittenRegister &B : All)
    if (B.HasSpace && !IsInBlock && !letterOfType(C, T))
      C.Diags.report(B.Where, Diagnostic::register_space_of_constant);
  if (C.P.variable(Id).Kind == VariableKind::Resource)
    bindResource(C, Id, All, IsInBlock);
  C.P.variable(Id).Block = TakesBytes && !IsInBlock ? globalsBlock(C) : Block;
  if (TakesBytes)
    placeMember(C, Node, Id, All, !IsInBlock);
  else if (IsInBlock)
    checkPackOffsets(C, Node, T);
}

static VariableId declareGlobal(CheckContext &C, NodeId Node, BlockId Block) {
  auto N = C.Here.Tree->get<syntax::Variable>(Node);
  Location Where = C.Here.Tree->location(Node);
  bool IsStatic = N.Flags.has(Specifier::Static), IsShared = N.Flags.has(Specifier::GroupShared);
  checkDeclarationAttributes(C, N.Attributes);
  TypeId T = globalType(C, N);
  if (isIgnored(C, T, Where, "variable")) {
    return VariableId::None;
  }
  if (declareUnusable(C, N, T, Where))
    return VariableId::None;
  if (C.Types.get(T).Kind == TypeKind::Object &&
      C.Types.objectOf(T).Record->Kind == library::ObjectType::Sort::Subobject) {
    declareSubobject(C, N, T, Where);
    return VariableId::None;
  }
  const llvm::StringRef Letters = registerLetters(C, T);
  if (Block != BlockId::None && !IsStatic)
    T = withoutView(C, T);
  bool Usable = checkVariableType(C, T, Where, !IsStatic && !IsShared) &&
                checkComplete(C, T, Where) && checkGlobalFlags(C, N, T, Where) &&
                checkLegacyReservation(C, T, Where);
  Variable V;
  V.Where = Where;
  readVariableFlags(C, N, V);
  V.Type = Usable ? T : TypeId::Error;
  bool IsObject = Usable && C.Types.hasObject(T);
  V.Kind = IsShared   ? VariableKind::GroupShared
           : IsStatic ? VariableKind::Static
           : IsObject ? VariableKind::Resource
                      : VariableKind::Constant;
  VariableKind Kind = V.Kind;
  const bool IsResource = Kind == VariableKind::Resource && Block == BlockId::None &&
                          C.Types.get(C.Types.withoutArrays(T)).Kind == TypeKind::Object;
  V.Spelling = IsResource ? resourceName(C, N.Word) : spellingHere(C, N.Word);
  if (Usable && Kind == VariableKind::Constant && C.Types.get(T).Kind == TypeKind::Array &&
      !C.Types.get(T).Rows) {
    C.Diags.report(Where, Diagnostic::array_length_missing);
    V.Type = TypeId::Error, Usable = false;
  }
  const VariableId Id = C.P.add(std::move(V));
  declare(C, N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  if (!Usable)
    return Id;
  const bool IsInBlock = Block != BlockId::None;
  if (!IsInBlock)
    checkNoPackOffset(C, N.Annotations);
  const Registers All = readRegisters(C, N.Annotations, Letters);
  checkFieldRegisters(C, T);
  ExprId Initial = checkVariableInitializer(C, N.Initializer, T);
  if (Kind == VariableKind::Static)
    C.P.variable(Id).Initializer = Initial;
  else if (Initial != ExprId::None && !IsInBlock)
    C.Diags.report(Where, Diagnostic::initializer_ignored);
  if (Kind == VariableKind::Constant || Kind == VariableKind::Resource)
    bindGlobal(C, Node, Id, Block, All);
  C.P.Globals.push_back(Id);
  return Id;
}

/// Declares a static variable of a struct or function, with its initializer. Its name is already
/// declared.
VariableId declareStatic(CheckContext &C, NodeId Node, TypeId T) {
  auto N = C.Here.Tree->get<syntax::Variable>(Node);
  Variable V;
  V.Where = C.Here.Tree->location(Node);
  readVariableFlags(C, N, V);
  V.Kind = VariableKind::Static;
  V.Start = C.Here.Function != FunctionId::None ? StaticStart::WhenReached
            : inTemplate(C)                     ? StaticStart::BeforeUse
                                                : StaticStart::InOrder;
  // A static member may have the type of its own struct, which is complete at the definition of the
  // member.
  bool MayWait = C.Here.Function == FunctionId::None && N.Initializer == NodeId::None;
  bool Usable = checkVariableType(C, T, V.Where, false) && checkNotGlobalOnly(C, T, V.Where) &&
                (MayWait || checkComplete(C, T, V.Where));
  V.Type = Usable ? T : TypeId::Error;
  V.Spelling = C.Here.Function != FunctionId::None
                   ? C.P.function(C.Here.Function).Spelling + "." + C.Names.spelling(N.Word).str()
                   : spellingHere(C, N.Word);
  T = V.Type;
  Location Where = V.Where;
  const VariableId Id = C.P.add(std::move(V));
  declare(C, N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  if (T != TypeId::Error) {
    const ExprId Initial = checkVariableInitializer(C, N.Initializer, T);
    C.P.variable(Id).Initializer = Initial;
  }
  C.P.Globals.push_back(Id);
  return Id;
}

/// `int S::counter = 1;`
static void checkStaticMember(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Variable>(Node);
  Location Where = C.Here.Tree->location(Node);
  TypeId T = declaredType(C, N.Type, N.Dimensions, N.Initializer);
  ScopeId Home = scopeOf(C, N.Qualifier);
  if (Home == ScopeId::None)
    return;
  Entity *Declared = C.Scopes.find(Home, N.Word, Entity::Sort::Variable);
  if (!Declared) {
    C.Diags.report(Where, Diagnostic::no_such_static_member, {C.Names.spelling(N.Word)});
    return;
  }
  VariableId V = VariableId(Declared->Index);
  if (T != C.P.variable(V).Type && T != TypeId::Error && C.P.variable(V).Type != TypeId::Error) {
    C.Diags.report(
        Where, Diagnostic::redeclared_with_other_type,
        {C.Names.spelling(N.Word), C.Types.spell(T), C.Types.spell(C.P.variable(V).Type)});
    return;
  }
  if (N.Initializer == NodeId::None)
    return;
  if (C.P.variable(V).Initializer != ExprId::None) {
    reportRedefinition(C, Where, N.Word, C.P.variable(V).Where);
    return;
  }
  Elsewhere Inside(C, Home, C.Here.Tree, C.Here.Source);
  ExprId Initial = checkVariableInitializer(C, N.Initializer, C.P.variable(V).Type);
  C.P.variable(V).Initializer = Initial;
}

//===-- Constant blocks ----------------------------------------------------------------------===//

void checkConstantBlock(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::ConstantBlock>(Node);
  ConstantBlock Block;
  Block.Spelling = N.Word == Name::None ? std::string() : resourceName(C, N.Word);
  Block.IsTextureBuffer = N.IsTextureBuffer;
  Block.Where = C.Here.Tree->location(Node);
  checkDeclarationAttributes(C, N.Attributes);
  Block.Bound = blockBinding(C, N.Annotations, N.IsTextureBuffer ? 't' : 'b');
  C.P.Blocks.push_back(std::move(Block));
  BlockId Id = BlockId(C.P.Blocks.size() - 1);
  // Declarations in a nested namespace are members too. A block declares its members outside of the
  // namespace in which it stands, as in DXC.
  const BlockId Outer = std::exchange(C.Blocks.Enclosing, Id);
  const ScopeId OuterHome = std::exchange(C.Here.Home, GlobalScope);
  checkDeclarations(C, N.Members);
  C.Blocks.Enclosing = Outer;
  C.Here.Home = OuterHome;
  finishBlock(C, Id);
}

//===-- Locals -------------------------------------------------------------------------------===//

StmtId checkLocal(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Variable>(Node);
  Location Where = C.Here.Tree->location(Node);
  checkDeclarationAttributes(C, N.Attributes);
  checkModifiers(C, N.Flags, ModifierPlace::Local, Where);
  if (N.Qualifier != NodeId::None)
    C.Diags.report(Where, Diagnostic::qualified_local, {C.Names.spelling(N.Word)});
  TypeId T = declaredType(C, N.Type, N.Dimensions, N.Initializer);
  if (N.Flags.has(Specifier::Static) && !C.Declaring.EffectTypes.contains(T) &&
      checkCoherence(C, N.Flags, T, Where))
    return C.P.Statements.add(Where, stmt::Declare{declareStatic(C, Node, T)});
  Variable V;
  V.Where = Where;
  readVariableFlags(C, N, V);
  checkCoherence(C, N.Flags, T, Where);
  V.Kind = VariableKind::Local;
  if (isIgnored(C, T, Where, "variable")) {
    return StmtId::None;
  }
  const bool IsUsable = checkVariableType(C, T, Where, false) && checkComplete(C, T, Where) &&
                        checkNotGlobalOnly(C, T, Where);
  T = V.Type = IsUsable ? T : TypeId::Error;
  const VariableId Id = C.P.add(std::move(V));
  declare(C, N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  checkRegisters(C, N.Annotations, T);
  if (T == TypeId::Error) {
    // Errors in the initializer are reported all the same.
    if (N.Initializer != NodeId::None && !C.Here.Tree->is(N.Initializer, NodeKind::InitList) &&
        !C.Here.Tree->is(N.Initializer, NodeKind::StateBlock))
      checkExpression(C, N.Initializer);
    return StmtId::None;
  }
  ExprId Initial = checkVariableInitializer(C, N.Initializer, T);
  C.P.variable(Id).Initializer = Initial;
  return C.P.Statements.add(Where, stmt::Declare{Id});
}

} // namespace dxil::frontend
