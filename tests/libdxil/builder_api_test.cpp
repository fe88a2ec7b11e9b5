// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests dxil_builder.h: shaders of all stages, each operation, and rejected calls.
#include "Builders.h"

#include <dxil/ops/queries.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

using namespace dxil;
using namespace dxil::test;
using testing::HasSubstr;

namespace {

/// Returns the first mistake of a body in a compute shader.
template <class Function> std::string mistakeOf(Function Body) {
  Builder B = create(DXIL_STAGE_COMPUTE, 6);
  const dxil_entry_desc E = entry(1);
  const dxil_function F = dxil_builder_add_entry(B.get(), &E);
  Body(B.get(), F);
  const Finished Done = finish(B);
  EXPECT_EQ(Done.Status, DXIL_INVALID);
  return Done.Report;
}

} // namespace

// ---- Whole shaders ------------------------------------------------------------------------------

TEST(BuilderApi, ComputeShaderWithLoopPhiAndGroupshared) {
  for (uint32_t Minor : {0u, 2u, 5u, 6u, 8u}) {
    Builder Own = create(DXIL_STAGE_COMPUTE, Minor);
    dxil_builder *B = Own.get();
    dxil_resource_desc R = resource(DXIL_RESOURCE_CLASS_UAV, DXIL_RESOURCE_KIND_RAW_BUFFER, "Out");
    R.lower_bound = 3;
    R.count = 4;
    const dxil_resource Out = dxil_builder_add_resource(B, &R);
    const dxil_entry_desc E = entry(64);
    const dxil_function Main = dxil_builder_add_entry(B, &E);
    const dxil_type I32 = dxil_type_int(B, 32);
    const dxil_value Shared =
        dxil_builder_add_groupshared(B, "Shared", dxil_type_array(B, I32, 64));
    const dxil_value Id = thread(B);
    const dxil_block Entry = dxil_builder_current_block(B);
    const dxil_block Loop = dxil_builder_add_block(B, Main, "loop");
    const dxil_block Done = dxil_builder_add_block(B, Main, "done");
    dxil_build_branch(B, Loop);
    dxil_builder_position(B, Loop);
    const dxil_value I = dxil_build_phi(B, I32);
    const dxil_value Next = dxil_build_binary(B, DXIL_BINARY_ADD, I, dxil_const_i32(B, 1));
    dxil_build_incoming(B, I, dxil_const_i32(B, 0), Entry);
    dxil_build_incoming(B, I, Next, Loop);
    const dxil_value Indices[] = {dxil_const_i32(B, 0), Id};
    const dxil_value Address = dxil_build_gep(B, Shared, Indices, 2);
    dxil_build_atomic(B, DXIL_ATOMIC_ADD, Address, Next);
    dxil_build_cond_branch(B, dxil_build_compare(B, DXIL_ICMP_ULT, Next, dxil_const_i32(B, 8)),
                           Loop, Done);
    dxil_builder_position(B, Done);
    const dxil_value H = dxil_build_handle(B, Out, dxil_const_i32(B, 2), 0);
    const dxil_value V = dxil_build_load(B, Address, 0);
    if (Minor >= 2) {
      store(B, H, Id, V);
    } else {
      dxil_buffer_store_args A = {};
      A.uav = H;
      A.coord0 = Id;
      A.value0 = V;
      A.mask = dxil_const_i8(B, DXIL_COMPONENT_MASK_X);
      dxil_op_buffer_store(B, &A);
    }
    dxil_build_ret(B, None);
    const Finished F = finish(Own);
    EXPECT_EQ(F.Status, DXIL_OK) << Minor << ": " << F.Report;
    if (F.Bytes.empty())
      continue;
    const Program P(F.Bytes);
    EXPECT_EQ(P.Facts.ModelName, "cs_6_" + std::to_string(Minor));
    ASSERT_EQ(P.Facts.UAVs.size(), 1u);
    EXPECT_EQ(P.Facts.UAVs[0].LowerBound, 3u);
    EXPECT_EQ(P.Facts.UAVs[0].RangeSize, 4u);
    EXPECT_EQ(P.Facts.Entries.at(0).Threads[0], 64u);
  }
}

TEST(BuilderApi, ElementsArePackedAsTheSpecificationSays) {
  Builder Own = create(DXIL_STAGE_VERTEX, 0);
  dxil_builder *B = Own.get();
  dxil_element_desc In = element(DXIL_SIGNATURE_INPUT, "POSITION", 3);
  const dxil_element Position = dxil_builder_add_element(B, &In);
  In = element(DXIL_SIGNATURE_INPUT, "SV_VertexID", 1);
  In.component = DXIL_COMPONENT_TYPE_U32;
  const dxil_element Vertex = dxil_builder_add_element(B, &In);
  dxil_element_desc D = element(DXIL_SIGNATURE_OUTPUT, "TEXCOORD", 2);
  const dxil_element A = dxil_builder_add_element(B, &D);
  D.semantic_index = 1;
  const dxil_element C = dxil_builder_add_element(B, &D);
  D = element(DXIL_SIGNATURE_OUTPUT, "SV_Position");
  const dxil_element Out = dxil_builder_add_element(B, &D);
  D = element(DXIL_SIGNATURE_OUTPUT, "FIXED", 1);
  D.fixed = 1;
  D.row = 7;
  D.column = 2;
  const dxil_element Fixed = dxil_builder_add_element(B, &D);
  const dxil_entry_desc E = entry();
  dxil_builder_add_entry(B, &E);
  for (uint32_t I = 0; I < 4; ++I)
    dxil_build_write_element(B, Out, I, dxil_build_read_element(B, Position, I % 3, None, None),
                             None, None);
  const dxil_value Number = dxil_build_cast(
      B, DXIL_CAST_UITOFP, dxil_build_read_element(B, Vertex, 0, None, None), dxil_type_float(B));
  for (dxil_element To : {A, C})
    for (uint32_t I = 0; I < 2; ++I)
      dxil_build_write_element(B, To, I, Number, None, None);
  dxil_build_write_element(B, Fixed, 0, Number, None, None);
  dxil_build_ret(B, None);
  const Finished F = finish(Own);
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  const Program P(F.Bytes);
  const container::Signature &Outputs = P.Facts.Entries.at(0).Output;
  ASSERT_EQ(Outputs.size(), 4u);
  const int64_t Places[][2] = {{0, 0}, {0, 2}, {1, 0}, {7, 2}};
  for (size_t I = 0; I < 4; ++I) {
    EXPECT_EQ(Outputs[I].StartRow, Places[I][0]) << I;
    EXPECT_EQ(Outputs[I].StartColumn, Places[I][1]) << I;
  }
  EXPECT_EQ(Outputs[2].Name, "SV_Position");
  EXPECT_EQ(P.Facts.Entries.at(0).Input.at(1).StartRow, 1);
}

TEST(BuilderApi, PixelShaderSamplesATextureAndReadsConstants) {
  Builder Own = create(DXIL_STAGE_PIXEL, 6);
  dxil_builder *B = Own.get();
  const dxil_element_desc In = element(DXIL_SIGNATURE_INPUT, "TEXCOORD", 2);
  const dxil_element_desc To = element(DXIL_SIGNATURE_OUTPUT, "SV_Target");
  const dxil_element Uv = dxil_builder_add_element(B, &In),
                     Target = dxil_builder_add_element(B, &To);
  const dxil_resource_desc T =
      resource(DXIL_RESOURCE_CLASS_SRV, DXIL_RESOURCE_KIND_TEXTURE2D, "Albedo");
  const dxil_resource_desc S = resource(DXIL_RESOURCE_CLASS_SAMPLER, 0, "Linear");
  dxil_member_desc Members[2] = {};
  Members[0].name = "Tint";
  Members[0].columns = 4;
  Members[1].name = "World";
  Members[1].offset = 16;
  Members[1].columns = Members[1].rows = 4;
  dxil_resource_desc C = resource(DXIL_RESOURCE_CLASS_CBUFFER, 0, "Look");
  C.buffer_size = 80;
  C.members = Members;
  C.member_count = 2;
  const dxil_resource Albedo = dxil_builder_add_resource(B, &T);
  const dxil_resource Linear = dxil_builder_add_resource(B, &S);
  const dxil_resource Look = dxil_builder_add_resource(B, &C);
  const dxil_entry_desc E = entry();
  dxil_builder_add_entry(B, &E);
  const dxil_type F32 = dxil_type_float(B);
  dxil_sample_args A = {};
  A.srv = dxil_build_handle(B, Albedo, None, 0);
  A.sampler = dxil_build_handle(B, Linear, None, 0);
  A.coord0 = dxil_build_read_element(B, Uv, 0, None, None);
  A.coord1 = dxil_build_read_element(B, Uv, 1, None, None);
  A.offset0 = A.offset1 = dxil_const_i32(B, 0);
  A.overload = F32;
  const dxil_value Texel = dxil_op_sample(B, &A);
  const dxil_cbuffer_load_legacy_args L = {dxil_build_handle(B, Look, None, 0),
                                           dxil_const_i32(B, 0), F32};
  const dxil_value Row = dxil_op_cbuffer_load_legacy(B, &L);
  for (uint32_t I = 0; I < 4; ++I) {
    const dxil_value V =
        dxil_build_binary_fast(B, DXIL_BINARY_FMUL, dxil_build_extract_value(B, Texel, I),
                               dxil_build_extract_value(B, Row, I), DXIL_FAST_ALL);
    dxil_build_write_element(B, Target, I, V, None, None);
  }
  dxil_build_ret(B, None);
  const Finished F = finish(Own);
  ASSERT_EQ(F.Status, DXIL_OK) << F.Report;
  char *Json = nullptr;
  ASSERT_EQ(dxil_reflect(F.Bytes.data(), F.Bytes.size(), &Json, nullptr), DXIL_OK);
  EXPECT_THAT(Json, HasSubstr("\"Tint\""));
  EXPECT_THAT(Json, HasSubstr("\"World\""));
  EXPECT_THAT(Json, HasSubstr("\"Albedo\""));
  dxil_free(Json);
}

TEST(BuilderApi, ResourcesOfEveryKindAreValid) {
  for (uint32_t Minor : {5u, 6u, 7u})
    for (uint32_t Class = 0; Class < 2; ++Class)
      for (uint32_t Kind = 1; Kind < ResourceKindCount; ++Kind) {
        const ResourceKindInfo &Info = infoOf(ResourceKind(Kind));
        const bool IsUav = Class == DXIL_RESOURCE_CLASS_UAV;
        if (Kind == DXIL_RESOURCE_KIND_CBUFFER || Kind == DXIL_RESOURCE_KIND_SAMPLER ||
            (IsUav ? Kind == DXIL_RESOURCE_KIND_RT_ACCELERATION_STRUCTURE ||
                         Kind == DXIL_RESOURCE_KIND_TBUFFER || Info.Cube ||
                         (Info.Multisampled && Minor < 7)
                   : Info.Feedback))
          continue;
        Builder Own = create(DXIL_STAGE_COMPUTE, Minor);
        dxil_builder *B = Own.get();
        dxil_resource_desc D = resource(dxil_resource_class(Class), Kind, "It");
        D.stride = Kind == DXIL_RESOURCE_KIND_STRUCTURED_BUFFER ? 24 : 0;
        D.buffer_size = Kind == DXIL_RESOURCE_KIND_TBUFFER ? 32 : 0;
        D.has_counter = IsUav && D.stride;
        D.globally_coherent = IsUav && Info.Texture;
        const dxil_resource R = dxil_builder_add_resource(B, &D);
        const dxil_entry_desc E = entry(1);
        dxil_builder_add_entry(B, &E);
        dxil_build_handle(B, R, None, 0);
        dxil_build_ret(B, None);
        const Finished F = finish(Own);
        EXPECT_EQ(F.Status, DXIL_OK) << Minor << ' ' << Info.Label << ": " << F.Report;
      }
}

// ---- Operations ---------------------------------------------------------------------------------

// Each operation reports missing operands by name, and no call ends the process.
TEST(BuilderApi, EveryOperationRefusesWordsThatAreNone) {
  unsigned Tried = 0;
  for (const OpInfo &Op : allOps()) {
    if (Op.Reserved)
      continue;
    for (uint32_t Word : {0u, 1u, 5u, ~0u}) {
      const std::vector<uint32_t> Words(24, Word);
      for (size_t Count : {size_t(0), Op.Args.size(), Op.Args.size() + 1, size_t(24)}) {
        Builder B = create(DXIL_STAGE_LIBRARY, 9);
        dxil_entry_desc E = entry();
        E.stage = DXIL_STAGE_LIBRARY;
        dxil_builder_add_entry(B.get(), &E);
        dxil_type_int(B.get(), 32);
        dxil_build_op(B.get(), uint32_t(Op.Code), Words.data(), Count);
        ++Tried;
        (void)finish(B);
      }
    }
  }
  EXPECT_GT(Tried, 4000u);
}

TEST(BuilderApi, CallsByStructAndByWordsAreTheSame) {
  std::vector<uint8_t> Made[2];
  for (int ByWords : {0, 1}) {
    Builder Own = create(DXIL_STAGE_COMPUTE, 6);
    dxil_builder *B = Own.get();
    const dxil_resource_desc R =
        resource(DXIL_RESOURCE_CLASS_UAV, DXIL_RESOURCE_KIND_RAW_BUFFER, "Out");
    const dxil_resource Out = dxil_builder_add_resource(B, &R);
    const dxil_entry_desc E = entry(1);
    dxil_builder_add_entry(B, &E);
    const dxil_value H = dxil_build_handle(B, Out, None, 0), Id = thread(B);
    if (ByWords) {
      const uint32_t Words[] = {H.id, Id.id, 0, Id.id, 0, 0, 0, 1, 4};
      dxil_build_op(B, uint32_t(OpCode::RawBufferStore), Words, 9);
    } else {
      store(B, H, Id, Id);
    }
    dxil_build_ret(B, None);
    const Finished F = finish(Own);
    EXPECT_EQ(F.Status, DXIL_OK) << F.Report;
    Made[ByWords] = F.Bytes;
  }
  EXPECT_EQ(Made[0], Made[1]);
}

// ---- Mistakes -----------------------------------------------------------------------------------

TEST(BuilderApi, MistakesAreReportedWithWhatWasExpected) {
  EXPECT_THAT(mistakeOf([](dxil_builder *, dxil_function) {}), HasSubstr("has no terminator"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                dxil_build_binary(B, DXIL_BINARY_ADD, dxil_const_i32(B, 1), dxil_const_float(B, 1));
              }),
              HasSubstr("'add' of i32 and float"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                const dxil_sin_args A = {};
                dxil_op_sin(B, &A);
              }),
              HasSubstr("op 'Sin'"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) { dxil_op_sin(B, nullptr); }),
              HasSubstr("expected 1"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) { dxil_build_handle(B, {7}, None, 0); }),
              HasSubstr("a handle of no resource"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) { dxil_builder_position(B, {99}); }),
              HasSubstr("no block with the id 99"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                const dxil_element_desc E = element(DXIL_SIGNATURE_OUTPUT, "SV_Target");
                dxil_builder_add_element(B, &E);
              }),
              HasSubstr("a compute program has no such signature for 'SV_Target'"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                dxil_resource_desc R =
                    resource(DXIL_RESOURCE_CLASS_UAV, DXIL_RESOURCE_KIND_RAW_BUFFER, "A");
                R.count = 4;
                dxil_builder_add_resource(B, &R);
                R.name = "B";
                R.lower_bound = 2;
                dxil_builder_add_resource(B, &R);
              }),
              HasSubstr("resource 'B' overlaps 'A' at register u2, space 0"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                dxil_build_gep(B, dxil_const_i32(B, 1), nullptr, 3);
              }),
              HasSubstr("an array that is null"));
}

TEST(BuilderApi, BlocksAndValuesOfOtherFunctionsAreMistakes) {
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function Main) {
                const dxil_block There = dxil_builder_current_block(B);
                dxil_builder_add_function(B, "other",
                                          dxil_type_function(B, dxil_type_void(B), nullptr, 0));
                dxil_build_branch(B, There);
              }),
              HasSubstr("is none of this function"));
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                const dxil_value V = thread(B);
                dxil_build_ret(B, None);
                dxil_builder_add_function(B, "other",
                                          dxil_type_function(B, dxil_type_void(B), nullptr, 0));
                dxil_build_binary(B, DXIL_BINARY_ADD, V, V);
                dxil_build_ret(B, None);
              }),
              HasSubstr("error"));
}

TEST(BuilderApi, NullAndUnfinishedArgumentsHaveStatuses) {
  EXPECT_EQ(dxil_builder_create(nullptr, nullptr), DXIL_ARGUMENT);
  dxil_builder_destroy(nullptr);
  EXPECT_EQ(dxil_builder_finish(nullptr, nullptr, nullptr, nullptr, nullptr), DXIL_ARGUMENT);
  EXPECT_EQ(dxil_type_int(nullptr, 32).id, 0u);
  EXPECT_EQ(dxil_builder_add_element(nullptr, nullptr).id, 0u);
  Builder B = create(DXIL_STAGE_COMPUTE, 6);
  EXPECT_EQ(dxil_builder_error(B.get()), nullptr);
  EXPECT_EQ(finish(B).Status, DXIL_INVALID);
  EXPECT_THAT(dxil_builder_error(B.get()), HasSubstr("has no entry"));
  EXPECT_EQ(finish(B).Status, DXIL_ARGUMENT);
  EXPECT_EQ(dxil_type_int(B.get(), 32).id, 0u);
}

TEST(BuilderApi, TypesOfManyLevelsAreRefused) {
  EXPECT_THAT(mistakeOf([](dxil_builder *B, dxil_function) {
                dxil_type T = dxil_type_int(B, 32);
                for (int I = 0; I < 1000 && T.id; ++I)
                  T = dxil_type_pointer(B, T, 0);
              }),
              HasSubstr("a type of more than 256 types"));
}
