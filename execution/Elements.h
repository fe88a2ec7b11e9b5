// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that buffers and textures share: handles, bytes, and conversions of elements in memory.
#pragma once

#include "Machine.h"

namespace dxil::execution {

/// Returns the view of a handle on the thread that runs a group, or a view of nothing.
View &viewOf(Slot Handle);
/// Makes this thread use the views of a worker.
void useViews(ViewTable *Views);
/// Returns a handle of a view. The same view has the same handle as long as the worker exists.
Slot keep(Group &G, View V);
/// Performs an atomic operation on memory and returns the old value. `Kind` is an AtomicBinOpKind,
/// or -1 for an exchange if the value equals `Compare`.
uint64_t atomicAt(void *Place, int32_t Kind, unsigned Bits, uint64_t Value, uint64_t Compare);

/// Returns true if the bytes of a buffer are backed by memory.
bool isMapped(const Buffer &B, uint64_t Offset, uint64_t Size);
/// Reads bytes; missing bytes are zero.
uint64_t readBytes(const Buffer &B, uint64_t Offset, unsigned Size);
/// Writes bytes; writes of missing bytes are dropped.
void writeBytes(Buffer &B, uint64_t Offset, unsigned Size, uint64_t Value);

/// Reports that an atomic operation changes bytes of a buffer.
void changeAtomically(const Buffer &B, uint64_t Offset, unsigned Size);

/// Returns the size of a scalar in memory.
unsigned bytesOf(Scalar Type);
unsigned bytesOf(ComponentType Type);

/// The format of a view's elements in memory.
struct Element {
  ComponentType Type;
  uint32_t Channels;
  unsigned Size; ///< bytes per channel

  uint64_t bytes() const { return uint64_t(Channels) * Size; }
};
Element elementOf(const View &V);

/// Convert a channel's bits to a shader's scalar and back.
Slot fromMemory(const Element &E, Scalar To, uint64_t Bits);
uint64_t toMemory(const Element &E, Scalar From, Slot Value);
/// Returns a channel's bits as a number.
double numberIn(const Element &E, uint64_t Bits);

/// Returns the value of a channel that the format lacks: 0, or 1 for alpha.
Slot missingChannel(Scalar To, unsigned Channel);

/// Reads the element at a byte offset into the first four results, or zeros if `Inside` is false.
void loadElement(const View &V, const Call &C, uint64_t Start, bool Inside);
/// Writes the element at a byte offset from four operands, starting with `FirstValue`.
void storeElement(const View &V, const Call &C, uint64_t Start, unsigned FirstValue);

/// Returns the byte offset of the texel at an atomic op's coordinates, or nothing.
std::optional<uint64_t> texelOffset(const View &V, const Slot *Coordinates);
/// Writes width, height, depth or layers, and mip levels or samples to the results.
void textureDimensions(const View &V, const Call &C);
/// Returns true if a resource of this kind is a texture.
bool isTexture(ResourceKind Kind);

} // namespace dxil::execution
