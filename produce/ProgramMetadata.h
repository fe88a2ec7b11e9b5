// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a producer's declarations as metadata of a module.
#pragma once

#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeWriter.h>
#include <dxil/produce/ShaderProducer.h>

namespace dxil::produce {

using namespace container;

class ProgramMetadata {
public:
  /// Selects the program's metadata or that of part STAT. Only STAT has names and types of members,
  /// since code does not need them.
  enum class Kind { Program, Reflection };

  ProgramMetadata(const ShaderProducer &P, ir::ModuleBuilder &M, Kind What)
      : P(P), M(M), W(M), What(What) {}

  void write();

  /// Returns the type of a resource's symbol: its HLSL class, or an array of it.
  ir::TypeId symbolType(const ShaderProducer::Bound &R);
  /// Returns \p T, or an array of it if the resource has several registers.
  ir::TypeId registers(const ShaderProducer::Bound &R, ir::TypeId T);

private:
  using Ref = ir::MetadataRef;
  using Bound = ShaderProducer::Bound;
  using Entry = ShaderProducer::Entry;
  using Element = ShaderProducer::Element;

  ir::ValueRef function(ir::ValueRef Function);
  ir::TypeId componentType(ComponentType C);
  ir::TypeId memberType(const MemberDescription &D);
  ir::TypeId bufferStruct(const Bound &R);
  ir::TypeId elementStruct(const Bound &R);
  template <class Fields> Fields common(const Bound &R);
  Ref resource(const Bound &R);
  Ref resources();
  Ref element(const Element &E);
  Ref signatures();
  Ref geometryState(const EntryDescription &D);
  Ref hullState(const EntryDescription &D);
  Ref threads(const EntryDescription &D);
  void addStageState(const EntryDescription &D, md::EntryPropertiesWriter<ir::NodeWriter> &Out);
  Ref properties(const EntryDescription &D);
  uint64_t programFlags() const;
  Ref fieldAnnotation(const ShaderProducer::Member &Member);
  void annotateTypes();

  const ShaderProducer &P;
  ir::ModuleBuilder &M;
  ir::NodeWriter W;
  Kind What;
};

} // namespace dxil::produce
