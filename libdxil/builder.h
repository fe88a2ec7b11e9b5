// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The implementation of dxil_builder: C ids, and the objects that they identify.
#pragma once

#include "dxil_builder.h"

#include <dxil/produce/ShaderProducer.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <vector>

struct dxil_builder {
  struct Block {
    uint32_t Function = 0; ///< index of the function
    dxil::ir::BlockRef Ref;
  };

  explicit dxil_builder(const dxil::produce::ProgramDescription &P) : Producer(P) {}

  dxil::produce::ShaderProducer Producer;
  std::vector<dxil::ir::OpBuilder> Functions;
  std::vector<Block> Blocks; ///< blocks of all functions
  uint32_t Current = 0;      ///< id of the block that receives instructions
  bool IsOutOfMemory = false, IsFinished = false;

  dxil::ir::ModuleBuilder &module() { return Producer.module(); }
  void fail(std::string What) { Producer.fail(std::move(What)); }

  // An id is an index plus one, so that 0 stands for none. A call that receives an invalid id
  // records a mistake.
  static dxil::ir::ValueRef value(dxil_value V) {
    return V.id == ~0u ? dxil::ir::UndefOperand : dxil::ir::ValueRef(V.id - 1);
  }
  static dxil_value id(dxil::ir::ValueRef V) { return {V.Id + 1}; }
  static dxil::ir::TypeId type(dxil_type T) { return T.id - 1; }
  static dxil_type typeId(dxil::ir::TypeId T) { return {T + 1}; }

  /// Returns the function under construction, or null after recording a mistake.
  dxil::ir::OpBuilder *function();
  dxil::ir::OpBuilder *function(dxil_function F);
  dxil_function addFunction(dxil::ir::OpBuilder B);
  dxil_block addBlock(uint32_t Function, dxil::ir::BlockRef Ref);
  /// Returns a block of the function under construction.
  dxil::ir::BlockRef target(dxil_block B);
};

namespace dxil::builder {

/// Runs Body on a builder that still accepts calls, and returns its result. Ends the building if
/// memory runs out.
template <class Function>
auto guarded(dxil_builder *B, Function Body) noexcept -> decltype(Body(*B)) {
  using Result = decltype(Body(*B));
  if (!B || B->IsOutOfMemory || B->IsFinished || B->Producer.failed())
    return Result();
  try {
    return Body(*B);
  } catch (...) {
    B->IsOutOfMemory = true;
    return Result();
  }
}

/// Runs Body, which builds an instruction in the current function.
template <class Function> dxil_value built(dxil_builder *B, Function Body) noexcept {
  return guarded(B, [&](dxil_builder &Builder) {
    ir::OpBuilder *Here = Builder.function();
    return Here ? dxil_builder::id(Body(Builder, *Here)) : dxil_value();
  });
}
template <class Function> void done(dxil_builder *B, Function Body) noexcept {
  guarded(B, [&](dxil_builder &Builder) {
    if (ir::OpBuilder *Here = Builder.function())
      Body(Builder, *Here);
  });
}

inline std::string_view text(const char *Text) {
  return Text ? std::string_view(Text) : std::string_view();
}

/// Returns true if the pointer and count form an array. Records a mistake otherwise.
template <class T> bool isArray(dxil_builder &B, const T *First, size_t Count) {
  constexpr size_t Most = size_t(1) << 24;
  if ((First || !Count) && Count <= Most)
    return true;
  B.fail(First ? "an array of more than 2^24 elements" : "an array that is null");
  return false;
}

/// Copies a caller's struct, whose first member is its size. The struct may be from an older or
/// newer version of this library; a smaller one than the oldest is a mistake.
template <class T> bool readStruct(const T *From, T &To) {
  if (!From || From->size < sizeof(size_t))
    return false;
  std::memcpy(&To, From, std::min(From->size, sizeof To));
  return true;
}

} // namespace dxil::builder
