// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ReflectedTypes.h"
#include "../types/Layout.h"
#include "../types/Scalars.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/IR/Module.h"

#include <dxil/generated/HLSLDeclarations.h>
#include <dxil/generated/Limits.h>

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;

ReflectedTypes::ReflectedTypes(const Program &P, TypeTable &Types, const NameTable &Names,
                               Module &M)
    : P(P), Types(Types), Names(Names), M(M) {
  contract::beginTypeRecords(M);
}

//===-- Names --------------------------------------------------------------------------------===//

/// Returns the scalar type of a word, or null.
static const ScalarInfo *findScalar(StringRef Word) {
  const auto *Match = find_if(Scalars, [&](const ScalarInfo &S) {
    return !S.Packed && !S.Literal && Word == StringRef(S.Word);
  });
  return Match == std::end(Scalars) ? nullptr : Match;
}

/// Returns `vector<float, 2>` for `float2`.
static std::string numericWord(StringRef Word) {
  auto IsLength = [](char C) { return C >= '1' && C <= '4'; };
  if (const ScalarInfo *S = findScalar(Word))
    return std::string(S->ReflectedWord);
  if (Word.size() > 3 && Word[Word.size() - 2] == 'x' && IsLength(Word.back()) &&
      IsLength(Word[Word.size() - 3]))
    if (const ScalarInfo *S = findScalar(Word.drop_back(3)))
      return ("matrix<" + StringRef(S->ReflectedWord) + ", " + Word.substr(Word.size() - 3, 1) +
              ", " + Word.take_back(1) + ">")
          .str();
  if (Word.size() > 1 && IsLength(Word.back()))
    if (const ScalarInfo *S = findScalar(Word.drop_back(1)))
      return ("vector<" + StringRef(S->ReflectedWord) + ", " + Word.take_back(1) + ">").str();
  return Word.str();
}

/// The modifiers in a type's name.
constexpr Specifier TypeModifiers[] = {Specifier::RowMajor, Specifier::ColumnMajor,
                                       Specifier::UNorm, Specifier::SNorm};

/// Converts a type's name from TypeTable::spell() to DXC's form, which is clang's.
static std::string cxxName(StringRef Spelling) {
  auto IsWord = [](char C) { return isAlnum(C) || C == '_'; };
  std::string Result;
  while (!Spelling.empty()) {
    if (!IsWord(Spelling.front())) {
      if (Spelling.front() == '>' && !Result.empty() && Result.back() == '>')
        Result += ' ';
      Result += Spelling.front();
      Spelling = Spelling.drop_front();
      continue;
    }
    const StringRef Word = Spelling.take_while(IsWord);
    Spelling = Spelling.drop_front(Word.size());
    if (any_of(TypeModifiers,
               [&](Specifier S) { return Word == StringRef(AllModifiers[size_t(S)].Word); }))
      Spelling = Spelling.ltrim();
    else
      Result += numericWord(Word);
    if (!Result.empty() && Result.back() == '>' && Spelling.starts_with(">"))
      Result += ' ';
  }
  return Result;
}

std::string ReflectedTypes::printed(TypeId T) const {
  return cxxName(Types.spell(T));
}

std::string ReflectedTypes::className(TypeId Id) const {
  const Object &O = Types.objectOf(Id);
  StringRef Word = O.Record->AliasOf.empty() ? O.Record->Word : O.Record->AliasOf;
  if (O.Arguments.empty())
    return (Twine(StructPrefix) + Word).str();
  std::string Result = (Twine(ClassPrefix) + Word + "<").str();
  for (size_t I = 0; I != O.Arguments.size(); ++I) {
    const ObjectArgument &A = O.Arguments[I];
    Result += I ? ", " : "";
    Result += A.Type == TypeId::None ? std::to_string(A.Value) : printed(A.Type);
  }
  return Result + (Result.back() == '>' ? " >" : ">");
}

//===-- Types --------------------------------------------------------------------------------===//

ScalarKind ReflectedTypes::elementOf(TypeId T) const {
  const Type &Ty = Types.get(T);
  if (Ty.Kind != TypeKind::Enum)
    return Ty.Element;
  if (Types.enumOf(T).ReflectsUnsigned)
    return ScalarKind::UInt;
  const TypeId Underlying = Types.enumOf(T).Underlying;
  return Underlying == TypeId::None ? ScalarKind::Int : Types.get(Underlying).Element;
}

llvm::Type *ReflectedTypes::scalarType(ScalarKind K, Form F) const {
  LLVMContext &Context = M.getContext();
  const bool IsWide = F == Form::Host && isMinPrecision(K) && !Types.native16();
  const unsigned Bits = IsWide ? 32 : Types.bits(K);
  if (!isFloating(K))
    return llvm::Type::getIntNTy(Context, Bits);
  return Bits == 64   ? llvm::Type::getDoubleTy(Context)
         : Bits == 16 ? llvm::Type::getHalfTy(Context)
                      : llvm::Type::getFloatTy(Context);
}

/// Returns the struct \p Name. Renames the program's own struct with this name, unless both are
/// equal.
StructType *ReflectedTypes::named(StringRef Name, ArrayRef<llvm::Type *> Body) {
  LLVMContext &Context = M.getContext();
  StructType *Other = StructType::getTypeByName(Context, Name);
  if (Other && !Other->isPacked() && Other->elements() == Body)
    return Other;
  if (Other)
    Other->setName("");
  StructType *New = StructType::create(Context, Body, Name);
  if (Other)
    Other->setName(Name);
  return New;
}

llvm::Type *ReflectedTypes::matrixType(const Type &Ty, Form F) {
  llvm::Type *Number = scalarType(Ty.Element, F);
  if (F == Form::Declared || Types.native16()) {
    auto *Rows = ArrayType::get(FixedVectorType::get(Number, Ty.Columns), Ty.Rows);
    const std::string Word = cxxName(Types.spell(Types.scalar(Ty.Element)));
    return named(std::string(MatrixClassPrefix) + Word + "." + std::to_string(Ty.Rows) + "." +
                     std::to_string(Ty.Columns),
                 {Rows});
  }
  const bool ByRows = Ty.Order == MatrixOrder::RowMajor;
  const uint32_t Lines = ByRows ? Ty.Rows : Ty.Columns;
  auto *Line = FixedVectorType::get(Number, ByRows ? Ty.Columns : Ty.Rows);
  return Lines > 1 ? static_cast<llvm::Type *>(ArrayType::get(Line, Lines)) : Line;
}

/// Returns the type of a resource as a struct member, or of a texture or typed buffer as a symbol.
llvm::Type *ReflectedTypes::objectType(TypeId T) {
  const Object &O = Types.objectOf(T);
  const std::string Word = className(T);
  llvm::Type *Number = llvm::Type::getInt32Ty(M.getContext());
  const bool Holds = O.Record->Kind == ObjectType::Sort::Texture ||
                     O.Record->Kind == ObjectType::Sort::TypedBuffer ||
                     O.Record->Kind == ObjectType::Sort::StructuredBuffer;
  if (!Holds || O.Arguments.empty() || O.Arguments.front().Type == TypeId::None)
    return named(Word, {Number});
  SmallVector<llvm::Type *, 2> Body = {typeOf(O.Arguments.front().Type, Form::Declared)};
  if (O.Record->Multisampled)
    Body.push_back(named(Word + "::sample_type", {Number}));
  else if (O.Record->HasMips)
    Body.push_back(named(Word + "::mips_type", {Number}));
  return named(Word, Body);
}

llvm::Type *ReflectedTypes::structType(TypeId T, Form F) {
  const Struct &S = Types.structOf(T);
  const std::string Word =
      std::string(S.IsClass ? ClassPrefix : StructPrefix) + cxxName(S.Spelling);
  contract::StructRecord Record = describe(T, F);
  SmallVector<llvm::Type *, 8> Body;
  bool Differs = false;
  auto Add = [&](TypeId Part) {
    llvm::Type *Declared = typeOf(Part, Form::Declared);
    llvm::Type *Here = F == Form::Declared ? Declared : typeOf(Part, F);
    Differs |= Here != Declared;
    if (Here)
      Body.push_back(Here);
  };
  if (S.Base != TypeId::None && Types.partCount(S.Base))
    Add(S.Base);
  uint64_t Word0 = 0;
  bool InWord = false;
  const std::vector<FieldPlace> Places = fieldPlaces(Types, T, LayoutRules::Constants);
  for (size_t I = 0; I < S.Fields.size(); ++I) {
    const Field &Each = S.Fields[I];
    const bool Shares =
        Each.IsBitField && (Each.BitWidth == 0 || (InWord && Places[I].Offset == Word0));
    InWord = Each.IsBitField && Each.BitWidth != 0;
    Word0 = Places[I].Offset;
    if (!Shares)
      Add(Each.Type);
  }
  if (F == Form::Host && !Differs)
    return typeOf(T, Form::Declared);
  Record.Type = named(std::string(F == Form::Host ? HostLayoutPrefix : "") + Word, Body);
  if (!Body.empty())
    contract::addStructRecord(M, Record);
  return Record.Type;
}

llvm::Type *ReflectedTypes::makeType(TypeId T, Form F) {
  const Type Ty = Types.get(T);
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Enum: return scalarType(elementOf(T), F);
  case TypeKind::Vector: return FixedVectorType::get(scalarType(Ty.Element, F), Ty.Rows);
  case TypeKind::Matrix:
    // A declared matrix has no order in reflection.
    if (const TypeId Plain = Types.plain(T); F == Form::Declared && Plain != T)
      return typeOf(Plain, F);
    return matrixType(Ty, F);
  case TypeKind::Array: {
    llvm::Type *Element = typeOf(Ty.ElementType, F);
    return Element ? ArrayType::get(Element, Ty.Rows) : nullptr;
  }
  case TypeKind::Struct: return structType(T, F);
  case TypeKind::Object: return F == Form::Host ? nullptr : objectType(T);
  default: return llvm::Type::getInt32Ty(M.getContext());
  }
}

llvm::Type *ReflectedTypes::typeOf(TypeId T, Form F) {
  // With native 16-bit types, buffers have the declared types.
  if (Types.native16())
    F = Form::Declared;
  const std::pair<TypeId, unsigned> Key = {T, unsigned(F)};
  if (llvm::Type *Cached = Reflections.lookup(Key))
    return Cached;
  llvm::Type *Made = makeType(T, F);
  return Reflections[Key] = Made;
}

//===-- Annotations --------------------------------------------------------------------------===//

ComponentType componentOf(const TypeTable &Types, ScalarKind K) {
  if (K == ScalarKind::Bool)
    return ComponentType::I1;
  switch (Types.bits(K)) {
  case 16:
    return isFloating(K)   ? ComponentType::F16
           : isUnsigned(K) ? ComponentType::U16
                           : ComponentType::I16;
  case 64:
    return isFloating(K)   ? ComponentType::F64
           : isUnsigned(K) ? ComponentType::U64
                           : ComponentType::I64;
  default:
    return isFloating(K)   ? ComponentType::F32
           : isUnsigned(K) ? ComponentType::U32
                           : ComponentType::I32;
  }
}

static ComponentType componentOf(const TypeTable &Types, ScalarKind K, Normalization Norm) {
  const bool Is16 = Types.bits(K) == 16;
  if (Norm == Normalization::SNorm)
    return Is16 ? ComponentType::SNormF16 : ComponentType::SNormF32;
  if (Norm == Normalization::UNorm)
    return Is16 ? ComponentType::UNormF16 : ComponentType::UNormF32;
  if (K == ScalarKind::PackedInt8)
    return ComponentType::PackedS8x32;
  if (K == ScalarKind::PackedUInt8)
    return ComponentType::PackedU8x32;
  return componentOf(Types, K);
}

contract::FieldRecord ReflectedTypes::describe(StringRef Name, TypeId T, uint64_t Offset) const {
  contract::FieldRecord Record;
  Record.Name = Name.str();
  Record.Offset = uint32_t(Offset);
  T = Types.withoutArrays(T);
  const Type &Ty = Types.get(T);
  if (Ty.Kind == TypeKind::Matrix)
    Record.Matrix = {Ty.Rows, Ty.Columns, Ty.Order == MatrixOrder::RowMajor};
  if (Ty.Kind == TypeKind::Vector)
    Record.VectorSize = Ty.Rows;
  if (Types.isNumeric(T) || Ty.Kind == TypeKind::Enum)
    Record.Component = componentOf(Types, elementOf(T), Ty.Norm);
  return Record;
}

/// Returns DXIL's number of the interpolation mode for \p Bits of Interpolation.
static uint32_t interpolationMode(uint8_t Bits) {
  using llvm::dxbc::PSV::InterpolationMode;
  auto Has = [&](Interpolation I) { return (Bits & uint8_t(I)) != 0; };
  if (Has(Interpolation::NoInterpolation))
    return uint32_t(InterpolationMode::Constant);
  if (Has(Interpolation::NoPerspective))
    return uint32_t(Has(Interpolation::Centroid) ? InterpolationMode::LinearNoperspectiveCentroid
                    : Has(Interpolation::Sample) ? InterpolationMode::LinearNoperspectiveSample
                                                 : InterpolationMode::LinearNoperspective);
  if (Has(Interpolation::Centroid))
    return uint32_t(InterpolationMode::LinearCentroid);
  if (Has(Interpolation::Sample))
    return uint32_t(InterpolationMode::LinearSample);
  return uint32_t(Has(Interpolation::Linear) ? InterpolationMode::Linear
                                             : InterpolationMode::Undefined);
}

/// Bit fields that share a word are parts of one field without a name.
void ReflectedTypes::addFields(TypeId T, Form F, contract::StructRecord &Record) {
  const Struct &S = Types.structOf(T);
  const std::vector<FieldPlace> Places = fieldPlaces(Types, T, LayoutRules::Constants);
  bool InWord = false;
  for (size_t I = 0; I < S.Fields.size(); ++I) {
    const Field &Each = S.Fields[I];
    if (Each.IsBitField && Each.BitWidth == 0) {
      InWord = false;
      continue;
    }
    if (F == Form::Host && !typeOf(Each.Type, F))
      continue;
    if (!Each.IsBitField) {
      contract::FieldRecord New = describe(Names.spelling(Each.Word), Each.Type, Places[I].Offset);
      if (Each.Semantic != Name::None)
        New.Semantic = Names.spelling(Each.Semantic).str();
      New.Interpolation = interpolationMode(Each.InterpolationBits);
      New.IsPrecise = Each.Precise;
      Record.Fields.push_back(std::move(New));
      InWord = false;
      continue;
    }
    if (!InWord || Record.Fields.back().Offset != Places[I].Offset)
      Record.Fields.push_back(describe("", Each.Type, Places[I].Offset));
    contract::FieldRecord Bits = describe(Names.spelling(Each.Word), Each.Type, Places[I].FirstBit);
    Bits.BitWidth = Each.BitWidth;
    Record.Fields.back().BitFields.push_back(std::move(Bits));
    InWord = true;
  }
}

contract::StructRecord ReflectedTypes::describe(TypeId T, Form F) {
  const Struct &S = Types.structOf(T);
  contract::StructRecord Record;
  Record.Size = uint32_t(layoutOf(Types, T, LayoutRules::Constants).Size);
  if (S.Base != TypeId::None && Types.partCount(S.Base)) {
    const StringRef Base = Types.structOf(S.Base).Spelling;
    const size_t Scope = Base.take_until([](char C) { return C == '<'; }).rfind("::");
    Record.Fields.push_back(
        describe(Scope == StringRef::npos ? Base : Base.substr(Scope + 2), S.Base, 0));
  }
  addFields(T, F, Record);
  for (const StructArgument &A : S.Arguments)
    Record.Arguments.push_back(A.Type == TypeId::None
                                   ? contract::TypeArgument{nullptr, int64_t(A.Value)}
                                   : contract::TypeArgument{typeOf(A.Type, Form::Declared), 0});
  return Record;
}

//===-- Resources ----------------------------------------------------------------------------===//

llvm::Type *ReflectedTypes::wrap(const std::string &Word, StringRef FieldName, TypeId Element,
                                 bool IsElement) {
  contract::StructRecord Record;
  llvm::Type *Declared = typeOf(Element, Form::Declared), *Held = typeOf(Element, Form::Host);
  Record.Size = uint32_t(layoutOf(Types, Element, LayoutRules::Constants).Size);
  Record.Fields.push_back(describe(FieldName, Element, 0));
  if (IsElement)
    Record.Arguments.push_back({Declared, 0});
  Record.Type = named(std::string(Held == Declared ? "" : HostLayoutPrefix) + Word, {Held});
  contract::addStructRecord(M, Record);
  return Record.Type;
}

/// Returns true if an object holds constants like a `cbuffer` or `tbuffer`.
static bool isBlock(const Object &O) {
  return O.Record->Kind == ObjectType::Sort::ConstantBuffer ||
         O.Record->Kind == ObjectType::Sort::TextureBuffer;
}

llvm::Type *ReflectedTypes::symbolType(StringRef Name, TypeId T) {
  const Object &O = Types.objectOf(T);
  if (isBlock(O))
    return wrap(Name.str(), Name, O.Arguments.front().Type, false);
  if (O.Record->Kind != ObjectType::Sort::StructuredBuffer)
    return typeOf(T, Form::Declared);
  llvm::Type *&Symbol = StructuredBuffers[T];
  if (!Symbol)
    Symbol = wrap(className(T), "h", O.Arguments.front().Type, true);
  return Symbol;
}

static ResourceClass classOf(char Letter) {
  return Letter == 'u'   ? ResourceClass::UAV
         : Letter == 'b' ? ResourceClass::CBuffer
         : Letter == 's' ? ResourceClass::Sampler
                         : ResourceClass::SRV;
}

void ReflectedTypes::noteResource(StringRef Name, TypeId T) {
  const TypeId Object = Types.withoutArrays(T);
  if (Types.get(Object).Kind != TypeKind::Object)
    return;
  const char Letter = library::registerLetter(*Types.objectOf(Object).Record);
  if (!Noted.insert((Twine(Letter) + Name).str()).second)
    return;
  llvm::Type *Symbol = symbolType(Name, Object);
  SmallVector<uint32_t, 4> Lengths;
  for (TypeId ArrayType = T; Types.get(ArrayType).Kind == TypeKind::Array;
       ArrayType = Types.get(ArrayType).ElementType)
    Lengths.push_back(Types.get(ArrayType).Rows);
  // Arrays of ConstantBuffer or TextureBuffer have one dimension, as in DXC.
  if (Lengths.size() > 1 && isBlock(Types.objectOf(Object))) {
    uint64_t Count = 1;
    for (uint32_t Length : Lengths)
      Count *= Length;
    Symbol = ArrayType::get(Symbol, Count);
  } else {
    for (uint32_t Length : reverse(Lengths))
      Symbol = ArrayType::get(Symbol, Length);
  }
  contract::addResourceType(M, classOf(Letter), Name, Symbol);
}

void ReflectedTypes::noteBlock(const ConstantBlock &Block) {
  const char Letter = Block.IsTextureBuffer ? 't' : 'b';
  if (!Noted.insert((Twine(Letter) + Block.Spelling).str()).second)
    return;
  contract::StructRecord Record;
  SmallVector<llvm::Type *, 8> Body;
  Record.Size = uint32_t(Block.Size);
  bool Differs = false;
  for (VariableId Id : Block.Members) {
    const Variable &V = P.variable(Id);
    llvm::Type *Held = typeOf(V.Type, Form::Host);
    Differs |= Held != typeOf(V.Type, Form::Declared);
    if (!Held)
      continue;
    Body.push_back(Held);
    Record.Fields.push_back(describe(V.Spelling, V.Type, V.Offset));
  }
  const std::string Word = Block.Spelling.empty() ? "cbuffer" : Block.Spelling;
  Record.Type = named(std::string(Differs ? HostLayoutPrefix : "") + Word, Body);
  contract::addStructRecord(M, Record);
  contract::addResourceType(M, classOf(Letter), Block.Spelling, Record.Type);
}

} // namespace dxil::frontend
