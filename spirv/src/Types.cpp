// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Types.h"

#include <algorithm>

namespace dxil::spirv {

static constexpr uint32_t MostDepth = 64;
static constexpr uint64_t MostFields = 4096;
static constexpr uint64_t MostBytes = uint64_t(1) << 40;

Types::Types(const Module &M, ConstantFn Constant) : M(M), ConstantOf(std::move(Constant)) {
  for (const Instruction &I : M.Instructions) {
    if (I.op() == Op::Function || Problem)
      break;
    add(I);
  }
}

void Types::add(const Instruction &I) {
  Type T;
  switch (I.op()) {
  case Op::TypeVoid: T.Kind = Shape::Void; break;
  case Op::TypeBool: T.Kind = Shape::Bool; break;
  case Op::TypeInt:
    T.Kind = Shape::Integer;
    T.Width = M.as<inst::TypeInt>(I).width();
    T.IsSigned = M.as<inst::TypeInt>(I).signedness();
    break;
  case Op::TypeFloat:
    T.Kind = Shape::Float;
    T.Width = M.as<inst::TypeFloat>(I).width();
    break;
  case Op::TypeVector:
    T.Kind = Shape::Vector;
    T.Element = M.as<inst::TypeVector>(I).componentType();
    T.Count = M.as<inst::TypeVector>(I).componentCount();
    break;
  case Op::TypeMatrix:
    T.Kind = Shape::Matrix;
    T.Element = M.as<inst::TypeMatrix>(I).columnType();
    T.Count = M.as<inst::TypeMatrix>(I).columnCount();
    break;
  case Op::TypeArray:
    if (!addArray(T, I))
      return;
    break;
  case Op::TypeRuntimeArray:
    T.Kind = Shape::RuntimeArray;
    T.Element = M.as<inst::TypeRuntimeArray>(I).elementType();
    break;
  case Op::TypeStruct:
    T.Kind = Shape::Struct;
    T.Members = M.as<inst::TypeStruct>(I).members();
    break;
  case Op::TypePointer:
  case Op::TypeForwardPointer: return addPointer(I);
  case Op::TypeImage: addImage(T, I); break;
  case Op::TypeSampler: T.Kind = Shape::Sampler; break;
  case Op::TypeRayQueryKHR: T.Kind = Shape::RayQuery; break;
  case Op::TypeAccelerationStructureKHR: T.Kind = Shape::AccelerationStructure; break;
  case Op::TypeSampledImage:
    T.Kind = Shape::SampledImage;
    T.Element = M.as<inst::TypeSampledImage>(I).imageType();
    break;
  case Op::TypeFunction:
    T.Kind = Shape::Function;
    T.Element = M.as<inst::TypeFunction>(I).returnType();
    break;
  default: return;
  }
  finish(T, I);
}

/// A struct may have a pointer member whose type is defined after the struct.
void Types::addPointer(const Instruction &I) {
  Type T;
  T.Kind = Shape::Pointer;
  if (I.op() == Op::TypePointer) {
    T.Element = M.as<inst::TypePointer>(I).type();
    T.Storage = M.as<inst::TypePointer>(I).storageClass();
    Table[I.Result] = T;
  } else {
    T.Storage = M.as<inst::TypeForwardPointer>(I).storageClass();
    Table[M.as<inst::TypeForwardPointer>(I).pointerType()] = T;
  }
}

bool Types::addArray(Type &T, const Instruction &I) {
  const auto V = M.as<inst::TypeArray>(I);
  const std::optional<uint64_t> Count = ConstantOf(V.length());
  if (!Count || !*Count || *Count > 0x7FFFFFFF) {
    Problem = errorAt(M, I, "the length of the array is no constant from 1 to 2147483647");
    return false;
  }
  T.Kind = Shape::Array;
  T.Element = V.elementType();
  T.Count = *Count;
  return true;
}

void Types::addImage(Type &T, const Instruction &I) {
  const auto V = M.as<inst::TypeImage>(I);
  T.Kind = Shape::Image;
  T.Element = V.sampledType();
  T.Dim = V.dim();
  T.IsArrayed = V.arrayed();
  T.IsMultisampled = V.ms();
  T.Sampled = V.sampled();
  T.Format = V.imageFormat();
}

/// Returns an element or member type, which must be defined before; null after a mistake.
const Type *Types::part(Type &T, const Instruction &I, Id Element) {
  const auto Match = Table.find(Element);
  if (Match == Table.end()) {
    Problem = errorAt(M, I, "a part of the type is no type that is defined before");
    return nullptr;
  }
  T.Depth = std::max(T.Depth, Match->second.Depth + 1);
  return &Match->second;
}

/// Counts the scalars of a type whose elements have one type. Returns an error text, or null.
const char *Types::countElements(Type &T, const Type &Element) {
  if (T.Kind == Shape::Vector || T.Kind == Shape::Matrix) {
    if (T.Count < 2 || T.Count > 4 ||
        (T.Kind == Shape::Vector ? !Element.isScalar() : Element.Kind != Shape::Vector))
      return "a vector or matrix has no 2 to 4 elements of a proper type";
    T.Scalars = T.Count * Element.Scalars;
  } else if (T.Kind == Shape::Array && T.Count <= MostScalars) {
    T.Scalars = T.Count * Element.Scalars;
  }
  return nullptr;
}

/// Checks the element or member types of a type, and counts its scalars.
void Types::finish(Type &T, const Instruction &I) {
  const char *Message = nullptr;
  switch (T.Kind) {
  case Shape::Bool: T.Scalars = 1; break;
  case Shape::Integer:
  case Shape::Float:
    if (T.Width != 16 && T.Width != 32 && T.Width != 64 && (T.Kind == Shape::Float || T.Width != 8))
      Message = T.Kind == Shape::Float
                    ? "floats of this width are not translated (expected 16, 32 or 64)"
                    : "integers of this width are not translated (expected 8, 16, 32 or 64)";
    T.Scalars = 1;
    break;
  case Shape::Vector:
  case Shape::Matrix:
  case Shape::Array:
  case Shape::RuntimeArray:
    if (const Type *Element = part(T, I, T.Element))
      Message = countElements(T, *Element);
    break;
  case Shape::Struct: {
    bool IsCounted = true;
    for (Id Member : T.Members) {
      const Type *Element = part(T, I, Member);
      if (!Element)
        return;
      T.Scalars += Element->Scalars;
      IsCounted &= Element->Scalars != 0;
    }
    if (!IsCounted)
      T.Scalars = 0;
    break;
  }
  default: break;
  }
  if (T.Scalars > MostScalars)
    T.Scalars = 0;
  if (T.Depth > MostDepth)
    Message = "the type is nested too deep";
  if (Message && !Problem)
    Problem = errorAt(M, I, Message);
  if (!Problem)
    Table[I.Result] = T;
}

Id Types::elementOf(Id TypeId, uint64_t Index) const {
  const Type &T = (*this)[TypeId];
  switch (T.Kind) {
  case Shape::Struct: return Index < T.Members.size() ? T.Members[Index] : 0;
  case Shape::Vector:
  case Shape::Matrix:
  case Shape::Array:
  case Shape::RuntimeArray: return T.Element;
  default: return 0;
  }
}

Id Types::firstScalar(Id TypeId) const {
  for (uint32_t Depth = 0; Depth < MostDepth && TypeId; ++Depth) {
    if ((*this)[TypeId].isScalar())
      return TypeId;
    TypeId = elementOf(TypeId, 0);
  }
  return 0;
}

const std::vector<Field> &Types::fields(Id TypeId) {
  if (const auto Entry = Fields.find(TypeId); Entry != Fields.end())
    return Entry->second;
  const Type &T = (*this)[TypeId];
  std::vector<Field> Out;
  if (T.isScalar()) {
    Out.push_back({TypeId, 1});
  } else if (T.Kind == Shape::Struct) {
    for (Id Member : T.Members) {
      const std::vector<Field> &Part = fields(Member);
      if (Part.empty() || Out.size() + Part.size() > MostFields) {
        Out.clear();
        break;
      }
      Out.insert(Out.end(), Part.begin(), Part.end());
    }
  } else if (T.Kind == Shape::Vector || T.Kind == Shape::Matrix || T.Kind == Shape::Array) {
    Out = fields(T.Element);
    for (Field &F : Out) {
      F.Count = F.Count > MostBytes / T.Count ? MostBytes : F.Count * T.Count;
      if (F.Count > 0x3FFFFFFF) {
        Out.clear();
        break;
      }
    }
  }
  return Fields[TypeId] = std::move(Out);
}

const std::vector<Leaf> &Types::leaves(Id TypeId) {
  if (const auto Entry = Leaves.find(TypeId); Entry != Leaves.end())
    return Entry->second;
  const Type &T = (*this)[TypeId];
  std::vector<Leaf> Out;
  if (!T.Scalars || fields(TypeId).empty())
    return Leaves[TypeId] = std::move(Out);
  if (T.isScalar()) {
    Out.push_back({});
  } else if (T.Kind == Shape::Struct) {
    uint32_t First = 0;
    for (Id Member : T.Members) {
      for (Leaf L : leaves(Member))
        Out.push_back({First + L.Field, L.Index});
      First += uint32_t(fields(Member).size());
    }
  } else {
    const std::vector<Leaf> &Part = leaves(T.Element);
    const std::vector<Field> &Inner = fields(T.Element);
    for (uint64_t I = 0; I < T.Count; ++I)
      for (Leaf L : Part)
        Out.push_back({L.Field, I * Inner[L.Field].Count + L.Index});
  }
  return Leaves[TypeId] = std::move(Out);
}

std::vector<Id> Types::scalars(Id TypeId) {
  std::vector<Id> Out;
  for (Leaf L : leaves(TypeId))
    Out.push_back(fields(TypeId)[L.Field].Scalar);
  return Out;
}

uint32_t Types::offsetOf(Id Struct, uint32_t Member) const {
  const DecorationUse *D = M.find(Struct, Decoration::Offset, Member);
  return D && !D->Operands.empty() ? D->Operands[0] : 0;
}

MatrixLayout Types::layoutOf(Id Struct, uint32_t Member) const {
  MatrixLayout L;
  if (const DecorationUse *D = M.find(Struct, Decoration::MatrixStride, Member);
      D && !D->Operands.empty())
    L.Stride = D->Operands[0];
  L.IsRowMajor = M.has(Struct, Decoration::RowMajor, Member);
  return L;
}

uint64_t Types::strideOf(Id TypeId, MatrixLayout Layout) {
  const Type &T = (*this)[TypeId];
  switch (T.Kind) {
  case Shape::Vector:
    return Layout.VectorStride ? Layout.VectorStride : (*this)[T.Element].Width / 8;
  case Shape::Matrix:
    return Layout.IsRowMajor ? (*this)[(*this)[T.Element].Element].Width / 8 : Layout.Stride;
  case Shape::Array:
  case Shape::RuntimeArray:
    if (const DecorationUse *D = M.find(TypeId, Decoration::ArrayStride); D && !D->Operands.empty())
      return D->Operands[0];
    return sizeOf(T.Element, Layout);
  default: return 0;
  }
}

uint64_t Types::sizeOf(Id TypeId, MatrixLayout Layout) {
  const auto Key = std::pair(TypeId, Layout);
  if (const auto Entry = Sizes.find(Key); Entry != Sizes.end())
    return Entry->second;
  return Sizes[Key] = computeSize(TypeId, Layout);
}

uint64_t Types::computeSize(Id TypeId, MatrixLayout Layout) {
  const Type &T = (*this)[TypeId];
  switch (T.Kind) {
  case Shape::Bool: return 4;
  case Shape::Integer:
  case Shape::Float: return T.Width / 8;
  case Shape::Pointer: return 8; // a 64-bit address
  case Shape::Vector: return T.Count * strideOf(TypeId, Layout);
  case Shape::Matrix:
    return Layout.IsRowMajor ? uint64_t(Layout.Stride) * (*this)[T.Element].Count
                             : uint64_t(Layout.Stride) * T.Count;
  case Shape::Array: return std::min(MostBytes, T.Count * strideOf(TypeId, Layout));
  case Shape::Struct: {
    uint64_t Size = 0;
    for (uint32_t I = 0; I < T.Members.size(); ++I)
      Size = std::max(Size, offsetOf(TypeId, I) + sizeOf(T.Members[I], layoutOf(TypeId, I)));
    return Size;
  }
  default: return 0;
  }
}

const std::vector<uint64_t> &Types::offsets(Id TypeId, MatrixLayout Layout) {
  const auto Key = std::pair(TypeId, Layout);
  if (const auto Entry = Offsets.find(Key); Entry != Offsets.end())
    return Entry->second;
  const Type &T = (*this)[TypeId];
  std::vector<uint64_t> Out;
  if (T.Scalars && T.isScalar()) {
    Out.push_back(0);
  } else if (T.Scalars && T.Kind == Shape::Struct) {
    for (uint32_t I = 0; I < T.Members.size(); ++I)
      for (uint64_t Offset : offsets(T.Members[I], layoutOf(TypeId, I)))
        Out.push_back(offsetOf(TypeId, I) + Offset);
  } else if (T.Scalars && T.Kind == Shape::Matrix) {
    const uint64_t Rows = (*this)[T.Element].Count;
    const uint64_t Width = (*this)[(*this)[T.Element].Element].Width / 8;
    for (uint64_t C = 0; C < T.Count; ++C)
      for (uint64_t R = 0; R < Rows; ++R)
        Out.push_back(Layout.IsRowMajor ? R * Layout.Stride + C * Width
                                        : C * Layout.Stride + R * Width);
  } else if (T.Scalars) {
    const std::vector<uint64_t> &Part = offsets(T.Element, Layout);
    for (uint64_t I = 0; I < T.Count; ++I)
      for (uint64_t Offset : Part)
        Out.push_back(I * strideOf(TypeId, Layout) + Offset);
  }
  return Offsets[Key] = std::move(Out);
}

} // namespace dxil::spirv
