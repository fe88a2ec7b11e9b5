// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

#include "../TypeOrder.h"

#include <algorithm>

namespace dxil::ir::writer {

using namespace ir;
using namespace type_code;

void Writer::orderTypes() {
  ir::TypeOrder Order(M);
  for (TypeId T = 0; T < M.Types.size(); ++T)
    Order.add(T);
  TypeOrder = std::move(Order.List);
  TypeNumbers.assign(M.Types.size(), 0);
  for (uint32_t I = 0; I < TypeOrder.size(); ++I)
    TypeNumbers[TypeOrder[I]] = I;
}

void Writer::writeTypes() {
  S.enterBlock(TypeBlock, 4);
  const AbbrevField Type = fixed(std::max(1u, bitsFor(M.Types.size())));
  TypeAbbrevs.Pointer = S.define({literal(PointerCode), Type, literal(0)});
  TypeAbbrevs.Function = S.define({literal(FunctionTypeCode), fixed(1), arrayOf(), Type});
  TypeAbbrevs.Literal = S.define({literal(StructAnonCode), fixed(1), arrayOf(), Type});
  TypeAbbrevs.Name = S.define({literal(StructNameCode), arrayOf(), char6()});
  TypeAbbrevs.Named = S.define({literal(StructNamedCode), fixed(1), arrayOf(), Type});
  add(M.Types.size());
  emit(NumEntryCode);
  for (TypeId T : TypeOrder)
    writeType(M.Types[T]);
  S.exitBlock();
}

static uint32_t plainCode(TypeKind K) {
  switch (K) {
  case TypeKind::Half: return HalfCode;
  case TypeKind::Float: return FloatTypeCode;
  case TypeKind::Double: return DoubleCode;
  case TypeKind::X86Fp80: return X86Fp80Code;
  case TypeKind::Fp128: return Fp128Code;
  case TypeKind::PpcFp128: return PpcFp128Code;
  case TypeKind::X86Mmx: return X86MmxCode;
  case TypeKind::Label: return LabelCode;
  case TypeKind::Metadata: return MetadataCode;
  default: return VoidCode;
  }
}

void Writer::writeType(const Type &T) {
  auto AddFields = [&] {
    for (TypeId F : M.fields(T))
      add(type(F));
  };
  switch (T.Kind) {
  case TypeKind::Integer: add(T.Width); return emit(IntegerTypeCode);
  case TypeKind::Pointer:
    Fields = {type(T.Element), T.AddressSpace};
    return emit(PointerCode, T.AddressSpace ? 0 : TypeAbbrevs.Pointer);
  case TypeKind::Array:
  case TypeKind::Vector:
    Fields = {T.Count, type(T.Element)};
    return emit(T.Kind == TypeKind::Array ? ArrayCode : VectorCode);
  case TypeKind::Struct:
    if (T.Named && !T.Name.empty())
      S.record(StructNameCode, {}, T.Name, isChar6(T.Name) ? TypeAbbrevs.Name : 0);
    add(T.Packed);
    AddFields();
    return T.Named ? emit(StructNamedCode, TypeAbbrevs.Named)
                   : emit(StructAnonCode, TypeAbbrevs.Literal);
  case TypeKind::Opaque:
    if (!T.Name.empty())
      S.record(StructNameCode, {}, T.Name, isChar6(T.Name) ? TypeAbbrevs.Name : 0);
    add(0);
    return emit(OpaqueCode);
  case TypeKind::Function:
    Fields = {uint64_t(T.VarArg), type(T.Element)};
    AddFields();
    return emit(FunctionTypeCode, TypeAbbrevs.Function);
  default: return emit(plainCode(T.Kind));
  }
}

} // namespace dxil::ir::writer
