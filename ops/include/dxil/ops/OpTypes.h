// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of an op's operands and result, made from the op table for any representation of types.
//
// A `Maker` creates the types:
//   using Type = ...;
//   Type none();                                       represents no type
//   Type scalar(std::string_view Name);                "i32", "half", "void"
//   Type pointer(Type Pointee, unsigned Space);        the pointee may not matter
//   Type vector(Type Element, unsigned Count);
//   Type named(const std::string &Name, std::span<const Type> Fields);    one type for each name
//   unsigned vectorLength(Type T);                     0 if it is no vector
//   Type element(Type T);                              of a vector; any other type itself
//   unsigned bits(Type T);                             of a number
//   std::string_view structName(Type T);               empty if it is no named struct
//   std::optional<Overload> number(Type T);            the overload that a number's type is
#pragma once

#include <dxil/generated/Limits.h>
#include <dxil/ops/queries.h>

#include <array>
#include <span>
#include <string>
#include <vector>

namespace dxil {

/// The target of a module.
struct OpTarget {
  Version DXIL = {1, 0};
  Stage Shader = Stage::Library;
  /// 16-bit types are native: a constant buffer row holds eight of them instead of four.
  bool Native16Bit = false;
};

/// Returns the name of an op's function without overload: "dx.op.bufferLoad".
inline std::string functionName(const OpInfo &Op) {
  return std::string(OpFunctionPrefix) + std::string(Op.ClassName);
}

/// Returns the overload of type `T`: a number, a vector of numbers, an object type of DXIL or a
/// user-defined struct. Returns Overload::None for other types.
template <class Maker> OverloadUse overloadOf(Maker &Types, typename Maker::Type T) {
  if (Types.vectorLength(T)) {
    const std::optional<Overload> Element = Types.number(Types.element(T));
    return Element ? OverloadUse(*Element, true) : OverloadUse();
  }
  if (std::string_view Name = Types.structName(T); !Name.empty())
    return Name.starts_with(DXILTypePrefix) ? Overload::Object : Overload::Udt;
  const std::optional<Overload> Number = Types.number(T);
  return Number ? OverloadUse(*Number) : OverloadUse();
}

/// Returns the suffix of an op's function for overload `T`: "f32", "v4i16", or a struct's name.
template <class Maker> std::string overloadSuffixOf(Maker &Types, typename Maker::Type T) {
  if (std::string_view Name = Types.structName(T); !Name.empty()) {
    // A matrix overload is the struct's name without the prefix.
    if (Name.starts_with(LinAlgMatrixPrefix))
      return "m" + std::string(Name.substr(LinAlgMatrixPrefix.size()));
    return std::string(Name);
  }
  const OverloadUse Use = overloadOf(Types, T);
  const std::string Text(suffix(Use.Type));
  return Use.IsVector ? "v" + std::to_string(Types.vectorLength(T)) + Text : Text;
}

namespace detail {

/// Returns a struct of `Count` numbers of one type.
template <class Maker>
typename Maker::Type repeated(Maker &Types, const std::string &Name, typename Maker::Type Element,
                              size_t Count) {
  const std::vector<typename Maker::Type> Fields(Count, Element);
  return Types.named(Name, Fields);
}

/// Returns the result type of typed loads: the values and a status word.
template <class Maker>
typename Maker::Type resRetType(Maker &Types, typename Maker::Type Overload) {
  using Type = typename Maker::Type;
  const std::string Name = std::string(ResRetTypePrefix) + overloadSuffixOf(Types, Overload);
  const Type Status = Types.scalar("i32");
  if (Types.vectorLength(Overload))
    return Types.named(Name, std::array<Type, 2>{Overload, Status});
  return Types.named(Name, std::array<Type, 5>{Overload, Overload, Overload, Overload, Status});
}

/// Returns the struct of 16 bytes that constant buffer loads return. Without native 16-bit types
/// each number takes 32 bits.
template <class Maker>
typename Maker::Type cbufRetType(Maker &Types, typename Maker::Type Overload, bool Native16Bit) {
  const unsigned Bits = Types.bits(Overload);
  const std::string Name = "dx.types.CBufRet." + overloadSuffixOf(Types, Overload);
  if (Bits == 16 && Native16Bit)
    return repeated(Types, Name + ".8", Overload, 8);
  return repeated(Types, Name, Overload, Bits == 64 ? 2 : 4);
}

/// Returns the type of an operand whose type depends on an overload.
template <class Maker>
typename Maker::Type followingType(Maker &Types, TypeKind Kind, typename Maker::Type Overload,
                                   bool Native16Bit) {
  auto InItsShape = [&](typename Maker::Type Element) {
    const unsigned Count = Types.vectorLength(Overload);
    return Count ? Types.vector(Element, Count) : Element;
  };
  switch (Kind) {
  case TypeKind::OverloadElement: return Types.element(Overload);
  case TypeKind::OverloadI1: return InItsShape(Types.scalar("i1"));
  case TypeKind::OverloadI32: return InItsShape(Types.scalar("i32"));
  case TypeKind::ResRet: return resRetType(Types, Overload);
  case TypeKind::CbufRet: return cbufRetType(Types, Overload, Native16Bit);
  case TypeKind::Four:
    return repeated(Types, "dx.types.four" + overloadSuffixOf(Types, Overload), Overload, 4);
  case TypeKind::Vec9: return Types.vector(Overload, 9);
  case TypeKind::GroupsharedPtr1: return Types.pointer(Overload, 3);
  default:
    // The operand has the overload type. A user-defined struct is passed by pointer.
    return overloadOf(Types, Overload).Type == dxil::Overload::Udt ? Types.pointer(Overload, 0)
                                                                   : Overload;
  }
}

/// Returns a scalar type or a pointer to one, from the op table's name: "i32", "float*".
template <class Maker> typename Maker::Type spelledType(Maker &Types, std::string_view Name) {
  if (Name.ends_with("*"))
    return Types.pointer(spelledType(Types, Name.substr(0, Name.size() - 1)), 0);
  return Types.scalar(Name);
}

} // namespace detail

/// Returns the type of an operand or result of kind `Kind`. Returns no type if the kind depends on
/// an overload that `Overloads` lacks.
template <class Maker>
typename Maker::Type opType(Maker &Types, TypeKind Kind,
                            std::span<const typename Maker::Type> Overloads, bool Native16Bit) {
  const TypeInfo &Info = info(Kind);
  if (Info.FollowsOverload) {
    if (Info.Dimension >= Overloads.size() || Overloads[Info.Dimension] == Types.none())
      return Types.none();
    return detail::followingType(Types, Kind, Overloads[Info.Dimension], Native16Bit);
  }
  if (Info.IsStruct) {
    std::vector<typename Maker::Type> Fields;
    for (std::string_view Field : Info.Fields)
      Fields.push_back(detail::spelledType(Types, Field));
    return Types.named(std::string(Info.Name), Fields);
  }
  if (Kind == TypeKind::Int2)
    return Types.vector(Types.scalar("i32"), 2);
  return detail::spelledType(Types, Info.Name);
}

} // namespace dxil
