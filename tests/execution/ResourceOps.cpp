// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles, constant buffers, and buffers of each kind.
#include "Half.h"
#include "Machine.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace dxil::execution {
namespace {

View &viewOf(Slot Handle) { return *reinterpret_cast<View *>(Handle); }

Slot keep(Group &G, View V) {
  auto Same = [&](const std::unique_ptr<View> &Other) {
    return Other->Target == V.Target && Other->Kind == V.Kind && Other->Stride == V.Stride &&
           Other->Format.Type == V.Format.Type && Other->Format.Channels == V.Format.Channels;
  };
  auto Found = std::ranges::find_if(G.Views, Same);
  if (Found == G.Views.end())
    Found = G.Views.insert(Found, std::make_unique<View>(V));
  return reinterpret_cast<Slot>(Found->get());
}

// --- Handles

const char *letterOf(ResourceClass Class) {
  constexpr const char *Letters[] = {"t", "u", "b", "s"};
  return Letters[int(Class) & 3];
}

Slot bind(Group &G, ResourceClass Class, uint32_t Space, uint32_t Register, View Properties) {
  for (Buffer &B : *G.Buffers)
    if (!B.HeapIndex && B.Class == Class && B.Space == Space && B.Register == Register) {
      Properties.Target = &B;
      return keep(G, Properties);
    }
  G.fail(std::string("nothing is bound at ") + letterOf(Class) + std::to_string(Register) +
         ", space " + std::to_string(Space));
  return 0;
}

void createHandle(Lane &L, const Call &C) {
  const auto Class = ResourceClass(C.Arg[1]);
  auto Range = L.Owner->Ranges->find({Class, uint32_t(C.Arg[2])});
  if (Range == L.Owner->Ranges->end())
    return L.Owner->fail("a handle is created of range " + std::to_string(uint32_t(C.Arg[2])) +
                         ", which dx.resources does not have");
  C.Result[0] = bind(*L.Owner, Class, Range->second.Space, uint32_t(C.Arg[3]),
                     Range->second.Properties);
}

// Arguments 1 to 4 are the fields of the binding: lower bound, upper bound, space, class.
void createFromBinding(Lane &L, const Call &C) {
  const auto Index = uint32_t(C.Arg[5]);
  if (Index < uint32_t(C.Arg[1]) || Index > uint32_t(C.Arg[2]))
    return L.Owner->fail("a handle is created of register " + std::to_string(Index) +
                         ", outside of its range");
  C.Result[0] = bind(*L.Owner, ResourceClass(C.Arg[4]), uint32_t(C.Arg[3]), Index, {});
}

void createFromHeap(Lane &L, const Call &C) {
  for (Buffer &B : *L.Owner->Buffers)
    if (B.HeapIndex == uint32_t(C.Arg[1])) {
      C.Result[0] = keep(*L.Owner, {&B});
      return;
    }
  L.Owner->fail("the heap has nothing at " + std::to_string(uint32_t(C.Arg[1])));
}

// The two words of resource properties: kind in the low byte; then the stride of a structured buffer,
// or the component type and count of a typed one.
void annotate(Lane &L, const Call &C) {
  View V{viewOf(C.Arg[1]).Target, ResourceKind(C.Arg[2] & 255)};
  if (V.Kind == ResourceKind::StructuredBuffer)
    V.Stride = uint32_t(C.Arg[3]);
  else
    V.Format = {ComponentType(C.Arg[3] & 255), uint32_t(C.Arg[3] >> 8 & 255)};
  C.Result[0] = keep(*L.Owner, V);
}

// --- Bytes

uint64_t readBytes(const Buffer &B, uint64_t Offset, unsigned Size) {
  uint64_t Value = 0;
  if (Offset + Size <= B.Data.size())
    std::memcpy(&Value, B.Data.data() + Offset, Size);
  return Value;
}
void writeBytes(Buffer &B, uint64_t Offset, unsigned Size, uint64_t Value) {
  if (Offset + Size <= B.Data.size())
    std::memcpy(B.Data.data() + Offset, &Value, Size);
}
unsigned bytesOf(Scalar Type) { return std::max(1u, widthOf(Type) / 8); }

/// A row is 16 bytes, whatever its components.
void loadConstantRow(Lane &, const Call &C) {
  const unsigned Size = bytesOf(C.Function->Results[0]);
  for (unsigned I = 0; I < C.Function->Results.size(); ++I)
    C.Result[I] = readBytes(*viewOf(C.Arg[1]).Target, C.Arg[2] * 16 + I * Size, Size);
}
void loadConstant(Lane &, const Call &C) {
  C.Result[0] = readBytes(*viewOf(C.Arg[1]).Target, C.Arg[2], bytesOf(C.Function->Results[0]));
}

// --- Elements of typed views

struct Element {
  ComponentType Type;
  uint32_t Channels;
  unsigned Size; ///< bytes of a channel
};

unsigned bytesOf(ComponentType Type) {
  switch (Type) {
  case ComponentType::I8:
  case ComponentType::U8:
    return 1;
  case ComponentType::I16:
  case ComponentType::U16:
  case ComponentType::F16:
  case ComponentType::SNormF16:
  case ComponentType::UNormF16:
    return 2;
  case ComponentType::I64:
  case ComponentType::U64:
  case ComponentType::F64:
    return 8;
  default:
    return 4;
  }
}

Element elementOf(const View &V) {
  const ElementFormat &Own = V.Target->Format;
  const ComponentType Type = Own.Type != ComponentType::Invalid ? Own.Type : V.Format.Type;
  const uint32_t Channels = Own.Channels ? Own.Channels : std::max(1u, V.Format.Channels);
  return {Type, Channels, bytesOf(Type)};
}

bool isSignedType(ComponentType T) {
  return T == ComponentType::I8 || T == ComponentType::I16 || T == ComponentType::I32 ||
         T == ComponentType::I64;
}
Scalar floatOf(ComponentType T) {
  return T == ComponentType::F16 ? Scalar::F16 : T == ComponentType::F64 ? Scalar::F64 : Scalar::F32;
}
bool isFloatType(ComponentType T) {
  return T == ComponentType::F16 || T == ComponentType::F32 || T == ComponentType::F64;
}

Slot fromMemory(const Element &E, Scalar To, uint64_t Bits) {
  if (isFloat(To) && isFloatType(E.Type))
    return fromFloat(To, asFloat(floatOf(E.Type), Bits));
  if (isSignedType(E.Type))
    return fromInteger(To, uint64_t(int64_t(Bits << (64 - 8 * E.Size)) >> (64 - 8 * E.Size)));
  return fromInteger(To, Bits);
}
uint64_t toMemory(const Element &E, Scalar From, Slot Value) {
  if (isFloat(From) && isFloatType(E.Type))
    return fromFloat(floatOf(E.Type), asFloat(From, Value));
  return isSignedType(E.Type) ? uint64_t(asSigned(From, Value)) : Value;
}

// A channel that the format lacks reads as 0, alpha as 1.
Slot missingChannel(Scalar To, unsigned Channel) {
  return Channel < 3 ? 0 : isFloat(To) ? fromFloat(To, 1) : 1;
}

void loadTyped(const View &V, const Call &C, uint64_t Index) {
  const Scalar To = C.Function->Results[0];
  const Element E = elementOf(V);
  const uint64_t Start = Index * E.Channels * E.Size;
  const bool Inside = Start + E.Channels * E.Size <= V.Target->Data.size();
  // 64-bit scalars are two channels of 32 bits to the shader.
  const unsigned Size = E.Size == 8 && widthOf(To) == 32 ? 4 : E.Size;
  const unsigned Channels = E.Channels * E.Size / Size;
  const Element Read{Size == E.Size ? E.Type : ComponentType::U32, Channels, Size};
  for (unsigned I = 0; I < 4 && I + 1 < C.Function->Results.size(); ++I)
    C.Result[I] = !Inside        ? 0
                  : I < Channels ? fromMemory(Read, To, readBytes(*V.Target, Start + I * Size, Size))
                                 : missingChannel(To, I);
}

void storeTyped(const View &V, const Call &C, uint64_t Index, unsigned FirstValue) {
  const Scalar From = C.Function->Args[FirstValue];
  const Element E = elementOf(V);
  const unsigned Size = E.Size == 8 && widthOf(From) == 32 ? 4 : E.Size;
  const unsigned Channels = E.Channels * E.Size / Size;
  const Element Written{Size == E.Size ? E.Type : ComponentType::U32, Channels, Size};
  for (unsigned I = 0; I < 4 && I < Channels; ++I)
    writeBytes(*V.Target, (Index * Channels + I) * Size, Size,
               toMemory(Written, From, C.Arg[FirstValue + I]));
}

// --- Loads and stores

bool isTyped(const View &V) { return V.Kind == ResourceKind::TypedBuffer; }

uint64_t byteOffset(const View &V, Slot Index, Slot Offset) {
  if (V.Kind != ResourceKind::StructuredBuffer)
    return uint32_t(Index);
  return uint64_t(uint32_t(Index)) * V.Stride + uint32_t(Offset);
}

/// The last result is the status: always mapped.
void loadBytes(const View &V, const Call &C, Slot Index, Slot Offset) {
  const size_t Values = C.Function->Results.size() - 1;
  const unsigned Size = bytesOf(C.Function->Results[0]);
  const uint64_t Start = byteOffset(V, Index, Offset);
  for (size_t I = 0; I < Values; ++I)
    C.Result[I] = readBytes(*V.Target, Start + I * Size, Size);
  C.Result[Values] = 1;
}

void bufferLoad(Lane &, const Call &C) {
  const View &V = viewOf(C.Arg[1]);
  if (!isTyped(V))
    return loadBytes(V, C, C.Arg[2], C.Arg[3]);
  loadTyped(V, C, uint32_t(C.Arg[2]));
  C.Result[C.Function->Results.size() - 1] = 1;
}
void rawLoad(Lane &, const Call &C) { loadBytes(viewOf(C.Arg[1]), C, C.Arg[2], C.Arg[3]); }

void storeBytes(const Call &C, unsigned Values, Slot Mask) {
  const View &V = viewOf(C.Arg[1]);
  const unsigned Size = bytesOf(C.Function->Args[4]);
  const uint64_t Start = byteOffset(V, C.Arg[2], C.Arg[3]);
  for (unsigned I = 0; I < Values; ++I)
    if (Mask >> I & 1)
      writeBytes(*V.Target, Start + I * Size, Size, C.Arg[4 + I]);
}
void bufferStore(Lane &, const Call &C) {
  const View &V = viewOf(C.Arg[1]);
  if (isTyped(V))
    storeTyped(V, C, uint32_t(C.Arg[2]), 4);
  else
    storeBytes(C, 4, C.Arg[8]);
}
void rawStore(Lane &, const Call &C) { storeBytes(C, 4, C.Arg[8]); }
void rawVectorStore(Lane &, const Call &C) {
  storeBytes(C, unsigned(C.Function->Args.size()) - 5, ~Slot(0));
}

// --- Counters, sizes, atomics

void updateCounter(Lane &, const Call &C) {
  uint32_t &Counter = viewOf(C.Arg[1]).Target->Counter;
  C.Result[0] = int8_t(C.Arg[2]) > 0 ? Counter++ : --Counter;
}

void isMapped(Lane &, const Call &C) { C.Result[0] = C.Arg[1] != 0; }

/// Elements of a typed or structured buffer, bytes of a raw one.
void dimensions(Lane &, const Call &C) {
  const View &V = viewOf(C.Arg[1]);
  const Element E = elementOf(V);
  const size_t Unit = isTyped(V) ? E.Channels * E.Size : std::max(1u, V.Stride);
  C.Result[0] = uint32_t(V.Target->Data.size() / Unit);
  std::fill_n(C.Result + 1, C.Function->Results.size() - 1, 0);
}

uint64_t atomicOffset(const Call &C, unsigned FirstCoordinate) {
  const View &V = viewOf(C.Arg[1]);
  if (!isTyped(V))
    return byteOffset(V, C.Arg[FirstCoordinate], C.Arg[FirstCoordinate + 1]);
  const Element E = elementOf(V);
  return uint64_t(uint32_t(C.Arg[FirstCoordinate])) * E.Channels * E.Size;
}

uint64_t combine(AtomicBinOpKind Op, Scalar Type, Slot Old, Slot Value) {
  const int64_t A = asSigned(Type, Old), B = asSigned(Type, Value);
  switch (Op) {
  case AtomicBinOpKind::Add:
    return Old + Value;
  case AtomicBinOpKind::And:
    return Old & Value;
  case AtomicBinOpKind::Or:
    return Old | Value;
  case AtomicBinOpKind::Xor:
    return Old ^ Value;
  case AtomicBinOpKind::IMin:
    return uint64_t(std::min(A, B));
  case AtomicBinOpKind::IMax:
    return uint64_t(std::max(A, B));
  case AtomicBinOpKind::UMin:
    return std::min(Old, Value);
  case AtomicBinOpKind::UMax:
    return std::max(Old, Value);
  case AtomicBinOpKind::Exchange:
    return Value;
  }
  return Old;
}

void atomic(Lane &, const Call &C) {
  Buffer &B = *viewOf(C.Arg[1]).Target;
  const Scalar Type = C.Function->Results[0];
  const uint64_t At = atomicOffset(C, 3);
  const Slot Old = readBytes(B, At, bytesOf(Type));
  writeBytes(B, At, bytesOf(Type), combine(AtomicBinOpKind(C.Arg[2]), Type, Old, C.Arg[6]));
  C.Result[0] = Old;
}
void compareExchange(Lane &, const Call &C) {
  Buffer &B = *viewOf(C.Arg[1]).Target;
  const unsigned Size = bytesOf(C.Function->Results[0]);
  const uint64_t At = atomicOffset(C, 2);
  const Slot Old = readBytes(B, At, Size);
  if (Old == C.Arg[5])
    writeBytes(B, At, Size, C.Arg[6]);
  C.Result[0] = Old;
}

} // namespace

void addResourceMeanings(MeaningTable &T) {
  auto Add = [&T](OpCode Op, LaneMeaning F) { T[Op].Alone = F; };
  Add(OpCode::CreateHandle, createHandle);
  Add(OpCode::CreateHandleFromBinding, createFromBinding);
  Add(OpCode::CreateHandleFromHeap, createFromHeap);
  Add(OpCode::AnnotateHandle, annotate);
  Add(OpCode::CBufferLoad, loadConstant);
  Add(OpCode::CBufferLoadLegacy, loadConstantRow);
  Add(OpCode::BufferLoad, bufferLoad);
  Add(OpCode::BufferStore, bufferStore);
  Add(OpCode::RawBufferLoad, rawLoad);
  Add(OpCode::RawBufferStore, rawStore);
  Add(OpCode::RawBufferVectorLoad, rawLoad);
  Add(OpCode::RawBufferVectorStore, rawVectorStore);
  Add(OpCode::BufferUpdateCounter, updateCounter);
  Add(OpCode::CheckAccessFullyMapped, isMapped);
  Add(OpCode::GetDimensions, dimensions);
  Add(OpCode::AtomicBinOp, atomic);
  Add(OpCode::AtomicCompareExchange, compareExchange);
}

} // namespace dxil::execution
