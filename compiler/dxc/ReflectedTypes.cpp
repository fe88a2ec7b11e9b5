// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ReflectedTypes.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/ShaderFlags.h>

#include <algorithm>
#include <set>

namespace dxil::compiler::dxc {
namespace {

// Limits for untrusted modules, whose types and nodes may be shared.
constexpr size_t MostTypes = 1 << 14;
constexpr unsigned MostDepth = 32;

enum VariableClass : uint32_t {
  Scalar,
  Vector,
  MatrixRows,
  MatrixColumns,
  Object,
  Struct,
  BitField = 8
};
enum VariableFlags : uint32_t { VariableUsed = 2 };
enum BufferKind : uint32_t { ConstantBuffer, TextureBuffer, ResourceBinding = 3 };

/// A scalar type in reflection.
struct Number {
  uint32_t Type = 0;
  std::string_view Name;
  uint32_t Bytes = 4; ///< in a constant buffer
};

Number numberOf(ComponentType Type, bool IsMinPrecision) {
  const ReflectedComponent &R = reflectedComponent(Type);
  if (!R.VariableType)
    return {};
  const uint32_t Bytes = infoOf(Type).Bits / 8;
  return IsMinPrecision ? Number{R.MinVariableType, R.MinWord, std::max(Bytes, 4u)}
                        : Number{R.VariableType, R.Word, Bytes};
}

/// Returns the resource type that a struct's name denotes, or nothing for other structs.
std::optional<uint32_t> objectType(std::string_view Name) {
  for (std::string_view Prefix : {ClassPrefix, StructPrefix})
    if (Name.starts_with(Prefix))
      Name.remove_prefix(Prefix.size());
  if (Name.starts_with("dx.types.wave_t"))
    return 0;
  if (Name.ends_with("_slice_type"))
    return std::nullopt;
  constexpr std::string_view Ordered = "RasterizerOrdered";
  if (Name.starts_with(Ordered))
    Name.remove_prefix(Ordered.size());
  for (const ReflectedObject &O : ReflectedObjects)
    if (O.IsWhole ? Name == O.Word : Name.starts_with(O.Word))
      return O.VariableType;
  return std::nullopt;
}

/// Returns the name of a struct without the prefixes that compilers add.
std::string plainName(std::string_view Name) {
  for (std::string_view Prefix :
       {std::string_view("dx.alignment.legacy."), HostLayoutPrefix, StructPrefix, ClassPrefix})
    if (Name.starts_with(Prefix) && Prefix != ClassPrefix)
      Name.remove_prefix(Prefix.size());
  return std::string(Name);
}

ir::TypeId withoutArrays(const ir::Module &M, ir::TypeId T) {
  while (M.Types[T].Kind == ir::TypeKind::Array)
    T = M.Types[T].Element;
  return T;
}

/// Returns true if a type is a vector or matrix of exactly \p Count numbers, with at most \p Levels
/// nested arrays or vectors, and not an array of them.
bool holdsNumbers(const ir::Module &M, ir::TypeId T, uint64_t Count, int Levels) {
  const ir::Type &Type = M.Types[T];
  if (Type.Kind == ir::TypeKind::Array) {
    if (Levels < 1 || !Type.Count || Count < Type.Count || Count % Type.Count)
      return false;
    return holdsNumbers(M, Type.Element, Count / Type.Count, Levels - 1);
  }
  if (Type.Kind == ir::TypeKind::Vector)
    return Levels >= 1 && Type.Count == Count;
  return Count == 1;
}

} // namespace

//===-- Tables ------------------------------------------------------------===//

namespace {

/// The placeholder for a missing variable or type: every description fails.
class NoType final : public ReflectedTypeTable {
  Status GetDesc(TypeDesc *) override { return Failed; }
  ReflectedTypeTable *GetMemberTypeByIndex(uint32_t) override { return this; }
  ReflectedTypeTable *GetMemberTypeByName(const char *) override { return this; }
  const char *GetMemberTypeName(uint32_t) override { return "$Invalid"; }
  Status IsEqual(ReflectedTypeTable *) override { return Failed; }
  ReflectedTypeTable *GetSubType() override { return this; }
  ReflectedTypeTable *GetBaseClass() override { return this; }
  uint32_t GetNumInterfaces() override { return 0; }
  ReflectedTypeTable *GetInterfaceByIndex(uint32_t) override { return this; }
  Status IsOfType(ReflectedTypeTable *) override { return Failed; }
  Status ImplementsInterface(ReflectedTypeTable *) override { return Failed; }
};

class NoVariable final : public ReflectedVariableTable {
  Status GetDesc(VariableDesc *) override { return Failed; }
  ReflectedTypeTable *GetType() override;
  ReflectedBufferTable *GetBuffer() override { return noBuffer(); }
  uint32_t GetInterfaceSlot(uint32_t) override { return ~0u; }
};

class NoBuffer final : public ReflectedBufferTable {
  Status GetDesc(BufferDesc *) override { return Failed; }
  ReflectedVariableTable *GetVariableByIndex(uint32_t) override { return noVariable(); }
  ReflectedVariableTable *GetVariableByName(const char *) override { return noVariable(); }
};

/// It has no members, so all threads share it.
NoType TheNoType;
NoVariable TheNoVariable;
NoBuffer TheNoBuffer;

ReflectedTypeTable *NoVariable::GetType() {
  return &TheNoType;
}

} // namespace

ReflectedVariableTable *noVariable() {
  return &TheNoVariable;
}
ReflectedBufferTable *noBuffer() {
  return &TheNoBuffer;
}

ReflectedTypeTable *ReflectedType::GetMemberTypeByIndex(uint32_t Index) {
  return Index < Members.size() ? static_cast<ReflectedTypeTable *>(Members[Index].second)
                                : &TheNoType;
}
ReflectedTypeTable *ReflectedType::GetMemberTypeByName(const char *Member) {
  for (const auto &[MemberName, Type] : Members)
    if (Member && MemberName == Member)
      return Type;
  return nullptr;
}
const char *ReflectedType::GetMemberTypeName(uint32_t Index) {
  return Index < Members.size() ? Members[Index].first.c_str() : nullptr;
}

ReflectedVariableTable *ReflectedBuffer::GetVariableByIndex(uint32_t Index) {
  return Index < Variables.size() ? static_cast<ReflectedVariableTable *>(&Variables[Index])
                                  : noVariable();
}
ReflectedVariable *ReflectedBuffer::find(const char *Variable) {
  for (ReflectedVariable &V : Variables)
    if (Variable && V.Name == Variable)
      return &V;
  return nullptr;
}
ReflectedVariableTable *ReflectedBuffer::GetVariableByName(const char *Variable) {
  ReflectedVariable *Match = find(Variable);
  return Match ? static_cast<ReflectedVariableTable *>(Match) : noVariable();
}

//===-- Reading -----------------------------------------------------------===//

TypeReader::TypeReader(const ir::Module &M) : M(M), Layout(M) {
  std::set<ir::MetadataId> Seen;
  for (const ir::NodeRef &List : ir::namedNodes(M, md::TypeAnnotationsLayout::Named)) {
    if (!Seen.insert(List.id()).second || md::TypeAnnotations(List).tag() != AnnotatedKind::Structs)
      continue;
    for (uint32_t I = md::TypeAnnotationsLayout::NumOperands; I + 1 < List.numOperands(); I += 2)
      if (const ir::ValueId V = List.value(I); V != ir::None)
        Structs.emplace(M.Values[V].Type, List.operand(I + 1));
  }
  const md::EntryPoint Entry(ir::firstNode(M, md::EntryPointLayout::Named));
  const uint64_t Flags = Entry.properties().shaderFlags();
  IsMinPrecision = !(Flags & uint64_t(ShaderFlag::NativeLowPrecision));
  Types.emplace_back(); // the type of members without annotation
}

ir::TypeId TypeReader::heldType(ir::ValueId Symbol) const {
  if (Symbol == ir::None || M.typeOf(Symbol).Kind != ir::TypeKind::Pointer)
    return ir::None;
  return M.typeOf(Symbol).Element;
}

ir::MetadataId TypeReader::annotationOf(ir::TypeId T) const {
  const auto Match = Structs.find(T);
  return Match == Structs.end() || M.Types[T].Kind != ir::TypeKind::Struct ? ir::None
                                                                           : Match->second;
}

TypeReader::Field TypeReader::fieldOf(ir::MetadataId Annotation, uint32_t Number) const {
  return Field(ir::NodeRef(M, Annotation).node(md::StructAnnotationLayout::NumOperands + Number));
}

void TypeReader::makeBits(ReflectedType &Word, ir::TypeId Type, const Field &Annotation,
                          uint32_t Base, bool IsInBuffer) {
  uint32_t First = 0;
  for (const Field &Bits : Annotation.bitFields()) {
    ReflectedType *Made = make(Type, Annotation, Base, IsInBuffer);
    const uint32_t Width = uint32_t(Bits.bitFieldWidth());
    Made->Desc.Class = BitField;
    Made->Desc.Columns = Width;
    Made->Desc.Offset = First;
    First += Width;
    Word.Members.emplace_back(Bits.name(), Made);
    if (Types.size() >= MostTypes)
      return;
  }
}

void TypeReader::makeMembers(ReflectedType &To, ir::TypeId T, bool IsInBuffer) {
  To.Desc.Class = Struct;
  To.Desc.Rows = 1;
  To.Name = plainName(M.Types[T].Name);
  const ir::MetadataId Annotation = annotationOf(T);
  const auto Fields = M.fields(M.Types[T]);
  const bool IsEmpty = !md::StructAnnotation(ir::NodeRef(M, Annotation)).size();
  ReflectedType *Last = nullptr;
  for (uint32_t I = 0; Annotation != ir::None && !IsEmpty && I < Fields.size(); ++I) {
    const ir::Type &Inner = M.Types[withoutArrays(M, Fields[I])];
    if (Inner.Kind == ir::TypeKind::Struct && objectType(Inner.Name))
      continue;
    if (Types.size() >= MostTypes)
      break;
    const Field Each = fieldOf(Annotation, I);
    const uint32_t Base = IsInBuffer ? 0 : uint32_t(Layout.fieldOffset(T, I).value_or(0));
    Last = make(Fields[I], Each, Base, IsInBuffer);
    To.Members.emplace_back(Each.name(), Last);
    const uint32_t Bits = Each.bitFields().size();
    if (Bits)
      Last->Desc.Members = Bits;
    if (M.Types[Fields[I]].Kind == ir::TypeKind::Struct && !Last->Desc.Columns)
      continue;
    To.Desc.Columns += std::max(Last->Desc.Columns, 1u) * std::max(Last->Desc.Rows, 1u) *
                       std::max(Last->Desc.Elements, 1u);
    if (Bits)
      makeBits(*Last, Fields[I], Each, Base, IsInBuffer);
  }
  To.Desc.Members = uint32_t(To.Members.size());
  if (!Last)
    return;
  To.SizeInBuffer = Last->Desc.Offset + Last->SizeInBuffer;
  if (To.Desc.Elements > 1)
    To.SizeInBuffer += (To.Desc.Elements - 1) * ((To.SizeInBuffer + 15) & ~15u);
}

ReflectedType *TypeReader::make(ir::TypeId T, const Field &Annotation, uint32_t Base,
                                bool IsInBuffer) {
  if (Types.size() >= MostTypes || Depth >= MostDepth)
    return &Types.front();
  ReflectedType &New = Types.emplace_back();
  ++Depth;
  TypeDesc &Desc = New.Desc;
  Desc.Offset = IsInBuffer ? uint32_t(Annotation.cBufferOffset()) - Base : Base;
  uint32_t Rows = 1, Columns = 1; // in a constant buffer
  if (const auto Matrix = Annotation.matrix()) {
    const bool IsRowMajor = Matrix.orientation() == MatrixOrder::RowMajor;
    Desc.Class = IsRowMajor ? MatrixRows : MatrixColumns;
    Desc.Rows = uint32_t(Matrix.rows());
    Desc.Columns = uint32_t(Matrix.columns());
    Rows = IsRowMajor ? Desc.Rows : Desc.Columns;
    Columns = IsRowMajor ? Desc.Columns : Desc.Rows;
  } else if (const uint32_t Size = uint32_t(Annotation.vectorSize())) {
    Desc.Class = Vector;
    Desc.Rows = 1;
    Desc.Columns = Columns = Size;
  }
  for (; M.Types[T].Kind == ir::TypeKind::Array; T = M.Types[T].Element) {
    if (Desc.Class != Scalar &&
        holdsNumbers(M, T, uint64_t(Rows) * Columns, Desc.Class == Vector || Rows == 1 ? 1 : 2))
      break;
    Desc.Elements = std::max(Desc.Elements, 1u) * uint32_t(M.Types[T].Count);
  }
  const Number Component = numberOf(Annotation.componentType(), IsMinPrecision);
  Desc.Type = Component.Type;
  New.Name = Component.Name;
  const ir::Type &Type = M.Types[T];
  if (Desc.Class == Vector) {
    New.Name += std::to_string(Desc.Columns);
  } else if (Desc.Class != Scalar) {
    New.Name += std::to_string(Desc.Rows) + "x" + std::to_string(Desc.Columns);
  } else if (Type.Kind == ir::TypeKind::Vector) {
    Desc.Class = Vector;
    Desc.Rows = 1;
    Desc.Columns = Columns = uint32_t(Type.Count);
    New.Name += std::to_string(Desc.Columns);
  } else if (const auto Resource = objectType(Type.Name)) {
    Desc.Class = Object;
    Desc.Type = *Resource;
  } else if (Type.Kind == ir::TypeKind::Struct) {
    makeMembers(New, T, IsInBuffer);
  } else if (Type.Kind != ir::TypeKind::Pointer) {
    Desc.Rows = Desc.Columns = 1;
    if (Desc.Type == reflectedComponent(ComponentType::U32).VariableType)
      New.Name = "dword";
  }
  if (Desc.Class <= MatrixColumns) {
    const uint32_t Stride = Component.Bytes > 4 && Columns > 2 ? 32 : 16;
    New.SizeInBuffer =
        Stride * (Rows * std::max(Desc.Elements, 1u) - 1) + Component.Bytes * Columns;
  }
  Desc.Name = New.Name.c_str();
  --Depth;
  return &New;
}

void TypeReader::readBuffer(ReflectedBuffer &To, ir::ValueId Symbol, bool IsArray, bool HasUsage) {
  const ir::TypeId Held = heldType(Symbol);
  if (Held == ir::None)
    return;
  const ir::TypeId T = withoutArrays(M, Held);
  const ir::MetadataId Annotation = annotationOf(T);
  if (Annotation == ir::None)
    return;
  const auto Fields = M.fields(M.Types[T]);
  To.Desc.Variables = uint32_t(Fields.size());
  const bool AllUsed = Fields.size() < 2 || !HasUsage;
  for (uint32_t I = 0; I < Fields.size(); ++I) {
    const Field Each = fieldOf(Annotation, I);
    ReflectedVariable &New = To.Variables.emplace_back();
    const uint32_t Offset = uint32_t(Each.cBufferOffset());
    New.Type = make(Fields[I], Each, Offset, /*IsInBuffer=*/true);
    if (IsArray || M.Types[Held].Kind == ir::TypeKind::Array)
      New.Type->Desc.Elements = 1;
    New.Name = Each.name();
    New.Buffer = &To;
    New.Desc = {New.Name.c_str(),
                Offset,
                New.Type->SizeInBuffer,
                AllUsed || Each.cBufferUsed() ? uint32_t(VariableUsed) : 0u,
                nullptr,
                0,
                0,
                0,
                0};
  }
}

uint32_t TypeReader::elementSize(ir::ValueId Symbol) const {
  const ir::TypeId Held = heldType(Symbol);
  return Held == ir::None ? 0 : uint32_t(Layout.allocSize(withoutArrays(M, Held)).value_or(0));
}

void TypeReader::readElements(ReflectedBuffer &To, ir::ValueId Symbol) {
  To.Desc.Type = ResourceBinding;
  To.Desc.Variables = 1;
  To.Desc.Size = elementSize(Symbol);
  ReflectedVariable &New = To.Variables.emplace_back();
  New.Name = "$Element";
  New.Buffer = &To;
  New.Type = &Types.front();
  New.Desc = {New.Name.c_str(), 0, To.Desc.Size, VariableUsed, nullptr, ~0u, 0, ~0u, 0};
  ir::TypeId T = heldType(Symbol);
  if (T == ir::None)
    return;
  for (; M.Types[T].Kind == ir::TypeKind::Array; T = M.Types[T].Element)
    To.Name += "[0]";
  const ir::MetadataId Annotation = annotationOf(T);
  const auto Fields = M.fields(M.Types[T]);
  if (Annotation != ir::None && !Fields.empty())
    New.Type = make(Fields[0], fieldOf(Annotation, 0), 0, /*IsInBuffer=*/false);
}

} // namespace dxil::compiler::dxc
