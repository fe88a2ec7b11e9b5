// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes a container. The caller declares bindings and launch parameters by name and builds the code
// block by block; finish() derives the rest.
//
//   produce::ShaderProducer P({.Kind = Stage::Compute, .Minor = 6});
//   auto Out = P.addResource({.Class = ResourceClass::UAV, .Kind = ResourceKind::RawBuffer,
//                             .Name = "Out"});
//   ir::OpBuilder B = P.addEntry({.Name = "main", .Threads = {64, 1, 1}});
//   ir::ValueRef Id = B.threadId({.component = 0, .overload = P.module().i32Type()});
//   B.rawBufferStore({.uav = P.handle(B, Out), .index = ..., .mask = ComponentMask::X, ...});
//   B.ret();
//   Result<std::vector<uint8_t>> Bytes = P.finish();
//
// Nothing throws except std::bad_alloc, and nothing aborts. A mistake returns a null value, element
// or resource; calls with null arguments return null too. finish() reports the first mistake and
// what was expected. The producer writes all metadata.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/container/derive/Facts.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCalls.h>
#include <dxil/module/EditableModule.h>
#include <dxil/module/Error.h>
#include <dxil/ops/SystemValues.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::produce {

/// Target of the program: a shader of one stage, or a library.
struct ProgramDescription {
  Stage Kind = Stage::Compute;
  uint8_t Minor = 0; ///< shader model 6.Minor
  /// If below Minor, the program has the first shader model from 6.LeastMinor on that has all ops
  /// that it calls.
  uint8_t LeastMinor = 0xFF;
  bool Native16Bit = false; ///< 16-bit types are native, from shader model 6.2 on
  /// N of the validator 1.N for which the container is written; 0: the newer of 1.8 and the version
  /// that the shader model needs.
  uint8_t ValidatorMinor = 0;
};

/// A signature element. The specification's packing assigns its registers unless Row is set.
struct ElementDescription {
  SignatureList List = SignatureList::Input;
  std::string_view Semantic; ///< name without its index: "TEXCOORD", "SV_Position"
  uint32_t Index = 0;        ///< semantic index of the first row
  ComponentType Component = ComponentType::F32;
  uint32_t Rows = 1;   ///< number of rows; more than one for an array
  uint8_t Columns = 4; ///< number of components in a row
  /// Interpolation mode. Undefined selects HLSL's default, which is linear for floats.
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint8_t Stream = 0; ///< stream, for a geometry shader's output
  int32_t Row = -1;   ///< first register; -1: the next that fits
  int8_t Column = 0;  ///< first component, if Row is set
};

/// A constant buffer member, for reflection.
struct MemberDescription {
  std::string_view Name;
  ComponentType Component = ComponentType::F32;
  uint32_t Offset = 0;                          ///< offset in bytes from the start of the buffer
  uint8_t Columns = 1;                          ///< components of a vector, or columns of a matrix
  uint8_t Rows = 1;                             ///< rows; more than one for a matrix
  uint32_t Count = 0;                           ///< number of array elements; 0: not an array
  MatrixOrder Order = MatrixOrder::ColumnMajor; ///< order of a matrix
};

/// A resource, or an array of them. Each resource class has its own register numbers.
struct ResourceDescription {
  ResourceClass Class = ResourceClass::SRV;
  /// Kind of an SRV or UAV. Constant buffers and samplers need none.
  ResourceKind Kind = ResourceKind::Invalid;
  std::string_view Name;
  uint32_t Space = 0, Register = 0;
  uint32_t Count = 1;                           ///< number of registers; UnboundedCount: unbounded
  ComponentType Component = ComponentType::F32; ///< component type of a texture or typed buffer
  uint8_t Components = 4;                       ///< components of a texel; only reflection shows it
  uint32_t Stride = 0;                          ///< size in bytes of a structured buffer's element
  uint32_t SampleCount = 0;                     ///< samples of a multisampled SRV, if known
  bool GloballyCoherent = false, HasCounter = false, IsROV = false, ReorderCoherent = false;
  SamplerKind Sampler = SamplerKind::Default;
  SamplerFeedbackType Feedback = {};          ///< type of a feedback texture
  uint32_t Size = 0;                          ///< size in bytes of a constant or texture buffer
  std::span<const MemberDescription> Members; ///< members of a constant or texture buffer
};
inline constexpr uint32_t UnboundedCount = ~0u;
/// The register of a library's resource that the linker binds.
inline constexpr uint32_t UnboundRegister = ~0u;

/// Properties of an entry point. Properties that its stage lacks keep their defaults.
struct EntryDescription {
  std::string_view Name = "main";
  Stage Kind = Stage::Library; ///< stage of an entry in a library; else the program has the stage
  std::array<uint32_t, 3> Threads = {0, 0, 0};     ///< threads of a group in each dimension
  uint32_t WaveSize = 0;                           ///< number of lanes; the minimum if MaxWaveSize
                                                   ///< is set
  uint32_t MaxWaveSize = 0, PreferredWaveSize = 0; ///< range of wave sizes, from shader model 6.8
                                                   ///< on
  // Geometry shaders.
  InputPrimitive Input = InputPrimitive::Undefined;
  OutputTopology Topology = OutputTopology::Undefined;
  uint32_t Instances = 1;
  uint32_t MaxVertices = 0; ///< only for geometry and mesh shaders
  // Mesh and amplification shaders.
  uint32_t MaxPrimitives = 0;
  MeshTopology Mesh = MeshTopology::Undefined;
  uint32_t PayloadBytes = 0; ///< for mesh, amplification, ray tracing and callable shaders
  // Hull and domain shaders.
  TessellatorDomain Domain = TessellatorDomain::Undefined;
  uint32_t InputControlPoints = 0, OutputControlPoints = 0;
  TessellatorPartitioning Partitioning = TessellatorPartitioning::Undefined;
  TessellatorPrimitive Primitive = TessellatorPrimitive::Undefined;
  float MaxTessFactor = float(MaxTessellationFactor);
  ir::ValueRef PatchConstantFunction; ///< function of the module
  // Ray tracing shaders.
  uint32_t AttributeBytes = 0;
  /// The value of the attribute DenormalAttribute, from shader model 6.2 on.
  std::optional<FloatDenormalMode> Denormals;
  /// Option flags: DisableMathRefactoring, ForceEarlyDepthStencil, ... The other flags are derived
  /// from the code.
  uint64_t Flags = 0;
};

/// A declared element; null after a mistake.
struct ElementRef {
  uint32_t Number = ir::None;
  explicit operator bool() const { return Number != ir::None; }
};
/// A declared resource; null after a mistake.
struct ResourceRef {
  uint32_t Number = ir::None;
  explicit operator bool() const { return Number != ir::None; }
};

class ShaderProducer {
public:
  explicit ShaderProducer(const ProgramDescription &Program);
  ~ShaderProducer();
  ShaderProducer(const ShaderProducer &) = delete;
  ShaderProducer &operator=(const ShaderProducer &) = delete;

  /// The module under construction, for types, constants, globals and other functions.
  ir::ModuleBuilder &module() { return M; }

  ElementRef addElement(const ElementDescription &E);
  ResourceRef addResource(const ResourceDescription &R);

  /// Creates the function of an entry, with the parameters of \p FunctionType in a library and none
  /// otherwise. Only a library has more than one entry.
  ir::OpBuilder addEntry(const EntryDescription &E, ir::TypeId FunctionType = ir::None);

  /// Creates a handle of a resource, or of element \p Index of a resource array. \p IsNonUniform:
  /// the index may differ between the lanes of a wave.
  ir::ValueRef handle(ir::OpBuilder &B, ResourceRef R, ir::ValueRef Index = {},
                      bool IsNonUniform = false);

  /// Reads one component of an input. A domain shader can also read patch constants, a hull shader
  /// its output control points and patch constants. \p Row: row of an array element; \p Vertex:
  /// vertex of a primitive or control point of a patch.
  ir::ValueRef readElement(ir::OpBuilder &B, ElementRef E, uint8_t Column, ir::ValueRef Row = {},
                           ir::ValueRef Vertex = {});
  /// Writes one component of an output. \p Vertex: vertex or primitive of a mesh shader.
  void writeElement(ir::OpBuilder &B, ElementRef E, uint8_t Column, ir::ValueRef V,
                    ir::ValueRef Row = {}, ir::ValueRef Vertex = {});
  /// Returns the number of an element as a constant operand of ops; null for a null element.
  ir::ValueRef elementNumber(ElementRef E);
  /// Returns the type of an element's components: the overload of ops that access it.
  ir::TypeId elementType(ElementRef E);

  /// Returns the signed container, not yet validated. Call this function once. \p Edit, if given,
  /// changes the module before its parts are derived.
  using EditFn = Status (*)(ir::EditableModule &);
  Result<std::vector<uint8_t>> finish(EditFn Edit = nullptr);

  /// Records a mistake if it is the first.
  void fail(std::string Message) { M.fail(std::move(Message)); }
  bool failed() const { return M.failed(); }
  /// Returns the recorded mistake, or null.
  const std::string *mistake() const { return M.mistake(); }

private:
  struct Element {
    ElementDescription Description;
    std::string Semantic;
    uint8_t SystemValue = 0;
    uint32_t Id = 0; ///< index of the element in its list
    int32_t StartRow = -1;
    int8_t StartColumn = -1;
  };
  struct Member {
    MemberDescription Description;
    std::string Name;
  };
  struct Bound {
    ResourceDescription Description;
    std::string Name;
    std::vector<Member> Members;
    uint32_t Id = 0;     ///< index of the resource in its class
    ir::ValueRef Global; ///< symbol of the resource in a library
  };
  struct Entry {
    EntryDescription Description;
    std::string Name;
    ir::ValueRef Function;
  };
  friend class ProgramMetadata;

  bool isLibrary() const { return Program.Kind == Stage::Library; }
  const Element *element(ElementRef E, const char *Subject);
  bool checkElement(const ElementDescription &E, SignatureRole Role);
  bool checkBuffers(const ResourceDescription &R);
  bool checkBinding(const ResourceDescription &R);
  bool checkMembers(const ResourceDescription &R);
  bool checkEntry(const EntryDescription &E, Stage Kind);
  void placeElements();
  HandleProperties properties(const Bound &R) const;
  ir::ValueRef libraryHandle(ir::OpBuilder &B, const Bound &R, ir::ValueRef Index, bool Mark);

  ProgramDescription Program;
  ir::ModuleBuilder M;
  std::vector<Element> Elements;
  std::vector<Bound> Resources;
  std::vector<Entry> Entries;
};

} // namespace dxil::produce
