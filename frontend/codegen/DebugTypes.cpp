// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of debug information. They describe variables in local memory, as MemoryLayout::Local:
// where optimization splits the memory, it splits the description.
#include "Context.h"
#include "Debug.h"
#include "Memory.h"
#include "Values.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

DIType *DebugWriter::type(TypeId T, Part Where) {
  const bool IsNumber = G.Types.isNumeric(T) || G.Types.get(T).Kind == TypeKind::Enum;
  const std::pair<TypeId, unsigned> Key{T, IsNumber ? unsigned(Where) : 0};
  if (DIType *Made = DebugTypes.lookup(Key))
    return Made;
  DIType *Made = makeType(T, Where);
  return DebugTypes[Key] = Made;
}

DIType *DebugWriter::makeType(TypeId T, Part Where) {
  switch (G.Types.get(T).Kind) {
  case TypeKind::Scalar: return scalar(elementKind(G, T), Where);
  case TypeKind::Enum:
    return DB.createEnumerationType(nullptr, G.Types.enumOf(T).Spelling, Unit->getFile(), 0,
                                    bitsOf(T, Where), 0, DB.getOrCreateArray({}),
                                    scalar(elementKind(G, T), Where), 0, "",
                                    G.Types.enumOf(T).IsClass);
  case TypeKind::Vector:
  case TypeKind::Matrix: return numbers(T, Where);
  case TypeKind::Struct: return structType(T);
  case TypeKind::Array: return arrayType(T);
  case TypeKind::Object: return objectType(T);
  default: return DB.createUnspecifiedType(G.Types.spell(T));
  }
}

uint64_t DebugWriter::bitsOf(TypeId T, Part Where) {
  llvm::Type *Ty = Where == Part::InAggregate ? partType(G, T) : memoryType(G, T);
  return G.M.getDataLayout().getTypeSizeInBits(Ty).getFixedValue();
}

//===-- Names ---------------------------------------------------------------------------------===//

/// Returns the C++ spelling of a scalar type's name.
static StringRef basicName(StringRef Word) {
  return Word == "uint" || Word == "dword" ? StringRef("unsigned int") : Word;
}

std::string DebugWriter::nameOf(TypeId T) const {
  const Type Ty = G.Types.get(T);
  const bool IsNumber = G.Types.isNumeric(T);
  const std::string Element =
      IsNumber ? basicName(G.Types.spell(G.Types.scalar(Ty.Element))).str() : "";
  switch (Ty.Kind) {
  case TypeKind::Scalar: return Element;
  case TypeKind::Vector: return "vector<" + Element + ", " + std::to_string(Ty.Rows) + ">";
  case TypeKind::Matrix:
    return "matrix<" + Element + ", " + std::to_string(Ty.Rows) + ", " +
           std::to_string(Ty.Columns) + ">";
  case TypeKind::Object: {
    const Object &O = G.Types.objectOf(T);
    std::string Text = O.Record->Word.str();
    for (size_t I = 0; I != O.Arguments.size(); ++I) {
      const ObjectArgument &A = O.Arguments[I];
      Text += I ? ", " : "<";
      Text += A.Type == TypeId::None ? std::to_string(A.Value) : nameOf(A.Type);
    }
    if (O.Arguments.empty())
      return Text;
    return Text + (Text.back() == '>' ? " >" : ">");
  }
  case TypeKind::Struct: return withArguments(G.Types.structOf(T).Spelling);
  default: return G.Types.spell(T);
  }
}

std::string DebugWriter::withArguments(StringRef Spelling) const {
  std::string Text;
  const size_t Template = std::min(Spelling.find('<'), Spelling.size());
  Text = Spelling.take_front(Template).str();
  for (StringRef Remaining = Spelling.drop_front(Template); !Remaining.empty();) {
    const StringRef Word = Remaining.take_while([](char C) { return isAlnum(C) || C == '_'; });
    if (Word.empty()) {
      if (Remaining.front() == '>' && Text.back() == '>')
        Text += ' ';
      Text += Remaining.front();
      Remaining = Remaining.drop_front();
      continue;
    }
    ScalarKind Element;
    uint32_t Rows = 0, Columns = 0;
    if (!library::numericType(Word, G.Types.native16(), Element, Rows, Columns))
      Text += Word;
    else
      Text += nameOf(Columns ? G.Types.matrix(Element, Rows, Columns)
                     : Rows  ? G.Types.vector(Element, Rows)
                             : G.Types.scalar(Element));
    Remaining = Remaining.drop_front(Word.size());
  }
  return Text;
}

//===-- Numbers -------------------------------------------------------------------------------===//

DIType *DebugWriter::alias(StringRef Word, DIType *Aliased) {
  return DB.createTypedef(Aliased, Word, Unit->getFile(), 0, nullptr);
}

/// Returns the basic type of a number, without an alias.
DIType *DebugWriter::number(ScalarKind K, Part Where) {
  const unsigned Encoding = K == ScalarKind::Bool ? dwarf::DW_ATE_boolean
                            : isFloating(K)       ? dwarf::DW_ATE_float
                            : isUnsigned(K)       ? dwarf::DW_ATE_unsigned
                                                  : dwarf::DW_ATE_signed;
  const MemoryLayout Layout =
      Where == Part::InAggregate ? MemoryLayout::Member : MemoryLayout::Local;
  const std::string Word = G.Types.spell(G.Types.scalar(K));
  return DB.createBasicType(basicName(Word), scalarBytes(G, K, Layout) * 8, Encoding);
}

/// Returns a number's type under its HLSL name.
DIType *DebugWriter::scalar(ScalarKind K, Part Where) {
  DIType *Basic = number(K, Where);
  switch (K) {
  case ScalarKind::Bool:
  case ScalarKind::Int:
  case ScalarKind::Float:
  case ScalarKind::Double: return Basic;
  default: return alias(G.Types.spell(G.Types.scalar(K)), Basic);
  }
}

DIDerivedType *DebugWriter::member(DIType *In, StringRef Word, Place Where, uint64_t Bits,
                                   uint64_t Offset, DIType *Ty, DINode::DIFlags Flags) {
  return DB.createMemberType(In, Word, Where.File, Where.Line, Bits, 0, Offset, Flags, Ty);
}

Metadata *DebugWriter::countParameter(StringRef Word, uint32_t Count) {
  return DB.createTemplateValueParameter(Unit, Word, number(ScalarKind::Int, Part::Alone),
                                         /*IsDefault=*/false, G.B.getInt32(Count));
}

/// A vector or matrix is a class with a member for each number.
DIType *DebugWriter::numbers(TypeId T, Part Where) {
  const Type Ty = G.Types.get(T);
  const bool IsMatrix = Ty.Kind == TypeKind::Matrix;
  DIType *Number = number(Ty.Element, Where);
  const uint64_t Bits = Number->getSizeInBits();
  const uint32_t Count = G.Types.elementCount(T);
  const bool IsByColumns = Where == Part::InAggregate && Ty.Order != MatrixOrder::RowMajor;
  SmallVector<Metadata *, 3> Parameters{
      DB.createTemplateTypeParameter(Unit, "element", Number, /*IsDefault=*/false)};
  if (IsMatrix) {
    Parameters.push_back(countParameter("row_count", Ty.Rows));
    Parameters.push_back(countParameter("col_count", Ty.Columns));
  } else {
    Parameters.push_back(countParameter("element_count", Ty.Rows));
  }
  const Place Nowhere{Unit->getFile()};
  DICompositeType *Class = DB.createClassType(nullptr, nameOf(T), Unit->getFile(), 0, Bits * Count,
                                              uint32_t(Bits), 0, DINode::FlagZero, nullptr, {}, 0,
                                              nullptr, DB.getOrCreateArray(Parameters).get());
  SmallVector<Metadata *, 16> Members;
  for (uint32_t I = 0; I < Count; ++I) {
    std::string Word;
    if (IsMatrix)
      Word = ("_" + Twine(I / Ty.Columns + 1) + Twine(I % Ty.Columns + 1)).str();
    else
      Word = Count <= 4 ? std::string(1, "xyzw"[I]) : "e" + std::to_string(I);
    const uint64_t Offset =
        IsMatrix && IsByColumns ? uint64_t(I % Ty.Columns) * Ty.Rows + I / Ty.Columns : I;
    Members.push_back(
        member(Class, Word, Nowhere, Bits, Offset * Bits, Number, DINode::FlagPublic));
  }
  DB.replaceArrays(Class, DB.getOrCreateArray(Members));
  const std::string Word = G.Types.spell(G.Types.plain(T));
  return StringRef(Word).contains('<') ? Class : alias(Word, Class);
}

//===-- Aggregates ----------------------------------------------------------------------------===//

DIType *DebugWriter::structType(TypeId T) {
  const Struct &S = G.Types.structOf(T);
  const StringRef Spelling = S.Spelling;
  const size_t Qualified = Spelling.take_front(Spelling.find('<')).rfind("::");
  const std::string Word =
      withArguments(Spelling.drop_front(Qualified == StringRef::npos ? 0 : Qualified + 2));
  const Place Position = placeOf(S.Where);
  DICompositeType *Made =
      DB.createStructType(namespaceOf(Spelling), Word, Position.File, Position.Line, bitsOf(T), 0,
                          DINode::FlagZero, nullptr, {});
  SmallVector<Metadata *, 16> Members;
  if (S.Base != TypeId::None)
    Members.push_back(DB.createInheritance(Made, type(S.Base), 0, 0, DINode::FlagZero));
  for (uint32_t I = 0; I < S.Fields.size(); ++I) {
    const Field &F = S.Fields[I];
    DIType *Ty = type(F.Type, Part::InAggregate);
    const uint64_t Bits = F.IsBitField ? F.BitWidth : bitsOf(F.Type, Part::InAggregate);
    const FieldPlace Where = localFieldPlace(G, T, I);
    Members.push_back(member(Made, G.Names.spelling(F.Word), placeOf(F.Where), Bits,
                             Where.Offset * 8 + Where.FirstBit, Ty));
  }
  DB.replaceArrays(Made, DB.getOrCreateArray(Members));
  return Made;
}

DIType *DebugWriter::arrayType(TypeId T) {
  SmallVector<Metadata *, 4> Lengths;
  TypeId Element = T;
  for (; G.Types.get(Element).Kind == TypeKind::Array; Element = G.Types.get(Element).ElementType) {
    const uint32_t Length = G.Types.get(Element).Rows;
    Lengths.push_back(DB.getOrCreateSubrange(0, Length ? int64_t(Length) : -1));
  }
  return DB.createArrayType(bitsOf(T), 0, type(Element, Part::InAggregate),
                            DB.getOrCreateArray(Lengths));
}

/// The content of an object is opaque.
DIType *DebugWriter::objectType(TypeId T) {
  constexpr uint64_t HandleBits = 32;
  const Object &O = G.Types.objectOf(T);
  SmallVector<Metadata *, 2> Parameters;
  for (const ObjectArgument &A : O.Arguments)
    Parameters.push_back(A.Type == TypeId::None ? countParameter("element_count", A.Value)
                                                : DB.createTemplateTypeParameter(
                                                      Unit, "element", type(A.Type), false));
  if (Parameters.empty())
    return DB.createStructType(nullptr, nameOf(T), Unit->getFile(), 0, HandleBits, 0,
                               DINode::FlagZero, nullptr, DB.getOrCreateArray({}));
  return DB.createClassType(nullptr, nameOf(T), Unit->getFile(), 0, HandleBits, 0, 0,
                            DINode::FlagZero, nullptr, DB.getOrCreateArray({}), 0, nullptr,
                            DB.getOrCreateArray(Parameters).get());
}

/// An `out` or `inout` parameter is a restrict reference, except that DXC passes structs without
/// one.
DIType *DebugWriter::parameterType(const Variable &V) {
  DIType *Ty = type(V.Type);
  if (V.Flow == library::Direction::In)
    return Ty;
  if (G.Types.get(V.Type).Kind != TypeKind::Struct)
    Ty = DB.createReferenceType(dwarf::DW_TAG_reference_type, Ty);
  return DB.createQualifiedType(dwarf::DW_TAG_restrict_type, Ty);
}

} // namespace dxil::frontend
