// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Implements the program, declarations, types and constants of dxil_builder.h.
#include "builder.h"
#include "report.h"

#include <algorithm>
#include <cstdlib>

using namespace dxil;
using namespace dxil::builder;
using produce::ElementRef;
using produce::ResourceRef;

// ---- Functions and blocks -----------------------------------------------------------------------

ir::OpBuilder *dxil_builder::function() {
  if (Current && Current <= Blocks.size())
    return &Functions[Blocks[Current - 1].Function];
  fail("an instruction in no block (expected an entry or function first)");
  return nullptr;
}

ir::OpBuilder *dxil_builder::function(dxil_function F) {
  if (F.id && F.id <= Functions.size())
    return &Functions[F.id - 1];
  fail("there is no function with the id " + std::to_string(F.id));
  return nullptr;
}

dxil_block dxil_builder::addBlock(uint32_t Function, ir::BlockRef Ref) {
  Blocks.push_back({Function, Ref});
  return {uint32_t(Blocks.size())};
}

dxil_function dxil_builder::addFunction(ir::OpBuilder B) {
  Functions.push_back(B);
  Current = addBlock(uint32_t(Functions.size() - 1), B.entry()).id;
  return {uint32_t(Functions.size())};
}

ir::BlockRef dxil_builder::target(dxil_block B) {
  if (Current && B.id && B.id <= Blocks.size() &&
      Blocks[B.id - 1].Function == Blocks[Current - 1].Function)
    return Blocks[B.id - 1].Ref;
  fail("block " + std::to_string(B.id) + " is none of this function");
  return {};
}

// ---- The program --------------------------------------------------------------------------------

dxil_status dxil_builder_create(const dxil_program_desc *Program, dxil_builder **Out) {
  if (Out)
    *Out = nullptr;
  dxil_program_desc P = {};
  if (!Out || !readStruct(Program, P))
    return DXIL_ARGUMENT;
  try {
    const bool IsSmall = P.stage < 32 && P.shader_model_minor < 256 && P.validator_minor < 256;
    *Out = new dxil_builder({.Kind = IsSmall ? Stage(P.stage) : Stage(31),
                             .Minor = uint8_t(P.shader_model_minor),
                             .Native16Bit = P.native_16bit != 0,
                             .ValidatorMinor = uint8_t(P.validator_minor)});
    if (!IsSmall)
      (*Out)->fail("a program of an unknown stage or version");
    return DXIL_OK;
  } catch (...) {
    return DXIL_OUT_OF_MEMORY;
  }
}

void dxil_builder_destroy(dxil_builder *B) {
  delete B;
}

const char *dxil_builder_error(const dxil_builder *B) {
  return B && B->Producer.failed() ? B->Producer.mistake()->c_str() : nullptr;
}

static dxil_status finish(dxil_builder &B, const dxil_options *Options, void **Bytes, size_t *Size,
                          char **Report) {
  B.IsFinished = true;
  if (B.IsOutOfMemory)
    return DXIL_OUT_OF_MEMORY;
  Result<std::vector<uint8_t>> Made = B.Producer.finish();
  if (!Made)
    return report::mistake(B.Producer.mistake() ? *B.Producer.mistake() : Made.error().str(),
                           Options, Report);
  const dxil_status Status = dxil_validate(Made->data(), Made->size(), Options, Report);
  if (Status != DXIL_OK)
    return Status == DXIL_UNUSABLE ? DXIL_INVALID : Status;
  if (Bytes && Size) {
    *Bytes = report::copyBytes(*Made);
    *Size = Made->size();
  }
  return DXIL_OK;
}

dxil_status dxil_builder_finish(dxil_builder *B, const dxil_options *Options, void **Bytes,
                                size_t *Size, char **Report) {
  if (Bytes)
    *Bytes = nullptr;
  if (Size)
    *Size = 0;
  if (Report)
    *Report = nullptr;
  if (!B || B->IsFinished || !Bytes != !Size)
    return DXIL_ARGUMENT;
  try {
    return finish(*B, Options, Bytes, Size, Report);
  } catch (...) {
    if (Report) {
      std::free(*Report);
      *Report = nullptr;
    }
    return DXIL_OUT_OF_MEMORY;
  }
}

// ---- Declarations -------------------------------------------------------------------------------

namespace {

/// Limits a number to 255, which no valid field has.
uint8_t small(uint32_t N) {
  return N < 255 ? uint8_t(N) : uint8_t(255);
}

ComponentType componentOf(uint32_t N) {
  return N ? ComponentType(N) : ComponentType::F32;
}

produce::MemberDescription memberOf(const dxil_member_desc &D) {
  return {.Name = text(D.name),
          .Component = componentOf(D.component),
          .Offset = D.offset,
          .Columns = D.columns ? small(D.columns) : uint8_t(1),
          .Rows = D.rows ? small(D.rows) : uint8_t(1),
          .Count = D.count,
          .Order = D.row_major ? MatrixOrder::RowMajor : MatrixOrder::ColumnMajor};
}

produce::ResourceDescription resourceOf(const dxil_resource_desc &D) {
  return {.Class = ResourceClass(D.resource_class),
          .Kind = ResourceKind(D.kind),
          .Name = text(D.name),
          .Space = D.space,
          .Register = D.lower_bound,
          .Count = D.count ? D.count : 1,
          .Component = componentOf(D.component),
          .Components = D.components ? small(D.components) : uint8_t(4),
          .Stride = D.stride,
          .SampleCount = D.sample_count,
          .GloballyCoherent = D.globally_coherent != 0,
          .HasCounter = D.has_counter != 0,
          .IsROV = D.rasterizer_ordered != 0,
          .ReorderCoherent = D.reorder_coherent != 0,
          .Sampler = SamplerKind(D.sampler_kind),
          .Feedback = SamplerFeedbackType(D.feedback_type),
          .Size = D.buffer_size,
          .Members = {}};
}

produce::EntryDescription entryOf(dxil_builder &B, const dxil_entry_desc &D) {
  produce::EntryDescription E;
  E.Name = text(D.name);
  E.Kind = D.stage < 32 ? Stage(D.stage) : Stage(31);
  E.Threads = {D.threads[0], D.threads[1], D.threads[2]};
  E.WaveSize = D.wave_size;
  E.MaxWaveSize = D.max_wave_size;
  E.PreferredWaveSize = D.preferred_wave_size;
  E.Input = InputPrimitive(D.input_primitive);
  E.Topology = OutputTopology(D.output_topology);
  E.Instances = D.instances ? D.instances : 1;
  E.MaxVertices = D.max_vertices;
  E.MaxPrimitives = D.max_primitives;
  E.Mesh = MeshTopology(D.mesh_topology);
  E.PayloadBytes = D.payload_bytes;
  E.AttributeBytes = D.attribute_bytes;
  E.Domain = TessellatorDomain(D.domain);
  E.InputControlPoints = D.input_control_points;
  E.OutputControlPoints = D.output_control_points;
  E.Partitioning = TessellatorPartitioning(D.partitioning);
  E.Primitive = TessellatorPrimitive(D.output_primitive);
  if (D.max_tess_factor != 0)
    E.MaxTessFactor = D.max_tess_factor;
  if (D.patch_constant_function.id)
    if (ir::OpBuilder *F = B.function(D.patch_constant_function))
      E.PatchConstantFunction = F->function();
  E.Flags = D.options;
  return E;
}

} // namespace

dxil_element dxil_builder_add_element(dxil_builder *B, const dxil_element_desc *Element) {
  return guarded(B, [&](dxil_builder &Builder) {
    dxil_element_desc D = {};
    if (!readStruct(Element, D))
      return Builder.fail("an element without a size"), dxil_element();
    const bool IsPlaced = D.fixed && D.row < MaxSignatureRows && D.column < RegisterColumns;
    if (D.fixed && !IsPlaced)
      return Builder.fail("an element in a register beyond the signature"), dxil_element();
    const ElementRef E = Builder.Producer.addElement(
        {.List = D.signature < 3 ? SignatureList(D.signature) : SignatureList::Parameters,
         .Semantic = text(D.semantic),
         .Index = D.semantic_index,
         .Component = componentOf(D.component),
         .Rows = D.rows ? D.rows : 1,
         .Columns = D.columns ? small(D.columns) : uint8_t(4),
         .Mode = InterpolationMode(small(D.interpolation)),
         .Stream = small(D.stream),
         .Row = IsPlaced ? int32_t(D.row) : -1,
         .Column = int8_t(IsPlaced ? D.column : 0)});
    return dxil_element{E.Number + 1};
  });
}

dxil_resource dxil_builder_add_resource(dxil_builder *B, const dxil_resource_desc *Resource) {
  return guarded(B, [&](dxil_builder &Builder) {
    dxil_resource_desc D = {};
    if (!readStruct(Resource, D))
      return Builder.fail("a resource without a size"), dxil_resource();
    if (!isArray(Builder, D.members, D.member_count))
      return dxil_resource();
    std::vector<produce::MemberDescription> Members;
    for (size_t I = 0; I < D.member_count; ++I)
      Members.push_back(memberOf(D.members[I]));
    produce::ResourceDescription R = resourceOf(D);
    R.Members = Members;
    return dxil_resource{Builder.Producer.addResource(R).Number + 1};
  });
}

dxil_function dxil_builder_add_entry(dxil_builder *B, const dxil_entry_desc *Entry) {
  return guarded(B, [&](dxil_builder &Builder) {
    dxil_entry_desc D = {};
    if (!readStruct(Entry, D))
      return Builder.fail("an entry without a size"), dxil_function();
    const produce::EntryDescription E = entryOf(Builder, D);
    return Builder.addFunction(Builder.Producer.addEntry(E, dxil_builder::type(D.function_type)));
  });
}

dxil_function dxil_builder_add_function(dxil_builder *B, const char *Name, dxil_type Type) {
  return guarded(B, [&](dxil_builder &Builder) {
    return Builder.addFunction(Builder.module().define<ir::OpBuilder>(
        text(Name), dxil_builder::type(Type), ir::Linkage::Internal));
  });
}

dxil_value dxil_builder_declare_function(dxil_builder *B, const char *Name, dxil_type Type) {
  return guarded(B, [&](dxil_builder &Builder) {
    return dxil_builder::id(Builder.module().declare(text(Name), dxil_builder::type(Type)));
  });
}

dxil_value dxil_function_value(dxil_builder *B, dxil_function F) {
  return guarded(B, [&](dxil_builder &Builder) {
    ir::OpBuilder *Function = Builder.function(F);
    return Function ? dxil_builder::id(Function->function()) : dxil_value();
  });
}

dxil_value dxil_function_argument(dxil_builder *B, dxil_function F, uint32_t Index) {
  return guarded(B, [&](dxil_builder &Builder) {
    ir::OpBuilder *Function = Builder.function(F);
    return Function ? dxil_builder::id(Function->argument(Index)) : dxil_value();
  });
}

dxil_value dxil_builder_add_groupshared(dxil_builder *B, const char *Name, dxil_type Type) {
  return guarded(B, [&](dxil_builder &Builder) {
    ir::ModuleBuilder &M = Builder.module();
    const ir::TypeId T = dxil_builder::type(Type);
    return dxil_builder::id(M.addGlobal(text(Name), T, /*AddressSpace=*/3, ir::Linkage::Internal,
                                        M.undef(T), false, 4));
  });
}

dxil_value dxil_builder_add_constant(dxil_builder *B, const char *Name, dxil_value Initializer) {
  return guarded(B, [&](dxil_builder &Builder) {
    ir::ModuleBuilder &M = Builder.module();
    const ir::ValueRef V = dxil_builder::value(Initializer);
    return dxil_builder::id(
        M.addGlobal(text(Name), M.typeOf(V), 0, ir::Linkage::Internal, V, /*IsConstant=*/true, 4));
  });
}

dxil_block dxil_builder_add_block(dxil_builder *B, dxil_function F, const char *Name) {
  return guarded(B, [&](dxil_builder &Builder) {
    ir::OpBuilder *Function = Builder.function(F);
    return Function ? Builder.addBlock(F.id - 1, Function->addBlock(text(Name))) : dxil_block();
  });
}

void dxil_builder_position(dxil_builder *B, dxil_block Block) {
  guarded(B, [&](dxil_builder &Builder) {
    if (!Block.id || Block.id > Builder.Blocks.size())
      return Builder.fail("there is no block with the id " + std::to_string(Block.id));
    const dxil_builder::Block &To = Builder.Blocks[Block.id - 1];
    Builder.Functions[To.Function].setInsertPoint(To.Ref);
    Builder.Current = Block.id;
  });
}

dxil_block dxil_builder_current_block(dxil_builder *B) {
  return guarded(B, [](dxil_builder &Builder) { return dxil_block{Builder.Current}; });
}

// ---- Types --------------------------------------------------------------------------------------

/// Returns the type that Make creates.
template <class Function> static dxil_type typeBy(dxil_builder *B, Function Make) noexcept {
  return guarded(
      B, [&](dxil_builder &Builder) { return dxil_builder::typeId(Make(Builder.module())); });
}

dxil_type dxil_type_void(dxil_builder *B) {
  return typeBy(B, [](ir::ModuleBuilder &M) { return M.voidType(); });
}
dxil_type dxil_type_half(dxil_builder *B) {
  return typeBy(B, [](ir::ModuleBuilder &M) { return M.halfType(); });
}
dxil_type dxil_type_float(dxil_builder *B) {
  return typeBy(B, [](ir::ModuleBuilder &M) { return M.floatType(); });
}
dxil_type dxil_type_double(dxil_builder *B) {
  return typeBy(B, [](ir::ModuleBuilder &M) { return M.doubleType(); });
}
dxil_type dxil_type_int(dxil_builder *B, uint32_t Bits) {
  return typeBy(B, [&](ir::ModuleBuilder &M) { return M.integerType(Bits); });
}
dxil_type dxil_type_pointer(dxil_builder *B, dxil_type To, uint32_t AddressSpace) {
  return typeBy(
      B, [&](ir::ModuleBuilder &M) { return M.pointerType(dxil_builder::type(To), AddressSpace); });
}
dxil_type dxil_type_array(dxil_builder *B, dxil_type Element, uint64_t Count) {
  return typeBy(
      B, [&](ir::ModuleBuilder &M) { return M.arrayType(dxil_builder::type(Element), Count); });
}
dxil_type dxil_type_vector(dxil_builder *B, dxil_type Element, uint32_t Count) {
  return typeBy(
      B, [&](ir::ModuleBuilder &M) { return M.vectorType(dxil_builder::type(Element), Count); });
}

static std::vector<ir::TypeId> typeList(const dxil_type *Types, size_t Count) {
  std::vector<ir::TypeId> List(Count);
  std::transform(Types, Types + Count, List.begin(), dxil_builder::type);
  return List;
}

dxil_type dxil_type_struct(dxil_builder *B, const char *Name, const dxil_type *Fields,
                           size_t Count) {
  return guarded(B, [&](dxil_builder &Builder) {
    if (!isArray(Builder, Fields, Count))
      return dxil_type();
    const std::vector<ir::TypeId> List = typeList(Fields, Count);
    return dxil_builder::typeId(Name ? Builder.module().namedStruct(Name, List)
                                     : Builder.module().structType(List));
  });
}

dxil_type dxil_type_function(dxil_builder *B, dxil_type Result, const dxil_type *Parameters,
                             size_t Count) {
  return guarded(B, [&](dxil_builder &Builder) {
    if (!isArray(Builder, Parameters, Count))
      return dxil_type();
    return dxil_builder::typeId(
        Builder.module().functionType(dxil_builder::type(Result), typeList(Parameters, Count)));
  });
}

dxil_type dxil_type_of(dxil_builder *B, dxil_value V) {
  return typeBy(B, [&](ir::ModuleBuilder &M) { return M.typeOf(dxil_builder::value(V)); });
}

dxil_type dxil_type_of_element(dxil_builder *B, dxil_element E) {
  return guarded(B, [&](dxil_builder &Builder) {
    return dxil_builder::typeId(Builder.Producer.elementType({E.id - 1}));
  });
}

// ---- Constants ----------------------------------------------------------------------------------

template <class Function> static dxil_value constantBy(dxil_builder *B, Function Make) noexcept {
  return guarded(B,
                 [&](dxil_builder &Builder) { return dxil_builder::id(Make(Builder.module())); });
}

dxil_value dxil_const_int(dxil_builder *B, dxil_type T, uint64_t Bits) {
  return constantBy(B,
                    [&](ir::ModuleBuilder &M) { return M.integer(dxil_builder::type(T), Bits); });
}
dxil_value dxil_const_i1(dxil_builder *B, int V) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.i1(V != 0); });
}
dxil_value dxil_const_i8(dxil_builder *B, uint8_t V) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.i8(V); });
}
dxil_value dxil_const_i32(dxil_builder *B, uint32_t V) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.i32(V); });
}
dxil_value dxil_const_float(dxil_builder *B, float V) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.f32(V); });
}
dxil_value dxil_const_double(dxil_builder *B, double V) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.f64(V); });
}
dxil_value dxil_const_float_bits(dxil_builder *B, dxil_type T, uint64_t Bits) {
  return constantBy(B,
                    [&](ir::ModuleBuilder &M) { return M.floatBits(dxil_builder::type(T), Bits); });
}
dxil_value dxil_const_null(dxil_builder *B, dxil_type T) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.null(dxil_builder::type(T)); });
}
dxil_value dxil_const_undef(dxil_builder *B, dxil_type T) {
  return constantBy(B, [&](ir::ModuleBuilder &M) { return M.undef(dxil_builder::type(T)); });
}

dxil_value dxil_const_aggregate(dxil_builder *B, dxil_type T, const dxil_value *Elements,
                                size_t Count) {
  return guarded(B, [&](dxil_builder &Builder) {
    if (!isArray(Builder, Elements, Count))
      return dxil_value();
    std::vector<ir::ValueRef> List(Count);
    std::transform(Elements, Elements + Count, List.begin(), dxil_builder::value);
    return dxil_builder::id(Builder.module().aggregate(dxil_builder::type(T), List));
  });
}

dxil_value dxil_const_element(dxil_builder *B, dxil_element E) {
  return guarded(B, [&](dxil_builder &Builder) {
    return dxil_builder::id(Builder.Producer.elementNumber({E.id - 1}));
  });
}
