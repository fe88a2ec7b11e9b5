// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Variables and pointers. A pointer is a Place without code; loads and stores emit the code.
#include "Lowering.h"

#include <algorithm>

namespace dxil::spirv {

using ir::TypeId;

/// Variables with more scalars are not set to 0 before the program's first store.
static constexpr uint64_t MostZeros = 64;

// ---- Variables ----------------------------------------------------------------------------------

Variable::Part Lowering::memoryPart(const Field &F) {
  Variable::Part Part;
  Part.Count = F.Count;
  Part.Type = memoryType(F.Scalar);
  if (Part.Type != scalarType(F.Scalar))
    Part.Narrow = scalarType(F.Scalar);
  return Part;
}

Variable *Lowering::addVariable(Id Type, StorageClass Storage, bool IsZero) {
  Variable &V = Variables.emplace_back();
  V.Type = Type;
  V.Storage = Storage;
  const bool IsShared = Storage == StorageClass::Workgroup;
  if (T.fields(Type).empty() && refuseAddress(Type))
    return &V;
  if (T.fields(Type).empty() && !(T[Type].Kind == Shape::Struct && T[Type].Members.empty()))
    fail("a variable of this type is not translated");
  for (const Field &F : T.fields(Type)) {
    Variable::Part Part;
    if (F.Count > 1 || IsShared)
      Part = memoryPart(F);
    else
      Part.Type = scalarType(F.Scalar);
    const TypeId Whole = F.Count > 1 ? module().arrayType(Part.Type, F.Count) : Part.Type;
    const uint32_t Alignment = T[F.Scalar].Width == 64 ? 8 : T[F.Scalar].Width == 16 ? 2 : 4;
    if (IsShared) {
      Part.Address = module().addGlobal(
          "shared" + std::to_string(Variables.size()) + "." + std::to_string(V.Parts.size()), Whole,
          3, ir::Linkage::Internal, module().undef(Whole), false, Alignment);
    } else {
      inPrologue([&] {
        Part.Address = B.alloca_(Whole, Alignment);
        const uint64_t Zeros = IsZero && F.Count <= MostZeros ? F.Count : 0;
        for (uint64_t N = 0; N < Zeros; ++N) {
          const ValueRef Indices[] = {module().i32(0), module().i32(uint32_t(N))};
          B.store(F.Count > 1 ? B.getElementPtr(Part.Address, Indices) : Part.Address,
                  module().null(Part.Type), Alignment);
        }
      });
    }
    V.Parts.push_back(Part);
  }
  return &V;
}

Place Lowering::placeOf(Variable *V) {
  Place P;
  P.Is = Place::Kind::Memory;
  P.Type = V->Type;
  P.Target = V;
  P.Offsets.resize(V->Parts.size());
  return P;
}

void Lowering::variable(const Instruction &I) {
  const Id Type = T[I.Type].Element;
  if (T[Type].Kind == Shape::RayQuery) {
    frame().Values[I.Result] = rayQuery();
    return;
  }
  Value V;
  V.Is = Value::Kind::Pointer;
  V.Pointer = placeOf(addVariable(Type, StorageClass::Function, true));
  if (failed())
    return;
  if (const Id Initializer = M.as<inst::Variable>(I).initializer())
    store(V.Pointer, scalars(Initializer));
  define(I, std::move(V));
}

/// Creates a global variable at its first use. Inputs and outputs exist already.
std::optional<Value> Lowering::globalVariable(const Instruction &I) {
  const Id Type = T[I.Type].Element;
  const StorageClass Storage = M.as<inst::Variable>(I).storageClass();
  switch (Storage) {
  case StorageClass::Private:
  case StorageClass::Workgroup: {
    if (T[Type].Kind == Shape::RayQuery)
      return rayQuery();
    if (Storage == StorageClass::Workgroup && !Description.Threads[0]) {
      fail("a variable of the workgroup in a shader that has none");
      return std::nullopt;
    }
    Value V;
    V.Is = Value::Kind::Pointer;
    V.Pointer = placeOf(addVariable(Type, Storage, true));
    const Id Initializer = M.as<inst::Variable>(I).initializer();
    if (Initializer && Storage == StorageClass::Private && !failed()) {
      const List Values = scalars(Initializer);
      inPrologue([&] { store(V.Pointer, Values); });
    }
    return V;
  }
  case StorageClass::TaskPayloadWorkgroupEXT: return taskPayload(I, Type);
  case StorageClass::RayPayloadKHR:
  case StorageClass::IncomingRayPayloadKHR:
  case StorageClass::CallableDataKHR:
  case StorageClass::IncomingCallableDataKHR:
  case StorageClass::HitAttributeKHR: return rayVariable(Type, Storage);
  case StorageClass::Input:
  case StorageClass::Output:
    fail("the variable is not in the interface of the entry point");
    return std::nullopt;
  default: return resource(I, Type, Storage);
  }
}

// ---- Access chains ------------------------------------------------------------------------------

ValueRef Lowering::total(const Offset &O) {
  const ValueRef Constant = module().i32(uint32_t(O.Constant));
  if (!O.Dynamic)
    return Constant;
  return O.Constant ? B.binary(ir::Opcode::Add, O.Dynamic, Constant) : O.Dynamic;
}

void Lowering::advance(Offset &O, ValueRef Index, uint64_t Stride) {
  if (const std::optional<uint64_t> Number = module().constantInt(Index)) {
    O.Constant += uint64_t(int64_t(int32_t(*Number))) * Stride;
    return;
  }
  const ValueRef Step =
      Stride == 1 ? Index : B.binary(ir::Opcode::Mul, Index, module().i32(uint32_t(Stride)));
  O.Unit = O.Dynamic ? std::min(O.Unit & -O.Unit, Stride & -Stride) : Stride;
  O.Dynamic = O.Dynamic ? B.binary(ir::Opcode::Add, O.Dynamic, Step) : Step;
}

Place Lowering::step(const Place &From, const Instruction &Chain, Id IndexId) {
  Place To = From;
  const ValueRef Index = asI32(scalar(IndexId));
  const spirv::Type &Whole = T[From.Type];
  const std::optional<uint64_t> Number = module().constantInt(Index);
  if (Whole.Kind == Shape::Struct && (!Number || *Number >= Whole.Members.size())) {
    fail("the index of a member is no constant below the number of members");
    return To;
  }
  To.Type = T.elementOf(From.Type, Number.value_or(0));
  if (!To.Type || failed()) {
    fail("an index into a type without parts");
    return To;
  }
  if (From.IsSelecting) {
    // Arrays of arrays of bindings are one array.
    const bool IsLast = To.Type == From.Element;
    const uint64_t Inner = T[To.Type].Kind == Shape::Array && !IsLast ? T[To.Type].Count : 1;
    const ValueRef Step =
        Inner == 1 ? Index : B.binary(ir::Opcode::Mul, Index, module().i32(uint32_t(Inner)));
    To.Index = From.Index ? B.binary(ir::Opcode::Add, From.Index, Step) : Step;
    To.IsSelecting = !IsLast;
    To.IsNonUniform |=
        M.has(IndexId, Decoration::NonUniform) || M.has(Chain.Result, Decoration::NonUniform);
    return To;
  }
  if (From.Is == Place::Kind::Memory || From.Is == Place::Kind::Vertex) {
    if (Whole.Kind == Shape::Struct) {
      size_t First = 0;
      for (uint64_t Member = 0; Member < *Number; ++Member)
        First += T.fields(Whole.Members[Member]).size();
      const size_t Count = T.fields(To.Type).size();
      if (First + Count > From.Offsets.size()) {
        fail("the member does not fit the variable");
        return To;
      }
      To.FirstField += uint32_t(First);
      To.Offsets.assign(From.Offsets.begin() + First, From.Offsets.begin() + First + Count);
    } else {
      const std::vector<Field> &Fields = T.fields(To.Type);
      for (size_t F = 0; F < To.Offsets.size() && F < Fields.size(); ++F)
        advance(To.Offsets[F], Index, Fields[F].Count);
    }
  } else if (From.Is == Place::Kind::Buffer) {
    if (Whole.Kind == Shape::Struct) {
      To.Bytes.Constant += T.offsetOf(From.Type, uint32_t(*Number));
      To.Layout = T.layoutOf(From.Type, uint32_t(*Number));
    } else {
      advance(To.Bytes, Index, T.strideOf(From.Type, From.Layout));
      if (Whole.Kind == Shape::Matrix && From.Layout.IsRowMajor)
        To.Layout.VectorStride = From.Layout.Stride;
    }
  } else {
    fail("an index into an image or sampler");
  }
  return To;
}

void Lowering::accessChain(const Instruction &I) {
  const auto V = M.as<inst::AccessChain>(I);
  Value Out;
  Out.Is = Value::Kind::Pointer;
  Out.Pointer = pointer(V.base());
  for (Id Index : V.indexes()) {
    if (failed())
      return;
    Out.Pointer = step(Out.Pointer, I, Index);
  }
  if (!failed() && Out.Pointer.Type != T[I.Type].Element)
    return fail("the indices do not lead to the result's type");
  Out.Pointer.IsNonUniform |= M.has(I.Result, Decoration::NonUniform);
  define(I, std::move(Out));
}

// ---- Loads and stores ---------------------------------------------------------------------------

ValueRef Lowering::address(const Place &From, Leaf L, const Variable::Part *&Part) {
  if (!From.Target || L.Field >= From.Offsets.size() ||
      From.FirstField + L.Field >= From.Target->Parts.size()) {
    fail("the pointer does not fit the type");
    return {};
  }
  Part = &From.Target->Parts[From.FirstField + L.Field];
  if (Part->Count == 1)
    return Part->Address;
  Offset O = From.Offsets[L.Field];
  O.Constant += L.Index;
  if (!O.Dynamic)
    O.Constant = std::min(O.Constant, Part->Count - 1);
  const ValueRef Indices[] = {module().i32(0), total(O)};
  return B.getElementPtr(Part->Address, Indices);
}

static uint32_t alignmentOf(const ir::Type &T) {
  return T.Kind == ir::TypeKind::Double || T.Width == 64 ? 8
         : T.Kind == ir::TypeKind::Half || T.Width == 16 ? 2
                                                         : 4;
}

List Lowering::loadMemory(const Place &From) {
  List Out;
  for (Leaf L : T.leaves(From.Type)) {
    const Variable::Part *Part = nullptr;
    const ValueRef Address = address(From, L, Part);
    if (failed())
      return {};
    const ValueRef V = B.load(Address, alignmentOf(module().type(Part->Type)));
    Out.push_back(Part->Narrow == ir::None ? V : narrow(V, Part->Narrow));
  }
  return Out;
}

void Lowering::storeMemory(const Place &To, const List &Values) {
  const std::vector<Leaf> &Leaves = T.leaves(To.Type);
  for (size_t N = 0; N < Leaves.size() && !failed(); ++N) {
    const Variable::Part *Part = nullptr;
    const ValueRef Address = address(To, Leaves[N], Part);
    if (failed())
      return;
    const ValueRef V = Part->Narrow == ir::None
                           ? Values[N]
                           : B.cast(ir::Opcode::ZExt, Values[N], module().i32Type());
    B.store(Address, V, alignmentOf(module().type(Part->Type)));
  }
}

/// Returns a component of a row; its number is known only at run time.
ValueRef Lowering::constantsComponent(ValueRef Row, ValueRef Bytes, uint64_t Constant,
                                      bool IsDynamic, uint32_t Width) {
  const uint32_t Size = Width / 8, Count = 16 / Size;
  if (!IsDynamic)
    return B.extractValue(Row, uint32_t(Constant % 16 / Size));
  const ValueRef Component = B.binary(ir::Opcode::And,
                                      B.binary(ir::Opcode::LShr, Bytes,
                                               module().i32(Size == 8   ? 3
                                                            : Size == 4 ? 2
                                                                        : 1)),
                                      module().i32(Count - 1));
  ValueRef Out = B.extractValue(Row, 0);
  for (uint32_t C = 1; C < Count; ++C)
    Out = B.select(B.compare(ir::IcmpEq, Component, module().i32(C)), B.extractValue(Row, C), Out);
  return Out;
}

/// The word that contains a byte, and the position of the byte's bits in the word.
struct Lowering::BytePlace {
  ValueRef Word, Shift;
  bool IsConstant = false; ///< Shift is a constant
};

Lowering::BytePlace Lowering::bytePlace(const Offset &O) {
  if (!O.Dynamic || O.Unit % 4 == 0) {
    Offset Aligned = O;
    Aligned.Constant &= ~uint64_t(3);
    return {total(Aligned), module().i32(uint32_t(O.Constant % 4 * 8)), true};
  }
  const ValueRef Bytes = total(O);
  return {B.binary(ir::Opcode::And, Bytes, module().i32(~3u)),
          B.binary(ir::Opcode::And, B.binary(ir::Opcode::Shl, Bytes, module().i32(3)),
                   module().i32(24))};
}

List Lowering::loadConstants(const Place &From, ValueRef Handle) {
  const std::vector<Id> Scalars = T.scalars(From.Type);
  const std::vector<uint64_t> &Offsets = T.offsets(From.Type, From.Layout);
  const bool IsDynamic = From.Bytes.Dynamic && From.Bytes.Unit % 16;
  std::map<std::pair<uint64_t, TypeId>, ValueRef> Rows;
  List Out;
  for (size_t N = 0; N < Scalars.size() && N < Offsets.size() && !failed(); ++N) {
    const bool IsByte = T[Scalars[N]].Width == 8;
    const TypeId Type = IsByte ? module().i32Type() : scalarType(Scalars[N]);
    Offset O = From.Bytes;
    O.Constant += Offsets[N];
    const uint64_t Key = IsDynamic ? O.Constant : O.Constant / 16;
    ValueRef &Row = Rows[{Key, Type}];
    ValueRef Bytes;
    if (IsDynamic)
      Bytes = total(O);
    if (!Row) {
      ValueRef Index;
      if (IsDynamic) {
        Index = B.binary(ir::Opcode::LShr, Bytes, module().i32(4));
      } else {
        Index = module().i32(uint32_t(O.Constant / 16));
        if (O.Dynamic)
          Index = B.binary(ir::Opcode::Add, B.binary(ir::Opcode::LShr, O.Dynamic, module().i32(4)),
                           Index);
      }
      Row = B.cBufferLoadLegacy({.handle = Handle, .regIndex = Index, .overload = Type});
    }
    const ValueRef Component =
        constantsComponent(Row, Bytes, O.Constant, IsDynamic, IsByte ? 32 : T[Scalars[N]].Width);
    Out.push_back(IsByte ? byteOf(Component, bytePlace(O).Shift) : Component);
  }
  return Out;
}

/// Calls Each(first, count) for runs of scalars that one access can load or store.
template <class Fn>
static void forRuns(const std::vector<Id> &Scalars, const std::vector<uint64_t> &Offsets,
                    const Types &T, Fn Each) {
  for (size_t First = 0; First < Scalars.size();) {
    const uint64_t Bytes = T[Scalars[First]].Width / 8;
    const size_t Most = Bytes == 8 ? 2 : 4;
    size_t Count = 1;
    while (First + Count < Scalars.size() && Count < Most &&
           Scalars[First + Count] == Scalars[First] &&
           Offsets[First + Count] == Offsets[First] + Count * Bytes)
      ++Count;
    Each(First, Count);
    First += Count;
  }
}

ValueRef Lowering::byteOf(ValueRef Word, ValueRef Shift) {
  const std::optional<uint64_t> Number = module().constantInt(Shift);
  if (!Number || *Number)
    Word = B.binary(ir::Opcode::LShr, Word, Shift);
  return B.cast(ir::Opcode::Trunc, Word, module().integerType(8));
}

/// Loads consecutive bytes.
void Lowering::loadBytes(Offset O, ValueRef Handle, size_t Count, List &Out) {
  ValueRef Loaded;
  for (size_t N = 0; N < Count; ++N, ++O.Constant) {
    const BytePlace Place = bytePlace(O);
    if (!Loaded || !Place.IsConstant || O.Constant % 4 == 0)
      Loaded = B.extractValue(B.rawBufferLoad({.srv = Handle,
                                               .index = Place.Word,
                                               .mask = ComponentMask(1),
                                               .alignment = 4,
                                               .overload = module().i32Type()}),
                              0);
    Out.push_back(byteOf(Loaded, Place.Shift));
  }
}

/// Stores some bytes of a word. Two atomic operations keep the word's other bytes, which another
/// invocation may store at the same time.
void Lowering::storeWord(const BytePlace &Place, ValueRef Handle, std::span<const ValueRef> Bytes) {
  const TypeId Word = module().i32Type();
  ValueRef New;
  for (size_t N = 0; N < Bytes.size(); ++N) {
    ValueRef Part = B.cast(ir::Opcode::ZExt, Bytes[N], Word);
    if (N)
      Part = B.binary(ir::Opcode::Shl, Part, module().i32(uint32_t(8 * N)));
    New = New ? B.binary(ir::Opcode::Or, New, Part) : Part;
  }
  if (Bytes.size() == 4) {
    B.rawBufferStore({.uav = Handle,
                      .index = Place.Word,
                      .value0 = New,
                      .mask = ComponentMask(1),
                      .alignment = 4});
    return;
  }
  const ValueRef Ones = module().i32(uint32_t((uint64_t(1) << 8 * Bytes.size()) - 1));
  const ValueRef Others =
      B.binary(ir::Opcode::Xor, B.binary(ir::Opcode::Shl, Ones, Place.Shift), module().i32(~0u));
  auto Apply = [&](AtomicBinOpKind Operation, ValueRef V) {
    B.atomicBinOp({.handle = Handle,
                   .atomicOp = module().i32(uint32_t(Operation)),
                   .offset0 = Place.Word,
                   .newValue = V});
  };
  Apply(AtomicBinOpKind::And, Others);
  Apply(AtomicBinOpKind::Or, B.binary(ir::Opcode::Shl, New, Place.Shift));
}

/// Stores consecutive bytes.
void Lowering::storeBytes(Offset O, ValueRef Handle, std::span<const ValueRef> Values) {
  while (!Values.empty()) {
    const BytePlace Place = bytePlace(O);
    const size_t Count = Place.IsConstant ? std::min<size_t>(Values.size(), 4 - O.Constant % 4) : 1;
    storeWord(Place, Handle, Values.first(Count));
    Values = Values.subspan(Count);
    O.Constant += Count;
  }
}

List Lowering::loadRaw(const Place &From, ValueRef Handle) {
  const std::vector<Id> Scalars = T.scalars(From.Type);
  const std::vector<uint64_t> &Offsets = T.offsets(From.Type, From.Layout);
  List Out;
  if (Scalars.size() != Offsets.size())
    return Out;
  forRuns(Scalars, Offsets, T, [&](size_t First, size_t Count) {
    Offset O = From.Bytes;
    O.Constant += Offsets[First];
    if (T[Scalars[First]].Width == 8)
      return loadBytes(O, Handle, Count, Out);
    const ValueRef Loaded = B.rawBufferLoad({.srv = Handle,
                                             .index = total(O),
                                             .mask = ComponentMask((1u << Count) - 1),
                                             .alignment = T[Scalars[First]].Width / 8,
                                             .overload = scalarType(Scalars[First])});
    for (size_t C = 0; C < Count; ++C)
      Out.push_back(B.extractValue(Loaded, uint32_t(C)));
  });
  return Out;
}

void Lowering::storeRaw(const Place &To, ValueRef Handle, const List &Values) {
  const std::vector<Id> Scalars = T.scalars(To.Type);
  const std::vector<uint64_t> &Offsets = T.offsets(To.Type, To.Layout);
  if (Scalars.size() != Offsets.size() || Scalars.size() != Values.size())
    return fail("the value does not fit the type");
  forRuns(Scalars, Offsets, T, [&](size_t First, size_t Count) {
    Offset O = To.Bytes;
    O.Constant += Offsets[First];
    if (T[Scalars[First]].Width == 8)
      return storeBytes(O, Handle, std::span(Values).subspan(First, Count));
    auto Component = [&](size_t C) { return C < Count ? Values[First + C] : ir::UndefOperand; };
    B.rawBufferStore({.uav = Handle,
                      .index = total(O),
                      .value0 = Values[First],
                      .value1 = Component(1),
                      .value2 = Component(2),
                      .value3 = Component(3),
                      .mask = ComponentMask((1u << Count) - 1),
                      .alignment = T[Scalars[First]].Width / 8});
  });
}

List Lowering::load(const Place &From) {
  if (!T[From.Type].Scalars) {
    if (T[From.Type].Kind != Shape::Struct || !T[From.Type].Members.empty())
      fail("a load of a type without a fixed number of scalars, or with too many");
    return {};
  }
  Work += T[From.Type].Scalars / 8;
  if (From.Is == Place::Kind::Memory)
    return PatchOutputs.contains(From.Target) ? outputsOfOthers(From, loadMemory(From))
                                              : loadMemory(From);
  if (From.Is == Place::Kind::Vertex && stage() != Stage::Mesh)
    return loadVertex(From);
  if (From.Is != Place::Kind::Buffer || From.IsSelecting) {
    fail(From.Is == Place::Kind::Vertex ? "a load of a mesh shader's output is not translated"
                                        : "a load of numbers from an image or sampler");
    return {};
  }
  if (IsPatchFunction && WritesMemory && From.Binding->IsUAV) {
    fail("a patch constant may depend on memory that the hull shader writes");
    return {};
  }
  const ValueRef Handle = handleOf(From);
  return From.Binding->IsConstants ? loadConstants(From, Handle) : loadRaw(From, Handle);
}

void Lowering::store(const Place &To, const List &Values) {
  if (Values.size() != T.leaves(To.Type).size())
    return fail("the value does not fit the type of the pointer");
  Work += Values.size() / 8;
  if (To.Is == Place::Kind::Memory)
    return storeMemory(To, Values);
  if (To.Is == Place::Kind::Vertex)
    return storeVertex(To, Values);
  if (To.Is != Place::Kind::Buffer || To.IsSelecting || !To.Binding->IsUAV)
    return fail("a store to something that cannot be written");
  if (IsPatchFunction)
    return; // the other function of the hull shader stores to memory
  storeRaw(To, handleOf(To), Values);
}

/// Returns true if values of the type contain addresses.
bool Lowering::holdsAddress(Id Type, unsigned Depth) {
  const spirv::Type &Whole = T[Type];
  if (Whole.Kind == Shape::Pointer)
    return Whole.Storage == StorageClass::PhysicalStorageBuffer;
  if (Depth > 64)
    return false;
  if (Whole.Kind == Shape::Struct)
    return std::ranges::any_of(Whole.Members,
                               [&](Id Member) { return holdsAddress(Member, Depth + 1); });
  return Whole.Kind == Shape::Array && holdsAddress(Whole.Element, Depth + 1);
}

/// Refuses an instruction whose values contain addresses. Returns true if they do.
bool Lowering::refuseAddress(Id Type) {
  if (!holdsAddress(Type))
    return false;
  const EnumerantInfo *Class =
      findEnumerant(OperandKind::StorageClass, uint32_t(StorageClass::PhysicalStorageBuffer));
  refuse("a pointer to " + std::string(Class->Name), Class->Reason);
  return true;
}

void Lowering::load(const Instruction &I) {
  if (refuseAddress(I.Type))
    return;
  Place From = pointer(M.as<inst::Load>(I).pointer());
  if (failed())
    return;
  if (From.Type != I.Type)
    return fail("the pointer is to another type");
  From.IsNonUniform |= M.has(I.Result, Decoration::NonUniform);
  if (From.Is != Place::Kind::Object)
    return define(I, load(From));
  Value V;
  V.Is = Value::Kind::Image;
  V.Image = loadImage(From);
  if (!failed())
    define(I, std::move(V));
}

void Lowering::store(const Instruction &I) {
  const auto V = M.as<inst::Store>(I);
  const Place &To = pointer(V.pointer());
  if (!failed())
    store(To, scalars(V.object()));
}

void Lowering::copyMemory(const Instruction &I) {
  const auto V = M.as<inst::CopyMemory>(I);
  const Place &From = pointer(V.source()), &To = pointer(V.target_());
  if (!failed())
    store(To, load(From));
}

void Lowering::arrayLength(const Instruction &I) {
  const auto V = M.as<inst::ArrayLength>(I);
  const Place &From = pointer(V.structure());
  if (failed())
    return;
  const spirv::Type &Whole = T[From.Type];
  if (From.Is != Place::Kind::Buffer || Whole.Kind != Shape::Struct ||
      V.arrayMember() >= Whole.Members.size())
    return fail("the operand is no struct in a buffer");
  const uint64_t Stride =
      T.strideOf(Whole.Members[V.arrayMember()], T.layoutOf(From.Type, V.arrayMember()));
  if (!Stride)
    return fail("the array has no stride");
  const ValueRef Bytes = B.extractValue(B.getDimensions({.handle = handleOf(From)}), 0);
  const ValueRef Array =
      B.binary(ir::Opcode::Sub, Bytes, module().i32(T.offsetOf(From.Type, V.arrayMember())));
  define(I, List{B.binary(ir::Opcode::UDiv, Array, module().i32(uint32_t(Stride)))});
}

} // namespace dxil::spirv
