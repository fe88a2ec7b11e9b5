// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers and writers of the nodes of a module's metadata.
// Written by: dxil-tblgen DXIL.td -gen-metadata-nodes; edit the records, not this file.
#pragma once

#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCodes.h>
#include <dxil/ops/MetadataView.h>

namespace dxil::md {

// For each node its layout, a reader (a template over the access to a module), and its fields;
// write(W) makes a node of them. <dxil/ops/MetadataView.h> has an example.

template <class Access> class Version;
template <class Access> class ValidatorVersion;
template <class Access> class ShaderModel;
template <class Access> class ResourceProperties;
template <class Access> class Resource;
template <class Access> class SRV;
template <class Access> class UAV;
template <class Access> class CBuffer;
template <class Access> class Sampler;
template <class Access> class Resources;
template <class Access> class ElementProperties;
template <class Access> class SignatureElement;
template <class Access> class Signatures;
template <class Access> class ViewIdState;
template <class Access> class Threads;
template <class Access> class GeometryState;
template <class Access> class DomainState;
template <class Access> class HullState;
template <class Access> class MeshState;
template <class Access> class AmplificationState;
template <class Access> class WaveSize;
template <class Access> class WaveSizeRange;
template <class Access> class RootSignature;
template <class Access> class AutoBindingSpace;
template <class Access> class NodeID;
template <class Access> class RecordGrid;
template <class Access> class NodeRecord;
template <class Access> class NodeIO;
template <class Access> class EntryProperties;
template <class Access> class EntryPoint;
template <class Access> class Subobject;
template <class Access> class StateObjectConfig;
template <class Access> class RootSignatureSubobject;
template <class Access> class ExportsAssociation;
template <class Access> class ShaderConfig;
template <class Access> class PipelineConfig;
template <class Access> class HitGroup;
template <class Access> class PipelineConfig1;
template <class Access> class PayloadField;
template <class Access> class PayloadAnnotations;
template <class Access> class Matrix;
template <class Access> class FieldAnnotation;
template <class Access> class ParameterAnnotation;
template <class Access> class TemplateArgument;
template <class Access> class TemplateAnnotation;
template <class Access> class StructAnnotation;
template <class Access> class TypeAnnotations;
template <class Access> class MatrixType;

/// A version.
struct VersionLayout {
  static constexpr std::string_view Named = "dx.version";
  enum : uint32_t { Major, Minor, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"major", OperandKind::Integer},
      {"minor", OperandKind::Integer},
  };
};
template <class Access> class Version : public NodeView<Access>, public VersionLayout {
public:
  using NodeView<Access>::NodeView;

  uint64_t major(uint64_t Default = 0) const {
    return this->number(Major, Default);
  }
  uint64_t minor(uint64_t Default = 0) const {
    return this->number(Minor, Default);
  }
};
template <class Ref> struct VersionFields {
  uint32_t Major = {};
  uint32_t Minor = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Major)));
    List.push_back(W.integer(32, uint64_t(Minor)));
    return W.node(List);
  }
};
template <class Access> Version(Access) -> Version<Access>;

/// The version of the validator that the module was written for; 0.0 for none.
struct ValidatorVersionLayout {
  static constexpr std::string_view Named = "dx.valver";
  enum : uint32_t { Major, Minor, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"major", OperandKind::Integer},
      {"minor", OperandKind::Integer},
  };
};
template <class Access> class ValidatorVersion : public NodeView<Access>, public ValidatorVersionLayout {
public:
  using NodeView<Access>::NodeView;

  uint64_t major(uint64_t Default = 0) const {
    return this->number(Major, Default);
  }
  uint64_t minor(uint64_t Default = 0) const {
    return this->number(Minor, Default);
  }
};
template <class Ref> struct ValidatorVersionFields {
  uint32_t Major = {};
  uint32_t Minor = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Major)));
    List.push_back(W.integer(32, uint64_t(Minor)));
    return W.node(List);
  }
};
template <class Access> ValidatorVersion(Access) -> ValidatorVersion<Access>;

/// The target.
struct ShaderModelLayout {
  static constexpr std::string_view Named = "dx.shaderModel";
  enum : uint32_t { Profile, Major, Minor, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"profile", OperandKind::Text},
      {"major", OperandKind::Integer},
      {"minor", OperandKind::Integer},
  };
};
template <class Access> class ShaderModel : public NodeView<Access>, public ShaderModelLayout {
public:
  using NodeView<Access>::NodeView;

  /// The prefix of the target: "ps", "lib", ...
  std::string_view profile() const {
    return this->text(Profile);
  }
  uint64_t major(uint64_t Default = 0) const {
    return this->number(Major, Default);
  }
  uint64_t minor(uint64_t Default = 0) const {
    return this->number(Minor, Default);
  }
};
template <class Ref> struct ShaderModelFields {
  std::string_view Profile = {};
  uint32_t Major = {};
  uint32_t Minor = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Profile));
    List.push_back(W.integer(32, uint64_t(Major)));
    List.push_back(W.integer(32, uint64_t(Minor)));
    return W.node(List);
  }
};
template <class Access> ShaderModel(Access) -> ShaderModel<Access>;

/// The extended properties of an SRV or UAV.
template <class Access> class ResourceProperties : public TagView<Access, dxil::ResourceTag> {
public:
  using TagView<Access, dxil::ResourceTag>::TagView;

  /// Component type of a typed resource.
  dxil::ComponentType elementType(dxil::ComponentType Default = {}) const {
    return dxil::ComponentType(this->tagged(dxil::ResourceTag::ElementType, uint64_t(Default)));
  }
  /// Bytes of a structured buffer's element.
  uint64_t structureStride(uint64_t Default = 0) const {
    return this->tagged(dxil::ResourceTag::StructureStride, Default);
  }
  /// What a feedback map records.
  dxil::SamplerFeedbackType samplerFeedbackKind(dxil::SamplerFeedbackType Default = {}) const {
    return dxil::SamplerFeedbackType(this->tagged(dxil::ResourceTag::SamplerFeedbackKind, uint64_t(Default)));
  }
  /// Whether 64-bit atomics reach it.
  uint64_t atomic64Use(uint64_t Default = 0) const {
    return this->tagged(dxil::ResourceTag::Atomic64Use, Default);
  }
  /// Whether it is coherent across a reordering of threads.
  bool reorderCoherent() const {
    return this->tagged(dxil::ResourceTag::ReorderCoherent) != 0;
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class ResourcePropertiesWriter {
public:
  using Ref = typename Writer::Ref;
  explicit ResourcePropertiesWriter(Writer &W) : W(W), List(W.list()) {}

  void elementType(dxil::ComponentType Value) { add(dxil::ResourceTag::ElementType, W.integer(32, uint64_t(Value))); }
  void structureStride(uint32_t Value) { add(dxil::ResourceTag::StructureStride, W.integer(32, uint64_t(Value))); }
  void samplerFeedbackKind(dxil::SamplerFeedbackType Value) { add(dxil::ResourceTag::SamplerFeedbackKind, W.integer(32, uint64_t(Value))); }
  void atomic64Use(uint32_t Value) { add(dxil::ResourceTag::Atomic64Use, W.integer(32, uint64_t(Value))); }
  void reorderCoherent(bool Value) { add(dxil::ResourceTag::ReorderCoherent, W.integer(1, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::ResourceTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> ResourceProperties(Access) -> ResourceProperties<Access>;

/// What the records of all classes start with.
struct ResourceLayout {
  enum : uint32_t { Id, Symbol, Name, Space, LowerBound, RangeSize, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"id", OperandKind::Integer},
      {"symbol", OperandKind::Value},
      {"name", OperandKind::Text},
      {"space", OperandKind::Integer},
      {"lowerBound", OperandKind::Integer},
      {"rangeSize", OperandKind::Integer},
  };
};
template <class Access> class Resource : public NodeView<Access>, public ResourceLayout {
public:
  using NodeView<Access>::NodeView;

  /// Its number in its class.
  uint64_t id(uint64_t Default = 0) const {
    return this->number(Id, Default);
  }
  /// The global that stands for it in a library; else undef.
  typename Access::Value symbol() const {
    return this->Node.value(Symbol);
  }
  /// As in the source.
  std::string_view name() const {
    return this->text(Name);
  }
  /// Register space.
  uint64_t space(uint64_t Default = 0) const {
    return this->number(Space, Default);
  }
  /// First register.
  uint64_t lowerBound(uint64_t Default = 0) const {
    return this->number(LowerBound, Default);
  }
  /// Number of registers; all ones if unbounded.
  uint64_t rangeSize(uint64_t Default = 0) const {
    return this->number(RangeSize, Default);
  }
};
template <class Ref> struct ResourceFields {
  uint32_t Id = {};
  Ref Symbol = {};
  std::string_view Name = {};
  uint32_t Space = {};
  uint32_t LowerBound = {};
  uint32_t RangeSize = {};

  /// `Rest`: the operands that follow.
  template <class Writer, class Range> Ref write(Writer &W, const Range &Rest) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Id)));
    List.push_back(Symbol);
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Space)));
    List.push_back(W.integer(32, uint64_t(LowerBound)));
    List.push_back(W.integer(32, uint64_t(RangeSize)));
    for (const auto &Each : Rest)
      List.push_back(Each);
    return W.node(List);
  }
};
template <class Access> Resource(Access) -> Resource<Access>;

/// A resource that is read.
struct SRVLayout {
  enum : uint32_t { Id, Symbol, Name, Space, LowerBound, RangeSize, Kind, SampleCount, Properties, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"id", OperandKind::Integer},
      {"symbol", OperandKind::Value},
      {"name", OperandKind::Text},
      {"space", OperandKind::Integer},
      {"lowerBound", OperandKind::Integer},
      {"rangeSize", OperandKind::Integer},
      {"kind", OperandKind::Integer},
      {"sampleCount", OperandKind::Integer},
      {"properties", OperandKind::Node},
  };
};
template <class Access> class SRV : public NodeView<Access>, public SRVLayout {
public:
  using NodeView<Access>::NodeView;

  /// Its number in its class.
  uint64_t id(uint64_t Default = 0) const {
    return this->number(Id, Default);
  }
  /// The global that stands for it in a library; else undef.
  typename Access::Value symbol() const {
    return this->Node.value(Symbol);
  }
  /// As in the source.
  std::string_view name() const {
    return this->text(Name);
  }
  /// Register space.
  uint64_t space(uint64_t Default = 0) const {
    return this->number(Space, Default);
  }
  /// First register.
  uint64_t lowerBound(uint64_t Default = 0) const {
    return this->number(LowerBound, Default);
  }
  /// Number of registers; all ones if unbounded.
  uint64_t rangeSize(uint64_t Default = 0) const {
    return this->number(RangeSize, Default);
  }
  /// Its shape.
  dxil::ResourceKind kind(dxil::ResourceKind Default = {}) const {
    return dxil::ResourceKind(this->number(Kind, uint64_t(Default)));
  }
  /// Samples of a multisampled texture.
  uint64_t sampleCount(uint64_t Default = 0) const {
    return this->number(SampleCount, Default);
  }
  md::ResourceProperties<Access> properties() const {
    return md::ResourceProperties<Access>(this->Node.node(Properties));
  }
};
template <class Ref> struct SRVFields {
  uint32_t Id = {};
  Ref Symbol = {};
  std::string_view Name = {};
  uint32_t Space = {};
  uint32_t LowerBound = {};
  uint32_t RangeSize = {};
  dxil::ResourceKind Kind = {};
  uint32_t SampleCount = {};
  Ref Properties = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Id)));
    List.push_back(Symbol);
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Space)));
    List.push_back(W.integer(32, uint64_t(LowerBound)));
    List.push_back(W.integer(32, uint64_t(RangeSize)));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(32, uint64_t(SampleCount)));
    List.push_back(Properties);
    return W.node(List);
  }
};
template <class Access> SRV(Access) -> SRV<Access>;

/// A resource that is written.
struct UAVLayout {
  enum : uint32_t { Id, Symbol, Name, Space, LowerBound, RangeSize, Kind, GloballyCoherent, HasCounter, IsROV, Properties, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"id", OperandKind::Integer},
      {"symbol", OperandKind::Value},
      {"name", OperandKind::Text},
      {"space", OperandKind::Integer},
      {"lowerBound", OperandKind::Integer},
      {"rangeSize", OperandKind::Integer},
      {"kind", OperandKind::Integer},
      {"globallyCoherent", OperandKind::Integer},
      {"hasCounter", OperandKind::Integer},
      {"isROV", OperandKind::Integer},
      {"properties", OperandKind::Node},
  };
};
template <class Access> class UAV : public NodeView<Access>, public UAVLayout {
public:
  using NodeView<Access>::NodeView;

  /// Its number in its class.
  uint64_t id(uint64_t Default = 0) const {
    return this->number(Id, Default);
  }
  /// The global that stands for it in a library; else undef.
  typename Access::Value symbol() const {
    return this->Node.value(Symbol);
  }
  /// As in the source.
  std::string_view name() const {
    return this->text(Name);
  }
  /// Register space.
  uint64_t space(uint64_t Default = 0) const {
    return this->number(Space, Default);
  }
  /// First register.
  uint64_t lowerBound(uint64_t Default = 0) const {
    return this->number(LowerBound, Default);
  }
  /// Number of registers; all ones if unbounded.
  uint64_t rangeSize(uint64_t Default = 0) const {
    return this->number(RangeSize, Default);
  }
  /// Its shape.
  dxil::ResourceKind kind(dxil::ResourceKind Default = {}) const {
    return dxil::ResourceKind(this->number(Kind, uint64_t(Default)));
  }
  bool globallyCoherent() const {
    return this->number(GloballyCoherent) != 0;
  }
  /// Whether a structured buffer has a hidden counter.
  bool hasCounter() const {
    return this->number(HasCounter) != 0;
  }
  /// Whether accesses are in the order of primitives.
  bool isROV() const {
    return this->number(IsROV) != 0;
  }
  md::ResourceProperties<Access> properties() const {
    return md::ResourceProperties<Access>(this->Node.node(Properties));
  }
};
template <class Ref> struct UAVFields {
  uint32_t Id = {};
  Ref Symbol = {};
  std::string_view Name = {};
  uint32_t Space = {};
  uint32_t LowerBound = {};
  uint32_t RangeSize = {};
  dxil::ResourceKind Kind = {};
  bool GloballyCoherent = {};
  bool HasCounter = {};
  bool IsROV = {};
  Ref Properties = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Id)));
    List.push_back(Symbol);
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Space)));
    List.push_back(W.integer(32, uint64_t(LowerBound)));
    List.push_back(W.integer(32, uint64_t(RangeSize)));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(1, uint64_t(GloballyCoherent)));
    List.push_back(W.integer(1, uint64_t(HasCounter)));
    List.push_back(W.integer(1, uint64_t(IsROV)));
    List.push_back(Properties);
    return W.node(List);
  }
};
template <class Access> UAV(Access) -> UAV<Access>;

/// A constant buffer.
struct CBufferLayout {
  enum : uint32_t { Id, Symbol, Name, Space, LowerBound, RangeSize, Size, Properties, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"id", OperandKind::Integer},
      {"symbol", OperandKind::Value},
      {"name", OperandKind::Text},
      {"space", OperandKind::Integer},
      {"lowerBound", OperandKind::Integer},
      {"rangeSize", OperandKind::Integer},
      {"size", OperandKind::Integer},
      {"properties", OperandKind::Node},
  };
};
template <class Access> class CBuffer : public NodeView<Access>, public CBufferLayout {
public:
  using NodeView<Access>::NodeView;

  /// Its number in its class.
  uint64_t id(uint64_t Default = 0) const {
    return this->number(Id, Default);
  }
  /// The global that stands for it in a library; else undef.
  typename Access::Value symbol() const {
    return this->Node.value(Symbol);
  }
  /// As in the source.
  std::string_view name() const {
    return this->text(Name);
  }
  /// Register space.
  uint64_t space(uint64_t Default = 0) const {
    return this->number(Space, Default);
  }
  /// First register.
  uint64_t lowerBound(uint64_t Default = 0) const {
    return this->number(LowerBound, Default);
  }
  /// Number of registers; all ones if unbounded.
  uint64_t rangeSize(uint64_t Default = 0) const {
    return this->number(RangeSize, Default);
  }
  /// Bytes.
  uint64_t size(uint64_t Default = 0) const {
    return this->number(Size, Default);
  }
  /// Always null.
  md::ResourceProperties<Access> properties() const {
    return md::ResourceProperties<Access>(this->Node.node(Properties));
  }
};
template <class Ref> struct CBufferFields {
  uint32_t Id = {};
  Ref Symbol = {};
  std::string_view Name = {};
  uint32_t Space = {};
  uint32_t LowerBound = {};
  uint32_t RangeSize = {};
  uint32_t Size = {};
  Ref Properties = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Id)));
    List.push_back(Symbol);
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Space)));
    List.push_back(W.integer(32, uint64_t(LowerBound)));
    List.push_back(W.integer(32, uint64_t(RangeSize)));
    List.push_back(W.integer(32, uint64_t(Size)));
    List.push_back(Properties);
    return W.node(List);
  }
};
template <class Access> CBuffer(Access) -> CBuffer<Access>;

/// A sampler.
struct SamplerLayout {
  enum : uint32_t { Id, Symbol, Name, Space, LowerBound, RangeSize, Kind, Properties, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"id", OperandKind::Integer},
      {"symbol", OperandKind::Value},
      {"name", OperandKind::Text},
      {"space", OperandKind::Integer},
      {"lowerBound", OperandKind::Integer},
      {"rangeSize", OperandKind::Integer},
      {"kind", OperandKind::Integer},
      {"properties", OperandKind::Node},
  };
};
template <class Access> class Sampler : public NodeView<Access>, public SamplerLayout {
public:
  using NodeView<Access>::NodeView;

  /// Its number in its class.
  uint64_t id(uint64_t Default = 0) const {
    return this->number(Id, Default);
  }
  /// The global that stands for it in a library; else undef.
  typename Access::Value symbol() const {
    return this->Node.value(Symbol);
  }
  /// As in the source.
  std::string_view name() const {
    return this->text(Name);
  }
  /// Register space.
  uint64_t space(uint64_t Default = 0) const {
    return this->number(Space, Default);
  }
  /// First register.
  uint64_t lowerBound(uint64_t Default = 0) const {
    return this->number(LowerBound, Default);
  }
  /// Number of registers; all ones if unbounded.
  uint64_t rangeSize(uint64_t Default = 0) const {
    return this->number(RangeSize, Default);
  }
  dxil::SamplerKind kind(dxil::SamplerKind Default = {}) const {
    return dxil::SamplerKind(this->number(Kind, uint64_t(Default)));
  }
  /// Always null.
  md::ResourceProperties<Access> properties() const {
    return md::ResourceProperties<Access>(this->Node.node(Properties));
  }
};
template <class Ref> struct SamplerFields {
  uint32_t Id = {};
  Ref Symbol = {};
  std::string_view Name = {};
  uint32_t Space = {};
  uint32_t LowerBound = {};
  uint32_t RangeSize = {};
  dxil::SamplerKind Kind = {};
  Ref Properties = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Id)));
    List.push_back(Symbol);
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Space)));
    List.push_back(W.integer(32, uint64_t(LowerBound)));
    List.push_back(W.integer(32, uint64_t(RangeSize)));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(Properties);
    return W.node(List);
  }
};
template <class Access> Sampler(Access) -> Sampler<Access>;

/// The resources by class, in the order of ResourceClass. Null for a class that has none.
struct ResourcesLayout {
  static constexpr std::string_view Named = "dx.resources";
  enum : uint32_t { Srvs, Uavs, Cbuffers, Samplers, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"srvs", OperandKind::Node},
      {"uavs", OperandKind::Node},
      {"cbuffers", OperandKind::Node},
      {"samplers", OperandKind::Node},
  };
};
template <class Access> class Resources : public NodeView<Access>, public ResourcesLayout {
public:
  using NodeView<Access>::NodeView;

  NodeList<md::SRV<Access>, Access> srvs() const {
    return NodeList<md::SRV<Access>, Access>(this->Node.node(Srvs));
  }
  NodeList<md::UAV<Access>, Access> uavs() const {
    return NodeList<md::UAV<Access>, Access>(this->Node.node(Uavs));
  }
  NodeList<md::CBuffer<Access>, Access> cbuffers() const {
    return NodeList<md::CBuffer<Access>, Access>(this->Node.node(Cbuffers));
  }
  NodeList<md::Sampler<Access>, Access> samplers() const {
    return NodeList<md::Sampler<Access>, Access>(this->Node.node(Samplers));
  }
};
template <class Ref> struct ResourcesFields {
  Ref Srvs = {};
  Ref Uavs = {};
  Ref Cbuffers = {};
  Ref Samplers = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(Srvs);
    List.push_back(Uavs);
    List.push_back(Cbuffers);
    List.push_back(Samplers);
    return W.node(List);
  }
};
template <class Access> Resources(Access) -> Resources<Access>;

/// The extended properties of a signature's element.
template <class Access> class ElementProperties : public TagView<Access, dxil::SignatureTag> {
public:
  using TagView<Access, dxil::SignatureTag>::TagView;

  /// Stream of a geometry shader's output.
  uint64_t outputStream(uint64_t Default = 0) const {
    return this->tagged(dxil::SignatureTag::OutputStream, Default);
  }
  /// Of an intermediate form; not in finished modules.
  typename Access::Value globalSymbol() const {
    return this->taggedValue(dxil::SignatureTag::GlobalSymbol);
  }
  /// Components that a dynamic index reaches.
  uint64_t dynamicIndexMask(uint64_t Default = 0) const {
    return this->tagged(dxil::SignatureTag::DynamicIndexMask, Default);
  }
  /// Components that the shader uses.
  uint64_t usageMask(uint64_t Default = 0) const {
    return this->tagged(dxil::SignatureTag::UsageMask, Default);
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class ElementPropertiesWriter {
public:
  using Ref = typename Writer::Ref;
  explicit ElementPropertiesWriter(Writer &W) : W(W), List(W.list()) {}

  void outputStream(uint32_t Value) { add(dxil::SignatureTag::OutputStream, W.integer(32, uint64_t(Value))); }
  void globalSymbol(Ref Value) { add(dxil::SignatureTag::GlobalSymbol, Value); }
  void dynamicIndexMask(uint32_t Value) { add(dxil::SignatureTag::DynamicIndexMask, W.integer(32, uint64_t(Value))); }
  void usageMask(uint32_t Value) { add(dxil::SignatureTag::UsageMask, W.integer(32, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::SignatureTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> ElementProperties(Access) -> ElementProperties<Access>;

/// An element of a signature.
struct SignatureElementLayout {
  enum : uint32_t { Id, Name, Component, Semantic, Indices, Interpolation, Rows, Columns, StartRow, StartColumn, Properties, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"id", OperandKind::Integer},
      {"name", OperandKind::Text},
      {"component", OperandKind::Integer},
      {"semantic", OperandKind::Integer},
      {"indices", OperandKind::Node},
      {"interpolation", OperandKind::Integer},
      {"rows", OperandKind::Integer},
      {"columns", OperandKind::Integer},
      {"startRow", OperandKind::Integer},
      {"startColumn", OperandKind::Integer},
      {"properties", OperandKind::Node},
  };
};
template <class Access> class SignatureElement : public NodeView<Access>, public SignatureElementLayout {
public:
  using NodeView<Access>::NodeView;

  /// Its place in the signature.
  uint64_t id(uint64_t Default = 0) const {
    return this->number(Id, Default);
  }
  /// The semantic, without its index.
  std::string_view name() const {
    return this->text(Name);
  }
  dxil::ComponentType component(dxil::ComponentType Default = {}) const {
    return dxil::ComponentType(this->number(Component, uint64_t(Default)));
  }
  /// Number of its system value (dxil::semantic); 0 for none.
  uint64_t semantic(uint64_t Default = 0) const {
    return this->number(Semantic, Default);
  }
  /// Semantic indices, one for each row.
  NumberList<Access> indices() const {
    return NumberList<Access>(this->Node.node(Indices));
  }
  /// Number of the interpolation mode.
  uint64_t interpolation(uint64_t Default = 0) const {
    return this->number(Interpolation, Default);
  }
  uint64_t rows(uint64_t Default = 0) const {
    return this->number(Rows, Default);
  }
  uint64_t columns(uint64_t Default = 0) const {
    return this->number(Columns, Default);
  }
  /// Register; -1 if it has none.
  int32_t startRow() const {
    return int32_t(this->number(StartRow));
  }
  /// First component of the register; -1 if it has none.
  int8_t startColumn() const {
    return int8_t(this->number(StartColumn));
  }
  md::ElementProperties<Access> properties() const {
    return md::ElementProperties<Access>(this->Node.node(Properties));
  }
};
template <class Ref> struct SignatureElementFields {
  uint32_t Id = {};
  std::string_view Name = {};
  dxil::ComponentType Component = {};
  uint8_t Semantic = {};
  Ref Indices = {};
  uint8_t Interpolation = {};
  uint32_t Rows = {};
  uint8_t Columns = {};
  int32_t StartRow = {};
  int8_t StartColumn = {};
  Ref Properties = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Id)));
    List.push_back(W.text(Name));
    List.push_back(W.integer(8, uint64_t(Component)));
    List.push_back(W.integer(8, uint64_t(Semantic)));
    List.push_back(Indices);
    List.push_back(W.integer(8, uint64_t(Interpolation)));
    List.push_back(W.integer(32, uint64_t(Rows)));
    List.push_back(W.integer(8, uint64_t(Columns)));
    List.push_back(W.integer(32, uint64_t(StartRow)));
    List.push_back(W.integer(8, uint64_t(StartColumn)));
    List.push_back(Properties);
    return W.node(List);
  }
};
template <class Access> SignatureElement(Access) -> SignatureElement<Access>;

/// The signatures of an entry point. Null for one without elements.
struct SignaturesLayout {
  enum : uint32_t { Inputs, Outputs, PatchOrPrimitive, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"inputs", OperandKind::Node},
      {"outputs", OperandKind::Node},
      {"patchOrPrimitive", OperandKind::Node},
  };
};
template <class Access> class Signatures : public NodeView<Access>, public SignaturesLayout {
public:
  using NodeView<Access>::NodeView;

  NodeList<md::SignatureElement<Access>, Access> inputs() const {
    return NodeList<md::SignatureElement<Access>, Access>(this->Node.node(Inputs));
  }
  NodeList<md::SignatureElement<Access>, Access> outputs() const {
    return NodeList<md::SignatureElement<Access>, Access>(this->Node.node(Outputs));
  }
  NodeList<md::SignatureElement<Access>, Access> patchOrPrimitive() const {
    return NodeList<md::SignatureElement<Access>, Access>(this->Node.node(PatchOrPrimitive));
  }
};
template <class Ref> struct SignaturesFields {
  Ref Inputs = {};
  Ref Outputs = {};
  Ref PatchOrPrimitive = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(Inputs);
    List.push_back(Outputs);
    List.push_back(PatchOrPrimitive);
    return W.node(List);
  }
};
template <class Access> Signatures(Access) -> Signatures<Access>;

/// Which outputs depend on which inputs and on the view's number, as the shader's compiler found
/// it.
struct ViewIdStateLayout {
  static constexpr std::string_view Named = "dx.viewIdState";
  enum : uint32_t { Numbers, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"numbers", OperandKind::Value},
  };
};
template <class Access> class ViewIdState : public NodeView<Access>, public ViewIdStateLayout {
public:
  using NodeView<Access>::NodeView;

  /// An array of i32.
  typename Access::Value numbers() const {
    return this->Node.value(Numbers);
  }
};
template <class Ref> struct ViewIdStateFields {
  Ref Numbers = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(Numbers);
    return W.node(List);
  }
};
template <class Access> ViewIdState(Access) -> ViewIdState<Access>;

/// Sizes by dimension.
struct ThreadsLayout {
  enum : uint32_t { X, Y, Z, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"x", OperandKind::Integer},
      {"y", OperandKind::Integer},
      {"z", OperandKind::Integer},
  };
};
template <class Access> class Threads : public NodeView<Access>, public ThreadsLayout {
public:
  using NodeView<Access>::NodeView;

  uint64_t x(uint64_t Default = 0) const {
    return this->number(X, Default);
  }
  uint64_t y(uint64_t Default = 0) const {
    return this->number(Y, Default);
  }
  uint64_t z(uint64_t Default = 0) const {
    return this->number(Z, Default);
  }
};
template <class Ref> struct ThreadsFields {
  uint32_t X = {};
  uint32_t Y = {};
  uint32_t Z = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(X)));
    List.push_back(W.integer(32, uint64_t(Y)));
    List.push_back(W.integer(32, uint64_t(Z)));
    return W.node(List);
  }
};
template <class Access> Threads(Access) -> Threads<Access>;

/// The state of a geometry shader.
struct GeometryStateLayout {
  enum : uint32_t { InputPrimitive, MaxVertices, StreamMask, Topology, Instances, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"inputPrimitive", OperandKind::Integer},
      {"maxVertices", OperandKind::Integer},
      {"streamMask", OperandKind::Integer},
      {"topology", OperandKind::Integer},
      {"instances", OperandKind::Integer},
  };
};
template <class Access> class GeometryState : public NodeView<Access>, public GeometryStateLayout {
public:
  using NodeView<Access>::NodeView;

  dxil::InputPrimitive inputPrimitive(dxil::InputPrimitive Default = {}) const {
    return dxil::InputPrimitive(this->number(InputPrimitive, uint64_t(Default)));
  }
  /// Most vertices of a call.
  uint64_t maxVertices(uint64_t Default = 0) const {
    return this->number(MaxVertices, Default);
  }
  /// A bit for each stream.
  uint64_t streamMask(uint64_t Default = 0) const {
    return this->number(StreamMask, Default);
  }
  dxil::OutputTopology topology(dxil::OutputTopology Default = {}) const {
    return dxil::OutputTopology(this->number(Topology, uint64_t(Default)));
  }
  uint64_t instances(uint64_t Default = 0) const {
    return this->number(Instances, Default);
  }
};
template <class Ref> struct GeometryStateFields {
  dxil::InputPrimitive InputPrimitive = {};
  uint32_t MaxVertices = {};
  uint32_t StreamMask = {};
  dxil::OutputTopology Topology = {};
  uint32_t Instances = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(InputPrimitive)));
    List.push_back(W.integer(32, uint64_t(MaxVertices)));
    List.push_back(W.integer(32, uint64_t(StreamMask)));
    List.push_back(W.integer(32, uint64_t(Topology)));
    List.push_back(W.integer(32, uint64_t(Instances)));
    return W.node(List);
  }
};
template <class Access> GeometryState(Access) -> GeometryState<Access>;

/// The state of a domain shader.
struct DomainStateLayout {
  enum : uint32_t { Domain, InputControlPoints, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"domain", OperandKind::Integer},
      {"inputControlPoints", OperandKind::Integer},
  };
};
template <class Access> class DomainState : public NodeView<Access>, public DomainStateLayout {
public:
  using NodeView<Access>::NodeView;

  dxil::TessellatorDomain domain(dxil::TessellatorDomain Default = {}) const {
    return dxil::TessellatorDomain(this->number(Domain, uint64_t(Default)));
  }
  uint64_t inputControlPoints(uint64_t Default = 0) const {
    return this->number(InputControlPoints, Default);
  }
};
template <class Ref> struct DomainStateFields {
  dxil::TessellatorDomain Domain = {};
  uint32_t InputControlPoints = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Domain)));
    List.push_back(W.integer(32, uint64_t(InputControlPoints)));
    return W.node(List);
  }
};
template <class Access> DomainState(Access) -> DomainState<Access>;

/// The state of a hull shader.
struct HullStateLayout {
  enum : uint32_t { PatchConstantFunction, InputControlPoints, OutputControlPoints, Domain, Partitioning, OutputPrimitive, MaxTessFactor, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"patchConstantFunction", OperandKind::Value},
      {"inputControlPoints", OperandKind::Integer},
      {"outputControlPoints", OperandKind::Integer},
      {"domain", OperandKind::Integer},
      {"partitioning", OperandKind::Integer},
      {"outputPrimitive", OperandKind::Integer},
      {"maxTessFactor", OperandKind::Real},
  };
};
template <class Access> class HullState : public NodeView<Access>, public HullStateLayout {
public:
  using NodeView<Access>::NodeView;

  typename Access::Value patchConstantFunction() const {
    return this->Node.value(PatchConstantFunction);
  }
  uint64_t inputControlPoints(uint64_t Default = 0) const {
    return this->number(InputControlPoints, Default);
  }
  uint64_t outputControlPoints(uint64_t Default = 0) const {
    return this->number(OutputControlPoints, Default);
  }
  dxil::TessellatorDomain domain(dxil::TessellatorDomain Default = {}) const {
    return dxil::TessellatorDomain(this->number(Domain, uint64_t(Default)));
  }
  dxil::TessellatorPartitioning partitioning(dxil::TessellatorPartitioning Default = {}) const {
    return dxil::TessellatorPartitioning(this->number(Partitioning, uint64_t(Default)));
  }
  dxil::TessellatorPrimitive outputPrimitive(dxil::TessellatorPrimitive Default = {}) const {
    return dxil::TessellatorPrimitive(this->number(OutputPrimitive, uint64_t(Default)));
  }
  double maxTessFactor() const {
    return this->Node.real(MaxTessFactor).value_or(0);
  }
};
template <class Ref> struct HullStateFields {
  Ref PatchConstantFunction = {};
  uint32_t InputControlPoints = {};
  uint32_t OutputControlPoints = {};
  dxil::TessellatorDomain Domain = {};
  dxil::TessellatorPartitioning Partitioning = {};
  dxil::TessellatorPrimitive OutputPrimitive = {};
  float MaxTessFactor = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(PatchConstantFunction);
    List.push_back(W.integer(32, uint64_t(InputControlPoints)));
    List.push_back(W.integer(32, uint64_t(OutputControlPoints)));
    List.push_back(W.integer(32, uint64_t(Domain)));
    List.push_back(W.integer(32, uint64_t(Partitioning)));
    List.push_back(W.integer(32, uint64_t(OutputPrimitive)));
    List.push_back(W.real(MaxTessFactor));
    return W.node(List);
  }
};
template <class Access> HullState(Access) -> HullState<Access>;

/// The state of a mesh shader.
struct MeshStateLayout {
  enum : uint32_t { NumThreads, MaxVertices, MaxPrimitives, Topology, PayloadSize, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"numThreads", OperandKind::Node},
      {"maxVertices", OperandKind::Integer},
      {"maxPrimitives", OperandKind::Integer},
      {"topology", OperandKind::Integer},
      {"payloadSize", OperandKind::Integer},
  };
};
template <class Access> class MeshState : public NodeView<Access>, public MeshStateLayout {
public:
  using NodeView<Access>::NodeView;

  md::Threads<Access> numThreads() const {
    return md::Threads<Access>(this->Node.node(NumThreads));
  }
  uint64_t maxVertices(uint64_t Default = 0) const {
    return this->number(MaxVertices, Default);
  }
  uint64_t maxPrimitives(uint64_t Default = 0) const {
    return this->number(MaxPrimitives, Default);
  }
  dxil::MeshTopology topology(dxil::MeshTopology Default = {}) const {
    return dxil::MeshTopology(this->number(Topology, uint64_t(Default)));
  }
  /// Bytes.
  uint64_t payloadSize(uint64_t Default = 0) const {
    return this->number(PayloadSize, Default);
  }
};
template <class Ref> struct MeshStateFields {
  Ref NumThreads = {};
  uint32_t MaxVertices = {};
  uint32_t MaxPrimitives = {};
  dxil::MeshTopology Topology = {};
  uint32_t PayloadSize = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(NumThreads);
    List.push_back(W.integer(32, uint64_t(MaxVertices)));
    List.push_back(W.integer(32, uint64_t(MaxPrimitives)));
    List.push_back(W.integer(32, uint64_t(Topology)));
    List.push_back(W.integer(32, uint64_t(PayloadSize)));
    return W.node(List);
  }
};
template <class Access> MeshState(Access) -> MeshState<Access>;

/// The state of an amplification shader.
struct AmplificationStateLayout {
  enum : uint32_t { NumThreads, PayloadSize, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"numThreads", OperandKind::Node},
      {"payloadSize", OperandKind::Integer},
  };
};
template <class Access> class AmplificationState : public NodeView<Access>, public AmplificationStateLayout {
public:
  using NodeView<Access>::NodeView;

  md::Threads<Access> numThreads() const {
    return md::Threads<Access>(this->Node.node(NumThreads));
  }
  /// Bytes.
  uint64_t payloadSize(uint64_t Default = 0) const {
    return this->number(PayloadSize, Default);
  }
};
template <class Ref> struct AmplificationStateFields {
  Ref NumThreads = {};
  uint32_t PayloadSize = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(NumThreads);
    List.push_back(W.integer(32, uint64_t(PayloadSize)));
    return W.node(List);
  }
};
template <class Access> AmplificationState(Access) -> AmplificationState<Access>;

/// The one wave size of shader models 6.6 and 6.7.
struct WaveSizeLayout {
  enum : uint32_t { Size, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"size", OperandKind::Integer},
  };
};
template <class Access> class WaveSize : public NodeView<Access>, public WaveSizeLayout {
public:
  using NodeView<Access>::NodeView;

  /// Lanes.
  uint64_t size(uint64_t Default = 0) const {
    return this->number(Size, Default);
  }
};
template <class Ref> struct WaveSizeFields {
  uint32_t Size = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Size)));
    return W.node(List);
  }
};
template <class Access> WaveSize(Access) -> WaveSize<Access>;

/// Wave sizes from shader model 6.8 on.
struct WaveSizeRangeLayout {
  enum : uint32_t { Min, Max, Preferred, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"min", OperandKind::Integer},
      {"max", OperandKind::Integer},
      {"preferred", OperandKind::Integer},
  };
};
template <class Access> class WaveSizeRange : public NodeView<Access>, public WaveSizeRangeLayout {
public:
  using NodeView<Access>::NodeView;

  /// Lanes.
  uint64_t min(uint64_t Default = 0) const {
    return this->number(Min, Default);
  }
  /// Lanes; 0: min and no other.
  uint64_t max(uint64_t Default = 0) const {
    return this->number(Max, Default);
  }
  /// Lanes; 0: none.
  uint64_t preferred(uint64_t Default = 0) const {
    return this->number(Preferred, Default);
  }
};
template <class Ref> struct WaveSizeRangeFields {
  uint32_t Min = {};
  uint32_t Max = {};
  uint32_t Preferred = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Min)));
    List.push_back(W.integer(32, uint64_t(Max)));
    List.push_back(W.integer(32, uint64_t(Preferred)));
    return W.node(List);
  }
};
template <class Access> WaveSizeRange(Access) -> WaveSizeRange<Access>;

/// A serialized root signature.
struct RootSignatureLayout {
  enum : uint32_t { Bytes, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"bytes", OperandKind::Value},
  };
};
template <class Access> class RootSignature : public NodeView<Access>, public RootSignatureLayout {
public:
  using NodeView<Access>::NodeView;

  /// An array of i8.
  typename Access::Value bytes() const {
    return this->Node.value(Bytes);
  }
};
template <class Ref> struct RootSignatureFields {
  Ref Bytes = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(Bytes);
    return W.node(List);
  }
};
template <class Access> RootSignature(Access) -> RootSignature<Access>;

/// Where resources without a binding come.
struct AutoBindingSpaceLayout {
  enum : uint32_t { Space, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"space", OperandKind::Integer},
  };
};
template <class Access> class AutoBindingSpace : public NodeView<Access>, public AutoBindingSpaceLayout {
public:
  using NodeView<Access>::NodeView;

  uint64_t space(uint64_t Default = 0) const {
    return this->number(Space, Default);
  }
};
template <class Ref> struct AutoBindingSpaceFields {
  uint32_t Space = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Space)));
    return W.node(List);
  }
};
template <class Access> AutoBindingSpace(Access) -> AutoBindingSpace<Access>;

/// A node of a work graph.
struct NodeIDLayout {
  enum : uint32_t { Name, Index, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"index", OperandKind::Integer},
  };
};
template <class Access> class NodeID : public NodeView<Access>, public NodeIDLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  uint64_t index(uint64_t Default = 0) const {
    return this->number(Index, Default);
  }
};
template <class Ref> struct NodeIDFields {
  std::string_view Name = {};
  uint32_t Index = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Index)));
    return W.node(List);
  }
};
template <class Access> NodeID(Access) -> NodeID<Access>;

/// Where a record has SV_DispatchGrid.
struct RecordGridLayout {
  enum : uint32_t { Offset, Component, Components, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"offset", OperandKind::Integer},
      {"component", OperandKind::Integer},
      {"components", OperandKind::Integer},
  };
};
template <class Access> class RecordGrid : public NodeView<Access>, public RecordGridLayout {
public:
  using NodeView<Access>::NodeView;

  /// Bytes.
  uint64_t offset(uint64_t Default = 0) const {
    return this->number(Offset, Default);
  }
  dxil::ComponentType component(dxil::ComponentType Default = {}) const {
    return dxil::ComponentType(this->number(Component, uint64_t(Default)));
  }
  /// 1 to 3.
  uint64_t components(uint64_t Default = 0) const {
    return this->number(Components, Default);
  }
};
template <class Ref> struct RecordGridFields {
  uint32_t Offset = {};
  dxil::ComponentType Component = {};
  uint32_t Components = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Offset)));
    List.push_back(W.integer(32, uint64_t(Component)));
    List.push_back(W.integer(32, uint64_t(Components)));
    return W.node(List);
  }
};
template <class Access> RecordGrid(Access) -> RecordGrid<Access>;

/// The record type of a node's input or output.
template <class Access> class NodeRecord : public TagView<Access, dxil::NodeRecordTag> {
public:
  using TagView<Access, dxil::NodeRecordTag>::TagView;

  /// Bytes.
  uint64_t size(uint64_t Default = 0) const {
    return this->tagged(dxil::NodeRecordTag::Size, Default);
  }
  /// Offset, component type and components of SV_DispatchGrid.
  md::RecordGrid<Access> dispatchGrid() const {
    return md::RecordGrid<Access>(this->taggedNode(dxil::NodeRecordTag::DispatchGrid));
  }
  /// Bytes.
  uint64_t alignment(uint64_t Default = 0) const {
    return this->tagged(dxil::NodeRecordTag::Alignment, Default);
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class NodeRecordWriter {
public:
  using Ref = typename Writer::Ref;
  explicit NodeRecordWriter(Writer &W) : W(W), List(W.list()) {}

  void size(uint32_t Value) { add(dxil::NodeRecordTag::Size, W.integer(32, uint64_t(Value))); }
  void dispatchGrid(Ref Value) { add(dxil::NodeRecordTag::DispatchGrid, Value); }
  void alignment(uint32_t Value) { add(dxil::NodeRecordTag::Alignment, W.integer(32, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::NodeRecordTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> NodeRecord(Access) -> NodeRecord<Access>;

/// An input or output of a node.
template <class Access> class NodeIO : public TagView<Access, dxil::NodeTag> {
public:
  using TagView<Access, dxil::NodeTag>::TagView;

  /// Name and index of the node it goes to.
  md::NodeID<Access> outputID() const {
    return md::NodeID<Access>(this->taggedNode(dxil::NodeTag::OutputID));
  }
  /// NodeIOFlag bits.
  uint64_t flags(uint64_t Default = 0) const {
    return this->tagged(dxil::NodeTag::Flags, Default);
  }
  /// Size and grid of the record.
  md::NodeRecord<Access> recordType() const {
    return md::NodeRecord<Access>(this->taggedNode(dxil::NodeTag::RecordType));
  }
  /// Most records.
  uint64_t maxRecords(uint64_t Default = 0) const {
    return this->tagged(dxil::NodeTag::MaxRecords, Default);
  }
  /// The output it shares its limit with.
  uint64_t maxRecordsSharedWith(uint64_t Default = 0) const {
    return this->tagged(dxil::NodeTag::MaxRecordsSharedWith, Default);
  }
  /// Nodes of an output array.
  uint64_t outputArraySize(uint64_t Default = 0) const {
    return this->tagged(dxil::NodeTag::OutputArraySize, Default);
  }
  /// Whether nodes of the array may be missing.
  bool allowSparseNodes() const {
    return this->tagged(dxil::NodeTag::AllowSparseNodes) != 0;
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class NodeIOWriter {
public:
  using Ref = typename Writer::Ref;
  explicit NodeIOWriter(Writer &W) : W(W), List(W.list()) {}

  void outputID(Ref Value) { add(dxil::NodeTag::OutputID, Value); }
  void flags(uint32_t Value) { add(dxil::NodeTag::Flags, W.integer(32, uint64_t(Value))); }
  void recordType(Ref Value) { add(dxil::NodeTag::RecordType, Value); }
  void maxRecords(uint32_t Value) { add(dxil::NodeTag::MaxRecords, W.integer(32, uint64_t(Value))); }
  void maxRecordsSharedWith(uint32_t Value) { add(dxil::NodeTag::MaxRecordsSharedWith, W.integer(32, uint64_t(Value))); }
  void outputArraySize(uint32_t Value) { add(dxil::NodeTag::OutputArraySize, W.integer(32, uint64_t(Value))); }
  void allowSparseNodes(bool Value) { add(dxil::NodeTag::AllowSparseNodes, W.integer(1, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::NodeTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> NodeIO(Access) -> NodeIO<Access>;

/// The properties of an entry point.
template <class Access> class EntryProperties : public TagView<Access, dxil::EntryTag> {
public:
  using TagView<Access, dxil::EntryTag>::TagView;

  /// Shader flags, 64 bits.
  uint64_t shaderFlags(uint64_t Default = 0) const {
    return this->tagged(dxil::EntryTag::ShaderFlags, Default);
  }
  /// Input primitive, most vertices, streams, topology, instances.
  md::GeometryState<Access> geometryState() const {
    return md::GeometryState<Access>(this->taggedNode(dxil::EntryTag::GeometryState));
  }
  /// Domain and control points of the input.
  md::DomainState<Access> domainState() const {
    return md::DomainState<Access>(this->taggedNode(dxil::EntryTag::DomainState));
  }
  /// Patch constant function, control points, domain, partitioning, primitive, greatest factor.
  md::HullState<Access> hullState() const {
    return md::HullState<Access>(this->taggedNode(dxil::EntryTag::HullState));
  }
  /// Threads of a group by dimension.
  md::Threads<Access> numThreads() const {
    return md::Threads<Access>(this->taggedNode(dxil::EntryTag::NumThreads));
  }
  /// Register space of resources without a binding.
  md::AutoBindingSpace<Access> autoBindingSpace() const {
    return md::AutoBindingSpace<Access>(this->taggedNode(dxil::EntryTag::AutoBindingSpace));
  }
  /// Bytes of a ray's or a callable's payload.
  uint64_t rayPayloadSize(uint64_t Default = 0) const {
    return this->tagged(dxil::EntryTag::RayPayloadSize, Default);
  }
  /// Bytes of a hit's attributes.
  uint64_t rayAttributeSize(uint64_t Default = 0) const {
    return this->tagged(dxil::EntryTag::RayAttributeSize, Default);
  }
  /// The stage of a library's entry.
  dxil::Stage shaderKind(dxil::Stage Default = {}) const {
    return dxil::Stage(this->tagged(dxil::EntryTag::ShaderKind, uint64_t(Default)));
  }
  /// Threads, vertices, primitives, topology, payload bytes.
  md::MeshState<Access> meshState() const {
    return md::MeshState<Access>(this->taggedNode(dxil::EntryTag::MeshState));
  }
  /// Threads and payload bytes.
  md::AmplificationState<Access> amplificationState() const {
    return md::AmplificationState<Access>(this->taggedNode(dxil::EntryTag::AmplificationState));
  }
  /// The one wave size, shader models 6.6 and 6.7.
  md::WaveSize<Access> waveSize() const {
    return md::WaveSize<Access>(this->taggedNode(dxil::EntryTag::WaveSize));
  }
  /// Serialized root signature of an entry.
  md::RootSignature<Access> rootSignature() const {
    return md::RootSignature<Access>(this->taggedNode(dxil::EntryTag::RootSignature));
  }
  /// How a node is launched.
  dxil::NodeLaunch nodeLaunchType(dxil::NodeLaunch Default = {}) const {
    return dxil::NodeLaunch(this->tagged(dxil::EntryTag::NodeLaunchType, uint64_t(Default)));
  }
  /// Whether the graph starts here.
  bool nodeIsProgramEntry() const {
    return this->tagged(dxil::EntryTag::NodeIsProgramEntry) != 0;
  }
  /// A node's name and index.
  md::NodeID<Access> nodeID() const {
    return md::NodeID<Access>(this->taggedNode(dxil::EntryTag::NodeID));
  }
  /// Index of the node's local root arguments.
  uint64_t nodeLocalRootArguments(uint64_t Default = 0) const {
    return this->tagged(dxil::EntryTag::NodeLocalRootArguments, Default);
  }
  /// The node whose input it shares.
  md::NodeID<Access> nodeShareInputOf() const {
    return md::NodeID<Access>(this->taggedNode(dxil::EntryTag::NodeShareInputOf));
  }
  /// Thread groups by dimension.
  md::Threads<Access> nodeDispatchGrid() const {
    return md::Threads<Access>(this->taggedNode(dxil::EntryTag::NodeDispatchGrid));
  }
  /// How often a node may launch itself.
  uint64_t nodeMaxRecursionDepth(uint64_t Default = 0) const {
    return this->tagged(dxil::EntryTag::NodeMaxRecursionDepth, Default);
  }
  /// The node's inputs.
  NodeList<md::NodeIO<Access>, Access> nodeInputs() const {
    return NodeList<md::NodeIO<Access>, Access>(this->taggedNode(dxil::EntryTag::NodeInputs));
  }
  /// The node's outputs.
  NodeList<md::NodeIO<Access>, Access> nodeOutputs() const {
    return NodeList<md::NodeIO<Access>, Access>(this->taggedNode(dxil::EntryTag::NodeOutputs));
  }
  /// Most thread groups by dimension.
  md::Threads<Access> nodeMaxDispatchGrid() const {
    return md::Threads<Access>(this->taggedNode(dxil::EntryTag::NodeMaxDispatchGrid));
  }
  /// Least, greatest and preferred wave size, from 6.8.
  md::WaveSizeRange<Access> waveSizeRange() const {
    return md::WaveSizeRange<Access>(this->taggedNode(dxil::EntryTag::WaveSizeRange));
  }
  /// Most bytes of group-shared memory.
  uint64_t groupSharedLimit(uint64_t Default = 0) const {
    return this->tagged(dxil::EntryTag::GroupSharedLimit, Default);
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class EntryPropertiesWriter {
public:
  using Ref = typename Writer::Ref;
  explicit EntryPropertiesWriter(Writer &W) : W(W), List(W.list()) {}

  void shaderFlags(uint64_t Value) { add(dxil::EntryTag::ShaderFlags, W.integer(64, uint64_t(Value))); }
  void geometryState(Ref Value) { add(dxil::EntryTag::GeometryState, Value); }
  void domainState(Ref Value) { add(dxil::EntryTag::DomainState, Value); }
  void hullState(Ref Value) { add(dxil::EntryTag::HullState, Value); }
  void numThreads(Ref Value) { add(dxil::EntryTag::NumThreads, Value); }
  void autoBindingSpace(Ref Value) { add(dxil::EntryTag::AutoBindingSpace, Value); }
  void rayPayloadSize(uint32_t Value) { add(dxil::EntryTag::RayPayloadSize, W.integer(32, uint64_t(Value))); }
  void rayAttributeSize(uint32_t Value) { add(dxil::EntryTag::RayAttributeSize, W.integer(32, uint64_t(Value))); }
  void shaderKind(dxil::Stage Value) { add(dxil::EntryTag::ShaderKind, W.integer(32, uint64_t(Value))); }
  void meshState(Ref Value) { add(dxil::EntryTag::MeshState, Value); }
  void amplificationState(Ref Value) { add(dxil::EntryTag::AmplificationState, Value); }
  void waveSize(Ref Value) { add(dxil::EntryTag::WaveSize, Value); }
  void rootSignature(Ref Value) { add(dxil::EntryTag::RootSignature, Value); }
  void nodeLaunchType(dxil::NodeLaunch Value) { add(dxil::EntryTag::NodeLaunchType, W.integer(32, uint64_t(Value))); }
  void nodeIsProgramEntry(bool Value) { add(dxil::EntryTag::NodeIsProgramEntry, W.integer(1, uint64_t(Value))); }
  void nodeID(Ref Value) { add(dxil::EntryTag::NodeID, Value); }
  void nodeLocalRootArguments(uint32_t Value) { add(dxil::EntryTag::NodeLocalRootArguments, W.integer(32, uint64_t(Value))); }
  void nodeShareInputOf(Ref Value) { add(dxil::EntryTag::NodeShareInputOf, Value); }
  void nodeDispatchGrid(Ref Value) { add(dxil::EntryTag::NodeDispatchGrid, Value); }
  void nodeMaxRecursionDepth(uint32_t Value) { add(dxil::EntryTag::NodeMaxRecursionDepth, W.integer(32, uint64_t(Value))); }
  void nodeInputs(Ref Value) { add(dxil::EntryTag::NodeInputs, Value); }
  void nodeOutputs(Ref Value) { add(dxil::EntryTag::NodeOutputs, Value); }
  void nodeMaxDispatchGrid(Ref Value) { add(dxil::EntryTag::NodeMaxDispatchGrid, Value); }
  void waveSizeRange(Ref Value) { add(dxil::EntryTag::WaveSizeRange, Value); }
  void groupSharedLimit(uint32_t Value) { add(dxil::EntryTag::GroupSharedLimit, W.integer(32, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::EntryTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> EntryProperties(Access) -> EntryProperties<Access>;

/// An entry point; of a library also one for the module, without function and name, which has the
/// resources.
struct EntryPointLayout {
  static constexpr std::string_view Named = "dx.entryPoints";
  enum : uint32_t { Function, Name, Signatures, Resources, Properties, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"function", OperandKind::Value},
      {"name", OperandKind::Text},
      {"signatures", OperandKind::Node},
      {"resources", OperandKind::Node},
      {"properties", OperandKind::Node},
  };
};
template <class Access> class EntryPoint : public NodeView<Access>, public EntryPointLayout {
public:
  using NodeView<Access>::NodeView;

  typename Access::Value function() const {
    return this->Node.value(Function);
  }
  std::string_view name() const {
    return this->text(Name);
  }
  md::Signatures<Access> signatures() const {
    return md::Signatures<Access>(this->Node.node(Signatures));
  }
  md::Resources<Access> resources() const {
    return md::Resources<Access>(this->Node.node(Resources));
  }
  md::EntryProperties<Access> properties() const {
    return md::EntryProperties<Access>(this->Node.node(Properties));
  }
};
template <class Ref> struct EntryPointFields {
  Ref Function = {};
  std::string_view Name = {};
  Ref Signatures = {};
  Ref Resources = {};
  Ref Properties = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(Function);
    List.push_back(W.text(Name));
    List.push_back(Signatures);
    List.push_back(Resources);
    List.push_back(Properties);
    return W.node(List);
  }
};
template <class Access> EntryPoint(Access) -> EntryPoint<Access>;

/// What all subobjects start with.
struct SubobjectLayout {
  static constexpr std::string_view Named = "dx.subobjects";
  enum : uint32_t { Name, Kind, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
  };
};
template <class Access> class Subobject : public NodeView<Access>, public SubobjectLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
};
template <class Ref> struct SubobjectFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};

  /// `Rest`: the operands that follow.
  template <class Writer, class Range> Ref write(Writer &W, const Range &Rest) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    for (const auto &Each : Rest)
      List.push_back(Each);
    return W.node(List);
  }
};
template <class Access> Subobject(Access) -> Subobject<Access>;

/// Of kind StateObjectConfig.
struct StateObjectConfigLayout {
  enum : uint32_t { Name, Kind, Flags, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"flags", OperandKind::Integer},
  };
};
template <class Access> class StateObjectConfig : public NodeView<Access>, public StateObjectConfigLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  uint64_t flags(uint64_t Default = 0) const {
    return this->number(Flags, Default);
  }
};
template <class Ref> struct StateObjectConfigFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  uint32_t Flags = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(32, uint64_t(Flags)));
    return W.node(List);
  }
};
template <class Access> StateObjectConfig(Access) -> StateObjectConfig<Access>;

/// Of kinds GlobalRootSignature and LocalRootSignature.
struct RootSignatureSubobjectLayout {
  enum : uint32_t { Name, Kind, Signature, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"signature", OperandKind::Node},
  };
};
template <class Access> class RootSignatureSubobject : public NodeView<Access>, public RootSignatureSubobjectLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  md::RootSignature<Access> signature() const {
    return md::RootSignature<Access>(this->Node.node(Signature));
  }
};
template <class Ref> struct RootSignatureSubobjectFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  Ref Signature = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(Signature);
    return W.node(List);
  }
};
template <class Access> RootSignatureSubobject(Access) -> RootSignatureSubobject<Access>;

/// Of kind ExportsAssociation.
struct ExportsAssociationLayout {
  enum : uint32_t { Name, Kind, Subobject, Exports, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"subobject", OperandKind::Text},
      {"exports", OperandKind::Node},
  };
};
template <class Access> class ExportsAssociation : public NodeView<Access>, public ExportsAssociationLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  std::string_view subobject() const {
    return this->text(Subobject);
  }
  TextList<Access> exports() const {
    return TextList<Access>(this->Node.node(Exports));
  }
};
template <class Ref> struct ExportsAssociationFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  std::string_view Subobject = {};
  Ref Exports = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.text(Subobject));
    List.push_back(Exports);
    return W.node(List);
  }
};
template <class Access> ExportsAssociation(Access) -> ExportsAssociation<Access>;

/// Of kind RaytracingShaderConfig.
struct ShaderConfigLayout {
  enum : uint32_t { Name, Kind, MaxPayload, MaxAttributes, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"maxPayload", OperandKind::Integer},
      {"maxAttributes", OperandKind::Integer},
  };
};
template <class Access> class ShaderConfig : public NodeView<Access>, public ShaderConfigLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  /// Bytes.
  uint64_t maxPayload(uint64_t Default = 0) const {
    return this->number(MaxPayload, Default);
  }
  /// Bytes.
  uint64_t maxAttributes(uint64_t Default = 0) const {
    return this->number(MaxAttributes, Default);
  }
};
template <class Ref> struct ShaderConfigFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  uint32_t MaxPayload = {};
  uint32_t MaxAttributes = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(32, uint64_t(MaxPayload)));
    List.push_back(W.integer(32, uint64_t(MaxAttributes)));
    return W.node(List);
  }
};
template <class Access> ShaderConfig(Access) -> ShaderConfig<Access>;

/// Of kind RaytracingPipelineConfig.
struct PipelineConfigLayout {
  enum : uint32_t { Name, Kind, MaxRecursion, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"maxRecursion", OperandKind::Integer},
  };
};
template <class Access> class PipelineConfig : public NodeView<Access>, public PipelineConfigLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  uint64_t maxRecursion(uint64_t Default = 0) const {
    return this->number(MaxRecursion, Default);
  }
};
template <class Ref> struct PipelineConfigFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  uint32_t MaxRecursion = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(32, uint64_t(MaxRecursion)));
    return W.node(List);
  }
};
template <class Access> PipelineConfig(Access) -> PipelineConfig<Access>;

/// Of kind HitGroup.
struct HitGroupLayout {
  enum : uint32_t { Name, Kind, Type, Intersection, AnyHit, ClosestHit, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"type", OperandKind::Integer},
      {"intersection", OperandKind::Text},
      {"anyHit", OperandKind::Text},
      {"closestHit", OperandKind::Text},
  };
};
template <class Access> class HitGroup : public NodeView<Access>, public HitGroupLayout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  dxil::HitGroupType type(dxil::HitGroupType Default = {}) const {
    return dxil::HitGroupType(this->number(Type, uint64_t(Default)));
  }
  std::string_view intersection() const {
    return this->text(Intersection);
  }
  std::string_view anyHit() const {
    return this->text(AnyHit);
  }
  std::string_view closestHit() const {
    return this->text(ClosestHit);
  }
};
template <class Ref> struct HitGroupFields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  dxil::HitGroupType Type = {};
  std::string_view Intersection = {};
  std::string_view AnyHit = {};
  std::string_view ClosestHit = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(32, uint64_t(Type)));
    List.push_back(W.text(Intersection));
    List.push_back(W.text(AnyHit));
    List.push_back(W.text(ClosestHit));
    return W.node(List);
  }
};
template <class Access> HitGroup(Access) -> HitGroup<Access>;

/// Of kind RaytracingPipelineConfig1.
struct PipelineConfig1Layout {
  enum : uint32_t { Name, Kind, MaxRecursion, Flags, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"name", OperandKind::Text},
      {"kind", OperandKind::Integer},
      {"maxRecursion", OperandKind::Integer},
      {"flags", OperandKind::Integer},
  };
};
template <class Access> class PipelineConfig1 : public NodeView<Access>, public PipelineConfig1Layout {
public:
  using NodeView<Access>::NodeView;

  std::string_view name() const {
    return this->text(Name);
  }
  dxil::SubobjectKind kind(dxil::SubobjectKind Default = {}) const {
    return dxil::SubobjectKind(this->number(Kind, uint64_t(Default)));
  }
  uint64_t maxRecursion(uint64_t Default = 0) const {
    return this->number(MaxRecursion, Default);
  }
  uint64_t flags(uint64_t Default = 0) const {
    return this->number(Flags, Default);
  }
};
template <class Ref> struct PipelineConfig1Fields {
  std::string_view Name = {};
  dxil::SubobjectKind Kind = {};
  uint32_t MaxRecursion = {};
  uint32_t Flags = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.text(Name));
    List.push_back(W.integer(32, uint64_t(Kind)));
    List.push_back(W.integer(32, uint64_t(MaxRecursion)));
    List.push_back(W.integer(32, uint64_t(Flags)));
    return W.node(List);
  }
};
template <class Access> PipelineConfig1(Access) -> PipelineConfig1<Access>;

/// Who has access to a field of a payload.
template <class Access> class PayloadField : public TagView<Access, dxil::PayloadTag> {
public:
  using TagView<Access, dxil::PayloadTag>::TagView;

  /// A mask: two bits for each PayloadStage.
  uint64_t access(uint64_t Default = 0) const {
    return this->tagged(dxil::PayloadTag::Access, Default);
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class PayloadFieldWriter {
public:
  using Ref = typename Writer::Ref;
  explicit PayloadFieldWriter(Writer &W) : W(W), List(W.list()) {}

  void access(uint32_t Value) { add(dxil::PayloadTag::Access, W.integer(32, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::PayloadTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> PayloadField(Access) -> PayloadField<Access>;

/// Before pairs of undef of a payload's type and a node of PayloadField nodes.
struct PayloadAnnotationsLayout {
  static constexpr std::string_view Named = "dx.dxrPayloadAnnotations";
  enum : uint32_t { Tag, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"tag", OperandKind::Integer},
  };
};
template <class Access> class PayloadAnnotations : public NodeView<Access>, public PayloadAnnotationsLayout {
public:
  using NodeView<Access>::NodeView;

  /// Structs.
  dxil::AnnotatedKind tag(dxil::AnnotatedKind Default = {}) const {
    return dxil::AnnotatedKind(this->number(Tag, uint64_t(Default)));
  }
};
template <class Ref> struct PayloadAnnotationsFields {
  dxil::AnnotatedKind Tag = {};

  /// `Rest`: the operands that follow.
  template <class Writer, class Range> Ref write(Writer &W, const Range &Rest) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Tag)));
    for (const auto &Each : Rest)
      List.push_back(Each);
    return W.node(List);
  }
};
template <class Access> PayloadAnnotations(Access) -> PayloadAnnotations<Access>;

/// The shape of a matrix.
struct MatrixLayout {
  enum : uint32_t { Rows, Columns, Orientation, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"rows", OperandKind::Integer},
      {"columns", OperandKind::Integer},
      {"orientation", OperandKind::Integer},
  };
};
template <class Access> class Matrix : public NodeView<Access>, public MatrixLayout {
public:
  using NodeView<Access>::NodeView;

  uint64_t rows(uint64_t Default = 0) const {
    return this->number(Rows, Default);
  }
  uint64_t columns(uint64_t Default = 0) const {
    return this->number(Columns, Default);
  }
  dxil::MatrixOrder orientation(dxil::MatrixOrder Default = {}) const {
    return dxil::MatrixOrder(this->number(Orientation, uint64_t(Default)));
  }
};
template <class Ref> struct MatrixFields {
  uint32_t Rows = {};
  uint32_t Columns = {};
  dxil::MatrixOrder Orientation = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Rows)));
    List.push_back(W.integer(32, uint64_t(Columns)));
    List.push_back(W.integer(32, uint64_t(Orientation)));
    return W.node(List);
  }
};
template <class Access> Matrix(Access) -> Matrix<Access>;

/// What is known of a field or a parameter.
template <class Access> class FieldAnnotation : public TagView<Access, dxil::FieldTag> {
public:
  using TagView<Access, dxil::FieldTag>::TagView;

  /// Signed normalized.
  bool sNorm() const {
    return this->tagged(dxil::FieldTag::SNorm) != 0;
  }
  /// Unsigned normalized.
  bool uNorm() const {
    return this->tagged(dxil::FieldTag::UNorm) != 0;
  }
  /// Rows, columns and order of a matrix.
  md::Matrix<Access> matrix() const {
    return md::Matrix<Access>(this->taggedNode(dxil::FieldTag::Matrix));
  }
  /// Byte offset in a constant buffer.
  uint64_t cBufferOffset(uint64_t Default = 0) const {
    return this->tagged(dxil::FieldTag::CBufferOffset, Default);
  }
  /// The semantic's name.
  std::string_view semantic() const {
    return this->taggedText(dxil::FieldTag::Semantic);
  }
  /// Number of an interpolation mode.
  uint64_t interpolationMode(uint64_t Default = 0) const {
    return this->tagged(dxil::FieldTag::InterpolationMode, Default);
  }
  /// The field's name.
  std::string_view name() const {
    return this->taggedText(dxil::FieldTag::Name);
  }
  /// Number of a component type.
  dxil::ComponentType componentType(dxil::ComponentType Default = {}) const {
    return dxil::ComponentType(this->tagged(dxil::FieldTag::ComponentType, uint64_t(Default)));
  }
  /// Whether the value is precise.
  bool precise() const {
    return this->tagged(dxil::FieldTag::Precise) != 0;
  }
  /// Whether the shader reads it.
  bool cBufferUsed() const {
    return this->tagged(dxil::FieldTag::CBufferUsed) != 0;
  }
  /// The properties of a resource in a struct.
  typename Access::Value resourceProperties() const {
    return this->taggedValue(dxil::FieldTag::ResourceProperties);
  }
  /// Annotations of the bit-fields that share it.
  NodeList<md::FieldAnnotation<Access>, Access> bitFields() const {
    return NodeList<md::FieldAnnotation<Access>, Access>(this->taggedNode(dxil::FieldTag::BitFields));
  }
  /// Bits of a bit-field.
  uint64_t bitFieldWidth(uint64_t Default = 0) const {
    return this->tagged(dxil::FieldTag::BitFieldWidth, Default);
  }
  /// Components of a vector.
  uint64_t vectorSize(uint64_t Default = 0) const {
    return this->tagged(dxil::FieldTag::VectorSize, Default);
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class FieldAnnotationWriter {
public:
  using Ref = typename Writer::Ref;
  explicit FieldAnnotationWriter(Writer &W) : W(W), List(W.list()) {}

  void sNorm(bool Value) { add(dxil::FieldTag::SNorm, W.integer(1, uint64_t(Value))); }
  void uNorm(bool Value) { add(dxil::FieldTag::UNorm, W.integer(1, uint64_t(Value))); }
  void matrix(Ref Value) { add(dxil::FieldTag::Matrix, Value); }
  void cBufferOffset(uint32_t Value) { add(dxil::FieldTag::CBufferOffset, W.integer(32, uint64_t(Value))); }
  void semantic(std::string_view Value) { add(dxil::FieldTag::Semantic, W.text(Value)); }
  void interpolationMode(uint32_t Value) { add(dxil::FieldTag::InterpolationMode, W.integer(32, uint64_t(Value))); }
  void name(std::string_view Value) { add(dxil::FieldTag::Name, W.text(Value)); }
  void componentType(dxil::ComponentType Value) { add(dxil::FieldTag::ComponentType, W.integer(32, uint64_t(Value))); }
  void precise(bool Value) { add(dxil::FieldTag::Precise, W.integer(1, uint64_t(Value))); }
  void cBufferUsed(bool Value) { add(dxil::FieldTag::CBufferUsed, W.integer(1, uint64_t(Value))); }
  void resourceProperties(Ref Value) { add(dxil::FieldTag::ResourceProperties, Value); }
  void bitFields(Ref Value) { add(dxil::FieldTag::BitFields, Value); }
  void bitFieldWidth(uint32_t Value) { add(dxil::FieldTag::BitFieldWidth, W.integer(32, uint64_t(Value))); }
  void vectorSize(uint32_t Value) { add(dxil::FieldTag::VectorSize, W.integer(32, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::FieldTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> FieldAnnotation(Access) -> FieldAnnotation<Access>;

/// A parameter, or first the result, of a function.
struct ParameterAnnotationLayout {
  enum : uint32_t { Direction, Field, Indices, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"direction", OperandKind::Integer},
      {"field", OperandKind::Node},
      {"indices", OperandKind::Node},
  };
};
template <class Access> class ParameterAnnotation : public NodeView<Access>, public ParameterAnnotationLayout {
public:
  using NodeView<Access>::NodeView;

  dxil::ParameterDirection direction(dxil::ParameterDirection Default = {}) const {
    return dxil::ParameterDirection(this->number(Direction, uint64_t(Default)));
  }
  md::FieldAnnotation<Access> field() const {
    return md::FieldAnnotation<Access>(this->Node.node(Field));
  }
  NumberList<Access> indices() const {
    return NumberList<Access>(this->Node.node(Indices));
  }
};
template <class Ref> struct ParameterAnnotationFields {
  dxil::ParameterDirection Direction = {};
  Ref Field = {};
  Ref Indices = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Direction)));
    List.push_back(Field);
    List.push_back(Indices);
    return W.node(List);
  }
};
template <class Access> ParameterAnnotation(Access) -> ParameterAnnotation<Access>;

/// An argument of a template: one of the two.
template <class Access> class TemplateArgument : public TagView<Access, dxil::ArgumentTag> {
public:
  using TagView<Access, dxil::ArgumentTag>::TagView;

  /// Undef of a type.
  typename Access::Value type() const {
    return this->taggedValue(dxil::ArgumentTag::Type);
  }
  /// A number.
  uint64_t number(uint64_t Default = 0) const {
    return this->tagged(dxil::ArgumentTag::Number, Default);
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class TemplateArgumentWriter {
public:
  using Ref = typename Writer::Ref;
  explicit TemplateArgumentWriter(Writer &W) : W(W), List(W.list()) {}

  void type(Ref Value) { add(dxil::ArgumentTag::Type, Value); }
  void number(uint64_t Value) { add(dxil::ArgumentTag::Number, W.integer(64, uint64_t(Value))); }

  /// Adds a pair that is metadata already.
  void add(dxil::ArgumentTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> TemplateArgument(Access) -> TemplateArgument<Access>;

/// What is known of a template's instance.
template <class Access> class TemplateAnnotation : public TagView<Access, dxil::TemplateTag> {
public:
  using TagView<Access, dxil::TemplateTag>::TagView;

  /// Those of the template.
  NodeList<md::TemplateArgument<Access>, Access> arguments() const {
    return NodeList<md::TemplateArgument<Access>, Access>(this->taggedNode(dxil::TemplateTag::Arguments));
  }
};
/// Adds pairs in the order of the calls.
template <class Writer> class TemplateAnnotationWriter {
public:
  using Ref = typename Writer::Ref;
  explicit TemplateAnnotationWriter(Writer &W) : W(W), List(W.list()) {}

  void arguments(Ref Value) { add(dxil::TemplateTag::Arguments, Value); }

  /// Adds a pair that is metadata already.
  void add(dxil::TemplateTag Tag, Ref Value) {
    List.push_back(W.integer(32, uint64_t(Tag)));
    List.push_back(Value);
  }
  /// Adds pairs that are metadata already.
  template <class Range> void append(const Range &Pairs) {
    for (const auto &Each : Pairs)
      List.push_back(Each);
  }
  bool empty() const { return List.empty(); }
  /// Null if there are no pairs.
  Ref finish() { return List.empty() ? Ref() : W.node(List); }

private:
  Writer &W;
  decltype(std::declval<Writer &>().list()) List;
};
template <class Access> TemplateAnnotation(Access) -> TemplateAnnotation<Access>;

/// Before a FieldAnnotation for each field, and from validator 1.5 on a TemplateAnnotation.
struct StructAnnotationLayout {
  enum : uint32_t { Size, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"size", OperandKind::Integer},
  };
};
template <class Access> class StructAnnotation : public NodeView<Access>, public StructAnnotationLayout {
public:
  using NodeView<Access>::NodeView;

  /// Bytes in a constant buffer.
  uint64_t size(uint64_t Default = 0) const {
    return this->number(Size, Default);
  }
};
template <class Ref> struct StructAnnotationFields {
  uint32_t Size = {};

  /// `Rest`: the operands that follow.
  template <class Writer, class Range> Ref write(Writer &W, const Range &Rest) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Size)));
    for (const auto &Each : Rest)
      List.push_back(Each);
    return W.node(List);
  }
};
template <class Access> StructAnnotation(Access) -> StructAnnotation<Access>;

/// Before pairs of a value (undef of a struct, a function) and its annotation.
struct TypeAnnotationsLayout {
  static constexpr std::string_view Named = "dx.typeAnnotations";
  enum : uint32_t { Tag, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"tag", OperandKind::Integer},
  };
};
template <class Access> class TypeAnnotations : public NodeView<Access>, public TypeAnnotationsLayout {
public:
  using NodeView<Access>::NodeView;

  dxil::AnnotatedKind tag(dxil::AnnotatedKind Default = {}) const {
    return dxil::AnnotatedKind(this->number(Tag, uint64_t(Default)));
  }
};
template <class Ref> struct TypeAnnotationsFields {
  dxil::AnnotatedKind Tag = {};

  /// `Rest`: the operands that follow.
  template <class Writer, class Range> Ref write(Writer &W, const Range &Rest) const {
    auto List = W.list();
    List.push_back(W.integer(32, uint64_t(Tag)));
    for (const auto &Each : Rest)
      List.push_back(Each);
    return W.node(List);
  }
};
template <class Access> TypeAnnotations(Access) -> TypeAnnotations<Access>;

/// What a type dx.types.LinAlgMatrix is.
struct MatrixTypeLayout {
  static constexpr std::string_view Named = "dx.targetTypes";
  enum : uint32_t { Type, Component, Rows, Columns, Use, Scope, NumOperands };
  static constexpr OperandInfo Operands[] = {
      {"type", OperandKind::Value},
      {"component", OperandKind::Integer},
      {"rows", OperandKind::Integer},
      {"columns", OperandKind::Integer},
      {"use", OperandKind::Integer},
      {"scope", OperandKind::Integer},
  };
};
template <class Access> class MatrixType : public NodeView<Access>, public MatrixTypeLayout {
public:
  using NodeView<Access>::NodeView;

  /// Undef of the type.
  typename Access::Value type() const {
    return this->Node.value(Type);
  }
  dxil::ComponentType component(dxil::ComponentType Default = {}) const {
    return dxil::ComponentType(this->number(Component, uint64_t(Default)));
  }
  uint64_t rows(uint64_t Default = 0) const {
    return this->number(Rows, Default);
  }
  uint64_t columns(uint64_t Default = 0) const {
    return this->number(Columns, Default);
  }
  dxil::MatrixUse use(dxil::MatrixUse Default = {}) const {
    return dxil::MatrixUse(this->number(Use, uint64_t(Default)));
  }
  dxil::MatrixScope scope(dxil::MatrixScope Default = {}) const {
    return dxil::MatrixScope(this->number(Scope, uint64_t(Default)));
  }
};
template <class Ref> struct MatrixTypeFields {
  Ref Type = {};
  dxil::ComponentType Component = {};
  uint32_t Rows = {};
  uint32_t Columns = {};
  dxil::MatrixUse Use = {};
  dxil::MatrixScope Scope = {};

  template <class Writer> Ref write(Writer &W) const {
    auto List = W.list();
    List.push_back(Type);
    List.push_back(W.integer(32, uint64_t(Component)));
    List.push_back(W.integer(32, uint64_t(Rows)));
    List.push_back(W.integer(32, uint64_t(Columns)));
    List.push_back(W.integer(32, uint64_t(Use)));
    List.push_back(W.integer(32, uint64_t(Scope)));
    return W.node(List);
  }
};
template <class Access> MatrixType(Access) -> MatrixType<Access>;

} // namespace dxil::md
