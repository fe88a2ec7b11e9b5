// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What buffers and textures share: handles, bytes, and the numbers that elements in memory are.
#pragma once

#include "Machine.h"

namespace dxil::execution {

/// What a handle stands for, on the thread that runs a group; a view of nothing if it is none.
View &viewOf(Slot Handle);
/// Makes a worker's views those of this thread.
void useViews(ViewTable *Views);
/// A handle for a view, the same for the same view as long as a worker lives.
Slot keep(Group &G, View V);
/// Does an atomic operation on memory; `Kind` is an AtomicBinOpKind, or -1 for an exchange of what
/// equals `Compare`. Returns what was there.
uint64_t atomicAt(void *Place, int32_t Kind, unsigned Bits, uint64_t Value, uint64_t Compare);

/// Whether bytes of a buffer have memory behind them.
bool isMapped(const Buffer &B, uint64_t Offset, uint64_t Size);
/// Bytes that are not there read as zero.
uint64_t readBytes(const Buffer &B, uint64_t Offset, unsigned Size);
/// Writes of bytes that are not there are lost.
void writeBytes(Buffer &B, uint64_t Offset, unsigned Size, uint64_t Value);

/// Says that an atomic operation changes bytes of a buffer.
void changeAtomically(const Buffer &B, uint64_t Offset, unsigned Size);

/// Bytes of a scalar in memory.
unsigned bytesOf(Scalar Type);
unsigned bytesOf(ComponentType Type);

/// How the elements of a view lie in memory.
struct Element {
  ComponentType Type;
  uint32_t Channels;
  unsigned Size; ///< bytes of a channel

  uint64_t bytes() const { return uint64_t(Channels) * Size; }
};
Element elementOf(const View &V);

/// A channel's bits as a shader's scalar, and back.
Slot fromMemory(const Element &E, Scalar To, uint64_t Bits);
uint64_t toMemory(const Element &E, Scalar From, Slot Value);
/// The number that a channel's bits are.
double numberIn(const Element &E, uint64_t Bits);

/// What a channel that the format lacks reads as: 0, alpha 1.
Slot missingChannel(Scalar To, unsigned Channel);

/// Reads the element at a byte offset into the first four results, or zeros where `Inside` is
/// false.
void loadElement(const View &V, const Call &C, uint64_t Start, bool Inside);
/// Writes the element at a byte offset from the four operands from `FirstValue` on.
void storeElement(const View &V, const Call &C, uint64_t Start, unsigned FirstValue);

/// Coordinates of an atomic op on a texture: the texel's byte, or nothing.
std::optional<uint64_t> texelOffset(const View &V, const Slot *Coordinates);
/// Writes width, height, depth or layers, and mip levels or samples to the results.
void textureDimensions(const View &V, const Call &C);
/// Whether a resource of this kind is a texture.
bool isTexture(ResourceKind Kind);

} // namespace dxil::execution
