// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests that each mistake in the container header and program header has its error code and place.
#include "TestFiles.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>

#include <gtest/gtest.h>

using namespace dxil;

namespace {

std::vector<uint8_t> twoParts() {
  container::ContainerWriter W;
  W.addPart(container::FourCC("AAAA"), std::vector<uint8_t>(8, 1));
  W.addPart(container::FourCC("BBBB"), std::vector<uint8_t>(4, 2));
  return *W.finish();
}

void set32(std::vector<uint8_t> &B, size_t Position, uint32_t V) {
  for (size_t I = 0; I < 4; ++I)
    B[Position + I] = uint8_t(V >> (8 * I));
}

void expectError(const std::vector<uint8_t> &B, ErrorCode Code, uint64_t Byte) {
  auto C = container::Container::parse(B);
  ASSERT_FALSE(C);
  EXPECT_EQ(C.error().Code, Code) << C.error().str();
  EXPECT_EQ(C.error().byteOffset(), Byte) << C.error().str();
  EXPECT_FALSE(C.error().Message.empty());
}

} // namespace

TEST(ContainerHeader, GoodOneHasItsParts) {
  auto B = twoParts();
  auto C = container::Container::parse(B);
  ASSERT_TRUE(C) << C.error().str();
  ASSERT_EQ(C->parts().size(), 2u);
  EXPECT_EQ(C->parts()[0].Name.str(), "AAAA");
  EXPECT_EQ(C->parts()[1].Data.size(), 4u);
  EXPECT_NE(C->find(container::FourCC("BBBB")), nullptr);
  EXPECT_EQ(C->find(container::part::DXIL), nullptr);
  EXPECT_EQ(C->versionMajor(), 1);
}

TEST(ContainerHeader, Errors) {
  expectError({}, ErrorCode::ContainerTooSmall, 0);
  expectError(std::vector<uint8_t>(31, 0), ErrorCode::ContainerTooSmall, 0);
  auto Change = [](size_t Position, uint32_t V) {
    auto B = twoParts();
    set32(B, Position, V);
    return B;
  };
  expectError(Change(0, 0x12345678), ErrorCode::ContainerMagic, 0);
  expectError(Change(20, 2), ErrorCode::ContainerVersion, 20);
  expectError(Change(24, 31), ErrorCode::ContainerSize, 24);
  expectError(Change(24, 4000), ErrorCode::ContainerSize, 24);
  expectError(Change(28, 0x7fffffff), ErrorCode::PartCount, 28);
  expectError(Change(32, 20), ErrorCode::PartOffset, 32);
  expectError(Change(36, 0xffffffff), ErrorCode::PartOffset, 36);
  expectError(Change(44, 0xfffffff0), ErrorCode::PartSize, 44);
  expectError(Change(44, 12), ErrorCode::PartOverlap, 56);
}

TEST(ContainerHeader, UnprintableNamesAreEscaped) {
  EXPECT_EQ(container::FourCC(0x41420a00u).str(), "\\x00\\x0aBA");
}

TEST(ContainerHeader, ProgramHeaderErrors) {
  auto Part = container::makeProgramPart(5, 6, 6, 1, 6, Bytes());
  auto Good = container::readProgramHeader(Part);
  ASSERT_TRUE(Good);
  EXPECT_EQ(Good->ShaderKind, 5u);
  EXPECT_EQ(Good->ShaderMinor, 6u);
  EXPECT_EQ(Good->DxilMinor, 6u);
  auto Code = [](std::vector<uint8_t> B) { return container::readProgramHeader(B).error().Code; };
  EXPECT_EQ(Code(std::vector<uint8_t>(23)), ErrorCode::ProgramTooSmall);
  auto B = Part;
  B[8] = 'X';
  EXPECT_EQ(Code(B), ErrorCode::ProgramMagic);
  B = Part;
  set32(B, 4, 100);
  EXPECT_EQ(Code(B), ErrorCode::ProgramSize);
  B = Part;
  set32(B, 16, 0xffffffff);
  EXPECT_EQ(Code(B), ErrorCode::ProgramSize);
  B = Part;
  set32(B, 20, 0xffffffff);
  EXPECT_EQ(Code(B), ErrorCode::ProgramSize);
}

TEST(ContainerHeader, MissingProgram) {
  auto B = twoParts();
  auto M = container::readModule(*container::Container::parse(B));
  ASSERT_FALSE(M);
  EXPECT_EQ(M.error().Code, ErrorCode::PartMissing);
}
