// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables of all scopes and constant blocks.
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

/// Whether a variable may have type \p T; reports if it may not.
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
  return true;
}

/// Whether the structs of \p T are defined, not only declared; reports if they are not.
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
  // The parser has said that a state block of effects is ignored.
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

/// Whether a declaration of type \p T may have the words of \p N that tell how a resource is
/// written.
bool Checker::checkCoherence(const syntax::Variable &N, TypeId T, Location Where) {
  const char Letter = letterOfType(T);
  for (auto [S, Word] : {std::pair(Specifier::GloballyCoherent, "globallycoherent"),
                         {Specifier::ReorderCoherent, "reordercoherent"}})
    if (N.Flags.has(S) && T != TypeId::Error &&
        (!Types.hasObject(T) || (Letter && Letter != 'u'))) {
      Diags.report(Where, Diagnostic::modifier_not_here,
                   {Word, "a variable of type '" + spell(T) + "'"});
      return false;
    }
  return true;
}

/// Reports modifiers that mean nothing at a global; true if the variable can be one.
bool Checker::checkGlobalFlags(const syntax::Variable &N, TypeId T, Location Where) {
  if (!checkModifiers(N.Flags, DeclaredAs::Global, Where))
    return false;
  if (N.Flags.has(Specifier::GroupShared) && Types.hasObject(T)) {
    Diags.report(Where, Diagnostic::groupshared_object, {spell(T)});
    return false;
  }
  const bool IsStatic = N.Flags.has(Specifier::Static);
  if (TypeId Local = IsStatic ? TypeId::None : localObjectIn(T); Local != TypeId::None) {
    Diags.report(Where, Diagnostic::object_not_global, {spell(Local)});
    return false;
  }
  return checkCoherence(N, T, Where) && checkViewArray(T, Where);
}

/// The first object in \p T that a shader makes and no one binds; None if there is none.
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

/// ConstantBuffer<T> and TextureBuffer<T> in an array cannot have resources in T; reports if they
/// do.
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

/// -flegacy-resource-reservation counts the registers of every resource, used or not.
bool Checker::checkLegacyReservation(TypeId T, Location Where) {
  bool IsUnbounded = Types.get(T).Kind == TypeKind::Array && Types.get(T).Rows == 0;
  if (!Opts.ReserveUnused || !IsUnbounded || !Types.hasObject(T))
    return true;
  Diags.report(Where, Diagnostic::unbounded_reserved);
  return false;
}

/// From shader model 6.6 on the heaps of descriptors are variables of the global scope.
bool Checker::checkGlobalName(Name Word, Location Where) {
  if (!isHeapName(Word) || Opts.ShaderModelMinor < 6 || Current != GlobalScope)
    return true;
  Diags.report(Where, Diagnostic::heap_redeclared, {Names.spelling(Word)});
  return false;
}

VariableId Checker::declareGlobal(NodeId Node, BlockId Block) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Location Where = CurrentTree->location(Node);
  bool IsStatic = N.Flags.has(Specifier::Static), IsShared = N.Flags.has(Specifier::GroupShared);
  checkVariableAttributes(N.Attributes);
  TypeId T = declaredType(N.Type, N.Dimensions, N.Initializer);
  if (EffectTypes.contains(T)) {
    Diags.report(Where, Diagnostic::effect_ignored, {"variable"});
    return VariableId::None;
  }
  if (Types.get(T).Kind == TypeKind::Object &&
      Types.objectOf(T).Record->Kind == library::ObjectType::Sort::Subobject) {
    declareSubobject(N, T, Where);
    return VariableId::None;
  }
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
  ExprId Initial = checkVariableInitializer(N.Initializer, T);
  if (Kind == VariableKind::Static)
    P.variable(Id).Initializer = Initial;
  else if (Initial != ExprId::None && Block == BlockId::None)
    Diags.report(Where, Diagnostic::initializer_ignored);
  if (Kind == VariableKind::Constant) {
    BlockId Home = Block != BlockId::None ? Block : globalsBlock();
    P.variable(Id).Block = Home;
    placeMember(Node, Id, Block == BlockId::None);
  } else if (Kind == VariableKind::Resource) {
    if (letterOfType(T))
      P.variable(Id).Bound = readBinding(N.Annotations, T);
    else
      readMemberBindings(N.Annotations, P.variable(Id));
    P.variable(Id).Block = Block;
    // The numbers of a struct with objects are constants.
    if (Types.leafCount(T)) {
      P.variable(Id).Block = Block != BlockId::None ? Block : globalsBlock();
      placeMember(Node, Id, Block == BlockId::None);
    }
  } else {
    checkNoBinding(N.Annotations);
  }
  P.Globals.push_back(Id);
  return Id;
}

/// A static variable of a struct or function, with its initializer; its name is declared.
VariableId Checker::declareStatic(NodeId Node, TypeId T) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  Variable V;
  V.Where = CurrentTree->location(Node);
  readVariableFlags(N, V);
  V.Kind = VariableKind::Static;
  V.Start = CurrentFunction != FunctionId::None ? StaticStart::WhenReached
            : inTemplate()                      ? StaticStart::BeforeUse
                                                : StaticStart::InOrder;
  // A static member may be of the struct that it stands in, which is complete where the member is
  // defined.
  bool MayWait = CurrentFunction == FunctionId::None && N.Initializer == NodeId::None;
  bool Usable = checkVariableType(T, V.Where, false) && (MayWait || checkComplete(T, V.Where));
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
  Block.Bound = readBinding(N.Annotations, N.IsTextureBuffer ? 't' : 'b');
  P.Blocks.push_back(std::move(Block));
  BlockId Id = BlockId(P.Blocks.size() - 1);
  // Also what stands in a namespace within it is a member.
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
  checkModifiers(N.Flags, DeclaredAs::Local, Where);
  if (N.Qualifier != NodeId::None)
    Diags.report(Where, Diagnostic::qualified_local, {Names.spelling(N.Word)});
  TypeId T = declaredType(N.Type, N.Dimensions, N.Initializer);
  if (N.Flags.has(Specifier::Static)) {
    return P.Statements.add(Where, stmt::Declare{declareStatic(Node, T)});
  }
  Variable V;
  V.Where = Where;
  readVariableFlags(N, V);
  checkCoherence(N, T, Where);
  V.Kind = VariableKind::Local;
  V.Type = checkVariableType(T, Where, false) && checkComplete(T, Where) ? T : TypeId::Error;
  T = V.Type;
  P.Variables.push_back(std::move(V));
  VariableId Id = VariableId(P.Variables.size() - 1);
  declare(N.Word, {Entity::Sort::Variable, uint32_t(Id)}, Where);
  if (T == TypeId::Error) {
    // What is wrong in the initializer is said all the same.
    if (N.Initializer != NodeId::None && !CurrentTree->is(N.Initializer, NodeKind::InitList) &&
        !CurrentTree->is(N.Initializer, NodeKind::StateBlock))
      checkExpression(N.Initializer);
    return StmtId::None;
  }
  ExprId Initial = checkVariableInitializer(N.Initializer, T);
  P.variable(Id).Initializer = Initial;
  return P.Statements.add(Where, stmt::Declare{Id});
}
