// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of the parts of a container.
// Written by: dxil-tblgen DXIL.td -gen-part-rows; edit the records, not this file.
#pragma once

#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCodes.h>
#include <dxil/ops/PartRow.h>

// A row has a member for each field; write() puts it into a record of any of the record's lengths
// and read() takes it from one, with what lies behind the length left out. Of a row whose fields
// depend on its kind only those of that kind are written and read. Texts, lists and bytes are
// offsets into the part's tables of these, other rows are numbers in their table:
//
//   rdat::NodeIDRow Row = {.Name = strings.add("main"), .Index = 0};
//   add(rdat::NodeIDRow::Number, Row.words(ValidatorMinor));

namespace dxil {

/// Of RDAT.
namespace rdat {

/// A reference to nothing.
inline constexpr uint32_t Null = UINT32_MAX;

/// What RDAT consists of.
enum class Table : uint32_t {
  Strings = 1, ///< Texts, each with a zero behind it.
  IndexArrays = 2, ///< Lists of words, each with its length before it.
  Resources = 3, ///< A resource.
  Functions = 4, ///< A function.
  RawBytes = 5, ///< Bytes that records refer to.
  Subobjects = 6, ///< A subobject of a state object.
  NodeIDs = 7, ///< A node of a work graph.
  NodeIOAttributes = 8, ///< An attribute of a node's input or output.
  NodeFunctionAttributes = 9, ///< An attribute of a node.
  NodeIOs = 10, ///< An input or output of a node.
  NodeShaders = 11, ///< What is known of a node.
  SignatureElements = 13, ///< An element of a signature.
  VertexShaders = 14, ///< What is known of such a shader.
  PixelShaders = 15, ///< What is known of such a shader.
  HullShaders = 16, ///< What is known of such a shader.
  DomainShaders = 17, ///< What is known of such a shader.
  GeometryShaders = 18, ///< What is known of such a shader.
  ComputeShaders = 19, ///< What is known of such a shader.
  MeshShaders = 20, ///< What is known of such a shader.
  AmplificationShaders = 21, ///< What is known of such a shader.
};

/// A resource.
struct ResourceRow {
  static constexpr Table Number = Table::Resources;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {32};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 32);
  }

  dxil::ResourceClass Class = {};
  dxil::ResourceKind Kind = {};
  uint32_t Id = 0; ///< Its number in its class.
  uint32_t Space = 0; ///< Register space.
  uint32_t Lower = 0; ///< First register.
  uint32_t Upper = 0; ///< Last register; all ones if unbounded.
  uint32_t Name = 0; ///< Offset of a text.
  uint32_t Flags = 0; ///< RuntimeResourceFlag bits.

  static ResourceRow read(std::span<const uint8_t> From) {
    ResourceRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Class = dxil::ResourceClass(V); });
    get(4, 4, [&](uint32_t V) { R.Kind = dxil::ResourceKind(V); });
    get(8, 4, [&](uint32_t V) { R.Id = V; });
    get(12, 4, [&](uint32_t V) { R.Space = V; });
    get(16, 4, [&](uint32_t V) { R.Lower = V; });
    get(20, 4, [&](uint32_t V) { R.Upper = V; });
    get(24, 4, [&](uint32_t V) { R.Name = V; });
    get(28, 4, [&](uint32_t V) { R.Flags = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, uint32_t(Class));
    setPartNumber(To, 4, 4, uint32_t(Kind));
    setPartNumber(To, 8, 4, Id);
    setPartNumber(To, 12, 4, Space);
    setPartNumber(To, 16, 4, Lower);
    setPartNumber(To, 20, 4, Upper);
    setPartNumber(To, 24, 4, Name);
    setPartNumber(To, 28, 4, Flags);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// A function.
struct FunctionRow {
  static constexpr Table Number = Table::Functions;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {44, 52};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return ValidatorMinor >= 8 ? 52 : 44;
  }

  uint32_t Name = 0; ///< Offset of a text.
  uint32_t Unmangled = 0; ///< The name as in the source. Offset of a text.
  uint32_t Resources = Null; ///< Those that it uses. Index array of numbers of rows.
  uint32_t Dependencies = Null; ///< Functions that another library is to define. Index array of offsets of texts.
  dxil::Stage Kind = {};
  uint32_t Payload = 0; ///< Bytes of a ray's or callable's payload.
  uint32_t Attributes = 0; ///< Bytes of a hit's attributes.
  uint32_t Features1 = 0; ///< The lower half of the feature flags.
  uint32_t Features2 = 0; ///< The upper half.
  uint32_t Stages = 0; ///< A bit for each stage that may call it.
  uint32_t Target = 0; ///< The least shader model: stage << 16 | major << 4 | minor.
  uint32_t MinWaveLanes = 0; ///< 0: any.
  uint32_t MaxWaveLanes = 0;
  uint32_t ShaderFlags = 0; ///< RuntimeFunctionFlag bits.
  uint32_t Shader = Null; ///< What is known of such a shader. Number of a row.

  static FunctionRow read(std::span<const uint8_t> From, dxil::Stage KindIfAbsent = {}) {
    FunctionRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    R.Kind = KindIfAbsent;
    get(16, 4, [&](uint32_t V) { R.Kind = dxil::Stage(V); });
    get(0, 4, [&](uint32_t V) { R.Name = V; });
    get(4, 4, [&](uint32_t V) { R.Unmangled = V; });
    get(8, 4, [&](uint32_t V) { R.Resources = V; });
    get(12, 4, [&](uint32_t V) { R.Dependencies = V; });
    get(20, 4, [&](uint32_t V) { R.Payload = V; });
    get(24, 4, [&](uint32_t V) { R.Attributes = V; });
    get(28, 4, [&](uint32_t V) { R.Features1 = V; });
    get(32, 4, [&](uint32_t V) { R.Features2 = V; });
    get(36, 4, [&](uint32_t V) { R.Stages = V; });
    get(40, 4, [&](uint32_t V) { R.Target = V; });
    get(44, 1, [&](uint32_t V) { R.MinWaveLanes = V; });
    get(45, 1, [&](uint32_t V) { R.MaxWaveLanes = V; });
    get(46, 2, [&](uint32_t V) { R.ShaderFlags = V; });
    if (R.Kind == dxil::Stage::Pixel || R.Kind == dxil::Stage::Vertex || R.Kind == dxil::Stage::Geometry || R.Kind == dxil::Stage::Hull || R.Kind == dxil::Stage::Domain || R.Kind == dxil::Stage::Compute || R.Kind == dxil::Stage::Mesh || R.Kind == dxil::Stage::Amplification || R.Kind == dxil::Stage::Node)
      get(48, 4, [&](uint32_t V) { R.Shader = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Name);
    setPartNumber(To, 4, 4, Unmangled);
    setPartNumber(To, 8, 4, Resources);
    setPartNumber(To, 12, 4, Dependencies);
    setPartNumber(To, 16, 4, uint32_t(Kind));
    setPartNumber(To, 20, 4, Payload);
    setPartNumber(To, 24, 4, Attributes);
    setPartNumber(To, 28, 4, Features1);
    setPartNumber(To, 32, 4, Features2);
    setPartNumber(To, 36, 4, Stages);
    setPartNumber(To, 40, 4, Target);
    setPartNumber(To, 44, 1, MinWaveLanes);
    setPartNumber(To, 45, 1, MaxWaveLanes);
    setPartNumber(To, 46, 2, ShaderFlags);
    if (Kind == dxil::Stage::Pixel || Kind == dxil::Stage::Vertex || Kind == dxil::Stage::Geometry || Kind == dxil::Stage::Hull || Kind == dxil::Stage::Domain || Kind == dxil::Stage::Compute || Kind == dxil::Stage::Mesh || Kind == dxil::Stage::Amplification || Kind == dxil::Stage::Node)
      setPartNumber(To, 48, 4, Shader);
    else
      setPartNumber(To, 48, 4, Null);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// A subobject of a state object.
struct SubobjectRow {
  static constexpr Table Number = Table::Subobjects;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {24};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 24);
  }

  dxil::SubobjectKind Kind = {};
  uint32_t Name = 0; ///< Offset of a text.
  uint32_t Flags = 0; ///< Of the state object.
  uint32_t RootSignature = 0; ///< Serialized. Offset of bytes.
  uint32_t RootSignatureSize = 0;
  uint32_t Subobject = 0; ///< Offset of a text.
  uint32_t Exports = Null; ///< Index array of offsets of texts.
  uint32_t MaxPayload = 0; ///< Bytes.
  uint32_t MaxAttributes = 0; ///< Bytes.
  uint32_t MaxRecursion = 0;
  dxil::HitGroupType Type = {};
  uint32_t AnyHit = 0; ///< Offset of a text.
  uint32_t ClosestHit = 0; ///< Offset of a text.
  uint32_t Intersection = 0; ///< Offset of a text.

  static SubobjectRow read(std::span<const uint8_t> From, dxil::SubobjectKind KindIfAbsent = {}) {
    SubobjectRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    R.Kind = KindIfAbsent;
    get(0, 4, [&](uint32_t V) { R.Kind = dxil::SubobjectKind(V); });
    get(4, 4, [&](uint32_t V) { R.Name = V; });
    if (R.Kind == dxil::SubobjectKind::StateObjectConfig)
      get(8, 4, [&](uint32_t V) { R.Flags = V; });
    if (R.Kind == dxil::SubobjectKind::GlobalRootSignature || R.Kind == dxil::SubobjectKind::LocalRootSignature) {
      get(8, 4, [&](uint32_t V) { R.RootSignature = V; });
      get(12, 4, [&](uint32_t V) { R.RootSignatureSize = V; });
    }
    if (R.Kind == dxil::SubobjectKind::ExportsAssociation) {
      get(8, 4, [&](uint32_t V) { R.Subobject = V; });
      get(12, 4, [&](uint32_t V) { R.Exports = V; });
    }
    if (R.Kind == dxil::SubobjectKind::RaytracingShaderConfig) {
      get(8, 4, [&](uint32_t V) { R.MaxPayload = V; });
      get(12, 4, [&](uint32_t V) { R.MaxAttributes = V; });
    }
    if (R.Kind == dxil::SubobjectKind::RaytracingPipelineConfig || R.Kind == dxil::SubobjectKind::RaytracingPipelineConfig1)
      get(8, 4, [&](uint32_t V) { R.MaxRecursion = V; });
    if (R.Kind == dxil::SubobjectKind::HitGroup) {
      get(8, 4, [&](uint32_t V) { R.Type = dxil::HitGroupType(V); });
      get(12, 4, [&](uint32_t V) { R.AnyHit = V; });
      get(16, 4, [&](uint32_t V) { R.ClosestHit = V; });
      get(20, 4, [&](uint32_t V) { R.Intersection = V; });
    }
    if (R.Kind == dxil::SubobjectKind::RaytracingPipelineConfig1)
      get(12, 4, [&](uint32_t V) { R.Flags = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, uint32_t(Kind));
    setPartNumber(To, 4, 4, Name);
    if (Kind == dxil::SubobjectKind::StateObjectConfig)
      setPartNumber(To, 8, 4, Flags);
    if (Kind == dxil::SubobjectKind::GlobalRootSignature || Kind == dxil::SubobjectKind::LocalRootSignature) {
      setPartNumber(To, 8, 4, RootSignature);
      setPartNumber(To, 12, 4, RootSignatureSize);
    }
    if (Kind == dxil::SubobjectKind::ExportsAssociation) {
      setPartNumber(To, 8, 4, Subobject);
      setPartNumber(To, 12, 4, Exports);
    }
    if (Kind == dxil::SubobjectKind::RaytracingShaderConfig) {
      setPartNumber(To, 8, 4, MaxPayload);
      setPartNumber(To, 12, 4, MaxAttributes);
    }
    if (Kind == dxil::SubobjectKind::RaytracingPipelineConfig || Kind == dxil::SubobjectKind::RaytracingPipelineConfig1)
      setPartNumber(To, 8, 4, MaxRecursion);
    if (Kind == dxil::SubobjectKind::HitGroup) {
      setPartNumber(To, 8, 4, uint32_t(Type));
      setPartNumber(To, 12, 4, AnyHit);
      setPartNumber(To, 16, 4, ClosestHit);
      setPartNumber(To, 20, 4, Intersection);
    }
    if (Kind == dxil::SubobjectKind::RaytracingPipelineConfig1)
      setPartNumber(To, 12, 4, Flags);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// A node of a work graph.
struct NodeIDRow {
  static constexpr Table Number = Table::NodeIDs;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 8);
  }

  uint32_t Name = 0; ///< Offset of a text.
  uint32_t Index = 0;

  static NodeIDRow read(std::span<const uint8_t> From) {
    NodeIDRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Name = V; });
    get(4, 4, [&](uint32_t V) { R.Index = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Name);
    setPartNumber(To, 4, 4, Index);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// An attribute of a node's input or output.
struct NodeIOAttributeRow {
  static constexpr Table Number = Table::NodeIOAttributes;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 8);
  }

  dxil::NodeIOAttribute Kind = {};
  uint32_t Output = Null; ///< Number of a row.
  uint32_t MaxRecords = 0;
  uint32_t MaxRecordsSharedWith = 0;
  uint32_t RecordSize = 0; ///< Bytes.
  uint32_t DispatchGridOffset = 0; ///< Bytes.
  uint32_t DispatchGridType = 0; ///< Component type << 2 | number of components.
  uint32_t ArraySize = 0;
  uint32_t Sparse = 0; ///< 1.
  uint32_t Alignment = 0; ///< Bytes.

  static NodeIOAttributeRow read(std::span<const uint8_t> From, dxil::NodeIOAttribute KindIfAbsent = {}) {
    NodeIOAttributeRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    R.Kind = KindIfAbsent;
    get(0, 4, [&](uint32_t V) { R.Kind = dxil::NodeIOAttribute(V); });
    if (R.Kind == dxil::NodeIOAttribute::OutputID)
      get(4, 4, [&](uint32_t V) { R.Output = V; });
    if (R.Kind == dxil::NodeIOAttribute::MaxRecords)
      get(4, 4, [&](uint32_t V) { R.MaxRecords = V; });
    if (R.Kind == dxil::NodeIOAttribute::MaxRecordsSharedWith)
      get(4, 4, [&](uint32_t V) { R.MaxRecordsSharedWith = V; });
    if (R.Kind == dxil::NodeIOAttribute::RecordSize)
      get(4, 4, [&](uint32_t V) { R.RecordSize = V; });
    if (R.Kind == dxil::NodeIOAttribute::RecordDispatchGrid) {
      get(4, 2, [&](uint32_t V) { R.DispatchGridOffset = V; });
      get(6, 2, [&](uint32_t V) { R.DispatchGridType = V; });
    }
    if (R.Kind == dxil::NodeIOAttribute::OutputArraySize)
      get(4, 4, [&](uint32_t V) { R.ArraySize = V; });
    if (R.Kind == dxil::NodeIOAttribute::AllowSparseNodes)
      get(4, 4, [&](uint32_t V) { R.Sparse = V; });
    if (R.Kind == dxil::NodeIOAttribute::RecordAlignment)
      get(4, 4, [&](uint32_t V) { R.Alignment = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, uint32_t(Kind));
    if (Kind == dxil::NodeIOAttribute::OutputID)
      setPartNumber(To, 4, 4, Output);
    if (Kind == dxil::NodeIOAttribute::MaxRecords)
      setPartNumber(To, 4, 4, MaxRecords);
    if (Kind == dxil::NodeIOAttribute::MaxRecordsSharedWith)
      setPartNumber(To, 4, 4, MaxRecordsSharedWith);
    if (Kind == dxil::NodeIOAttribute::RecordSize)
      setPartNumber(To, 4, 4, RecordSize);
    if (Kind == dxil::NodeIOAttribute::RecordDispatchGrid) {
      setPartNumber(To, 4, 2, DispatchGridOffset);
      setPartNumber(To, 6, 2, DispatchGridType);
    }
    if (Kind == dxil::NodeIOAttribute::OutputArraySize)
      setPartNumber(To, 4, 4, ArraySize);
    if (Kind == dxil::NodeIOAttribute::AllowSparseNodes)
      setPartNumber(To, 4, 4, Sparse);
    if (Kind == dxil::NodeIOAttribute::RecordAlignment)
      setPartNumber(To, 4, 4, Alignment);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// An attribute of a node.
struct NodeFunctionAttributeRow {
  static constexpr Table Number = Table::NodeFunctionAttributes;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 8);
  }

  dxil::NodeFunctionAttribute Kind = {};
  uint32_t Id = Null; ///< Number of a row.
  uint32_t Threads = Null; ///< Index array.
  uint32_t ShareInputOf = Null; ///< Number of a row.
  uint32_t DispatchGrid = Null; ///< Index array.
  uint32_t MaxRecursion = 0;
  uint32_t LocalRootArguments = 0;
  uint32_t MaxDispatchGrid = Null; ///< Index array.

  static NodeFunctionAttributeRow read(std::span<const uint8_t> From, dxil::NodeFunctionAttribute KindIfAbsent = {}) {
    NodeFunctionAttributeRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    R.Kind = KindIfAbsent;
    get(0, 4, [&](uint32_t V) { R.Kind = dxil::NodeFunctionAttribute(V); });
    if (R.Kind == dxil::NodeFunctionAttribute::ID)
      get(4, 4, [&](uint32_t V) { R.Id = V; });
    if (R.Kind == dxil::NodeFunctionAttribute::NumThreads)
      get(4, 4, [&](uint32_t V) { R.Threads = V; });
    if (R.Kind == dxil::NodeFunctionAttribute::ShareInputOf)
      get(4, 4, [&](uint32_t V) { R.ShareInputOf = V; });
    if (R.Kind == dxil::NodeFunctionAttribute::DispatchGrid)
      get(4, 4, [&](uint32_t V) { R.DispatchGrid = V; });
    if (R.Kind == dxil::NodeFunctionAttribute::MaxRecursionDepth)
      get(4, 4, [&](uint32_t V) { R.MaxRecursion = V; });
    if (R.Kind == dxil::NodeFunctionAttribute::LocalRootArguments)
      get(4, 4, [&](uint32_t V) { R.LocalRootArguments = V; });
    if (R.Kind == dxil::NodeFunctionAttribute::MaxDispatchGrid)
      get(4, 4, [&](uint32_t V) { R.MaxDispatchGrid = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, uint32_t(Kind));
    if (Kind == dxil::NodeFunctionAttribute::ID)
      setPartNumber(To, 4, 4, Id);
    if (Kind == dxil::NodeFunctionAttribute::NumThreads)
      setPartNumber(To, 4, 4, Threads);
    if (Kind == dxil::NodeFunctionAttribute::ShareInputOf)
      setPartNumber(To, 4, 4, ShareInputOf);
    if (Kind == dxil::NodeFunctionAttribute::DispatchGrid)
      setPartNumber(To, 4, 4, DispatchGrid);
    if (Kind == dxil::NodeFunctionAttribute::MaxRecursionDepth)
      setPartNumber(To, 4, 4, MaxRecursion);
    if (Kind == dxil::NodeFunctionAttribute::LocalRootArguments)
      setPartNumber(To, 4, 4, LocalRootArguments);
    if (Kind == dxil::NodeFunctionAttribute::MaxDispatchGrid)
      setPartNumber(To, 4, 4, MaxDispatchGrid);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// An input or output of a node.
struct NodeIORow {
  static constexpr Table Number = Table::NodeIOs;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 8);
  }

  uint32_t FlagsAndKind = 0; ///< NodeIOFlag bits.
  uint32_t Attributes = Null; ///< Index array of numbers of rows.

  static NodeIORow read(std::span<const uint8_t> From) {
    NodeIORow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.FlagsAndKind = V; });
    get(4, 4, [&](uint32_t V) { R.Attributes = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, FlagsAndKind);
    setPartNumber(To, 4, 4, Attributes);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of a node.
struct NodeShaderRow {
  static constexpr Table Number = Table::NodeShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {20};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 20);
  }

  dxil::NodeLaunch Launch = {};
  uint32_t GroupShared = 0; ///< Bytes of group-shared memory.
  uint32_t Attributes = Null; ///< Index array of numbers of rows.
  uint32_t Outputs = Null; ///< Index array of numbers of rows.
  uint32_t Inputs = Null; ///< Index array of numbers of rows.

  static NodeShaderRow read(std::span<const uint8_t> From) {
    NodeShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Launch = dxil::NodeLaunch(V); });
    get(4, 4, [&](uint32_t V) { R.GroupShared = V; });
    get(8, 4, [&](uint32_t V) { R.Attributes = V; });
    get(12, 4, [&](uint32_t V) { R.Outputs = V; });
    get(16, 4, [&](uint32_t V) { R.Inputs = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, uint32_t(Launch));
    setPartNumber(To, 4, 4, GroupShared);
    setPartNumber(To, 8, 4, Attributes);
    setPartNumber(To, 12, 4, Outputs);
    setPartNumber(To, 16, 4, Inputs);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// An element of a signature.
struct SignatureElementRow {
  static constexpr Table Number = Table::SignatureElements;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {16};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 16);
  }

  uint32_t Name = 0; ///< The semantic, without its index. Offset of a text.
  uint32_t Indices = Null; ///< Semantic indices, one for each row. Index array.
  uint32_t Semantic = 0; ///< Number of its system value.
  dxil::ComponentType Component = {};
  uint32_t Interpolation = 0; ///< Number of the interpolation mode.
  uint32_t StartRow = 0; ///< Register; 255 if it has none.
  uint32_t ColumnsLessOne = 0;
  uint32_t StartColumn = 0; ///< First component of the register; 3 if it has none.
  uint32_t Stream = 0;
  uint32_t Usage = 0; ///< Columns used.
  uint32_t DynamicIndexMask = 0; ///< Columns with a dynamic index.

  static SignatureElementRow read(std::span<const uint8_t> From) {
    SignatureElementRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Name = V; });
    get(4, 4, [&](uint32_t V) { R.Indices = V; });
    get(8, 1, [&](uint32_t V) { R.Semantic = V; });
    get(9, 1, [&](uint32_t V) { R.Component = dxil::ComponentType(V); });
    get(10, 1, [&](uint32_t V) { R.Interpolation = V; });
    get(11, 1, [&](uint32_t V) { R.StartRow = V; });
    get(12, 1, [&](uint32_t V) { R.ColumnsLessOne = V & 3; });
    get(12, 1, [&](uint32_t V) { R.StartColumn = V >> 2 & 3; });
    get(12, 1, [&](uint32_t V) { R.Stream = V >> 4 & 3; });
    get(13, 1, [&](uint32_t V) { R.Usage = V & 15; });
    get(13, 1, [&](uint32_t V) { R.DynamicIndexMask = V >> 4 & 15; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Name);
    setPartNumber(To, 4, 4, Indices);
    setPartNumber(To, 8, 1, Semantic);
    setPartNumber(To, 9, 1, uint32_t(Component));
    setPartNumber(To, 10, 1, Interpolation);
    setPartNumber(To, 11, 1, StartRow);
    setPartNumber(To, 12, 1, (ColumnsLessOne & 3) | (StartColumn & 3) << 2 | (Stream & 3) << 4);
    setPartNumber(To, 13, 1, (Usage & 15) | (DynamicIndexMask & 15) << 4);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct VertexShaderRow {
  static constexpr Table Number = Table::VertexShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {16};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 16);
  }

  uint32_t Inputs = Null; ///< Index array of numbers of rows.
  uint32_t Outputs = Null; ///< Index array of numbers of rows.
  uint32_t ViewIdOutputs = 0; ///< Offset of bytes.
  uint32_t ViewIdOutputsSize = 0;

  static VertexShaderRow read(std::span<const uint8_t> From) {
    VertexShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Inputs = V; });
    get(4, 4, [&](uint32_t V) { R.Outputs = V; });
    get(8, 4, [&](uint32_t V) { R.ViewIdOutputs = V; });
    get(12, 4, [&](uint32_t V) { R.ViewIdOutputsSize = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Inputs);
    setPartNumber(To, 4, 4, Outputs);
    setPartNumber(To, 8, 4, ViewIdOutputs);
    setPartNumber(To, 12, 4, ViewIdOutputsSize);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct PixelShaderRow {
  static constexpr Table Number = Table::PixelShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 8);
  }

  uint32_t Inputs = Null; ///< Index array of numbers of rows.
  uint32_t Outputs = Null; ///< Index array of numbers of rows.

  static PixelShaderRow read(std::span<const uint8_t> From) {
    PixelShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Inputs = V; });
    get(4, 4, [&](uint32_t V) { R.Outputs = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Inputs);
    setPartNumber(To, 4, 4, Outputs);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct HullShaderRow {
  static constexpr Table Number = Table::HullShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {48};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 48);
  }

  uint32_t Inputs = Null; ///< Index array of numbers of rows.
  uint32_t Outputs = Null; ///< Index array of numbers of rows.
  uint32_t Patch = Null; ///< Index array of numbers of rows.
  uint32_t ViewIdOutputs = 0; ///< Offset of bytes.
  uint32_t ViewIdOutputsSize = 0;
  uint32_t ViewIdPatch = 0; ///< Offset of bytes.
  uint32_t ViewIdPatchSize = 0;
  uint32_t InputToOutput = 0; ///< Offset of bytes.
  uint32_t InputToOutputSize = 0;
  uint32_t InputToPatch = 0; ///< Offset of bytes.
  uint32_t InputToPatchSize = 0;
  uint32_t InputControlPoints = 0;
  uint32_t OutputControlPoints = 0;
  dxil::TessellatorDomain Domain = {};
  dxil::TessellatorPrimitive Primitive = {};

  static HullShaderRow read(std::span<const uint8_t> From) {
    HullShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Inputs = V; });
    get(4, 4, [&](uint32_t V) { R.Outputs = V; });
    get(8, 4, [&](uint32_t V) { R.Patch = V; });
    get(12, 4, [&](uint32_t V) { R.ViewIdOutputs = V; });
    get(16, 4, [&](uint32_t V) { R.ViewIdOutputsSize = V; });
    get(20, 4, [&](uint32_t V) { R.ViewIdPatch = V; });
    get(24, 4, [&](uint32_t V) { R.ViewIdPatchSize = V; });
    get(28, 4, [&](uint32_t V) { R.InputToOutput = V; });
    get(32, 4, [&](uint32_t V) { R.InputToOutputSize = V; });
    get(36, 4, [&](uint32_t V) { R.InputToPatch = V; });
    get(40, 4, [&](uint32_t V) { R.InputToPatchSize = V; });
    get(44, 1, [&](uint32_t V) { R.InputControlPoints = V; });
    get(45, 1, [&](uint32_t V) { R.OutputControlPoints = V; });
    get(46, 1, [&](uint32_t V) { R.Domain = dxil::TessellatorDomain(V); });
    get(47, 1, [&](uint32_t V) { R.Primitive = dxil::TessellatorPrimitive(V); });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Inputs);
    setPartNumber(To, 4, 4, Outputs);
    setPartNumber(To, 8, 4, Patch);
    setPartNumber(To, 12, 4, ViewIdOutputs);
    setPartNumber(To, 16, 4, ViewIdOutputsSize);
    setPartNumber(To, 20, 4, ViewIdPatch);
    setPartNumber(To, 24, 4, ViewIdPatchSize);
    setPartNumber(To, 28, 4, InputToOutput);
    setPartNumber(To, 32, 4, InputToOutputSize);
    setPartNumber(To, 36, 4, InputToPatch);
    setPartNumber(To, 40, 4, InputToPatchSize);
    setPartNumber(To, 44, 1, InputControlPoints);
    setPartNumber(To, 45, 1, OutputControlPoints);
    setPartNumber(To, 46, 1, uint32_t(Domain));
    setPartNumber(To, 47, 1, uint32_t(Primitive));
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct DomainShaderRow {
  static constexpr Table Number = Table::DomainShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {40};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 40);
  }

  uint32_t Inputs = Null; ///< Index array of numbers of rows.
  uint32_t Outputs = Null; ///< Index array of numbers of rows.
  uint32_t Patch = Null; ///< Index array of numbers of rows.
  uint32_t ViewIdOutputs = 0; ///< Offset of bytes.
  uint32_t ViewIdOutputsSize = 0;
  uint32_t InputToOutput = 0; ///< Offset of bytes.
  uint32_t InputToOutputSize = 0;
  uint32_t PatchToOutput = 0; ///< Offset of bytes.
  uint32_t PatchToOutputSize = 0;
  uint32_t InputControlPoints = 0;
  dxil::TessellatorDomain Domain = {};

  static DomainShaderRow read(std::span<const uint8_t> From) {
    DomainShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Inputs = V; });
    get(4, 4, [&](uint32_t V) { R.Outputs = V; });
    get(8, 4, [&](uint32_t V) { R.Patch = V; });
    get(12, 4, [&](uint32_t V) { R.ViewIdOutputs = V; });
    get(16, 4, [&](uint32_t V) { R.ViewIdOutputsSize = V; });
    get(20, 4, [&](uint32_t V) { R.InputToOutput = V; });
    get(24, 4, [&](uint32_t V) { R.InputToOutputSize = V; });
    get(28, 4, [&](uint32_t V) { R.PatchToOutput = V; });
    get(32, 4, [&](uint32_t V) { R.PatchToOutputSize = V; });
    get(36, 1, [&](uint32_t V) { R.InputControlPoints = V; });
    get(37, 1, [&](uint32_t V) { R.Domain = dxil::TessellatorDomain(V); });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Inputs);
    setPartNumber(To, 4, 4, Outputs);
    setPartNumber(To, 8, 4, Patch);
    setPartNumber(To, 12, 4, ViewIdOutputs);
    setPartNumber(To, 16, 4, ViewIdOutputsSize);
    setPartNumber(To, 20, 4, InputToOutput);
    setPartNumber(To, 24, 4, InputToOutputSize);
    setPartNumber(To, 28, 4, PatchToOutput);
    setPartNumber(To, 32, 4, PatchToOutputSize);
    setPartNumber(To, 36, 1, InputControlPoints);
    setPartNumber(To, 37, 1, uint32_t(Domain));
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct GeometryShaderRow {
  static constexpr Table Number = Table::GeometryShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {28};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 28);
  }

  uint32_t Inputs = Null; ///< Index array of numbers of rows.
  uint32_t Outputs = Null; ///< Index array of numbers of rows.
  uint32_t ViewIdOutputs = 0; ///< Offset of bytes.
  uint32_t ViewIdOutputsSize = 0;
  uint32_t InputToOutput = 0; ///< Offset of bytes.
  uint32_t InputToOutputSize = 0;
  dxil::InputPrimitive InputPrimitive = {};
  dxil::OutputTopology Topology = {}; ///< Of the first stream.
  uint32_t MaxVertices = 0;
  uint32_t Streams = 0; ///< A bit for each.

  static GeometryShaderRow read(std::span<const uint8_t> From) {
    GeometryShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Inputs = V; });
    get(4, 4, [&](uint32_t V) { R.Outputs = V; });
    get(8, 4, [&](uint32_t V) { R.ViewIdOutputs = V; });
    get(12, 4, [&](uint32_t V) { R.ViewIdOutputsSize = V; });
    get(16, 4, [&](uint32_t V) { R.InputToOutput = V; });
    get(20, 4, [&](uint32_t V) { R.InputToOutputSize = V; });
    get(24, 1, [&](uint32_t V) { R.InputPrimitive = dxil::InputPrimitive(V); });
    get(25, 1, [&](uint32_t V) { R.Topology = dxil::OutputTopology(V); });
    get(26, 1, [&](uint32_t V) { R.MaxVertices = V; });
    get(27, 1, [&](uint32_t V) { R.Streams = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Inputs);
    setPartNumber(To, 4, 4, Outputs);
    setPartNumber(To, 8, 4, ViewIdOutputs);
    setPartNumber(To, 12, 4, ViewIdOutputsSize);
    setPartNumber(To, 16, 4, InputToOutput);
    setPartNumber(To, 20, 4, InputToOutputSize);
    setPartNumber(To, 24, 1, uint32_t(InputPrimitive));
    setPartNumber(To, 25, 1, uint32_t(Topology));
    setPartNumber(To, 26, 1, MaxVertices);
    setPartNumber(To, 27, 1, Streams);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct ComputeShaderRow {
  static constexpr Table Number = Table::ComputeShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 8);
  }

  uint32_t Threads = Null; ///< By dimension. Index array.
  uint32_t GroupShared = 0; ///< Bytes of group-shared memory.

  static ComputeShaderRow read(std::span<const uint8_t> From) {
    ComputeShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Threads = V; });
    get(4, 4, [&](uint32_t V) { R.GroupShared = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Threads);
    setPartNumber(To, 4, 4, GroupShared);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct MeshShaderRow {
  static constexpr Table Number = Table::MeshShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {48};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 48);
  }

  uint32_t Outputs = Null; ///< Index array of numbers of rows.
  uint32_t Primitives = Null; ///< Index array of numbers of rows.
  uint32_t ViewIdOutputs = 0; ///< Offset of bytes.
  uint32_t ViewIdOutputsSize = 0;
  uint32_t ViewIdPrimitives = 0; ///< Offset of bytes.
  uint32_t ViewIdPrimitivesSize = 0;
  uint32_t Threads = Null; ///< By dimension. Index array.
  uint32_t GroupShared = 0; ///< Bytes of group-shared memory.
  uint32_t GroupSharedViewId = 0; ///< Bytes that depend on the view's number.
  uint32_t Payload = 0; ///< Bytes.
  uint32_t MaxVertices = 0;
  uint32_t MaxPrimitives = 0;
  dxil::MeshTopology Topology = {};

  static MeshShaderRow read(std::span<const uint8_t> From) {
    MeshShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Outputs = V; });
    get(4, 4, [&](uint32_t V) { R.Primitives = V; });
    get(8, 4, [&](uint32_t V) { R.ViewIdOutputs = V; });
    get(12, 4, [&](uint32_t V) { R.ViewIdOutputsSize = V; });
    get(16, 4, [&](uint32_t V) { R.ViewIdPrimitives = V; });
    get(20, 4, [&](uint32_t V) { R.ViewIdPrimitivesSize = V; });
    get(24, 4, [&](uint32_t V) { R.Threads = V; });
    get(28, 4, [&](uint32_t V) { R.GroupShared = V; });
    get(32, 4, [&](uint32_t V) { R.GroupSharedViewId = V; });
    get(36, 4, [&](uint32_t V) { R.Payload = V; });
    get(40, 2, [&](uint32_t V) { R.MaxVertices = V; });
    get(42, 2, [&](uint32_t V) { R.MaxPrimitives = V; });
    get(44, 1, [&](uint32_t V) { R.Topology = dxil::MeshTopology(V); });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Outputs);
    setPartNumber(To, 4, 4, Primitives);
    setPartNumber(To, 8, 4, ViewIdOutputs);
    setPartNumber(To, 12, 4, ViewIdOutputsSize);
    setPartNumber(To, 16, 4, ViewIdPrimitives);
    setPartNumber(To, 20, 4, ViewIdPrimitivesSize);
    setPartNumber(To, 24, 4, Threads);
    setPartNumber(To, 28, 4, GroupShared);
    setPartNumber(To, 32, 4, GroupSharedViewId);
    setPartNumber(To, 36, 4, Payload);
    setPartNumber(To, 40, 2, MaxVertices);
    setPartNumber(To, 42, 2, MaxPrimitives);
    setPartNumber(To, 44, 1, uint32_t(Topology));
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

/// What is known of such a shader.
struct AmplificationShaderRow {
  static constexpr Table Number = Table::AmplificationShaders;
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {12};
  static constexpr uint32_t size(uint32_t ValidatorMinor = UINT32_MAX) {
    return (void(ValidatorMinor), 12);
  }

  uint32_t Threads = Null; ///< By dimension. Index array.
  uint32_t GroupShared = 0; ///< Bytes of group-shared memory.
  uint32_t Payload = 0; ///< Bytes.

  static AmplificationShaderRow read(std::span<const uint8_t> From) {
    AmplificationShaderRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Threads = V; });
    get(4, 4, [&](uint32_t V) { R.GroupShared = V; });
    get(8, 4, [&](uint32_t V) { R.Payload = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Threads);
    setPartNumber(To, 4, 4, GroupShared);
    setPartNumber(To, 8, 4, Payload);
  }
  /// As that version of the validator has it.
  std::vector<uint32_t> words(uint32_t ValidatorMinor = UINT32_MAX) const {
    return partWords(*this, size(ValidatorMinor));
  }
};

} // namespace rdat

/// Of PSV0, of signatures and of headers.
namespace part_row {

/// What PSV0 says of the whole shader.
struct PipelineInfo {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {24, 36, 48, 52, 56};
  /// The minor version of the validator that brought it, by version.
  static constexpr uint32_t Validators[] = {0, 1, 6, 8, 10};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return Version >= 4 ? 56 : Version >= 3 ? 52 : Version >= 2 ? 48 : Version >= 1 ? 36 : 24;
  }

  bool OutputPositionPresent = false; ///< It outputs SV_Position.
  uint32_t InputControlPoints = 0;
  uint32_t OutputControlPoints = 0;
  dxil::TessellatorDomain TessellatorDomain = {};
  dxil::TessellatorPrimitive TessellatorOutputPrimitive = {};
  dxil::InputPrimitive InputPrimitive = {};
  dxil::OutputTopology OutputTopology = {};
  uint32_t OutputStreamMask = 0;
  bool DepthOutput = false; ///< It outputs a depth.
  bool SampleFrequency = false; ///< It runs for each sample.
  uint32_t GroupSharedBytes = 0;
  uint32_t GroupSharedBytesViewId = 0; ///< Those that depend on the view's number.
  uint32_t PayloadBytes = 0;
  uint32_t MaxOutputVertices = 0;
  uint32_t MaxOutputPrimitives = 0;
  uint32_t MinWaveLanes = 0; ///< 0: any.
  uint32_t MaxWaveLanes = 0; ///< All ones: any.
  dxil::Stage Stage = {}; ///< Version 0 does not say it.
  bool UsesViewId = false;
  uint32_t MaxVertexCount = 0;
  uint32_t PatchOrPrimVectors = 0;
  dxil::MeshTopology MeshOutputTopology = {};
  uint32_t InputElements = 0;
  uint32_t OutputElements = 0;
  uint32_t PatchOrPrimElements = 0;
  uint32_t InputVectors = 0;
  uint32_t OutputVectors[4] = {}; ///< By stream.
  uint32_t NumThreads[3] = {};
  uint32_t EntryNameOffset = 0; ///< Offset in the part's strings.
  uint32_t NumBytesGroupShared = 0; ///< Bytes of group-shared memory.

  static PipelineInfo read(std::span<const uint8_t> From, dxil::Stage KindIfAbsent = {}) {
    PipelineInfo R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    R.Stage = KindIfAbsent;
    get(24, 1, [&](uint32_t V) { R.Stage = dxil::Stage(V); });
    if (R.Stage == dxil::Stage::Vertex)
      get(0, 1, [&](uint32_t V) { R.OutputPositionPresent = V != 0; });
    if (R.Stage == dxil::Stage::Hull || R.Stage == dxil::Stage::Domain)
      get(0, 4, [&](uint32_t V) { R.InputControlPoints = V; });
    if (R.Stage == dxil::Stage::Hull)
      get(4, 4, [&](uint32_t V) { R.OutputControlPoints = V; });
    if (R.Stage == dxil::Stage::Hull || R.Stage == dxil::Stage::Domain)
      get(8, 4, [&](uint32_t V) { R.TessellatorDomain = dxil::TessellatorDomain(V); });
    if (R.Stage == dxil::Stage::Hull)
      get(12, 4, [&](uint32_t V) { R.TessellatorOutputPrimitive = dxil::TessellatorPrimitive(V); });
    if (R.Stage == dxil::Stage::Domain)
      get(4, 1, [&](uint32_t V) { R.OutputPositionPresent = V != 0; });
    if (R.Stage == dxil::Stage::Geometry) {
      get(0, 4, [&](uint32_t V) { R.InputPrimitive = dxil::InputPrimitive(V); });
      get(4, 4, [&](uint32_t V) { R.OutputTopology = dxil::OutputTopology(V); });
      get(8, 4, [&](uint32_t V) { R.OutputStreamMask = V; });
      get(12, 1, [&](uint32_t V) { R.OutputPositionPresent = V != 0; });
    }
    if (R.Stage == dxil::Stage::Pixel) {
      get(0, 1, [&](uint32_t V) { R.DepthOutput = V != 0; });
      get(1, 1, [&](uint32_t V) { R.SampleFrequency = V != 0; });
    }
    if (R.Stage == dxil::Stage::Mesh) {
      get(0, 4, [&](uint32_t V) { R.GroupSharedBytes = V; });
      get(4, 4, [&](uint32_t V) { R.GroupSharedBytesViewId = V; });
      get(8, 4, [&](uint32_t V) { R.PayloadBytes = V; });
      get(12, 2, [&](uint32_t V) { R.MaxOutputVertices = V; });
      get(14, 2, [&](uint32_t V) { R.MaxOutputPrimitives = V; });
    }
    if (R.Stage == dxil::Stage::Amplification)
      get(0, 4, [&](uint32_t V) { R.PayloadBytes = V; });
    get(16, 4, [&](uint32_t V) { R.MinWaveLanes = V; });
    get(20, 4, [&](uint32_t V) { R.MaxWaveLanes = V; });
    get(25, 1, [&](uint32_t V) { R.UsesViewId = V != 0; });
    if (R.Stage == dxil::Stage::Geometry)
      get(26, 2, [&](uint32_t V) { R.MaxVertexCount = V; });
    if (R.Stage == dxil::Stage::Hull || R.Stage == dxil::Stage::Domain || R.Stage == dxil::Stage::Mesh)
      get(26, 1, [&](uint32_t V) { R.PatchOrPrimVectors = V; });
    if (R.Stage == dxil::Stage::Mesh)
      get(27, 1, [&](uint32_t V) { R.MeshOutputTopology = dxil::MeshTopology(V); });
    get(28, 1, [&](uint32_t V) { R.InputElements = V; });
    get(29, 1, [&](uint32_t V) { R.OutputElements = V; });
    get(30, 1, [&](uint32_t V) { R.PatchOrPrimElements = V; });
    get(31, 1, [&](uint32_t V) { R.InputVectors = V; });
    get(32, 1, [&](uint32_t V) { R.OutputVectors[0] = V; });
    get(33, 1, [&](uint32_t V) { R.OutputVectors[1] = V; });
    get(34, 1, [&](uint32_t V) { R.OutputVectors[2] = V; });
    get(35, 1, [&](uint32_t V) { R.OutputVectors[3] = V; });
    get(36, 4, [&](uint32_t V) { R.NumThreads[0] = V; });
    get(40, 4, [&](uint32_t V) { R.NumThreads[1] = V; });
    get(44, 4, [&](uint32_t V) { R.NumThreads[2] = V; });
    get(48, 4, [&](uint32_t V) { R.EntryNameOffset = V; });
    get(52, 4, [&](uint32_t V) { R.NumBytesGroupShared = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    if (Stage == dxil::Stage::Vertex)
      setPartNumber(To, 0, 1, OutputPositionPresent);
    if (Stage == dxil::Stage::Hull || Stage == dxil::Stage::Domain)
      setPartNumber(To, 0, 4, InputControlPoints);
    if (Stage == dxil::Stage::Hull)
      setPartNumber(To, 4, 4, OutputControlPoints);
    if (Stage == dxil::Stage::Hull || Stage == dxil::Stage::Domain)
      setPartNumber(To, 8, 4, uint32_t(TessellatorDomain));
    if (Stage == dxil::Stage::Hull)
      setPartNumber(To, 12, 4, uint32_t(TessellatorOutputPrimitive));
    if (Stage == dxil::Stage::Domain)
      setPartNumber(To, 4, 1, OutputPositionPresent);
    if (Stage == dxil::Stage::Geometry) {
      setPartNumber(To, 0, 4, uint32_t(InputPrimitive));
      setPartNumber(To, 4, 4, uint32_t(OutputTopology));
      setPartNumber(To, 8, 4, OutputStreamMask);
      setPartNumber(To, 12, 1, OutputPositionPresent);
    }
    if (Stage == dxil::Stage::Pixel) {
      setPartNumber(To, 0, 1, DepthOutput);
      setPartNumber(To, 1, 1, SampleFrequency);
    }
    if (Stage == dxil::Stage::Mesh) {
      setPartNumber(To, 0, 4, GroupSharedBytes);
      setPartNumber(To, 4, 4, GroupSharedBytesViewId);
      setPartNumber(To, 8, 4, PayloadBytes);
      setPartNumber(To, 12, 2, MaxOutputVertices);
      setPartNumber(To, 14, 2, MaxOutputPrimitives);
    }
    if (Stage == dxil::Stage::Amplification)
      setPartNumber(To, 0, 4, PayloadBytes);
    setPartNumber(To, 16, 4, MinWaveLanes);
    setPartNumber(To, 20, 4, MaxWaveLanes);
    setPartNumber(To, 24, 1, uint32_t(Stage));
    setPartNumber(To, 25, 1, UsesViewId);
    if (Stage == dxil::Stage::Geometry)
      setPartNumber(To, 26, 2, MaxVertexCount);
    if (Stage == dxil::Stage::Hull || Stage == dxil::Stage::Domain || Stage == dxil::Stage::Mesh)
      setPartNumber(To, 26, 1, PatchOrPrimVectors);
    if (Stage == dxil::Stage::Mesh)
      setPartNumber(To, 27, 1, uint32_t(MeshOutputTopology));
    setPartNumber(To, 28, 1, InputElements);
    setPartNumber(To, 29, 1, OutputElements);
    setPartNumber(To, 30, 1, PatchOrPrimElements);
    setPartNumber(To, 31, 1, InputVectors);
    setPartNumber(To, 32, 1, OutputVectors[0]);
    setPartNumber(To, 33, 1, OutputVectors[1]);
    setPartNumber(To, 34, 1, OutputVectors[2]);
    setPartNumber(To, 35, 1, OutputVectors[3]);
    setPartNumber(To, 36, 4, NumThreads[0]);
    setPartNumber(To, 40, 4, NumThreads[1]);
    setPartNumber(To, 44, 4, NumThreads[2]);
    setPartNumber(To, 48, 4, EntryNameOffset);
    setPartNumber(To, 52, 4, NumBytesGroupShared);
  }
};

/// A resource in PSV0.
struct PipelineResourceRow {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {16, 24};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return Version >= 2 ? 24 : 16;
  }

  dxil::PipelineResourceType Type = {};
  uint32_t Space = 0; ///< Register space.
  uint32_t LowerBound = 0; ///< First register.
  uint32_t UpperBound = 0; ///< Last register; all ones if unbounded.
  dxil::ResourceKind Kind = {};
  uint32_t Flags = 0; ///< 1: 64-bit atomics reach it.

  static PipelineResourceRow read(std::span<const uint8_t> From) {
    PipelineResourceRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Type = dxil::PipelineResourceType(V); });
    get(4, 4, [&](uint32_t V) { R.Space = V; });
    get(8, 4, [&](uint32_t V) { R.LowerBound = V; });
    get(12, 4, [&](uint32_t V) { R.UpperBound = V; });
    get(16, 4, [&](uint32_t V) { R.Kind = dxil::ResourceKind(V); });
    get(20, 4, [&](uint32_t V) { R.Flags = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, uint32_t(Type));
    setPartNumber(To, 4, 4, Space);
    setPartNumber(To, 8, 4, LowerBound);
    setPartNumber(To, 12, 4, UpperBound);
    setPartNumber(To, 16, 4, uint32_t(Kind));
    setPartNumber(To, 20, 4, Flags);
  }
};

/// An element of a signature in PSV0.
struct PipelineElementRow {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {16};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return (void(Version), 16);
  }

  uint32_t Name = 0; ///< Offset in the part's strings.
  uint32_t Indices = 0; ///< First of its rows' semantic indices.
  uint32_t Rows = 0;
  uint32_t StartRow = 0;
  uint32_t Columns = 0;
  uint32_t StartColumn = 0;
  uint32_t Allocated = 0; ///< Whether it has a register.
  uint32_t Semantic = 0; ///< What PSV0 calls its system value.
  uint32_t Component = 0; ///< A number of D3D_REGISTER_COMPONENT_TYPE.
  uint32_t Interpolation = 0; ///< Number of the interpolation mode.
  uint32_t DynamicIndexMask = 0;
  uint32_t Stream = 0;

  static PipelineElementRow read(std::span<const uint8_t> From) {
    PipelineElementRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Name = V; });
    get(4, 4, [&](uint32_t V) { R.Indices = V; });
    get(8, 1, [&](uint32_t V) { R.Rows = V; });
    get(9, 1, [&](uint32_t V) { R.StartRow = V; });
    get(10, 1, [&](uint32_t V) { R.Columns = V & 15; });
    get(10, 1, [&](uint32_t V) { R.StartColumn = V >> 4 & 3; });
    get(10, 1, [&](uint32_t V) { R.Allocated = V >> 6 & 1; });
    get(11, 1, [&](uint32_t V) { R.Semantic = V; });
    get(12, 1, [&](uint32_t V) { R.Component = V; });
    get(13, 1, [&](uint32_t V) { R.Interpolation = V; });
    get(14, 1, [&](uint32_t V) { R.DynamicIndexMask = V & 15; });
    get(14, 1, [&](uint32_t V) { R.Stream = V >> 4 & 3; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Name);
    setPartNumber(To, 4, 4, Indices);
    setPartNumber(To, 8, 1, Rows);
    setPartNumber(To, 9, 1, StartRow);
    setPartNumber(To, 10, 1, (Columns & 15) | (StartColumn & 3) << 4 | (Allocated & 1) << 6);
    setPartNumber(To, 11, 1, Semantic);
    setPartNumber(To, 12, 1, Component);
    setPartNumber(To, 13, 1, Interpolation);
    setPartNumber(To, 14, 1, (DynamicIndexMask & 15) | (Stream & 3) << 4);
  }
};

/// An element in ISG1, OSG1 and PSG1. Those of ISGN, OSGN and PCSG have neither stream nor
/// precision, those of OSG5 no precision.
struct SignaturePartRow {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {32};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return (void(Version), 32);
  }

  uint32_t Stream = 0;
  uint32_t Name = 0; ///< Offset in the part.
  uint32_t Index = 0; ///< Semantic index.
  uint32_t SystemValue = 0; ///< A number of D3D_NAME.
  uint32_t Component = 0; ///< A number of D3D_REGISTER_COMPONENT_TYPE.
  uint32_t Register = 0; ///< All ones if it has none.
  uint32_t Mask = 0; ///< Components that it has.
  uint32_t ExclusiveMask = 0; ///< Of inputs, components that are always read; of outputs, that are never written.
  uint32_t MinPrecision = 0;

  static SignaturePartRow read(std::span<const uint8_t> From) {
    SignaturePartRow R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Stream = V; });
    get(4, 4, [&](uint32_t V) { R.Name = V; });
    get(8, 4, [&](uint32_t V) { R.Index = V; });
    get(12, 4, [&](uint32_t V) { R.SystemValue = V; });
    get(16, 4, [&](uint32_t V) { R.Component = V; });
    get(20, 4, [&](uint32_t V) { R.Register = V; });
    get(24, 1, [&](uint32_t V) { R.Mask = V; });
    get(25, 1, [&](uint32_t V) { R.ExclusiveMask = V; });
    get(28, 4, [&](uint32_t V) { R.MinPrecision = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Stream);
    setPartNumber(To, 4, 4, Name);
    setPartNumber(To, 8, 4, Index);
    setPartNumber(To, 12, 4, SystemValue);
    setPartNumber(To, 16, 4, Component);
    setPartNumber(To, 20, 4, Register);
    setPartNumber(To, 24, 1, Mask);
    setPartNumber(To, 25, 1, ExclusiveMask);
    setPartNumber(To, 28, 4, MinPrecision);
  }
};

/// The start of a container. Offsets of the parts follow it, each of 32 bits.
struct ContainerHeader {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {32};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return (void(Version), 32);
  }
  /// Offsets in the record.
  static constexpr uint32_t MagicAt = 0, DigestAt = 4, MajorAt = 20, MinorAt = 22, SizeAt = 24, PartCountAt = 28;

  uint32_t Magic = 0; ///< DXBC.
  uint32_t Digest[4] = {};
  uint32_t Major = 0; ///< Version.
  uint32_t Minor = 0;
  uint32_t Size = 0; ///< Bytes of the container.
  uint32_t PartCount = 0;

  static ContainerHeader read(std::span<const uint8_t> From) {
    ContainerHeader R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Magic = V; });
    get(4, 4, [&](uint32_t V) { R.Digest[0] = V; });
    get(8, 4, [&](uint32_t V) { R.Digest[1] = V; });
    get(12, 4, [&](uint32_t V) { R.Digest[2] = V; });
    get(16, 4, [&](uint32_t V) { R.Digest[3] = V; });
    get(20, 2, [&](uint32_t V) { R.Major = V; });
    get(22, 2, [&](uint32_t V) { R.Minor = V; });
    get(24, 4, [&](uint32_t V) { R.Size = V; });
    get(28, 4, [&](uint32_t V) { R.PartCount = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Magic);
    setPartNumber(To, 4, 4, Digest[0]);
    setPartNumber(To, 8, 4, Digest[1]);
    setPartNumber(To, 12, 4, Digest[2]);
    setPartNumber(To, 16, 4, Digest[3]);
    setPartNumber(To, 20, 2, Major);
    setPartNumber(To, 22, 2, Minor);
    setPartNumber(To, 24, 4, Size);
    setPartNumber(To, 28, 4, PartCount);
  }
};

/// What stands before a part.
struct PartHeader {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {8};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return (void(Version), 8);
  }
  /// Offsets in the record.
  static constexpr uint32_t NameAt = 0, SizeAt = 4;

  uint32_t Name = 0; ///< Four characters.
  uint32_t Size = 0; ///< Bytes behind the header.

  static PartHeader read(std::span<const uint8_t> From) {
    PartHeader R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 4, [&](uint32_t V) { R.Name = V; });
    get(4, 4, [&](uint32_t V) { R.Size = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 4, Name);
    setPartNumber(To, 4, 4, Size);
  }
};

/// The start of parts DXIL, ILDB and STAT. The last four fields are a header of their own.
struct ProgramHeader {
  /// Bytes of the record, by version.
  static constexpr uint32_t Sizes[] = {24};
  static constexpr uint32_t size(uint32_t Version = UINT32_MAX) {
    return (void(Version), 24);
  }
  /// Offsets in the record.
  static constexpr uint32_t ShaderMinorAt = 0, ShaderMajorAt = 0, StageAt = 2, WordsAt = 4, MagicAt = 8, DxilMinorAt = 12, DxilMajorAt = 13, BitcodeOffsetAt = 16, BitcodeSizeAt = 20;

  uint32_t ShaderMinor = 0;
  uint32_t ShaderMajor = 0;
  uint32_t Stage = 0;
  uint32_t Words = 0; ///< Words of the part.
  uint32_t Magic = 0; ///< DXIL.
  uint32_t DxilMinor = 0;
  uint32_t DxilMajor = 0;
  uint32_t BitcodeOffset = 0; ///< From the magic on.
  uint32_t BitcodeSize = 0; ///< Bytes.

  static ProgramHeader read(std::span<const uint8_t> From) {
    ProgramHeader R;
    auto get = [&](uint32_t Offset, uint32_t Width, auto Set) {
      if (auto V = partNumber(From, Offset, Width))
        Set(*V);
    };
    get(0, 1, [&](uint32_t V) { R.ShaderMinor = V & 15; });
    get(0, 1, [&](uint32_t V) { R.ShaderMajor = V >> 4 & 15; });
    get(2, 2, [&](uint32_t V) { R.Stage = V; });
    get(4, 4, [&](uint32_t V) { R.Words = V; });
    get(8, 4, [&](uint32_t V) { R.Magic = V; });
    get(12, 1, [&](uint32_t V) { R.DxilMinor = V; });
    get(13, 1, [&](uint32_t V) { R.DxilMajor = V; });
    get(16, 4, [&](uint32_t V) { R.BitcodeOffset = V; });
    get(20, 4, [&](uint32_t V) { R.BitcodeSize = V; });
    return R;
  }
  void write(std::span<uint8_t> To) const {
    setPartNumber(To, 0, 1, (ShaderMinor & 15) | (ShaderMajor & 15) << 4);
    setPartNumber(To, 2, 2, Stage);
    setPartNumber(To, 4, 4, Words);
    setPartNumber(To, 8, 4, Magic);
    setPartNumber(To, 12, 1, DxilMinor);
    setPartNumber(To, 13, 1, DxilMajor);
    setPartNumber(To, 16, 4, BitcodeOffset);
    setPartNumber(To, 20, 4, BitcodeSize);
  }
};

} // namespace part_row

} // namespace dxil
