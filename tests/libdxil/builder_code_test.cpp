// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests dxil_builder.h: vectors and arithmetic flags, elements and resources of special stages, and
// libraries.
#include "Builders.h"

#include <dxil/generated/OpViews.h>
#include <dxil/module/OpCall.h>

#include <gmock/gmock.h>

#include <algorithm>

using namespace dxil;
using namespace dxil::test;
using testing::HasSubstr;

namespace {

/// Returns the instructions with an opcode, in order.
std::vector<const ir::Instruction *> instructions(const ir::Module &M, ir::Opcode Op) {
  std::vector<const ir::Instruction *> Results;
  for (const ir::Instruction &I : M.Instructions)
    if (I.Op == Op)
      Results.push_back(&I);
  return Results;
}

dxil_function addEntry(dxil_builder *B, uint32_t Threads = 0) {
  const dxil_entry_desc E = entry(Threads);
  return dxil_builder_add_entry(B, &E);
}

dxil_resource addBuffer(dxil_builder *B) {
  const dxil_resource_desc R =
      resource(DXIL_RESOURCE_CLASS_UAV, DXIL_RESOURCE_KIND_RAW_BUFFER, "Out");
  return dxil_builder_add_resource(B, &R);
}

/// Returns a shader of model 6.9 whose body is built from a vector of four floats and their sum.
template <class Function> Finished vectorShader(Function Body) {
  Builder Own = create(DXIL_STAGE_COMPUTE, 9);
  dxil_builder *B = Own.get();
  const dxil_resource Out = addBuffer(B);
  addEntry(B, 4);
  const dxil_type Float4 = dxil_type_vector(B, dxil_type_float(B), 4);
  dxil_value V = dxil_const_undef(B, Float4);
  const dxil_value Id = thread(B);
  for (uint32_t I = 0; I < 4; ++I)
    V = dxil_build_insert_element(
        B, V, dxil_build_cast(B, DXIL_CAST_UITOFP, Id, dxil_type_float(B)), dxil_const_i32(B, I));
  store(B, dxil_build_handle(B, Out, None, 0), Id, Body(B, V, Id));
  dxil_build_ret(B, None);
  return finish(Own);
}

} // namespace

// ---- Arithmetic ---------------------------------------------------------------------------------

TEST(BuilderCode, FastMathIsOfVectorsAndComparisonsToo) {
  const Finished F = vectorShader([](dxil_builder *B, dxil_value V, dxil_value Id) {
    const dxil_value Sum = dxil_build_binary_fast(B, DXIL_BINARY_FADD, V, V, DXIL_FAST_ALL);
    const dxil_value Product = dxil_build_binary_fast(B, DXIL_BINARY_FMUL, Sum, V,
                                                      DXIL_FAST_NO_INFS | DXIL_FAST_REASSOCIATE);
    const dxil_value X = dxil_build_extract_element(B, Product, dxil_const_i32(B, 0));
    const dxil_value Less =
        dxil_build_compare_fast(B, DXIL_FCMP_OLT, X, dxil_const_float(B, 2), DXIL_FAST_NO_NANS);
    return dxil_build_select(B, Less, Id, dxil_const_i32(B, 7));
  });
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  const Program P(F.Bytes);
  const uint16_t All = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                       ir::FastNoSignedZeros | ir::FastAllowReciprocal;
  EXPECT_EQ(instructions(P.M, ir::Opcode::FAdd).at(0)->Flags, All);
  EXPECT_EQ(instructions(P.M, ir::Opcode::FMul).at(0)->Flags,
            ir::FastNoInfs | ir::FastUnsafeAlgebra);
  EXPECT_EQ(instructions(P.M, ir::Opcode::FCmp).at(0)->Flags, ir::FastNoNaNs);
}

TEST(BuilderCode, FastMathOfIntegersIsAMistake) {
  for (uint32_t Fast : {uint32_t(DXIL_FAST_NO_NANS), 2u * DXIL_FAST_ALL}) {
    Builder B = create(DXIL_STAGE_COMPUTE, 6);
    addEntry(B.get(), 1);
    const dxil_value Id = thread(B.get());
    dxil_build_compare_fast(B.get(), DXIL_ICMP_EQ, Id, Id, Fast);
    EXPECT_THAT(finish(B).Report, HasSubstr("fast arithmetic"));
  }
}

TEST(BuilderCode, VectorsAreSelectedOneByOneAndShuffled) {
  const Finished F = vectorShader([](dxil_builder *B, dxil_value V, dxil_value Id) {
    const dxil_value Zero = dxil_const_null(B, dxil_type_of(B, V));
    const dxil_value Positive = dxil_build_compare(B, DXIL_FCMP_OGT, V, Zero);
    const dxil_value Chosen = dxil_build_select(B, Positive, V, Zero);
    const dxil_value Numbers[] = {dxil_const_i32(B, 3), dxil_const_i32(B, 4)};
    const dxil_value Mask =
        dxil_const_aggregate(B, dxil_type_vector(B, dxil_type_int(B, 32), 2), Numbers, 2);
    const dxil_value Two = dxil_build_shuffle_vector(B, Chosen, V, Mask);
    const dxil_value X = dxil_build_extract_element(B, Two, dxil_const_i32(B, 1));
    return dxil_build_select(B, dxil_build_compare(B, DXIL_FCMP_OGT, X, dxil_const_float(B, 1)), Id,
                             dxil_const_i32(B, 7));
  });
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  const Program P(F.Bytes);
  EXPECT_EQ(instructions(P.M, ir::Opcode::Select).size(), 2u);
  const auto Shuffles = instructions(P.M, ir::Opcode::ShuffleVector);
  ASSERT_EQ(Shuffles.size(), 1u);
  EXPECT_EQ(P.M.type(Shuffles[0]->Type).Count, 2u);
}

TEST(BuilderCode, ShufflesAndSelectsOfOtherCountsAreMistakes) {
  const Finished Shuffled = vectorShader([](dxil_builder *B, dxil_value V, dxil_value Id) {
    dxil_build_shuffle_vector(B, V, V, Id);
    return Id;
  });
  EXPECT_THAT(Shuffled.Report, HasSubstr("expected a constant vector of i32"));
  const Finished Chosen = vectorShader([](dxil_builder *B, dxil_value V, dxil_value Id) {
    const dxil_value Two = dxil_const_null(B, dxil_type_vector(B, dxil_type_int(B, 1), 2));
    dxil_build_select(B, Two, V, V);
    return Id;
  });
  EXPECT_THAT(Chosen.Report, HasSubstr("a select of"));
}

TEST(BuilderCode, AddressesLeadIntoVectors) {
  const Finished F = vectorShader([](dxil_builder *B, dxil_value V, dxil_value Id) {
    const dxil_value Address = dxil_build_alloca(B, dxil_type_of(B, V));
    dxil_build_store(B, Address, V, 16);
    const dxil_value Indices[] = {dxil_const_i32(B, 0), Id};
    const dxil_value X = dxil_build_load(B, dxil_build_gep(B, Address, Indices, 2), 4);
    return dxil_build_cast(B, DXIL_CAST_FPTOUI, X, dxil_type_int(B, 32));
  });
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  const Program P(F.Bytes);
  const auto Addresses = instructions(P.M, ir::Opcode::GetElementPtr);
  ASSERT_EQ(Addresses.size(), 1u);
  EXPECT_EQ(P.M.type(P.M.type(Addresses[0]->Type).Element).Kind, ir::TypeKind::Float);
}

// ---- Elements and resources ---------------------------------------------------------------------

TEST(BuilderCode, GeometryShadersHaveAPrimitiveOfNoVertex) {
  Builder Own = create(DXIL_STAGE_GEOMETRY, 0);
  dxil_builder *B = Own.get();
  dxil_element_desc D = element(DXIL_SIGNATURE_INPUT, "SV_Position");
  dxil_builder_add_element(B, &D);
  D = element(DXIL_SIGNATURE_INPUT, "SV_PrimitiveID", 1);
  D.component = DXIL_COMPONENT_TYPE_U32;
  dxil_builder_add_element(B, &D);
  D = element(DXIL_SIGNATURE_OUTPUT, "ID", 1);
  D.component = DXIL_COMPONENT_TYPE_U32;
  const dxil_element Out = dxil_builder_add_element(B, &D);
  dxil_entry_desc E = entry();
  E.input_primitive = DXIL_INPUT_PRIMITIVE_POINT;
  E.output_topology = DXIL_OUTPUT_TOPOLOGY_POINT_LIST;
  E.max_vertices = 1;
  dxil_builder_add_entry(B, &E);
  const dxil_primitive_id_args A = {dxil_type_int(B, 32)};
  dxil_build_write_element(B, Out, 0, dxil_op_primitive_id(B, &A), None, None);
  const dxil_emit_stream_args Stream = {dxil_const_i8(B, 0)};
  dxil_op_emit_stream(B, &Stream);
  dxil_build_ret(B, None);
  const Finished F = finish(Own);
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  const container::Signature &In = Program(F.Bytes).Facts.Entries.at(0).Input;
  ASSERT_EQ(In.size(), 2u);
  EXPECT_EQ(In[1].Interpolation, 0u);
  EXPECT_EQ(In[1].StartRow, -1); // an op reads it, so it has no register
}

TEST(BuilderCode, ElementsMayBeTruthValues) {
  Builder Own = create(DXIL_STAGE_VERTEX, 0);
  dxil_builder *B = Own.get();
  dxil_element_desc D = element(DXIL_SIGNATURE_OUTPUT, "LIT", 1);
  D.component = DXIL_COMPONENT_TYPE_I1;
  const dxil_element Lit = dxil_builder_add_element(B, &D);
  EXPECT_EQ(dxil_type_of_element(B, Lit).id, dxil_type_int(B, 32).id);
  addEntry(B);
  dxil_build_write_element(B, Lit, 0, dxil_const_i32(B, 1), None, None);
  dxil_build_ret(B, None);
  const Finished F = finish(Own);
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  EXPECT_EQ(Program(F.Bytes).Facts.Entries.at(0).Output.at(0).Component,
            uint64_t(ComponentType::I1));
}

TEST(BuilderCode, TextureBuffersAreSRVsOfASize) {
  for (uint32_t Size : {0u, 32u}) {
    Builder Own = create(DXIL_STAGE_COMPUTE, 6);
    dxil_builder *B = Own.get();
    dxil_resource_desc D =
        resource(DXIL_RESOURCE_CLASS_SRV, DXIL_RESOURCE_KIND_TBUFFER, "Constants");
    D.buffer_size = Size;
    const dxil_resource Constants = dxil_builder_add_resource(B, &D), Out = addBuffer(B);
    addEntry(B, 1);
    dxil_buffer_load_args A = {};
    A.srv = dxil_build_handle(B, Constants, None, 0);
    A.index = dxil_const_i32(B, 1);
    A.overload = dxil_type_int(B, 32);
    store(B, dxil_build_handle(B, Out, None, 0), thread(B),
          dxil_build_extract_value(B, dxil_op_buffer_load(B, &A), 0));
    dxil_build_ret(B, None);
    const Finished F = finish(Own);
    if (!Size) {
      EXPECT_THAT(F.Report, HasSubstr("has 0 bytes"));
      continue;
    }
    ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
    EXPECT_EQ(Program(F.Bytes).Facts.SRVs.at(0).Kind, ResourceKind::TBuffer);
  }
}

TEST(BuilderCode, RegistersOfConstantIndicesAreConstants) {
  Builder Own = create(DXIL_STAGE_COMPUTE, 6);
  dxil_builder *B = Own.get();
  dxil_resource_desc R = resource(DXIL_RESOURCE_CLASS_UAV, DXIL_RESOURCE_KIND_RAW_BUFFER, "Out");
  R.lower_bound = 3;
  R.count = 4;
  const dxil_resource Out = dxil_builder_add_resource(B, &R);
  addEntry(B, 1);
  const dxil_value Id = thread(B);
  store(B, dxil_build_handle(B, Out, dxil_const_i32(B, 2), 0), Id, Id);
  dxil_build_ret(B, None);
  const Finished F = finish(Own);
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  EXPECT_TRUE(instructions(Program(F.Bytes).M, ir::Opcode::Add).empty());
}

TEST(BuilderCode, PayloadsOfDispatchMeshAreGroupshared) {
  Builder Own = create(DXIL_STAGE_AMPLIFICATION, 5);
  dxil_builder *B = Own.get();
  const dxil_type I32 = dxil_type_int(B, 32), Payload = dxil_type_struct(B, "struct.P", &I32, 1);
  const dxil_value Shared = dxil_builder_add_groupshared(B, "Survivors", Payload);
  dxil_entry_desc E = entry(1);
  E.payload_bytes = 4;
  dxil_builder_add_entry(B, &E);
  const dxil_value Indices[] = {dxil_const_i32(B, 0), dxil_const_i32(B, 0)};
  dxil_build_store(B, dxil_build_gep(B, Shared, Indices, 2), dxil_const_i32(B, 5), 4);
  dxil_dispatch_mesh_args A = {};
  A.thread_group_count_x = A.thread_group_count_y = A.thread_group_count_z = dxil_const_i32(B, 1);
  A.payload = Shared;
  A.overload = Payload;
  dxil_op_dispatch_mesh(B, &A);
  dxil_build_ret(B, None);
  const Finished F = finish(Own);
  EXPECT_EQ(F.Status, DXIL_OK) << F.Report;
}

// ---- Libraries ----------------------------------------------------------------------------------

/// Returns a library with an export that a kernel calls, and resources of all classes.
static Finished library(uint32_t Minor) {
  Builder Own = create(DXIL_STAGE_LIBRARY, Minor);
  dxil_builder *B = Own.get();
  dxil_resource_desc D =
      resource(DXIL_RESOURCE_CLASS_SRV, DXIL_RESOURCE_KIND_TYPED_BUFFER, "Numbers");
  D.component = DXIL_COMPONENT_TYPE_U32;
  D.components = 2;
  D.count = 3;
  const dxil_resource Numbers = dxil_builder_add_resource(B, &D), Out = addBuffer(B);
  const dxil_type I32 = dxil_type_int(B, 32);
  const dxil_value Elsewhere =
      dxil_builder_declare_function(B, "elsewhere", dxil_type_function(B, I32, &I32, 1));
  dxil_entry_desc E = entry(8);
  E.name = "kernel";
  E.stage = DXIL_STAGE_COMPUTE;
  dxil_builder_add_entry(B, &E);
  dxil_buffer_load_args A = {};
  A.srv = dxil_build_handle(B, Numbers, dxil_const_i32(B, 1), 0);
  A.index = thread(B);
  A.overload = I32;
  const dxil_value V = dxil_build_extract_value(B, dxil_op_buffer_load(B, &A), 1);
  store(B, dxil_build_handle(B, Out, None, 0), A.index, dxil_build_call(B, Elsewhere, &V, 1));
  dxil_build_ret(B, None);
  return finish(Own);
}

TEST(BuilderCode, LibrariesHaveResourcesInTheTypesOfTheirModel) {
  for (uint32_t Minor : {3u, 5u, 6u, 8u}) {
    const Finished F = library(Minor);
    ASSERT_EQ(F.Status, DXIL_OK) << Minor << ": " << F.Report;
    const Program P(F.Bytes);
    std::string Callees;
    for (const ir::Function &G : P.M.Functions)
      Callees += std::string(P.M.name(G.Self)) + " ";
    const bool HasHandles = Minor >= 6;
    EXPECT_EQ(Callees.find("dx.op.createHandleForLib.dx.types.Handle") != std::string::npos,
              HasHandles);
    EXPECT_EQ(Callees.find("dx.op.createHandleForLib.class.Buffer<") != std::string::npos,
              !HasHandles);
    EXPECT_THAT(Callees, HasSubstr("elsewhere"));
    // The record has the class, whatever type is loaded.
    const ir::NamedMetadata *All = P.M.findNamedMetadata("dx.resources");
    const ir::MetadataId Record = P.M.nodeOperand(P.M.nodeOperand(P.M.nodes(*All)[0], 0), 0);
    const ir::Type &Array =
        P.M.type(P.M.typeOf(P.M.metadataValue(P.M.nodeOperand(Record, 1))).Element);
    ASSERT_EQ(Array.Kind, ir::TypeKind::Array);
    EXPECT_THAT(std::string(P.M.type(Array.Element).Name), HasSubstr("class.Buffer<"));
  }
}

TEST(BuilderCode, EntriesOfLibrariesCallWhatTheirStageHas) {
  auto Build = [](uint32_t Stage) {
    Builder Own = create(DXIL_STAGE_LIBRARY, 6);
    dxil_builder *B = Own.get();
    dxil_entry_desc E = entry();
    E.name = "entry";
    E.stage = Stage;
    dxil_builder_add_entry(B, &E);
    const dxil_primitive_index_args A = {dxil_type_int(B, 32)};
    dxil_op_primitive_index(B, &A);
    dxil_build_ret(B, None);
    return finish(Own);
  };
  EXPECT_EQ(Build(DXIL_STAGE_INTERSECTION).Status, DXIL_OK);
  EXPECT_THAT(Build(DXIL_STAGE_RAYGENERATION).Report, HasSubstr("it is not for this stage"));
}

TEST(BuilderCode, AFunctionIsDeclaredOnceByItsType) {
  Builder B = create(DXIL_STAGE_LIBRARY, 6);
  const dxil_type I32 = dxil_type_int(B.get(), 32);
  const dxil_type T = dxil_type_function(B.get(), I32, nullptr, 0);
  const dxil_value F = dxil_builder_declare_function(B.get(), "f", T);
  EXPECT_NE(F.id, 0u);
  EXPECT_EQ(dxil_builder_declare_function(B.get(), "f", T).id, F.id);
  EXPECT_EQ(
      dxil_builder_declare_function(B.get(), "f", dxil_type_function(B.get(), I32, &I32, 1)).id,
      0u);
  EXPECT_THAT(finish(B).Report, HasSubstr("'f' has another type already"));
}
