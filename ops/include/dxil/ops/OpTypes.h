// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of an op's operands and result, made from the op table for any representation of types.
//
// A `Maker` makes them:
//   using Type = ...;
//   Type none();                                       what stands for no type
//   Type scalar(std::string_view Name);                "i32", "half", "void"
//   Type pointer(Type Pointee, unsigned Space);        the pointee may not matter
//   Type vector(Type Element, unsigned Count);
//   Type named(const std::string &Name, std::span<const Type> Fields);    one for each name
//   unsigned vectorLength(Type T);                     0 if it is no vector
//   Type element(Type T);                              of a vector; any other type itself
//   unsigned bits(Type T);                             of a number
//   std::string_view structName(Type T);               empty if it is no named struct
//   std::optional<Overload> number(Type T);            the overload that a number's type is
#pragma once

#include <dxil/ops/queries.h>

#include <array>
#include <span>
#include <string>
#include <vector>

namespace dxil {

/// What a module is built for.
struct OpTarget {
  Version DXIL = {1, 0};
  Stage Shader = Stage::Library;
  /// 16-bit types are native, so that a constant buffer row holds eight of them, not four.
  bool Native16Bit = false;
};

/// "dx.op.bufferLoad": the function of an op without overload, and what the functions of others
/// start with.
inline std::string functionName(const OpInfo &Op) {
  return std::string(OpFunctionPrefix) + std::string(Op.ClassName);
}

/// Matrices of the linear algebra ops: structs whose names start so.
inline constexpr std::string_view LinAlgMatrixPrefix = "dx.types.LinAlgMatrix";

/// The overload that `T` is: a number, a vector of numbers, an object of DXIL's or a struct of the
/// user's; none if it can be none of them.
template <class Maker> OverloadUse overloadOf(Maker &Types, typename Maker::Type T) {
  if (Types.vectorLength(T)) {
    const std::optional<Overload> Element = Types.number(Types.element(T));
    return Element ? OverloadUse(*Element, true) : OverloadUse();
  }
  if (std::string_view Name = Types.structName(T); !Name.empty())
    return Name.starts_with("dx.types.") ? Overload::Object : Overload::Udt;
  const std::optional<Overload> Number = Types.number(T);
  return Number ? OverloadUse(*Number) : OverloadUse();
}

/// How an op's function spells the overload `T`: "f32", "v4i16", or a struct's name.
template <class Maker> std::string overloadSuffixOf(Maker &Types, typename Maker::Type T) {
  if (std::string_view Name = Types.structName(T); !Name.empty()) {
    // Matrices are named by what follows the prefix.
    if (Name.starts_with(LinAlgMatrixPrefix))
      return "m" + std::string(Name.substr(LinAlgMatrixPrefix.size()));
    return std::string(Name);
  }
  const OverloadUse Use = overloadOf(Types, T);
  const std::string Text(suffix(Use.Type));
  return Use.IsVector ? "v" + std::to_string(Types.vectorLength(T)) + Text : Text;
}

namespace detail {

/// A struct of `Count` numbers of one type.
template <class Maker>
typename Maker::Type repeated(Maker &Types, const std::string &Name, typename Maker::Type Of,
                              size_t Count) {
  const std::vector<typename Maker::Type> Fields(Count, Of);
  return Types.named(Name, Fields);
}

/// What typed loads return: the values and the status word.
template <class Maker>
typename Maker::Type resRetType(Maker &Types, typename Maker::Type Overload) {
  using Type = typename Maker::Type;
  const std::string Name = "dx.types.ResRet." + overloadSuffixOf(Types, Overload);
  const Type Status = Types.scalar("i32");
  if (Types.vectorLength(Overload))
    return Types.named(Name, std::array<Type, 2>{Overload, Status});
  return Types.named(Name, std::array<Type, 5>{Overload, Overload, Overload, Overload, Status});
}

/// 16 bytes of the overload. Without native 16-bit types each takes 32 bits of the row.
template <class Maker>
typename Maker::Type cbufRetType(Maker &Types, typename Maker::Type Overload, bool Native16Bit) {
  const unsigned Bits = Types.bits(Overload);
  const std::string Name = "dx.types.CBufRet." + overloadSuffixOf(Types, Overload);
  if (Bits == 16 && Native16Bit)
    return repeated(Types, Name + ".8", Overload, 8);
  return repeated(Types, Name, Overload, Bits == 64 ? 2 : 4);
}

/// A type that follows the overload of its dimension.
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
    // The overload itself; a struct of the user's is passed by pointer.
    return overloadOf(Types, Overload).Type == dxil::Overload::Udt ? Types.pointer(Overload, 0)
                                                                   : Overload;
  }
}

/// A scalar or a pointer to one, as the op table spells it: "i32", "float*".
template <class Maker> typename Maker::Type spelledType(Maker &Types, std::string_view Name) {
  if (Name.ends_with("*"))
    return Types.pointer(spelledType(Types, Name.substr(0, Name.size() - 1)), 0);
  return Types.scalar(Name);
}

} // namespace detail

/// The type of an operand or result of kind `Kind`; no type if it follows an overload that
/// `Overloads` does not have.
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
