// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types, variables and constant buffers of reflection, from dx.typeAnnotations.
#pragma once

#include "Blobs.h"
#include "ReflectionInterfaces.h"

#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/Reflection.h>
#include <dxil/module/Module.h>
#include <dxil/module/NodeRef.h>
#include <dxil/module/TypeLayout.h>

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace dxil::compiler::dxc {

/// Writes a description for the caller.
template <class Description> Status copyTo(Description *Out, const Description &From) {
  if (!Out)
    return BadPointer;
  *Out = From;
  return Ok;
}

class ReflectedType final : public ReflectedTypeTable {
public:
  TypeDesc Desc = {};
  std::string Name;
  std::vector<std::pair<std::string, ReflectedType *>> Members;
  uint32_t SizeInBuffer = 0;

  Status GetDesc(TypeDesc *Out) override { return copyTo(Out, Desc); }
  ReflectedTypeTable *GetMemberTypeByIndex(uint32_t Index) override;
  ReflectedTypeTable *GetMemberTypeByName(const char *Member) override;
  const char *GetMemberTypeName(uint32_t Index) override;
  Status IsEqual(ReflectedTypeTable *) override { return 1; } // S_FALSE, as in dxc
  ReflectedTypeTable *GetSubType() override { return nullptr; }
  ReflectedTypeTable *GetBaseClass() override { return nullptr; }
  uint32_t GetNumInterfaces() override { return 0; }
  ReflectedTypeTable *GetInterfaceByIndex(uint32_t) override { return nullptr; }
  Status IsOfType(ReflectedTypeTable *) override { return 1; }
  Status ImplementsInterface(ReflectedTypeTable *) override { return 1; }
};

class ReflectedVariable final : public ReflectedVariableTable {
public:
  VariableDesc Desc = {};
  std::string Name;
  ReflectedType *Type = nullptr;
  ReflectedBufferTable *Buffer = nullptr;

  Status GetDesc(VariableDesc *Out) override { return copyTo(Out, Desc); }
  ReflectedTypeTable *GetType() override { return Type; }
  ReflectedBufferTable *GetBuffer() override { return Buffer; }
  uint32_t GetInterfaceSlot(uint32_t) override { return ~0u; }
};

class ReflectedBuffer final : public ReflectedBufferTable {
public:
  BufferDesc Desc = {};
  std::string Name;
  std::deque<ReflectedVariable> Variables; ///< their addresses must not change

  Status GetDesc(BufferDesc *Out) override { return copyTo(Out, Desc); }
  ReflectedVariableTable *GetVariableByIndex(uint32_t Index) override;
  ReflectedVariableTable *GetVariableByName(const char *Variable) override;
  ReflectedVariable *find(const char *Variable);
};

/// Placeholders for missing objects: their descriptions fail.
ReflectedVariableTable *noVariable();
ReflectedBufferTable *noBuffer();

/// Creates the types of a module, which must outlive the reader. The reader owns the types.
class TypeReader {
public:
  explicit TypeReader(const ir::Module &M);

  /// Reads a constant or texture buffer, whose symbol has a struct type.
  void readBuffer(ReflectedBuffer &To, ir::ValueId Symbol, bool IsArray, bool HasUsage);
  /// Reads a structured buffer: one variable with the type of the elements.
  void readElements(ReflectedBuffer &To, ir::ValueId Symbol);
  /// Returns the size of a structured buffer's element in bytes, by the data layout.
  uint32_t elementSize(ir::ValueId Symbol) const;

private:
  using Field = md::FieldAnnotation<ir::NodeRef>;

  ReflectedType *make(ir::TypeId Type, const Field &Annotation, uint32_t Base, bool IsInBuffer);
  void makeMembers(ReflectedType &To, ir::TypeId Struct, bool IsInBuffer);
  void makeBits(ReflectedType &Word, ir::TypeId Type, const Field &Annotation, uint32_t Base,
                bool IsInBuffer);
  ir::TypeId heldType(ir::ValueId Symbol) const;
  ir::MetadataId annotationOf(ir::TypeId Struct) const;
  Field fieldOf(ir::MetadataId Annotation, uint32_t Number) const;

  const ir::Module &M;
  ir::TypeLayout Layout;
  bool IsMinPrecision;
  std::map<ir::TypeId, ir::MetadataId> Structs;
  std::deque<ReflectedType> Types;
  unsigned Depth = 0;
};

} // namespace dxil::compiler::dxc
