// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers and bindings of a module's resources, for the reflection of shaders and libraries.
#pragma once

#include "ReflectedTypes.h"

#include <dxil/container/Container.h>

namespace dxil::compiler::dxc {

using Node = ir::NodeRef;

/// The texts to which descriptions point.
class TextStore {
public:
  const char *keep(std::string_view Text) { return All.emplace_back(Text).c_str(); }
  const char *keepUpper(std::string_view Text) {
    return All.emplace_back(llvm::StringRef(Text.data(), Text.size()).upper()).c_str();
  }

private:
  std::deque<std::string> All;
};

class ReflectedModule {
public:
  explicit ReflectedModule(ir::Module Program);

  /// Return a buffer, or noBuffer(). By name, a constant or texture buffer precedes a structured
  /// buffer with the same name.
  ReflectedBufferTable *buffer(uint32_t Index);
  ReflectedBufferTable *buffer(const char *Name);
  ReflectedVariableTable *variable(const char *Name);
  Status binding(uint32_t Index, BindingDesc *Out) const;
  Status binding(const char *Name, BindingDesc *Out) const;
  /// Returns the index of a resource's buffer, or Buffers.size() if it has none.
  uint32_t bufferNumber(std::string_view Name, bool IsStructured) const;

  const ir::Module M;
  std::deque<ReflectedBuffer> Buffers;
  std::vector<BindingDesc> Bindings;
  TextStore Texts;
  /// The metadata records which variables and signature elements are used, as it does from
  /// validator 1.5 on.
  bool HasUsage = false;

private:
  ReflectedBuffer &addBuffer(std::string_view Name);
  void readBuffers(const md::Resources<Node> &Lists);
  void readTextureBuffer(ReflectedBuffer &B, ir::ValueId Symbol);
  void readBindings(const md::Resources<Node> &Lists);
  template <class Resource> BindingDesc &addBinding(const Resource &R, ResourceKind Kind);
  template <class Resource>
  void addView(const Resource &R, bool IsUAV, bool HasCounter, uint32_t Samples);
  uint32_t componentFlags(ir::ValueId Symbol) const;

  TypeReader Types;
};

/// Creates an ID3D12LibraryReflection from part RDAT, which may be empty, and a module with the
/// names and types.
Status createLibraryReflection(Bytes Rdat, ir::Module M, void **Out);

/// Copies a description of a list.
template <class Desc> Status copyDesc(const std::vector<Desc> &From, uint32_t Index, Desc *Out) {
  if (!Out || Index >= From.size())
    return BadArgument;
  *Out = From[Index];
  return Ok;
}

} // namespace dxil::compiler::dxc
