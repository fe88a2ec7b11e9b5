// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares all ops with the public facts, field by field, through the C++ API.
#include "../facts/FactTypes.h"

#include <dxil/ops/queries.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>

using namespace dxil;
using nlohmann::json;

namespace {

json load(const char *Path) {
  std::ifstream In(Path);
  return json::parse(In);
}

Version version(const json &ShaderModel) {
  // Shader model 6.n is DXIL 1.n.
  return {uint16_t(ShaderModel[0].get<int>() - 5), ShaderModel[1].get<uint16_t>()};
}

uint32_t mask(const json &Dimension, const char *Field) {
  uint32_t Result = 0;
  for (const json &Name : Dimension.value(Field, json::array())) {
    if (Name == "void")
      continue; // no overload
    auto Type = findOverload(Name.get<std::string>());
    EXPECT_TRUE(Type.has_value()) << Name;
    Result |= Type ? 1u << unsigned(*Type) : 0;
  }
  return Result;
}

class Facts : public testing::Test {
protected:
  static const json &ops() {
    static const json Data = load(DXIL_OPS_JSON);
    return Data["ops"];
  }
};

const Version Latest{1, 10};

TEST_F(Facts, SameOps) {
  // The preview may have ops that are not published.
  EXPECT_EQ(std::count_if(ops().begin(), ops().end(),
                          [](const json &Fact) { return Fact["table"] == "CoreOps"; }),
            std::ranges::count(allOps(), false, &OpInfo::Experimental));
  for (const json &Fact : ops()) {
    OptionalOp Op = findOp(Fact["opcode"].get<uint32_t>());
    ASSERT_TRUE(Op) << Fact["name"];
    EXPECT_EQ(Op->Name, Fact["name"].get<std::string>());
    EXPECT_EQ(Op->ClassName, Fact["class"].get<std::string>()) << Op->Name;
    EXPECT_EQ(Op->Reserved, Fact["reserved"].get<bool>()) << Op->Name;
    EXPECT_EQ(Op->Experimental, Fact["table"] == "ExperimentalOps") << Op->Name;
    EXPECT_EQ(Op->Category, Fact["category"].get<std::string>()) << Op->Name;
    std::vector<std::string> Counters(Op->Counters.begin(), Op->Counters.end());
    EXPECT_EQ(Counters, Fact["counters"].get<std::vector<std::string>>()) << Op->Name;
  }
}

TEST_F(Facts, SameVersions) {
  for (const json &Fact : ops()) {
    const OpInfo &Op = info(OpCode(Fact["opcode"].get<uint32_t>()));
    Version Minimum = version(Fact["min_shader_model"]);
    EXPECT_TRUE(Op.MinVersion == Minimum)
        << Op.Name << " " << Op.MinVersion.Minor << " != " << Minimum.Minor;
    const json &Translated = Fact["min_shader_model_with_linker_translation"];
    EXPECT_TRUE(Op.TranslatedMinVersion == (Translated.is_null() ? Minimum : version(Translated)))
        << Op.Name;
  }
}

TEST_F(Facts, SameSignatures) {
  for (const json &Fact : ops()) {
    const OpInfo &Op = info(OpCode(Fact["opcode"].get<uint32_t>()));
    const json &Params = Fact["params"];
    EXPECT_EQ(name(Op.Result), test::factType(Params[0]["type"])) << Op.Name;
    ASSERT_EQ(Op.Args.size() + 2, Params.size()) << Op.Name;
    for (size_t I = 0; I < Op.Args.size(); ++I) {
      const json &Param = Params[I + 2];
      const ArgInfo &Arg = Op.Args[I];
      std::string Type = Param["type"];
      EXPECT_EQ(Arg.Name, Param["name"].get<std::string>()) << Op.Name;
      EXPECT_EQ(name(Arg.Type), test::factType(Type)) << Op.Name << " " << Arg.Name;
      EXPECT_EQ(Arg.Immediate, Param.value("must_be_constant", false))
          << Op.Name << " " << Arg.Name;
      EXPECT_EQ(Arg.Unsigned, Type == "u32" || Type == "u8") << Op.Name << " " << Arg.Name;
      if (Param.contains("max_value"))
        EXPECT_EQ(Arg.Maximum, Param["max_value"].get<int64_t>()) << Op.Name << " " << Arg.Name;
    }
  }
}

TEST_F(Facts, SameOverloadsInTheLatestVersion) {
  for (const json &Fact : ops()) {
    const OpInfo &Op = info(OpCode(Fact["opcode"].get<uint32_t>()));
    // The facts write "no overload" as one dimension without types.
    unsigned Dimensions = 0;
    for (const json &Dimension : Fact["overloads"]) {
      uint32_t Scalars = mask(Dimension, "scalar"), Vectors = mask(Dimension, "vector_element");
      if (!Scalars && !Vectors)
        continue;
      OverloadSet Set = overloads(Op.Code, Latest, Dimensions);
      EXPECT_EQ(Set.scalarMask(), Scalars) << Op.Name << " dimension " << Dimensions;
      EXPECT_EQ(Set.vectorMask(), Vectors) << Op.Name << " dimension " << Dimensions;
      ++Dimensions;
    }
    EXPECT_EQ(Op.OverloadDimensions, Dimensions) << Op.Name;
  }
}

TEST_F(Facts, SameStages) {
  for (const json &Fact : ops()) {
    const OpInfo &Op = info(OpCode(Fact["opcode"].get<uint32_t>()));
    if (isRemoved(Op.Code, Latest))
      continue; // the facts have no removals; header_alone.cpp tests them
    StageSet Stages = stages(Op.Code, Latest);
    if (Fact["stages"] == "all") {
      EXPECT_TRUE(Stages.isAll()) << Op.Name;
      continue;
    }
    uint32_t Mask = 0;
    for (const json &Name : Fact["stages"]) {
      auto S = findStage(Name.get<std::string>());
      ASSERT_TRUE(S.has_value()) << Name;
      Mask |= 1u << unsigned(*S);
    }
    EXPECT_EQ(Stages.mask(), Mask) << Op.Name;
  }
}

TEST_F(Facts, SameAttributes) {
  const std::pair<const char *, Attribute> Flags[] = {
      {"is_derivative", Attribute::IsDerivative},
      {"is_convergent", Attribute::IsConvergent},
      {"is_gradient", Attribute::IsGradient},
      {"is_feedback", Attribute::IsFeedback},
      {"is_wave", Attribute::IsWave},
      {"requires_uniform_inputs", Attribute::RequiresUniformInputs},
      {"is_barrier", Attribute::IsBarrier}};
  const std::pair<const char *, Attribute> Memory[] = {{"ReadNone", Attribute::ReadNone},
                                                       {"ReadOnly", Attribute::ReadOnly},
                                                       {"ArgMemOnly", Attribute::ArgMemOnly},
                                                       {"NoDuplicate", Attribute::NoDuplicate},
                                                       {"NoReturn", Attribute::NoReturn}};
  for (const json &Fact : ops()) {
    const OpInfo &Op = info(OpCode(Fact["opcode"].get<uint32_t>()));
    AttributeSet Set = attributes(Op.Code, Latest);
    for (auto [Field, Attribute] : Flags)
      EXPECT_EQ(Set.contains(Attribute), Fact[Field].get<bool>()) << Op.Name << " " << Field;
    for (auto [Name, Attribute] : Memory)
      EXPECT_EQ(Set.contains(Attribute), Fact["function_attribute"] == Name)
          << Op.Name << " " << Name;
  }
}

TEST_F(Facts, SameEnums) {
  const json Enums = load(DXIL_ENUMS_JSON);
  size_t Compared = 0;
  for (const EnumInfo &Enum : allEnums()) {
    auto Fact = Enums.find(std::string(Enum.Name));
    if (Fact == Enums.end())
      continue;
    ++Compared;
    for (const json &Case : *Fact)
      if (Case[0] != "Invalid")
        EXPECT_EQ(caseName(Enum, Case[1].get<int64_t>()), Case[0].get<std::string>()) << Enum.Name;
  }
  EXPECT_GE(Compared, 6u);
}

} // namespace
