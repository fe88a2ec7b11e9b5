// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers of resources, and offsets of the members of constant blocks.
#include "Bindings.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Types.h"

#include "llvm/ADT/StringExtras.h"
#include <dxil/generated/Kinds.h>

namespace dxil::frontend {
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

static ConstantPlacer &placer(CheckContext &C, BlockId Block);

//===-- Registers ----------------------------------------------------------------------------===//

/// Stands for a register number that the compiler chooses, as in DXC.
constexpr uint32_t Unchosen = UINT32_MAX;

/// Returns the letter that a variable of type \p T is bound with, or 0 if it has none or several.
char letterOfType(const CheckContext &C, TypeId T) {
  T = C.Types.withoutArrays(T);
  return C.Types.get(T).Kind == TypeKind::Object
             ? library::registerLetter(*C.Types.objectOf(T).Record)
             : 0;
}

/// Returns the letters that a register of a variable of type \p T may have. An empty list means any
/// letter.
StringRef registerLetters(const CheckContext &C, TypeId T) {
  T = C.Types.withoutArrays(T);
  if (C.Types.isNumeric(T))
    return "bci"; // rows of `$Globals`, by the letters of Direct3D 9
  return C.Types.get(T).Kind == TypeKind::Object
             ? library::registerLetters(*C.Types.objectOf(T).Record)
             : StringRef();
}

/// Returns the number after the letters of `t3` or `space2`, or nothing if it is not a number.
static std::optional<uint32_t> numberIn(StringRef Digits) {
  uint32_t Number = 0;
  if (Digits.empty() || Digits.getAsInteger(10, Number))
    return {};
  return Number;
}

/// Returns the value of \p Node, the expression in `t0[1]`, or nothing after a diagnostic. The
/// register is t0 whatever the value is, as in DXC: only conflicts between registers depend on it.
static std::optional<int64_t> registerOffset(CheckContext &C, NodeId Node) {
  ExprId E = checkValue(C, Node);
  if (C.isBad(E))
    return {};
  const Type &T = C.Types.get(C.P.type(E));
  std::optional<ConstantValue> Value;
  if (T.Kind == TypeKind::Enum || T.Kind == TypeKind::Scalar)
    Value = evaluate(C, cast(C, E, C.Types.scalar(ScalarKind::Int64), C.Here.Tree->location(Node)));
  if (Value && !Value->Bits.empty()) {
    // `true` is a signed bit in DXC, and so negative.
    const bool IsTrue =
        T.Kind == TypeKind::Scalar && T.Element == ScalarKind::Bool && Value->Bits[0];
    if (int64_t(Value->Bits[0]) >= 0 && !IsTrue)
      return int64_t(Value->Bits[0]);
  }
  C.Diags.report(C.Here.Tree->location(Node), Diagnostic::register_offset);
  return {};
}

/// Reads one register. Returns false after a diagnostic.
static bool readRegister(CheckContext &C, NodeId Node, WrittenRegister &B) {
  auto R = C.Here.Tree->get<syntax::Register>(Node);
  const Location Where = B.Where = C.Here.Tree->location(Node);
  B.Profile = R.Profile;
  if (R.Space != Name::None) {
    auto Space = numberIn(C.Names.spelling(R.Space).drop_front(StringRef("space").size()));
    if (!Space) {
      C.Diags.report(Where, Diagnostic::bad_register, {C.Names.spelling(R.Space)});
      return false;
    }
    B.Space = *Space;
    B.HasSpace = true;
  }
  if (R.Word == Name::None)
    return true;
  StringRef Word = C.Names.spelling(R.Word);
  char Letter = char(llvm::toLower(Word.front()));
  auto Number = Word.size() == 1 ? std::optional<uint32_t>(0) : numberIn(Word.drop_front());
  if (!Number || !StringRef("bcistu").contains(Letter)) {
    C.Diags.report(Where, Diagnostic::bad_register, {Word});
    return false;
  }
  if (R.Offset != NodeId::None) {
    auto Offset = registerOffset(C, R.Offset);
    if (!Offset)
      return false;
    B.Offset = *Offset;
  }
  B.Letter = Letter;
  B.Register = *Number;
  return true;
}

/// Returns "'b', 'c' or 'i'" for "bci".
static std::string spellLetters(StringRef Letters) {
  std::string Text;
  for (size_t I = 0; I < Letters.size(); ++I)
    Text += (I == 0                    ? "'"
             : I + 1 == Letters.size() ? "' or '"
                                       : "', '") +
            Letters.substr(I, 1).str();
  return Text + "'";
}

/// Reads the registers of a declaration whose letters are in \p Letters (any if empty). Registers
/// for all profiles count, as in DXC. Returns the valid ones, in source order.
Registers readRegisters(CheckContext &C, syntax::NodeList Annotations, StringRef Letters) {
  Registers Result;
  for (NodeId Node : nodes(C, Annotations)) {
    if (!C.Here.Tree->is(Node, NodeKind::Register))
      continue;
    WrittenRegister B;
    if (!readRegister(C, Node, B))
      continue;
    if (B.Letter && !Letters.empty() && !Letters.contains(B.Letter)) {
      C.Diags.report(B.Where, Diagnostic::register_letter,
                     {std::string(1, B.Letter), spellLetters(Letters)});
      continue;
    }
    const bool Conflicts = llvm::any_of(Result, [&](const WrittenRegister &Other) {
      const bool SameProfile =
          Other.Profile == Name::None || B.Profile == Name::None || Other.Profile == B.Profile;
      return Other.Letter == B.Letter && SameProfile &&
             (Other.Register != B.Register || Other.Offset != B.Offset);
    });
    if (Conflicts)
      C.Diags.report(B.Where, Diagnostic::register_conflict);
    Result.push_back(B);
  }
  return Result;
}

/// Returns the binding of a resource from its registers with letter \p Own. The last register wins;
/// a space without a register changes only the space.
static Binding resourceBinding(const Registers &All, char Own) {
  Binding Result;
  for (const WrittenRegister &B : All) {
    Result.Space = B.Space;
    Result.HasSpace = B.HasSpace || B.Letter;
    if (!B.Letter)
      continue;
    Result.Letter = B.Register == Unchosen ? 0 : Own;
    Result.Register = B.Register == Unchosen ? 0 : B.Register;
  }
  return Result;
}

/// Binds resource \p Id. The compiler chooses the register of a resource inside a constant block,
/// whatever the source says, as in DXC.
void bindResource(CheckContext &C, VariableId Id, const Registers &All, bool IsInBlock) {
  if (IsInBlock)
    return;
  Variable &V = C.P.variable(Id);
  if (const char Own = letterOfType(C, V.Type)) {
    V.Bound = resourceBinding(All, Own);
    return;
  }
  // A struct keeps the last register of each letter. A space alone has no effect on it.
  std::vector<Binding> Each;
  for (const WrittenRegister &B : All) {
    if (!B.Letter || !StringRef("tus").contains(B.Letter))
      continue;
    llvm::erase_if(Each, [&](const Binding &Old) { return Old.Letter == B.Letter; });
    Each.push_back({B.Letter, B.Register});
  }
  if (Each.empty())
    return;
  V.Bound = Each.front();
  V.MoreBounds.assign(Each.begin() + 1, Each.end());
}

/// Reports a register on a member of the structs in \p T, the type of a global variable. Code
/// generation reports those of local variables, since DXC ignores them in functions without
/// callers.
void checkFieldRegisters(CheckContext &C, TypeId T) {
  if (const Location Loc = C.Types.memberRegister(T); Loc != Location::None)
    C.Diags.report(Loc, Diagnostic::register_of_field);
}

/// Returns \p T with ConstantBuffer and TextureBuffer replaced by their struct: in a cbuffer, DXC
/// treats a view of constants as the constants themselves.
TypeId withoutView(CheckContext &C, TypeId T) {
  using Sort = library::ObjectType::Sort;
  if (C.Types.get(T).Kind == TypeKind::Array) {
    const uint32_t Length = C.Types.get(T).Rows;
    const TypeId ElementType = C.Types.get(T).ElementType, Without = withoutView(C, ElementType);
    return Without == ElementType ? T : C.Types.array(Without, Length);
  }
  if (C.Types.get(T).Kind != TypeKind::Object)
    return T;
  const Object &O = C.Types.objectOf(T);
  const bool IsView =
      O.Record->Kind == Sort::ConstantBuffer || O.Record->Kind == Sort::TextureBuffer;
  return IsView && !O.Arguments.empty() ? O.Arguments.front().Type : T;
}

void checkNoPackOffset(CheckContext &C, syntax::NodeList Annotations) {
  for (NodeId Node : nodes(C, Annotations))
    if (C.Here.Tree->is(Node, NodeKind::PackOffset))
      C.Diags.report(C.Here.Tree->location(Node), Diagnostic::packoffset_outside);
}

/// Reads the registers of a variable, parameter or field of type \p T outside of constant blocks.
Registers checkRegisters(CheckContext &C, syntax::NodeList Annotations, TypeId T) {
  checkNoPackOffset(C, Annotations);
  return readRegisters(C, Annotations, registerLetters(C, T));
}

/// Returns the binding of a cbuffer or tbuffer.
Binding blockBinding(CheckContext &C, syntax::NodeList Annotations, char Letter) {
  checkNoPackOffset(C, Annotations);
  Registers All = readRegisters(C, Annotations, StringRef(&Letter, 1));
  for (const WrittenRegister &B : All)
    if (B.Letter && B.Profile != Name::None)
      C.Diags.report(B.Where, Diagnostic::register_profile);
  return resourceBinding(All, Letter);
}

//===-- Constant blocks ----------------------------------------------------------------------===//

constexpr uint64_t RowBytes = 16;
constexpr uint64_t MaxRows = 4096;

/// Returns true if \p T is an object of a class with template arguments, such as `Texture2D`.
static bool isTemplateObject(const CheckContext &C, TypeId T) {
  if (C.Types.get(T).Kind != TypeKind::Object)
    return false;
  const library::ObjectType &O = *C.Types.objectOf(T).Record;
  return O.TypeParameters || O.Numbers;
}

/// Returns the offset in bytes of `packoffset(c1.y)`, or nothing after a diagnostic.
static std::optional<uint64_t> packOffset(CheckContext &C, NodeId Node, TypeId T) {
  auto O = C.Here.Tree->get<syntax::PackOffset>(Node);
  Location Where = C.Here.Tree->location(Node);
  StringRef Word = C.Names.spelling(O.Word);
  std::optional<uint32_t> Row;
  if (Word.starts_with_insensitive("c"))
    Row = Word.size() == 1 ? std::optional<uint32_t>(0) : numberIn(Word.drop_front());
  size_t Component = 0;
  if (O.Component != Name::None) {
    StringRef Letter = C.Names.spelling(O.Component);
    Component = Letter.size() == 1 ? StringRef("xyzwrgba").find(Letter[0]) : StringRef::npos;
  }
  const bool IsObject = C.Types.hasObject(T) && !C.Types.leafCount(T);
  if (!Row || Component == StringRef::npos || (*Row >= MaxRows && !IsObject)) {
    C.Diags.report(Where, Diagnostic::bad_packoffset);
    return {};
  }
  const uint64_t Offset = *Row * RowBytes + Component % 4 * 4;
  const SizeAndAlignment Size = layoutOf(C.Types, T, LayoutRules::Constants);
  if (IsObject) {
    // DXC accepts a component for class templates.
    if (Component % 4 != 0 && !isTemplateObject(C, T))
      C.Diags.report(Where, Diagnostic::packoffset_crosses_row, {spell(C, T)});
    return Size.Size ? std::optional(Offset) : std::nullopt;
  }
  TypeKind Kind = C.Types.get(T).Kind;
  bool IsPlain = Kind == TypeKind::Scalar || Kind == TypeKind::Vector || Kind == TypeKind::Enum;
  uint64_t InRow = Offset % RowBytes;
  bool Fits = IsPlain ? InRow % Size.Alignment == 0 && (InRow == 0 || InRow + Size.Size <= RowBytes)
                      : InRow == 0;
  if (!Fits) {
    C.Diags.report(Where, Diagnostic::packoffset_crosses_row, {spell(C, T)});
    return {};
  }
  return Offset;
}

/// Reads the packoffsets of a member of a constant block; the last one counts. Returns the offset
/// in bytes, or nothing if there is none.
std::optional<uint64_t> checkPackOffsets(CheckContext &C, NodeId Node, TypeId T) {
  std::optional<uint64_t> Chosen;
  for (NodeId Annotation : nodes(C, C.Here.Tree->get<syntax::Variable>(Node).Annotations))
    if (C.Here.Tree->is(Annotation, NodeKind::PackOffset))
      Chosen = packOffset(C, Annotation, T);
  return Chosen;
}

/// Places member \p V of a constant block. A member without numbers takes bytes, but is not listed.
void placeMember(CheckContext &C, NodeId Node, VariableId V, const Registers &All, bool IsGlobal) {
  BlockId Home = C.P.variable(V).Block;
  TypeId T = C.P.variable(V).Type;
  ConstantPlacer &Placer = placer(C, Home);
  std::optional<uint64_t> Chosen;
  if (!IsGlobal)
    Chosen = checkPackOffsets(C, Node, T);
  // Registers of numbers, with any letter, are rows of `$Globals`; in a block they have no meaning.
  for (const WrittenRegister &B : All)
    if (IsGlobal && B.Letter)
      Chosen = B.Register * RowBytes;
  ConstantBlock &Block = C.P.Blocks[size_t(Home)];
  if (!C.Types.hasObject(T) || C.Types.leafCount(T))
    Block.Members.push_back(V);
  if (IsGlobal && !Chosen)
    return C.Blocks.GlobalsToPlace.push_back(V);
  if (Chosen)
    Placer.placeAt(T, *Chosen);
  C.P.variable(V).Offset = Chosen ? *Chosen : Placer.place(T);
  Block.Size = Placer.size();
  C.Blocks.Places[size_t(Home)].HasChosen |= Chosen.has_value();
  C.Blocks.Places[size_t(Home)].HasPlaced |= !Chosen;
}

/// Places the members of `$Globals` without a register after those with one.
void placeGlobals(CheckContext &C) {
  for (const VariableId V : C.Blocks.GlobalsToPlace) {
    C.P.variable(V).Offset = placer(C, C.Blocks.Globals).place(C.P.variable(V).Type);
    C.P.Blocks[size_t(C.Blocks.Globals)].Size = placer(C, C.Blocks.Globals).size();
  }
}

static ConstantPlacer &placer(CheckContext &C, BlockId Block) {
  while (C.Blocks.Placers.size() <= size_t(Block))
    C.Blocks.Placers.emplace_back(C.Types);
  if (C.Blocks.Places.size() <= size_t(Block))
    C.Blocks.Places.resize(size_t(Block) + 1);
  return C.Blocks.Placers[size_t(Block)];
}

/// Checks the size and overlaps of a block's members.
void finishBlock(CheckContext &C, BlockId Id) {
  placer(C, Id);
  const ConstantBlock &Block = C.P.Blocks[size_t(Id)];
  if (Block.Size > MaxRows * RowBytes)
    C.Diags.report(Block.Where, Diagnostic::block_too_large,
                   {Block.Spelling, std::to_string(Block.Size)});
  if (!C.Blocks.Places[size_t(Id)].HasChosen)
    return;
  if (C.Blocks.Places[size_t(Id)].HasPlaced && Id != C.Blocks.Globals)
    C.Diags.report(Block.Where, Diagnostic::packoffset_mixed, {Block.Spelling});
  std::vector<VariableId> ByOffset = Block.Members;
  llvm::stable_sort(ByOffset, [&](VariableId A, VariableId B) {
    return C.P.variable(A).Offset < C.P.variable(B).Offset;
  });
  uint64_t End = 0;
  VariableId Before = VariableId::None;
  for (VariableId V : ByOffset) {
    const Variable &Var = C.P.variable(V);
    // DXC allows members to share their first byte, but no other overlap.
    if (Before != VariableId::None && Var.Offset < End && Var.Offset != C.P.variable(Before).Offset)
      C.Diags.report(Var.Where, Diagnostic::packoffset_overlap,
                     {C.Names.spelling(Var.Word), C.Names.spelling(C.P.variable(Before).Word)});
    uint64_t Last = Var.Offset + layoutOf(C.Types, Var.Type, LayoutRules::Constants).Size;
    if (Last > End) {
      End = Last;
      Before = V;
    }
  }
}

} // namespace dxil::frontend
