// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builders, descriptions and finished programs for tests of dxil_builder.h.
#pragma once

#include <dxil_builder.h>

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Facts.h>
#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace dxil::test {

inline constexpr dxil_value None = {};

struct Destroy {
  void operator()(dxil_builder *B) const { dxil_builder_destroy(B); }
};
using Builder = std::unique_ptr<dxil_builder, Destroy>;

inline Builder create(uint32_t Stage, uint32_t Minor, uint32_t Native16 = 0) {
  const dxil_program_desc P = {.size = sizeof P,
                               .stage = Stage,
                               .shader_model_minor = Minor,
                               .native_16bit = Native16,
                               .validator_minor = 0};
  dxil_builder *B = nullptr;
  EXPECT_EQ(dxil_builder_create(&P, &B), DXIL_OK);
  return Builder(B);
}

struct Finished {
  dxil_status Status = DXIL_OK;
  std::vector<uint8_t> Bytes;
  std::string Report;
};

inline Finished finish(const Builder &B) {
  dxil_options Options = DXIL_OPTIONS_INIT;
  Options.report_format = DXIL_REPORT_TEXT;
  Finished F;
  void *Bytes = nullptr;
  size_t Size = 0;
  char *Report = nullptr;
  F.Status = dxil_builder_finish(B.get(), &Options, &Bytes, &Size, &Report);
  if (Bytes)
    F.Bytes.assign(static_cast<uint8_t *>(Bytes), static_cast<uint8_t *>(Bytes) + Size);
  if (Report)
    F.Report = Report;
  dxil_free(Bytes);
  dxil_free(Report);
  EXPECT_EQ(F.Status == DXIL_OK, !F.Bytes.empty());
  return F;
}

inline dxil_element_desc element(dxil_signature List, const char *Semantic, uint32_t Columns = 4) {
  dxil_element_desc E = {};
  E.size = sizeof E;
  E.signature = List;
  E.semantic = Semantic;
  E.columns = Columns;
  return E;
}

inline dxil_resource_desc resource(dxil_resource_class Class, uint32_t Kind, const char *Name) {
  dxil_resource_desc R = {};
  R.size = sizeof R;
  R.resource_class = Class;
  R.kind = Kind;
  R.name = Name;
  return R;
}

inline dxil_entry_desc entry(uint32_t X = 0) {
  dxil_entry_desc E = {};
  E.size = sizeof E;
  E.name = "main";
  E.threads[0] = X;
  E.threads[1] = E.threads[2] = X ? 1 : 0;
  return E;
}

inline dxil_value thread(dxil_builder *B) {
  const dxil_thread_id_args A = {dxil_const_i32(B, 0), dxil_type_int(B, 32)};
  return dxil_op_thread_id(B, &A);
}

inline void store(dxil_builder *B, dxil_value Handle, dxil_value Index, dxil_value V) {
  dxil_raw_buffer_store_args A = {};
  A.uav = Handle;
  A.index = Index;
  A.value0 = V;
  A.mask = DXIL_COMPONENT_MASK_X;
  A.alignment = 4;
  dxil_op_raw_buffer_store(B, &A);
}

/// The declarations as the container has them.
struct Program {
  explicit Program(const std::vector<uint8_t> &Bytes) {
    auto C = container::Container::parse(Bytes);
    EXPECT_TRUE(C.ok());
    EXPECT_NE(C->digestState(), container::DigestState::Mismatching);
    auto Read = container::readModule(*C, container::part::DXIL);
    EXPECT_TRUE(Read.ok());
    M = std::move(*Read);
    Facts = container::readFacts(M);
  }
  ir::Module M;
  container::ModuleFacts Facts;
};

} // namespace dxil::test
