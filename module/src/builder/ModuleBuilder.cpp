// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types, constants, globals and metadata of a module under construction.
#include "../TypeRules.h"
#include "../reader/TypeIndex.h"
#include "BuilderImpl.h"

#include <dxil/generated/Limits.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/TypeLayout.h>

#include <algorithm>

namespace dxil::ir {

ModuleBuilder::ModuleBuilder(const OpTarget &Target) : Target(Target) {
  M.Triple = ModuleTriple;
  M.DataLayout = Target.Native16Bit ? NativeDataLayout : MinPrecisionDataLayout;
}

ModuleBuilder::~ModuleBuilder() = default;

ValueRef ModuleBuilder::fail(std::string Message) {
  if (!Problem)
    Problem = std::move(Message);
  return ValueRef();
}

std::string ModuleBuilder::spell(TypeId T) {
  return isType(T) ? TypePrinter(M).text(T) : "none";
}

std::optional<uint64_t> ModuleBuilder::allocSize(TypeId T) const {
  return TypeLayout(M).allocSize(T);
}

bool ModuleBuilder::hasFloats(TypeId T) const {
  return isType(T) && ir::hasFloats(M, T);
}

std::optional<uint64_t> ModuleBuilder::constantInt(ValueRef V) const {
  uint64_t Number = 0;
  return isValue(V) && M.constantInt(V.Id, Number) ? std::optional(Number) : std::nullopt;
}

// ---- Types --------------------------------------------------------------------------------------

// The nesting limit is the reader's: walks over types may recurse.
TypeId ModuleBuilder::addType(Type T, std::span<const TypeId> Fields) {
  uint16_t Depth = T.Element == None ? uint16_t(0) : TypeDepths[T.Element];
  for (TypeId F : Fields)
    Depth = std::max(Depth, TypeDepths[F]);
  if (Depth >= reader::MaxTypeDepth)
    return fail("a type of more than 256 types, each within another"), None;
  T.Fields = {uint32_t(M.TypePool.size()), uint32_t(Fields.size())};
  M.TypePool.insert(M.TypePool.end(), Fields.begin(), Fields.end());
  M.Types.push_back(T);
  TypeDepths.push_back(uint16_t(Depth + 1));
  return TypeId(M.Types.size() - 1);
}

TypeId ModuleBuilder::intern(const Type &T, std::span<const TypeId> Fields) {
  Key Shape{uint64_t(T.Kind) | uint64_t(T.Packed) << 8 | uint64_t(T.Width) << 32,
            T.Element | uint64_t(T.AddressSpace) << 32, T.Count};
  Shape.insert(Shape.end(), Fields.begin(), Fields.end());
  if (auto Entry = Types.find(Shape); Entry != Types.end())
    return Entry->second;
  const TypeId New = addType(T, Fields);
  if (New != None)
    Types[std::move(Shape)] = New;
  return New;
}

TypeId ModuleBuilder::plainType(TypeKind Kind) {
  return intern({.Kind = Kind});
}

TypeId ModuleBuilder::integerType(uint32_t Width) {
  if (!Width || Width > 64) {
    fail("an integer of " + std::to_string(Width) + " bits (expected 1 to 64)");
    return None;
  }
  return intern({.Kind = TypeKind::Integer, .Width = Width});
}

TypeId ModuleBuilder::pointerType(TypeId Pointee, uint32_t AddressSpace) {
  if (!isType(Pointee))
    return fail("a pointer to no type"), None;
  return intern({.Kind = TypeKind::Pointer, .AddressSpace = AddressSpace, .Element = Pointee});
}

TypeId ModuleBuilder::arrayType(TypeId Element, uint64_t Count) {
  if (!isType(Element))
    return fail("an array of no type"), None;
  return intern({.Kind = TypeKind::Array, .Element = Element, .Count = Count});
}

TypeId ModuleBuilder::vectorType(TypeId Element, uint32_t Count) {
  if (!isType(Element) || !Count)
    return fail("a vector of no type or no elements"), None;
  return intern({.Kind = TypeKind::Vector, .Element = Element, .Count = Count});
}

TypeId ModuleBuilder::structType(std::span<const TypeId> Fields, bool Packed) {
  if (!std::ranges::all_of(Fields, [this](TypeId F) { return isType(F); }))
    return fail("a struct with a field of no type"), None;
  return intern({.Kind = TypeKind::Struct, .Packed = Packed}, Fields);
}

TypeId ModuleBuilder::functionType(TypeId Result, std::span<const TypeId> Parameters) {
  if (!isType(Result) || !std::ranges::all_of(Parameters, [this](TypeId P) { return isType(P); }))
    return fail("a function type with a parameter or result of no type"), None;
  return intern({.Kind = TypeKind::Function, .Element = Result}, Parameters);
}

TypeId ModuleBuilder::namedStruct(std::string_view Name, std::span<const TypeId> Fields) {
  if (!std::ranges::all_of(Fields, [this](TypeId F) { return isType(F); }))
    return fail("struct '" + std::string(Name) + "' has a field of no type"), None;
  if (auto Entry = NamedTypes.find(Name); Entry != NamedTypes.end()) {
    const Type &Old = M.Types[Entry->second];
    if (Old.Kind == TypeKind::Struct && std::ranges::equal(M.fields(Old), Fields))
      return Entry->second;
    return fail("struct '" + std::string(Name) + "' has other fields already"), None;
  }
  const TypeId New =
      addType({.Kind = TypeKind::Struct, .Named = true, .Name = M.Strings.save(Name)}, Fields);
  if (New != None)
    NamedTypes[std::string(Name)] = New;
  return New;
}

// ---- Constants ----------------------------------------------------------------------------------

ValueRef ModuleBuilder::addValue(ValueKind Kind, TypeId T, uint32_t Index) {
  M.Values.push_back({Kind, T, Index});
  return ValueRef(ValueId(M.Values.size() - 1));
}

ValueRef ModuleBuilder::addConstant(Constant C, TypeId T, std::span<const ValueRef> Operands) {
  if (!isType(T))
    return fail("a constant of no type");
  Key Lookup{C.Bits, T | uint64_t(C.Kind) << 32}; // most keys differ in the first word
  for (ValueRef V : Operands)
    Lookup.push_back(V.Id);
  if (auto Entry = Constants.find(Lookup); Entry != Constants.end())
    return ValueRef(Entry->second);
  C.Operands = {uint32_t(M.OperandPool.size()), uint32_t(Operands.size())};
  for (ValueRef V : Operands)
    M.OperandPool.push_back(V.Id);
  const ValueRef New = addValue(ValueKind::Constant, T, uint32_t(M.Constants.size()));
  C.Self = New.Id;
  M.Constants.push_back(C);
  Constants[Lookup] = New.Id;
  return New;
}

ValueRef ModuleBuilder::integer(TypeId T, uint64_t Bits) {
  if (!isType(T) || M.Types[T].Kind != TypeKind::Integer)
    return fail("an integer constant of type " + spell(T));
  const uint32_t Width = M.Types[T].Width;
  Bits &= Width < 64 ? (uint64_t(1) << Width) - 1 : ~uint64_t(0);
  if (!Bits)
    return null(T);
  return addConstant({.Kind = ConstantKind::Integer, .Bits = Bits}, T);
}

ValueRef ModuleBuilder::floatBits(TypeId T, uint64_t Bits) {
  if (!isType(T) || M.Types[T].Kind < TypeKind::Half || M.Types[T].Kind > TypeKind::Double)
    return fail("a float constant of type " + spell(T));
  if (!Bits)
    return null(T);
  return addConstant({.Kind = ConstantKind::Float, .Bits = Bits}, T);
}

ValueRef ModuleBuilder::f32(float V) {
  return floatBits(floatType(), std::bit_cast<uint32_t>(V));
}
ValueRef ModuleBuilder::f64(double V) {
  return floatBits(doubleType(), std::bit_cast<uint64_t>(V));
}
ValueRef ModuleBuilder::null(TypeId T) {
  return addConstant({.Kind = ConstantKind::Null}, T);
}
ValueRef ModuleBuilder::undef(TypeId T) {
  return addConstant({.Kind = ConstantKind::Undef}, T);
}

ValueRef ModuleBuilder::aggregate(TypeId T, std::span<const ValueRef> Elements) {
  if (!isType(T))
    return fail("an aggregate of no type");
  const Type &Ty = M.Types[T];
  const bool IsStruct = Ty.Kind == TypeKind::Struct;
  if (!IsStruct && Ty.Kind != TypeKind::Array && Ty.Kind != TypeKind::Vector)
    return fail("an aggregate of type " + spell(T));
  const uint64_t Count = IsStruct ? Ty.Fields.Count : Ty.Count;
  if (Elements.size() != Count)
    return fail("an aggregate of type " + spell(T) + " with " + std::to_string(Elements.size()) +
                " elements (expected " + std::to_string(Count) + ")");
  for (size_t I = 0; I < Elements.size(); ++I) {
    const TypeId Expected = IsStruct ? M.TypePool[Ty.Fields.First + I] : Ty.Element;
    if (!isValue(Elements[I]) || M.Values[Elements[I].Id].Kind > ValueKind::Constant ||
        typeOf(Elements[I]) != Expected)
      return fail("element " + std::to_string(I) + " of an aggregate of type " + spell(T) +
                  " (expected a constant of type " + spell(Expected) + ")");
  }
  return addConstant({.Kind = ConstantKind::Aggregate}, T, Elements);
}

ValueRef ModuleBuilder::bitCast(ValueRef V, TypeId To) {
  if (!isValue(V) || M.Values[V.Id].Kind > ValueKind::Constant || !isType(To) ||
      !castFits(M, Opcode::BitCast, typeOf(V), To))
    return fail("a constant 'bitcast' of " + spell(typeOf(V)) + " to " + spell(To));
  if (typeOf(V) == To)
    return V;
  return addConstant({.Kind = ConstantKind::Cast, .SubOpcode = uint8_t(Opcode::BitCast)}, To,
                     std::array{V});
}

ValueRef ModuleBuilder::elementAddress(ValueRef Global, uint32_t Index) {
  const TypeId Pointer = typeOf(Global);
  const TypeId Array = isType(Pointer) ? type(Pointer).Element : None;
  if (!isValue(Global) || M.Values[Global.Id].Kind != ValueKind::Global || !isType(Array) ||
      type(Array).Kind != TypeKind::Array)
    return fail("an element's address in a value that is no global array");
  const TypeId Result = pointerType(type(Array).Element, type(Pointer).AddressSpace);
  return addConstant({.Kind = ConstantKind::GetElementPtr, .Flags = InBounds, .SourceType = Array},
                     Result, std::array{Global, i32(0), i32(Index)});
}

// ---- Globals and functions ----------------------------------------------------------------------

ValueRef ModuleBuilder::addGlobal(std::string_view Name, TypeId ValueType, uint32_t AddressSpace,
                                  Linkage L, ValueRef Initializer, bool IsConstant,
                                  uint32_t Alignment) {
  if (!isType(ValueType))
    return fail("global '" + std::string(Name) + "' has no type");
  if (Initializer && typeOf(Initializer) != ValueType)
    return fail("global '" + std::string(Name) + "' of type " + spell(ValueType) +
                " begins with a value of type " + spell(typeOf(Initializer)));
  if (Globals.contains(Name))
    return fail("there is a global or function '" + std::string(Name) + "' already");
  const ValueRef Self =
      addValue(ValueKind::Global, pointerType(ValueType, AddressSpace), uint32_t(M.Globals.size()));
  Global G;
  G.Self = Self.Id;
  G.ValueType = ValueType;
  G.AddressSpace = AddressSpace;
  G.IsConstant = IsConstant;
  G.Linkage = L;
  G.Alignment = Alignment;
  G.Initializer = Initializer.Id;
  M.Globals.push_back(G);
  M.setName(Self.Id, M.Strings.save(Name));
  Globals[std::string(Name)] = Self.Id;
  return Self;
}

FunctionId ModuleBuilder::addFunction(std::string_view Name, TypeId T) {
  Function F;
  F.Self = addValue(ValueKind::Function, pointerType(T), uint32_t(M.Functions.size())).Id;
  F.FunctionType = T;
  M.Functions.push_back(F);
  M.setName(F.Self, M.Strings.save(Name));
  Globals[std::string(Name)] = F.Self;
  return FunctionId(M.Functions.size() - 1);
}

ValueRef ModuleBuilder::declare(std::string_view Name, TypeId T, AttributeSet Attributes) {
  if (!isType(T) || M.Types[T].Kind != TypeKind::Function)
    return fail("function '" + std::string(Name) + "' has type " + spell(T) +
                " (expected a function type)");
  if (auto Entry = Globals.find(Name); Entry != Globals.end()) {
    const Value &Old = M.Values[Entry->second];
    if (Old.Kind == ValueKind::Function && M.Functions[Old.Index].FunctionType == T)
      return ValueRef(Entry->second);
    return fail("'" + std::string(Name) + "' has another type already");
  }
  Function &F = M.Functions[addFunction(Name, T)];
  F.Attributes = attributeList(Attributes);
  return ValueRef(F.Self);
}

ModuleBuilder::Body *ModuleBuilder::addDefinition(std::string_view Name, TypeId T, Linkage L) {
  auto New = std::make_unique<Body>();
  New->Caller = Target.Shader;
  New->Blocks.emplace_back();
  if (!isType(T) || M.Types[T].Kind != TypeKind::Function)
    fail("function '" + std::string(Name) + "' has type " + spell(T) +
         " (expected a function type)");
  else if (Globals.contains(Name))
    fail("there is a global or function '" + std::string(Name) + "' already");
  else {
    New->Function = addFunction(Name, T);
    Function &F = M.Functions[New->Function];
    F.IsDeclaration = false;
    F.Linkage = L;
    New->FirstArgument = ValueId(M.Values.size());
    New->ArgumentCount = M.Types[T].Fields.Count;
    for (uint32_t A = 0; A < New->ArgumentCount; ++A)
      addValue(ValueKind::Argument, M.fields(M.Types[T])[A], A);
  }
  Bodies.push_back(std::move(New));
  return Bodies.back().get();
}

/// LLVM 3.7's numbers of the attributes that ops have.
enum : uint32_t {
  NoDuplicateKind = 12,
  NoReturnKind = 17,
  NoUnwindKind = 18,
  ReadNoneKind = 20,
  ReadOnlyKind = 21,
  ArgMemOnlyKind = 45,
};

/// Functions of ops are always nounwind.
AttributeListId ModuleBuilder::attributeList(AttributeSet Attributes) {
  auto [Entry, IsNew] =
      AttributeLists.try_emplace(Attributes.mask(), AttributeListId(M.AttributeLists.size()));
  if (!IsNew)
    return Entry->second;
  AttributeGroup Group;
  Group.Id = uint32_t(M.AttributeGroups.size()) + 1;
  Group.ParamIndex = FunctionIndex;
  Group.Attributes.First = uint32_t(M.Attributes.size());
  auto Add = [&](uint32_t Kind) {
    Attribute A;
    A.Kind = Kind;
    M.Attributes.push_back(A);
  };
  using dxil::Attribute;
  if (Attributes.contains(dxil::Attribute::NoDuplicate))
    Add(NoDuplicateKind);
  if (Attributes.contains(dxil::Attribute::NoReturn))
    Add(NoReturnKind);
  Add(NoUnwindKind);
  if (Attributes.contains(dxil::Attribute::ReadNone))
    Add(ReadNoneKind);
  if (Attributes.contains(dxil::Attribute::ReadOnly))
    Add(ReadOnlyKind);
  if (Attributes.contains(dxil::Attribute::ArgMemOnly))
    Add(ArgMemOnlyKind);
  Group.Attributes.Count = uint32_t(M.Attributes.size()) - Group.Attributes.First;
  M.AttributeLists.push_back({{uint32_t(M.IndexPool.size()), 1}});
  M.IndexPool.push_back(uint32_t(M.AttributeGroups.size()));
  M.AttributeGroups.push_back(Group);
  return Entry->second;
}

void ModuleBuilder::addAttribute(ValueRef To, std::string_view Key, std::string_view Text) {
  if (!isValue(To) || M.Values[To.Id].Kind != ValueKind::Function) {
    fail("attribute '" + std::string(Key) + "' on a value that is not a function");
    return;
  }
  Function &F = M.Functions[M.Values[To.Id].Index];
  const AttributeListId Old = F.Attributes;
  const Range Former = Old == None ? Range{} : M.AttributeLists[Old].Groups;
  const AttributeGroup Group = {
      uint32_t(M.AttributeGroups.size()) + 1, FunctionIndex, {uint32_t(M.Attributes.size()), 1}};
  M.Attributes.push_back(
      {.HasValue = true, .Key = M.Strings.save(Key), .Text = M.Strings.save(Text)});
  F.Attributes = AttributeListId(M.AttributeLists.size());
  M.AttributeLists.push_back({{uint32_t(M.IndexPool.size()), Former.Count + 1}});
  for (uint32_t I = 0; I < Former.Count; ++I)
    M.IndexPool.push_back(M.IndexPool[Former.First + I]);
  M.IndexPool.push_back(uint32_t(M.AttributeGroups.size()));
  M.AttributeGroups.push_back(Group);
}

// ---- Metadata -----------------------------------------------------------------------------------

MetadataRef ModuleBuilder::string(std::string_view Text) {
  auto [Entry, IsNew] = Strings.try_emplace(std::string(Text), MetadataId(M.Metadata.size()));
  if (IsNew) {
    Metadata N;
    N.Kind = MetadataKind::String;
    N.Text = M.Strings.save(Text);
    M.Metadata.push_back(N);
  }
  return MetadataRef(Entry->second);
}

MetadataRef ModuleBuilder::value(ValueRef V) {
  if (!isValue(V) || M.Values[V.Id].Kind > ValueKind::Constant)
    return fail("metadata of what is no constant, global or function"), MetadataRef();
  auto [Entry, IsNew] =
      Nodes.try_emplace(Key{uint64_t(MetadataKind::Value), V.Id}, MetadataId(M.Metadata.size()));
  if (IsNew) {
    Metadata N;
    N.Kind = MetadataKind::Value;
    N.Value = V.Id;
    M.Metadata.push_back(N);
  }
  return MetadataRef(Entry->second);
}

MetadataRef ModuleBuilder::addNode(std::span<const MetadataRef> Operands, bool Distinct) {
  Metadata N;
  N.Kind = MetadataKind::Node;
  N.Distinct = Distinct;
  N.Operands = {uint32_t(M.MetadataPool.size()), uint32_t(Operands.size())};
  for (MetadataRef Op : Operands)
    M.MetadataPool.push_back(Op.Id);
  M.Metadata.push_back(N);
  return MetadataRef(MetadataId(M.Metadata.size() - 1));
}

MetadataRef ModuleBuilder::node(std::span<const MetadataRef> Operands) {
  Key Lookup{uint64_t(MetadataKind::Node)};
  for (MetadataRef Op : Operands)
    Lookup.push_back(Op.Id);
  if (auto Entry = Nodes.find(Lookup); Entry != Nodes.end())
    return MetadataRef(Entry->second);
  const MetadataRef New = addNode(Operands, false);
  Nodes[Lookup] = New.Id;
  return New;
}

void ModuleBuilder::addNamed(std::string_view Name, MetadataRef Node) {
  if (Node.Id == None) {
    fail("named metadata '" + std::string(Name) + "' with a null node");
    return;
  }
  auto [Entry, IsNew] = Named.try_emplace(std::string(Name));
  if (IsNew)
    NamedOrder.push_back(Entry->first);
  Entry->second.push_back(Node.Id);
}

} // namespace dxil::ir
