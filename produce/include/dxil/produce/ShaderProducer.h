// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes a container: what a shader is bound to and how it is launched is declared by name, its code
// is built block by block, and finish() writes the rest.
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
// Nothing throws but std::bad_alloc, and nothing aborts: what is wrong gives nothing (a value, an
// element or a resource that is none), what is made with that gives nothing too, and finish() says
// what was wrong first, and what was expected. Metadata is the producer's own affair.
#pragma once

#include <dxil/container/derive/Facts.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCalls.h>
#include <dxil/module/Error.h>
#include <dxil/ops/SystemValues.h>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::produce {

/// A stage's program, or a library.
struct ProgramDescription {
  Stage Kind = Stage::Compute;
  uint8_t Minor = 0;        ///< shader model 6.Minor
  bool Native16Bit = false; ///< 16-bit types have 16 bits, from 6.2 on
  /// Validator 1.n that the container is written for; 0: 1.8, or the shader model's if that is
  /// newer.
  uint8_t ValidatorMinor = 0;
};

/// An element of a signature. Its registers are those that the specification's packing gives, but
/// where Row is given.
struct ElementDescription {
  SignatureList List = SignatureList::Input;
  std::string_view Semantic; ///< without its number: "TEXCOORD", "SV_Position"
  uint32_t Index = 0;        ///< the number of its first row
  ComponentType Component = ComponentType::F32;
  uint32_t Rows = 1;   ///< more than one: an array
  uint8_t Columns = 4; ///< components of each
  /// Undefined: as HLSL has it where nothing is said, that is linear for floats.
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint8_t Stream = 0; ///< of a geometry shader's output
  int32_t Row = -1;   ///< its first register; -1: the next one that fits
  int8_t Column = 0;  ///< its first component, if Row is given
};

/// A member of a constant buffer, for reflection.
struct MemberDescription {
  std::string_view Name;
  ComponentType Component = ComponentType::F32;
  uint32_t Offset = 0;                          ///< bytes from the buffer's start
  uint8_t Columns = 1;                          ///< of a vector or matrix
  uint8_t Rows = 1;                             ///< more than one: a matrix
  uint32_t Count = 0;                           ///< elements of an array; 0: it is none
  MatrixOrder Order = MatrixOrder::ColumnMajor; ///< of a matrix
};

/// A resource, or an array of them. Each class of registers has its own numbers.
struct ResourceDescription {
  ResourceClass Class = ResourceClass::SRV;
  /// Of an SRV or UAV; constant buffers and samplers have theirs.
  ResourceKind Kind = ResourceKind::Invalid;
  std::string_view Name;
  uint32_t Space = 0, Register = 0;
  uint32_t Count = 1;                           ///< registers; UnboundedCount: as many as there are
  ComponentType Component = ComponentType::F32; ///< of textures and typed buffers
  uint8_t Components = 4;                       ///< of each texel, which only reflection shows
  uint32_t Stride = 0;                          ///< bytes of a structured buffer's element
  uint32_t SampleCount = 0;                     ///< of a multisampled SRV, if it is known
  bool GloballyCoherent = false, HasCounter = false, IsROV = false, ReorderCoherent = false;
  SamplerKind Sampler = SamplerKind::Default;
  SamplerFeedbackType Feedback = {};          ///< of a feedback texture
  uint32_t Size = 0;                          ///< of a constant or texture buffer, in bytes
  std::span<const MemberDescription> Members; ///< of such a buffer
};
inline constexpr uint32_t UnboundedCount = ~0u;
/// The register of a library's resource that gets one when the library is linked.
inline constexpr uint32_t UnboundRegister = ~0u;

/// How an entry is launched. What its stage does not have stays at its default.
struct EntryDescription {
  std::string_view Name = "main";
  Stage Kind = Stage::Library; ///< in a library: the stage of this entry; else the program's own
  std::array<uint32_t, 3> Threads = {0, 0, 0};     ///< of a group
  uint32_t WaveSize = 0;                           ///< lanes, or the fewest where the next is given
  uint32_t MaxWaveSize = 0, PreferredWaveSize = 0; ///< of a range, from 6.8 on
  // Geometry.
  InputPrimitive Input = InputPrimitive::Undefined;
  OutputTopology Topology = OutputTopology::Undefined;
  uint32_t Instances = 1;
  uint32_t MaxVertices = 0; ///< of mesh shaders too
  // Mesh and amplification.
  uint32_t MaxPrimitives = 0;
  MeshTopology Mesh = MeshTopology::Undefined;
  uint32_t PayloadBytes = 0; ///< of rays and callables too
  // Hull and domain.
  TessellatorDomain Domain = TessellatorDomain::Undefined;
  uint32_t InputControlPoints = 0, OutputControlPoints = 0;
  TessellatorPartitioning Partitioning = TessellatorPartitioning::Undefined;
  TessellatorPrimitive Primitive = TessellatorPrimitive::Undefined;
  float MaxTessFactor = float(MaxTessellationFactor);
  ir::ValueRef PatchConstantFunction; ///< a function of the module
  // Rays.
  uint32_t AttributeBytes = 0;
  /// Options of those who compile: DisableMathRefactoring, ForceEarlyDepthStencil, ... Other flags
  /// are found in the code.
  uint64_t Flags = 0;
};

/// An element that was declared; none is where a mistake was made.
struct ElementRef {
  uint32_t Number = ir::None;
  explicit operator bool() const { return Number != ir::None; }
};
/// A resource that was declared, likewise.
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

  /// Types, constants, globals and other functions.
  ir::ModuleBuilder &module() { return M; }

  ElementRef addElement(const ElementDescription &E);
  ResourceRef addResource(const ResourceDescription &R);

  /// The function of an entry, without arguments, or in a library with those of \p FunctionType.
  /// A library has any number of entries, others have one.
  ir::OpBuilder addEntry(const EntryDescription &E, ir::TypeId FunctionType = ir::None);

  /// A handle of a resource, or of one of an array: \p Index counts from the array's start.
  /// \p IsNonUniform: lanes of a wave may have different indices.
  ir::ValueRef handle(ir::OpBuilder &B, ResourceRef R, ir::ValueRef Index = {},
                      bool IsNonUniform = false);

  /// Reads one component of an input; in a domain shader of a patch constant too, in a hull shader
  /// of the output control points and patch constants too. \p Row: of an array, else none;
  /// \p Vertex: of primitives and patches, else none.
  ir::ValueRef readElement(ir::OpBuilder &B, ElementRef E, uint8_t Column, ir::ValueRef Row = {},
                           ir::ValueRef Vertex = {});
  /// Writes one component of an output. \p Vertex: of mesh shaders, a vertex or primitive.
  void writeElement(ir::OpBuilder &B, ElementRef E, uint8_t Column, ir::ValueRef V,
                    ir::ValueRef Row = {}, ir::ValueRef Vertex = {});
  /// The number that ops call an element by, as a constant; nothing if it is none.
  ir::ValueRef elementNumber(ElementRef E);
  /// The type of an element's components, of which an op is an overload.
  ir::TypeId elementType(ElementRef E);

  /// The container, signed. Not yet validated. Call it once.
  Result<std::vector<uint8_t>> finish();

  /// Remembers a mistake, if it is the first.
  void fail(std::string What) { M.fail(std::move(What)); }
  bool failed() const { return M.failed(); }
  /// That mistake; null if none was made.
  const std::string *mistake() const { return M.mistake(); }

private:
  struct Element {
    ElementDescription Description;
    std::string Semantic;
    uint8_t SystemValue = 0;
    uint32_t Id = 0; ///< in its list
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
    uint32_t Id = 0;     ///< in its class
    ir::ValueRef Global; ///< in a library
  };
  struct Entry {
    EntryDescription Description;
    std::string Name;
    ir::ValueRef Function;
  };
  friend class ProgramMetadata;

  bool isLibrary() const { return Program.Kind == Stage::Library; }
  const Element *element(ElementRef E, const char *What);
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
