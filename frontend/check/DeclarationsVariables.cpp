// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables of all scopes, and constant blocks.
#include "Checker.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

uint8_t Checker::interpolationOf(syntax::Specifiers Flags) {
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

Name Checker::semanticOf(syntax::NodeList Annotations, Location &Where) const {
  for (size_t I = 0; I < Annotations.Count; ++I) {
    NodeId Node = CurrentTree->item(Annotations, I);
    if (!CurrentTree->is(Node, NodeKind::Semantic))
      continue;
    Where = CurrentTree->location(Node);
    return CurrentTree->get<syntax::Semantic>(Node).Word;
  }
  return Name::None;
}

void Checker::readVariableFlags(const syntax::Variable &Node, Variable &V) {
  V.Word = Node.Word;
  V.Const = Node.Flags.has(Specifier::Const);
  V.Precise = Node.Flags.has(Specifier::Precise);
  V.GloballyCoherent = Node.Flags.has(Specifier::GloballyCoherent);
  V.ReorderCoherent = Node.Flags.has(Specifier::ReorderCoherent);
  V.Semantic = semanticOf(Node.Annotations, V.SemanticAt);
  V.InterpolationBits = interpolationOf(Node.Flags);
}

/// Returns true if a variable may have type \p T; else reports the reason.
bool Checker::checkVariableType(TypeId T, Location Where, bool MayBeUnbounded) {
  if (T == TypeId::Error)
    return false;
  TypeId Innermost = T;
  bool Outermost = true;
  while (Types.get(Innermost).Kind == TypeKind::Array) {
    if (Types.get(Innermost).Rows == 0 && !(Outermost && MayBeUnbounded)) {
      Diags.report(Where, Diagnostic::array_length_missing);
      return false;
    }
    Outermost = false;
    Innermost = Types.get(Innermost).Of;
  }
  const Type &Kind = Types.get(Innermost);
  if (Kind.Kind == TypeKind::Void) {
    Diags.report(Where, Diagnostic::variable_of_void);
    return false;
  }
  if (Kind.Kind == TypeKind::Struct && Types.structOf(Innermost).IsInterface) {
    Diags.report(Where, Diagnostic::variable_of_interface, {spell(Innermost)});
    return false;
  }
  if (Types.depth(T) > MaxTypeDepth) {
    Diags.report(Where, Diagnostic::type_too_deep);
    return false;
  }
  if (Kind.Kind == TypeKind::Struct && Types.structOf(Innermost).Complete)
    if (const Function *Missing = unimplementedMethod(Innermost)) {
      Diags.report(Where, Diagnostic::variable_of_abstract,
                   {spell(Innermost), Names.spelling(Missing->Word)});
      return false;
    }
  return true;
}

/// Returns true if the structs of \p T are complete; else reports them.
bool Checker::checkComplete(TypeId T, Location Where) {
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Struct || Types.structOf(T).Complete)
    return true;
  Diags.report(Where, Diagnostic::incomplete_type, {spell(T)});
  return false;
}

//===-- Initializers
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkVariableInitializer(NodeId Node, TypeId T) {
  if (Node == NodeId::None)
    return ExprId::None;
  // The parser has already reported that state blocks of effects are ignored.
  if (CurrentTree->is(Node, NodeKind::StateBlock))
    return ExprId::None;
  return checkInitializer(Node, T);
}

//===-- Globals
//--------------------------------------------------------------------------------------===//

void Checker::checkGlobal(NodeId Node) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  if (N.Qualifier != NodeId::None)
    return checkStaticMember(Node);
  declareGlobal(Node, Enclosing);
}

BlockId Checker::globalsBlock() {
  if (Globals == BlockId::None) {
    ConstantBlock Block;
    Block.Spelling = "$Globals";
    P.Blocks.push_back(std::move(Block));
    Globals = BlockId(P.Blocks.size() - 1);
  }
  return Globals;
}

/// Returns true if \p T is a writable resource or an array of them.
bool Checker::isWrittenResource(TypeId T) {
  T = Types.withoutArrays(T);
  return Types.get(T).Kind == TypeKind::Object && letterOfType(T) == 'u';
}

/// Returns true if a declaration of type \p T may have the coherence modifiers in \p Flags; else
/// reports them.
bool Checker::checkCoherence(syntax::Specifiers Flags, TypeId T, Location Where) {
  const bool IsRecord = Types.get(T).Kind == TypeKind::Object &&
                        Types.objectOf(T).Record->Word == "RWDispatchNodeInputRecord";
  if (T == TypeId::Error || isWrittenResource(T))
    return true;
  for (Specifier S : {Specifier::GloballyCoherent, Specifier::ReorderCoherent})
    if (Flags.has(S) && !(IsRecord && S == Specifier::GloballyCoherent)) {
      Diags.report(Where, Diagnostic::modifier_not_here,
                   {llvm::StringRef(AllModifiers[size_t(S)].Word),
                    "a declaration of type '" + spell(T) + "'"});
      return false;
    }
  return true;
}

/// Returns the type of a global, whose arrays may have length 0.
TypeId Checker::globalType(const syntax::Variable &N) {
  MayHaveNoElements = true;
  HasNoElements = false;
  const TypeId T = declaredType(N.Type, N.Dimensions, N.Initializer);
  MayHaveNoElements = false;
  return T;
}

/// Declares a global that DXC accepts if nothing uses it: an array of length 0, a ray query, or an
/// object in groupshared memory. Returns false for other globals.
bool Checker::declareUnusable(const syntax::Variable &N, TypeId T, Location Where) {
  const bool IsEmpty = std::exchange(HasNoElements, false),
             IsStatic = N.Flags.has(Specifier::Static);
  const bool IsOpen = Types.get(T).Kind == TypeKind::Array && !Types.get(T).Rows && !IsEmpty;
  const TypeId Innermost = Types.withoutArrays(T);
  const Type &Of = Types.get(Innermost);
  const bool IsAbstract = Of.Kind == TypeKind::Struct && Types.structOf(Innermost).IsInterface;
  const bool IsSubobject = T == Innermost && Of.Kind == TypeKind::Object &&
                           Types.objectOf(T).Record->Kind == library::ObjectType::Sort::Subobject;
  if (T == TypeId::Error || IsOpen || IsAbstract || IsSubobject || Of.Kind == TypeKind::String)
    return false;
  UnusableGlobal Unusable;
  const TypeId Made = IsStatic ? TypeId::None : localObjectIn(T);
  const bool IsQuery = Made != TypeId::None &&
                       Types.objectOf(Made).Record->Kind == library::ObjectType::Sort::RayQuery;
  if (IsEmpty && !letterOfType(T)) // an array of resources may be unbounded
    Unusable = {Diagnostic::array_without_elements, Names.spelling(N.Word).str()};
  else if (N.Flags.has(Specifier::GroupShared) && Types.hasObject(T) &&
           (Made == TypeId::None || IsQuery))
    Unusable = {Diagnostic::groupshared_object, spell(T)};
  else if (IsQuery)
    Unusable = {Diagnostic::object_not_global, spell(Made)};
  else
    return false;
  checkModifiers(N.Flags, ModifierPlace::Global, Where);
  checkCoherence(N.Flags, T, Where);
  if (IsQuery)
    Diags.report(Where, Diagnostic::initializer_ignored);
  Variable V;
  V.Where = Where;
  readVariableFlags(N, V);
  V.Type = TypeId::Error;
  V.Spelling = spellingHere(N.Word);
  V.Kind = VariableKind::Static;
  P.Variables.push_back(std::move(V));
  const VariableId Id = VariableId(P.Variables.size() - 1);
  UnusableGlobals[Id] = std::move(Unusable);
  declare(N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  return true;
}

/// Returns true if declarations of type \p T are ignored. Reports \p What for types of effects.
bool Checker::isIgnored(TypeId T, Location Where, llvm::StringRef What) {
  if (!EffectTypes.contains(T))
    return false;
  if (!MeaninglessTypes.contains(T))
    Diags.report(Where, Diagnostic::effect_ignored, {What});
  return true;
}

/// Returns true if a declaration other than a global may have type \p T; else reports the reason.
bool Checker::checkNotGlobalOnly(TypeId T, Location Where) {
  const Type &Of = Types.get(Types.withoutArrays(T));
  const bool IsSubobject =
      Of.Kind == TypeKind::Object &&
      Types.objectOf(Types.withoutArrays(T)).Record->Kind == library::ObjectType::Sort::Subobject;
  if (T == TypeId::Error || (Of.Kind != TypeKind::String && !IsSubobject))
    return true;
  Diags.report(Where, Diagnostic::global_only, {spell(T)});
  return false;
}

/// Returns true if \p T or a base of it has a method with the parameters of \p F.
bool Checker::implements(TypeId T, const Function &F) {
  for (; T != TypeId::None; T = Types.structOf(T).Base) {
    const ScopeId Own = scopeOfType(T);
    if (Own == ScopeId::None)
      continue;
    auto Found = scope(Own).Entities.find(F.Word);
    if (Found == scope(Own).Entities.end())
      continue;
    for (Entity E : Found->second)
      if (E.Kind == Entity::Sort::FunctionTemplate ||
          (E.Kind == Entity::Sort::Function &&
           sameParameters(P.function(FunctionId(E.Index)), F.Parameters)))
        return true;
  }
  return false;
}

/// Returns a method of an interface of \p T that \p T does not implement, or null.
const Function *Checker::unimplementedMethod(TypeId T) {
  for (TypeId Derived = T; Derived != TypeId::None; Derived = Types.structOf(Derived).Base)
    for (TypeId Interface : Types.structOf(Derived).Interfaces) {
      const ScopeId Own = scopeOfType(Interface);
      if (Own == ScopeId::None)
        continue;
      for (const auto &[Word, Entities] : scope(Own).Entities)
        for (Entity E : Entities)
          if (E.Kind == Entity::Sort::Function && !implements(T, P.function(FunctionId(E.Index))))
            return &P.function(FunctionId(E.Index));
    }
  return nullptr;
}

/// Reports invalid modifiers of a global. Returns true if the global can be declared.
bool Checker::checkGlobalFlags(const syntax::Variable &N, TypeId T, Location Where) {
  if (!checkModifiers(N.Flags, ModifierPlace::Global, Where))
    return false;
  const TypeId Innermost = Types.withoutArrays(T);
  const bool IsText = Types.get(Innermost).Kind == TypeKind::String;
  if (IsText && (Innermost != T || Enclosing != BlockId::None || Current != GlobalScope ||
                 N.Flags.has(Specifier::Uniform) || N.Flags.has(Specifier::Extern)))
    return checkNotGlobalOnly(T, Where);
  // Only arrays of resources may be unbounded.
  const bool IsOpen = Types.get(T).Kind == TypeKind::Array && !Types.get(T).Rows;
  if (IsOpen && Types.get(Innermost).Kind == TypeKind::Object && !letterOfType(T)) {
    Diags.report(Where, Diagnostic::array_length_missing);
    return false;
  }
  const bool IsStatic = N.Flags.has(Specifier::Static);
  if (TypeId Local = IsStatic ? TypeId::None : localObjectIn(T); Local != TypeId::None) {
    Diags.report(Where, Diagnostic::object_not_global, {spell(Local)});
    return false;
  }
  return checkCoherence(N.Flags, T, Where) && checkViewArray(T, Where);
}

/// Returns the first object in \p T that a shader creates and nothing binds, or None.
TypeId Checker::localObjectIn(TypeId T) {
  llvm::SmallVector<TypeId, 8> Work{T};
  llvm::SmallDenseSet<TypeId, 8> Seen;
  while (!Work.empty()) {
    T = Types.withoutArrays(Work.pop_back_val());
    if (!Seen.insert(T).second || !Types.hasObject(T))
      continue;
    if (Types.get(T).Kind == TypeKind::Struct) {
      if (TypeId Base = Types.structOf(T).Base; Base != TypeId::None)
        Work.push_back(Base);
      for (const Field &F : Types.structOf(T).Fields)
        Work.push_back(F.Type);
      continue;
    }
    using Sort = library::ObjectType::Sort;
    const Sort Kind = Types.objectOf(T).Record->Kind;
    if (Kind == Sort::LinAlgMatrix || Kind == Sort::HitObject || Kind == Sort::RayQuery)
      return T;
  }
  return TypeId::None;
}

/// Returns true unless \p T is an array of ConstantBuffer<T> or TextureBuffer<T> with resources in
/// T, which is reported.
bool Checker::checkViewArray(TypeId T, Location Where) {
  if (Types.get(T).Kind != TypeKind::Array)
    return true;
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Object)
    return true;
  const Object &O = Types.objectOf(T);
  bool IsView = O.Record->Kind == library::ObjectType::Sort::ConstantBuffer ||
                O.Record->Kind == library::ObjectType::Sort::TextureBuffer;
  if (IsView && !O.Arguments.empty() && Types.hasObject(O.Arguments[0].Type)) {
    Diags.report(Where, Diagnostic::view_array_of_objects, {spell(T)});
    return false;
  }
  return true;
}

/// Reports an unbounded array: -flegacy-resource-reservation counts the registers of every
/// resource.
bool Checker::checkLegacyReservation(TypeId T, Location Where) {
  bool IsUnbounded = Types.get(T).Kind == TypeKind::Array && Types.get(T).Rows == 0;
  if (!Opts.ReserveUnused || !IsUnbounded || !Types.hasObject(T))
    return true;
  Diags.report(Where, Diagnostic::unbounded_reserved);
  return false;
}

/// From shader model 6.6 on, the descriptor heaps are variables at global scope.
bool Checker::checkGlobalName(Name Word, Location Where) {
  if (!isHeapName(Word) || Opts.ShaderModelMinor < 6 || Current != GlobalScope)
    return true;
  Diags.report(Where, Diagnostic::heap_redeclared, {Names.spelling(Word)});
  return false;
}

/// Binds the objects of a global variable and places its numbers, which are constants. \p Block is
/// its constant block, or None.
void Checker::bindGlobal(NodeId Node, VariableId Id, BlockId Block, const Registers &All) {
  const bool IsInBlock = Block != BlockId::None;
  const TypeId T = P.variable(Id).Type;
  const bool HasNumbers = P.variable(Id).Kind == VariableKind::Constant || Types.leafCount(T);
  for (const WrittenRegister &B : All)
    if (B.HasSpace && !IsInBlock && !letterOfType(T))
      Diags.report(B.Where, Diagnostic::register_space_of_constant);
  if (P.variable(Id).Kind == VariableKind::Resource)
    bindResource(Id, All, IsInBlock);
  P.variable(Id).Block = HasNumbers && !IsInBlock ? globalsBlock() : Block;
  if (HasNumbers)
    placeMember(Node, Id, All, !IsInBlock);
  else if (IsInBlock)
    checkPackOffsets(Node, T);
}

VariableId Checker::declareGlobal(NodeId Node, BlockId Block) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Location Where = CurrentTree->location(Node);
  bool IsStatic = N.Flags.has(Specifier::Static), IsShared = N.Flags.has(Specifier::GroupShared);
  checkDeclarationAttributes(N.Attributes);
  TypeId T = globalType(N);
  if (isIgnored(T, Where, "variable")) {
    return VariableId::None;
  }
  if (declareUnusable(N, T, Where))
    return VariableId::None;
  if (Types.get(T).Kind == TypeKind::Object &&
      Types.objectOf(T).Record->Kind == library::ObjectType::Sort::Subobject) {
    declareSubobject(N, T, Where);
    return VariableId::None;
  }
  const llvm::StringRef Letters = registerLetters(T);
  if (Block != BlockId::None && !IsStatic)
    T = withoutView(T);
  bool Usable = checkVariableType(T, Where, !IsStatic && !IsShared) && checkComplete(T, Where) &&
                checkGlobalFlags(N, T, Where) && checkLegacyReservation(T, Where) &&
                checkGlobalName(N.Word, Where);
  Variable V;
  V.Where = Where;
  readVariableFlags(N, V);
  V.Type = Usable ? T : TypeId::Error;
  V.Spelling = spellingHere(N.Word);
  bool IsObject = Usable && Types.hasObject(T);
  V.Kind = IsShared   ? VariableKind::GroupShared
           : IsStatic ? VariableKind::Static
           : IsObject ? VariableKind::Resource
                      : VariableKind::Constant;
  VariableKind Kind = V.Kind;
  if (Usable && Kind == VariableKind::Constant && Types.get(T).Kind == TypeKind::Array &&
      !Types.get(T).Rows) {
    Diags.report(Where, Diagnostic::array_length_missing);
    V.Type = TypeId::Error, Usable = false;
  }
  P.Variables.push_back(std::move(V));
  VariableId Id = VariableId(P.Variables.size() - 1);
  declare(N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  if (!Usable)
    return Id;
  const bool IsInBlock = Block != BlockId::None;
  if (!IsInBlock)
    checkNoPackOffset(N.Annotations);
  const Registers All = readRegisters(N.Annotations, Letters);
  checkFieldRegisters(T);
  ExprId Initial = checkVariableInitializer(N.Initializer, T);
  if (Kind == VariableKind::Static)
    P.variable(Id).Initializer = Initial;
  else if (Initial != ExprId::None && !IsInBlock)
    Diags.report(Where, Diagnostic::initializer_ignored);
  if (Kind == VariableKind::Constant || Kind == VariableKind::Resource)
    bindGlobal(Node, Id, Block, All);
  P.Globals.push_back(Id);
  return Id;
}

/// Declares a static variable of a struct or function, with its initializer. Its name is already
/// declared.
VariableId Checker::declareStatic(NodeId Node, TypeId T) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Variable V;
  V.Where = CurrentTree->location(Node);
  readVariableFlags(N, V);
  V.Kind = VariableKind::Static;
  V.Start = CurrentFunction != FunctionId::None ? StaticStart::WhenReached
            : inTemplate()                      ? StaticStart::BeforeUse
                                                : StaticStart::InOrder;
  // A static member may have the type of its own struct, which is complete at the definition of the
  // member.
  bool MayWait = CurrentFunction == FunctionId::None && N.Initializer == NodeId::None;
  bool Usable = checkVariableType(T, V.Where, false) && checkNotGlobalOnly(T, V.Where) &&
                (MayWait || checkComplete(T, V.Where));
  V.Type = Usable ? T : TypeId::Error;
  V.Spelling = CurrentFunction != FunctionId::None
                   ? P.function(CurrentFunction).Spelling + "." + Names.spelling(N.Word).str()
                   : spellingHere(N.Word);
  T = V.Type;
  Location Where = V.Where;
  P.Variables.push_back(std::move(V));
  VariableId Id = VariableId(P.Variables.size() - 1);
  declare(N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  if (T != TypeId::Error) {
    ExprId Initial = checkVariableInitializer(N.Initializer, T);
    P.variable(Id).Initializer = Initial;
  }
  P.Globals.push_back(Id);
  return Id;
}

/// `int S::counter = 1;`
void Checker::checkStaticMember(NodeId Node) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Location Where = CurrentTree->location(Node);
  TypeId T = declaredType(N.Type, N.Dimensions, N.Initializer);
  ScopeId Home = scopeOf(N.Qualifier);
  if (Home == ScopeId::None)
    return;
  Entity *Declared = findIn(Home, N.Word, Entity::Sort::Variable);
  if (!Declared) {
    Diags.report(Where, Diagnostic::no_such_static_member, {Names.spelling(N.Word)});
    return;
  }
  VariableId V = VariableId(Declared->Index);
  if (T != P.variable(V).Type && T != TypeId::Error && P.variable(V).Type != TypeId::Error) {
    Diags.report(Where, Diagnostic::redeclared_with_other_type,
                 {Names.spelling(N.Word), Types.spell(T), Types.spell(P.variable(V).Type)});
    return;
  }
  if (N.Initializer == NodeId::None)
    return;
  if (P.variable(V).Initializer != ExprId::None) {
    reportRedefinition(Where, N.Word, P.variable(V).Where);
    return;
  }
  Elsewhere Inside(*this, Home, CurrentTree, CurrentSource);
  ExprId Initial = checkVariableInitializer(N.Initializer, P.variable(V).Type);
  P.variable(V).Initializer = Initial;
}

//===-- Constant blocks
//--------------------------------------------------------------------------------------===//

void Checker::checkConstantBlock(NodeId Node) {
  auto N = CurrentTree->get<syntax::ConstantBlock>(Node);
  ConstantBlock Block;
  Block.Spelling = N.Word == Name::None ? std::string() : spellingHere(N.Word);
  Block.IsTextureBuffer = N.IsTextureBuffer;
  Block.Where = CurrentTree->location(Node);
  checkDeclarationAttributes(N.Attributes);
  Block.Bound = blockBinding(N.Annotations, N.IsTextureBuffer ? 't' : 'b');
  P.Blocks.push_back(std::move(Block));
  BlockId Id = BlockId(P.Blocks.size() - 1);
  // Declarations in a nested namespace are members too.
  const BlockId Outer = std::exchange(Enclosing, Id);
  checkDeclarations(N.Members);
  Enclosing = Outer;
  finishBlock(Id);
}

//===-- Locals
//--------------------------------------------------------------------------------------===//

StmtId Checker::checkLocal(NodeId Node) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Location Where = CurrentTree->location(Node);
  checkDeclarationAttributes(N.Attributes);
  checkModifiers(N.Flags, ModifierPlace::Local, Where);
  if (N.Qualifier != NodeId::None)
    Diags.report(Where, Diagnostic::qualified_local, {Names.spelling(N.Word)});
  TypeId T = declaredType(N.Type, N.Dimensions, N.Initializer);
  if (N.Flags.has(Specifier::Static) && !EffectTypes.contains(T) &&
      checkCoherence(N.Flags, T, Where))
    return P.Statements.add(Where, stmt::Declare{declareStatic(Node, T)});
  Variable V;
  V.Where = Where;
  readVariableFlags(N, V);
  checkCoherence(N.Flags, T, Where);
  V.Kind = VariableKind::Local;
  if (isIgnored(T, Where, "variable")) {
    return StmtId::None;
  }
  const bool IsUsable =
      checkVariableType(T, Where, false) && checkComplete(T, Where) && checkNotGlobalOnly(T, Where);
  T = V.Type = IsUsable ? T : TypeId::Error;
  P.Variables.push_back(std::move(V));
  VariableId Id = VariableId(P.Variables.size() - 1);
  declare(N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  checkRegisters(N.Annotations, T);
  if (T == TypeId::Error) {
    // Errors in the initializer are reported all the same.
    if (N.Initializer != NodeId::None && !CurrentTree->is(N.Initializer, NodeKind::InitList) &&
        !CurrentTree->is(N.Initializer, NodeKind::StateBlock))
      checkExpression(N.Initializer);
    return StmtId::None;
  }
  ExprId Initial = checkVariableInitializer(N.Initializer, T);
  P.variable(Id).Initializer = Initial;
  return P.Statements.add(Where, stmt::Declare{Id});
}
