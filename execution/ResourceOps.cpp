// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles, constant buffers, and other buffers.
#include "Elements.h"
#include "Races.h"

#include <dxil/generated/StructConstants.h>
#include <dxil/ops/queries.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace dxil::execution {
namespace {

// --- Handles

/// Returns a buffer that satisfies the predicate, chosen by a number, or null.
template <typename Predicate> Buffer *wrapped(const Group &G, uint32_t Number, Predicate IsOfKind) {
  const size_t Count = G.WrapBindings ? std::ranges::count_if(*G.Buffers, IsOfKind) : 0;
  size_t Left = Count ? Number % Count : 0;
  for (Buffer &B : *G.Buffers)
    if (Count && IsOfKind(B) && Left-- == 0)
      return &B;
  return nullptr;
}

Slot bind(Group &G, ResourceClass Class, uint32_t Space, uint32_t Register, View Properties) {
  Buffer *&Bound = G.Host->Bindings[{uint32_t(Class), Space, Register}];
  for (Buffer &B : *G.Buffers)
    if (!Bound && !B.HeapIndex && B.Class == Class && B.Space == Space && B.Register == Register)
      Bound = &B;
  if (!Bound)
    Bound = wrapped(G, Register, [&](const Buffer &B) {
      return !B.HeapIndex && B.Class == Class && B.Space == Space;
    });
  if (Bound) {
    Properties.Target = Bound;
    return keep(G, Properties);
  }
  G.fail(std::string("nothing is bound at ") + registerLetter(ResourceClass(int(Class) & 3)) +
         std::to_string(Register) + ", space " + std::to_string(Space));
  return 0;
}

void createHandle(Lane &L, const Call &C) {
  const auto Class = ResourceClass(C.Arg[1]);
  for (const DeclaredResource &R : L.Owner->Info->Resources)
    if (R.Class == Class && R.Id == uint32_t(C.Arg[2])) {
      View Properties;
      Properties.Kind = R.Kind;
      Properties.Stride = R.Stride;
      Properties.Format = R.Format;
      C.Result[0] = bind(*L.Owner, Class, R.Space, uint32_t(C.Arg[3]), Properties);
      return;
    }
  L.Owner->fail("a handle is created of range " + std::to_string(uint32_t(C.Arg[2])) +
                ", which dx.resources does not have");
}

// Arguments 1 to 4 are the fields of the binding: lower bound, upper bound, space, class.
void createFromBinding(Lane &L, const Call &C) {
  const auto Index = uint32_t(C.Arg[5]);
  if (!L.Owner->WrapBindings && (Index < uint32_t(C.Arg[1]) || Index > uint32_t(C.Arg[2])))
    return L.Owner->fail("a handle is created of register " + std::to_string(Index) +
                         ", outside of its range");
  C.Result[0] = bind(*L.Owner, ResourceClass(C.Arg[4]), uint32_t(C.Arg[3]), Index, {});
}

void createFromHeap(Lane &L, const Call &C) {
  const bool Samplers = C.Arg[2];
  Buffer *Match = nullptr;
  for (Buffer &B : *L.Owner->Buffers)
    if (B.HeapIndex == uint32_t(C.Arg[1]) && (B.Class == ResourceClass::Sampler) == Samplers)
      Match = Match ? Match : &B;
  if (!Match)
    Match = wrapped(*L.Owner, uint32_t(C.Arg[1]), [&](const Buffer &B) {
      return B.HeapIndex && (B.Class == ResourceClass::Sampler) == Samplers;
    });
  if (Match) {
    View Whole;
    Whole.Target = Match;
    C.Result[0] = keep(*L.Owner, Whole);
    return;
  }
  L.Owner->fail("the heap has nothing at " + std::to_string(uint32_t(C.Arg[1])));
}

// The members of the properties are separate operands.
void annotate(Lane &L, const Call &C) {
  const HandleProperties P{{uint32_t(C.Arg[2]), uint32_t(C.Arg[3])}};
  View V;
  V.Target = viewOf(C.Arg[1]).Target;
  V.Kind = P.kind();
  if (V.Kind == ResourceKind::StructuredBuffer)
    V.Stride = P.stride();
  else
    V.Format = {P.component(), P.componentCount()};
  C.Result[0] = keep(*L.Owner, V);
}

// --- Constant buffers

/// Loads a row of 16 bytes, for any component type.
void loadConstantRow(Lane &, const Call &C) {
  const unsigned Size = bytesOf(C.Function->Results[0]);
  for (unsigned I = 0; I < C.Function->Results.size(); ++I)
    C.Result[I] = readBytes(*viewOf(C.Arg[1]).Target, C.Arg[2] * 16 + I * Size, Size);
}
void loadConstant(Lane &, const Call &C) {
  C.Result[0] = readBytes(*viewOf(C.Arg[1]).Target, C.Arg[2], bytesOf(C.Function->Results[0]));
}

// --- Typed views

void readOutside() {
  if (AccessWatch *W = currentWatch())
    W->ReadsOutside = true;
}

void loadTyped(const View &V, const Call &C, uint64_t Index) {
  const uint64_t Bytes = elementOf(V).bytes(), Start = Index * Bytes;
  const bool Inside = Start + Bytes <= V.Target->Data.size();
  if (!Inside)
    readOutside();
  loadElement(V, C, Start, Inside);
  C.Result[C.Function->Results.size() - 1] = isMapped(*V.Target, Start, Bytes);
}

// --- Loads and stores

bool isTyped(const View &V) {
  return V.Kind == ResourceKind::TypedBuffer || V.Kind == ResourceKind::TBuffer;
}

uint64_t byteOffset(const View &V, Slot Index, Slot Offset) {
  if (V.Kind != ResourceKind::StructuredBuffer)
    return uint32_t(Index);
  return uint64_t(uint32_t(Index)) * V.Stride + uint32_t(Offset);
}

/// The last result is the status of the values that the shader uses.
void loadBytes(const View &V, const Call &C, Slot Index, Slot Offset, size_t Asked) {
  const size_t Values = C.Function->Results.size() - 1;
  const unsigned Size = bytesOf(C.Function->Results[0]);
  const uint64_t Start = byteOffset(V, Index, Offset);
  for (size_t I = 0; I < std::min(Values, Asked); ++I)
    C.Result[I] = readBytes(*V.Target, Start + I * Size, Size);
  if (Start + Asked * Size > V.Target->Data.size())
    readOutside();
  C.Result[Values] = isMapped(*V.Target, Start, Asked * Size);
}

void bufferLoad(Lane &, const Call &C) {
  const View &V = viewOf(C.Arg[1]);
  if (!isTyped(V)) {
    const AccessWatch *W = currentWatch();
    const size_t Values = C.Function->Results.size() - 1;
    return loadBytes(V, C, C.Arg[2], C.Arg[3],
                     W ? std::min<size_t>(Values, W->Site->UsedResults) : Values);
  }
  loadTyped(V, C, uint32_t(C.Arg[2]));
}
void rawLoad(Lane &, const Call &C) {
  loadBytes(viewOf(C.Arg[1]), C, C.Arg[2], C.Arg[3], size_t(std::bit_width(uint8_t(C.Arg[4]))));
}
void rawVectorLoad(Lane &, const Call &C) {
  loadBytes(viewOf(C.Arg[1]), C, C.Arg[2], C.Arg[3], C.Function->Results.size() - 1);
}

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
    storeElement(V, C, uint32_t(C.Arg[2]) * elementOf(V).bytes(), 4);
  else
    storeBytes(C, 4, C.Arg[8]);
}
void rawStore(Lane &, const Call &C) {
  storeBytes(C, 4, C.Arg[8]);
}
void rawVectorStore(Lane &, const Call &C) {
  storeBytes(C, unsigned(C.Function->Args.size()) - 5, ~Slot(0));
}

// --- Counters, sizes, atomics

void updateCounter(Lane &, const Call &C) {
  uint32_t *Counter = &viewOf(C.Arg[1]).Target->Counter;
  C.Result[0] = int8_t(C.Arg[2]) > 0 ? __atomic_fetch_add(Counter, 1, __ATOMIC_RELAXED)
                                     : __atomic_sub_fetch(Counter, 1, __ATOMIC_RELAXED);
}

void isStatusMapped(Lane &, const Call &C) {
  C.Result[0] = C.Arg[1] != 0;
}

/// Sets the result to the elements of a typed or structured buffer, or the bytes of a raw one.
void dimensions(Lane &, const Call &C) {
  const View &V = viewOf(C.Arg[1]);
  if (isTexture(V.Kind))
    return textureDimensions(V, C);
  const Element E = elementOf(V);
  const size_t Unit = isTyped(V) ? E.bytes() : std::max(1u, V.Stride);
  C.Result[0] = uint32_t(V.Target->Data.size() / Unit);
  std::fill_n(C.Result + 1, C.Function->Results.size() - 1, 0);
}

uint64_t atomicOffset(const Call &C, unsigned FirstCoordinate) {
  const View &V = viewOf(C.Arg[1]);
  if (isTexture(V.Kind))
    return texelOffset(V, C.Arg + FirstCoordinate).value_or(V.Target->Data.size());
  if (!isTyped(V))
    return byteOffset(V, C.Arg[FirstCoordinate], C.Arg[FirstCoordinate + 1]);
  const Element E = elementOf(V);
  return uint64_t(uint32_t(C.Arg[FirstCoordinate])) * E.bytes();
}

/// Returns the memory of an atomic operation, or null if there is none.
void *atomicPlace(const Call &C, unsigned FirstCoordinate, unsigned Size) {
  const View &V = viewOf(C.Arg[1]);
  Buffer &B = *V.Target;
  const uint64_t Offset = atomicOffset(C, FirstCoordinate);
  if (Offset % Size || Offset + Size > B.Data.size() || !isMapped(B, Offset, Size)) {
    if (AccessWatch *W = currentWatch(); W && !isTexture(V.Kind))
      W->WritesOutside = true;
    return nullptr;
  }
  changeAtomically(B, Offset, Size);
  return B.Data.data() + Offset;
}

void atomic(Lane &, const Call &C) {
  const unsigned Size = bytesOf(C.Function->Results[0]);
  void *Place = atomicPlace(C, 3, Size);
  C.Result[0] = Place ? atomicAt(Place, int32_t(C.Arg[2]), Size * 8, C.Arg[6], 0) : 0;
}
void compareExchange(Lane &, const Call &C) {
  const unsigned Size = bytesOf(C.Function->Results[0]);
  void *Place = atomicPlace(C, 2, Size);
  C.Result[0] = Place ? atomicAt(Place, -1, Size * 8, C.Arg[6], C.Arg[5]) : 0;
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
  Add(OpCode::RawBufferVectorLoad, rawVectorLoad);
  Add(OpCode::RawBufferVectorStore, rawVectorStore);
  Add(OpCode::BufferUpdateCounter, updateCounter);
  Add(OpCode::CheckAccessFullyMapped, isStatusMapped);
  Add(OpCode::GetDimensions, dimensions);
  Add(OpCode::AtomicBinOp, atomic);
  Add(OpCode::AtomicCompareExchange, compareExchange);
  for (OpCode Op :
       {OpCode::BufferStore, OpCode::RawBufferStore, OpCode::RawBufferVectorStore,
        OpCode::BufferUpdateCounter, OpCode::AtomicBinOp, OpCode::AtomicCompareExchange})
    T[Op].Writes = true;
}

} // namespace dxil::execution
