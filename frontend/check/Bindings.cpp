// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers of resources, and where the members of constant blocks stand.
#include "Checker.h"

#include <dxil/generated/Kinds.h>

using namespace dxil::frontend;
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

//===-- Registers
//--------------------------------------------------------------------------------------===//

/// The letter that a variable of type \p T is bound with; 0 where it may be several.
char Checker::letterOfType(TypeId T) const {
  T = Types.withoutArrays(T);
  return Types.get(T).Kind == TypeKind::Object ? library::registerLetter(*Types.objectOf(T).Record)
                                               : 0;
}

/// The stage of the prefix of a profile, as `ps`, with small or capital letters.
static std::optional<dxil::Stage> stageOfProfile(StringRef Prefix) {
  return dxil::stageOfPrefix(Prefix.lower());
}

/// Whether \p Word is the prefix of a profile.
bool Checker::isStage(Name Word) const {
  return stageOfProfile(Names.spelling(Word)).has_value();
}

/// Whether a register for profile \p Profile, as `ps_5_0`, is meant for what is compiled.
bool Checker::isForProfile(Name Profile) const {
  return Profile == Name::None ||
         stageOfProfile(Names.spelling(Profile).split('_').first) == Opts.Stage;
}

/// The number behind the letters of `t3` or `space2`; nothing if it is none.
static std::optional<uint32_t> numberIn(StringRef Digits) {
  uint32_t Number = 0;
  if (Digits.empty() || Digits.getAsInteger(10, Number))
    return {};
  return Number;
}

/// What `s[1.5]` adds: DXC takes any number there, and drops its fraction.
std::optional<int64_t> Checker::registerOffset(NodeId Node) {
  ExprId E = checkValue(Node);
  if (isBad(E))
    return {};
  const Type &T = Types.get(P.type(E));
  if (T.Kind != TypeKind::Scalar || !isFloating(T.Element))
    return integerConstant(Node);
  std::optional<ConstantValue> Value =
      evaluate(cast(E, Types.scalar(ScalarKind::Int64), CurrentTree->location(Node)));
  if (Value && !Value->Bits.empty())
    return int64_t(Value->Bits[0]);
  Diags.report(CurrentTree->location(Node), Diagnostic::not_a_constant);
  return {};
}

bool Checker::readRegister(NodeId Node, Binding &B) {
  auto R = CurrentTree->get<syntax::Register>(Node);
  Location Where = CurrentTree->location(Node);
  // `register(ps, space1)`: a stage alone stands where the register might.
  if (R.Profile == Name::None && isStage(R.Word))
    std::swap(R.Profile, R.Word);
  if (!isForProfile(R.Profile))
    return false;
  if (R.Space != Name::None) {
    auto Space = numberIn(Names.spelling(R.Space).drop_front(5));
    if (!Space) {
      Diags.report(Where, Diagnostic::bad_register, {Names.spelling(R.Space)});
      return false;
    }
    B.Space = *Space;
    B.HasSpace = true;
  }
  if (R.Word == Name::None)
    return true;
  StringRef Word = Names.spelling(R.Word);
  char Letter = char(llvm::toLower(Word.front()));
  auto Number = Word.size() == 1 ? std::optional<uint32_t>(0) : numberIn(Word.drop_front());
  if (!Number || !StringRef("tubscip").contains(Letter)) {
    Diags.report(Where, Diagnostic::bad_register, {Word});
    return false;
  }
  if (R.Offset != NodeId::None) {
    auto Offset = registerOffset(R.Offset);
    if (!Offset || *Offset < 0 || *Offset > UINT32_MAX - *Number)
      return false;
    *Number += uint32_t(*Offset);
  }
  B.Letter = Letter;
  B.Register = *Number;
  return true;
}

Binding Checker::readBinding(syntax::NodeList Annotations, TypeId T) {
  return readBinding(Annotations, letterOfType(T));
}

Binding Checker::readBinding(syntax::NodeList Annotations, char Expected) {
  Binding Result;
  for (NodeId Node : nodes(Annotations)) {
    Location Where = CurrentTree->location(Node);
    if (CurrentTree->is(Node, NodeKind::PackOffset))
      Diags.report(Where, Diagnostic::packoffset_outside);
    if (!CurrentTree->is(Node, NodeKind::Register))
      continue;
    Binding B;
    if (!readRegister(Node, B))
      continue;
    if (B.HasSpace) {
      Result.Space = B.Space;
      Result.HasSpace = true;
    }
    if (!B.Letter)
      continue;
    // A texture's register s and a sampler's t are those of the pair that Direct3D 9 had of both.
    if (StringRef("ts").contains(Expected) && StringRef("ts").contains(B.Letter) &&
        B.Letter != Expected)
      continue;
    if (Expected && B.Letter != Expected) {
      Diags.report(Where, Diagnostic::register_letter,
                   {std::string(1, B.Letter), std::string(1, Expected)});
      continue;
    }
    Result.Letter = B.Letter;
    Result.Register = B.Register;
  }
  return Result;
}

/// The registers of a struct with objects: one for each letter.
void Checker::readMemberBindings(syntax::NodeList Annotations, Variable &V) {
  for (NodeId Node : nodes(Annotations)) {
    Binding B;
    if (!CurrentTree->is(Node, NodeKind::Register) || !readRegister(Node, B) || !B.Letter)
      continue;
    if (V.Bound.Letter)
      V.MoreBounds.push_back(B);
    else
      V.Bound = B;
  }
}

void Checker::checkNoBinding(syntax::NodeList Annotations) {
  for (NodeId Node : nodes(Annotations))
    if (CurrentTree->is(Node, NodeKind::PackOffset))
      Diags.report(CurrentTree->location(Node), Diagnostic::packoffset_outside);
}

//===-- Constant blocks
//--------------------------------------------------------------------------------------===//

constexpr uint64_t RowBytes = 16;
constexpr uint64_t MaxRows = 4096;

/// The offset in bytes that `packoffset(c1.y)` names; nothing after a diagnostic.
std::optional<uint64_t> Checker::packOffset(NodeId Node, TypeId T) {
  auto O = CurrentTree->get<syntax::PackOffset>(Node);
  Location Where = CurrentTree->location(Node);
  StringRef Word = Names.spelling(O.Word);
  std::optional<uint32_t> Row;
  if (Word.starts_with_insensitive("c"))
    Row = numberIn(Word.drop_front());
  size_t Component = 0;
  if (O.Component != Name::None) {
    StringRef Letter = Names.spelling(O.Component);
    Component = Letter.size() == 1 ? StringRef("xyzwrgba").find(Letter[0]) : StringRef::npos;
  }
  if (!Row || Component == StringRef::npos || *Row >= MaxRows) {
    Diags.report(Where, Diagnostic::bad_packoffset);
    return {};
  }
  uint64_t Offset = *Row * RowBytes + Component % 4 * 4;
  SizeAndAlignment Size = layoutOf(Types, T, LayoutRules::Constants);
  TypeKind Kind = Types.get(T).Kind;
  bool IsPlain = Kind == TypeKind::Scalar || Kind == TypeKind::Vector || Kind == TypeKind::Enum;
  uint64_t InRow = Offset % RowBytes;
  bool Fits = IsPlain ? InRow % Size.Alignment == 0 && (InRow == 0 || InRow + Size.Size <= RowBytes)
                      : InRow == 0;
  if (!Fits) {
    Diags.report(Where, Diagnostic::packoffset_crosses_row, {spell(T)});
    return {};
  }
  return Offset;
}

/// Gives member \p V of a constant block its offset.
void Checker::placeMember(NodeId Node, VariableId V, bool IsGlobal) {
  auto N = CurrentTree->get<syntax::Variable>(Node);
  BlockId Home = P.variable(V).Block;
  TypeId T = P.variable(V).Type;
  ConstantPlacer &Placer = placer(Home);
  std::optional<uint64_t> Chosen;
  for (NodeId Annotation : nodes(N.Annotations)) {
    Location Where = CurrentTree->location(Annotation);
    if (CurrentTree->is(Annotation, NodeKind::PackOffset)) {
      if (IsGlobal)
        Diags.report(Where, Diagnostic::packoffset_outside);
      else
        Chosen = packOffset(Annotation, T);
    } else if (CurrentTree->is(Annotation, NodeKind::Register)) {
      Binding B;
      if (!readRegister(Annotation, B))
        continue;
      // Registers of numbers of Direct3D 9, of whatever type, are rows of `$Globals`, and mean
      // nothing in a block, as in DXC. That of a struct with objects is that of its numbers too.
      if (StringRef("cbi").contains(B.Letter) || (B.Letter && Types.hasObject(T)))
        Chosen = IsGlobal ? std::optional(B.Register * RowBytes) : Chosen;
      else if (B.Letter && P.variable(V).Kind != VariableKind::Resource)
        Diags.report(Where, Diagnostic::register_letter, {std::string(1, B.Letter), "c"});
    }
  }
  ConstantBlock &Block = P.Blocks[size_t(Home)];
  Block.Members.push_back(V);
  if (IsGlobal && !Chosen)
    return GlobalsToPlace.push_back(V);
  if (Chosen)
    Placer.placeAt(T, *Chosen);
  P.variable(V).Offset = Chosen ? *Chosen : Placer.place(T);
  Block.Size = Placer.size();
  BlockPlaces[size_t(Home)].HasChosen |= Chosen.has_value();
  BlockPlaces[size_t(Home)].HasPlaced |= !Chosen;
}

/// Places the members of `$Globals` without a register: behind all that have one.
void Checker::placeGlobals() {
  for (const VariableId V : GlobalsToPlace) {
    P.variable(V).Offset = placer(Globals).place(P.variable(V).Type);
    P.Blocks[size_t(Globals)].Size = placer(Globals).size();
  }
}

ConstantPlacer &Checker::placer(BlockId Block) {
  while (Placers.size() <= size_t(Block))
    Placers.emplace_back(Types);
  if (BlockPlaces.size() <= size_t(Block))
    BlockPlaces.resize(size_t(Block) + 1);
  return Placers[size_t(Block)];
}

/// Looks at the members of a block together.
void Checker::finishBlock(BlockId Id) {
  placer(Id);
  const ConstantBlock &Block = P.Blocks[size_t(Id)];
  if (Block.Size > MaxRows * RowBytes)
    Diags.report(Block.Where, Diagnostic::block_too_large,
                 {Block.Spelling, std::to_string(Block.Size)});
  if (!BlockPlaces[size_t(Id)].HasChosen)
    return;
  if (BlockPlaces[size_t(Id)].HasPlaced && Id != Globals)
    Diags.report(Block.Where, Diagnostic::packoffset_mixed, {Block.Spelling});
  std::vector<VariableId> ByOffset = Block.Members;
  llvm::stable_sort(ByOffset, [&](VariableId A, VariableId B) {
    return P.variable(A).Offset < P.variable(B).Offset;
  });
  uint64_t End = 0;
  VariableId Before = VariableId::None;
  for (VariableId V : ByOffset) {
    const Variable &Of = P.variable(V);
    // DXC lets members begin at one place, but not overlap otherwise.
    if (Before != VariableId::None && Of.Offset < End && Of.Offset != P.variable(Before).Offset)
      Diags.report(Of.Where, Diagnostic::packoffset_overlap,
                   {Names.spelling(Of.Word), Names.spelling(P.variable(Before).Word)});
    uint64_t Last = Of.Offset + layoutOf(Types, Of.Type, LayoutRules::Constants).Size;
    if (Last > End) {
      End = Last;
      Before = V;
    }
  }
}
