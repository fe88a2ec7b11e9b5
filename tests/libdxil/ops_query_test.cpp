// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every operation through dxil_ops.h against the JSON database, in every version, and arguments
// that are none.
#include <dxil_ops.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>

using nlohmann::json;

namespace {

const json &database() {
  static const json Database = [] {
    std::ifstream In(OPS_JSON);
    return json::parse(In);
  }();
  return Database;
}

uint32_t word(const std::string &Version) {
  const size_t Dot = Version.find('.');
  return DXIL_VERSION(std::stoul(Version.substr(0, Dot)), std::stoul(Version.substr(Dot + 1)));
}

/// The names of a set's members.
json names(uint32_t Mask, const char *(*NameOf)(uint32_t)) {
  std::set<std::string> Result;
  for (uint32_t Bit = 0; Bit < 32; ++Bit)
    if (Mask >> Bit & 1) {
      const char *Name = NameOf(Bit);
      EXPECT_NE(Name, nullptr) << Bit;
      Result.insert(Name ? Name : "?");
    }
  return Result;
}

json sorted(const json &List) {
  return std::set<std::string>(List.begin(), List.end());
}

/// The list of the latest entry not after a version; empty if there is none.
json inForce(const json &List, const char *Member, uint32_t Version) {
  json Result = json::array();
  for (const json &Entry : List)
    if (word(Entry["since"]) <= Version)
      Result = Entry[Member];
  return sorted(Result);
}

json listOf(uint32_t Opcode, uint32_t Kind) {
  json Result = json::array();
  while (const char *Name = dxil_op_name_at(Opcode, Kind, uint32_t(Result.size())))
    Result.push_back(Name);
  return Result;
}

template <class Find> std::set<uint32_t> found(Find Query) {
  std::set<uint32_t> Result;
  for (uint32_t I = 0; Query(I) != DXIL_NO_OP; ++I)
    EXPECT_TRUE(Result.insert(Query(I)).second);
  return Result;
}

dxil_op_info describe(uint32_t Opcode) {
  dxil_op_info Info = {};
  Info.size = sizeof Info;
  EXPECT_EQ(dxil_op_describe(Opcode, &Info), DXIL_OK);
  return Info;
}

void checkArguments(const json &Op, uint32_t Opcode, uint32_t Count) {
  ASSERT_EQ(Count, Op["arguments"].size());
  for (uint32_t I = 0; I < Count; ++I) {
    const json &Expected = Op["arguments"][I];
    dxil_op_argument_info Info = {};
    Info.size = sizeof Info;
    ASSERT_EQ(dxil_op_argument(Opcode, I, &Info), DXIL_OK);
    EXPECT_EQ(Info.name, Expected["name"]);
    EXPECT_EQ(Info.type, Expected["type"]);
    EXPECT_EQ(Info.doc, Expected["doc"]);
    EXPECT_EQ(Info.enum_name, Expected["enum"].is_null() ? "" : Expected["enum"]);
    EXPECT_EQ(Info.is_immediate != 0, Expected["immediate"]);
    EXPECT_EQ(Info.is_unsigned != 0, Expected["unsigned"]);
    const json &Range = Expected["range"];
    const bool HasRange = !Range.is_null();
    EXPECT_EQ(Info.has_minimum != 0, HasRange && !Range["minimum"].is_null());
    EXPECT_EQ(Info.has_maximum != 0, HasRange && !Range["maximum"].is_null());
    EXPECT_NEAR(Info.minimum, Info.has_minimum ? Range["minimum"].get<double>() : 0, 1e-5);
    EXPECT_NEAR(Info.maximum, Info.has_maximum ? Range["maximum"].get<double>() : 0, 1e-5);
  }
  dxil_op_argument_info Past = {};
  Past.size = sizeof Past;
  EXPECT_EQ(dxil_op_argument(Opcode, Count, &Past), DXIL_ARGUMENT);
}

/// Compares the properties of an op in one version with the JSON database.
void checkVersion(const json &Op, uint32_t Opcode, uint32_t Version) {
  json Stages = inForce(Op["stages"], "stages", Version);
  if (Stages == json{"all_stages"}) {
    Stages = json::array();
    for (const json &S : database()["stages"])
      Stages.push_back(S["name"]);
  }
  const bool Removed = Stages == json{"removed"};
  EXPECT_EQ(names(dxil_op_stages(Opcode, Version), dxil_stage_name),
            Removed ? json::array() : sorted(Stages));
  EXPECT_EQ(names(dxil_op_attributes(Opcode, Version), dxil_op_attribute_name),
            inForce(Op["attributes"], "attributes", Version));
  EXPECT_EQ(dxil_op_is_available(Opcode, Version) != 0,
            !Op["reserved"] && word(Op["min_dxil"]) <= Version && !Removed);
  for (uint32_t D = 0; D <= Op["overloads"].size(); ++D) {
    const json Entries = D < Op["overloads"].size() ? Op["overloads"][D] : json::array();
    EXPECT_EQ(names(dxil_op_overloads(Opcode, Version, D), dxil_overload_name),
              inForce(Entries, "types", Version));
    EXPECT_EQ(names(dxil_op_vector_overloads(Opcode, Version, D), dxil_overload_name),
              inForce(Entries, "vector_element_types", Version));
  }
}

TEST(OpQueries, AreTheDatabase) {
  ASSERT_EQ(dxil_op_count(), database()["ops"].size());
  for (const json &Op : database()["ops"]) {
    const std::string Name = Op["name"];
    SCOPED_TRACE(Name);
    const uint32_t Opcode = dxil_op_by_name(Name.c_str());
    ASSERT_EQ(Opcode, Op["opcode"]);
    EXPECT_EQ(dxil_op_by_number(Opcode), Opcode);
    const dxil_op_info Info = describe(Opcode);
    EXPECT_EQ(Info.name, Name);
    EXPECT_EQ(Info.opcode, Opcode);
    EXPECT_EQ(Info.class_name, Op["class"]);
    EXPECT_EQ(Info.category, Op["category"]);
    EXPECT_EQ(Info.doc, Op["doc"]);
    EXPECT_EQ(Info.result_type, Op["result"]);
    EXPECT_EQ(Info.result_doc, Op["result_doc"]);
    EXPECT_EQ(Info.extension, Op["extension_intrinsic"].is_null() ? "" : Op["extension_intrinsic"]);
    EXPECT_EQ(Info.is_reserved != 0, Op["reserved"]);
    EXPECT_EQ(Info.is_experimental != 0, Opcode >> 16 != 0);
    EXPECT_EQ(Info.overload_dimensions, Op["overloads"].size());
    EXPECT_EQ(Info.min_version, word(Op["min_dxil"]));
    EXPECT_EQ(
        Info.translated_min_version,
        word(Op["min_dxil_translated"].is_null() ? Op["min_dxil"] : Op["min_dxil_translated"]));
    const json &Last = Op["stages"].empty() ? json() : Op["stages"].back();
    EXPECT_EQ(Info.removed_version,
              !Last.is_null() && Last["stages"] == json{"removed"} ? word(Last["since"]) : 0);
    EXPECT_EQ(listOf(Opcode, DXIL_OP_NAMES_INTRINSICS), Op["intrinsics"]);
    EXPECT_EQ(listOf(Opcode, DXIL_OP_NAMES_GENERIC_IR), Op["generic_ir"]);
    EXPECT_EQ(listOf(Opcode, DXIL_OP_NAMES_HLSL), Op["hlsl"]);
    EXPECT_EQ(listOf(Opcode, DXIL_OP_NAMES_COUNTERS), Op["counters"]);
    checkArguments(Op, Opcode, Info.argument_count);
    for (const std::string Version : database()["versions"])
      checkVersion(Op, Opcode, word(Version));
  }
}

TEST(OpQueries, FindTheSameOpsAsTheDatabase) {
  std::map<std::string, std::set<uint32_t>> Intrinsics, Hlsl, Classes;
  std::set<uint32_t> All;
  for (const json &Op : database()["ops"]) {
    All.insert(Op["opcode"].get<uint32_t>());
    Classes[Op["class"]].insert(Op["opcode"].get<uint32_t>());
    for (const std::string Name : Op["intrinsics"])
      Intrinsics[Name].insert(Op["opcode"].get<uint32_t>());
    if (!Op["extension_intrinsic"].is_null())
      Intrinsics[Op["extension_intrinsic"]].insert(Op["opcode"].get<uint32_t>());
    for (const std::string Name : Op["hlsl"])
      Hlsl[Name].insert(Op["opcode"].get<uint32_t>());
  }
  EXPECT_EQ(found(dxil_op_at), All);
  for (const auto &[Name, Ops] : Intrinsics)
    EXPECT_EQ(found([&](uint32_t I) { return dxil_op_by_intrinsic(Name.c_str(), I); }), Ops)
        << Name;
  for (const auto &[Name, Ops] : Hlsl)
    EXPECT_EQ(found([&](uint32_t I) { return dxil_op_by_hlsl(Name.c_str(), I); }), Ops) << Name;
  for (const auto &[Name, Ops] : Classes) {
    EXPECT_EQ(found([&](uint32_t I) { return dxil_op_by_class(Name.c_str(), I); }), Ops) << Name;
    const std::string Function = "dx.op." + Name + ".f32";
    EXPECT_EQ(found([&](uint32_t I) { return dxil_op_by_function(Function.c_str(), I); }), Ops);
  }
}

TEST(OpQueries, KnowTheEnums) {
  for (const json &Enum : database()["enums"]) {
    const std::string Name = Enum["name"];
    SCOPED_TRACE(Name);
    dxil_op_enum_info Info = {};
    Info.size = sizeof Info;
    ASSERT_EQ(dxil_op_enum(Name.c_str(), &Info), DXIL_OK);
    EXPECT_EQ(Info.name, Name);
    EXPECT_EQ(Info.doc, Enum["doc"]);
    EXPECT_EQ(Info.is_flags != 0, Enum["flags"]);
    ASSERT_EQ(Info.value_count, Enum["values"].size());
    for (uint32_t I = 0; I < Info.value_count; ++I) {
      dxil_op_enum_value Value = {};
      Value.size = sizeof Value;
      ASSERT_EQ(dxil_op_enum_value_at(Name.c_str(), I, &Value), DXIL_OK);
      EXPECT_EQ(Value.name, Enum["values"][I]["name"]);
      EXPECT_EQ(Value.value, Enum["values"][I]["value"]);
      EXPECT_EQ(Value.doc, Enum["values"][I]["doc"]);
    }
  }
}

TEST(OpQueries, NamesAndNumbersOfSets) {
  EXPECT_STREQ(dxil_stage_name(DXIL_STAGE_PIXEL), "pixel");
  EXPECT_STREQ(dxil_overload_name(DXIL_OVERLOAD_HALF), "half");
  EXPECT_STREQ(dxil_overload_suffix(DXIL_OVERLOAD_HALF), "f16");
  EXPECT_STREQ(dxil_op_attribute_name(DXIL_OP_ATTRIBUTE_READ_NONE), "ReadNone");
  EXPECT_EQ(DXIL_OPCODE_SIN, dxil_op_by_name("Sin"));
  for (auto *NameOf :
       {dxil_stage_name, dxil_overload_name, dxil_overload_suffix, dxil_op_attribute_name})
    for (uint32_t Number : {31u, 32u, 255u, 256u, ~0u})
      EXPECT_EQ(NameOf(Number), nullptr) << Number;
}

TEST(OpQueries, JudgeCalls) {
  const uint32_t Float[] = {DXIL_OVERLOAD_FLOAT, DXIL_OVERLOAD_FLOAT},
                 Double[] = {DXIL_OVERLOAD_DOUBLE},
                 Vector[] = {DXIL_OVERLOAD_FLOAT | DXIL_OVERLOAD_IS_VECTOR};
  const uint32_t Sin = DXIL_OPCODE_SIN, V16 = DXIL_VERSION(1, 6);
  EXPECT_EQ(dxil_op_check(Sin, Float, 1, DXIL_STAGE_PIXEL, V16), nullptr);
  EXPECT_STREQ(dxil_op_check(Sin, Double, 1, DXIL_STAGE_PIXEL, V16), "OverloadNotAllowed");
  EXPECT_STREQ(dxil_op_check(Sin, Vector, 1, DXIL_STAGE_PIXEL, V16), "OverloadNotAllowed");
  EXPECT_EQ(dxil_op_check(Sin, Vector, 1, DXIL_STAGE_PIXEL, DXIL_VERSION(1, 9)), nullptr);
  EXPECT_STREQ(dxil_op_check(Sin, nullptr, 1, DXIL_STAGE_PIXEL, V16), "OverloadMissing");
  EXPECT_STREQ(dxil_op_check(Sin, Float, 2, DXIL_STAGE_PIXEL, V16), "OverloadUnexpected");
  EXPECT_STREQ(dxil_op_check(Sin, Float, 1, ~0u, V16), "StageNotAllowed");
  EXPECT_STREQ(dxil_op_check(DXIL_OPCODE_CREATE_HANDLE, nullptr, 0, DXIL_STAGE_PIXEL, V16),
               "Removed");
  EXPECT_STREQ(
      dxil_op_check(DXIL_OPCODE_ANNOTATE_HANDLE, nullptr, 0, DXIL_STAGE_PIXEL, DXIL_VERSION(1, 5)),
      "NotYetAvailable");
  EXPECT_STREQ(dxil_op_check(77777, nullptr, 0, 0, DXIL_NEWEST), "UnknownOp");
}

TEST(OpQueries, ArgumentsThatAreNone) {
  for (auto *Find : {dxil_op_by_class, dxil_op_by_function, dxil_op_by_intrinsic, dxil_op_by_hlsl})
    for (const char *Name : {static_cast<const char *>(nullptr), "", "dx.op.", "no such", "Sin "})
      EXPECT_EQ(Find(Name, 0), DXIL_NO_OP);
  EXPECT_EQ(dxil_op_by_name(nullptr), DXIL_NO_OP);
  EXPECT_EQ(dxil_op_by_name("sin"), DXIL_NO_OP);
  EXPECT_EQ(dxil_op_by_number(0x7fff0000), DXIL_NO_OP);
  EXPECT_EQ(dxil_op_at(~0u), DXIL_NO_OP);
  EXPECT_EQ(dxil_op_name_at(DXIL_OPCODE_SIN, 99, 0), nullptr);
  EXPECT_EQ(dxil_op_name_at(DXIL_NO_OP, 0, 0), nullptr);
  EXPECT_EQ(dxil_op_describe(DXIL_OPCODE_SIN, nullptr), DXIL_ARGUMENT);
  EXPECT_EQ(dxil_op_argument(DXIL_OPCODE_SIN, 0, nullptr), DXIL_ARGUMENT);
  EXPECT_EQ(dxil_op_enum(nullptr, nullptr), DXIL_ARGUMENT);
  dxil_op_info Info = {};
  EXPECT_EQ(dxil_op_describe(DXIL_OPCODE_SIN, &Info), DXIL_ARGUMENT); // no size
  Info.size = sizeof Info;
  EXPECT_EQ(dxil_op_describe(DXIL_NO_OP, &Info), DXIL_ARGUMENT);
  EXPECT_EQ(dxil_op_stages(DXIL_NO_OP, DXIL_NEWEST), 0u);
  EXPECT_EQ(dxil_op_overloads(DXIL_NO_OP, DXIL_NEWEST, 0), 0u);
  EXPECT_EQ(dxil_op_overloads(DXIL_OPCODE_SIN, DXIL_NEWEST, ~0u), 0u);
  EXPECT_EQ(dxil_op_attributes(DXIL_NO_OP, DXIL_NEWEST), 0u);
  EXPECT_EQ(dxil_op_is_available(DXIL_NO_OP, DXIL_NEWEST), 0u);
}

TEST(OpQueries, OlderCallersGetWhatTheyKnow) {
  dxil_op_info Info = {};
  Info.size = offsetof(dxil_op_info, class_name);
  Info.class_name = "mine";
  ASSERT_EQ(dxil_op_describe(DXIL_OPCODE_SIN, &Info), DXIL_OK);
  EXPECT_STREQ(Info.name, "Sin");
  EXPECT_STREQ(Info.class_name, "mine");
  EXPECT_EQ(Info.size, offsetof(dxil_op_info, class_name));
}

} // namespace
