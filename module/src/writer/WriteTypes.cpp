// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

#include <algorithm>

namespace dxil::writer {

using namespace ir;
using namespace type_code;

// A type's record may only name types before it, but for named structs, which may come later. So each
// type follows what it is made of that has no name, which a walk with a stack finds; it ends, as
// types without names do not contain themselves but by way of those with one.
void Writer::orderTypes() {
  enum : uint8_t { New, Open, Done };
  struct Step {
    TypeId T;
    uint32_t Next;
  };
  std::vector<uint8_t> State(M.Types.size(), New);
  std::vector<Step> Stack;
  TypeNumbers.assign(M.Types.size(), 0);
  TypeOrder.reserve(M.Types.size());
  // The parts of a type: its element, if it has one, then its fields.
  auto Part = [&](const Type &T, uint32_t I) -> TypeId {
    if (T.Element != None && I-- == 0)
      return T.Element;
    return I < T.Fields.Count ? M.TypePool[T.Fields.First + I] : None;
  };
  for (TypeId Root = 0; Root < M.Types.size(); ++Root) {
    if (State[Root] != New)
      continue;
    State[Root] = Open;
    Stack.push_back({Root, 0});
    while (!Stack.empty()) {
      Step &Top = Stack.back();
      TypeId Next = Part(M.Types[Top.T], Top.Next++);
      if (Next == None) {
        State[Top.T] = Done;
        TypeNumbers[Top.T] = uint32_t(TypeOrder.size());
        TypeOrder.push_back(Top.T);
        Stack.pop_back();
      } else if (State[Next] == New && !M.Types[Next].Named) {
        State[Next] = Open;
        Stack.push_back({Next, 0});
      }
    }
  }
}

void Writer::writeTypes() {
  S.enterBlock(TypeBlock, 4);
  const AbbrevField Type = fixed(std::max(1u, bitsFor(M.Types.size())));
  TypeAbbrevs.Pointer = S.define({literal(PointerCode), Type, literal(0)});
  TypeAbbrevs.Function = S.define({literal(FunctionCode), fixed(1), arrayOf(), Type});
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
  case TypeKind::Float: return FloatCode;
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
  case TypeKind::Integer:
    add(T.Width);
    return emit(IntegerCode);
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
    return emit(FunctionCode, TypeAbbrevs.Function);
  default:
    return emit(plainCode(T.Kind));
  }
}

} // namespace dxil::writer
