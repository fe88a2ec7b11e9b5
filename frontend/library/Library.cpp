// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Library.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace llvm;

namespace dxil::frontend::library {

namespace {

struct ScalarName {
  StringRef Word;
  ScalarKind Kind;
  bool Native16;
};
struct NamedText {
  StringRef Word, Text;
};

namespace table {

constexpr uint8_t ShapesOfVariables[] = {AllShapes};

constexpr Operand parameterOperand(uint8_t Index) {
  return {Operand::Sort::Parameter, Index};
}
constexpr Operand componentOperand(uint8_t Index, int32_t Element) {
  return {Operand::Sort::Component, Index, Element};
}
constexpr Operand constantOperand(int32_t Value) {
  return {Operand::Sort::Constant, 0, Value};
}
constexpr Operand signOperand(uint8_t Index) {
  return {Operand::Sort::Sign, Index};
}
constexpr Operand ElementOperand{Operand::Sort::Element}, RowOperand{Operand::Sort::Row},
    ColumnOperand{Operand::Sort::Column}, ThisOperand{Operand::Sort::This},
    UndefinedOperand{Operand::Sort::Undefined};

#include "dxil/generated/HLSLLibrary.inc"
} // namespace table

StringRef wordOf(const Function *F) {
  return F->Word;
}
template <typename Row> StringRef wordOf(const Row &R) {
  return R.Word;
}

/// Returns the rows with name \p Word of \p Table, which is sorted by name.
template <typename Row> ArrayRef<Row> rowsOf(ArrayRef<Row> Table, StringRef Word) {
  auto First = std::lower_bound(Table.begin(), Table.end(), Word,
                                [](const Row &R, StringRef W) { return wordOf(R) < W; });
  auto Last = First;
  while (Last != Table.end() && wordOf(*Last) == Word)
    ++Last;
  return ArrayRef<Row>(First, Last);
}

StringRef textOf(ArrayRef<NamedText> Table, StringRef Word) {
  ArrayRef<NamedText> Rows = rowsOf(Table, Word);
  return Rows.empty() ? StringRef() : Rows.front().Text;
}

/// Removes a digit from 1 to 4 from the front of \p Text and returns it, or 0 if there is none.
uint32_t takeDimension(StringRef &Text) {
  if (Text.empty() || Text.front() < '1' || Text.front() > '4')
    return 0;
  uint32_t Digit = uint32_t(Text.front() - '0');
  Text = Text.drop_front();
  return Digit;
}

} // namespace

ArrayRef<const Function *> functions(StringRef Word) {
  return rowsOf(allFunctions(), Word);
}

ArrayRef<const Function *> methods(const ObjectType &Object, StringRef Word) {
  return rowsOf(Object.Methods, Word);
}

const ObjectType *objectType(StringRef Word) {
  ArrayRef<ObjectType> Rows = rowsOf(allObjectTypes(), Word);
  if (Rows.empty())
    return nullptr;
  return Rows.front().AliasOf.empty() ? Rows.data() : objectType(Rows.front().AliasOf);
}

ArrayRef<ObjectType> allObjectTypes() {
  return table::Objects;
}

ArrayRef<const Function *> allFunctions() {
  return table::FreeFunctions;
}

Availability availability(const Function &F, Stage S, unsigned Minor) {
  if (Minor < F.SinceMinor)
    return Availability::NewerModel;
  if (!F.HasOp || S == Stage::Library || stages(F.Op, {1, uint8_t(Minor)}).contains(S))
    return Availability::Available;
  return Availability::OtherStage;
}

bool numericType(StringRef Word, bool Native16, ScalarKind &Element, uint32_t &Rows,
                 uint32_t &Columns) {
  auto Find = [&](StringRef Name) {
    ArrayRef<ScalarName> Matches = rowsOf(ArrayRef(table::ScalarNames), Name);
    if (Matches.empty() || (Matches.front().Native16 && !Native16))
      return false;
    Element = Matches.front().Kind;
    return true;
  };
  Rows = Columns = 0;
  if (Find(Word))
    return true;
  // The name of a scalar type may end in digits itself, as in the vector `min16float2`.
  StringRef Name = Word;
  bool Matrix = Word.size() > 3 && Word[Word.size() - 2] == 'x';
  Name = Word.drop_back(std::min<size_t>(Word.size(), Matrix ? 3 : 1));
  StringRef Lengths = Word.drop_front(Name.size());
  Rows = takeDimension(Lengths);
  if (Matrix) {
    Lengths.consume_front("x");
    Columns = takeDimension(Lengths);
  }
  if (!Rows || (Matrix && !Columns) || !Lengths.empty())
    return false;
  return !Name.ends_with("_packed") && Find(Name);
}

void forEachTypeName(bool Native16, function_ref<void(StringRef)> Do) {
  for (const ScalarName &S : table::ScalarNames) {
    if (S.Native16 && !Native16)
      continue;
    Do(S.Word);
    for (char Rows = '1'; Rows <= '4' && !S.Word.ends_with("_packed"); ++Rows) {
      Do((S.Word + Twine(Rows)).str());
      for (char Columns = '1'; Columns <= '4'; ++Columns)
        Do((S.Word + Twine(Rows) + "x" + Twine(Columns)).str());
    }
  }
  for (const ObjectType &O : allObjectTypes())
    Do(O.Word);
  for (const NamedText &S : table::Structs)
    Do(S.Word);
}

void forEachConstant(function_ref<void(StringRef)> Do) {
  for (const NamedText &C : table::Constants)
    Do(C.Word);
}

StringRef structText(StringRef Word) {
  return textOf(table::Structs, Word);
}

StringRef constantText(StringRef Word) {
  return textOf(table::Constants, Word);
}

char registerLetter(const ObjectType &Type) {
  using Sort = ObjectType::Sort;
  switch (Type.Kind) {
  case Sort::Texture:
  case Sort::TypedBuffer:
  case Sort::StructuredBuffer:
  case Sort::ByteAddressBuffer: return Type.Writable || Type.RasterizerOrdered ? 'u' : 't';
  case Sort::ConstantBuffer: return 'b';
  case Sort::TextureBuffer:
  case Sort::AccelerationStructure: return 't';
  case Sort::FeedbackTexture: return 'u';
  case Sort::Sampler: return 's';
  default: return 0;
  }
}

llvm::StringRef registerLetters(const ObjectType &Type) {
  using Sort = ObjectType::Sort;
  // Direct3D 9 had one register for a texture and its sampler.
  const bool IsTexture = Type.Kind == Sort::Texture && registerLetter(Type) == 't';
  if (IsTexture)
    return "ts";
  if (Type.Kind == Sort::Sampler)
    return "st";
  if (Type.Kind == Sort::AccelerationStructure)
    return {};
  switch (registerLetter(Type)) {
  case 't': return "t";
  case 'u': return "u";
  case 'b': return "b";
  default: return {};
  }
}

} // namespace dxil::frontend::library
