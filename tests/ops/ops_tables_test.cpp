// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the tables besides that of the ops: kinds, shader flags with the calls that require them,
// system values.
#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/ops/CallFlags.h>
#include <dxil/ops/SystemValues.h>
#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

#include <bit>
#include <map>

using namespace dxil;

namespace {

TEST(Kinds, ShapesOfTextures) {
  const ResourceKindInfo &Cubes = infoOf(ResourceKind::TextureCubeArray);
  EXPECT_EQ(Cubes.Coordinates, 4);
  EXPECT_EQ(Cubes.Dimensions, 3);
  EXPECT_EQ(Cubes.Offsets, 0);
  EXPECT_TRUE(Cubes.isSampled());
  EXPECT_FALSE(infoOf(ResourceKind::Texture2DMS).isSampled());
  EXPECT_EQ(&infoOf(ResourceKind(99)), &infoOf(ResourceKind::Invalid));
  for (uint32_t K = 0; K < ResourceKindCount; ++K) {
    const ResourceKindInfo &I = ResourceKinds[K];
    if (I.Texture) {
      EXPECT_EQ(I.Coordinates, I.Dimensions + I.Arrayed) << I.Label;
    }
  }
}

TEST(Kinds, NumbersBeyondTheTables) {
  EXPECT_EQ(interpolationInfo(8), nullptr);
  EXPECT_FALSE(interpolates(8));
  EXPECT_FALSE(interpolates(uint64_t(InterpolationMode::Constant)));
  EXPECT_TRUE(runsPerSample(uint64_t(InterpolationMode::LinearNoperspectiveSample)));
  EXPECT_FALSE(withoutPerspective(uint64_t(InterpolationMode::Undefined)));
  EXPECT_EQ(resourceClassInfo(4), nullptr);
  EXPECT_EQ(registerLetter(ResourceClass(4)), 0);
  EXPECT_EQ(findRegisterClass('u'), ResourceClass::UAV);
  EXPECT_EQ(findRegisterClass('x'), std::nullopt);
  EXPECT_EQ(profilePrefix(uint32_t(Stage::Miss)), "lib");
  EXPECT_EQ(profilePrefix(99), "");
  EXPECT_EQ(stageOfPrefix("ms"), Stage::Mesh);
}

/// A call whose operands a test describes.
struct Call {
  enum Operand { None, Undef, Zero, One, Variable };
  std::map<OperandId, Operand> Operands;
  Overload Type = Overload::None;

  Operand at(OperandId Id) const {
    auto It = Operands.find(Id);
    return It == Operands.end() ? None : It->second;
  }
  bool isConstant(OperandId Id) const { return at(Id) != Variable; }
  bool isLeftOut(OperandId Id) const { return at(Id) == None || at(Id) == Undef; }
  bool isZero(OperandId Id) const { return at(Id) == Zero; }
  bool isNotZero(OperandId Id) const { return at(Id) == One; }
  bool hasValuesOf(Overload T) const { return T == Type; }
};

uint64_t flags(OpCode Op, const Call &C, unsigned Validator = 9) {
  return CallFlags(Op, Validator).of(C);
}

TEST(CallFlags, AnyCall) {
  EXPECT_EQ(flags(OpCode::Sin, {}), 0u);
  EXPECT_EQ(flags(OpCode::Msad, {}), uint64_t(ShaderFlag::MSAD));
  EXPECT_EQ(flags(OpCode::WaveReadLaneAt, {}), uint64_t(ShaderFlag::WaveOps));
  EXPECT_EQ(flags(OpCode::TextureStoreSample, {}),
            uint64_t(ShaderFlag::WriteableMSAATextures) | uint64_t(ShaderFlag::AdvancedTextureOps));
  EXPECT_EQ(flags(OpCode(0x12345678), {}), 0u);
}

TEST(CallFlags, ByValidator) {
  EXPECT_EQ(flags(OpCode::WriteSamplerFeedback, {}, 8), 0u);
  EXPECT_EQ(flags(OpCode::WriteSamplerFeedback, {}, 9), uint64_t(ShaderFlag::SamplerFeedback));
  const Call Clamped{{{OperandId::Clamp, Call::One}}};
  EXPECT_EQ(flags(OpCode::Sample, Clamped, 7), 0u);
  EXPECT_EQ(flags(OpCode::Sample, Clamped, 8), uint64_t(ShaderFlag::TiledResources));
  // In ops that write feedback, a clamp does not require the flag for tiled resources.
  EXPECT_EQ(flags(OpCode::WriteSamplerFeedbackBias, Clamped, 8), 0u);
}

TEST(CallFlags, ByOperands) {
  for (Call::Operand Given : {Call::None, Call::Undef, Call::Zero})
    EXPECT_EQ(flags(OpCode::SampleBias, {{{OperandId::Clamp, Given}}}), 0u) << Given;
  EXPECT_EQ(flags(OpCode::SampleBias, {{{OperandId::Clamp, Call::Variable}}}),
            uint64_t(ShaderFlag::TiledResources));
  EXPECT_EQ(flags(OpCode::TextureLoad, {{{OperandId::Offset1, Call::One}}}), 0u);
  EXPECT_EQ(flags(OpCode::TextureLoad, {{{OperandId::Offset1, Call::Variable}}}),
            uint64_t(ShaderFlag::AdvancedTextureOps));
  const auto Heap = [](Call::Operand Sampler) {
    return flags(OpCode::CreateHandleFromHeap, {{{OperandId::SamplerHeap, Sampler}}});
  };
  EXPECT_EQ(Heap(Call::One), uint64_t(ShaderFlag::SamplerDescriptorHeapIndexing));
  EXPECT_EQ(Heap(Call::Zero), uint64_t(ShaderFlag::ResourceDescriptorHeapIndexing));
  EXPECT_EQ(Heap(Call::Variable), uint64_t(ShaderFlag::ResourceDescriptorHeapIndexing));
  EXPECT_EQ(flags(OpCode::Fma, {{}, Overload::Double}), uint64_t(ShaderFlag::DoubleExtensions));
  EXPECT_EQ(flags(OpCode::Fma, {}), 0u);
}

TEST(ShaderFlags, EachHasABitOfItsOwn) {
  uint64_t Bits = 0, Features = 0;
  for (const ShaderFlagInfo &F : ShaderFlags) {
    EXPECT_TRUE(std::has_single_bit(F.Bit)) << F.Name;
    EXPECT_FALSE(Bits & F.Bit) << F.Name;
    Bits |= F.Bit;
    if (F.Feature < 0)
      continue;
    EXPECT_FALSE(Features >> F.Feature & 1) << F.Name;
    Features |= uint64_t(1) << F.Feature;
  }
  EXPECT_TRUE(has(optionFlags(), ShaderFlag::AllResourcesBound));
  EXPECT_FALSE(has(optionFlags(), ShaderFlag::WaveOps));
}

TEST(SystemValues, Points) {
  EXPECT_EQ(signaturePoint(Stage::Vertex, SignatureList::Input), SignaturePoint::VSIn);
  EXPECT_EQ(signaturePoint(Stage::Vertex, SignatureList::Parameters), SignaturePoint::VSIn);
  EXPECT_EQ(signaturePoint(Stage::Geometry, SignatureList::Parameters), SignaturePoint::GSIn);
  EXPECT_EQ(signaturePoint(Stage::Domain, SignatureList::PatchOrPrimitive), SignaturePoint::DSIn);
  EXPECT_EQ(signaturePoint(Stage::Compute, SignatureList::Output), SignaturePoint::None);
  EXPECT_EQ(signaturePoint(Stage(77), SignatureList::Input), SignaturePoint::None);
}

TEST(SystemValues, Roles) {
  EXPECT_EQ(signatureRole(semantic::Position, SignaturePoint::VSIn, 0), SignatureRole::Arbitrary);
  EXPECT_EQ(signatureRole(semantic::Position, SignaturePoint::VSOut, 0), SignatureRole::System);
  EXPECT_EQ(signatureRole(semantic::Position, SignaturePoint::CSIn, 0), SignatureRole::None);
  EXPECT_EQ(signatureRole(semantic::ShadingRate, SignaturePoint::VSOut, 3), SignatureRole::None);
  EXPECT_EQ(signatureRole(semantic::ShadingRate, SignaturePoint::VSOut, 4), SignatureRole::System);
  EXPECT_EQ(signatureRole(9999, SignaturePoint::VSOut, 9), SignatureRole::None);
  EXPECT_EQ(signatureRole(semantic::Position, SignaturePoint(99), 9), SignatureRole::None);
  EXPECT_FALSE(isInSignature(SignatureRole::NotInSignature));
  EXPECT_TRUE(isInSignature(SignatureRole::Shadow));
  EXPECT_FALSE(isPacked(SignatureRole::Shadow));
  EXPECT_TRUE(isPacked(SignatureRole::ClipCull));
}

TEST(SystemValues, Names) {
  ASSERT_NE(findSystemValue("sv_POSITION"), nullptr);
  EXPECT_EQ(findSystemValue("sv_POSITION")->Name, "SV_Position");
  EXPECT_EQ(findSystemValue(""), nullptr);
  EXPECT_EQ(findSystemValue("TEXCOORD"), nullptr);
  EXPECT_EQ(systemValue(semantic::Arbitrary)->Name, "");
  EXPECT_EQ(systemValue(200), nullptr);
}

} // namespace
