// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Elements.h"
#include "HandleCache.h"
#include "Races.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>

namespace dxil::execution {

static thread_local ViewTable *Current = nullptr;

void useViews(ViewTable *Views) {
  Current = Views;
}
View &viewOf(Slot Handle) {
  return (*Current)[Handle];
}
Slot keep(Group &G, View V) {
  return G.Host->Views.keep(V);
}

/// Returns the buffer of null views.
static Buffer &nothing() {
  static thread_local Buffer Empty;
  return Empty;
}

void ViewTable::Release::operator()(View *V) const {
  std::free(V);
}

ViewTable::ViewTable()
    : Views(static_cast<View *>(std::calloc(1, ViewTableBytes + CachedHandles * sizeof(Slot)))) {
  static_assert(std::is_trivially_copyable_v<View>);
  if (!Views)
    throw std::bad_alloc();
  Views[0] = View();
  Views[0].Target = &nothing();
}

View &ViewTable::operator[](Slot Handle) {
  View &V = Views[Handle % Size];
  return V.Target ? V : Views[0];
}

Slot ViewTable::keep(View V) {
  for (uint32_t I = 1; I < Count; ++I) {
    const View &Other = Views[I];
    if (Other.Target == V.Target && Other.Kind == V.Kind && Other.Stride == V.Stride &&
        Other.Format.Type == V.Format.Type && Other.Format.Channels == V.Format.Channels)
      return I;
  }
  if (!V.Target || Count == Size)
    return 0;
  V.Data = V.Target->Data.data();
  const uint64_t Mapped = V.Target->Mapped.value_or(~uint64_t(0));
  V.Bytes = uint32_t(std::min<uint64_t>({V.Target->Data.size(), Mapped, 0x7fffffff}));
  V.MappedBytes = uint32_t(std::min<uint64_t>(Mapped, ~0u));
  const bool Structured = V.Kind == ResourceKind::StructuredBuffer;
  V.Step = Structured ? V.Stride : 1;
  V.OffsetStep = Structured;
  V.Elements = !Structured ? ~0u : V.Stride ? (V.Bytes + V.Stride - 1) / V.Stride : 0;
  Views[Count] = V;
  return Count++;
}

bool isMapped(const Buffer &B, uint64_t Offset, uint64_t Size) {
  return !B.Mapped || Offset + Size <= *B.Mapped;
}

/// Reports an access to writable memory to the watch of the running op.
static void watch(const Buffer &B, uint64_t Offset, unsigned Size, AccessKind Kind, bool Changes) {
  AccessWatch *W = currentWatch();
  if (W && W->Races && B.Class == ResourceClass::UAV)
    W->Races->touch(*W->By, *W->Site, B.Data.data() + Offset, Size, Kind, Changes);
}

uint64_t readBytes(const Buffer &B, uint64_t Offset, unsigned Size) {
  uint64_t Value = 0;
  if (Offset + Size <= B.Data.size() && isMapped(B, Offset, Size)) {
    watch(B, Offset, Size, AccessKind::Read, false);
    std::memcpy(&Value, B.Data.data() + Offset, Size);
  }
  return Value;
}
template <typename T, typename S> static T combined(AtomicBinOpKind Kind, T Old, T New) {
  switch (Kind) {
  case AtomicBinOpKind::Add: return Old + New;
  case AtomicBinOpKind::And: return Old & New;
  case AtomicBinOpKind::Or: return Old | New;
  case AtomicBinOpKind::Xor: return Old ^ New;
  case AtomicBinOpKind::IMin: return S(New) < S(Old) ? New : Old;
  case AtomicBinOpKind::IMax: return S(New) > S(Old) ? New : Old;
  case AtomicBinOpKind::UMin: return std::min(Old, New);
  case AtomicBinOpKind::UMax: return std::max(Old, New);
  case AtomicBinOpKind::Exchange: break;
  }
  return New;
}

template <typename T, typename S> static T atomicOn(void *Place, int32_t Kind, T Value, T Compare) {
  T *Pointer = static_cast<T *>(Place);
  T Old = __atomic_load_n(Pointer, __ATOMIC_RELAXED);
  for (;;) {
    if (Kind < 0 && Old != Compare)
      return Old;
    const T New = Kind < 0 ? Value : combined<T, S>(AtomicBinOpKind(Kind), Old, Value);
    if (__atomic_compare_exchange_n(Pointer, &Old, New, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
      return Old;
  }
}

uint64_t atomicAt(void *Place, int32_t Kind, unsigned Bits, uint64_t Value, uint64_t Compare) {
  if (Bits == 64)
    return atomicOn<uint64_t, int64_t>(Place, Kind, Value, Compare);
  return atomicOn<uint32_t, int32_t>(Place, Kind, uint32_t(Value), uint32_t(Compare));
}

void writeBytes(Buffer &B, uint64_t Offset, unsigned Size, uint64_t Value) {
  if (Offset + Size <= B.Data.size() && isMapped(B, Offset, Size)) {
    uint8_t *Place = B.Data.data() + Offset;
    watch(B, Offset, Size, AccessKind::Write, std::memcmp(Place, &Value, Size) != 0);
    std::memcpy(Place, &Value, Size);
  } else if (AccessWatch *W = currentWatch()) {
    W->WritesOutside = true;
  }
}

void changeAtomically(const Buffer &B, uint64_t Offset, unsigned Size) {
  watch(B, Offset, Size, AccessKind::Atomic, true);
}
unsigned bytesOf(Scalar Type) {
  return std::max(1u, widthOf(Type) / 8);
}

unsigned bytesOf(ComponentType Type) {
  const unsigned Bits = infoOf(Type).Bits;
  return Bits ? Bits / 8 : 4;
}

Element elementOf(const View &V) {
  // A texture buffer has rows of 16 bytes, as a constant buffer has.
  if (V.Kind == ResourceKind::TBuffer)
    return {ComponentType::U32, 4, bytesOf(ComponentType::U32)};
  const ElementFormat &Own = V.Target->Format;
  const ComponentType Type = Own.Type != ComponentType::Invalid ? Own.Type : V.Format.Type;
  const uint32_t Channels = Own.Channels ? Own.Channels : std::max(1u, V.Format.Channels);
  return {Type, Channels, bytesOf(Type)};
}

static bool isSignedType(ComponentType T) {
  return infoOf(T).Sort == ComponentSort::Signed;
}
static Scalar floatOf(ComponentType T) {
  return T == ComponentType::F16   ? Scalar::F16
         : T == ComponentType::F64 ? Scalar::F64
                                   : Scalar::F32;
}
static bool isFloatType(ComponentType T) {
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

double numberIn(const Element &E, uint64_t Bits) {
  if (isFloatType(E.Type))
    return asFloat(floatOf(E.Type), Bits);
  const Slot Wide = fromMemory(E, Scalar::I64, Bits);
  return isSignedType(E.Type) ? double(int64_t(Wide)) : double(Wide);
}

Slot missingChannel(Scalar To, unsigned Channel) {
  return Channel < 3 ? 0 : isFloat(To) ? fromFloat(To, 1) : 1;
}

void loadElement(const View &V, const Call &C, uint64_t Start, bool Inside) {
  const Scalar To = C.Function->Results[0];
  const Element E = elementOf(V);
  // Shaders see a 64-bit scalar as two channels of 32 bits.
  const unsigned Size = E.Size == 8 && widthOf(To) == 32 ? 4 : E.Size;
  const unsigned Channels = E.Channels * E.Size / Size;
  const Element Read{Size == E.Size ? E.Type : ComponentType::U32, Channels, Size};
  for (unsigned I = 0; I < 4 && I + 1 < C.Function->Results.size(); ++I)
    C.Result[I] = !Inside ? 0
                  : I < Channels
                      ? fromMemory(Read, To, readBytes(*V.Target, Start + I * Size, Size))
                      : missingChannel(To, I);
}

void storeElement(const View &V, const Call &C, uint64_t Start, unsigned FirstValue) {
  const Scalar From = C.Function->Args[FirstValue];
  const Element E = elementOf(V);
  const unsigned Size = E.Size == 8 && widthOf(From) == 32 ? 4 : E.Size;
  const unsigned Channels = E.Channels * E.Size / Size;
  const Element MemoryFormat{Size == E.Size ? E.Type : ComponentType::U32, Channels, Size};
  for (unsigned I = 0; I < 4 && I < Channels; ++I)
    writeBytes(*V.Target, Start + I * Size, Size,
               toMemory(MemoryFormat, From, C.Arg[FirstValue + I]));
}

} // namespace dxil::execution
